"""Tests that need a program of the system: left out without it, and named when the run ends."""

import re
import shutil
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import pytest

PACKAGES: Final = {
    "Xvfb": "xvfb",
    "xdotool": "xdotool",
    "makensis": "nsis",
    "wine": "wine",
    "chromium": "chromium",
    "openbox": "openbox",
    "dbus-daemon": "dbus",
}
"""Each program, and the package of Debian and Ubuntu that brings it."""
LIBRARIES: Final = frozenset(("accesskit", "playwright"))
"""What pip brings, in an extra."""
SERVICES: Final = {
    "at-spi-bus-launcher": ("/usr/libexec/at-spi-bus-launcher", "at-spi2-core"),
    "python3-gi": ("/usr/lib/python3/dist-packages/gi/__init__.py", "python3-gi"),
    "Atspi": ("/usr/lib/*/girepository-1.0/Atspi-2.0.typelib", "gir1.2-atspi-2.0"),
}
"""What lies in no folder of programs: where it lies, and its package."""

_NOT_TRIED: Final = re.compile(r"not tried: (.+) \(needs (.+)\)$")


def needs(claim: str, *programs: str) -> pytest.MarkDecorator:
    """Leave tests out where a program is missing; `claim` says what is not tried then."""
    missing = [program for program in programs if not _is_there(program)]
    reason = f"not tried: {claim} (needs {', '.join(missing)})"
    return pytest.mark.skipif(bool(missing), reason=reason)


def _is_there(program: str) -> bool:
    if program in SERVICES:
        return any(Path("/").glob(SERVICES[program][0].lstrip("/")))
    return (find_spec if program in LIBRARIES else shutil.which)(program) is not None


def not_tried(reasons: Iterable[str]) -> str | None:
    """One line about all that was left out for want of a program, and how to get it."""
    found = sorted({match.groups() for match in map(_NOT_TRIED.search, reasons) if match})
    if not found:
        return None
    programs = sorted({name for _claim, names in found for name in names.split(", ")})
    known = PACKAGES | {name: package for name, (_path, package) in SERVICES.items()}
    packages = " ".join(known[name] for name in programs if name not in LIBRARIES)
    claims = ", ".join(claim for claim, _names in found)
    return (
        f"not tried: {claims}; install {', '.join(programs)} "
        f"(Debian and Ubuntu: sudo apt install {packages})"
    )
