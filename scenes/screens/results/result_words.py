"""The largest words of the evening: who won, and who nearly did."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.outcome import Outcome
from game.core.seats import Seat
from game.core.sentences import join_words
from scenes.engine.i18n import _, ngettext

CLOSE = 5
"""So many points could have been one card."""


def headline(outcome: Outcome, names: Sequence[str]) -> str:
    """Who won, alone or together; nobody wins against nobody."""
    if len(names) == 1:
        return _("Well played, {name}!").format(name=names[0])
    winners = [names[seat] for seat in outcome.winners]
    pattern = _("{names} share the victory!") if len(winners) > 1 else _("{names} wins!")
    return pattern.format(names=join_words(winners))


def shared_headline() -> str:
    """Where there is no room for so many names."""
    return _("They share the victory!")


def close_losses(outcome: Outcome, people: Sequence[Seat], names: Sequence[str]) -> list[str]:
    """Whoever sat here and missed the victory by little."""
    best = outcome.standings[0].points
    told = []
    for standing in outcome.standings:
        short = best - standing.points
        if standing.seat in people and 0 < short <= CLOSE:
            sentence = ngettext(
                "{name}: {count} point short.", "{name}: {count} points short.", short
            )
            told.append(sentence.format(name=names[standing.seat], count=short))
    return told
