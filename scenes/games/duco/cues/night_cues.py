"""The end of a game: a goal is passed, night falls, the winner walks home, and the town is lit."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import pairwise

from game.core.outcome import Outcome
from game.core.places import Cell
from game.core.seats import Seat, seats_from
from game.kits.duco.results import DucoResults
from scenes.anim.easing import in_out_sine, linear, out_back, out_cubic, there_and_back
from scenes.anim.timeline import NOTHING, Call, Cue, Tween, Wait, parallel, sequence
from scenes.anim.tween import lerp
from scenes.engine.audio import Sound
from scenes.games.duco import table_words
from scenes.games.duco.cues.cue_context import CueContext
from scenes.games.duco.cues.laying_cues import glide, swell_points
from scenes.games.duco.cues.near_cues import rehearse_passing
from scenes.games.duco.display import Display, Laying
from scenes.games.duco.town.night import Night, Passing, Walker
from scenes.games.duco.town.night_picture import rehearse_night

FALLS = 0.400
STEP, QUIET_STEP, WALK_AT_MOST = 0.260, 0.130, 2.400
"""From tile to tile, where a person has won and where not; and the whole way at most."""
AWAY, TOLD, RISES = 0.600, 0.400, 0.420
CONFETTI = 2.500
UNFOLDS, A_POINT, LIGHTS = 0.300, 0.060, 0.200


def night_falls(context: CueContext, outcome: Outcome) -> Cue:
    """All beats of the end; a bot's victory is quick and quiet."""
    display = context.display
    warmly = any(seat in context.here for seat in outcome.winners)
    night = make_night(context, outcome, warmly=warmly)
    why = DucoResults().reason(outcome, display.layout.options)

    def begin() -> None:
        display.night = night
        context.rehearse(partial(rehearse_night, display=display))
        context.sound(Sound.NIGHT)

    def say() -> None:
        display.news = night.title
        context.caption.announce(why)
        context.sound(Sound.WIN if warmly else Sound.DRAW)

    return sequence(
        glide(context, whole=True),
        Call(begin),
        _fade(context, partial(_set, night, "veil"), FALLS),
        _walk(context, night),
        Call(say),
        _move(context, partial(_set, night, "away"), AWAY),
        parallel(
            _fade(context, partial(_set, night, "told"), TOLD),
            _rise(context, night),
            swell_points(context, outcome.winners),
        ),
        _throw(context, night) if warmly else NOTHING,
    )


def make_night(context: CueContext, outcome: Outcome, *, warmly: bool) -> Night:
    """Whose night it is, and what will be lit in it."""
    names = [context.names[seat] for seat in outcome.winners]
    points = outcome.standings[0].points
    title = table_words.winners(names) if warmly else table_words.won_quietly(names, points)
    night = Night(tuple(outcome.winners), warmly, title)
    laid = [turn for turn in context.display.turns if turn.face is not None and turn.gained]
    best = max(laid, key=lambda turn: turn.gained, default=None)
    if best is not None:
        night.best = best.cell, best.gained, best.seat
    return night


def _tiles_of(display: Display, seat: Seat) -> list[Laying]:
    """What a seat has laid, in order, where tiles can be told by who laid them."""
    options = display.layout.options
    if options.covering or options.rearranges:
        return []
    return [turn for turn in display.turns if turn.face is not None and turn.seat == seat]


def _walk(context: CueContext, night: Night) -> Cue:
    """Every winner walks at once; each tile that is reached is lit, and its points are counted."""
    display = context.display
    ways = {seat: _tiles_of(display, seat) for seat in night.winners}
    longest = max(map(len, ways.values()), default=0)
    if not longest:
        return NOTHING
    if context.motion.reduced or display.layout.options.counts_at_end:
        every = [tile for way in ways.values() for tile in way]
        return sequence(Call(partial(_light, night, every)), Wait(FALLS))
    step = min(STEP if night.warmly else QUIET_STEP, WALK_AT_MOST / longest)
    night.goal = round(display.seats[night.winners[0]].points) if len(ways) == 1 else 0
    walks = [_one_walk(context, night, way, step) for way in ways.values() if way]
    return sequence(parallel(*walks), Call(night.walkers.clear))


