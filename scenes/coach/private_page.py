"""A page about somebody's own cards: where people share the screen, it is for their eyes only."""

from __future__ import annotations

from scenes.engine.painter import Painter
from scenes.ui.ui_scene import UiScene


class PrivateScene(UiScene):
    """Over the table. A private one closes as soon as the window loses the focus."""

    overlay = True

    def __init__(self, *, private: bool) -> None:
        super().__init__()
        self._private = private
        self._covered = False

    def blur(self) -> None:
        """It may be told so twice, and a last picture may be taken before it is gone."""
        if self._private and not self._covered:
            self._covered = True
            self.dirty = True
            self.back()

    def draw(self, painter: Painter) -> None:
        if not self._covered:
            super().draw(painter)
