"""What the release workflow asks: `release.py check TAG`, `release.py notes`, `release.py gather`.

A tag must name the version at hand, and the change log must call that version released.
"""

import shutil
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bundle import facts
from bundle.tree import SUMS, write_sums

UNRELEASED: Final = "not yet released"
NOT_PUBLISHED: Final = (SUMS, "*.png")
"""Checksums of a part, which are made anew for the whole, and pictures of trials."""


class NotFit(Exception):
    """Why nothing must be published, in a sentence."""


def check(tag: str, version: str, head: str) -> None:
    """Raise NotFit if the tag is not that of the version, or the change log is not ready."""
    if tag != f"v{version}":
        raise NotFit(f"The tag {tag} is not that of version {version}.")
    if head.split()[:1] != [version]:
        raise NotFit(f"The newest section of the change log is {head!r}, not {version}.")
    if UNRELEASED in head:
        raise NotFit(f"The change log says that {version} is {UNRELEASED}; give it a date.")


def gather(parts: Path, out: Path) -> None:
    """Copy the files of all parts into one folder; two of one name would hide each other."""
    out.mkdir()
    for path in sorted(path for path in parts.rglob("*") if path.is_file()):
        if any(path.match(pattern) for pattern in NOT_PUBLISHED):
            continue
        if (out / path.name).exists():
            raise NotFit(f"Two parts of the release are called {path.name}.")
        shutil.copyfile(path, out / path.name)
    write_sums(out)


def parser() -> ArgumentParser:
    made = ArgumentParser("release.py", description="Prepare a release of Kododo.")
    steps = made.add_subparsers(dest="step", required=True)
    checked = steps.add_parser("check", help="compare tag, version and change log")
    checked.add_argument("tag")
    steps.add_parser("notes", help="print the newest section of the change log")
    gathered = steps.add_parser("gather", help="copy all parts into one folder, with checksums")
    gathered.add_argument("parts", type=Path)
    gathered.add_argument("out", type=Path)
    return made


def main(arguments: Sequence[str]) -> int:
    options = parser().parse_args(arguments)
    head, body = facts.newest_section()
    try:
        if options.step == "check":
            check(options.tag, facts.version(), head)
        elif options.step == "gather":
            gather(options.parts, options.out)
        else:
            print(body)
    except NotFit as problem:
        print(problem, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
