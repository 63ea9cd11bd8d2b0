"""Cues of the count: the sheet rises, each seat's line is told step by step, boats sail."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import pi, sin

from game.core.events import Event
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
    SeatScored,
    TurnablindiesCost,
)
from game.rules.chikyu.records import RoundRecord
from scenes.anim.easing import in_out_sine, out_cubic
from scenes.anim.timeline import NOTHING, Call, Cue, Tween, Wait, parallel, sequence
from scenes.engine.audio import Sound
from scenes.games.chikyu.cues import timings as pace
from scenes.games.chikyu.cues.cue_context import CueContext
from scenes.games.chikyu.display import Display
from scenes.games.chikyu.scoring import count_words
from scenes.games.chikyu.scoring.scoring_figures import rows_of
from scenes.games.chikyu.scoring.scoring_picture import (
    Drawing,
    count_told,
    draw_parts,
    go_on_told,
    phases_told,
    sheet_told,
    track_told,
)
from scenes.games.chikyu.scoring.scoring_state import PHASES, ScoringProgress, ToldLine
from scenes.games.chikyu.seat_names import Who

BUMPS = 0.5
"""How far a boat bumps back from the flag, in points."""


def open_scoring(context: CueContext, record: RoundRecord) -> Cue:
    """The seats fold away, the sheet rises from below, the Earth moves to the right."""
    display, scoring = context.display, ScoringProgress.begun(record)
    scoring.rise = 0.0
    context.rehearse(phases_told(display))
    context.rehearse(partial(draw_parts, display=display, scoring=scoring, who=context.who))

    def begin() -> None:
        display.scoring = scoring
        display.place_boats([score.before for score in record.scores], display.markers)
        context.caption.clear()
        context.sound(Sound.CURTAIN)

    def rise(share: float) -> None:
        scoring.rise = share

    seconds = context.motion.moving(pace.SHEET)
    return sequence(
        context.read_first(), Wait(pace.BEFORE_SHEET), Call(begin), Tween(rise, seconds, out_cubic)
    )


def scoring_cue(event: Event, context: CueContext) -> Cue:
    """A step of the count; an event that is none takes no time."""
    scoring = context.display.scoring
    cue: Cue = NOTHING
    if scoring is None:
        return cue
    match event:
        case PhaseOpened(phase, order):
            cue = _open_phase(context, scoring, phase, order[0])
        case PilesCounted():
            cue = _count_piles(context, scoring, event)
        case GiftsGiven():
            cue = _give(context, scoring, event)
        case MarkerMoved():
            cue = _sail(context, scoring, event)
        case SeatScored(seat, _score):
            cue = _end_line(context, scoring, seat)
        case _:
            cue = _told(event, context)
    return cue


def _told(event: Event, context: CueContext) -> Cue:
    """One thing more of the seat in view."""
    cue: Cue = NOTHING
    match event:
        case ColoursCounted(seat, colours, all_colours, points):
            told = context.is_person(seat) or _has_too_many_pink(context, seat)
            is_news = colours == all_colours and not told
            words = count_words.colours(colours, all_colours, points) if is_news else ""
            cue = _step(context, seat, words, _tell_colours)
        case PointsHalved(seat, points, half):
            # Of the others the sheet shows it: what is not one's own need not be read to its end.
            words = count_words.halved(points, half) if context.is_person(seat) else ""
            said = _step(context, seat, words, _tell_half)
            cue = sequence(said, _float_off(context, half - points))
        case TurnablindiesCost(seat, count):
            cue = _step(context, seat, count_words.cost(context.who, seat, count))
        case PointsCut(seat, phase, points, cut):
            words = count_words.cut(points, cut)
            cue = _step(context, seat, words, lambda told: told.cut.add(phase))
    return cue


def _has_too_many_pink(context: CueContext, seat: Seat) -> bool:
    """Then colours were told together with the piles, as they are of people."""
    scoring = context.display.scoring
    return scoring is not None and Kind.INTENTON in scoring.record.scores[seat].over


def _float_off(context: CueContext, lost: int) -> Cue:
    """The half that is lost leaves the sum."""
    scoring = context.display.scoring
    if scoring is None or context.motion.reduced:
        return NOTHING

    def rise(share: float) -> None:
        scoring.floats = (lost, share)

    def gone() -> None:
        scoring.floats = None

    return sequence(Tween(rise, pace.FLOATS_OFF, out_cubic), Call(gone))


def _tell_colours(told: ToldLine) -> None:
    told.colours = True


def _tell_half(told: ToldLine) -> None:
    told.halved = True


def _tell_nothing(_told: ToldLine) -> None:
    """The boat tells it."""


def _beat(context: CueContext, seat: Seat) -> float:
    return pace.BEAT if context.is_person(seat) else pace.SHORT_BEAT


def _open_phase(context: CueContext, scoring: ScoringProgress, phase: int, first: Seat) -> Cue:
    def begin() -> None:
        for told in scoring.told:
            told.phases |= set(range(1, phase))
        scoring.phase, scoring.seen = phase, first
        context.sound(Sound.LOCK)
        foresee(sheet_told if phase == 1 else track_told)

    def foresee(part: Callable[[Display, RoundRecord, Seat, Who], Drawing]) -> None:
        seen = first if phase == 1 else _rests_on(context, scoring)
        context.rehearse(part(context.display, scoring.record, seen, context.who))

    # To ask for much takes a frame, too: the count comes in one of its own.
    more = Call(lambda: foresee(count_told)) if phase == 1 else NOTHING
    rest = Wait(pace.SHORT_BEAT / 2)
    return sequence(Call(begin), rest, more, rest)


def _step(
    context: CueContext, seat: Seat, words: str, tell: Callable[[ToldLine], None] = _tell_nothing
) -> Cue:
    """Bring a seat's count into view, and tell one thing more of it."""
    scoring = context.display.scoring
    assert scoring is not None

    def show() -> None:
        scoring.seen = seat
        tell(scoring.told[seat])
        context.sound.tally(1, 2)

    beat = _beat(context, seat)
    said = context.tell(words, beat) if words else Wait(beat)
    return sequence(context.read_first() if words else NOTHING, Call(show), said)


