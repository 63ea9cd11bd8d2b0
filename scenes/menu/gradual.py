"""Pictures that are built one a frame: a page with many of them opens at once and fills up."""

from __future__ import annotations

from collections.abc import Iterable

from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import Sprite


class Gradual:
    """Owned by a scene, which asks in each frame and draws what is there already."""

    def __init__(self) -> None:
        self._left: list[Sprite] = []
        self._known: set[Sprite] = set()

    @property
    def is_done(self) -> bool:
        return not self._left

    def ask(self, pictures: Iterable[Sprite]) -> None:
        """For these, in this order, beside those that are on their way."""
        for picture in pictures:
            if picture not in self._known:
                self._known.add(picture)
                self._left.append(picture)

    def build(self, painter: Painter) -> None:
        """The next one; one that takes longer than a frame is built beside the frames."""
        if self._left and painter.store.build_aside(self._left[0]):
            self._left.pop(0)

    def has(self, *pictures: Sprite) -> bool:
        """Whether they are built; what nobody asked for is."""
        return not any(picture in self._left for picture in pictures)
