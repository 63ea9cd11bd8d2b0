"""The saved game that a command is about: the named file, or the game that was played last."""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from game.app.saving.archive import newest_game
from game.app.saving.saves import BadSave, read_record
from game.app.storage.files import FileMissing, backup_of, read_bytes
from game.cli.terminal.console import Console
from game.core.errors import KododoError
from game.core.words import _


def may_write(console: Console, path: Path, seal: str) -> bool:
    """Whether a match may be kept under this name; FileProblem where no match ever could be."""
    for each in (path, backup_of(path)):
        question = _objection(each, seal)
        if question is not None:
            return console.confirm(question)
    return True


def _objection(path: Path, seal: str) -> str | None:
    """What to ask before something is written over; nothing, or this very match, may go."""
    try:
        log = read_record(read_bytes(path)).get("log")
    except FileMissing:
        return None
    except BadSave:
        return _("{path} is there already and is no saved game. Write over it?").format(path=path)
    if isinstance(log, dict) and log.get("seal") == seal:
        return None
    return _("{path} is there already and holds another game. Write over it?").format(path=path)


class NotOver(KododoError):
    """Somebody asked for what only the end of a match may tell."""


def add_game(parser: ArgumentParser) -> None:
    """Let a command take a FILE."""
    parser.add_argument(
        "file",
        metavar="FILE",
        type=Path,
        nargs="?",
        help=_("a saved game; without it the last one"),
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
