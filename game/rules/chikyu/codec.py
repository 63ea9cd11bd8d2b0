"""Moves as readable lines ("play T4") and states as plain values."""

from collections.abc import Iterable

from game.core.errors import BadLog
from game.core.plain import Json
from game.core.quoting import quoted
from game.rules.chikyu.cards import Card, card_from_code, cards_in, counts_in
from game.rules.chikyu.moves import BlindLead, ChikyuMove, Deal, PlayCard, play_of
from game.rules.chikyu.options import values_from_options
from game.rules.chikyu.records import RoundRecord, Trick
from game.rules.chikyu.state import State


def encode_move(move: ChikyuMove) -> str:
    """A move as one line."""
    match move:
        case PlayCard(card):
            return f"play {card.code}"
        case BlindLead(card):
            return f"blind {card.code}"
        case Deal(first, order):
            return f"deal {first} {_codes(order)}"


def decode_move(text: str) -> ChikyuMove:
    """The move of a line, or BadLog."""
    match text.split(" "):
        case ["play", code]:
            return play_of(card_from_code(code))
        case ["blind", code]:
            return BlindLead(card_from_code(code))
        case ["deal", ("0" | "1" | "2" | "3" | "4") as first, *codes] if codes:
            if len(set(codes)) != len(codes):
                raise BadLog("A deal has every card once.")
            return Deal(int(first), tuple(map(card_from_code, codes)))
        case _:
            raise BadLog(f"{quoted(text)} is not a move of Chikyu.")


def snapshot(state: State) -> Json:
    """The whole state as plain values."""
    return {
        "options": values_from_options(state.options),
        "phase": state.phase.value,
        "round": state.round,
        "first": state.first,
        "hands": [_codes(cards_in(hand)) for hand in state.hands],
        "aside": _codes(cards_in(state.aside)),
        "dropped": [_codes(cards_in(hand)) for hand in state.dropped],
        "lacks": list(state.lacks),
        "order": list(state.order),
        "led": state.led.value,
        "sits_out": state.sits_out,
        "turn": state.turn,
        "chooser": state.chooser,
        "trick": _codes(state.trick),
        "lead": state.lead,
        "winner": state.winner,
        "tricks": [_trick_line(trick) for trick in state.tricks],
        "holds": [list(counts_in(hold)) for hold in state.holds],
        "points": list(state.points),
        "markers": list(state.markers),
        "rounds": [_round_values(record) for record in state.records],
    }


def _trick_line(trick: Trick) -> str:
    hands = "".join(map(str, trick.hands))
    return f"{hands} {trick.winner} {trick.led.value} {trick.lead.letter} {_codes(trick.cards)}"


def _round_values(record: RoundRecord) -> Json:
    return {
        "tricks": [_trick_line(trick) for trick in record.tricks],
        "points": [score.after for score in record.scores],
        "orders": [list(order) for order in record.orders],
    }


def _codes(cards: Iterable[Card]) -> str:
    return " ".join([card.code for card in cards])
