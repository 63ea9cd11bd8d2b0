"""What is certain about a card in a decision: nothing here is a guess."""

from dataclasses import dataclass

from game.ai.chikyu.rule_numbers import CHANCES
from game.ai.chikyu.search.packed_hold import (
    HIGHER,
    IN_HOLD,
    KIND_MASKS,
    KIND_OF,
    colours_in,
    count_of,
    pile_of,
)
from game.ai.chikyu.search.situation import Situation, situation_of
from game.core.seats import PUBLIC
from game.rules.chikyu.cards import BITES, Card, Kind
from game.rules.chikyu.records import Led
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


@dataclass(frozen=True, slots=True)
class CardFacts:
    """One playable card. A pile adds what the round would count more with it, if counted now."""

    card: Card
    wins: bool
    """It is the best card of the trick so far."""
    takes: bool
    """It wins so far, and no card that could be played after it beats it."""
    is_last: bool
    """Nobody plays after it, so that the pile is known."""
    adds: int
    """What the pile as it would lie then adds to your round."""
    completes: bool
    """The pile as it would lie then brings the last colour."""
    over: tuple[Kind, int] | None
    """A kind that the pile would bring over your limit, and how many you would have."""
    feeds: int
    """What it adds to your round when your other hand takes the trick for sure; else 0."""
    pushes: tuple[Kind, int] | None
    """The last card of a trick brings its taker, somebody else, over this limit."""
    is_lost: bool
    """Somebody else takes the trick for sure, and this card with it."""
    looks_away: bool
    new_colours: int
    """Colours that the pile as it would lie then brings you."""
    higher: int
    """Cards that beat it and are still out: somebody else may play them in this trick."""
    burden: int
    """How many of its kind you have taken, if one or none more is allowed; else 0."""
    is_last_of_kind: bool
    """The hand holds no other card of the kind, but some of others."""


def facts_of(situation: Situation, card: Card) -> CardFacts:
    """The facts about one playable card of a hand that the player is in charge of."""
    at, me = situation.at, situation.me
    pile = pile_of(at.trick + IN_HOLD[card.index])
    sets_nothing = at.lead_kind < 0 and at.trick == 0 and at.led is Led.COLOURLESS
    follows = not sets_nothing and (at.lead_kind < 0 or card.suit == at.lead_kind)
    wins = follows and not (at.trick and KIND_OF[at.best] == card.suit and at.best > card.index)
    is_last = at.left == 1
    beating = 0 if is_last else HIGHER[card.index]
    higher = (beating & _out(situation)).bit_count()
    unbeaten = wins and not beating & _elsewhere(situation)
    taker = at.owners[at.best_hand] if at.trick else me
    # Later in the trick the other hand of two players may still win.
    is_lost = not wins and not sets_nothing and (at.players > 2 or (is_last and taker != me))
    feeds = _gain(situation, me, pile) if is_last and not wins and taker == me else 0
    pushed = None
    if is_last and not wins and taker != me:
        pushed = _over(situation, taker, pile)
    return CardFacts(
        card,
        wins,
        unbeaten,
        is_last,
        _gain(situation, me, pile),
        _completes(situation, me, pile),
        _over(situation, me, pile),
        feeds,
        pushed,
        is_lost,
        bool(at.trick) and card.kind is Kind.TURNABLINDIE and not follows,
        colours_in(at.holds[me] + pile) - colours_in(at.holds[me]),
        higher,
        _burden(situation, me, card),
        at.hands[at.turn] & KIND_MASKS[card.suit] == card.bit != at.hands[at.turn],
    )


def _out(situation: Situation) -> int:
    """Cards that somebody else may still play in this trick, as the rules count them for all."""
    at, hand, theirs = situation.at, situation.at.turn, 0
    for _ in range(at.left - 1):
        hand = (hand + 1) % len(at.hands)
        if hand == at.sitting:
            hand = (hand + 1) % len(at.hands)
        if at.owners[hand] != situation.me:
            theirs |= at.hands[hand]
    return situation.unseen | theirs


def _elsewhere(situation: Situation) -> int:
    """All cards that are neither played nor in this hand; the player's other hand may have some."""
    at = situation.at
    others = sum(cards for hand, cards in enumerate(at.hands) if hand != at.turn)
    return (situation.unseen | others) & ~at.played


def _burden(situation: Situation, seat: int, card: Card) -> int:
    count = count_of(situation.at.holds[seat], card.suit)
    is_near = situation.table.options.limit - 1 <= count <= situation.table.options.limit
    return count if is_near and card.kind in BITES else 0


def _gain(situation: Situation, seat: int, pile: int) -> int:
    table, hold = situation.table, situation.at.holds[seat]
    before, after = table.count(hold), table.count(hold + pile)
    return after.first + after.second - before.first - before.second


def _completes(situation: Situation, seat: int, pile: int) -> bool:
    hold, every = situation.at.holds[seat], situation.table.options.colours
    return colours_in(hold) < every == colours_in(hold + pile)


def _over(situation: Situation, seat: int, pile: int) -> tuple[Kind, int] | None:
    """The first kind that a pile newly brings over the limit."""
    hold, limit = situation.at.holds[seat], situation.table.options.limit
    for kind in sorted(BITES):
        count = count_of(hold + pile, kind)
        if count_of(hold, kind) <= limit < count:
            return kind, count
    return None
