"""What the answers of a table do, each drawn from the options alone: for set-up and the maker."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from game.rules.duco.dealing import FIRST_CELLS
from game.rules.duco.options import CountedFor, DucoOptions, LayManner
from game.rules.duco.town.cells import SIDE as FIELDS_OF_TILE
from game.rules.duco.town.houses import PLAIN_COLOURS, HouseColour
from game.rules.duco.town.tiles import TILES, Face
from scenes.art import svg
from scenes.art.palette import PALETTE, Palette
from scenes.games.duco.art import mode_pictures
from scenes.games.duco.art.slate import Slate
from scenes.games.duco.art.table_signs import turn_sign

HEIGHT: Final = 100
WIDTH: Final = 140
"""Units that every picture has at least; a narrow place shows it smaller."""


def _face(number: int) -> Face:
    return TILES[number * 17 % len(TILES)].faces[number % 4]


def _owned(colour: HouseColour, number: int) -> Face:
    mine = [tile for tile in TILES if tile.square is colour]
    return mine[number % len(mine)].faces[number % 4]


def _town(slate: Slate, options: DucoOptions) -> None:
    cells = [(x / FIELDS_OF_TILE, y / FIELDS_OF_TILE) for x, y in FIRST_CELLS[options.start]]
    columns, rows = [x for x, _y in cells], [y for _x, y in cells]
    across, down = (min(columns) + max(columns)) / 2, (min(rows) + max(rows)) / 2
    step = min(88 / (max(rows) - min(rows) + 1), 30)
    for number, (column, row) in enumerate(cells):
        slate.mini(_face(number), (column - across) * step, (row - down) * step, step * 0.94)


def _supply(slate: Slate, options: DucoOptions) -> None:
    if options.rearranges:
        mode_pictures.draw_crossing(slate)
        return
    if options.line:
        step = min(126 / options.line, 27)
        for number in range(options.line):
            end = number in (0, options.line - 1)
            at = (number - (options.line - 1) / 2) * step, 6 if end else 12
            if end:
                slate.glow(*at, step * 0.9)
            slate.mini(_face(number + 40), *at, step * 0.9)
        slate.arrow((0, -34), (0, -12), slate.palette.paper)
        return
    if options.stacks:
        for owner, x in (
            (HouseColour.BLUE, -38),
            (HouseColour.ORANGE, 0),
            (HouseColour.YELLOW, 38),
        ):
            layers = max(2, round(options.stacks / 3))
            for layer in range(layers):
                slate.mini(_owned(owner, layer), x - layer * 0.9, 16 - layer * 6, 31, owner)
        return
    middle = (options.tiles - 1) / 2
    side = 54.0 if options.tiles == 1 else 44 - 3 * middle
    for number in range(options.tiles):
        off = number - middle
        slate.tile(
            _face(number + 47), off * side * 0.68, abs(off) * 5, side, angle=off * 9, lift=0.25
        )


def _laying(slate: Slate, options: DucoOptions) -> None:
    side = 40.0
    x, y = {
        LayManner.IN_LINE: (-side / 2 - 0.6, -side * 0.52),
        LayManner.SHIFTED: (-side / 6, -side * 0.52),
        LayManner.OVER: (side / 6, side * 0.16),
    }[options.laying]
    for across, number in ((-1, 61), (1, 47)):
        slate.tile(_face(number), across * (side / 2 + 0.6), side * 0.52, side)
    slate.glow(x, y, side)
    slate.tile(_face(35), x, y, side, shadow=options.covering, lift=0.6)
    if options.rotation:
        slate.put(turn_sign(slate.px(28), slate.palette.accent, True), 48, -28)


def _turning(slate: Slate, options: DucoOptions) -> None:
    if options.rotation:
        mode_pictures.draw_turning(slate)
        return
    for across, number in ((-1, 31), (1, 12)):
        slate.tile(_face(number), across * 21, 2, 41)


def _rectangle(slate: Slate, options: DucoOptions) -> None:
    """A full block; by its sides what grows."""
    side, step = 22.0, 23.0
    for number in range(6):
        slate.mini(_face(number), (number % 3 - 1) * step, (number // 3 - 0.5) * step, side)
    if options.rectangles:
        for x, y, number in ((0, -1.5, 7), (0, 1.5, 8), (-2, -0.5, 9), (2, 0.5, 10)):
            slate.glow(x * step, y * step, side)
            slate.mini(_face(number), x * step, y * step, side, lift=0.3)


def _turns(slate: Slate, options: DucoOptions) -> None:
    """Whose tiles are in the air."""
    for number, colour in enumerate(PLAIN_COLOURS[:3]):
        x, flies = (number - 1) * 42.0, options.at_once or number == 0
        if flies:
            slate.slot(x, -26, 26)
        height = -8 if flies else 20
        slate.mini(_owned(colour, 4), x, height, 29, colour, lift=0.9 if flies else 0,
                   angle=(-12, 9, -7)[number] if flies else 0)  # fmt: skip


def _clock(slate: Slate, options: DucoOptions) -> None:
    seconds = options.countdown or options.tile_seconds
    slate.clock(0, 0, 80, str(seconds or ""), 0.7 if seconds else 1.0)
    if not seconds:
        slate.draw(44, 44, 0, 0, svg.stroke("M22,7 V22 L33,29", slate.palette.text_soft, 5))


def _counted(slate: Slate, options: DucoOptions) -> None:
    """For whom: who lays; whose tiles they are; or crossings."""
    match options.counting:
        case CountedFor.SETS:
            mode_pictures.draw_crossing(slate)
        case CountedFor.BY_OWNER:
            slate.box((0, 0, 118, 30), slate.palette.paper, 60, radius=8)
            owners = (HouseColour.BLUE,) * 3 + (HouseColour.ORANGE,) * 2
            for number, owner in enumerate(owners):
                slate.mini(_owned(owner, number), (number - 2) * 26, 12, 24, owner)
            for x, words in ((-26, "6"), (39, "4")):
                slate.words(words, x, -24, 26)
        case _:
            for x, number in ((-1, 61), (1, 35)):
                slate.tile(_face(number), x * 23, 4, 44, lift=0.4 if x > 0 else 0)
            slate.lamp(0, -10, 1, 20)
            slate.lamp(0, 18, 2, 20)


def _goal(slate: Slate, options: DucoOptions) -> None:
    if options.goal is None:
        for number, (colour, high) in enumerate(((2, 70), (3, 46), (0, 58))):
            box = ((number - 1) * 30, 38 - high / 2, 22, high)
            house = slate.palette.house(colour)
            slate.box(box, house.base, radius=5, edge=slate.palette.paper, line=1.6)
        return
    mode_pictures.draw_goal(slate, str(options.goal))


def _corners(slate: Slate, options: DucoOptions) -> None:
    if options.diagonal:
        mode_pictures.draw_diagonal(slate)
        return
    for across, number in ((-1, 10), (1, 59)):
        slate.tile(_face(number), across * 22.6, 0, 44)
    slate.lamp(0, 0, 1, 21)


def _squares(slate: Slate, options: DucoOptions) -> None:
    """A tile that meets a square, with a lamp where that counts."""
    slate.tile(_face(61), -14, 12, 54)
    slate.tile(_face(35), 22, -10, 54, lift=0.7)
    if options.squares:
        slate.lamp(-9, 8, 1, 24)


def _counting(slate: Slate, options: DucoOptions) -> None:
    """The most telling of all that is answered about counting."""
    if options.rearranges:
        mode_pictures.draw_crossing(slate)
    elif options.diagonal:
        mode_pictures.draw_diagonal(slate)
    elif options.counts_at_end:
        _counted(slate, options)
    else:
        _goal(slate, options)


def _card(slate: Slate, options: DucoOptions) -> None:
    """The town; right of it what ends the game, above what is in hand."""
    width = slate.surface.get_width() / slate.unit
    high = 48.0 if options.goal is not None or options.countdown or options.tile_seconds else 0.0
    parts = [(_town, -width * 0.22, 0.0, 86.0), (_supply, width * 0.24, 24 if high else 0, 50.0)]
    if high:
        shown = _clock if options.countdown or options.tile_seconds else _goal
        parts.append((shown, width * 0.24, -26.0, high))
    for draw, x, y, tall in parts:
        wide = tall * WIDTH / HEIGHT
        part = Slate((slate.px(wide), slate.px(tall)), HEIGHT, slate.palette)
        draw(part, options)
        slate.put(part.surface, x, y)


_PICTURES: Final[dict[str, Callable[[Slate, DucoOptions], None]]] = {
    "card": _card,
    "town": _town,
    "supply": _supply,
    "laying": _laying,
    "turning": _turning,
    "rectangle": _rectangle,
    "turns": _turns,
    "clock": _clock,
    "counted": _counted,
    "corners": _corners,
    "squares": _squares,
    "counting": _counting,
}


def rule_picture(
    subject: str, options: DucoOptions, size: tuple[int, int], palette: Palette = PALETTE
) -> pygame.Surface:
    """What these options make of one subject, on nothing; `size` in pixels."""
    slate = Slate(size, max(HEIGHT, WIDTH * size[1] / size[0]), palette)
    _PICTURES[subject](slate, options)
    return slate.surface
