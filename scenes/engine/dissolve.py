"""The change from one scene to the next: the last frame gives way to the new scene."""

from __future__ import annotations

from pygame import Surface

from scenes.anim.easing import in_out_sine, out_cubic
from scenes.engine.scene import Transition


class Dissolve:
    """Holds the last frame of what was shown and takes it away; input never waits for it."""

    def __init__(self) -> None:
        self._frame: Surface | None = None
        self._kind = Transition.CUT
        self._seconds = 0.0
        self._passed = 0.0

    @property
    def is_moving(self) -> bool:
        return self._frame is not None

    def drop(self, last_frame: Surface, kind: Transition, seconds: float) -> None:
        """Start from a picture of the screen as it is, even in the middle of another change."""
        if kind is Transition.CUT or seconds <= 0:
            self.lift()
            return
        self._frame = last_frame.copy()
        self._kind, self._seconds, self._passed = kind, seconds, 0.0

    def lift(self) -> None:
        self._frame = None

    def update(self, dt: float) -> bool:
        """True when the picture changes, the frame after the last step included."""
        if self._frame is None:
            return False
        self._passed += dt
        if self._passed >= self._seconds:
            self.lift()
        return True

    def draw(self, target: Surface) -> None:
        if self._frame is None:
            return
        share = self._passed / self._seconds
        self._frame.set_alpha(round(255 * (1 - in_out_sine(share))))
        x = -round(target.get_width() * 0.25 * out_cubic(share))
        target.blit(self._frame, (x if self._kind is Transition.SLIDE else 0, 0))
