"""Somebody passes the goal: the end of the quay comes down, and the lamp there is lit."""

from __future__ import annotations

from functools import partial

from game.core.seats import Seat, seats_from
from scenes.anim.easing import linear, out_cubic
from scenes.anim.timeline import NOTHING, Call, Cue, Tween, Wait, parallel, sequence
from scenes.engine.audio import Sound
from scenes.games.duco import table_words
from scenes.games.duco.cues.cue_context import CueContext
from scenes.games.duco.display import Display
from scenes.games.duco.town.night import Passing
from scenes.games.duco.town.quay_passed import draw_passing

UNFOLDS, A_POINT, LIGHTS = 0.300, 0.060, 0.200


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
    drawn = Passing(seat, before, points, passing.warmly, 1.0, 1.0, 1.0)

    def begin() -> None:
        display.passing = drawn
        context.rehearse(partial(draw_passing, display=display))
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