def _count_piles(context: CueContext, scoring: ScoringProgress, event: PilesCounted) -> Cue:
    """They get their discs one by one."""
    told, seat = scoring.told[event.seat], event.seat

    words = more = ""
    if is_told := context.is_person(seat) or event.too_many:
        words = count_words.piles(context.who, seat, event.piles, too_many=event.too_many)
        score, of_all = scoring.record.scores[seat], context.display.options.colours
        if context.is_person(seat) or score.colours == of_all:
            more = count_words.colours(score.colours, of_all, score.colour_points)

    def show() -> None:
        scoring.seen = seat
        if not is_told and not context.caption.left_to_read:
            context.caption.clear()  # what stands there is about somebody else

    def disc(number: int) -> Cue:
        def count() -> None:
            told.piles = number
            context.sound.score(number - 1)

        share = 1.0 if context.is_person(seat) else 0.5
        return sequence(Call(count), Wait(context.ripple(pace.PILE_DISC * share)))

    def add() -> None:
        told.piles, told.pile_sum = len(event.piles), True

    discs = [disc(number) for number in range(1, len(event.piles) + 1)]
    rest = Wait(_beat(context, seat) / 2)
    foresee = Call(lambda: _rehearse_next(context, scoring, seat))
    counted = sequence(*discs, Call(add), rest, foresee, rest)
    return sequence(
        context.read_first() if words else NOTHING,
        Call(show),
        parallel(context.tell(words, 0.0, more), counted),
    )


