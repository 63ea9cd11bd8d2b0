"""A small picture of the table as it will be, for set-up: seats, race, first tiles, pile, button.

Laid out as the table itself, in its 1280 x 720 units.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame

from game.core.places import Cell
from game.rules.duco.dealing import FIRST_CELLS
from game.rules.duco.options import DucoOptions, LayManner
from game.rules.duco.pars import pars_of
from game.rules.duco.town.cells import SIDE as FIELDS_OF_TILE
from game.rules.duco.town.houses import PLAIN_COLOURS, HouseColour
from game.rules.duco.town.tiles import TILES, Face
from scenes.art.palette import PALETTE, Palette
from scenes.art.panels import ButtonState, button_face
from scenes.art.portraits.medallions import Portrait, avatar
from scenes.art.tablecloth import table
from scenes.games.duco.art.quay_race import quay_street
from scenes.games.duco.art.slate import Slate
from scenes.games.duco.art.tile_faces import tile_back

WIDTH, HEIGHT = 1280, 720
_BOARD: Final = (300.0, 96.0, 736.0, 522.0)
_BOARD_OVER_LINE: Final = (300.0, 96.0, 736.0, 398.0)
_LATER: Final = ((1, -1), (-1, 1), (2, 1), (1, 1), (-1, -1))
"""Where somebody has laid already, in tiles from the middle."""

Box = tuple[float, float, float, float]


def table_picture(
    options: DucoOptions,
    faces: tuple[Portrait, ...],
    size: tuple[int, int],
    palette: Palette = PALETTE,
) -> pygame.Surface:
    """`faces` sit at the table, the first one near; `size` in pixels, as wide as 16 to 9."""
    slate = Slate(size, HEIGHT, palette)
    slate.surface.blit(table(size, palette), (0, 0))
    _draw_seats(slate, options, faces)
    _draw_goal(slate, options, faces)
    _draw_board(slate, options)
    if options.line:
        _draw_line(slate, options.line)
    _draw_right(slate, options)
    return _rounded(slate.surface, slate.px(28))


def _rounded(picture: pygame.Surface, radius: int) -> pygame.Surface:
    mask = pygame.Surface(picture.get_size(), pygame.SRCALPHA).convert_alpha()
    mask.fill(0)
    pygame.draw.rect(mask, (255, 255, 255, 255), mask.get_rect(), border_radius=radius)
    picture.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def _middle(box: Box) -> Box:
    """From a corner and a size to what a slate wants: the middle of the table is its origin."""
    x, y, width, height = box
    return x + width / 2 - WIDTH / 2, y + height / 2 - HEIGHT / 2, width, height


def _glass(slate: Slate, box: Box, edge: str | None = None) -> tuple[float, float]:
    palette = slate.palette
    around = _middle(box)
    slate.box(around, palette.panel, max(150, palette.panel_alpha), radius=22, edge=edge, line=4)
    return around[0], around[1]


def _face(number: int) -> Face:
    return TILES[number * 17 % len(TILES)].faces[number % 4]


def _draw_seats(slate: Slate, options: DucoOptions, faces: tuple[Portrait, ...]) -> None:
    others = len(faces) - 1
    if not others:
        _draw_pars(slate, options)
    for seat in range(1, len(faces)):
        high = (424 - 10 * (others - 1)) / others
        top = 20 + (seat - 1) * (high + 10)
        x, y = _glass(slate, (20, top, 264, high))
        portrait = min(84.0, high * 0.62)
        slate.put(avatar(faces[seat], slate.px(portrait), slate.palette), x - 84, y)
        _draw_hand(slate, options, seat, (x + 40, y, min(110.0, high * 0.7)))
    x, y = _glass(slate, (20, 452, 264, 248), slate.palette.accent_light)
    slate.put(avatar(faces[0], slate.px(78), slate.palette), x - 80, y - 74)
    _draw_hand(slate, options, 0, (x, y + 40, 134.0))


def _draw_hand(
    slate: Slate, options: DucoOptions, seat: int, place: tuple[float, float, float]
) -> None:
    x, y, side = place
    count = options.hand_size
    if count > 1:
        side = min(side * 0.6, 54.0 if seat else 76.0)
    owner = PLAIN_COLOURS[seat] if options.stacks else None
    for number in range(count):
        shift = (number - (count - 1) / 2) * side * 1.1
        slate.mini(_face(seat * 3 + number + 40), x + shift, y, side, owner)


def _draw_pars(slate: Slate, options: DucoOptions) -> None:
    """Alone: how many tiles are how good."""
    x, y = _glass(slate, (20, 20, 264, 424))
    for row, (par, lamps) in enumerate(zip(pars_of(options) or (), (3, 2, 1), strict=False)):
        slate.words(str(par), x - 80, y + 10 + row * 62, 46)
        for lamp in range(3):
            colour = slate.palette.accent_light if lamp < lamps else slate.palette.panel_raised
            slate.box((x + lamp * 36, y + 10 + row * 62, 26, 26), colour, radius=13)
    for number in range(10):
        slate.slot(x - 92 + number % 5 * 46, y - 160 + number // 5 * 50, 40, fill=14)


def _draw_goal(slate: Slate, options: DucoOptions, faces: tuple[Portrait, ...]) -> None:
    """The race along the quay, or what stands in its place."""
    box = (300.0, 20.0, 736.0, 62.0)
    x, y = _glass(slate, box)
    if options.goal is not None and not options.rearranges:
        blocks = 10 if options.goal >= 100 else 5
        street = quay_street((slate.px(736), slate.px(62)), blocks, 1, 2, slate.palette)
        slate.put(street, x, y)
        slate.words(str(options.goal), x + 336, y - 2, 34)
        for seat, face in enumerate(faces):
            slate.put(avatar(face, slate.px(34), slate.palette), x - 230 + seat * 46, y - 2)
        return
    step = 736 / len(faces)
    for seat, face in enumerate(faces):
        left = x - 368 + seat * step
        slate.put(avatar(face, slate.px(44), slate.palette), left + 34, y)
        colour = slate.palette.edge
        if options.stacks:
            colour = slate.palette.house((2, 3, 1, 0, 4)[seat]).base
        marks = 5
        for mark in range(marks):
            pitch = (step - 74) / marks
            slate.box((left + 74 + mark * pitch, y, pitch * 0.72, 24), colour,
                      255 if mark < 2 else 60, radius=5)  # fmt: skip


def _tiles(options: DucoOptions) -> Iterator[tuple[Cell, HouseColour | None]]:
    """Cells in fields with the owner of what lies there: the first tiles, and a few later ones."""
    first = FIRST_CELLS[options.start]
    yield from ((cell, None) for cell in first)
    if options.rearranges:
        return
    shift = 0 if options.laying is LayManner.IN_LINE else 1
    for number, (column, row) in enumerate(_LATER):
        cell = column * FIELDS_OF_TILE, row * FIELDS_OF_TILE
        if options.covering:
            cell = cell[0] + shift, cell[1] + shift
        elif shift and abs(column) == 2:
            cell = cell[0], cell[1] + shift
        if cell not in first:
            owner = PLAIN_COLOURS[number % options.seats] if options.stacks else None
            yield cell, owner


def _draw_board(slate: Slate, options: DucoOptions) -> None:
    laid = list(_tiles(options))
    area = _BOARD_OVER_LINE if options.line else _BOARD
    columns = [cell[0] for cell, _owner in laid]
    rows = [cell[1] for cell, _owner in laid]
    spread_x = (max(columns) - min(columns)) / FIELDS_OF_TILE + 1
    spread_y = (max(rows) - min(rows)) / FIELDS_OF_TILE + 1
    around = 0.2 if options.rearranges else 1.4
    step = min(area[2] / (spread_x + around), area[3] / (spread_y + around), 130)
    middle = (max(columns) + min(columns)) / 2, (max(rows) + min(rows)) / 2
    x, y, _width, _height = _middle(area)

    def at(cell: tuple[float, float]) -> tuple[float, float]:
        return (
            x + (cell[0] - middle[0]) * step / FIELDS_OF_TILE,
            y + (cell[1] - middle[1]) * step / FIELDS_OF_TILE,
        )

    for cell in _slots(options, {cell for cell, _owner in laid}):
        slate.slot(*at(cell), step * 0.86, fill=14)
    for number, (cell, owner) in enumerate(laid):
        slate.mini(_face(number), *at(cell), step * 0.96, owner)


def _slots(options: DucoOptions, laid: set[Cell]) -> Iterator[Cell]:
    """A few of the places where a tile may go."""
    if options.rearranges or options.laying is not LayManner.IN_LINE:
        return
    for column, row in ((0, -3), (-2, -1), (3, 0), (-3, 0), (0, 3), (2, -1), (-2, 1), (1, 2)):
        cell = column * FIELDS_OF_TILE, row * FIELDS_OF_TILE
        beside = ((cell[0] + x, cell[1] + y) for x, y in ((3, 0), (-3, 0), (0, 3), (0, -3)))
        if cell not in laid and any(each in laid for each in beside):
            yield cell


def _draw_line(slate: Slate, length: int) -> None:
    x, y = _glass(slate, (300, 520, 736, 150))
    step = min(132, 700 / length)
    side = step * 0.79
    for number in range(length):
        place = x + (number - (length - 1) / 2) * step
        if number in (0, length - 1):
            slate.glow(place, y, side)
        slate.mini(_face(number + 61), place, y, side)


def _draw_right(slate: Slate, options: DucoOptions) -> None:
    palette = slate.palette
    x, y, *_size = _middle((1052, 20, 208, 140))
    if options.countdown:
        slate.clock(x, y + 20, 150, str(options.countdown), 0.7)
    else:
        back = tile_back(slate.px(112), palette)
        for layer in range(3):
            slate.put(back, x - layer * 3, y - layer * 4)
    if options.tile_seconds:
        slate.clock(x, y + 160, 110, str(options.tile_seconds), 0.6)
    for tool in range(6):
        place = 1092 + 28 + tool % 3 * 56 - WIDTH / 2, 472 + tool // 3 * 60 - HEIGHT / 2
        slate.box((*place, 46, 46), palette.panel_raised, 235, radius=23, edge=palette.edge)
    size = slate.px(168), slate.px(58)
    slate.put(button_face(size, ButtonState.PRIMARY, palette), *_middle((1092, 606, 168, 58))[:2])
