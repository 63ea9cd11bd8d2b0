"""A view in small numbers: all that the search needs to know about a decision."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game.ai.five211.search.packed_table import KEYS, WORTHS
from game.rules.five211.cards import KINDS, Card
from game.rules.five211.options import Variant
from game.rules.five211.view import Five211View


@dataclass(frozen=True, slots=True)
class Situation:
    """One seat's decision. Cards are kind indexes; seats keep their numbers."""

    seats: int
    me: int
    turn: int
    is_last_round: bool
    """The pile is empty: nobody refills."""
    hand: tuple[int, ...]
    key: int
    worths: tuple[int, ...]
    unseen: tuple[int, ...]
    """Every card that is not open and not in the own hand, sorted."""
    points: tuple[int, ...]
    scored: tuple[int, ...]
    deck: int
    rounds_left: int
    """Rounds of this deck after the current one."""
    is_long: bool

    @property
    def others(self) -> tuple[int, ...]:
        """Every seat but the own one."""
        return tuple(seat for seat in range(self.seats) if seat != self.me)


def situation_of(view: Five211View) -> Situation:
    """The numbers of a view; a locked choice counts as still in the hand."""
    hand = view.hand + (view.choice.cards if view.choice is not None else ())
    points, scored = _totals(view)
    return Situation(
        view.options.seats,
        view.viewer,
        view.turn,
        view.pile_size == 0,
        tuple([card.index for card in hand]),
        key_of(card for row in view.rows for card in row),
        tuple([worth_of(row) for row in view.rows]),
        _unseen(view.seen(), hand),
        points,
        scored,
        view.deck,
        view.numbers.rounds - 1 - view.round,
        view.options.variant is Variant.LONG,
    )


def key_of(cards: Iterable[Card]) -> int:
    """The table key of some cards."""
    return sum([KEYS[card.index] for card in cards])


def worth_of(row: Iterable[Card]) -> int:
    """The packed worth of some cards of one row."""
    return sum([WORTHS[card.index] for card in row])


def _totals(view: Five211View) -> tuple[tuple[int, ...], tuple[int, ...]]:
    # Closed piles hide the totals, but every round was seen: a bot counts along as people do.
    points, scored = list(view.points), list(view.scored)
    for seat, known in enumerate(view.points):
        if known is None:
            points[seat] = sum([record.gained[seat] for record in view.records])
            scored[seat] = sum([record.scored[seat] for record in view.records])
    return tuple([p or 0 for p in points]), tuple([s or 0 for s in scored])


def _unseen(seen: Sequence[int], hand: tuple[Card, ...]) -> tuple[int, ...]:
    left = [kind.copies - count for kind, count in zip(KINDS, seen, strict=True)]
    for card in hand:
        left[card.index] -= 1
    return tuple([index for index, count in enumerate(left) for _ in range(count)])
