"""Lizards come home: each to its own wall, and its point to the plate of its owner."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial

from game.core.seats import Seat
from scenes.anim.easing import linear, out_cubic, there_and_back
from scenes.anim.timeline import Call, Cue, Tween, sequence, stagger
from scenes.anim.tween import lerp
from scenes.games.five211 import pace
from scenes.games.five211.cues.scoring_beat import ScoringBeat
from scenes.games.five211.display import Pop, RunningLizard
from scenes.games.five211.panels.seat_panels import plate_place
from scenes.games.five211.tally_parts.points import draw_pops, draw_sum
from scenes.table.cards.card_sprite import Spot

LEAN, HOP = 4.0, 0.25
AT_HOME, REST_ANGLE = 0.8, 70.0
"""A lizard at rest on the foot of its wall: of the card's height, and how it lies."""
REST_AT = (-0.06, 0.4)


def bring_home(
    show: ScoringBeat, coming: Sequence[tuple[RunningLizard, Seat, Spot]], *, warmly: bool
) -> Cue:
    """One after the other, a bell each."""
    ways = [
        _home(show, lizard, (seat, number, spot), warmly=warmly)
        for number, (lizard, seat, spot) in enumerate(coming)
    ]
    return stagger(show.context.ripple(pace.HOME_APART), ways)


def rehearse_points(show: ScoringBeat, owners: Sequence[Seat]) -> None:
    """Every number that a plate passes through."""
    for seat, most in Counter(owners).items():
        for points in range(1, most + 1):
            plate = _plate(show, seat, points, warmly=True)
            near = seat == show.display.layout.own
            draw = partial(draw_sum, total=plate) if near else partial(draw_pops, pops=[plate])
            show.context.rehearse(draw)


def _home(
    show: ScoringBeat, lizard: RunningLizard, way_to: tuple[Seat, int, Spot], *, warmly: bool
) -> Cue:
    seat, number, spot = way_to
    height, goal = spot.height * AT_HOME, _resting_place(spot.x, spot.y, spot.height)
    start: list[tuple[float, float]] = []

    def go(share: float) -> None:
        if not start:
            start.append((lizard.x, lizard.y))
        lizard.x, lizard.y = lerp(start[0][0], goal[0], share), lerp(start[0][1], goal[1], share)
        if show.motion.reduced:
            lizard.alpha = share

    def arrive() -> None:
        lizard.x, lizard.y = goal
        lizard.height, lizard.angle, lizard.frame = height, REST_ANGLE, 0
        lizard.load, lizard.alpha, lizard.glow, lizard.tracks = "", 1.0, 0.0, []
        _add_point(show, seat, warmly=warmly)
        show.context.sound.score(number)

    def swell(share: float) -> None:
        plate = _plate_of(show, seat)
        if plate is not None:
            plate.scale = 1 + HOP * there_and_back(share)

    way = Tween(go, show.motion.moving(pace.HOME), out_cubic if not show.motion.reduced else linear)
    return sequence(way, Call(arrive), show.moving(swell, pace.POINT_POP))


def _resting_place(x: float, y: float, height: float) -> tuple[float, float]:
    return x + REST_AT[0] * height, y + REST_AT[1] * height


def _add_point(show: ScoringBeat, seat: Seat, *, warmly: bool) -> None:
    display = show.display
    old = _plate_of(show, seat)
    display.seats[seat].gain += 1
    plate = _plate(show, seat, display.seats[seat].gain, warmly=warmly)
    if seat == display.layout.own:
        display.sum = plate
        return
    display.pops[:] = [*(pop for pop in display.pops if pop is not old), plate]


def _plate_of(show: ScoringBeat, seat: Seat) -> Pop | None:
    display = show.display
    if seat == display.layout.own:
        return display.sum
    x, y, _px = plate_place(display.layout, seat)
    return next((pop for pop in display.pops if (pop.x, pop.y) == (x, y)), None)


def _plate(show: ScoringBeat, seat: Seat, points: int, *, warmly: bool) -> Pop:
    x, y, px = plate_place(show.display.layout, seat)
    return Pop(f"+{points}", x, y, px, None, LEAN, rays=warmly)
