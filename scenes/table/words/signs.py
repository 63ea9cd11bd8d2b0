"""Signs on the table that explain themselves to whoever lingers on them; they do nothing else."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect

from scenes.engine.access.spoken import Role
from scenes.engine.drawing.painter import Painter
from scenes.engine.theme import Theme
from scenes.ui.element import Look, Size
from scenes.ui.widget import Widget

CORNER = 10


class Sign(NamedTuple):
    """A part of the mat that a newcomer cannot name."""

    name: str
    """In plain English, unique at its table."""
    area: Rect
    words: str
    told: str = ""
    """What it shows, for whoever cannot see it: "Anna: 12 points"."""


class SignSpot(Widget):
    """Where a sign is. The mat draws it; arrows pass it by, and a press goes through it."""

    tells = True
    role = Role.SIGN

    def __init__(self, sign: Sign) -> None:
        super().__init__(sign.name)
        self.enabled = False
        self.tip = sign.words
        self.label = sign.told or sign.words
        self.rect = sign.area.copy()

    def natural(self, look: Look, width: int) -> Size:  # noqa: ARG002 - it lies where the sign is
        return self.rect.size

    def update(self, dt: float, theme: Theme) -> bool:  # noqa: ARG002 - nothing of it changes
        return False

    def draw(self, painter: Painter) -> None:
        """The mat has drawn it; only the focus is shown here."""
        if self.shows_focus:
            painter.focus_ring(self.rect, radius=painter.theme.metrics.px(CORNER))
