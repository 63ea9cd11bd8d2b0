"""The scoring of a round of Chikyu in sentences, a step each."""

from collections.abc import Iterator, Sequence

from game.core.sentences import join_words, points_words
from game.core.words import _, ngettext
from game.kits.chikyu.phrases import piles_words
from game.rules.chikyu.cards import Kind
from game.rules.chikyu.events import (
    ColoursCounted,
    GiftsGiven,
    MarkerMoved,
    PhaseOpened,
    PilesCounted,
    PointsCut,
    PointsHalved,
    ScoringOpened,
    TurnablindiesCost,
)
from game.rules.chikyu.options import FLOOR, PILES_PHASE, PINK_PILE_POINTS, TURNABLINDIE_PHASE


def scoring_opened(event: ScoringOpened, _names: Sequence[str]) -> Iterator[str]:
    """The round whose piles are counted."""
    yield _("Round {round} is scored.").format(round=event.record.round + 1)


def phase_opened(event: PhaseOpened, _names: Sequence[str]) -> Iterator[str]:
    """Which phase begins."""
    if event.phase == PILES_PHASE:
        yield _("Phase I: piles and colours.")
    elif event.phase == TURNABLINDIE_PHASE:
        yield _("Phase II: too many {kind}.").format(kind=Kind.TURNABLINDIE.title)
    else:
        yield _("Phase III: too many {kind}.").format(kind=Kind.FAUL.title)


def piles_counted(event: PilesCounted, names: Sequence[str]) -> Iterator[str]:
    """What the piles are worth, and what pink ones cost."""
    if event.too_many:
        sentence = _("{name} has too many {kind}: such piles cost {points}.")
        yield sentence.format(
            name=names[event.seat], kind=Kind.INTENTON.title, points=PINK_PILE_POINTS
        )
    yield _("{name}: {piles}, {points}.").format(
        name=names[event.seat],
        piles=piles_words(len(event.piles)),
        points=points_words(sum(event.piles)),
    )


def colours_counted(event: ColoursCounted, names: Sequence[str]) -> Iterator[str]:
    """How many colours there are, and what they bring."""
    if event.colours == event.all_colours:
        sentence = _("{name} has all {all} colours: {points}.")
    else:
        sentence = _("{name} has {colours} of {all} colours: {points}.")
    yield sentence.format(
        name=names[event.seat],
        colours=event.colours,
        all=event.all_colours,
        points=points_words(event.points),
    )


def points_halved(event: PointsHalved, names: Sequence[str]) -> Iterator[str]:
    """What Dillindallin leaves."""
    yield _("{kind} halves {points} of {name} to {half}.").format(
        kind=Kind.DILLINDALLIN.title,
        points=points_words(event.points),
        name=names[event.seat],
        half=event.half,
    )


def turnablindies_cost(event: TurnablindiesCost, names: Sequence[str]) -> Iterator[str]:
    """What too many Turnablindies cost."""
    sentence = ngettext(
        "{count} Turnablindie costs {name} {points}.",
        "{count} Turnablindies cost {name} {points}.",
        event.count,
    )
    points = points_words(event.count)
    yield sentence.format(count=event.count, name=names[event.seat], points=points)


def gifts_given(event: GiftsGiven, names: Sequence[str]) -> Iterator[str]:
    """Who gives to whom, or that nobody is there to be given to."""
    giver = names[event.giver]
    if not event.receivers:
        sentence = _("{name} has too many {kind}, but nobody has fewer points: nothing is given.")
        yield sentence.format(name=giver, kind=Kind.FAUL.title)
        return
    receivers = join_words(names[seat] for seat in event.receivers)
    sentence = ngettext(
        "{name} gives {points} to {receivers}.",
        "{name} gives {points} each to {receivers}.",
        len(event.receivers),
    )
    yield sentence.format(name=giver, points=points_words(event.each), receivers=receivers)


def points_cut(event: PointsCut, names: Sequence[str]) -> Iterator[str]:
    """What Leizy leaves."""
    yield _("{kind}: {points} of {name} becomes {cut}.").format(
        kind=Kind.LEIZY.title, points=event.points, name=names[event.seat], cut=event.cut
    )


def marker_moved(event: MarkerMoved, names: Sequence[str]) -> Iterator[str]:
    """Where the boat sails."""
    step, name = event.step, names[event.seat]
    if step.after != step.before:
        sentence = _("{name} sails from {before} to {after}.")
        yield sentence.format(name=name, before=step.before, after=step.after)
    if event.stopped:
        yield _("{name} has no fewer than {floor}.").format(name=name, floor=FLOOR)
