"""What an answer of set-up means, in one small picture each; also for the rules page."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import pygame

from game.core.options import OptionValue
from game.rules.chikyu.cards import RANKS, Kind
from scenes.art.card_shape import ASPECT
from scenes.art.palette import PALETTE, Palette
from scenes.games.chikyu.art.card_faces import card_back, card_face
from scenes.games.chikyu.art.card_marks import lock_disc, pile
from scenes.games.chikyu.art.globe import globe

HEIGHT: Final = 104
"""Units; the width is up to whoever shows it."""


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
        self.unit = size[1] / HEIGHT

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
