"""Finished games: the newest stay in a folder of their own, as ordinary saves.

A name tells the date, how many games were finished before, and the seal: the date is for people,
the number gives the order (a clock may be set back), the seal says which match it is.
"""

import re
from contextlib import suppress
from pathlib import Path
from typing import Final

from game.app.files import FileProblem, backup_of
from game.app.paths import current_save, finished_folder, running_folder, text_save
from game.app.saves import BadSave, SavedGame, game_of, read_save, seal_of, write_save
from game.app.seals import DIGITS
from game.core.errors import KododoError
from game.core.words import _

MOST_FINISHED: Final = 50
"""Some weeks of evenings in about a megabyte."""
_NUMBERED: Final = re.compile(r"\d*-\d*-(\d+)-[0-9a-f]*\.json")


class NoGame(KododoError):
    """Nobody has played here yet; the sentence says what to give instead."""


def archive(save: Path | str, folder: Path) -> Path | None:
    """Put a finished match among the earlier ones, and let the oldest go; None if it is not.

    `save` is a file, or the text of one. However often it is called, a match is there once.
    """
    try:
        saved = read_save(save)
        if saved.match.outcome is None:
            return None
        known = finished_game(saved.match.log.header.seal, folder)
        if known is not None:
            return known
        path = folder / _name(saved, folder)
        write_save(path, saved)
    except (BadSave, FileProblem):
        return None
    for old in finished_games(folder)[MOST_FINISHED:]:
        for each in (backup_of(old), old):
            with suppress(OSError):
                each.unlink(missing_ok=True)
    return path


def finished_games(folder: Path) -> list[Path]:
    """The finished matches of a folder, the one that was finished last first."""
    return sorted(folder.glob("*.json"), key=lambda path: (_number(path), path.name), reverse=True)


def finished_game(seal: str, folder: Path) -> Path | None:
    """Where the finished match with this seal is kept."""
    for path in folder.glob(f"*-{seal[:DIGITS]}.json"):
        with suppress(BadSave):
            if seal_of(path) == seal:
                return path
    return None


def has_finished(game: str, folder: Path) -> bool:
    """Whether a match of this game was ever played to its end here, as far as we remember."""
    for path in finished_games(folder):
        with suppress(BadSave):
            if game_of(path) == game:
                return True
    return False


def newest_game() -> Path:
    """The match that was played last, finished or running, or NoGame."""
    running = running_folder().glob("*.json")
    texts = text_save().parent.glob(f"{text_save().stem}*.json")
    games = [*finished_games(finished_folder())[:1], *running, current_save(), *texts]
    there = [path for path in games if path.is_file()]
    if not there:
        raise NoGame(_("There is no game yet; name the file of a saved one."))
    return max(there, key=lambda path: path.stat().st_mtime)


def _name(saved: SavedGame, folder: Path) -> str:
    digits = "".join(symbol for symbol in saved.saved_at if symbol in "0123456789")
    number = max(map(_number, folder.glob("*.json")), default=0) + 1
    seal = saved.match.log.header.seal
    return f"{digits[:8]}-{digits[8:14]}-{number:04}-{seal[:DIGITS]}.json"


def _number(path: Path) -> int:
    """How many were finished when it was; older versions did not number them."""
    found = _NUMBERED.fullmatch(path.name)
    return int(found[1]) if found else 0
