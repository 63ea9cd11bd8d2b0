"""What a surface still shows of the frame before, so that only what was drawn over is repaired."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect, Surface


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


class Canvas:
    """A background and the areas in which the surface differs from it.

    A full background is most of what a frame costs. Whoever draws on the surface must say where.
    """

    def __init__(self) -> None:
        self._ground: Surface | None = None
        self._soiled: list[Rect] = []

    @property
    def background(self) -> Surface | None:
        """What was covered last, as long as it may still be seen."""
        return self._ground

    def forget(self) -> None:
        """Anything may have been drawn anywhere: the next background is drawn in full."""
        self._ground = None
        self._soiled = []

    def soil(self, area: Rect) -> None:
        """Something was drawn there, or the background itself has changed there."""
        touched = area.collidelist(self._soiled)
        if touched >= 0:
            known = self._soiled[touched]
            both = known.union(area)
            if _pixels(both) <= _pixels(known) + _pixels(area):
                self._soiled[touched] = both
                return
        self._soiled.append(area)

    def soil_all(self, batch: Sequence[tuple[Surface, tuple[int, int]]], seen: Rect) -> None:
        """These pictures were drawn, as far as they can be seen there."""
        for surface, place in batch:
            area = Rect(place, surface.get_size()).clip(seen)
            # Most are where something was drawn before, or alone.
            touched = area.collidelist(self._soiled)
            if touched < 0:
                self._soiled.append(area)
            elif not self._soiled[touched].contains(area):
                self.soil(area)

    def cover(self, surface: Surface, ground: Surface) -> None:
        """Make the surface show nothing but the background."""
        if ground is self._ground and sum(map(_pixels, self._soiled)) < _pixels(ground.get_rect()):
            surface.blits([(ground, area, area) for area in self._soiled], doreturn=False)
        else:
            surface.blit(ground, (0, 0))
        self._ground = ground
        self._soiled = []


def _pixels(area: Rect) -> int:
    return area.width * area.height
