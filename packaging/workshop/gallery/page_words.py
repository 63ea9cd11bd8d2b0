"""The words of a page: how many somebody has to pass by, where each stands, and what is cut."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from pygame import Rect, Surface

from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import SpriteStore
from scenes.engine.drawing.text import Type, Typesetter
from workshop.gallery.gallery_state import State
from workshop.gallery.studio import Studio


def texts_of_state(state: State, size: tuple[int, int]) -> list[str]:
    """Every line that the topmost scene says; call it inside `unseen`."""
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
    return list(lines.values())


def words_of_state(state: State, size: tuple[int, int]) -> list[str]:
    """Its words, numbers included."""
    words = " ".join(texts_of_state(state, size)).split()
    return [word for word in words if any(sign.isalnum() for sign in word)]


@contextmanager
def noted_cuts() -> Iterator[list[str]]:
    """Every text that is drawn shorter than it is, though it was made as small as can be read."""
    cuts: list[str] = []
    shorten = Typesetter.shorten

    def noting(setter: Typesetter, text: str, type_: Type, width: int) -> str:
        short = shorten(setter, text, type_, width)
        if short != text:
            cuts.append(text)
        return short

    with patch.object(Typesetter, "shorten", noting):
        yield cuts
