"""The options of Chikyu as cards of set-up, and the table that they make."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from game.core.options import OptionValue
from game.core.words import N_
from game.kits.set_up import SetUp
from game.rules.chikyu.cards import Kind, card
from game.rules.chikyu.options import END_POINTS, ChikyuOptions
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import Sprite, sprite
from scenes.engine.theme import Theme
from scenes.games.chikyu.art.answer_drawings import answer_drawing
from scenes.games.chikyu.art.harbour_wall import ROOM
from scenes.games.chikyu.art.table_picture import table_picture
from scenes.games.chikyu.card_art import TableCard, draw_card
from scenes.games.chikyu.panels.earth_picture import Earth, draw_boat, draw_earth
from scenes.games.set_up_pictures import SetUpPictures, answer_cards_of
from scenes.ui.element import Size
from scenes.ui.portraits import kind_of_face

CARDS: Final = (
    (card(Kind.BUTTERFINGY, 4), -0.66, 0.10, 9),
    (card(Kind.DILLINDALLIN, 6), 0.66, 0.10, -9),
    (card(Kind.FAUL, 7), 0.0, 0.17, 0),
)
"""With their places from the middle, in parts of the box, and their angles."""
BOATS: Final = (("flamingo", 5), ("owl", 26))
CARD_SHARE, BOAT_SHARE = 0.66, 0.13
SHAPE: Final = 2.1
"""How much wider than high the picture is: a narrow box has a lower one."""


def draw_cover(painter: Painter, area: Rect) -> None:
    """In the middle of a box, as large as it allows."""
    unit, high = painter.theme.metrics.unit, min(area.height, area.width / SHAPE)
    radius = round(max(high / 2 - ROOM * unit, high / 4))
    earth = Earth(area.centerx, area.centery, radius, unit, END_POINTS)
    draw_earth(painter, earth)
    boat = round(high * BOAT_SHARE)
    for avatar, points in BOATS:
        draw_boat(painter, avatar, earth.bollard(points, 0, boat), boat)
    height = round(high * CARD_SHARE)
    for each, x, y, angle in CARDS:
        place = area.centerx + x * high, area.centery + y * high
        draw_card(painter, TableCard(each, *place, height, angle), (height,))


def picture_of(name: str, answer: OptionValue, size: Size, theme: Theme) -> Sprite:
    """What an answer means, drawn small."""
    return sprite(answer_drawing, name, answer, size, theme.palette)


def _table(options: ChikyuOptions, set_up: SetUp, size: Size, theme: Theme) -> Sprite:
    faces = tuple(kind_of_face(chair.avatar) for chair in set_up.chairs)
    return sprite(table_picture, options, faces, size, theme.palette)


_CARDS: Final = (
    ("expansion", "off", N_("Six kinds"), N_("Once round the world is 30 points.")),
    ("expansion", "on", N_("With Leizy"), N_("A seventh kind, eight colours, 35 points.")),
    ("piles", "open", N_("Open piles"), N_("All see what all took.")),
    ("piles", "closed", N_("Closed piles"), N_("Remember what the others took.")),
    ("deck", "trimmed", N_("Trimmed deck"), N_("Only the ranks that you need.")),
    ("deck", "10 of 54", N_("Ten cards of all"), N_("All ranks; some cards stay unseen.")),
)

SET_UP_PICTURES: Final = SetUpPictures(
    one_of="expansion",
    cards=answer_cards_of(picture_of, _CARDS),
    table=_table,
)
