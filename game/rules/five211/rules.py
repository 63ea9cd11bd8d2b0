"""5211 as the table asks for it: the answers to `game.core.rules`, and how it is written down."""

from collections.abc import Sequence
from typing import Final

from game.core.errors import BadLog
from game.core.events import Event
from game.core.options import OptionSpec
from game.core.plain import Json
from game.core.quoting import quoted
from game.core.rng import Rng
from game.core.rules import Rules
from game.core.seats import Seat, Viewer
from game.rules.five211 import play
from game.rules.five211.cards import DECK, Card, card_from_code
from game.rules.five211.legal import is_legal, legal_moves, refusal
from game.rules.five211.moves import TAKE_BACK, Deal, Five211Move, PlayCards, play_of
from game.rules.five211.options import (
    CARDS_PER_TURN,
    OPTION_SPEC,
    Five211Options,
    options_from_values,
    values_from_options,
)
from game.rules.five211.records import Phase
from game.rules.five211.state import SEAT_SETS, State
from game.rules.five211.view import Five211View, make_view, redact
from game.rules.five211.worlds import sample_world


def encode_move(move: Five211Move) -> str:
    """A move as one line."""
    match move:
        case PlayCards(cards):
            return f"play {_codes(cards)}"
        case Deal(order):
            return f"deal {_codes(order)}"
        case _:
            return "take back"


def decode_move(text: str) -> Five211Move:
    """The move of a line, or BadLog."""
    verb, _, rest = text.partition(" ")
    if text == "take back":
        return TAKE_BACK
    if verb == "play":
        return _decode_play(rest.split(" "))
    if verb == "deal":
        return Deal(_decode_cards(rest.split(" "), len(DECK)))
    raise BadLog(f"{quoted(text)} is not a move of 5211.")


def snapshot(state: State) -> Json:
    """The whole state as plain values."""
    return {
        "options": values_from_options(state.options),
        "phase": state.phase.value,
        "deck": state.deck,
        "round": state.round,
        "turn": state.turn,
        "removed": _codes(state.removed),
        "leftover": _codes(state.leftover),
        "pile": _codes(state.pile),
        "hands": [_codes(hand) for hand in state.hands],
        "choices": [choice and _codes(choice.cards) for choice in state.choices],
        "rows": [_codes(row) for row in state.rows],
        "points": list(state.points),
        "scored": list(state.scored),
        "rounds_scored": [list(record.gained) for record in state.records],
    }


def _decode_play(codes: list[str]) -> PlayCards:
    if len(codes) not in CARDS_PER_TURN:
        raise BadLog(f"Nobody plays {len(codes)} cards at once.")
    return play_of(_decode_cards(codes, len(codes)))


def _decode_cards(codes: list[str], count: int) -> tuple[Card, ...]:
    if len(codes) != count:
        raise BadLog(f"A deal needs {count} cards, not {len(codes)}.")
    return tuple(card_from_code(code) for code in codes)


def _codes(cards: list[Card] | tuple[Card, ...]) -> str:
    return " ".join([card.code for card in cards])


class Five211(Rules[Five211Options, State, Five211Move, Five211View]):
    """The rules of 5211; it holds nothing, every answer comes from the state."""

    key: Final = "five211"
    version: Final = 1
    option_spec: Final[OptionSpec] = OPTION_SPEC
    # Functions of the modules beside this one: no call in between.
    legal_moves = staticmethod(legal_moves)
    is_legal = staticmethod(is_legal)
    refusal = staticmethod(refusal)
    apply = staticmethod(play.apply)
    make_options = staticmethod(options_from_values)
    option_values = staticmethod(values_from_options)
    new_match = staticmethod(State)
    view = staticmethod(make_view)
    sample_world = staticmethod(sample_world)
    outcome = staticmethod(play.outcome)
    snapshot = staticmethod(snapshot)
    encode_move = staticmethod(encode_move)
    decode_move = staticmethod(decode_move)

    def chance(self, state: State, rng: Rng) -> Five211Move | None:
        if state.phase is not Phase.DEAL:
            return None
        order = list(DECK)
        rng.shuffle(order)
        return Deal(tuple(order))

    def to_act(self, state: State) -> frozenset[Seat]:
        return SEAT_SETS[state.waiting]

    def redact(self, event: Event, viewer: Viewer, options: Five211Options) -> Event | None:
        return redact(event, viewer, closed_scores=options.closed_scores)

    def clone(self, state: State) -> State:
        return state.clone()

    def points(self, state: State) -> Sequence[int]:
        return state.points
