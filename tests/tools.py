"""Tests that need a program of the system: left out without it, and named when the run ends."""

import re
import shutil
from collections.abc import Iterable
from importlib.util import find_spec
from typing import Final

import pytest

PACKAGES: Final = {
    "Xvfb": "xvfb",
    "xdotool": "xdotool",
    "makensis": "nsis",
    "wine": "wine",
    "chromium": "chromium",
    "openbox": "openbox",
}
"""Each program, and the package of Debian and Ubuntu that brings it."""
LIBRARIES: Final = frozenset(("playwright",))
"""What pip brings, in the extra `pages`."""

_NOT_TRIED: Final = re.compile(r"not tried: (.+) \(needs (.+)\)$")


def needs(claim: str, *programs: str) -> pytest.MarkDecorator:
    """Leave tests out where a program is missing; `claim` says what is not tried then."""
    missing = [
        program
        for program in programs
        if (find_spec if program in LIBRARIES else shutil.which)(program) is None
    ]
    reason = f"not tried: {claim} (needs {', '.join(missing)})"
    return pytest.mark.skipif(bool(missing), reason=reason)


def not_tried(reasons: Iterable[str]) -> str | None:
    """One line about all that was left out for want of a program, and how to get it."""
    found = sorted({match.groups() for match in map(_NOT_TRIED.search, reasons) if match})
    if not found:
        return None
    programs = sorted({name for _claim, names in found for name in names.split(", ")})
    packages = " ".join(PACKAGES[name] for name in programs if name not in LIBRARIES)
    claims = ", ".join(claim for claim, _names in found)
    return (
        f"not tried: {claims}; install {', '.join(programs)} "
        f"(Debian and Ubuntu: sudo apt install {packages})"
    )
