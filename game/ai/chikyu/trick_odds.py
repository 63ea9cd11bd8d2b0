"""How likely the best card of a trick is to take it, for whoever looks on: one number, at once."""

from game.ai.chikyu.packed_hold import HIGHER
from game.ai.chikyu.rule_numbers import CHANCES
from game.ai.chikyu.situation import situation_of
from game.core.seats import PUBLIC
from game.rules.chikyu.view import ChikyuView


def taking_chance(view: ChikyuView) -> float | None:
    """By the cards that beat it and are not seen, and by how many are still to play.

    None while nothing leads, or where one card more sets the kind first.
    """
    if view.winner is None or view.lead is None or view.viewer == PUBLIC:
        return None
    situation = situation_of(view)
    at = situation.at
    line = CHANCES[view.options.seats][at.left]
    # Whoever looks on decides for themselves: their own cards are no danger to the crown.
    open_cards = sum(
        at.hands[hand]
        for hand in range(view.options.seats, view.options.hands)
        if hand in view.order[len(view.trick) :]
    )
    higher = ((situation.unseen | open_cards) & HIGHER[at.best]).bit_count()
    return line[min(higher, len(line) - 1)]
