"""A scored round as events, step by step, so that picture, log and terminal say the same."""

from collections.abc import Iterator

from game.core.events import Event, ScoreChanged
from game.core.seats import Seat
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
    SeatScored,
    TurnablindiesCost,
)
from game.rules.chikyu.options import (
    FAUL_PHASE,
    GIFT,
    PILES_PHASE,
    TURNABLINDIE_PHASE,
    ChikyuOptions,
)
from game.rules.chikyu.records import RoundRecord, SeatScore, Step


def scoring_events(record: RoundRecord, options: ChikyuOptions) -> Iterator[Event]:
    """Everything that the scoring of a round tells."""
    yield ScoringOpened(record)
    yield from _phase_one(record, options)
    yield from _phase_two(record)
    yield from _phase_three(record)
    for seat, score in enumerate(record.scores):
        yield SeatScored(seat, score)
    for seat, score in enumerate(record.scores):
        if score.after != score.before:
            yield ScoreChanged(seat, score.after, lying_above(record, seat))


def lying_above(record: RoundRecord, seat: Seat) -> int:
    """How many markers lie on top of a seat's, on the same space: it was there before them."""
    scores, markers = record.scores, record.markers
    later = markers[markers.index(seat) + 1 :]
    return sum(scores[other].after == scores[seat].after for other in later)


def _phase_one(record: RoundRecord, options: ChikyuOptions) -> Iterator[Event]:
    order = record.orders[0]
    yield PhaseOpened(PILES_PHASE, order)
    for seat in order:
        score = record.scores[seat]
        yield PilesCounted(seat, score.piles, Kind.INTENTON in score.over)
        yield ColoursCounted(seat, score.colours, options.colours, score.colour_points)
        if score.one.counted != score.first_sum:
            yield PointsHalved(seat, score.first_sum, score.one.counted)
        yield from _cut(seat, PILES_PHASE, score.one)
        yield from _moved(seat, PILES_PHASE, score.one)


def _phase_two(record: RoundRecord) -> Iterator[Event]:
    order = record.orders[1]
    losers = [seat for seat in order if Kind.TURNABLINDIE in record.scores[seat].over]
    if losers:
        yield PhaseOpened(TURNABLINDIE_PHASE, order)
    for seat in losers:
        score = record.scores[seat]
        yield TurnablindiesCost(seat, score.hold[Kind.TURNABLINDIE])
        yield from _cut(seat, TURNABLINDIE_PHASE, score.two)
        yield from _moved(seat, TURNABLINDIE_PHASE, score.two)


def _phase_three(record: RoundRecord) -> Iterator[Event]:
    order = record.orders[2]
    givers = [seat for seat in order if _gives(record.scores[seat])]
    if givers:
        yield PhaseOpened(FAUL_PHASE, order)
    for seat in givers:
        yield GiftsGiven(seat, record.scores[seat].receivers, GIFT)
    for seat in order:
        yield from _cut(seat, FAUL_PHASE, record.scores[seat].three)
    for seat in order:
        yield from _moved(seat, FAUL_PHASE, record.scores[seat].three)


def _gives(score: SeatScore) -> bool:
    return Kind.FAUL in score.over


def _cut(seat: Seat, phase: int, step: Step) -> Iterator[PointsCut]:
    if step.gain != step.counted:
        yield PointsCut(seat, phase, step.counted, step.gain)


def _moved(seat: Seat, phase: int, step: Step) -> Iterator[MarkerMoved]:
    if step.gain:
        yield MarkerMoved(seat, phase, step)
