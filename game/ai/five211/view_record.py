"""A view of 5211 as plain values, for programs that are not ours."""

from collections.abc import Iterable

from game.core.plain import Json
from game.rules.five211.cards import Card
from game.rules.five211.options import values_from_options
from game.rules.five211.records import RoundRecord
from game.rules.five211.scoring import RoundResult
from game.rules.five211.view import Five211View


def view_record(view: Five211View) -> dict[str, Json]:
    """Everything that the seat may know, but for its moves."""
    return {
        "seat": view.viewer,
        **values_from_options(view.options),
        "deck": view.deck,
        "round": view.round,
        "turn": view.turn,
        "hand": card_codes(view.hand),
        "rows": [card_codes(row) for row in view.rows],
        "pile": view.pile_size,
        "points": list(view.points),
        "scored": list(view.scored),
        "records": [_round_record(record) for record in view.records],
    }


def card_codes(cards: Iterable[Card]) -> list[str]:
    """Cards as they stand in logs: "g3"."""
    return [card.code for card in cards]


def _round_record(record: RoundRecord) -> dict[str, Json]:
    return {
        "deck": record.deck,
        "round": record.round,
        "rows": [card_codes(row) for row in record.rows],
        "outcome": _outcome(record.result),
        "gained": list(record.gained),
        "scored": list(record.scored),
    }


def _outcome(result: RoundResult) -> str:
    if result.colour is not None:
        return result.colour.name.lower()
    return result.verdict.value
