"""The stage in units of the design, and the way from units to pixels."""

from __future__ import annotations

from typing import TypeAlias

from pygame import Rect

from scenes.engine.theme import DESIGN_SIZE, Metrics
from scenes.table.cards.card_sprite import Spot

Units: TypeAlias = tuple[float, float, float, float]
"""A box in units: left, top, width, height."""


class UnitFrame:
    """At least as large as the design; a wider or taller window has a surplus to share out."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.unit = metrics.unit
        stage = metrics.stage
        self._left, self._top = stage.left, stage.top
        self.width, self.height = stage.width / self.unit, stage.height / self.unit

    @property
    def surplus(self) -> tuple[float, float]:
        """How much wider and taller it is than the design; never less than nothing in height."""
        width, height = DESIGN_SIZE
        return self.width - width, max(0.0, self.height - height)

    @property
    def larger_text(self) -> float:
        """0 at the usual size of text, 1 where it is twice as large."""
        return self.metrics.text_scale - 1

    def rect(self, x: float, y: float, width: float, height: float) -> Rect:
        """Pixels for a box in units."""
        u = self.unit
        return Rect(
            round(self._left + x * u), round(self._top + y * u), round(width * u), round(height * u)
        )

    def spot(self, x: float, y: float, height: float) -> Spot:
        """Pixels for a resting card in units."""
        u = self.unit
        return Spot(round(self._left + x * u), round(self._top + y * u), round(height * u))

    def left_of(self, area: Rect) -> float:
        """Where a box in pixels begins, in units."""
        return area.left / self.unit - self._left / self.unit
