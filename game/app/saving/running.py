"""The running matches: a file each, so that none takes the place of another.

Whoever plays a match holds its claim. Without it nobody writes the file, mends it or ends it, so
that several programs can use one home. What was read before is not read again as long as its file
is the same: to read a save is to play its match.
"""

from collections.abc import Collection
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeAlias

from game.app.saving.archive import archive, finished_game
from game.app.saving.saves import BadSave, ForeignSave, SavedGame, read_latest
from game.app.storage import paths
from game.app.storage.files import FileProblem, backup_of, set_aside, sweep, take_place, write_text
from game.app.storage.locks import FileLock
from game.core.log import LogHeader
from game.core.words import _

MOST_WAITING: Final = 20
"""Whoever begins one more is asked about the oldest."""
MOST_OFFERED: Final = 60
"""Files beyond are no games that somebody means to go on with."""
_DIGITS: Final = 16
_Stamp: TypeAlias = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class WaitingMatch:
    """A match that somebody has left, and its file."""

    path: Path
    saved: SavedGame


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


@dataclass(slots=True)
class FoundMatches:
    """What there is among the running matches, the newest first."""

    waiting: list[WaitingMatch] = field(default_factory=list)
    over: list[WaitingMatch] = field(default_factory=list)
    """Finished, but nobody has seen the result yet."""
    notes: list[str] = field(default_factory=list)
    """A sentence for each file that cannot be played."""
    memory: SaveMemory = field(default_factory=SaveMemory)


class SaveSlot:
    """The right to write one match, until it is let go or the program ends."""

    __slots__ = ("_lock", "path")

    def __init__(self, path: Path, lock: FileLock) -> None:
        self.path = path
        self._lock = lock

    def write(self, text: str, *, is_over: bool) -> None:
        """Keep the match as it stands, and a finished one among the finished; or FileProblem.

        In this order: what is found again after a sudden end is finished or not, never both.
        """
        lock = self._lock.firm()
        if lock is None:
            raise FileProblem(_("Another program plays this game meanwhile."))
        self._lock = lock
        write_text(self.path, text)
        if is_over:
            archive(text, paths.finished_folder())

    def end(self) -> bool:
        """Nothing is left to go on with; false if the match is not over, or FileProblem."""
        if self.path.exists() and archive(self.path, paths.finished_folder()) is None:
            self.let_go()
            return False
        self.discard()
        return True

    def close(self) -> None:
        """Nobody plays it here any more: it waits, or it is over and its result was seen."""
        with suppress(FileProblem):
            self.end()

    def discard(self) -> None:
        """Forget the match. The earlier version goes first: it must not come back."""
        for path in (backup_of(self.path), self.path):
            with suppress(OSError):
                path.unlink(missing_ok=True)
        sweep(self.path.parent, self.path.name)
        self._lock.let_go(remove=True)

    def let_go(self) -> None:
        """Somebody else may play it."""
        self._lock.let_go()


def place_of(header: LogHeader) -> Path:
    """Where a running match is kept."""
    return paths.running_folder() / f"{header.game}-{header.seal[:_DIGITS]}.json"


def claim(path: Path) -> SaveSlot | None:
    """The claim on a match, or None while another program plays it."""
    lock = FileLock.take(path.with_suffix(".lock"))
    return None if lock is None else SaveSlot(path, lock)


def running_games() -> list[Path]:
    """The files of all running matches, the newest first."""
    return sorted(paths.running_folder().glob("*.json"), key=_written_at, reverse=True)


def look_around(own: Collection[Path] = (), memory: SaveMemory | None = None) -> FoundMatches:
    """All running matches that no other program plays; `own` are claimed by this one.

    What a sudden end has left behind is put in order on the way. Whoever looks more than once
    brings a memory: what has not changed is not read again.
    """
    found = FoundMatches(memory=memory or SaveMemory())
    for path in sorted(_places(), key=_written_at, reverse=True)[:MOST_OFFERED]:
        if path in own:
            _look_at(path, found)
        elif (held := claim(path)) is not None:
            sweep(path.parent, path.name)
            if _look_at(path, found):
                held.let_go()
            else:
                held.discard()
    return found


def _places() -> set[Path]:
    """Where a match is, or something is left of one."""
    folder = paths.running_folder()
    backups = (path.with_suffix("") for path in folder.glob("*.json.bak"))
    locks = (path.with_suffix(".json") for path in folder.glob("*.lock"))
    return {*folder.glob("*.json"), *backups, *locks}


def _look_at(path: Path, found: FoundMatches) -> bool:
    """Add a match to what was found; false if there is nothing to keep at its place."""
    saved = _read(path, found)
    if saved is None:
        return path.exists()
    if saved.match.outcome is not None:
        found.over.append(WaitingMatch(path, saved))
    elif finished_game(saved.match.log.header.seal, paths.finished_folder()) is not None:
        return False  # an earlier moment of a match that has come to its end
    else:
        found.waiting.append(WaitingMatch(path, saved))
    return True


def _read(path: Path, found: FoundMatches) -> SavedGame | None:
    """The save, or its previous version; what is broken makes room, and is kept."""
    if not path.exists() and not backup_of(path).exists():
        return None
    try:
        saved, problem = found.memory.read(path)
    except BadSave as broken:
        saved, problem = None, broken
    if isinstance(problem, ForeignSave) and path.exists():
        words = _("{reason} It stays where it is: {path}")
        found.notes.append(words.format(reason=problem, path=path))
        return None
    if problem is not None:
        words = _("Your saved game cannot be read. {reason}")
        if saved is not None:
            words = _("Your saved game cannot be read, an earlier save takes its place. {reason}")
        kept = set_aside(path)
        where = "" if kept is None else " " + _("It is kept as {path}.").format(path=kept)
        found.notes.append(words.format(reason=problem) + where)
        if saved is None:
            set_aside(backup_of(path))
        else:
            take_place(backup_of(path), path)
    return saved


def _written_at(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
