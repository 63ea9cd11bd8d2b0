"""How one tile moves: it flies on a shallow arc, turns on the way, and turns over."""

from __future__ import annotations

from collections.abc import Callable

from scenes.anim.easing import Ease, in_out_sine, linear, out_cubic, there_and_back
from scenes.anim.timeline import Call, Cue, Tween
from scenes.anim.tween import arc_point, lerp
from scenes.games.duco.cues.cue_context import CueContext
from scenes.games.duco.panels.seat_boxes import TileSpot
from scenes.games.duco.town.tile_sprite import TileSprite

ARC = 0.08
SPIN = 9.0
"""Degrees that a tile leans on its way."""


def fly(
    context: CueContext,
    tile: TileSprite,
    target: Callable[[], TileSpot],
    seconds: float,
    *,
    ease: Ease = out_cubic,
    arc: float = ARC,
) -> Cue:
    """To the target on an arc; where it is is asked when the flight begins."""
    flying = context.display.flying
    start: list[tuple[float, float, float]] = []
    goal: list[TileSpot] = []

    def begin() -> None:
        if not start:  # a call that stands before a tween may come a hair later
            if tile not in flying:
                flying.append(tile)
            start.append((tile.x, tile.y, tile.side))
            goal.append(target())

    def travel(share: float) -> None:
        begin()
        x, y, side = start[0]
        end = goal[0]
        way = abs(end.x - x) + abs(end.y - y)
        tile.x, tile.y = arc_point((x, y), (end.x, end.y), share, way * arc)
        tile.side = lerp(side, end.side, share)
        tile.lift = there_and_back(share) if arc else 0.0
        tile.angle = SPIN * there_and_back(share) if arc else 0.0

    def fade(share: float) -> None:
        begin()
        tile.x, tile.y, tile.side = goal[0]
        tile.alpha = share

    if context.motion.reduced:
        return Tween(fade, context.motion.moving(seconds), linear)
    return Tween(travel, seconds, ease)


def land(context: CueContext, tile: TileSprite, then: Callable[[], None]) -> Cue:
    """It is no longer on its way: it lies there."""

    def settle() -> None:
        if tile in context.display.flying:
            context.display.flying.remove(tile)
        then()

    return Call(settle)


def turn_over(context: CueContext, tile: TileSprite, seconds: float) -> Cue:
    """From the back to the face."""

    def turn(share: float) -> None:
        tile.turned = share

    return Tween(turn, context.motion.moving(seconds), in_out_sine)
