"""What the end of a match of Chikyu is worth telling, and which deeds are found in it."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from game.core.outcome import EndReason, Outcome
from game.core.seats import Seat
from game.core.sentences import join_words, points_words
from game.core.words import N_, _, ngettext
from game.kits.achievement import Achievement
from game.kits.teller import HOUSES, Course, Results
from game.rules.chikyu.cards import KINDS, Kind
from game.rules.chikyu.hands import in_charge
from game.rules.chikyu.options import MOST_ROUNDS, ChikyuOptions
from game.rules.chikyu.view import ChikyuView

QUICK: Final = 3
"""Rounds."""

ACHIEVEMENTS: Final = (
    Achievement(
        "dry feet",
        N_("Dry feet"),
        N_("Take tricks in five rounds without ever taking too many of a kind."),
        goal=5,
        rarity=0,
    ),
    Achievement("rainbow", N_("Rainbow"), N_("Have all the colours in one round.")),
    Achievement(
        "glad receiver", N_("Glad receiver"), N_("Be given five gifts by who is ahead."), goal=5
    ),
    Achievement(
        "short cut",
        N_("Short cut"),
        N_("Sail round the world first, in three rounds or fewer."),
        rarity=2,
    ),
)


class ChikyuResults(Results[ChikyuOptions, ChikyuView]):
    """Points decide; among equals who was there first."""

    def reason(self, outcome: Outcome, options: ChikyuOptions) -> str:  # noqa: ARG002
        points = points_words(outcome.standings[0].points)
        if outcome.reason is EndReason.TARGET_REACHED:
            return _("{points}: once round the world.").format(points=points)
        return _("{points} after {rounds} rounds.").format(points=points, rounds=MOST_ROUNDS)

    def tie_breaks(self, outcome: Outcome, names: Sequence[str]) -> list[str]:
        lines = []
        for points, group in groupby(outcome.standings, key=lambda standing: standing.points):
            tied = [names[standing.seat] for standing in group]
            if len(tied) > 1:
                sentence = _("{names} have {points} each: {first} was there first.")
                lines.append(
                    sentence.format(
                        names=join_words(tied), points=points_words(points), first=tied[0]
                    )
                )
        return lines

    def highlights(self, view: ChikyuView, names: Sequence[str]) -> list[str]:
        return [*_best_round(view, names), *_all_colours(view, names), *_gifts(view, names)]

    def lit_houses(self, view: ChikyuView, seat: int) -> tuple[bool, ...]:
        """The first five kinds, where the last hold had some of them and not too many."""
        taken: Counter[Kind] = Counter()
        for trick in view.records[-1].tricks if view.records else ():
            if in_charge(trick.winner, view.options.seats) == seat:
                taken.update(card.kind for card in trick.cards)
        return tuple(0 < taken[kind] <= view.options.limit for kind in KINDS[:HOUSES])

    def course(self, view: ChikyuView) -> Course:
        seats = range(view.options.seats)
        return Course(
            tuple((0, *(record.scores[seat].after for record in view.records)) for seat in seats)
        )


def _best_round(view: ChikyuView, names: Sequence[str]) -> Iterator[str]:
    best, number, seat = max(
        (score.after - score.before, -record.round, -seat)
        for record in view.records
        for seat, score in enumerate(record.scores)
    )
    if best > 0:
        sentence = _("Best round: {points} for {name} in round {number}.")
        yield sentence.format(points=points_words(best), name=names[-seat], number=1 - number)


def _all_colours(view: ChikyuView, names: Sequence[str]) -> Iterator[str]:
    told = []
    for seat, name in enumerate(names):
        rounds = [
            str(record.round + 1)
            for record in view.records
            if record.scores[seat].colours == view.options.colours
        ]
        words = ngettext("{name} in round {rounds}", "{name} in rounds {rounds}", len(rounds))
        if rounds:
            told.append(words.format(name=name, rounds=join_words(rounds)))
    if told:
        sentence = _("All {count} colours: {names}.")
        yield sentence.format(count=view.options.colours, names=join_words(told))


def _gifts(view: ChikyuView, names: Sequence[str]) -> Iterator[str]:
    given = [0] * view.options.seats
    for record in view.records:
        for seat, score in enumerate(record.scores):
            given[seat] += len(score.receivers)
    most = max(given)
    if most > 1:
        sentence = _("Most generous: {name} with {count} gifts.")
        yield sentence.format(name=names[given.index(most)], count=most)


def deeds(view: ChikyuView, seat: Seat) -> Counter[str]:
    """What a seat did in a finished match."""
    done: Counter[str] = Counter()
    for record in view.records:
        own = record.scores[seat]
        done["dry feet"] += bool(own.piles) and not own.over
        done["rainbow"] += own.colours == view.options.colours
        done["glad receiver"] += sum(score.receivers.count(seat) for score in record.scores)
    outcome = view.outcome
    if outcome is not None and outcome.reason is EndReason.TARGET_REACHED:
        done["short cut"] = int(len(view.records) <= QUICK and seat in outcome.winners)
    return +done
