"""Which cards may be played: follow the kind that was led if you can, or look away."""

from collections.abc import Sequence
from typing import Final

from game.core.seats import Seat
from game.rules.chikyu.cards import KIND_BITS, KIND_CARDS, KIND_SHIFTS, RANKS, Kind
from game.rules.chikyu.moves import ChikyuMove, PlayCard, play_of
from game.rules.chikyu.state import State

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
