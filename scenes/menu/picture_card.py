"""A choice as a card: what it does in a picture, and its name; its tip says a few words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Self

from pygame import Rect

from scenes.art.icons import Icon
from scenes.art.palette import Palette
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import Sprite
from scenes.engine.drawing.text import Type, Typesetter
from scenes.engine.theme import DESIGN_SIZE, Metrics, Style, Theme
from scenes.ui.element import Look, Size
from scenes.ui.widget import Widget

CORNER = 16
INNER_CORNER = 12
PADDING = 6
CHECK = 22
PICTURE_SHARE = 0.62
"""The height of the picture, as a part of its width."""
LEAST, TALLEST = 26, 50
"""Units: in a wide window the picture leaves room for what stands below its card."""
SMALL_WINDOW, TALLEST_IN_SMALL = 0.8, 30
"""Where a sentence takes a line more, as letters cannot shrink with the window."""
PALE = 0.45


class PictureCard(Widget):
    """Chosen, it has a paper edge and a check."""

    def __init__(
        self,
        name: str,
        picture: Callable[[Size, Theme], Sprite] | None,
        title: str,
        on_press: Callable[[], None],
        *,
        chosen: bool,
    ) -> None:
        super().__init__(name)
        self.picture = picture
        self.title = title
        self.on_press = on_press
        self.chosen = chosen

    sentence = ""
    locked = False
    """Paler, under a lock; a press tells why."""
    tallest: float = TALLEST

    def large(self, sentence: str, *, tallest: float, locked: bool) -> Self:
        """With room for a sentence and a larger picture."""
        self.sentence, self.tallest, self.locked = sentence, tallest, locked
        return self

    def press(self) -> None:
        self.on_press()

    def corner(self, theme: Theme) -> int:
        return theme.metrics.px(CORNER)

    def natural(self, look: Look, width: int) -> Size:
        words = look.type(Style.CAPTION).line_height + look.px(2 * PADDING + 4)
        if self.sentence:
            small = look.type(Style.SMALL)
            words += len(self._lines(look.typesetter, small, width, look.px)) * small.line_height
        return width, self._picture_height(width, look.metrics) + words

    def _lines(
        self, typesetter: Typesetter, small: Type, width: int, px: Callable[[float], int]
    ) -> list[str]:
        return typesetter.wrap(self.sentence, small, max(1, width - 2 * px(PADDING + 2)))

    def draw_body(self, painter: Painter) -> None:
        theme = painter.theme
        palette, px = theme.palette, theme.metrics.px
        painter.box(
            self.rect,
            palette.panel_raised if self.chosen or self.glow.target else palette.panel,
            radius=px(CORNER),
            alpha=235 if self.chosen else max(165, palette.panel_alpha),
            edge=palette.paper if self.chosen else None,
            edge_width=px(2.2),
        )
        cloth = self.rect.inflate(-2 * px(PADDING), 0)
        cloth.top = self.rect.top + px(PADDING)
        cloth.height = self._picture_height(self.rect.width, theme.metrics)
        with painter.faded(PALE if self.locked or not self.enabled else 1.0):
            if self.picture is not None:
                painter.box(cloth, self.ground(palette), radius=px(INNER_CORNER))
                painter.sprite(self.picture(cloth.size, theme), cloth.center)
            self._draw_words(painter, cloth)
        if self.chosen:
            self._draw_sign(painter, Icon.CHECK)
        elif self.locked:
            self._draw_sign(painter, Icon.LOCK)

    def ground(self, palette: Palette) -> str:
        """What its picture lies on."""
        return palette.table_centre if self.chosen else palette.table_middle

    def _draw_words(self, painter: Painter, cloth: Rect) -> None:
        px, title, small = painter.theme.metrics.px, painter.type(Style.CAPTION), Style.SMALL
        y, room = cloth.bottom + px(2) + title.line_height / 2, cloth.width - px(2)
        lines = []
        if self.sentence:
            lines = self._lines(painter.typesetter, painter.type(small), self.rect.width, px)
        if self.picture is None and not lines:
            y = self.rect.centery
        painter.text(self.title, title, (self.rect.centerx, y), width=room)
        y += title.line_height / 2
        for line in lines:
            y += painter.type(small).line_height / 2
            soft = painter.theme.palette.text_soft
            painter.text(line, small, (self.rect.centerx, y), colour=soft, width=room)
            y += painter.type(small).line_height / 2

    def _draw_sign(self, painter: Painter, sign: Icon) -> None:
        """In the corner: chosen, or locked."""
        palette, px = painter.theme.palette, painter.theme.metrics.px
        centre = self.rect.right - px(12), self.rect.top + px(12)
        if sign is Icon.CHECK:
            painter.disc(centre, px(CHECK), palette.paper)
            painter.icon(sign, centre, px(CHECK * 0.66), palette.ink)
        else:
            painter.disc(centre, px(CHECK), palette.panel_deep)
            painter.icon(sign, centre, px(CHECK * 0.66), palette.text)

    def _picture_height(self, width: int, metrics: Metrics) -> int:
        if self.picture is None:
            return metrics.px(2 * PADDING)
        tallest = self.tallest
        if metrics.unit < SMALL_WINDOW:
            spare = max(0.0, metrics.height / metrics.unit - DESIGN_SIZE[1]) / 5
            least = 0.6 * tallest if self.sentence else TALLEST_IN_SMALL
            tallest = min(tallest, least + spare)
        inside = width - 2 * metrics.px(PADDING)
        # Where words take more, pictures take less.
        high = max(metrics.px(LEAST), round(metrics.px(tallest) / metrics.text_scale))
        return min(high, round(inside * PICTURE_SHARE))
