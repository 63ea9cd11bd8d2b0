"""Modes of one's own as cards: a picture that follows from the answers, a sign, and a name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from pygame import Rect

from game.app.own_modes import OwnMode, seats_for
from game.kits.set_up import USUAL_CHAIRS, SetUp
from scenes.art.icons import Icon
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import Sprite
from scenes.engine.i18n import _
from scenes.engine.theme import Style, Theme
from scenes.games.set_up_pictures import SetUpPictures
from scenes.menu.picture_card import PictureCard
from scenes.ui.button import Button
from scenes.ui.element import Look, Size
from scenes.ui.labels import Shown
from scenes.ui.widget import Widget

SIGNS: Final = (Icon.STAR, Icon.CROWN, Icon.DICE, Icon.HOURGLASS, Icon.CARDS, Icon.EYE)
BADGE, BADGE_BUTTON = 30, 42
SEATS = 4
"""At a table of so many a mode is drawn, as far as it can be played so."""


def draw_badge(painter: Painter, area: Rect, sign: int, colour: int) -> None:
    """The sign of a mode on a wall of its colour."""
    house = painter.theme.palette.house(colour)
    side = min(area.size)
    box = Rect(0, 0, side, side)
    box.center = area.center
    painter.box(box, house.dark, radius=round(side * 0.28), edge=house.base,
                edge_width=max(2, round(side * 0.07)))  # fmt: skip
    painter.icon(SIGNS[sign], box.center, round(side * 0.66), painter.theme.palette.paper)


class ModeBadge(Shown):
    """The sign of a mode beside its name."""

    def __init__(self, sign: int, colour: int, units: float = BADGE) -> None:
        super().__init__()
        self._sign, self._colour, self._units = sign, colour, units

    def natural(self, look: Look, width: int) -> Size:
        side = min(width, look.control_px(self._units))
        return side, side

    def draw(self, painter: Painter) -> None:
        draw_badge(painter, self.rect, self._sign, self._colour)


class BadgeButton(Button):
    """One of several signs, or colours, to choose from."""

    def __init__(
        self, name: str, on_press: Callable[[], None], look: tuple[int, int], *, chosen: bool
    ) -> None:
        super().__init__(name, on_press, text="", selected=chosen)
        self._sign, self._colour = look

    def natural(self, look: Look, width: int) -> Size:
        side = min(width, look.control_px(BADGE_BUTTON))
        return side, side

    def draw_body(self, painter: Painter) -> None:
        px = painter.theme.metrics.px
        if self.selected:
            painter.box(self.rect, painter.theme.palette.paper, radius=px(14))
        draw_badge(painter, self.rect.inflate(-px(8), -px(8)), self._sign, self._colour)


class ModeCard(PictureCard):
    """A mode in set-up, with its sign before its name."""

    def __init__(
        self, mode: OwnMode, pictures: SetUpPictures, on_press: Callable[[], None], *, chosen: bool
    ) -> None:
        drawn = partial(_table, mode, pictures)
        super().__init__(f"mode of your own {mode.name}", drawn, mode.name, on_press, chosen=chosen)
        self._mode = mode

    def draw_body(self, painter: Painter) -> None:
        super().draw_body(painter)
        side = painter.theme.metrics.px(BADGE)
        corner = self.rect.left + painter.theme.metrics.px(8), self.rect.top
        box = Rect(*corner, side, side).move(0, painter.theme.metrics.px(8))
        draw_badge(painter, box, self._mode.sign, self._mode.colour)


def _table(mode: OwnMode, pictures: SetUpPictures, size: Size, theme: Theme) -> Sprite:
    counts = seats_for(mode)
    seats = min(counts, key=lambda count: abs(count - SEATS))
    set_up = SetUp(mode.game, USUAL_CHAIRS[:seats], mode.answers)
    return pictures.table(
        mode.kit.options_with({**mode.answers, "seats": seats}), set_up, size, theme
    )


class MakeCard(Widget):
    """An empty card: make one."""

    def __init__(self, on_press: Callable[[], None]) -> None:
        super().__init__("Make one")
        self._on_press = on_press

    def press(self) -> None:
        self._on_press()

    def corner(self, theme: Theme) -> int:
        return theme.metrics.px(16)

    def natural(self, look: Look, width: int) -> Size:
        return width, max(look.px(60), 2 * look.type(Style.CONTROL).line_height)

    def draw_body(self, painter: Painter) -> None:
        palette, px = painter.theme.palette, painter.theme.metrics.px
        painter.box(
            self.rect,
            palette.panel,
            radius=px(16),
            alpha=110,
            edge=palette.edge,
            edge_width=px(1.6),
        )
        sign = painter.type(Style.CONTROL).line_height
        painter.icon(Icon.PLUS, (self.rect.left + sign, self.rect.centery), round(sign * 0.8))
        middle = self.rect.centerx + sign * 0.7, self.rect.centery
        painter.text(_("Make one…"), Style.CONTROL, middle, width=self.rect.width - 3 * sign)
