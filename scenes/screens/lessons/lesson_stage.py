"""The stage of a lesson: the table in a frame of its own, and beside it the column of the guide.

Whoever teaches has a place of their own, so nothing that is spoken of is ever covered.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from pygame import Rect

from scenes.engine.access.ear import Heard
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.prefetch_painter import Rehearsal
from scenes.engine.passed_stage import PassedStage
from scenes.engine.scene import Stage
from scenes.engine.theme import Metrics, Theme

COLUMN, LEAST_COLUMN = 296, 250
"""The width of the column: in units, and in pixels where a window is small."""
MOST_TEXT = 2.0
"""The largest letters for which tables are laid out."""


def table_frame(metrics: Metrics) -> Rect:
    """Where the table is: it begins where the window does, so that positions stay the same."""
    width = metrics.width - max(LEAST_COLUMN, metrics.px(COLUMN))
    return Rect(0, 0, width, metrics.height)


def guide_column(metrics: Metrics) -> Rect:
    """The rest of the window."""
    left = table_frame(metrics).right
    return Rect(left, 0, metrics.width - left, metrics.height)


def table_theme(theme: Theme) -> Theme:
    """As for a window of the frame's size; the letters stay as large as they are elsewhere."""
    metrics, size = theme.metrics, table_frame(theme.metrics).size
    grown = metrics.text_scale * metrics.unit / Metrics(*size).unit
    comfort = replace(theme.comfort, text_scale=min(MOST_TEXT, grown))
    return Theme.for_window(size, comfort)


class FramedStage(PassedStage):
    """The stage as the table of a lesson sees it: the frame is its window."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._whole = stage.theme
        self._framed = table_theme(stage.theme)

    @property
    def theme(self) -> Theme:
        whole = self._stage.theme
        if whole is not self._whole:
            self._whole, self._framed = whole, table_theme(whole)
        return self._framed

    def listen(self, draw: Callable[[Painter], object]) -> Sequence[Heard]:
        def draw_framed(painter: Painter) -> None:
            with painter.sized(self.theme):
                draw(painter)

        return self._stage.listen(draw_framed)

    def rehearse(self, draw: Callable[[Rehearsal], object], *, later: bool = False) -> None:
        def draw_framed(painter: Rehearsal) -> None:
            with painter.sized(self.theme):
                draw(painter)

        self._stage.rehearse(draw_framed, later=later)
