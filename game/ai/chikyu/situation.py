"""What a view means for a bot: the round in small numbers, and which hands are hidden."""

from dataclasses import dataclass

from game.ai.chikyu.one_card_rule import Rand
from game.ai.chikyu.packed_hold import IN_HOLD, KIND_MASKS, pile_of
from game.ai.chikyu.packed_round import NOBODY, PackedRound
from game.ai.chikyu.standing import Standing
from game.ai.chikyu.table_numbers import TableNumbers, table_numbers
from game.ai.chikyu.world_dealer import HiddenHand, WorldDealer
from game.core.seats import Seat
from game.rules.chikyu.cards import CARDS
from game.rules.chikyu.options import MOST_ROUNDS
from game.rules.chikyu.view import ChikyuView

_SOMETHING: int = 1 << len(CARDS)
"""A card that nobody has, for hands of which only backs are seen."""


@dataclass(frozen=True, slots=True)
class Situation:
    """A decision in small numbers."""

    me: Seat
    table: TableNumbers
    standing: Standing
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
    standing = Standing(view.points, tuple(arrivals), rounds_left, table)
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
