"""The result in words: who won, and what decided between those with equal points."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from game.app.phrases import join_words
from game.app.scoring_words import count_words, points_words
from game.core.outcome import EndReason, Outcome, Standing
from game.rules.five211.options import TARGET_POINTS
from game.rules.five211.records import RoundRecord
from scenes.engine.i18n import _, ngettext


def headline(outcome: Outcome, names: Sequence[str]) -> str:
    """The largest words of the evening."""
    winners = [names[seat] for seat in outcome.winners]
    pattern = _("{names} share the victory!") if len(winners) > 1 else _("{names} wins!")
    return pattern.format(names=join_words(winners))


def reason(outcome: Outcome) -> str:
    """With how much, and why the match is over."""
    points = points_words(outcome.standings[0].points)
    if outcome.reason is EndReason.TARGET_REACHED:
        return _("{points}: {target} were enough.").format(target=TARGET_POINTS, points=points)
    return _("{points} after the last card.").format(points=points)


def tie_breaks(outcome: Outcome, names: Sequence[str]) -> list[str]:
    """A sentence for every group with equal points; none when points decide everything."""
    groups = groupby(outcome.standings, key=lambda standing: standing.points)
    return [_tie_break(tied, names) for _points, group in groups if len(tied := list(group)) > 1]


def highlights(records: Sequence[RoundRecord], names: Sequence[str]) -> list[str]:
    """What one may remember of the match: its best round, and rounds that went by for nothing."""
    best, number, seat = max(
        (gained, -number, -seat)
        for number, record in enumerate(records, 1)
        for seat, gained in enumerate(record.gained)
    )
    lines = []
    if best:
        sentence = _("Best round: {points} for {name} in round {number}.")
        lines.append(sentence.format(points=points_words(best), name=names[-seat], number=-number))
    empty = sum(not any(record.gained) for record in records)
    if empty:
        sentence = ngettext(
            "In {count} round nobody scored.", "In {count} rounds nobody scored.", empty
        )
        lines.append(sentence.format(count=empty))
    return lines


def _tie_break(tied: Sequence[Standing], names: Sequence[str]) -> str:
    everyone = join_words(names[standing.seat] for standing in tied)
    points = points_words(tied[0].points)
    first = [standing for standing in tied if standing.rank == tied[0].rank]
    if len(first) == len(tied):
        sentence = _("{names} have {points} and {cards} each, so they share the place.")
        return sentence.format(names=everyone, points=points, cards=count_words(first[0].tie_break))
    ahead = join_words(names[standing.seat] for standing in first)
    sentence = _("{names} have {points} each; most scored cards decide: {cards} for {ahead}.")
    cards = count_words(first[0].tie_break)
    return sentence.format(names=everyone, points=points, cards=cards, ahead=ahead)
