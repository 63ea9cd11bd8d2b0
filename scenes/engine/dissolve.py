"""The last frame, while it gives way: to the next scene, or to a window that is being dragged."""

from __future__ import annotations

from math import inf

import pygame
from pygame import Surface

from scenes.anim.easing import in_out_sine, out_cubic
from scenes.engine.scene import Transition

REST = 0.12
ALONE = 0.5
"""Seconds without a change, after which a single one is followed at once."""


class Dissolve:
    """Holds the last frame of what was shown and takes it away; input never waits for it."""

    def __init__(self) -> None:
        self._frame: Surface | None = None
        self._ready: Surface | None = None
        """For the next change in a large window: there, to clear new memory takes a frame."""
        self._kind = Transition.CUT
        self._seconds = 0.0
        self._passed = 0.0

    @property
    def is_moving(self) -> bool:
        return self._frame is not None

    def make_ready(self, shown: Surface) -> None:
        """For an idle frame: have a surface at hand that is like what is shown."""
        if self._ready is None or self._ready.get_size() != shown.get_size():
            self._ready = shown.copy()

    def drop(self, last_frame: Surface, kind: Transition, seconds: float) -> None:
        """Start from a picture of the screen as it is, even in the middle of another change."""
        if kind is Transition.CUT or seconds <= 0:
            self.lift()
            return
        ready = self._ready
        if ready is None or ready.get_size() != last_frame.get_size():
            ready = last_frame.copy()
        else:
            ready.blit(last_frame, (0, 0))
        self._frame = ready
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


class Resizing:
    """Told the size of the window in every step, it says when to lay out for it."""

    def __init__(self, size: tuple[int, int]) -> None:
        self._size = size
        self._rest = inf
        self._picture: Surface | None = None

    def may_follow(self, size: tuple[int, int], dt: float) -> bool:
        """Whether the window will keep this size, as far as one can tell."""
        changed, alone = size != self._size, self._rest >= ALONE
        self._size = size
        self._rest = 0.0 if changed else self._rest + dt
        if self._rest >= ALONE:
            self._picture = None
        return alone or self._rest >= REST or self._picture is None

    def remember(self, frame: Surface) -> None:
        """Keep the first frame of a new size, as long as another size may soon follow."""
        is_new = self._picture is None or self._picture.get_size() != frame.get_size()
        if is_new and self._rest < ALONE:
            self._picture = frame.copy()

    def forget(self) -> None:
        """What was seen last must not be seen any longer; the next size is followed at once."""
        self._picture = None

    def stretch(self, target: Surface) -> None:
        """Fill the window with what was seen last."""
        if self._picture is not None:
            pygame.transform.smoothscale(self._picture, target.get_size(), target)
