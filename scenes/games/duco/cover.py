"""The picture of DuCo where one chooses a game: three tiles, and the lamps between them."""

from __future__ import annotations

from pygame import Rect

from game.rules.duco.board import IN_LINE, Board, Laid
from game.rules.duco.cells import SIDE
from game.rules.duco.moves import Lay
from game.rules.duco.options import DucoOptions
from game.rules.duco.tiles import face_from_code
from scenes.engine.painter import Painter
from scenes.games.duco.ghost import draw_lamp
from scenes.games.duco.tile_art import draw_shadow, face_sprite
from scenes.games.duco.town_cut import lamps_of
from scenes.games.duco.town_grid import TownGrid

TILES = ("29e", "17n", "6n")
SHARE = 0.66
GAP = 0.03
AROUND = 0.1
"""For the shadows at both ends, in tiles."""


def draw_cover(painter: Painter, area: Rect) -> None:
    """A short row in the middle of a box, as large as it allows."""
    room = area.width / (len(TILES) * (1 + GAP) + AROUND)
    side = round(min(area.height * SHARE, room))
    grid = TownGrid(area.centerx, area.centery, side, round(side * GAP))
    middle = len(TILES) // 2
    laid = [
        Laid(face_from_code(code), ((number - middle) * SIDE, 0))
        for number, code in enumerate(TILES)
    ]
    for each in laid:
        draw_shadow(painter, grid.centre(each.cell), side)
    for each in laid:
        painter.sprite(face_sprite(each.face, side, painter.theme), grid.centre(each.cell))
    for number, each in enumerate(laid):
        board = Board(IN_LINE, laid[:number])
        for lamp in lamps_of(board, Lay(each.face, each.cell), DucoOptions()):
            draw_lamp(painter, each.cell, lamp, grid)
