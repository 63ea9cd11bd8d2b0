"""Where the window stood: from the settings to a window, and back again."""

from __future__ import annotations

from dataclasses import replace

from game.app.settings import Settings, WindowRect
from scenes.engine.window import Placement


def remembered_place(settings: Settings) -> Placement | None:
    """Where the window was closed; None at the first start."""
    rect = settings.window
    if rect is None:
        return None
    return Placement((rect.width, rect.height), (rect.x, rect.y), settings.fullscreen)


def with_place(settings: Settings, placement: Placement) -> Settings:
    """The settings that open the window where it is now."""
    x, y = placement.position or (0, 0)
    rect = WindowRect(x, y, *placement.size)
    return replace(settings, window=rect, fullscreen=placement.fullscreen)
