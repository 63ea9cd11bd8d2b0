"""Signs on the table that explain themselves to whoever lingers on them; they do nothing else."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect

from scenes.engine.painter import Painter
from scenes.ui.element import Look, Size
from scenes.ui.widget import Widget


class Sign(NamedTuple):
    """A part of the mat that a newcomer cannot name."""

    name: str
    """In plain English, unique at its table."""
    area: Rect
    words: str


class SignSpot(Widget):
    """Where a sign is. The mat draws it; keys pass it by, and a press goes through it."""

    def __init__(self, sign: Sign) -> None:
        super().__init__(sign.name)
        self.enabled = False
        self.tip = sign.words
        self.rect = sign.area.copy()

    def natural(self, look: Look, width: int) -> Size:  # noqa: ARG002 - it lies where the sign is
        return self.rect.size

    def draw(self, painter: Painter) -> None:
        """The mat has drawn it."""
