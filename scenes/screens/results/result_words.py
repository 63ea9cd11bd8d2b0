"""The largest words of the evening: who won, and what is said below that."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.outcome import Outcome
from game.core.seats import Seat
from game.core.sentences import join_words, place_words
from scenes.engine.i18n import _


def headline(outcome: Outcome, names: Sequence[str], people: Sequence[Seat]) -> str:
    """Who won, alone or together; nobody wins against nobody. Only people are cheered."""
    if len(names) == 1:
        return _("Well played, {name}!").format(name=names[0])
    winners = [names[seat] for seat in outcome.winners]
    if len(winners) > 1:
        return _("{names} share the victory").format(names=join_words(winners))
    cheered = outcome.winners[0] in people
    return (_("{name} wins!") if cheered else _("{name} wins")).format(name=winners[0])


def place_lines(outcome: Outcome, names: Sequence[str], people: Sequence[Seat]) -> str:
    """Where whoever sat here and did not win came in: "Maria: 2nd"."""
    told = (
        _("{name}: {place}").format(name=names[each.seat], place=place_words(each.rank))
        for each in outcome.standings
        if each.seat in people and each.seat not in outcome.winners
    )
    return "  ".join(told)