def _one_walk(context: CueContext, night: Night, way: Sequence[Laying], step: float) -> Cue:
    walker = Walker(way[0].seat, way[0].cell)

    def arrive(number: int) -> None:
        _light(night, [way[number]])
        context.sound.score(number)

    def hop(start: Cell, end: Cell, share: float) -> None:
        walker.cell = lerp(start[0], end[0], share), lerp(start[1], end[1], share)
        walker.hop = there_and_back(share)

    steps: list[Cue] = [Call(lambda: night.walkers.append(walker)), Call(partial(arrive, 0))]
    for number, (before, after) in enumerate(pairwise(way), start=1):
        steps.append(Tween(partial(hop, before.cell, after.cell), step, in_out_sine))
        steps.append(Call(partial(arrive, number)))
    return sequence(*steps, Wait(FALLS))


def _light(night: Night, tiles: Sequence[Laying]) -> None:
    for tile in tiles:
        if tile.cell not in night.lit:
            night.lit[tile.cell] = tile.gained
            night.total += tile.gained


def _rise(context: CueContext, night: Night) -> Cue:
    if night.best is None:
        return NOTHING
    return _move(context, partial(_set, night, "rise"), RISES, overshoots=True)


def _throw(context: CueContext, night: Night) -> Cue:
    """It falls once, and leaves a still picture; none where nothing may move."""
    if context.motion.reduced:
        return NOTHING
    fallen = [0.0]

    def fall(share: float) -> None:
        night.confetti.update((share - fallen[0]) * (CONFETTI + 1.0))
        fallen[0] = share

    return sequence(Call(night.confetti.throw), Tween(fall, CONFETTI, linear))


def _set(night: Night, name: str, share: float) -> None:
    setattr(night, name, share)


def _fade(context: CueContext, apply: partial[None], seconds: float) -> Cue:
    return Tween(apply, context.motion.moving(seconds), linear)


def _move(
    context: CueContext, apply: partial[None], seconds: float, *, overshoots: bool = False
) -> Cue:
    if context.motion.reduced:
        return Call(partial(apply, 1.0))
    return Tween(apply, seconds, out_back if overshoots else in_out_sine)


def pass_goal(context: CueContext, seat: Seat, points: int | None) -> Cue:
    """The round is finished, then it is over; who still lays is told what it takes."""
    display = context.display
    rivals = still_to_lay(display, seat)
    name = context.names[seat]
    said = table_words.last_round(name, points)
    second = ""
    if points is not None and rivals:
        rival = max(rivals, key=lambda each: display.seats[each].points)
        has = round(display.seats[rival].points)
        second = table_words.needs_to_win(context.names[rival], has, points - has + 1)

    def say() -> None:
        display.last_round = True
        display.news = said
        context.caption.announce(said, second)

    reading = Wait(context.motion.reading(said + second))
    show = NOTHING if points is None else _show_quay(context, seat, points)
    return sequence(
        context.read_first(), Call(say), parallel(reading, show), Call(partial(_fold, display))
    )


def still_to_lay(display: Display, seat: Seat) -> list[Seat]:
    """Who comes after a seat in this round, in order."""
    if display.first is None or display.layout.options.at_once:
        return []
    order = list(seats_from(display.first, len(display.seats)))
    return order[order.index(seat) + 1 :]


def _show_quay(context: CueContext, seat: Seat, points: int) -> Cue:
    display = context.display
    last = next((turn for turn in reversed(display.turns) if turn.seat == seat), None)
    before = points - (0 if last is None else last.gained)
    passing = Passing(seat, before, points, warmly=seat in context.here)
    rehearse_passing(context, passing)

    def begin() -> None:
        display.passing = passing

    walk = A_POINT * (points - before)
    return sequence(
        Call(begin),
        Tween(partial(setattr, passing, "unfolded"), context.motion.moving(UNFOLDS), out_cubic),
        Tween(partial(setattr, passing, "walked"), context.motion.moving(walk), linear),
        Call(lambda: context.sound(Sound.HOUSE_LIT if passing.warmly else Sound.WINDOW_LIT)),
        Tween(partial(setattr, passing, "lit"), context.motion.moving(LIGHTS), linear),
    )


def _fold(display: Display) -> None:
    display.passing = None
