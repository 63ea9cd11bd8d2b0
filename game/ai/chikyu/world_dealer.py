"""Deals the cards that a player cannot see to the hands that may hold them.

A hand that has shown that it lacks a kind gets none of it. Cards that nobody got lie aside.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from game.ai.chikyu.one_card_rule import Rand
from game.ai.chikyu.packed_hold import KIND_OF, cards_in


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
