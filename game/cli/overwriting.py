"""Nothing of somebody's is written over without asking: no file, and no other game."""

from pathlib import Path

from game.app.files import FileMissing, backup_of, read_bytes
from game.app.saves import BadSave, read_record
from game.cli.console import Console
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
