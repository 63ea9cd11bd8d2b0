"""One of a few short values, all of them in sight."""

from __future__ import annotations

import itertools

from pygame import Rect

from scenes.engine.drawing.painter import Painter
from scenes.engine.input.inputs import Action
from scenes.engine.theme import Style
from scenes.ui.controls.choice import Picker, T
from scenes.ui.element import Look, Size

HEIGHT = 48


class Segments(Picker[T]):
    """Click a value, or step with left and right; stops at the ends."""

    drags = True
    steps = True

    _pointed: T | None = None

    def place_of(self, value: T) -> Rect:
        """Where a value stands; the scripted driver clicks there."""
        return self._cells()[self.values.index(value)]

    def press(self) -> None:
        """The value under the pointer; without one, the next, round at the end."""
        following = self.values[(self.values.index(self.value) + 1) % len(self.values)]
        self._set(following if self._pointed is None else self._pointed)
        self._pointed = None

    def nudge(self, direction: Action) -> bool:
        step = 1 if direction is Action.RIGHT else -1
        at = self.values.index(self.value) + step
        if not 0 <= at < len(self.values):
            return False
        self._set(self.values[at])
        return True

    def drag(self, position: tuple[int, int]) -> bool:
        """Remembered until the press, which is what chooses."""
        cells = zip(self.values, self._cells(), strict=True)
        self._pointed = next((value for value, cell in cells if cell.collidepoint(position)), None)
        return False

    def natural(self, look: Look, width: int) -> Size:
        high = max(look.px(HEIGHT), round(look.type(Style.BUTTON).px * 1.7))
        words = max(look.text_size(self.show(value), Style.BUTTON)[0] for value in self.values)
        cell = max(round(high * 1.15), words + look.px(28))
        return min(width, cell * len(self.values)), high

    def draw_body(self, painter: Painter) -> None:
        palette, px = painter.theme.palette, painter.theme.metrics.px
        round_ = self.rect.height // 2
        painter.box(
            self.rect, palette.panel_deep, radius=round_, edge=palette.edge, edge_width=px(1.5)
        )
        for value, cell in zip(self.values, self._cells(), strict=True):
            chosen = value == self.value
            if chosen:
                inner = cell.inflate(-px(8), -px(8))
                painter.box(inner, palette.edge, radius=inner.height // 2)
            colour = palette.ink if chosen else palette.text
            painter.text(
                self.show(value), Style.BUTTON, cell.center, colour=colour, width=cell.width
            )

    def _cells(self) -> list[Rect]:
        count, left = len(self.values), self.rect.left
        ends = [left + self.rect.width * at // count for at in range(count + 1)]
        return [
            Rect(start, self.rect.top, end - start, self.rect.height)
            for start, end in itertools.pairwise(ends)
        ]

    def _set(self, value: T) -> None:
        if value != self.value:
            self.value = value
            self.on_change(value)
