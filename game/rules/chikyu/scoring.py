"""Scoring a round of Chikyu in three phases; the house rules are those of the design page."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

from game.core.seats import Seat
from game.rules.chikyu.cards import BITES, HOLD_BITS, KINDS, Kind, counts_in
from game.rules.chikyu.options import (
    FLOOR,
    GIFT,
    LEIZY_STEP,
    PILE_POINTS,
    PINK_PILE_POINTS,
    TWO_COLOURS_FROM,
    ChikyuOptions,
)
from game.rules.chikyu.records import SeatScore, Step

_BITING: Final = tuple((kind, 1 << kind) for kind in sorted(BITES))
_OVER_SETS: Final = tuple(
    frozenset(kind for kind in KINDS if bits >> kind & 1) for bits in range(1 << len(KINDS))
)


# Play-outs score thousands of rounds: records are made without a step of Python.
_step: Final[Callable[[tuple[int, int, int, int]], Step]] = partial(tuple.__new__, Step)
_seat_score: Final[Callable[[tuple[object, ...]], SeatScore]] = partial(tuple.__new__, SeatScore)
_SHEET: Final = 5
"""So many fields of a seat's first count stand in its line of the sheet as they are."""


class Scoring(NamedTuple):
    """A scored round: the lines of the sheet, the order of each phase, and the markers after it."""

    scores: tuple[SeatScore, ...]
    orders: tuple[tuple[Seat, ...], ...]
    points: list[int]
    markers: list[Seat]


class First(NamedTuple):
    """What a seat's piles are worth by themselves: the count of phase I."""

    hold: tuple[int, ...]
    piles: tuple[int, ...]
    colours: int
    colour_points: int
    over: frozenset[Kind]
    counted: int
    gain: int


def count_piles(options: ChikyuOptions, hold: int, pinks: Sequence[int]) -> First:
    """Phase I for one seat: its hold, and how many Intenton lie in each of its piles."""
    counts = counts_in(hold)
    over = kinds_over(counts, options.limit)
    pink = -PINK_PILE_POINTS if Kind.INTENTON in over else PINK_PILE_POINTS
    piles = tuple([pink if count else PILE_POINTS for count in pinks])
    colours = sum(map(bool, counts)) + (counts[Kind.FAUL] >= TWO_COLOURS_FROM)
    colour_points = options.all_colours_points if colours == options.colours else colours
    counted = sum(piles) + colour_points
    if counted > 0 and Kind.DILLINDALLIN in over:
        counted //= 2
    return First(counts, piles, colours, colour_points, over, counted, cut(counted, over))


def kinds_over(counts: Sequence[int], limit: int) -> frozenset[Kind]:
    """The kinds of which there are too many; only those that then do something."""
    bits = 0
    for kind, bit in _BITING:
        if counts[kind] > limit:
            bits |= bit
    return _OVER_SETS[bits]


def cut(points: int, over: frozenset[Kind]) -> int:
    """With too many Leizy, points are cut toward zero to a multiple of five."""
    if Kind.LEIZY not in over:
        return points
    return points - points % LEIZY_STEP if points >= 0 else points + -points % LEIZY_STEP


def score_round(
    firsts: Sequence[First],
    points: Sequence[int],
    markers: Sequence[Seat],
) -> Scoring:
    """All three phases, from where the markers are."""
    table = _Markers(list(points), list(markers))
    gains = [first.gain for first in firsts]
    order_one, ones = table.move([first.counted for first in firsts], gains)
    order_two, twos = table.phase(_losses(firsts), firsts)
    receivers = _receivers(firsts, table.points)
    order_three, threes = table.phase(_gifts(receivers), firsts)
    scores = [
        _seat_score((*first[:_SHEET], *steps))
        for first, *steps in zip(firsts, ones, twos, threes, receivers, strict=True)
    ]
    orders = (order_one, order_two, order_three)
    return Scoring(tuple(scores), orders, table.points, table.markers)


def _losses(firsts: Sequence[First]) -> list[int] | None:
    """Phase II: what too many Turnablindies cost everybody, or None where nobody has so many."""
    if not any(Kind.TURNABLINDIE in first.over for first in firsts):
        return None
    return [
        -first.hold[Kind.TURNABLINDIE] if Kind.TURNABLINDIE in first.over else 0 for first in firsts
    ]


def _receivers(firsts: Sequence[First], points: Sequence[int]) -> list[tuple[Seat, ...]]:
    """Phase III: to whom each seat gives, which is everybody with strictly fewer points."""
    return [
        tuple([seat for seat, own in enumerate(points) if own < points[giver]])
        if Kind.FAUL in first.over
        else ()
        for giver, first in enumerate(firsts)
    ]


def _gifts(receivers: Sequence[tuple[Seat, ...]]) -> list[int] | None:
    """What everybody gets less what everybody gives, or None where nobody gives."""
    if not any(receivers):
        return None
    return [
        GIFT * (sum([seat in behind for behind in receivers]) - len(own))
        for seat, own in enumerate(receivers)
    ]


class _Markers:
    """Where the markers stand, and which of those on one space has lain there longest."""

    __slots__ = ("markers", "points")

    def __init__(self, points: list[int], markers: list[Seat]) -> None:
        self.points = points
        self.markers = markers

    def order(self) -> tuple[Seat, ...]:
        """Most points first, then the lower marker."""
        # The sort is stable: among equals the marker that has lain longest stays first.
        return tuple(sorted(self.markers, key=self.points.__getitem__, reverse=True))

    def phase(
        self, counted: Sequence[int] | None, firsts: Sequence[First]
    ) -> tuple[tuple[Seat, ...], list[Step]]:
        """A phase in which most often nothing happens."""
        if counted is None:
            return self.order(), [_step((0, 0, own, own)) for own in self.points]
        return self.move(
            counted, [cut(n, first.over) for n, first in zip(counted, firsts, strict=True)]
        )

    def move(
        self, counted: Sequence[int], gains: Sequence[int]
    ) -> tuple[tuple[Seat, ...], list[Step]]:
        """Move every marker by its gain, in order; those that move lie on top of the others."""
        points, markers, order = self.points, self.markers, self.order()
        before = points[:]
        for seat in order:
            after = max(FLOOR, before[seat] + gains[seat])
            if after != before[seat]:
                points[seat] = after
                markers.remove(seat)
                markers.append(seat)
        return order, list(map(_step, zip(counted, gains, before, points, strict=True)))


def pinks_in(hold: int) -> int:
    """How many Intenton a hold, or the pile of a trick, has."""
    return hold >> _PINK_SHIFT & _HOLD_MASK


_PINK_SHIFT: Final = HOLD_BITS * Kind.INTENTON
_HOLD_MASK: Final = (1 << HOLD_BITS) - 1
