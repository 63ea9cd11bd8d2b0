"""The first frame: the name of the game on the evening sky, while everything else is loaded."""

from __future__ import annotations

from collections.abc import Callable

from scenes.painter import Painter
from scenes.scene import BareScene, Scene
from scenes.theme import Style

SKY = "#1A3563"
NAME = "Kododo"


class OpeningScene(BareScene):
    """Gives way to the scene that `make_next` answers as soon as it has been seen."""

    def __init__(self, make_next: Callable[[], Scene]) -> None:
        super().__init__()
        self._make_next = make_next
        self._frames = 0

    def update(self, dt: float) -> None:  # noqa: ARG002 - it lasts a frame, however long that takes
        self._frames += 1
        if self._frames == 2:
            self.stage.replace(self._make_next())

    def draw(self, painter: Painter) -> None:
        painter.fill(SKY)
        painter.text(NAME, Style.TITLE, painter.theme.metrics.stage.center)
