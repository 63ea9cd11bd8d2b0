"""What became of a try, side by side: before it, after it, and what it brought below."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from pygame import Rect

from game.kits.set_up import Chair
from scenes.art.icons import Icon
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.text import Align
from scenes.engine.i18n import _
from scenes.engine.theme import Style, Theme
from scenes.games.kit import Paint, PlayedOut
from scenes.ui.cloth import cloth_sprite
from scenes.ui.portraits import portrait

MARGIN, GAP, PADDING = 20, 40, 22
FACE = 84
ARROW = 34


@dataclass(frozen=True, slots=True)
class BeforeAfter:
    """All that is drawn in the frame of the table."""

    number: int
    """Of the try: another one is another picture."""
    pictures: PlayedOut
    gains: Sequence[tuple[Chair, int]]
    """Everybody who got something, or lost it."""

    def draw(self, painter: Painter, frame: Rect) -> None:
        """Two boards with an arrow between them, and a wide one."""
        px = painter.theme.metrics.px
        painter.surface(painter.store.take(cloth_sprite(painter.theme)), (0, 0))
        inside = frame.inflate(-2 * px(MARGIN), -2 * px(MARGIN))
        width, high = (inside.width - px(GAP)) // 2, round(inside.height * self.pictures.share)
        left = Rect(inside.left, inside.top, width, high)
        right = Rect(inside.right - width, inside.top, width, high)
        _draw_board(painter, left, _("Before"), self.pictures.before)
        _draw_board(painter, right, self.pictures.head, self.pictures.after)
        between = (left.right + right.left) // 2, left.centery
        painter.icon(Icon.RIGHT, between, px(ARROW), painter.theme.palette.text)
        top = left.bottom + px(MARGIN)
        below = Rect(inside.left, top, inside.width, inside.bottom - top)
        painter.panel(below)
        room = below.inflate(-2 * px(PADDING), -2 * px(PADDING))
        (self.pictures.below or self._draw_gains)(painter, room)

    def _draw_gains(self, painter: Painter, area: Rect) -> None:
        """A face and a number each."""
        px, palette = painter.theme.metrics.px, painter.theme.palette
        step = area.width / max(1, len(self.gains))
        face = min(px(FACE), round(step * 0.4), round(area.height * 0.55))
        for number, (chair, points) in enumerate(self.gains):
            x = area.left + step * (number + 0.5)
            line = painter.type(Style.STRONG).line_height
            y = area.centery - line / 2
            painter.sprite(portrait(chair.avatar, face, painter.theme), (x - face * 0.6, y))
            ink = palette.accent_light if points > 0 else palette.text_soft
            painter.text(f"{points:+d}", Style.SCORE, (x + face * 0.1, y), align=Align.LEFT,
                         colour=ink, width=round(step / 2))  # fmt: skip
            below = x, y + face / 2 + line / 2
            painter.text(chair.name, Style.STRONG, below, width=round(step) - px(12))


def _draw_board(painter: Painter, area: Rect, words: str, paint: Paint) -> None:
    px = painter.theme.metrics.px
    painter.panel(area)
    type_ = painter.type(Style.SUBHEADING)
    head = area.left + px(PADDING), area.top + px(10) + type_.line_height // 2
    width = area.width - 2 * px(PADDING)
    painter.text(words, type_, head, align=Align.LEFT, colour=painter.theme.palette.text_soft,
                 width=width)  # fmt: skip
    top = area.top + px(16) + type_.line_height
    paint(painter, Rect(area.left + px(PADDING), top, width, area.bottom - px(16) - top))


def everybodys_gains(
    chairs: Sequence[Chair], before: Sequence[int | None], after: Sequence[int | None]
) -> list[tuple[Chair, int]]:
    """As far as points are known; whoever got nothing is left out."""
    every = zip(chairs, before, after, strict=True)
    gains = [(chair, (new or 0) - (old or 0)) for chair, old, new in every]
    return [each for each in gains if each[1]] or gains[:1]


def draw_over(painter: Painter, theme: Theme, frame: Rect, shown: BeforeAfter) -> None:
    """In the place of the table, with its letters; it rests until there is another."""
    with painter.clip(frame), painter.sized(theme):
        painter.layer(
            "before and after", shown.number, partial(shown.draw, frame=frame), opaque=True
        )
