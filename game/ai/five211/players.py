"""Everybody who plays 5211, and everybody who helps with it."""

from collections.abc import Iterable
from typing import Final

from game.ai.believing import BelievingPlayers
from game.ai.five211.beliefs.believers import Five211Believers
from game.ai.five211.bot_statistics import Five211Figures
from game.ai.five211.coaching.assessor import Five211Assessor
from game.ai.five211.coaching.coach import Five211Coach
from game.ai.five211.coaching.comparison import compare
from game.ai.five211.coaching.look_back import Five211LookBack
from game.ai.five211.family import BOTS
from game.core.plain import Json
from game.rules.five211.cards import Card
from game.rules.five211.moves import Five211Move
from game.rules.five211.options import Five211Options, values_from_options
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


_SEARCHES: Final = (
    *("policy.one_ply_policy", "beliefs.belief", "search.best_response", "beliefs.dealing"),
    *("search.forecast", "beliefs.held_hands", "beliefs.determinization", "search.round_value"),
    *("beliefs.kept_hands", "policy.learned_player", "beliefs.opponent_catalogue"),
    *("beliefs.opponent_model", "search.packed_table", "search.quick_game", "search.rollout"),
    *("search.situation", "policy.taste", "world_maker"),
)

PLAYERS: Final[BelievingPlayers[Five211Options, Five211View, Five211Move]] = BelievingPlayers(
    BOTS,
    view_record,
    Five211Coach(),
    Five211LookBack(),
    Five211Figures(),
    Five211Assessor(),
    compare=compare,
    searches=_SEARCHES,
    believers=Five211Believers(),
)
