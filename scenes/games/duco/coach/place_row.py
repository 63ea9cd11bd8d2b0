"""One move of a hint: its cut-out, what it brings, what it leaves, and how it compares."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect

from game.ai.advice import Advice
from game.rules.duco.moves import DucoMove
from game.rules.duco.view import DucoView
from scenes.coach.coach_parts import MoveRow
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.text import Align
from scenes.engine.theme import Style
from scenes.games.duco.coach.move_cut import move_cut
from scenes.ui.element import Element, Look, Size

CUT = 66
PADDING = 9
GAP = 18
BAR = 12
NUMBER_ROOM = 64


class PlaceRow(MoveRow):
    """Pressed, it becomes the chosen move."""

    def __init__(
        self,
        name: str,
        advice: Advice[DucoMove],
        view: DucoView,
        words: tuple[str, str],
        on_press: Callable[[], None],
        *,
        chosen: bool,
    ) -> None:
        super().__init__(name, on_press, chosen=chosen)
        self.advice = advice
        self.title, self.leaves = words
        self.share = 1.0
        """Its points as a part of the most that there are."""
        self._cut = move_cut(advice.move, view, CUT)
        self._words = Rect(0, 0, 0, 0)

    @property
    def parts(self) -> Sequence[Element]:
        return (self._cut,)

    def natural(self, look: Look, width: int) -> Size:
        words = look.type(Style.STRONG).line_height + look.type(Style.SMALL).line_height
        high = max(look.px(CUT), words + look.px(BAR + 6))
        return width, high + 2 * look.px(PADDING)

    def place(self, look: Look, rect: Rect) -> None:
        super().place(look, rect)
        inner = rect.inflate(-2 * look.px(PADDING), -2 * look.px(PADDING))
        side = look.px(CUT)
        cut = Rect(inner.left, 0, side, side)
        cut.centery = inner.centery
        self._cut.place(look, cut)
        left = cut.right + look.px(GAP)
        self._words = Rect(left, inner.top, max(1, inner.right - left), inner.height)

    def draw_body(self, painter: Painter) -> None:
        super().draw_body(painter)
        self._cut.draw(painter)
        self._draw_words(painter)

    def _draw_words(self, painter: Painter) -> None:
        theme, area = painter.theme, self._words
        palette, px = theme.palette, theme.metrics.px
        strong, small = painter.type(Style.STRONG), painter.type(Style.SMALL)
        number = painter.type(Style.NUMBER)
        room = max(px(NUMBER_ROOM), painter.typesetter.width("+00", number))
        width = max(1, area.width - room)
        high = strong.line_height + small.line_height + px(BAR + 6)
        top = area.centery - high // 2
        first = (area.left, top + strong.line_height / 2)
        painter.text(self.title, strong, first, align=Align.LEFT, width=width)
        second = (area.left, top + strong.line_height + small.line_height / 2)
        painter.text(self.leaves, small, second, colour=palette.text_soft, align=Align.LEFT,
                     width=width)  # fmt: skip
        bar = Rect(area.left, top + high - px(BAR), width, px(BAR))
        painter.box(bar, palette.edge, radius=bar.height // 2, alpha=40)
        filled = bar.copy()
        filled.width = round(bar.width * self.share)
        if filled.width >= bar.height:
            painter.box(filled, palette.edge, radius=bar.height // 2)
        points = round(self.advice.points_for)
        painter.text(
            f"+{points}" if points else "0", number, area.midright, align=Align.RIGHT,
            colour=palette.accent_light, width=room,
        )  # fmt: skip
