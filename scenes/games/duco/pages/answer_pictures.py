"""The printed games of DuCo as cards of set-up, and the table that they make."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from game.core.options import OptionValue
from game.core.words import N_
from game.kits.set_up import SetUp
from game.rules.duco.moves import Lay
from game.rules.duco.options import DucoOptions
from game.rules.duco.presets import OPTION_SPEC, options_from_values, spelled_out
from game.rules.duco.town.board import IN_LINE, Board, Laid
from game.rules.duco.town.cells import SIDE
from game.rules.duco.town.tiles import face_from_code
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import Sprite, sprite
from scenes.engine.theme import Theme
from scenes.games.duco.art.mode_pictures import mode_picture
from scenes.games.duco.art.table_picture import table_picture
from scenes.games.duco.chooser.ghost import draw_lamp
from scenes.games.duco.coach.coach_pages import lamps_of
from scenes.games.duco.pages.rule_groups import GROUPS, drawn
from scenes.games.duco.town.tile_art import draw_shadow, face_sprite
from scenes.games.duco.town.town_grid import TownGrid
from scenes.games.set_up_pictures import SetUpPictures, answer_cards_of
from scenes.ui.element import Size
from scenes.ui.portraits import kind_of_face

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


_SUBJECTS: Final = {
    "rotation": "turning", "tiles": "supply", "disorder": "laying", "diagonal": "corners",
    "goal": "counting", "clock": "clock",
}  # fmt: skip


def picture_of(name: str, answer: OptionValue, size: Size, theme: Theme) -> Sprite:
    """What an answer means, drawn small: a printed game, or one thing that is otherwise."""
    if name not in _SUBJECTS:
        return sprite(mode_picture, answer, size, theme.palette)
    options = options_from_values({**OPTION_SPEC.defaults(), name: answer})
    return drawn(_SUBJECTS[name])(options, size, theme)


def _table(options: DucoOptions, set_up: SetUp, size: Size, theme: Theme) -> Sprite:
    faces = tuple(kind_of_face(chair.avatar) for chair in set_up.chairs)
    return sprite(table_picture, options, faces, size, theme.palette)


_CARDS: Final = (
    ("mode", "cross", N_("The cross"), N_("Nine tiles to start, then one a turn.")),
    ("mode", "chaos", N_("Chaos"), N_("Tiles may cover tiles; squares count.")),
    ("mode", "long chaos", N_("Long Chaos"), N_("The same to 100: a game of this house.")),
    ("mode", "corner cluster", N_("Corner Cluster"), N_("Four corners of one colour must meet.")),
    ("mode", "stress", N_("Stress"), N_("All lay at once, each from a stack of ten.")),
    ("mode", "conquest", N_("Conquest"), N_("Hold your colour together: +3 a tile.")),
)

SET_UP_PICTURES: Final = SetUpPictures(
    one_of="mode",
    cards=answer_cards_of(picture_of, _CARDS),
    table=_table,
    card=drawn("card"),
    groups=GROUPS,
    spelled=spelled_out,
)