def _rehearse_next(context: CueContext, scoring: ScoringProgress, seat: Seat) -> None:
    """What comes into view after this count; not in a frame that draws much itself."""
    record, rows = scoring.record, rows_of(scoring.record)
    if seat == rows[-1]:
        context.rehearse(go_on_told(context.display, record))
        seen = _rests_on(context, scoring)
        context.rehearse(track_told(context.display, record, seen, context.who))
    else:
        following = rows[rows.index(seat) + 1]
        context.rehearse(count_told(context.display, record, following, context.who))


def _give(context: CueContext, scoring: ScoringProgress, event: GiftsGiven) -> Cue:
    words = count_words.gifts(context.who, event.giver, event.receivers, event.each)

    def show() -> None:
        scoring.seen = event.giver
        scoring.gifts += ((event.giver, event.receivers),)
        context.sound(Sound.CARD_SLIDE)

    return sequence(context.read_first(), Call(show), context.tell(words, 2 * pace.BEAT))


def _sail(context: CueContext, scoring: ScoringProgress, event: MarkerMoved) -> Cue:
    """Bollard by bollard along the wall, backwards for a loss; who comes later lies outside."""
    display, seat, step = context.display, event.seat, event.step
    way = step.after - step.before

    def sail(share: float) -> None:
        boat = display.boats[seat]
        at = step.before + way * share
        if int(at) != int(boat.points):
            context.sound.tally(abs(int(at) - step.before), max(1, abs(way)))
        boat.points = at

    def arrive() -> None:
        scoring.told[seat].phases.add(event.phase)
        points = [round(other.points) for other in display.boats]
        points[seat] = step.after
        markers = display.markers
        if way:
            markers = (*(other for other in markers if other != seat), seat)
        display.place_boats(points, markers)
        scoring.gifts = ()

    full = min(pace.SAIL_LONGEST, pace.SAIL_POINT * abs(way))
    seconds = context.motion.moving(full if context.is_person(seat) else full / 2)
    words = count_words.floor_holds(context.who, seat) if event.stopped else ""
    sailing = Tween(sail, seconds, in_out_sine) if way else NOTHING
    first = context.read_first() if words else NOTHING
    bump = _bump(context, seat, step.after) if event.stopped else NOTHING
    moving = sequence(sailing, bump)
    return sequence(first, parallel(moving, context.tell(words, pace.BEAT)), Call(arrive))


def _bump(context: CueContext, seat: Seat, floor: int) -> Cue:
    """A boat that would lose more bumps against the flag."""
    if context.motion.reduced:
        return NOTHING
    boat = context.display.boats[seat]

    def swing(share: float) -> None:
        boat.points = floor - BUMPS * abs(sin(2 * pi * share)) * (1 - share)

    return Tween(swing, pace.BUMP)


def _end_line(context: CueContext, scoring: ScoringProgress, seat: Seat) -> Cue:
    """All is told of a seat; the sheet rests on the count of the person who looks."""
    told = Call(lambda: _tell_all(scoring, seat))
    scores, seen = scoring.record.scores, _rests_on(context, scoring)

    def look() -> None:
        scoring.seen = seen

    if seat == 0:
        return sequence(context.read_first(), Call(look), told)
    if seat < len(scores) - 1:
        return told
    words = count_words.whole(context.who, seen, scores[seen])
    return sequence(told, Call(lambda: context.caption.announce(words)))


def _rests_on(context: CueContext, scoring: ScoringProgress) -> Seat:
    """Whose count is in view when all is told."""
    you = context.who.you
    return rows_of(scoring.record)[-1] if you is None else you


def _tell_all(scoring: ScoringProgress, seat: Seat) -> None:
    told = scoring.told[seat]
    told.phases, told.all = set(range(1, PHASES + 1)), True
    told.cut = set(told.phases)
    told.halved = True
    scoring.phase, scoring.gifts = PHASES + 1, ()


def change_score(context: CueContext, seat: Seat, points: int) -> Cue:
    """What the panel says when it comes back."""
    return Call(lambda: setattr(context.display.seats[seat], "points", points))
