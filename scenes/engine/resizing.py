"""A window that is being dragged to another size: its last picture is stretched until it rests.

All pictures are drawn anew for every size, which takes too long for each step of a drag.
"""

from __future__ import annotations

from math import inf

import pygame
from pygame import Surface

REST = 0.12
ALONE = 0.5
"""Seconds without a change, after which a single one is followed at once."""


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
