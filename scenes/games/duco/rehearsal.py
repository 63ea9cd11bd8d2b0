"""What a table of DuCo will want, drawn unseen while nothing moves."""

from __future__ import annotations

from game.kits.duco.kit import DUCO
from game.kits.set_up import SetUp
from game.rules.duco.dealing import FIRST_CELLS
from game.rules.duco.town.cells import SIDE
from scenes.art.tablecloth import table
from scenes.engine.drawing.prefetch_painter import Rehearsal
from scenes.engine.drawing.sprites import sprite
from scenes.games.duco.display import Display
from scenes.games.duco.panels.count_panel import LARGEST_HOUSE
from scenes.games.duco.panels.ribbon import TILE as RIBBON_TILE
from scenes.games.duco.panels.seat_panels import seat_edges
from scenes.games.duco.table_layout import make_layout
from scenes.games.duco.town import tile_art
from scenes.games.duco.town.flying_picture import resting_sides
from scenes.games.duco.town.town_picture import SLOT


def rehearse_expected(painter: Rehearsal, set_up: SetUp) -> None:
    """A table that is likely to be laid next."""
    values = {**set_up.options, "seats": len(set_up.chairs)}
    metrics, palette = painter.theme.metrics, painter.theme.palette
    painter.want(sprite(table, metrics.size, palette))
    rehearse_table(painter, Display(make_layout(metrics, DUCO.options_with(values), 0)))


def rehearse_table(painter: Rehearsal, display: Display) -> None:
    """The houses in every size in which tiles rest now, then those of a larger town."""
    theme, want, px = painter.theme, painter.want, painter.theme.metrics.px
    own = display.layout.boxes[display.layout.own].spots(1)[0]
    first, resting = _first_sides(display), resting_sides(display)
    want(tile_art.glow_sprite(own.side, theme.palette.accent))
    for side in resting:
        want(tile_art.back_sprite(side, theme))
    for side in (*resting, *first, *_next_sides(display)):
        tile_art.draw_fields(painter, side)
    for side in (*first, round(display.town.side)):
        want(tile_art.slot_sprite(round(side * SLOT), theme))
        want(tile_art.glow_sprite(side, theme.palette.accent))
    for edge in seat_edges(display, theme):
        want(edge)
    tile_art.draw_houses(painter, px(LARGEST_HOUSE))
    tile_art.draw_fields(painter, px(RIBBON_TILE))


def rehearse_rest(painter: Rehearsal, display: Display) -> None:
    """The tiles in hand as they may lie, the town in dusk, and the sizes that may come next."""
    layout, side, theme = display.layout, round(display.town.side), painter.theme
    for seat, hand in enumerate(display.hands):
        homes = layout.boxes[seat].spots(len(hand)) if layout.is_held_here(seat) else []
        for face in hand:
            for turn in range(4):
                for each in {side, *(spot.side for spot in homes)}:
                    painter.want(tile_art.face_sprite(face.turned(turn), each, theme))
    # With the first ghost all of them go to dusk in one frame.
    for laid in display.shown:
        owner = display.owner_colour(laid.seat)
        painter.want(tile_art.dusk_sprite(laid.face, side, theme, owner))
    for side in _next_sides(display):
        tile_art.draw_fields(painter, side)


def _first_sides(display: Display) -> list[int]:
    """The size of tiles once the first ones lie."""
    if display.laid:
        return []
    cells = FIRST_CELLS[display.layout.options.start]
    columns, rows = ([cell[axis] for cell in cells] for axis in (0, 1))
    bounds = min(columns), min(rows), max(columns) + SIDE, max(rows) + SIDE
    return [round(display.layout.town(bounds).side)]


def _next_sides(display: Display) -> list[int]:
    """The size of tiles once the town is wider, or higher, by one."""
    if not display.laid:
        return []
    left, top, right, bottom = display.board.bounds
    grown = ((left, top, right + SIDE, bottom), (left, top, right, bottom + SIDE))
    sides = {round(display.layout.town(bounds).side) for bounds in grown}
    return sorted(sides - {round(display.town.side)})
