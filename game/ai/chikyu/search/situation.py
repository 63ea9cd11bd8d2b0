"""What a view means for a bot: the round in small numbers, and which hands are hidden."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.ai.chikyu.one_card_rule import Rand
from game.ai.chikyu.search.packed_hold import IN_HOLD, KIND_MASKS, KIND_OF, cards_in, pile_of
from game.ai.chikyu.search.packed_round import NOBODY, PackedRound
from game.ai.chikyu.search.standing import MatchStanding
from game.ai.chikyu.search.table_numbers import DeckNumbers, table_numbers
from game.core.seats import Seat
from game.rules.chikyu.cards import CARDS
from game.rules.chikyu.options import MOST_ROUNDS
from game.rules.chikyu.view import ChikyuView


@dataclass(frozen=True, slots=True)
class HiddenHand:
    """A hand of which only backs are seen."""

    hand: int
    size: int
    lacks: int
    """The cards of all kinds that it has shown to lack, as bits."""


class WorldDealer:
    """Deals again and again, each time differently."""

    def __init__(self, unseen: int, hidden: Sequence[HiddenHand], rand: Rand) -> None:
        self._hidden = hidden
        self._rand = rand
        aside = unseen.bit_count() - sum(each.size for each in hidden)
        self._sizes = [*(each.size for each in hidden), aside]
        places = range(len(self._sizes))
        self._bound: list[tuple[int, tuple[int, ...]]] = []
        """Cards that may not go everywhere, and the places where they may; aside is the last."""
        self._free: list[int] = []
        for card in cards_in(unseen):
            bit = 1 << card
            may = tuple(
                place for place in places if place == places[-1] or not hidden[place].lacks & bit
            )
            if len(may) == len(places):
                self._free.append(bit)
            else:
                self._bound.append((bit, may))
        self._bound.sort(key=lambda each: (len(each[1]), KIND_OF[each[0].bit_length() - 1]))
        self._may = dict(self._bound)

    def deal_into(self, hands: list[int]) -> None:
        """Fill the hidden hands."""
        filled = [0] * len(self._sizes)
        left = self._sizes[:]
        for bit, may in self._bound:
            place = self._draw(left, may)
            if place < 0:
                place = self._make_room(filled, left, may)
            filled[place] |= bit
            left[place] -= 1
        rand, free = self._rand, self._free
        draws = [rand() for _ in free]
        order = sorted(range(len(free)), key=draws.__getitem__)
        start = 0
        for place, each in enumerate(self._hidden):
            end = start + left[place]
            hands[each.hand] = filled[place] + sum([free[at] for at in order[start:end]])
            start = end

    def _draw(self, left: Sequence[int], may: Sequence[int]) -> int:
        """A place with room, by chance; -1 if there is none."""
        pick = self._rand() * sum([left[place] for place in may])
        for place in may:
            if pick < left[place]:
                return place
            pick -= left[place]
        return -1

    def _make_room(self, filled: list[int], left: list[int], may: Sequence[int]) -> int:
        """Move cards along until there is a place; the real deal shows that there is one."""
        came: dict[int, tuple[int, int]] = {}
        waiting = list(may)
        while not left[waiting[0]]:
            place = waiting.pop(0)
            for card in cards_in(filled[place]):
                bit = 1 << card
                for other in self._may[bit]:
                    if other not in came and other not in may:
                        came[other] = place, bit
                        waiting.append(other)
        place = waiting[0]
        while place in came:
            origin, bit = came[place]
            filled[origin] ^= bit
            filled[place] |= bit
            left[place] -= 1
            left[origin] += 1
            place = origin
        return place


_SOMETHING: int = 1 << len(CARDS)
"""A card that nobody has, for hands of which only backs are seen."""


@dataclass(frozen=True, slots=True)
class Situation:
    """A decision in small numbers."""

    me: Seat
    table: DeckNumbers
    standing: MatchStanding
    at: PackedRound
    """The round as it lies; hidden hands are empty."""
    unseen: int
    """Cards of which only backs are seen, those set aside too."""
    hidden: tuple[HiddenHand, ...]

    def dealer(self, rand: Rand) -> WorldDealer:
        """Somebody who deals the cards that are not seen."""
        return WorldDealer(self.unseen, self.hidden, rand)


def situation_of(view: ChikyuView) -> Situation:
    """The decision that a view asks for."""
    assert isinstance(view.viewer, int), "only somebody at the table decides"
    table = table_numbers(view.options)
    at = _round_of(view)
    known = 0
    hidden = []
    for hand, cards in enumerate(view.hands):
        if cards is not None:
            at.hands[hand] = sum(card.bit for card in cards)
            known |= at.hands[hand]
        else:
            at.hands[hand] = 0
            lacks = sum(KIND_MASKS[kind] for kind in view.lacks[hand])
            hidden.append(HiddenHand(hand, view.hand_sizes[hand], lacks))
    arrivals = [0] * view.options.seats
    for place, seat in enumerate(view.markers):
        arrivals[seat] = place
    rounds_left = MOST_ROUNDS - 1 - view.round
    standing = MatchStanding(view.points, tuple(arrivals), rounds_left, table)
    unseen = table.deck & ~(known | at.played)
    return Situation(view.viewer, table, standing, at, unseen, tuple(hidden))


def _round_of(view: ChikyuView) -> PackedRound:
    """The round with its trick played so far; hands hold the wrong cards yet."""
    options = view.options
    at = PackedRound([0] * options.hands, options.seats, view.order[0])
    for trick in view.tricks:
        at.winner = trick.winner
        at.holds[at.owners[trick.winner]] += pile_of(
            sum(IN_HOLD[each.index] for each in trick.cards)
        )
        at.played |= sum(card.bit for card in trick.cards)
    at.led = view.led
    at.sitting = NOBODY if view.sits_out is None else view.sits_out
    at.left = len(view.order)
    for hand, card in zip(view.order, view.trick, strict=False):
        at.hands[hand] = card.bit | (_SOMETHING if view.hand_sizes[hand] else 0)
        at.play(card.index)
    return at
