"""A switch: its knob stands left when it is off, and right when it is on."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect

from scenes.anim.timings import SELECT
from scenes.anim.tween import Glide
from scenes.engine.access.spoken import Role
from scenes.engine.drawing.painter import Painter
from scenes.engine.input.inputs import Action
from scenes.engine.theme import Style, Theme
from scenes.ui.element import Look, Size
from scenes.ui.widget import Widget

TRACK = (58, 32)


class Toggle(Widget):
    """Turns something on and off; left is off, right is on."""

    steps = True
    role = Role.SWITCH

    def __init__(
        self,
        name: str,
        value: bool,  # noqa: FBT001 - the value is what the widget is about
        on_change: Callable[[bool], None],
        *,
        at_left: bool = False,
    ) -> None:
        super().__init__(name)
        self.value = value
        self.on_change = on_change
        self.at_left = at_left
        """The switch stands at the left end, in line with what is above it."""
        self._knob = Glide(float(value))

    @property
    def is_on(self) -> bool:
        return self.value

    def press(self) -> None:
        self.value = not self.value
        self.on_change(self.value)

    def nudge(self, direction: Action) -> bool:
        wanted = direction is Action.RIGHT
        if wanted != self.value:
            self.press()
        return True

    def natural(self, look: Look, width: int) -> Size:
        high = max(look.control_px(TRACK[1]), look.type(Style.CAPTION).line_height)
        return min(width, look.control_px(TRACK[0])), high

    def update(self, dt: float, theme: Theme) -> bool:
        self._knob.to(float(self.value), theme.motion.hovering(SELECT))
        moved = self._knob.update(dt)
        return super().update(dt, theme) or moved

    def draw_body(self, painter: Painter) -> None:
        palette, px = painter.theme.palette, painter.theme.metrics.control_px
        track = Rect(0, 0, px(TRACK[0]), px(TRACK[1]))
        if self.at_left:
            track.midleft = self.rect.midleft
        else:
            track.midright = self.rect.midright
        is_on = self._knob.value > 0.5
        colour = palette.edge if is_on else palette.panel_deep
        painter.box(track, colour, radius=track.height // 2, edge=palette.edge, edge_width=px(2))
        travel = track.width - track.height
        x = track.left + track.height / 2 + travel * self._knob.value
        knob = track.height - px(10)
        painter.disc((x, track.centery), knob, palette.ink if is_on else palette.text)
