"""Why a card may not be played now, in a sentence for the player."""

from game.core.seats import Seat
from game.core.words import _
from game.rules.chikyu.cards import KIND_BITS, KINDS, Kind
from game.rules.chikyu.hands import in_charge, is_dependency
from game.rules.chikyu.moves import ChikyuMove, PlayCard
from game.rules.chikyu.state import State


def refusal(state: State, seat: Seat, move: ChikyuMove) -> str:
    """What is wrong with a move of a seat that is to choose."""
    if not isinstance(move, PlayCard):
        return _("Only chance deals cards and leads blind.")
    if not state.hands[state.turn] & move.card.bit:
        return _wrong_hand(state, seat)
    return _must_follow(state)


def _must_follow(state: State) -> str:
    kind, blind = KINDS[state.lead], Kind.TURNABLINDIE
    can_look_away = kind is not blind and bool(state.hands[state.turn] & KIND_BITS)
    if is_dependency(state.turn, state.options.seats):
        sentence = _("{kind} was led, and the open hand holds one: it follows.")
        if can_look_away:
            sentence = _(
                "{kind} was led, and the open hand holds one: it follows, or looks away with a "
                "{blind}."
            )
    else:
        sentence = _("{kind} was led, and you hold one: follow it.")
        if can_look_away:
            sentence = _(
                "{kind} was led, and you hold one: follow it, or look away with a {blind}."
            )
    return sentence.format(kind=kind.title, blind=blind.title)


def _wrong_hand(state: State, seat: Seat) -> str:
    turn, seats = state.turn, state.options.seats
    if in_charge(turn, seats) != seat:
        return _("Butterfingy slipped: you pick what the other open hand leads.")
    if is_dependency(turn, seats):
        return _("Not now: you pick for the open hand.")
    return _("You do not hold that card.")
