"""The options of Chikyu as cards of set-up, each with what it means in a small picture."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import pygame
from pygame import Rect

from game.core.options import OptionValue
from game.core.words import N_
from game.kits.set_up import SetUp
from game.rules.chikyu.cards import RANKS, Kind, card
from game.rules.chikyu.options import END_POINTS, ChikyuOptions
from scenes.art.card_shape import ASPECT
from scenes.art.palette import PALETTE, Palette
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import Sprite, sprite
from scenes.engine.theme import Theme
from scenes.games.chikyu.art.card_faces import card_back, card_face
from scenes.games.chikyu.art.card_marks import lock_disc, pile
from scenes.games.chikyu.art.globe import globe
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
HEIGHT: Final = 104
WIDTH: Final = 176
"""Units that a picture has at least."""


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


def answer_drawing(
    name: str, answer: OptionValue, size: tuple[int, int], palette: Palette = PALETTE
) -> pygame.Surface:
    """The picture of an answer, `size` in pixels."""
    slate = _Slate(size, palette)
    _DRAWN[name, answer](slate)
    return slate.surface


class _Slate:
    """An empty surface with its middle as origin."""

    def __init__(self, size: tuple[int, int], palette: Palette) -> None:
        self.surface = pygame.Surface(size, pygame.SRCALPHA).convert_alpha()
        self.surface.fill(0)
        self.palette = palette
        self.unit = min(size[1] / HEIGHT, size[0] / WIDTH)

    def px(self, units: float) -> int:
        return max(1, round(units * self.unit))

    def put(self, picture: pygame.Surface, x: float, y: float, angle: float = 0.0) -> None:
        if angle:
            picture = pygame.transform.rotozoom(_bordered(picture), angle, 1.0)
        width, height = self.surface.get_size()
        middle = round(width / 2 + x * self.unit), round(height / 2 + y * self.unit)
        place = picture.get_rect(center=middle)
        self.surface.blit(picture, place, special_flags=pygame.BLEND_PREMULTIPLIED)

    def card(
        self, kind: Kind, rank: int, place: tuple[float, float], height: float, angle: float = 0
    ) -> None:
        face = card_face(kind, rank, self.px(height), palette=self.palette)
        self.put(face, *place, angle)


def _bordered(picture: pygame.Surface) -> pygame.Surface:
    """A turn smooths only edges that lie inside the picture."""
    width, height = picture.get_size()
    plate = pygame.Surface((width + 4, height + 4), pygame.SRCALPHA).convert_alpha()
    plate.fill(0)
    plate.blit(picture, (2, 2), special_flags=pygame.BLEND_PREMULTIPLIED)
    return plate


def _base(slate: _Slate) -> None:
    """Six kinds in a fan."""
    kinds = tuple(Kind)[:6]
    for number, kind in enumerate(kinds):
        away = number - (len(kinds) - 1) / 2
        slate.card(kind, number + 2, (away * 23, abs(away) ** 2 * 1.6), 72, -away * 6)


def _expansion(slate: _Slate) -> None:
    """A manatee before the others."""
    for kind, x, angle in ((Kind.SLUGGOS, -46, 12), (Kind.INTENTON, 46, -12)):
        slate.card(kind, 3, (x, 6), 66, angle)
    slate.put(globe(slate.px(60), palette=slate.palette), 0, -14)
    slate.card(Kind.LEIZY, 8, (0, 2), 92)


def _open(slate: _Slate) -> None:
    """What everybody took lies there to be counted."""
    for number, kind in enumerate((Kind.SLUGGOS, Kind.INTENTON, Kind.DILLINDALLIN)):
        for layer in range(3):
            slate.card(kind, layer + 2, ((number - 1) * 58, layer * 13 - 14), 60)


def _closed(slate: _Slate) -> None:
    """Piles face down under a lock."""
    for number in range(3):
        slate.put(pile(slate.px(64), False, slate.palette), (number - 1) * 58, 4)
    slate.put(lock_disc(slate.px(44), slate.palette), 2, 6)


def _trimmed(slate: _Slate) -> None:
    """Only the ranks that the players need."""
    height, step = 66.0, 22.0
    for rank in range(1, 7):
        slate.card(Kind.DILLINDALLIN, rank, ((rank - 3.5) * step, 0), height)


def _whole_deck(slate: _Slate) -> None:
    """All nine ranks, and some that nobody sees."""
    height, step = 58.0, 15.5
    for rank in range(1, RANKS + 1):
        away = rank - (RANKS + 1) / 2
        slate.card(Kind.DILLINDALLIN, rank, (away * step - 14, -14), height)
    for layer in range(4):
        back = card_back(slate.px(50), slate.palette)
        slate.put(back, 62 + layer * 2 - height * ASPECT * 0.2, 20 - layer * 2)


_DRAWN: Final[Mapping[tuple[str, OptionValue], Callable[[_Slate], None]]] = {
    ("expansion", "off"): _base,
    ("expansion", "on"): _expansion,
    ("piles", "open"): _open,
    ("piles", "closed"): _closed,
    ("deck", "trimmed"): _trimmed,
    ("deck", "10 of 54"): _whole_deck,
}
