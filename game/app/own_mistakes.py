"""A player's own costly choices, which come back to be tried again after 1, 3, 7 and 21 days.

Each is a place in a finished game. The file is read, changed and written under a lock, so that two
programs lose nothing; a damaged one gives way to its earlier version.
"""

import json
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path
from typing import Final

from game.app.files import FileMissing, FileProblem, backup_of, read_bytes, write_text
from game.app.json_records import BadRecord, parse_record
from game.app.locks import FileLock
from game.app.setting_aside import set_aside
from game.core.plain import Json
from game.core.seats import Seat
from game.review.decisions import Decision, Mark

FORMAT: Final = 1
KIND: Final = "mistakes"
DAYS: Final = (1, 3, 7, 21)
"""After how many days a mistake comes back, the first time and after each time it was avoided."""
MOST: Final = 500
"""The newest stay: nobody repeats more."""
MOST_LEARNED: Final = 5_000
"""Whoever opens an old review again is not asked for what is long known."""

PATIENCE: Final = 40
_MOMENT: Final = 0.05


class NewerBook(ValueError):
    """A newer version of Kododo has written it."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """Where it was made, how often it was avoided since, and the day on which it comes back."""

    seal: str
    entries: int
    seat: Seat
    stage: int
    due: int
    """The day, counted as `date.toordinal` does."""

    @property
    def is_learned(self) -> bool:
        """It was avoided so often that it never comes back."""
        return self.stage >= len(DAYS)


@dataclass(frozen=True, slots=True)
class _Found:
    """All that a book holds, with what is learned; its earlier version where it is damaged."""

    mistakes: tuple[Mistake, ...]
    is_damaged: bool = False


def day_of(now: str) -> int:
    """The day of a time of day as saves have it; one that cannot be read is long ago."""
    try:
        return date.fromisoformat(now[:10]).toordinal()
    except ValueError:
        return 1


class MistakeBook:
    """The mistakes of this computer's players, in a file. `wait` lets so many seconds pass."""

    def __init__(self, path: Path, wait: Callable[[float], object]) -> None:
        self._path = path
        self._wait = wait

    def read(self) -> tuple[Mistake, ...]:
        """Those that are not learned; none where only a newer version, or another user, could tell.

        What is damaged is set aside at once.
        """
        found = self._found()
        if found is None:
            return ()
        if found.is_damaged:
            self._change(lambda known: known)
        return tuple(each for each in found.mistakes if not each.is_learned)

    def due(self, today: int) -> tuple[Mistake, ...]:
        """Those that come back today, the longest due first."""
        found = [each for each in self.read() if each.due <= today]
        return tuple(sorted(found, key=lambda each: each.due))

    def note(self, seal: str, decisions: Iterable[Decision], today: int) -> None:
        """The costly ones among somebody's decisions come back; those that are known stay."""
        costly = [each for each in decisions if each.mark in (Mark.MISTAKE, Mark.BLUNDER)]

        def added(known: tuple[Mistake, ...]) -> tuple[Mistake, ...]:
            places = {(each.seal, each.entries) for each in known}
            fresh = [
                Mistake(seal, each.entries, each.seat, 0, today + DAYS[0])
                for each in costly
                if (seal, each.entries) not in places
            ]
            return (*known, *fresh)

        if costly:
            self._change(added)

    def answer(self, mistake: Mistake, today: int, *, avoided: bool) -> None:
        """It was tried again: it comes back later, or tomorrow, or never again."""
        after = _after(mistake, today, avoided=avoided)
        place = (mistake.seal, mistake.entries)

        def changed(known: tuple[Mistake, ...]) -> tuple[Mistake, ...]:
            rest = tuple(each for each in known if (each.seal, each.entries) != place)
            return (*rest, after)

        self._change(changed)

    def forget(self, seal: str) -> None:
        """The game is gone, and its mistakes with it."""
        self._change(lambda known: tuple(each for each in known if each.seal != seal))

    def _change(self, change: Callable[[tuple[Mistake, ...]], tuple[Mistake, ...]]) -> None:
        lock = self._lock()
        if lock is None:
            return
        try:
            found = self._found()
            if found is None:
                return
            changed = _kept(change(found.mistakes))
            if found.is_damaged:
                set_aside(self._path)
            if found.is_damaged or changed != found.mistakes:
                with suppress(FileProblem):
                    write_text(self._path, _text(changed))
        finally:
            lock.let_go()

    def _lock(self) -> FileLock | None:
        """Another program holds it for the time of one write, unless it hangs."""
        for _try in range(PATIENCE):
            lock = FileLock.take(self._path.with_suffix(".lock"))
            if lock is not None:
                return lock
            self._wait(_MOMENT)
        return None

    def _found(self) -> _Found | None:
        """None where the file is sound, but not ours to read."""
        try:
            return _Found(_read(self._path))
        except FileMissing:
            return _Found(_read_or_nothing(backup_of(self._path)))
        except (FileProblem, NewerBook):
            return None
        except (BadRecord, ValueError):
            return _Found(_read_or_nothing(backup_of(self._path)), is_damaged=True)


