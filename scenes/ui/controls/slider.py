"""A number between two others, chosen by dragging or in steps."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect

from game.core.sentences import percent_words
from scenes.engine.access.spoken import Role
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.text import Align
from scenes.engine.input.inputs import Action
from scenes.engine.theme import Style
from scenes.ui.element import Look, Size
from scenes.ui.widget import Widget

TRACK_WIDTH = 220
TRACK_HEIGHT = 8
KNOB = 28
VALUE_GAP = 14
VALUE_END = 8
"""The round end of the focus ring bends around the last letter, not through it."""


def percent(value: float) -> str:
    return percent_words(round(100 * value))


class Slider(Widget):
    """Calls `on_change` with every new value while it is dragged or nudged."""

    drags = True
    steps = True
    role = Role.SLIDER
    stretches = True

    def __init__(
        self,
        name: str,
        value: float,
        on_change: Callable[[float], None],
        *,
        span: tuple[float, float] = (0.0, 1.0),
        step: float = 0.05,
        show: Callable[[float], str] = percent,
    ) -> None:
        super().__init__(name)
        self.value = value
        self.on_change = on_change
        self.low, self.high = span
        self.step = step
        self.show = show
        self._track = Rect(0, 0, 1, 1)

    @property
    def spoken_value(self) -> str:
        return self.show(self.value)

    def nudge(self, direction: Action) -> bool:
        self._set(self.value + (self.step if direction is Action.RIGHT else -self.step))
        return True

    def drag(self, position: tuple[int, int]) -> bool:
        share = (position[0] - self._track.left) / self._track.width
        return self._set(self.low + share * (self.high - self.low))

    def natural(self, look: Look, width: int) -> Size:
        high = max(look.control_px(KNOB + 4), look.type(Style.CAPTION).line_height)
        wanted = look.px(TRACK_WIDTH + KNOB + VALUE_GAP) + self._value_width(look)
        return min(width, wanted), high

    def place(self, look: Look, rect: Rect) -> None:
        super().place(look, rect)
        knob = look.control_px(KNOB)
        right = rect.right - look.px(VALUE_GAP) - self._value_width(look) - knob // 2
        left = rect.left + knob // 2
        self._track = Rect(left, 0, max(1, right - left), look.control_px(TRACK_HEIGHT))
        self._track.centery = rect.centery

    def draw_body(self, painter: Painter) -> None:
        palette, px = painter.theme.palette, painter.theme.metrics.control_px
        radius = self._track.height // 2
        painter.box(
            self._track, palette.panel_deep, radius=radius, edge=palette.edge, edge_width=px(1)
        )
        share = (self.value - self.low) / (self.high - self.low)
        filled = self._track.copy()
        filled.width = max(self._track.height, round(self._track.width * share))
        painter.box(filled, palette.edge, radius=radius)
        x = self._track.left + self._track.width * share
        grow = px(4) if self.glow.target or self.pressed else 0
        painter.disc((x, self._track.centery), px(KNOB - 4) + grow, palette.paper)
        painter.disc((x, self._track.centery), px(KNOB - 18), palette.panel_raised)
        end = self.rect.right - painter.theme.metrics.px(VALUE_END)
        painter.text(
            self.show(self.value), Style.CAPTION, (end, self.rect.centery), align=Align.RIGHT
        )

    def _value_width(self, look: Look) -> int:
        ends = (self.show(self.low), self.show(self.high))
        widest = max(look.text_size(text, Style.CAPTION)[0] for text in ends)
        return widest + look.px(VALUE_END)

    def _set(self, wanted: float) -> bool:
        steps = round((wanted - self.low) / self.step)
        value = round(min(max(self.low + steps * self.step, self.low), self.high), 6)
        if value == self.value:
            return False
        self.value = value
        self.on_change(value)
        return True
