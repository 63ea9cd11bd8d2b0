"""A player's own costly choices, which come back to be tried again after 1, 3, 7 and 21 days.

Each is a place in a finished game.
"""

import json
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path
from typing import Final

from game.app.storage.files import FileProblem
from game.app.storage.json_records import BadRecord
from game.app.storage.shared_record import NewerRecord, RecordForm, SharedRecord
from game.core.plain import Json
from game.core.seats import Seat
from game.core.words import N_, _
from game.review.decisions import Decision, Mark

FORMAT: Final = 1
KIND: Final = "mistakes"
_DAMAGED: Final = N_("{file} was damaged or changed by another program.")
DAYS: Final = (1, 3, 7, 21)
"""After how many days a mistake comes back, the first time and after each time it was avoided."""
MOST: Final = 500
"""The newest stay: nobody repeats more."""
MOST_LEARNED: Final = 5_000
"""Whoever opens an old review again is not asked for what is long known."""


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


def day_of(now: str) -> int:
    """The day of a time of day as saves have it; one that cannot be read is long ago."""
    try:
        return date.fromisoformat(now[:10]).toordinal()
    except ValueError:
        return 1


class MistakeBook:
    """The mistakes of this computer's players, in a file. `wait` lets so many seconds pass."""

    def __init__(self, path: Path, wait: Callable[[float], object]) -> None:
        self._record = SharedRecord(path, wait, _FORM)

    def read(self) -> tuple[Mistake, ...]:
        """Those that are not learned; none where only a newer version, or another user, could tell.

        What is damaged is set aside at once.
        """
        try:
            found = self._record.read()
        except FileProblem:
            return ()
        if found.problem:
            self._change(lambda known: known)
        return tuple(each for each in found.value if not each.is_learned)

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
        """What cannot be kept now comes up again with the next review."""
        with suppress(FileProblem):
            self._record.change(lambda known: _kept(change(known)))


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


def _parse(record: dict[str, Json]) -> tuple[Mistake, ...]:
    version = record.get("format")
    if type(version) is int and version > FORMAT and record.get("kododo") == KIND:
        raise NewerRecord(_("{file} was written by a newer version of Kododo."))
    rows, learned = record.get("mistakes"), record.get("learned", [])
    if record.get("kododo") != KIND or version != FORMAT:
        raise BadRecord(_("{file} does not hold the mistakes of Kododo's players."))
    if not isinstance(rows, list) or not isinstance(learned, list):
        raise BadRecord(_(_DAMAGED))
    try:
        known = [_mistake(row, (len(DAYS), 0)) for row in learned[-MOST_LEARNED:]]
        return (*known, *(_mistake(row) for row in rows[-MOST:]))
    except ValueError:
        raise BadRecord(_(_DAMAGED)) from None


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


_FORM: Final[RecordForm[tuple[Mistake, ...]]] = RecordForm(_parse, _text, ())
