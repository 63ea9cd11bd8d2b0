"""Which pictures a table of DuCo will show, so that they can be drawn before they are needed."""

from __future__ import annotations

from collections.abc import Iterator

from game.kits.duco.kit import DUCO
from game.kits.set_up import SetUp
from game.rules.duco.dealing import FIRST_CELLS
from game.rules.duco.town.cells import SIDE
from scenes.art.tablecloth import table
from scenes.engine.drawing.sprites import sprite
from scenes.engine.theme import Theme
from scenes.games.duco.display import Display
from scenes.games.duco.panels.count_panel import LARGEST_HOUSE
from scenes.games.duco.panels.ribbon import TILE as RIBBON_TILE
from scenes.games.duco.panels.seat_panels import seat_edges
from scenes.games.duco.table_layout import make_layout
from scenes.games.duco.town import tile_art
from scenes.games.duco.town.flying_picture import resting_sides
from scenes.games.duco.town.town_picture import SLOT
from scenes.table.playmat import Turned


def expected_pictures(theme: Theme, set_up: SetUp) -> Iterator[Turned]:
    """Those of a table that is likely to be laid next."""
    values = {**set_up.options, "seats": len(set_up.chairs)}
    layout = make_layout(theme.metrics, DUCO.options_with(values), 0)
    yield sprite(table, theme.metrics.size, theme.palette), 0
    yield from table_pictures(Display(layout), theme)


def table_pictures(display: Display, theme: Theme) -> Iterator[Turned]:
    """The houses in every size in which tiles rest now, then those of a larger town."""
    own = display.layout.boxes[display.layout.own].spots(1)[0]
    yield tile_art.glow_sprite(own.side, theme.palette.accent), 0
    for side in resting_sides(display):
        yield tile_art.back_sprite(side, theme), 0
    for side in (*resting_sides(display), *_first_sides(display), *_next_sides(display)):
        yield from ((field, 0) for field in tile_art.field_pictures(side, theme))
    for side in (*_first_sides(display), round(display.town.side)):
        yield tile_art.slot_sprite(round(side * SLOT), theme), 0
        yield tile_art.glow_sprite(side, theme.palette.accent), 0
    yield from ((edge, 0) for edge in seat_edges(display, theme))
    px = theme.metrics.px
    yield from ((house, 0) for house in tile_art.house_pictures(px(LARGEST_HOUSE), theme))
    yield from ((field, 0) for field in tile_art.field_pictures(px(RIBBON_TILE), theme))


def pictures_at_rest(display: Display, theme: Theme) -> Iterator[Turned]:
    """The tiles in hand as they may lie, the town in dusk, and the sizes that may come next."""
    layout, side = display.layout, round(display.town.side)
    for seat, hand in enumerate(display.hands):
        homes = layout.boxes[seat].spots(len(hand)) if layout.is_held_here(seat) else []
        for face in hand:
            for turn in range(4):
                for each in {side, *(spot.side for spot in homes)}:
                    yield tile_art.face_sprite(face.turned(turn), each, theme), 0
    # With the first ghost all of them go to dusk in one frame.
    for laid in display.shown:
        owner = display.owner_colour(laid.seat)
        yield tile_art.dusk_sprite(laid.face, side, theme, owner), 0
    for side in _next_sides(display):
        yield from ((field, 0) for field in tile_art.field_pictures(side, theme))


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
