"""The tile with which somebody here passes the goal: the town glides near, all else is in dusk."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from game.core.places import Cell
from game.core.seats import Seat
from game.rules.duco.events import TileScored
from game.rules.duco.options import LayManner
from game.rules.duco.scoring import points_at
from game.rules.duco.town.board import Laid
from game.rules.duco.town.cells import SIDE, key_of
from scenes.anim.easing import in_out_sine, linear
from scenes.anim.timeline import NOTHING, Call, Cue, Tween, parallel, sequence
from scenes.games.duco.cues.cue_context import CueContext
from scenes.games.duco.display import Display, Number
from scenes.games.duco.town.night import Nearness, Passing
from scenes.games.duco.town.quay_passed import draw_passing
from scenes.games.duco.town.town_grid import TownGrid, kept_in
from scenes.games.duco.town.town_picture import rehearse_near

GLIDE = 0.300
NEAR_TILE = 146
"""The side of a tile that everybody looks at, in units."""
BESIDE = ((0, SIDE), (SIDE, 0), (-SIDE, 0), (0, -SIDE))
"""Where its points may stand, best first."""


def passes_goal(context: CueContext, seat: Seat, points: int) -> bool:
    """Whether somebody at this screen has enough by it, before all others."""
    display = context.display
    goal = display.layout.options.goal
    if goal is None or display.last_round or context.motion.is_instant:
        return False
    return seat in context.here and display.seats[seat].points + points >= goal


def foresee(context: CueContext, seat: Seat, laid: Laid) -> None:
    """Have the near town ready while the tile is on its way, if it will come near."""
    display, options = context.display, context.display.layout.options
    if options.laying is LayManner.OVER or options.counts_at_end or options.at_once:
        return
    points = points_at(display.board, laid.face, key_of(laid.cell), diagonal=options.diagonal)
    if not passes_goal(context, seat, points):
        return
    had = round(display.seats[seat].points)
    rehearse_passing(context, Passing(seat, had, had + points, warmly=True))
    if not context.motion.reduced:
        town = _near(display, laid.cell)
        context.rehearse(partial(rehearse_near, display=display, town=town, coming=laid))


def rehearse_passing(context: CueContext, passing: Passing) -> None:
    """The end of the quay as it will be told; while it unfolds no frame has time to spare."""
    display = context.display
    display.passing = replace(passing, unfolded=1.0, walked=1.0, lit=1.0)
    context.rehearse(partial(draw_passing, display=display))
    display.passing = None


def near_and_back(context: CueContext, event: TileScored) -> tuple[Cue, Cue]:
    """The way towards a tile, and the way back to the town as it was looked at before."""
    display = context.display
    nearness = Nearness(_touched(display, event))
    before = display.town
    after = before if context.motion.reduced else _near(display, event.cell)

    def begin() -> None:
        display.nearness, display.number = nearness, None

    def arrive() -> None:
        display.number = Number(*_free_place(display, event.cell), large=True)

    def gone() -> None:
        display.nearness = None

    dusk = partial(setattr, nearness, "dusk")
    seconds = context.motion.moving(GLIDE)
    near = parallel(_glide(display, before, after), Tween(dusk, seconds, linear))
    back = Tween(lambda share: dusk(1 - share), seconds, linear)
    return (
        sequence(Call(begin), near, Call(arrive)),
        sequence(parallel(_glide(display, after, before), back), Call(gone)),
    )


def _glide(display: Display, start: TownGrid, end: TownGrid) -> Cue:
    if start == end:
        return NOTHING

    def begin() -> None:
        # Of the smaller of both sizes every tile of the town has its picture.
        display.gliding, display.resting_side = True, min(start.side, end.side)

    def move(share: float) -> None:
        display.grid = start.towards(end, share)

    def rest() -> None:
        display.gliding, display.grid = False, end

    return sequence(Call(begin), Tween(move, GLIDE, in_out_sine), Call(rest))


def _near(display: Display, cell: Cell) -> TownGrid:
    town, board = display.town, display.layout.board
    side = display.layout.metrics.px(NEAR_TILE)
    if town.side >= side:
        return town
    grid = TownGrid(0, 0, side, town.gap)
    x, y = grid.centre(cell)
    grid = grid.moved(round(board.centerx - x), round(board.centery - y))
    return kept_in(board, grid, display.board.bounds)


def _touched(display: Display, event: TileScored) -> frozenset[Cell]:
    """The tile, and those that it matches."""
    fields = {lamp.other for lamp in event.lamps}
    return frozenset(
        laid.cell
        for laid in display.laid
        if laid.cell == event.cell or any(_covers(laid.cell, field) for field in fields)
    )


def _covers(cell: Cell, field: Cell) -> bool:
    return all(0 <= at - start < SIDE for at, start in zip(field, cell, strict=True))


def _free_place(display: Display, cell: Cell) -> tuple[float, float]:
    """The middle of a place beside a tile where nothing lies, or else the tile's upper edge."""
    town, board = display.town, display.layout.board
    cells = [(cell[0] + dx, cell[1] + dy) for dx, dy in BESIDE]
    taken = [town.box(laid.cell).inflate(-2, -2) for laid in display.laid]
    for place in map(town.box, cells):
        if board.contains(place) and place.collidelist(taken) < 0:
            return place.center
    return town.centre(cell)[0], town.centre(cell)[1] - town.side / 2
