"""Live help at the ghost: a dial with what all four turns of the tile would bring there."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.places import Cell
from game.rules.duco.scoring import points_at
from game.rules.duco.town.cells import key_of
from game.rules.duco.town.tiles import QUARTERS, Face
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import sprite
from scenes.engine.theme import Style
from scenes.games.duco.art.table_signs import turn_sign
from scenes.games.duco.display import Display

DIAL, NUMBER, SIGN = 68, 24, 15
"""The dial, how large a number on it may be, and the sign in its middle, in units."""
OUT = 21
AWAY = 30
"""From the corner of the tile to the middle of the dial."""
_AT = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""As it is, turned right, turned twice, turned left."""


def points_of_turns(display: Display, face: Face, cell: Cell) -> tuple[int, ...]:
    """As the tile is held, then after each quarter turn to the right."""
    key, diagonal = key_of(cell), display.layout.options.diagonal
    return tuple(
        points_at(display.board, face.turned(turn), key, diagonal=diagonal)
        for turn in range(QUARTERS)
    )


def draw_turn_dial(painter: Painter, display: Display, cell: Cell, points: Sequence[int]) -> None:
    """Beside the tile, where the board has room; the best turn is lit, the present one on top."""
    px, palette, town = painter.theme.metrics.px, painter.theme.palette, display.town
    x, y = town.centre(cell)
    board, half = display.layout.board, px(DIAL) / 2
    aside = town.side / 2 + px(AWAY)
    x += aside if x + aside + half < board.right else -aside
    y = min(max(y - town.side / 2, board.top + half), board.bottom - half)
    painter.disc((x, y), px(DIAL), palette.panel_deep, 238)
    painter.ring((x, y), px(DIAL), max(1, px(1.5)), palette.edge)
    painter.disc((x, y - px(OUT)), px(NUMBER), palette.panel_raised)
    for (across, down), count in zip(_AT, points, strict=True):
        place = (x + across * px(OUT), y + down * px(OUT))
        best = count == max(points) and count > 0
        colour = palette.accent_light if best else palette.text_soft
        painter.text(str(count), Style.CAPTION, place, colour=colour, width=px(NUMBER))
    sign = sprite(turn_sign, px(SIGN), palette.text_soft, True)
    painter.sprite(sign, (x, y))
