"""Finished games: the newest stay in a folder of their own, as ordinary saves.

A name tells the date, how many games were finished before, and the seal: the date is for people,
the number gives the order (a clock may be set back), the seal says which match it is.
"""

import re
from contextlib import suppress
from pathlib import Path
from typing import Final

from game.app.saving.game_labels import kept_seals, read_label, remove_label
from game.app.saving.kept_reviews import remove_review
from game.app.saving.saves import BadSave, SavedGame, game_of, read_save, seal_of, write_save
from game.app.seals import DIGITS
from game.app.storage.files import FileProblem, backup_of, delete_file
from game.app.storage.paths import finished_folder, labels_folder, reviews_folder, running_folder
from game.core.errors import KododoError
from game.core.words import _

MOST_FINISHED: Final = 200
"""Some months of evenings in a few megabytes; those that are kept for good are not counted."""
_NUMBERED: Final = re.compile(r"\d*-\d*-(\d+)-[0-9a-f]*\.json")


class NoGame(KododoError):
    """Nobody has played here yet; the sentence says what to give instead."""


def archive(save: Path | str, folder: Path) -> Path | None:
    """Put a finished match among the earlier ones, and let the oldest go; None if it is not.

    `save` is a file, or the text of one. However often it is called, a match is there once.
    FileProblem if it could not be written: then it must not be forgotten elsewhere.
    """
    try:
        saved = read_save(save)
    except BadSave:
        return None
    if saved.match.outcome is None:
        return None
    known = finished_game(saved.match.log.header.seal, folder)
    if known is not None:
        return known
    path = folder / name_for(saved, folder)
    write_save(path, saved)
    _make_room(folder)
    return path


def forget(path: Path, seal: str) -> None:
    """A player deletes a finished game, and what was written on and about it; or FileProblem."""
    with suppress(OSError):
        backup_of(path).unlink(missing_ok=True)
    delete_file(path)
    remove_label(seal, labels_folder())
    remove_review(seal, reviews_folder())


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
    games = [*finished_games(finished_folder())[:1], *running_folder().glob("*.json")]
    there = [path for path in games if path.is_file()]
    if not there:
        raise NoGame(_("There is no game yet; name the file of a saved one."))
    return max(there, key=lambda path: path.stat().st_mtime)


def name_for(saved: SavedGame, folder: Path) -> str:
    """The name of a match that comes to the finished ones now."""
    digits = "".join(symbol for symbol in saved.saved_at if symbol in "0123456789")
    number = max(map(_number, folder.glob("*.json")), default=0) + 1
    seal = saved.match.log.header.seal
    return f"{digits[:8]}-{digits[8:14]}-{number:04}-{seal[:DIGITS]}.json"


def _make_room(folder: Path) -> None:
    """Let the oldest go; nobody loses a game that is kept, or whose file cannot be read."""
    kept = kept_seals(labels_folder(), DIGITS)
    spare = [path for path in finished_games(folder) if seal_digits(path) not in kept]
    # Digits may be alike by chance, so that the label itself is asked before a game goes.
    for old in spare[MOST_FINISHED:]:
        with suppress(BadSave, FileProblem):
            seal = seal_of(old)
            if seal is not None and not read_label(seal, labels_folder()).kept:
                forget(old, seal)


def seal_digits(path: Path) -> str:
    """The first digits of the seal of a finished match, by the name of its file."""
    return path.stem.rpartition("-")[2]


def _number(path: Path) -> int:
    """How many were finished when it was; older versions did not number them."""
    found = _NUMBERED.fullmatch(path.name)
    return int(found[1]) if found else 0
