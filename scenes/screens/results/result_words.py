"""The largest words of the evening: who won."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.outcome import Outcome
from game.core.sentences import join_words
from scenes.engine.i18n import _


def headline(outcome: Outcome, names: Sequence[str]) -> str:
    """Who won, alone or together."""
    winners = [names[seat] for seat in outcome.winners]
    pattern = _("{names} share the victory!") if len(winners) > 1 else _("{names} wins!")
    return pattern.format(names=join_words(winners))