def _read(path: Path) -> tuple[Mistake, ...]:
    return _mistakes(parse_record(read_bytes(path)))


def _read_or_nothing(path: Path) -> tuple[Mistake, ...]:
    try:
        return _read(path)
    except (BadRecord, FileProblem, ValueError):
        return ()


def _kept(mistakes: tuple[Mistake, ...]) -> tuple[Mistake, ...]:
    """The newest of what is learned, then the newest of the others."""
    learned = [each for each in mistakes if each.is_learned]
    others = [each for each in mistakes if not each.is_learned]
    return (*learned[-MOST_LEARNED:], *others[-MOST:])


def _after(mistake: Mistake, today: int, *, avoided: bool) -> Mistake:
    if not avoided:
        return replace(mistake, stage=0, due=today + DAYS[0])
    stage = mistake.stage + 1
    return replace(mistake, stage=stage, due=today + DAYS[stage] if stage < len(DAYS) else 0)


def _text(mistakes: Iterable[Mistake]) -> str:
    rows: list[Json] = []
    learned: list[Json] = []
    for each in mistakes:
        place = [each.seal, each.entries, each.seat]
        if each.is_learned:
            learned.append(place)
        else:
            rows.append([*place, each.stage, each.due])
    record = {"kododo": KIND, "format": FORMAT, "mistakes": rows, "learned": learned}
    return json.dumps(record, separators=(",", ":")) + "\n"


def _mistakes(record: dict[str, Json]) -> tuple[Mistake, ...]:
    version = record.get("format")
    if record.get("kododo") != KIND or type(version) is not int or version < 1:
        raise ValueError("not a book of mistakes")
    if version > FORMAT:
        raise NewerBook
    rows, learned = record.get("mistakes"), record.get("learned", [])
    if isinstance(rows, list) and isinstance(learned, list):
        known = [_mistake(row, (len(DAYS), 0)) for row in learned[-MOST_LEARNED:]]
        return (*known, *(_mistake(row) for row in rows[-MOST:]))
    raise ValueError("no list of mistakes")


def _mistake(row: Json, rest: tuple[int, ...] = ()) -> Mistake:
    """A row, of which the rest is known where it is learned."""
    if not isinstance(row, list) or len(row) + len(rest) != 5 or not isinstance(row[0], str):
        raise ValueError("not a mistake")
    seal, *numbers = row
    numbers += rest
    if any(type(number) is not int or number < 0 for number in numbers):
        raise ValueError("not numbers")
    entries, seat, stage, due = numbers
    if not rest and stage >= len(DAYS):
        raise ValueError("no such stage")
    return Mistake(seal, entries, seat, stage, due)
