"""A painter that draws nothing: the pictures that it would need are asked for instead.

For what appears all at once in the middle of an animation: built in idle frames, it costs no frame.
"""

from __future__ import annotations

from collections.abc import Iterable

from pygame import Rect, Surface

from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import Pose, Sprite, SpriteStore
from scenes.engine.drawing.text import Typesetter
from scenes.engine.theme import Theme


class Rehearsal(Painter):
    """Whatever is drawn otherwise than by the name of a picture is left out."""

    def __init__(self, store: SpriteStore, typesetter: Typesetter, theme: Theme) -> None:
        self._nothing = Surface((1, 1))
        super().__init__(self._nothing, store, typesetter, theme)
        self.wanted: list[tuple[Sprite, Pose]] = []

    def want(self, wanted: Sprite, angles: Iterable[float] = (0,)) -> None:
        """Have a picture ready in these turns, wherever it will be."""
        for angle in angles:
            self.sprite(wanted, (0, 0), angle=angle, resting=True)

    def picture(self, wanted: Sprite, pose: Pose) -> Surface:
        self.wanted.append((wanted, pose))
        return self._nothing

    def sees(self, area: Rect) -> bool:  # noqa: ARG002 - it looks at everything
        return True

    def on(self, surface: Surface) -> Painter:  # noqa: ARG002 - on something else it draws as little
        return self
