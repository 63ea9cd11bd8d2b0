"""Drawing in a part of the target: a class of its own, because a board takes dozens in a frame."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect


class Clip:
    """As long as one is in it, nothing outside of its area is drawn."""

    __slots__ = ("_area", "_before", "_cut_to")

    def __init__(self, cut_to: Callable[[Rect], Rect], area: Rect) -> None:
        """`cut_to` sets the area, and answers the one before."""
        self._cut_to = cut_to
        self._area = area

    def __enter__(self) -> None:
        self._before = self._cut_to(self._area)

    def __exit__(self, *_error: object) -> None:
        self._cut_to(self._before)
