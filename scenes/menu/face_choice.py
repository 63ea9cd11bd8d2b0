"""Portraits on the screens around the table: to look at, or to choose between two arrows."""

from __future__ import annotations

from collections.abc import Callable

from scenes.art.icons import Icon
from scenes.engine.drawing.painter import Painter
from scenes.engine.i18n import _
from scenes.engine.theme import DESIGN_SIZE, Theme
from scenes.ui.button import Button
from scenes.ui.controls.choice import Choice
from scenes.ui.element import Look, Size
from scenes.ui.labels import Shown
from scenes.ui.portraits import portrait

DIAMETER = 104
MORE_AT_MOST = 110
ARROW_ROOM = 36
SHARE_OF_BUTTON = 0.9


class FaceLabel(Shown):
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


class FaceButton(Button):
    """A round button with the face of whoever it leads to."""

    def __init__(self, name: str, on_press: Callable[[], None], avatar: str) -> None:
        super().__init__(name, on_press, text="")
        self.avatar = avatar

    def draw_body(self, painter: Painter) -> None:
        super().draw_body(painter)
        side = max(1, round(self.rect.height * SHARE_OF_BUTTON))
        face = portrait(self.avatar, side, painter.theme)
        painter.sprite(face, self.rect.center, scale=1 - 0.04 * self.pressed)


class FaceChoice(Choice[str]):
    """Values are names of portraits."""

    @property
    def spoken(self) -> str:
        return self.label or self.spoken_value

    @property
    def spoken_value(self) -> str:
        return _(self.value)

    diameter: float = DIAMETER
    arrow_room: float = ARROW_ROOM

    def natural(self, look: Look, width: int) -> Size:
        """Larger in a tall window, which has room to fill."""
        spare = look.metrics.height / look.metrics.unit - DESIGN_SIZE[1]
        diameter = look.px(self.diameter + min(MORE_AT_MOST, max(0.0, spare / 2.2)))
        diameter = max(1, min(diameter, width - 2 * look.px(self.arrow_room)))
        return min(width, diameter + 2 * look.px(self.arrow_room) + diameter // 2), diameter

    def corner(self, theme: Theme) -> int:
        return theme.metrics.px(24)

    def draw_body(self, painter: Painter) -> None:
        px = painter.theme.metrics.px
        side = max(1, min(self.rect.height, self.rect.width - 2 * px(self.arrow_room)))
        face = portrait(self.value, side, painter.theme)
        painter.sprite(face, self.rect.center, scale=1 - 0.04 * self.pressed)
        size = px(min(22.0, self.arrow_room))
        shift = px(3) * self.glow.value
        inset = px(self.arrow_room / 2)
        with painter.faded(0.55 + 0.45 * self.glow.value):
            left, right = self.rect.left + inset - shift, self.rect.right - inset + shift
            painter.icon(Icon.LEFT, (left, self.rect.centery), size)
            painter.icon(Icon.RIGHT, (right, self.rect.centery), size)
