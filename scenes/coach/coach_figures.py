"""The coach's numbers in the player's language."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.what_if import WhatIf
from game.app.phrases import begin, colour_words
from game.rules.five211.options import Variant
from game.rules.five211.records import RoundRecord
from game.rules.five211.scoring import Verdict
from scenes.engine.i18n import _
from scenes.table.table_words import gains


def percent_words(chance: float) -> str:
    """A chance as whole percents; what was seen in any world is never called impossible.

    Chances are counted in sampled worlds: 0 % is what none of them showed, though it may happen.
    """
    if 0 < chance < 0.005:
        return "<1 %"
    return f"{round(100 * chance)} %"


def points_words(points: float) -> str:
    """Expected points, to a tenth."""
    return f"{points:.1f}"


def round_words(record: RoundRecord, variant: Variant) -> str:
    """Which round it was, as the log calls it: the long game has several decks."""
    pattern = _("Round {number}")
    if variant is Variant.LONG:
        pattern = _("Deck {deck}, round {number}")
    return pattern.format(deck=record.deck + 1, number=record.round + 1)


def end_words(end: WhatIf) -> str:
    """What would have scored."""
    if end.result.verdict is Verdict.KODODO:
        return _("Only kododo score")
    if end.result.colour is None:
        return _("Nobody scores")
    return begin(_("{colour} scores").format(colour=colour_words(end.result.colour)))


def gains_words(gained: Sequence[int], names: Sequence[str]) -> str:
    """Who would have got how much."""
    return gains(gained, names) or _("no points for anybody")


def what_if_words(*, is_last_turn: bool) -> str:
    """What stays as it was, over the list of what would have changed."""
    if is_last_turn:
        return _("Nobody else plays differently. Points of the round:")
    return _(
        "Nobody else plays differently; a card played later changes places. Points of the round:"
    )
