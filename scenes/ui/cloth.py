"""The tablecloth that lies under every table and under the pages that lead to one."""

from __future__ import annotations

from scenes.art.tablecloth import table
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import Sprite, sprite
from scenes.engine.theme import Theme


def cloth_sprite(theme: Theme) -> Sprite:
    """The cloth as large as the window."""
    return sprite(table, theme.metrics.size, theme.palette)


def lay_cloth(painter: Painter) -> None:
    """Cover the whole target.

    A layer of its own: slow to weave and seldom looked at, it would be forgotten first among the
    sprites.
    """
    painter.layer("cloth", None, _weave, opaque=True)


def _weave(painter: Painter) -> None:
    painter.surface(painter.store.take(cloth_sprite(painter.theme)), (0, 0))
