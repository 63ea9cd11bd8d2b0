"""A choice as a card: what it does in a picture, and its name; its tip says a few words."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect

from scenes.art.icons import Icon
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import Sprite
from scenes.engine.theme import Metrics, Style, Theme
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
        picture: Callable[[Size, Theme], Sprite],
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

    def press(self) -> None:
        self.on_press()

    def corner(self, theme: Theme) -> int:
        return theme.metrics.px(CORNER)

    def natural(self, look: Look, width: int) -> Size:
        words = look.type(Style.CAPTION).line_height + look.px(2 * PADDING + 4)
        return width, self._picture_height(width, look.metrics) + words

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
        painter.box(
            cloth,
            palette.table_centre if self.chosen else palette.table_middle,
            radius=px(INNER_CORNER),
        )
        with painter.faded(1.0 if self.enabled else PALE):
            painter.sprite(self.picture(cloth.size, theme), cloth.center)
        self._draw_words(painter, cloth)
        if self.chosen:
            self._draw_check(painter)

    def _draw_words(self, painter: Painter, cloth: Rect) -> None:
        px, title = painter.theme.metrics.px, painter.type(Style.CAPTION)
        y, room = cloth.bottom + px(2) + title.line_height / 2, cloth.width - px(2)
        painter.text(self.title, title, (self.rect.centerx, y), width=room)

    def _draw_check(self, painter: Painter) -> None:
        palette, px = painter.theme.palette, painter.theme.metrics.px
        centre = self.rect.right - px(12), self.rect.top + px(12)
        painter.disc(centre, px(CHECK), palette.paper)
        painter.icon(Icon.CHECK, centre, px(CHECK * 0.66), palette.ink)

    @staticmethod
    def _picture_height(width: int, metrics: Metrics) -> int:
        tallest = TALLEST_IN_SMALL if metrics.unit < SMALL_WINDOW else TALLEST
        inside = width - 2 * metrics.px(PADDING)
        # Where words take more, pictures take less.
        high = max(metrics.px(LEAST), round(metrics.px(tallest) / metrics.text_scale))
        return min(high, round(inside * PICTURE_SHARE))
