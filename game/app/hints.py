"""Hints in the record of a match: who asked for one, and when."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game.core.log import MatchLog
from game.core.plain import Json
from game.core.seats import Seat
from game.core.words import _, ngettext


@dataclass(frozen=True, slots=True)
class HintMark:
    """A seat asked for a hint when the log had so many moves."""

    seat: Seat
    moves: int


def mark_values(mark: HintMark) -> list[Json]:
    """A mark as plain values."""
    return [mark.seat, mark.moves]


def marks_from(value: Json, seats: int, moves: int) -> tuple[HintMark, ...]:
    """The marks of a list, in the order of asking, or ValueError."""
    if not isinstance(value, list):
        raise ValueError("not a list of hints")  # noqa: TRY004 - readers know one kind of refusal
    marks = tuple(_mark(each, seats, moves) for each in value)
    if len(set(marks)) != len(marks) or list(marks) != sorted(marks, key=lambda mark: mark.moves):
        raise ValueError("hints out of order")
    return marks


def hinted_places(marks: Iterable[HintMark], log: MatchLog) -> frozenset[int]:
    """Where in the log the moves stand that hints were asked for."""
    asked = set(marks)
    places = set[int]()
    for place, (actor, _move) in enumerate(log.entries):
        answered = {mark for mark in asked if mark.seat == actor and mark.moves <= place}
        if answered:
            places.add(place)
            asked -= answered
    return frozenset(places)


def tell_asking(mark: HintMark, names: Sequence[str]) -> str:
    """The sentence about somebody who asks for a hint."""
    return _("{name} asks for a hint.").format(name=names[mark.seat])


def tell_hints(marks: Iterable[HintMark], names: Sequence[str]) -> list[str]:
    """How many hints everybody asked for; nothing about those who asked for none."""
    counts = Counter(mark.seat for mark in marks)
    return [
        ngettext(
            "{name} asked for {count} hint.", "{name} asked for {count} hints.", counts[seat]
        ).format(name=names[seat], count=counts[seat])
        for seat in sorted(counts)
    ]


def _mark(value: Json, seats: int, moves: int) -> HintMark:
    if not isinstance(value, list) or len(value) != 2 or {type(each) for each in value} != {int}:
        raise ValueError("not a hint")
    seat, asked_at = value
    if not (0 <= seat < seats and 0 < asked_at <= moves):
        raise ValueError("a hint that nobody can have asked for")
    return HintMark(seat, asked_at)
