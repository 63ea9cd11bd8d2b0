"""What decided a game: a gain lies right of the line and is filled, a loss left of it, hatched."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.review.accounts import Account
from scenes.art import svg
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import sprite
from scenes.engine.drawing.text import Align
from scenes.engine.i18n import _
from scenes.engine.theme import Style
from scenes.screens.review.mark_signs import LOSS, LUCK, OTHERS
from scenes.ui.element import Look, Size
from scenes.ui.labels import Shown

ROW, BAR = 46, 28
NAMES = 0.3
CORNER = 8
HATCH = 13


class AccountBars(Shown):
    """Luck, rivals and one's own choices, as they changed the chance to win."""

    def __init__(self, account: Account, who: str) -> None:
        super().__init__()
        self.rows: Sequence[tuple[str, int, str]] = (
            (_("Luck"), account.luck, LUCK),
            (_("Rivals"), account.others, OTHERS),
            (who, account.choices, "#FFFDF6"),
        )
        self._most = max(1, *(abs(change) for _name, change, _hue in self.rows))

    @property
    def text(self) -> str:
        """What is read here."""
        return " ".join((*(name for name, _change, _hue in self.rows), _("lost"), _("won")))

    def natural(self, look: Look, width: int) -> Size:
        row = max(look.px(ROW), look.type(Style.BODY).line_height)
        return width, row * len(self.rows) + look.type(Style.SMALL).line_height

    def draw(self, painter: Painter) -> None:
        palette, px = painter.theme.palette, painter.theme.metrics.px
        words = painter.type(Style.SMALL).line_height
        row = (self.rect.height - words) // len(self.rows)
        names = round(self.rect.width * NAMES)
        plot = Rect(self.rect.left + names, self.rect.top, self.rect.width - names, 0)
        plot.height = self.rect.height
        zero = plot.centerx
        painter.box(Rect(zero - 1, plot.top, px(2), plot.height), palette.text_soft, alpha=150)
        for number, (name, change, hue) in enumerate(self.rows):
            y = self.rect.top + row * number + row // 2
            style = Style.STRONG if change < 0 else Style.BODY
            left = (self.rect.left, y)
            painter.text(name, style, left, align=Align.LEFT, width=names - px(8))
            self._draw_bar(painter, zero, y, change, hue)
        foot = self.rect.bottom - words / 2
        for word, x, align in (
            (_("lost"), zero - px(12), Align.RIGHT),
            (_("won"), zero + px(12), Align.LEFT),
        ):
            painter.text(word, Style.SMALL, (x, foot), align=align, colour=palette.text_soft)

    def _draw_bar(self, painter: Painter, zero: int, y: int, change: int, hue: str) -> None:
        px = painter.theme.metrics.px
        room = (self.rect.right - zero) - px(4)
        long = max(px(4), round(room * abs(change) / self._most)) if change else 0
        if not long:
            return
        bar = Rect(zero, 0, long, px(BAR))
        bar.centery = y
        if change > 0:
            painter.box(bar, hue, radius=px(CORNER))
            return
        bar.right = zero
        painter.sprite_at(sprite(hatched_bar, bar.size, px(CORNER), LOSS), bar.topleft)


def hatched_bar(size: tuple[int, int], corner: int, hue: str) -> Surface:
    """A loss: seen without colour, too."""
    width, height = size
    step = max(4, round(HATCH * height / BAR))
    lines = "".join(f"M{x},{height} l{height},-{height} " for x in range(-height, width, step))
    edge = height * 0.1
    inside = (
        f'<clipPath id="bar"><rect x="{edge / 2}" y="{edge / 2}" width="{max(1, width - edge)}" '
        f'height="{height - edge}" rx="{corner}"/></clipPath>'
    )
    strokes = f'<g clip-path="url(#bar)">{svg.stroke(lines, hue, height * 0.14)}</g>'
    rim = svg.rect(
        edge / 2, edge / 2, max(1, width - edge), height - edge, "none", rx=corner,
        stroke=hue, stroke_width=edge,
    )  # fmt: skip
    return svg.rasterise(svg.document(width, height, strokes, rim, defs=inside), size)
