"""Modes of one's own as cards: a picture that follows from the answers, a sign, and a name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Rect

from game.app.own_modes import OwnMode, seats_for
from game.kits.set_up import USUAL_CHAIRS, SetUp
from scenes.art.icons import Icon
from scenes.art.palette import Palette, mix
from scenes.art.panels import dashed_slot
from scenes.art.wall_signs import house_plate
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import Sprite, sprite
from scenes.engine.drawing.text import Align
from scenes.engine.theme import Style, Theme
from scenes.games.set_up_pictures import SetUpPictures
from scenes.menu.picture_card import PictureCard
from scenes.ui.button import Button
from scenes.ui.element import Look, Size
from scenes.ui.labels import Shown
from scenes.ui.widget import Widget

BADGE, BADGE_BUTTON = 30, 42
SEATS = 4
"""At a table of so many a mode is drawn, as far as it can be played so."""


def draw_badge(painter: Painter, area: Rect, sign: int, colour: int) -> None:
    """The sign of a mode: a house of its colour."""
    palette = painter.theme.palette
    painter.sprite(sprite(house_plate, sign, colour, min(area.size), palette), area.center)


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
            edge = painter.theme.palette.paper
            painter.box(self.rect, edge, alpha=0, radius=px(13), edge=edge, edge_width=px(2.4))
        draw_badge(painter, self.rect.inflate(-px(9), -px(9)), self._sign, self._colour)


class ModeCard(PictureCard):
    """A mode in set-up, with its sign before its name."""

    def __init__(
        self, mode: OwnMode, pictures: SetUpPictures, on_press: Callable[[], None], *, chosen: bool
    ) -> None:
        drawn = partial(_table, mode, pictures)
        super().__init__(f"mode of your own {mode.name}", drawn, mode.name, on_press, chosen=chosen)
        self._mode = mode

    def ground(self, palette: Palette) -> str:
        """The dark of its colour, with a little sea in it."""
        return mix(palette.house(self._mode.colour).dark, palette.table_rim, 0.28)

    def _draw_words(self, painter: Painter, cloth: Rect) -> None:
        """The name in the middle, the sign before it."""
        px, title = painter.theme.metrics.px, painter.type(Style.CAPTION)
        side, gap = round(title.line_height * 1.15), px(6)
        room = cloth.width - side - gap
        wide = min(room, painter.typesetter.width(self.title, title))
        left = cloth.centerx - (side + gap + wide) / 2
        y = cloth.bottom + px(2) + title.line_height / 2
        badge = Rect(round(left), round(y - side / 2), side, side)
        draw_badge(painter, badge, self._mode.sign, self._mode.colour)
        painter.text(self.title, title, (left + side + gap, y), align=Align.LEFT, width=room)


def _table(mode: OwnMode, pictures: SetUpPictures, size: Size, theme: Theme) -> Sprite:
    counts = seats_for(mode)
    seats = min(counts, key=lambda count: abs(count - SEATS))
    set_up = SetUp(mode.game, USUAL_CHAIRS[:seats], mode.answers)
    options = mode.kit.options_with({**mode.answers, "seats": seats})
    if pictures.card is not None:
        return pictures.card(options, size, theme)
    return pictures.table(options, set_up, size, theme)


class MakeCard(Widget):
    """An empty card: make one."""

    def __init__(self, name: str, on_press: Callable[[], None], text: str) -> None:
        super().__init__(name)
        self._on_press = on_press
        self._text = text

    def press(self) -> None:
        self._on_press()

    def corner(self, theme: Theme) -> int:
        return theme.metrics.px(16)

    def natural(self, look: Look, width: int) -> Size:
        return width, max(look.px(60), 3 * look.type(Style.CONTROL).line_height)

    def draw_body(self, painter: Painter) -> None:
        palette, px = painter.theme.palette, painter.theme.metrics.px
        lit = bool(self.glow.target)
        face = sprite(dashed_slot, self.rect.size, px(16), palette.edge, 60 if lit else 26)
        painter.sprite_at(face, self.rect.topleft)
        line = painter.type(Style.CONTROL).line_height
        y = self.rect.centery - line * 0.65
        painter.icon(Icon.PLUS, (self.rect.centerx, y), line)
        words = self.rect.centerx, self.rect.centery + line * 0.65
        painter.text(self._text, Style.CONTROL, words, width=self.rect.width - px(16))
