"""The words of a page: how many somebody has to pass by, numbers included."""

from __future__ import annotations

from typing import Any
from unittest.mock import patch

from pygame import Rect, Surface

from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import SpriteStore
from workshop.gallery.gallery_state import State
from workshop.gallery.studio import Studio


def words_of_state(state: State, size: tuple[int, int]) -> list[str]:
    """Everything that the topmost scene says; call it inside `unseen`."""
    lines: dict[tuple[str, int, int], str] = {}
    set_line = Painter.text

    def read(painter: Painter, text: str, style: Any, position: Any, **how: Any) -> Rect:  # noqa: ANN401 - handed on
        # What a board keeps and what lies over it is set twice at one place, and read once.
        lines[text, round(position[0]), round(position[1])] = text
        return set_line(painter, text, style, position, **how)

    studio = Studio(size, state.settings, hasty=True)
    try:
        state.reach(studio)
        app = studio.app
        target = Surface(size).convert()
        with patch.object(Painter, "text", read):
            studio.scene.draw(Painter(target, SpriteStore(size), app.typesetter, app.theme))
    finally:
        studio.close()
    words = " ".join(lines.values()).split()
    return [word for word in words if any(sign.isalnum() for sign in word)]
