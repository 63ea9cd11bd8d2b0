"""Portraits on the screens around the table: to look at, or to choose between two arrows."""

from __future__ import annotations

from scenes.art.icons import Icon
from scenes.engine.painter import Painter
from scenes.engine.theme import DESIGN_SIZE, Theme
from scenes.ui.choice import Choice
from scenes.ui.element import Look, Size
from scenes.ui.labels import Shown
from scenes.ui.portraits import portrait

DIAMETER = 104
MORE_AT_MOST = 110
ARROW_ROOM = 36


class Face(Shown):
    """A portrait beside a name."""

    def __init__(self, avatar: str, units: float = 40) -> None:
        super().__init__()
        self.avatar = avatar
        self.units = units

    def natural(self, look: Look, width: int) -> Size:
        side = min(width, look.control_px(self.units))
        return side, side

    def draw(self, painter: Painter) -> None:
        face = portrait(self.avatar, self.rect.height, painter.theme)
        painter.sprite(face, self.rect.center, resting=True)


class FaceChoice(Choice[str]):
    """Values are names of portraits."""

    def natural(self, look: Look, width: int) -> Size:
        """Larger in a tall window, which has room to fill."""
        spare = look.metrics.height / look.metrics.unit - DESIGN_SIZE[1]
        diameter = look.px(DIAMETER + min(MORE_AT_MOST, max(0.0, spare / 2.2)))
        diameter = max(1, min(diameter, width - 2 * look.px(ARROW_ROOM)))
        return min(width, round(2.2 * diameter)), diameter

    def corner(self, theme: Theme) -> int:
        return theme.metrics.px(24)

    def draw_body(self, painter: Painter) -> None:
        px = painter.theme.metrics.px
        side = self.rect.height
        face = portrait(self.value, side, painter.theme)
        painter.sprite(face, self.rect.center, scale=1 - 0.04 * self.pressed)
        size = px(22)
        shift = px(3) * self.glow.value
        inset = px(18)
        with painter.faded(0.55 + 0.45 * self.glow.value):
            left, right = self.rect.left + inset - shift, self.rect.right - inset + shift
            painter.icon(Icon.LEFT, (left, self.rect.centery), size)
            painter.icon(Icon.RIGHT, (right, self.rect.centery), size)
