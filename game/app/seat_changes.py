"""Seats that change hands in mid-match: a bot sits in for somebody, and gives the seat back."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from game.app.seating import chair_from, chair_values
from game.core.plain import Json
from game.core.seats import Seat
from game.core.words import _
from game.kits.set_up import Chair

_LENGTHS: Final = (3, 4)
"""Of a change in a save; older ones do not tell who sat there before."""


@dataclass(frozen=True, slots=True)
class SeatChange:
    """A seat went to a bot, or else to a person, when the log had so many moves."""

    seat: Seat
    moves: int
    to_bot: bool
    before: Chair | None = field(default=None, compare=False)
    """Who sat there until then; older saves do not tell."""


def with_change(changes: Sequence[SeatChange], new: SeatChange) -> tuple[SeatChange, ...]:
    """The changes with a new one; a seat handed to and fro between two moves did not change."""
    undone = SeatChange(new.seat, new.moves, not new.to_bot)
    if undone in changes:
        return tuple(change for change in changes if change != undone)
    return (*changes, new)


def stand_ins(changes: Sequence[SeatChange]) -> frozenset[Seat]:
    """The seats at which a bot now sits in for a person."""
    first = {change.seat: change.to_bot for change in reversed(changes)}
    last = {change.seat: change.to_bot for change in changes}
    return frozenset(seat for seat in last if first[seat] and last[seat])


def chairs_at_start(chairs: Sequence[Chair], changes: Sequence[SeatChange]) -> tuple[Chair, ...]:
    """Who sat where before all changes."""
    first = list(chairs)
    for change in reversed(changes):
        if change.before is not None:
            first[change.seat] = change.before
        elif change.to_bot:
            first[change.seat] = replace(first[change.seat], character=None, level=None)
    return tuple(first)


def tell_changes(changes: Sequence[SeatChange], names: Sequence[str]) -> list[str]:
    """A sentence for every time that a seat changed hands."""
    began_as_bots = {change.seat: not change.to_bot for change in reversed(changes)}
    return [
        _sentence(change, began_as_bot=began_as_bots[change.seat]).format(name=names[change.seat])
        for change in changes
    ]


def change_values(change: SeatChange) -> list[Json]:
    """A change as plain values."""
    before = [] if change.before is None else [chair_values(change.before)]
    return [change.seat, change.moves, change.to_bot, *before]


def changes_from(value: Json, chairs: Sequence[Chair], moves: int) -> tuple[SeatChange, ...]:
    """The changes of a list, in the order they came, or ValueError when they cannot be so."""
    if not isinstance(value, list):
        raise ValueError("not a list of changes")  # noqa: TRY004 - readers know one kind of refusal
    changes = tuple(_change(each, len(chairs), moves) for each in value)
    if list(changes) != sorted(changes, key=lambda change: change.moves):
        raise ValueError("changes out of order")
    for seat, chair in enumerate(chairs):
        _check_seat([change for change in changes if change.seat == seat], chair)
    return changes


def _sentence(change: SeatChange, *, began_as_bot: bool) -> str:
    if change.to_bot:
        return _("A bot now plays for {name}.")
    return _("A person now plays for {name}.") if began_as_bot else _("{name} plays again.")


def _change(value: Json, seats: int, moves: int) -> SeatChange:
    if not isinstance(value, list) or len(value) not in _LENGTHS:
        raise ValueError("not a change")
    if [type(each) for each in value[:3]] != [int, int, bool]:
        raise ValueError("not a change")
    seat, changed_at, to_bot, *rest = value
    before = chair_from(rest[0]) if rest else None
    if not (0 <= seat < seats and 0 < changed_at <= moves):
        raise ValueError("a change that cannot have been")
    if before is not None and before.is_person != to_bot:
        raise ValueError("a change to who was there before")
    return SeatChange(seat, changed_at, to_bot, before)


def _check_seat(changes: Iterable[SeatChange], chair: Chair) -> None:
    """ValueError unless the changes alternate and end with who sits there now."""
    expected = not chair.is_person
    for change in reversed(tuple(changes)):
        if change.to_bot != expected:
            raise ValueError("a change to who was there before")
        expected = not expected
