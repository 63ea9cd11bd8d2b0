"""Where a card rests on a table."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from scenes.art.card_shape import ASPECT


@dataclass(frozen=True, slots=True)
class Spot:
    """A card's centre, its height in pixels, its tilt, and its width as a share of its height."""

    x: float
    y: float
    height: int
    angle: float = 0.0
    aspect: float = ASPECT

    @property
    def rect(self) -> Rect:
        """The upright box of the card."""
        width = round(self.height * self.aspect)
        return Rect(round(self.x - width / 2), round(self.y - self.height / 2), width, self.height)
