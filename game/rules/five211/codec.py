"""Moves as readable lines ("play y1 g3") and states as plain values."""

from game.core.errors import BadLog
from game.core.plain import Json
from game.core.quoting import quoted
from game.rules.five211.cards import DECK, Card, card_from_code
from game.rules.five211.moves import TAKE_BACK, Deal, Five211Move, PlayCards, play_of
from game.rules.five211.options import CARDS_PER_TURN, values_from_options
from game.rules.five211.state import State


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
