"""Everybody who plays Chikyu, and everybody who helps with it."""

from collections.abc import Iterable
from typing import Final

from game.ai.chikyu.bot_statistics import ChikyuFigures
from game.ai.chikyu.coaching.assessor import ChikyuAssessor
from game.ai.chikyu.coaching.coach import ChikyuCoach
from game.ai.chikyu.coaching.comparison import compare
from game.ai.chikyu.coaching.look_back import ChikyuLookBack
from game.ai.chikyu.family import BOTS
from game.ai.players import Players
from game.core.plain import Json
from game.rules.chikyu.cards import Card, Kind
from game.rules.chikyu.moves import ChikyuMove
from game.rules.chikyu.options import ChikyuOptions, values_from_options
from game.rules.chikyu.records import RoundRecord, Trick
from game.rules.chikyu.view import ChikyuView


def view_record(view: ChikyuView) -> dict[str, Json]:
    """Everything that the seat may know, but for its moves."""
    return {
        "seat": view.viewer,
        **values_from_options(view.options),
        "phase": view.phase.value,
        "round": view.round,
        "first": view.first,
        "hands": [None if hand is None else _codes(hand) for hand in view.hands],
        "hand_sizes": list(view.hand_sizes),
        "lacks": [_letters(sorted(kinds)) for kinds in view.lacks],
        "order": list(view.order),
        "led": view.led.value,
        "sits_out": view.sits_out,
        "turn": view.turn,
        "chooser": view.chooser,
        "trick": _codes(view.trick),
        "lead": None if view.lead is None else view.lead.letter,
        "winner": view.winner,
        "tricks": [_trick(trick) for trick in view.tricks],
        "limit": view.options.limit,
        "points": list(view.points),
        "markers": list(view.markers),
        "rounds": [_round(record) for record in view.records],
    }


def _trick(trick: Trick) -> dict[str, Json]:
    return {
        "hands": list(trick.hands),
        "cards": _codes(trick.cards),
        "led": trick.led.value,
        "sits_out": trick.sits_out,
        "lead": trick.lead.letter,
        "winner": trick.winner,
    }


def _round(record: RoundRecord) -> dict[str, Json]:
    return {
        "first": record.first,
        "tricks": [_trick(trick) for trick in record.tricks],
        "points": [score.after for score in record.scores],
        "markers": list(record.markers),
    }


def _codes(cards: Iterable[Card]) -> list[str]:
    return [card.code for card in cards]


def _letters(kinds: Iterable[Kind]) -> list[str]:
    return [kind.letter for kind in kinds]


_SEARCHES: Final = (
    *("search.card_tree", "levels", "one_card_rule", "search.packed_hold"),
    *("search.packed_round", "rule_numbers", "search.situation", "search.standing", "taste"),
    "search.table_numbers",
)

PLAYERS: Final[Players[ChikyuOptions, ChikyuView, ChikyuMove]] = Players(
    BOTS,
    view_record,
    ChikyuCoach(),
    ChikyuLookBack(),
    ChikyuFigures(),
    assessor=ChikyuAssessor(),
    compare=compare,
    searches=_SEARCHES,
)
