"""Saves that were read before: one whose file is still the same is not read again.

To read a save is to play its match; whoever looks around often would do so again and again.
"""

from pathlib import Path
from typing import TypeAlias

from game.app.saving.saves import BadSave, SavedGame, read_latest

_Stamp: TypeAlias = tuple[int, int, int]


class SaveMemory:
    """What was in the files; a file that was written since is another one."""

    __slots__ = ("_saves",)

    def __init__(self) -> None:
        self._saves: dict[Path, tuple[_Stamp, SavedGame]] = {}

    def read(self, path: Path) -> tuple[SavedGame, BadSave | None]:
        """As `read_latest`. Nobody may play on with the match: it is the same one every time."""
        stamp = _stamp(path)
        known, saved = self._saves.get(path, (None, None))
        if saved is not None and known == stamp:
            return saved, None
        saved, problem = read_latest(path)
        if stamp is not None and problem is None:
            self._saves[path] = stamp, saved
        return saved, problem


def _stamp(path: Path) -> _Stamp | None:
    """Every write makes a new file; taken before reading, so that a later one is never missed."""
    try:
        status = path.stat()
    except OSError:
        return None
    return status.st_ino, status.st_mtime_ns, status.st_size
