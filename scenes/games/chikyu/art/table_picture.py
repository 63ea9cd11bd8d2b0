"""A small picture of the table as it will be, for set-up: seats, Earth, trick, hand and button.

Laid out as the table itself, in its 1280 x 720 units.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import pygame

from game.rules.chikyu.cards import BITES, Card
from game.rules.chikyu.options import ChikyuOptions
from scenes.art.card_shape import ASPECT
from scenes.art.palette import PALETTE, Palette
from scenes.art.panels import ButtonState, button_face, panel
from scenes.art.portraits.medallions import Animal, Portrait, avatar
from scenes.art.tablecloth import table
from scenes.games.chikyu.art.card_faces import card_back, card_face
from scenes.games.chikyu.art.globe import globe
from scenes.games.chikyu.art.harbour_wall import RING, ROOM, around, harbour_wall
from scenes.games.chikyu.art.kind_signs import kind_sign
from scenes.games.chikyu.art.storeys import limit_line, storey

WIDTH, HEIGHT = 1280, 720
_EARTH: Final = {2: (298, 138), 3: (270, 152), 4: (292, 138), 5: (294, 136)}
"""By seats: how far down the middle of the Earth lies, and its radius."""
_SIDE: Final = ((20, 142, 286, 246), (974, 142, 286, 246))
_TOP: Final = {2: ((380, 12, 520, 118),), 4: ((424, 12, 432, 112),),
               5: ((326, 10, 306, 122), (648, 10, 306, 122))}  # fmt: skip
_TRICK: Final = {
    2: ((-92, 2), (0, -69), (92, 2)), 3: ((-88, -38), (88, -38)), 4: ((-92, 2), (0, -69), (92, 2)),
    5: ((-92, 28), (-54, -72), (54, -72), (92, 28)),
}  # fmt: skip
_TRICK_HEIGHT: Final = {2: 112, 3: 120, 4: 112, 5: 92}
_HAND, _HAND_X, _HAND_Y, _HAND_ROOM = 170, 742, 611, 629
_TAKEN: Final = (2, 3, 1, 4, 2, 3, 1)
"""Some cards of each kind, in the own hold."""
_DEPENDENCIES: Final = (Animal.TROUPIAL, Animal.DONKEY)
_SHOWN: Final = 5
"""Cards of a dependency."""

Box = tuple[float, float, float, float]

# Somebody tries one answer after the other, and most of the table stays as it was.
_sign = lru_cache(maxsize=32)(kind_sign)
_storey = lru_cache(maxsize=32)(storey)
_back = lru_cache(maxsize=4)(card_back)
_globe = lru_cache(maxsize=4)(globe)
_avatar = lru_cache(maxsize=16)(avatar)


@lru_cache(maxsize=96)
def _face(kind: int, rank: int, height: int, palette: Palette) -> pygame.Surface:
    return card_face(kind, rank, height, palette=palette)


def table_picture(
    options: ChikyuOptions,
    faces: tuple[Portrait, ...],
    size: tuple[int, int],
    palette: Palette = PALETTE,
) -> pygame.Surface:
    """`faces` sit at the table, the first one near; `size` in pixels, as wide as 16 to 9."""
    picture = _Picture(options, size, palette)
    picture.draw_earth(faces)
    picture.draw_others(faces)
    picture.draw_trick()
    picture.draw_own(faces[0])
    picture.draw_hand()
    picture.draw_controls()
    return picture.rounded()


class _Picture:
    """A surface and the few things that are put on it, in units."""

    def __init__(self, options: ChikyuOptions, size: tuple[int, int], palette: Palette) -> None:
        self.options, self.palette = options, palette
        self.surface = table(size, palette).convert_alpha()
        self.unit = size[1] / HEIGHT

    def px(self, units: float) -> int:
        return max(1, round(units * self.unit))

    def put(self, picture: pygame.Surface, x: float, y: float) -> None:
        place = picture.get_rect(center=(round(x * self.unit), round(y * self.unit)))
        self.surface.blit(picture, place, special_flags=pygame.BLEND_PREMULTIPLIED)

    def glass(self, box: Box, edge: str | None = None) -> None:
        x, y, width, height = box
        palette, size = self.palette, (self.px(width), self.px(height))
        alpha = max(150, palette.panel_alpha)
        drawn = panel(size, self.px(22), palette.panel, alpha, edge, max(1.0, self.px(4)))
        self.put(drawn, x + width / 2, y + height / 2)

    def card(self, card: Card, x: float, y: float, height: float) -> None:
        face = _face(card.suit, card.rank, self.px(height), self.palette)
        self.put(face, x, y)

    def draw_earth(self, faces: tuple[Portrait, ...]) -> None:
        """With a boat for everybody, some way along."""
        y, radius = _EARTH[self.options.seats]
        goal = self.options.end_points
        wall = harbour_wall(self.px(2 * (radius + ROOM)), radius, goal, self.palette)
        self.put(wall, WIDTH / 2, y)
        self.put(_globe(self.px(2 * radius), palette=self.palette), WIDTH / 2, y)
        for seat, face in enumerate(faces):
            place = around((WIDTH / 2, y), radius + RING, (4 + 5 * seat) / goal)
            self.put(_avatar(face, self.px(36), self.palette), *place)

    def draw_others(self, faces: tuple[Portrait, ...]) -> None:
        """Clockwise from the left; dependencies hold their cards open."""
        sides, top = _SIDE, _TOP.get(self.options.seats, ())
        if self.options.has_dependencies:
            self.draw_seat(sides[0], faces[1])
            own, other = _DEPENDENCIES
            self.draw_dependency(top[0], own, rows=1)
            self.draw_dependency(sides[1], other, rows=2)
            return
        for box, face in zip((sides[0], *top, sides[1]), faces[1:], strict=True):
            self.draw_seat(box, face)

    def draw_seat(self, box: Box, face: Portrait) -> None:
        self.glass(box)
        x, y, width, height = box
        portrait = min(84.0, height * 0.5)
        self.put(_avatar(face, self.px(portrait), self.palette), x + portrait * 0.7, y + 56)
        if self.options.closed:
            self.draw_piles(x + width - 150, y + 56)
        elif height > 200:
            self.draw_hold((x + 10, y + 100, width - 20, height - 112), dim=True)
        else:
            self.draw_hold((x + width * 0.42, y + 14, width * 0.56, height - 26), dim=True)

    def draw_piles(self, x: float, y: float) -> None:
        """Closed: backs and nothing else."""
        for number in range(2):
            for layer in (2, 1, 0):
                back = _back(self.px(52), self.palette)
                self.put(back, x + number * 64 + layer * 3, y + layer * 3)

    def draw_dependency(self, box: Box, face: Portrait, rows: int) -> None:
        self.glass(box)
        x, y, _width, _height = box
        self.put(_avatar(face, self.px(72), self.palette), x + 56, y + 52)
        cards = self.options.cards[7::6]
        for number in range(_SHOWN):
            row, column = divmod(number, -(-_SHOWN // rows))
            left = x + (176 if rows == 1 else 70 + 34 * row) + column * 72
            down = y + 59 if rows == 1 else y + 116 + row * 82
            self.card(cards[number % len(cards)], left, down, 84 if rows == 1 else 74)

    def draw_hold(self, box: Box, *, dim: bool = False) -> None:
        """A column a kind, and the line where too many begin."""
        x, y, width, height = box
        kinds, limit = self.options.kinds, self.options.limit
        step, floor = width / len(kinds), y + height - 34
        cell = (height - 34) / (limit + 2)
        size = self.px(min(step * 0.62, 36)), max(2, self.px(cell * 0.76))
        for number, kind in enumerate(kinds):
            middle = x + step * (number + 0.5)
            self.put(
                kind_sign(kind, self.px(min(30.0, step * 0.8)), self.palette), middle, floor + 18
            )
            count = min(limit + 1, _TAKEN[(number + 3 * dim) % 7] - dim)
            for level in range(max(0, count)):
                self.put(_storey(kind, size), middle, floor - cell * (level + 0.5))
            if kind in BITES:
                line = limit_line((self.px(step * 0.8), self.px(5)), self.palette.coral)
                self.put(line, middle, floor - cell * (limit + 0.1))

    def draw_trick(self) -> None:
        y = _EARTH[self.options.seats][0]
        cards = [card for card in self.options.cards if card.kind == 1]
        for number, (dx, dy) in enumerate(_TRICK[self.options.seats]):
            self.card(
                cards[number * 2 % len(cards)], WIDTH / 2 + dx, y + dy,
                _TRICK_HEIGHT[self.options.seats],
            )  # fmt: skip

    def draw_own(self, face: Portrait) -> None:
        self.glass((20, 440, 372, 264), self.palette.accent_light)
        self.put(_avatar(face, self.px(84), self.palette), 74, 496)
        self.draw_hold((30, 556, 352, 140))

    def draw_hand(self) -> None:
        """As many cards as are dealt, sorted as they will be."""
        count = self.options.hand_size
        every = len(self.options.cards) / count
        cards = [self.options.cards[int((number + 0.5) * every)] for number in range(count)]
        width = _HAND * ASPECT
        step = min(100.0, (_HAND_ROOM - width) / (count - 1))
        for number, card in enumerate(cards):
            away = number - (count - 1) / 2
            self.card(card, _HAND_X + away * step, _HAND_Y + abs(away) ** 1.8, _HAND)

    def draw_controls(self) -> None:
        palette = self.palette
        for tool in range(6):
            box = (1093 + tool % 3 * 58.6, 444 + tool // 3 * 58.6, 50.6, 50.6)
            size = self.px(box[2]), self.px(box[3])
            disc = panel(size, size[0] / 2, palette.panel_raised, 235, palette.edge, 1.0)
            self.put(disc, box[0] + 25.3, box[1] + 25.3)
        size = self.px(168), self.px(58)
        self.put(button_face(size, ButtonState.PRIMARY, palette), 1177, 645)

    def rounded(self) -> pygame.Surface:
        mask = panel(self.surface.get_size(), self.px(28), "#FFFFFF")
        self.surface.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return self.surface
