"""What a card would do to the trick if it were played now, as far as everybody can see."""

from typing import NamedTuple

from game.rules.chikyu.cards import BITES, Card, Kind
from game.rules.chikyu.hands import in_charge
from game.rules.chikyu.records import Led
from game.rules.chikyu.view import ChikyuView

EFFECTS = frozenset((Kind.BUTTERFINGY, Kind.SLUGGOS, Kind.LEIZY))
"""What winning with them does to the next trick."""


class Prospect(NamedTuple):
    """Of one card, for the hand whose turn it is."""

    follows: bool
    """It is of the kind to follow, or sets it."""
    wins: bool
    """It takes the trick so far."""
    last: bool
    """Nobody plays after it."""
    effect: Kind | None
    """What winning with it does, if it does anything."""
    over: tuple[Kind, int] | None
    """With this card the trick brings its taker over a limit: the kind and how many there are."""


def prospect(view: ChikyuView, card: Card) -> Prospect:
    """What a legal card of the hand whose turn it is would do."""
    played = len(view.trick)
    sets_no_kind = view.led is Led.COLOURLESS and played == 0
    lead = view.lead if view.lead is not None else card.kind
    follows = card.kind is lead and not sets_no_kind
    higher = any(other.kind is lead and other.rank > card.rank for other in view.trick)
    wins = follows and not higher
    last = played + 1 == len(view.order)
    effect = card.kind if wins and card.kind in EFFECTS else None
    over = _over(view, card) if wins and last else None
    return Prospect(follows, wins, last, effect, over)


def higher_out(view: ChikyuView, card: Card) -> int:
    """How many cards beat it that somebody else may still play: unseen, or open and to come."""
    seen = {card for trick in view.tricks for card in trick.cards} | set(view.trick)
    to_come = view.order[len(view.trick) + 1 :]
    for hand, cards in enumerate(view.hands):
        is_own = in_charge(hand, view.options.seats) == view.viewer
        if cards is not None and (is_own or hand not in to_come):
            seen.update(cards)
    return sum(
        other.kind is card.kind and other.rank > card.rank and other not in seen
        for other in view.options.cards
    )


def _over(view: ChikyuView, card: Card) -> tuple[Kind, int] | None:
    """The first kind that the whole trick would bring over the limit."""
    assert view.turn is not None
    hold = view.holds[in_charge(view.turn, view.options.seats)]
    if hold is None:
        return None
    for kind in view.options.kinds:
        more = sum(each.kind is kind for each in (*view.trick, card))
        if more and kind in BITES and hold[kind] + more > view.options.limit:
            return kind, hold[kind] + more
    return None
