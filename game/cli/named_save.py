"""The saved game that a command is about: the named file, or the game that was played last."""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from game.app.archive import newest_game
from game.app.saves import BadSave
from game.core.errors import KododoError
from game.core.words import _


class NotOver(KododoError):
    """Somebody asked for what only the end of a match may tell."""


def add_game(parser: ArgumentParser) -> None:
    """Let a command take a FILE."""
    parser.add_argument(
        "file", metavar="FILE", type=Path, nargs="?", help="a saved game; without it the last one"
    )


def chosen_game(file: Path | None) -> Path:
    """The file to read; one that nobody named is named beside the output, not in it."""
    if file is not None:
        return file
    path = newest_game()
    print(_("The game in {path}:").format(path=path), file=sys.stderr, flush=True)
    return path


@contextmanager
def named(path: Path) -> Iterator[None]:
    """Call a file by its name in the sentence about what is wrong with it."""
    try:
        yield
    except BadSave as problem:
        raise BadSave(problem.about(str(path))) from None
