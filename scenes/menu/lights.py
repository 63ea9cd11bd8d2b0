"""Windows that go light and dark again, one at a time."""

from __future__ import annotations

from collections.abc import Iterable

from pygame import Rect

from scenes.anim.tween import Glide
from scenes.art.harbour.waterfront import window_light
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import sprite

FADE = 0.7


class WindowLights:
    """The windows of a street that are drawn dark and may be lit by hand."""

    def __init__(self) -> None:
        self._rects: tuple[Rect, ...] = ()
        self._glows: tuple[Glide, ...] = ()

    @property
    def count(self) -> int:
        return len(self._rects)

    @property
    def lit(self) -> tuple[int, ...]:
        return tuple(at for at, glow in enumerate(self._glows) if glow.target)

    def settle(self, rects: Iterable[Rect]) -> None:
        """New places in a window of another size; what was lit stays lit."""
        lit = self.lit
        self._rects = tuple(rects)
        self._glows = tuple(Glide(1.0 if at in lit else 0.0) for at in range(len(self._rects)))

    def switch(self, window: int, *, on: bool, seconds: float = FADE) -> None:
        self._glows[window].to(1.0 if on else 0.0, seconds)

    def update(self, dt: float) -> bool:
        """True while a window changes."""
        moving = [glow for glow in self._glows if glow.update(dt)]
        return bool(moving)

    def draw(self, painter: Painter) -> None:
        for rect, glow in zip(self._rects, self._glows, strict=True):
            if glow.value > 0:
                painter.sprite(sprite(window_light, rect.size), rect.center, alpha=glow.value)
