"""Turns events into cues that move the display. The only reader of events on this side.

A cue is built when everything before it has been played, so it may look at the display as it is.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from game.core.events import (
    CardMove,
    CardsMoved,
    Event,
    FirstSeatNamed,
    MatchEnded,
    ScoreChanged,
    Shuffled,
    TurnStarted,
)
from game.core.outcome import Outcome
from game.core.places import Zone
from game.core.seats import Seat
from game.core.sentences import first_seat_words
from game.rules.duco.events import (
    CountdownStarted,
    GrowthChosen,
    LastRound,
    RectangleFilled,
    SetsScored,
    TileScored,
    TileTurned,
    TimeRanOut,
    TownCounted,
)
from game.rules.duco.scoring import TownCount, lamps_at
from scenes.anim.timeline import NOTHING, Call, Cue, Wait, sequence
from scenes.engine.audio import Sound
from scenes.games.duco import table_words
from scenes.games.duco.cues import dealing_cues as growth_cues
from scenes.games.duco.cues import laying_cues, turning_cues
from scenes.games.duco.cues import turning_cues as set_cues
from scenes.games.duco.cues.cue_context import CueContext
from scenes.games.duco.cues.dealing_cues import from_pile, shuffle
from scenes.games.duco.cues.laying_cues import glide
from scenes.games.duco.cues.night_cues import night_falls, pass_goal
from scenes.games.duco.display import Display, Laying
from scenes.games.duco.panels.clock_picture import SECOND


def count_town(context: CueContext, event: TownCounted) -> Cue:
    """Who is counted stands in the light, and their largest group shines."""
    display = context.display
    counts = event.counts
    shown = [_count_seat(context, seat, counts[: seat + 1]) for seat in range(len(counts))]

    def begin() -> None:
        display.turn_of, display.ghost = None, None
        display.over, display.is_zoomed = True, False

    def rest() -> None:
        display.in_dusk = None
        display.group, display.counted_lamps = frozenset(), []

    return sequence(Call(begin), glide(context, whole=True), *shown, Call(rest))


def light_tiles(display: Display, seats: Collection[Seat]) -> None:
    """The tiles of these seats stand in the light with all their matches, the others in dusk."""
    options = display.layout.options
    if options.covering or options.rearranges:
        return  # tiles lie under others, or belong to nobody
    own = {turn.cell for turn in display.turns if turn.face is not None and turn.seat in seats}
    board = display.board
    display.in_dusk = frozenset(laid.cell for laid in display.laid if laid.cell not in own)
    display.lit_cell = None
    display.counted_lamps = [
        (laid.cell, lamp)
        for laid in board.laid
        if laid.cell in own
        for lamp in lamps_at(board, laid.face, laid.cell, diagonal=options.diagonal)
    ]


def _count_seat(context: CueContext, seat: Seat, counts: tuple[TownCount, ...]) -> Cue:
    display, count = context.display, counts[seat]
    groups = display.layout.options.group_bonus > 0
    words = table_words.counted(context.names[seat], count, groups=groups)

    def light() -> None:
        light_tiles(display, (seat,))
        display.counts = counts
        display.group = display.groups[seat] if groups else frozenset()
        display.news = words
        context.caption.announce(words)
        context.sound(Sound.SCORE)

    return sequence(Call(light), Wait(context.motion.reading(words)))


def cue_for(event: Event, context: CueContext) -> Cue:
    """How to show an event from the display's present state; an unknown one takes no time."""
    cue: Cue = NOTHING
    match event:
        case Shuffled(count):
            cue = shuffle(context, count)
        case CardsMoved(moves):
            cue = _move(context, moves)
        case TileScored():
            cue = laying_cues.score(context, event)
        case ScoreChanged(seat, points):
            cue = laying_cues.change_score(context, seat, points)
        case TurnStarted(seats, (round_,)):
            cue = laying_cues.start_turn(context, seats, round_)
        case MatchEnded(outcome):
            cue = end(context, outcome)
        case FirstSeatNamed(seat, by_lot):
            cue = _first_seat(context, context.names[seat], by_lot=by_lot)
        case LastRound(seat, points):
            cue = pass_goal(context, seat, points)
        case _:
            cue = _seldom(event, context)
    return cue


def _first_seat(context: CueContext, name: str, *, by_lot: bool) -> Cue:
    words = first_seat_words(name, by_lot=by_lot)
    told = Call(lambda: context.caption.announce(words))
    return sequence(told, Wait(context.motion.reading(words)), Call(context.caption.clear))


def _seldom(event: Event, context: CueContext) -> Cue:
    """What only some games, or few turns, have."""
    match event:
        case RectangleFilled(seat, tiles):
            return growth_cues.fill_rectangle(context, seat, tiles)
        case GrowthChosen(_, cell):
            return growth_cues.choose_growth(context, cell)
        case TileTurned():
            return turning_cues.turn(context, event)
        case SetsScored():
            return set_cues.score_sets(context, event)
        case TownCounted():
            return count_town(context, event)
        case _:
            return _clock_cue(event, context)


def _clock_cue(event: Event, context: CueContext) -> Cue:
    match event:
        case CountdownStarted(seat, milliseconds):
            return _countdown(context, context.names[seat], milliseconds // SECOND)
        case TimeRanOut(seat):
            return _time_ran_out(context, seat)
    return NOTHING


def _move(context: CueContext, moves: Sequence[CardMove]) -> Cue:
    if not moves:
        return NOTHING
    first = moves[0]
    if first.target.zone is Zone.TABLE and first.source.zone in (Zone.HAND, Zone.MARKET):
        return laying_cues.lay(context, moves)
    if first.source.zone is Zone.TABLE and first.target.zone is Zone.TABLE:
        return turning_cues.swap(context, moves)
    if first.target.zone is Zone.SCORE and first.target.seat is not None:
        return set_cues.take_tiles(context, first.target.seat, moves)
    if first.source.zone is Zone.PILE and first.target.zone is Zone.TABLE:
        return growth_cues.add_tiles(context, moves)
    # Where all lay at once no turn begins in which the town could find its new size.
    at_once = context.display.layout.options.at_once
    grown = laying_cues.glide(context) if at_once else NOTHING
    dealt = [move for move in moves if move.source.zone is Zone.PILE]
    return sequence(grown, from_pile(context, dealt))


def _countdown(context: CueContext, name: str, seconds: int) -> Cue:
    display, words = context.display, table_words.countdown(name, seconds)

    def say() -> None:
        display.news = words
        context.caption.announce(words)
        context.sound(Sound.SUSPENSE)

    return sequence(Call(say), laying_cues.glide(context))


def _time_ran_out(context: CueContext, seat: int) -> Cue:
    display = context.display

    def say() -> None:
        display.turns.append(Laying(seat, None, (0, 0), 0))
        display.ghost = None
        display.news = table_words.time_is_up(context.names[seat])
        context.caption.announce(display.news)
        context.sound(Sound.ERROR)

    words = table_words.time_is_up(context.names[seat])
    return sequence(Call(say), Wait(context.motion.reading(words) / 2))


def end(context: CueContext, outcome: Outcome) -> Cue:
    """All of the town, and the night over it."""
    display = context.display

    def over() -> None:
        display.over, display.turn_of, display.is_zoomed = True, None, False
        light_tiles(display, outcome.winners)

    return sequence(context.read_first(), Call(over), night_falls(context, outcome))
