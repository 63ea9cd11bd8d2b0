"""What a player has written on a finished game: a name, and that it is kept for good.

Each game has a small file of its own, by its seal, beside the saves: a save itself never changes,
and two programs that label different games cannot take anything from each other.
"""

import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from game.app.seating import short_text
from game.app.storage.files import FileMissing, FileProblem, backup_of, read_bytes, write_text
from game.app.storage.json_records import BadRecord, parse_record
from game.core.plain import Json
from game.core.words import _

FORMAT: Final = 1
KIND: Final = "label"
_DIGITS: Final = 16


@dataclass(frozen=True, slots=True)
class GameLabel:
    """An empty name is none; a game that is kept is never let go to make room."""

    name: str = ""
    kept: bool = False


BLANK: Final = GameLabel()
UNREADABLE: Final = GameLabel(kept=True)
"""It may have said so: nobody loses a game over a damaged label."""


def read_label(seal: str, folder: Path) -> GameLabel:
    """The label of the game with this seal; a damaged one gives way to its earlier version."""
    path = _place(seal, folder)
    found = BLANK
    for each in (path, backup_of(path)):
        try:
            return _label(parse_record(read_bytes(each)), seal)
        except FileMissing:
            continue
        except (BadRecord, FileProblem, ValueError):
            found = UNREADABLE
    return found


def labelled(folder: Path) -> Callable[[str], bool]:
    """Whether anything is written on the game of a seal, as the folder is now."""
    try:
        digits = {path.name[:_DIGITS] for path in folder.iterdir()}
    except OSError:
        digits = set()
    return lambda seal: seal[:_DIGITS] in digits


def kept_seals(folder: Path, digits: int) -> frozenset[str]:
    """The first digits of the seals of all games that are kept, by the names of their files."""
    kept = set()
    for path in folder.glob("*.json"):
        try:
            record = parse_record(read_bytes(path))
        except (BadRecord, FileProblem):
            record = {"kept": True}
        if record.get("kept") is not False:
            kept.add(path.name[:digits])
    return frozenset(kept)


def write_label(seal: str, label: GameLabel, folder: Path) -> None:
    """Keep the label, or FileProblem; one of a newer version is left as it is."""
    path = _place(seal, folder)
    if _format(path) > FORMAT:
        raise FileProblem(_("A newer version of Kododo has named this game; it stays so."))
    record: dict[str, Json] = {
        "kododo": KIND,
        "format": FORMAT,
        "seal": seal,
        "name": label.name,
        "kept": label.kept,
    }
    write_text(path, json.dumps(record, ensure_ascii=False, indent=1) + "\n")


def remove_label(seal: str, folder: Path) -> None:
    """The game is gone. The earlier version goes first: it must not come back."""
    path = _place(seal, folder)
    for each in (backup_of(path), path):
        with suppress(OSError):
            each.unlink(missing_ok=True)


def _place(seal: str, folder: Path) -> Path:
    return folder / f"{seal[:_DIGITS]}.json"


def _format(path: Path) -> int:
    """The version of a label, or 0 where none can be read."""
    try:
        version = parse_record(read_bytes(path)).get("format")
    except (BadRecord, FileProblem):
        return 0
    return version if type(version) is int else 0


def _label(record: dict[str, Json], seal: str) -> GameLabel:
    """The label of a record, or ValueError where it is none of this game."""
    name, kept = short_text(record.get("name")), record.get("kept")
    ours = record.get("kododo") == KIND and record.get("seal") == seal
    if not ours or record.get("format") != FORMAT or type(kept) is not bool:
        raise ValueError("not a label of this game")
    return GameLabel(name, kept)
