"""What holds one of a few values; and the usual one, stepped through with arrows at both ends."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, Self, TypeVar

from pygame import Rect

from scenes.art.icons import Icon
from scenes.engine.access.spoken import Role
from scenes.engine.drawing.painter import Painter
from scenes.engine.input.inputs import Action
from scenes.engine.theme import Style
from scenes.ui.element import Look, Size
from scenes.ui.widget import Widget

HEIGHT = 42
T = TypeVar("T")


class Picker(Widget, Generic[T]):
    """The values, the chosen one, how a value is shown, and who wants to know of a change."""

    def __init__(
        self,
        name: str,
        values: Sequence[T],
        value: T,
        on_change: Callable[[T], None],
        *,
        show: Callable[[T], str] = str,
    ) -> None:
        super().__init__(name)
        self.role = Role.CHOICE
        self.values = tuple(values)
        self.value = value
        self.on_change = on_change
        self.show = show

    @property
    def spoken(self) -> str:
        """Where all values are in sight, only the chosen one is said."""
        return self.label or self.show(self.value)

    @property
    def spoken_value(self) -> str:
        return self.show(self.value)


class Choice(Picker[T]):
    """Shows the chosen value between two arrows; goes round at the ends, unless `ends` is set."""

    drags = True
    steps = True

    stretch = 1.9
    """Its height in letters, where large ones need more than usual."""

    ends = False
    _step = 1

    def with_ends(self) -> Self:
        """For values in an order, where the step after the last would be a leap to the first."""
        self.ends = True
        return self

    def press(self) -> None:
        self._move(self._step)
        self._step = 1

    def nudge(self, direction: Action) -> bool:
        self._move(1 if direction is Action.RIGHT else -1)
        return True

    def drag(self, position: tuple[int, int]) -> bool:
        """A press on the left arrow steps back; anywhere else it steps on."""
        self._step = -1 if position[0] < self.rect.left + self.rect.width // 3 else 1
        return False

    def natural(self, look: Look, width: int) -> Size:
        words = max(look.text_size(self.show(value), Style.CAPTION)[0] for value in self.values)
        high = max(look.px(HEIGHT), round(look.type(Style.CAPTION).px * self.stretch))
        return min(width, words + 3 * high), high

    def draw_body(self, painter: Painter) -> None:
        palette, px = painter.theme.palette, painter.theme.metrics.px
        painter.box(
            self.rect,
            palette.panel_raised,
            radius=self.rect.height // 2,
            alpha=255 if self.glow.target else 190,
            edge=palette.edge,
            edge_width=px(1.5),
        )
        side = self.rect.height
        size = round(side * 0.44)
        shift = px(2) * self.glow.value
        left, right = self.rect.left + side * 0.5 - shift, self.rect.right - side * 0.5 + shift
        if not self.ends or self.value != self.values[0]:
            painter.icon(Icon.LEFT, (left, self.rect.centery), size)
        if not self.ends or self.value != self.values[-1]:
            painter.icon(Icon.RIGHT, (right, self.rect.centery), size)
        self.draw_value(painter, self.rect.inflate(-2 * side, 0))

    def draw_value(self, painter: Painter, room: Rect) -> None:
        """The chosen value, between the arrows."""
        painter.text(self.show(self.value), Style.CAPTION, room.center, width=max(1, room.width))

    def _move(self, step: int) -> None:
        index = self.values.index(self.value) + step
        if self.ends and not 0 <= index < len(self.values):
            return
        self.value = self.values[index % len(self.values)]
        self.on_change(self.value)
