"""What the score sheet and the count of a seat show, from how far they were told."""

from __future__ import annotations

from game.core.seats import Seat
from game.rules.chikyu.cards import BITES, Kind
from game.rules.chikyu.options import GIFT, ChikyuOptions
from game.rules.chikyu.records import RoundRecord, SeatScore
from scenes.games.chikyu.scoring.count_panel import CountFigures, ShownPile
from scenes.games.chikyu.scoring.score_marks import plain
from scenes.games.chikyu.scoring.scoring_sheet import SheetFigures, SheetRow
from scenes.games.chikyu.scoring.scoring_state import PHASES, ScoringProgress, ToldLine
from scenes.games.chikyu.seat_names import Who

TIMES = "\N{MULTIPLICATION SIGN}"
HALF = "\N{VULGAR FRACTION ONE HALF}"


def rows_of(record: RoundRecord) -> tuple[Seat, ...]:
    """The seats from the first row down: in the order of the first phase."""
    return record.orders[0]


def standing_of(record: RoundRecord) -> tuple[Seat, ...]:
    """After the round: most points first; among equals who was there first."""
    return tuple(sorted(record.markers, key=lambda seat: -record.scores[seat].after))


def leader_of(record: RoundRecord) -> Seat:
    """Who is ahead after the round."""
    return standing_of(record)[0]


def sheet_figures(scoring: ScoringProgress, options: ChikyuOptions, who: Who) -> SheetFigures:
    """All rows, as far as they were told."""
    record, rows_down = scoring.record, rows_of(scoring.record)
    places = standing_of(record) if scoring.is_told else rows_down
    leader = places[0] if scoring.is_told else None
    rows = tuple(
        _row(scoring, who, seat, place=places.index(seat) + 1, leads=seat == leader)
        for seat in rows_down
    )
    return SheetFigures(rows, options.colours, options.end_points, options.expansion)


def _row(scoring: ScoringProgress, who: Who, seat: Seat, *, place: int, leads: bool) -> SheetRow:
    score, told = scoring.record.scores[seat], scoring.told[seat]
    one, two, three = (number in told.phases for number in range(1, PHASES + 1))
    return SheetRow(
        who.names[seat],
        who.avatars[seat],
        score.before,
        score.piles[: told.piles],
        sum(score.piles) if told.pile_sum else None,
        score.colours if told.colours else None,
        score.colour_points if told.colours else None,
        _lost_half(score) if told.halved or one else None,
        score.one.gain if one else None,
        score.two.gain if two else None,
        score.three.gain if three else None,
        _cut_off(score, told) if one else None,
        score.after - score.before if told.all else None,
        score.after if told.all else None,
        place=place,
        is_shown=seat == scoring.seen,
        leads=leads,
    )


def _lost_half(score: SeatScore) -> int:
    return score.one.counted - score.first_sum


def _cut_off(score: SeatScore, told: ToldLine) -> int:
    steps = (score.one, score.two, score.three)
    return sum(
        step.gain - step.counted for number, step in enumerate(steps, 1) if number in told.phases
    )


def points_now(score: SeatScore, told: ToldLine) -> int:
    """After the last phase that was told."""
    steps = (score.one, score.two, score.three)
    done = [step.after for number, step in enumerate(steps, 1) if number in told.phases]
    return done[-1] if done else score.before


def count_figures(scoring: ScoringProgress, options: ChikyuOptions, who: Who) -> CountFigures:
    """The count of the seat in view."""
    record, seat = scoring.record, scoring.seen
    score, told, rows = record.scores[seat], scoring.told[seat], rows_of(record)
    counted = bool(told.phases)
    piles = []
    for place, number in enumerate(scoring.piles_of(seat)):
        trick = record.tricks[number]
        value = score.piles[place] if place < told.piles else None
        piles.append(ShownPile(trick.cards, trick.hands.index(trick.winner), value))
    penalty, lost = _penalty(score, told)
    return CountFigures(
        name=who.names[seat],
        tabs=tuple(who.avatars[each] for each in rows),
        tab=rows.index(seat),
        before=score.before,
        after=points_now(score, told) if counted else None,
        gained=points_now(score, told) - score.before if counted else None,
        piles=tuple(piles),
        pile_sum=sum(score.piles) if told.pile_sum else None,
        kinds=options.kinds,
        lit=_lit(score, options, told),
        colour_points=score.colour_points if told.colours else None,
        limits=tuple((kind, score.hold[kind]) for kind in options.kinds if kind in BITES),
        limit=options.limit,
        penalty=penalty,
        penalty_points=lost,
    )


def _lit(score: SeatScore, options: ChikyuOptions, told: ToldLine) -> tuple[bool, ...]:
    """The kind of two colours lights its second half with the second card."""
    lit: list[bool] = []
    for kind in options.kinds:
        lit.append(told.colours and score.hold[kind] > 0)
        if kind is Kind.FAUL:
            lit.append(told.colours and score.hold[kind] > 1)
    return tuple(lit)


def _penalty(score: SeatScore, told: ToldLine) -> tuple[str, int | None]:
    """What too many of a kind have cost so far."""
    lost: list[tuple[str, int]] = []
    if told.halved and _lost_half(score):
        lost.append((HALF, _lost_half(score)))
    if 2 in told.phases and Kind.TURNABLINDIE in score.over:
        lost.append((f"{score.hold[Kind.TURNABLINDIE]} {TIMES} {plain(-1)}", score.two.gain))
    if 3 in told.phases and score.receivers:
        lost.append((f"{len(score.receivers)} {TIMES} {plain(-GIFT)}", score.three.gain))
    cut = _cut_off(score, told)
    if cut:
        lost.append((plain(cut), cut))
    if not lost:
        return "", None
    return " ".join(words for words, _points in lost), sum(points for _words, points in lost)
