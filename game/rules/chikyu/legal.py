"""Which cards may be played: follow the kind that was led if you can, or look away."""

from collections.abc import Sequence
from typing import Final

from game.core.seats import Seat
from game.core.words import _
from game.rules.chikyu.cards import KIND_BITS, KIND_CARDS, KIND_SHIFTS, KINDS, RANKS, Kind
from game.rules.chikyu.hands import in_charge, is_dependency
from game.rules.chikyu.moves import ChikyuMove, PlayCard, play_of
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


_TURNABLINDIE: Final = int(Kind.TURNABLINDIE)

# Random play-outs ask for nothing more often than this: plays are looked up, never collected.
_KIND_PLAYS: Final = tuple(
    tuple(tuple(map(play_of, cards)) for cards in of_kind) for of_kind in KIND_CARDS
)
_BLINDIE_PLAYS: Final = _KIND_PLAYS[_TURNABLINDIE]
_CHOOSERS: Final = (*(frozenset((seat,)) for seat in range(5)), frozenset[Seat]())
"""Who is waited for, by the seat that chooses; the last is for NOBODY."""


def to_act(state: State) -> frozenset[Seat]:
    """The one seat that chooses, or none."""
    return _CHOOSERS[state.chooser]


def legal_moves(state: State, seat: Seat) -> Sequence[ChikyuMove]:
    """Every card that a seat may play now, sorted by kind and rank."""
    if state.chooser != seat:
        return ()
    hand, lead = state.hands[state.turn], state.lead
    if lead >= 0:
        own = hand >> KIND_SHIFTS[lead] & KIND_BITS
        if own:
            following = _KIND_PLAYS[lead][own]
            blindies = hand & KIND_BITS
            # Turnablindie is the first kind: its bits are the lowest, its plays come first.
            return _BLINDIE_PLAYS[blindies] + following if lead and blindies else following
    plays: tuple[PlayCard, ...] = ()
    for of_kind in _KIND_PLAYS:
        if own := hand & KIND_BITS:
            plays += of_kind[own]
        hand >>= RANKS
    return plays


def is_legal(state: State, seat: Seat, move: ChikyuMove) -> bool:
    """Whether `legal_moves` has this move, without making the others."""
    if state.chooser != seat or not isinstance(move, PlayCard):
        return False
    hand, card, lead = state.hands[state.turn], move.card, state.lead
    if not hand & card.bit:
        return False
    return (
        lead < 0 or card.suit in (lead, _TURNABLINDIE) or not hand >> KIND_SHIFTS[lead] & KIND_BITS
    )
