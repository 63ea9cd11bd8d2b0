"""The little drawings of the rules page: all houses, pairs that match, two tiles with lamps."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from game.core.options import OptionValue
from game.kits.duco.phrases import colour_words, sign_words
from game.rules.duco.scoring import Lamp, lamps_at
from game.rules.duco.town.board import IN_LINE, Board, Laid
from game.rules.duco.town.cells import SIDE
from game.rules.duco.town.houses import House, HouseColour, HouseSign, pair_points
from game.rules.duco.town.tiles import Face
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.text import Align
from scenes.engine.theme import Style
from scenes.games.duco.art.tile_faces import field_side
from scenes.games.duco.art.tile_lights import lamp_size
from scenes.games.duco.pages.answer_pictures import picture_of
from scenes.games.duco.town.tile_art import (
    draw_shadow,
    face_sprite,
    field_offset,
    house_sprite,
    lamp_sprite,
    link_sprite,
)
from scenes.menu.rule_parts import BesideWords, TitledBesideWords
from scenes.ui.element import Look, Size
from scenes.ui.labels import Shown

HOUSE = 38
PAIR = 36
BETWEEN = 6
TILE = 132
TILE_GAP = 4
PICTURE = (88, 61)
DOUBLES = {
    (HouseColour.GREEN, HouseSign.STAR),
    (HouseColour.VIOLET, HouseSign.SUN),
    (HouseColour.ORANGE, HouseSign.SAIL),
}
"""A few houses of the alphabet are shown at night, with their 2."""


class HouseAlphabet(Shown):
    """Every sign on every wall, with their names."""

    def __init__(self) -> None:
        super().__init__()
        self._left = self._step = 1

    def natural(self, look: Look, width: int) -> Size:
        left, step = self._measure(look, width)
        line = look.type(Style.SMALL).line_height
        return min(width, left + step * len(HouseSign)), line + step * len(HouseColour)

    def place(self, look: Look, rect: Rect) -> None:
        super().place(look, rect)
        self._left, self._step = self._measure(look, rect.width)

    def draw(self, painter: Painter) -> None:
        px, palette, step = painter.theme.metrics.px, painter.theme.palette, self._step
        small = painter.type(Style.SMALL)
        left, top = self.rect.left + self._left, self.rect.top + small.line_height
        for sign in HouseSign:
            at = (left + (sign + 0.5) * step, self.rect.top + small.line_height / 2)
            painter.text(sign_words(sign), small, at, colour=palette.text_soft, width=step)
        for colour in HouseColour:
            y = top + (colour + 0.5) * step
            painter.text(
                colour_words(colour),
                small,
                (self.rect.left, y),
                colour=palette.text_soft,
                align=Align.LEFT,
                width=self._left,
            )
            for sign in HouseSign:
                house = House(colour, sign, 2 if (colour, sign) in DOUBLES else 1)
                picture = house_sprite(house, step - px(BETWEEN), painter.theme)
                painter.sprite(picture, (left + (sign + 0.5) * step, y))

    @staticmethod
    def _measure(look: Look, width: int) -> tuple[int, int]:
        """The room of the colours' names, and from one house to the next: no name is cut."""
        gap = look.px(BETWEEN)
        left = gap + max(look.text_size(colour_words(each), Style.SMALL)[0] for each in HouseColour)
        signs = gap + max(look.text_size(sign_words(each), Style.SMALL)[0] for each in HouseSign)
        wanted = max(look.px(HOUSE) + gap, signs)
        return left, max(gap + 1, min(wanted, (width - left) // len(HouseSign)))


class HousePair(BesideWords):
    """Two houses that face each other, the lamp between them, and why it is lit."""

    units = (2 * PAIR + 4, PAIR)

    def __init__(self, one: House, other: House, text: str) -> None:
        super().__init__(text)
        self.one = one
        self.other = other

    def draw(self, painter: Painter) -> None:
        super().draw(painter)
        theme, px = painter.theme, painter.theme.metrics.px
        side, y = px(PAIR), self.rect.centery
        for number, house in enumerate((self.one, self.other)):
            x = self.rect.left + side / 2 + number * (side + px(3))
            painter.sprite(house_sprite(house, side, theme), (x, y))
        points = pair_points(self.one, self.other)
        if points:
            lamp = lamp_sprite(points, lamp_size(points, side * 2.3), theme)
            painter.sprite(lamp, (self.rect.left + side + px(1.5), y))


class PicturedRule(TitledBesideWords):
    """A mode or twist: its picture, its name and its rules in a few sentences."""

    units = PICTURE

    def __init__(self, name: str, answer: OptionValue, title: str, text: str) -> None:
        super().__init__(title, text)
        self.name = name
        self.answer = answer

    def draw(self, painter: Painter) -> None:
        super().draw(painter)
        theme, px = painter.theme, painter.theme.metrics.px
        cloth = Rect(0, 0, px(PICTURE[0]), px(PICTURE[1]))
        cloth.midleft = self.rect.midleft
        painter.box(cloth, theme.palette.table_middle, radius=px(10))
        painter.sprite(picture_of(self.name, self.answer, cloth.size, theme), cloth.center)


class TilesInRow(Shown):
    """Two tiles side by side, and a lamp for every pair of houses that matches."""

    def __init__(self, faces: Sequence[Face]) -> None:
        super().__init__()
        self.faces = tuple(faces)

    @property
    def lamps(self) -> tuple[Lamp, ...]:
        """What the last tile lights beside the others."""
        *lying, last = self.faces
        board = Board(IN_LINE, [Laid(face, (SIDE * n, 0)) for n, face in enumerate(lying)])
        return lamps_at(board, last, (SIDE * len(lying), 0), diagonal=False)

    def natural(self, look: Look, width: int) -> Size:
        side = self._side(look.px(TILE), look.px(TILE_GAP), width)
        count = len(self.faces)
        return min(width, count * side + (count - 1) * look.px(TILE_GAP)), side + look.px(6)

    def draw(self, painter: Painter) -> None:
        theme, px = painter.theme, painter.theme.metrics.px
        gap = px(TILE_GAP)
        side = self._side(px(TILE), gap, self.rect.width)
        y, step = self.rect.top + side / 2, side + gap
        for number, face in enumerate(self.faces):
            centre = self.rect.left + side / 2 + number * step, y
            draw_shadow(painter, centre, side)
            painter.sprite(face_sprite(face, side, theme), centre)
        seam = self.rect.left + (len(self.faces) - 1) * step - gap / 2
        link = link_sprite(side, gap, theme.palette.accent_light, across=True)
        for lamp in self.lamps:
            at = seam, y + field_offset(lamp.field[1] * 3, side)[1]
            painter.sprite(link, at)
            size = min(lamp_size(lamp.points, side), field_side(side))
            painter.sprite(lamp_sprite(lamp.points, size, theme), at)

    def _side(self, wanted: int, gap: int, width: int) -> int:
        count = len(self.faces)
        return max(3, min(wanted, (width - (count - 1) * gap) // count))
