"""Where the focus goes: along the reading order by Tab, to the nearest widget by direction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from pygame import Rect

from scenes.engine.input.inputs import Action
from scenes.ui.widget import Widget

W = TypeVar("W", bound=Widget)
SIDEWAYS_COST = 3
ACROSS = 4
"""So many times as far to the side as up or down is across the page."""


def following(widgets: Sequence[W], current: W | None, step: int) -> W | None:
    """The next or previous widget in reading order, round at the ends."""
    if not widgets:
        return None
    if current is None or current not in widgets:
        return widgets[0] if step > 0 else widgets[-1]
    return widgets[(widgets.index(current) + step) % len(widgets)]


def towards(widgets: Sequence[W], start: Rect, direction: Action) -> W | None:
    """The nearest widget in a direction; being off to the side counts three times."""
    ahead = [
        (cost, index)
        for index, widget in enumerate(widgets)
        if (cost := _cost(start, widget.rect, direction)) is not None
    ]
    return widgets[min(ahead)[1]] if ahead else None


def in_sight(widgets: Sequence[W], current: W, direction: Action) -> W | None:
    """The next or previous one in reading order; None at the end."""
    if current not in widgets:
        return None
    at = widgets.index(current) + (1 if direction is Action.DOWN else -1)
    return widgets[at] if 0 <= at < len(widgets) else None


def around(widgets: Sequence[W], start: Rect, direction: Action) -> W | None:
    """From the end of a column to its other end, as if the screen went round."""
    if direction not in (Action.UP, Action.DOWN) or not widgets:
        return None
    bounds = widgets[0].rect.unionall([widget.rect for widget in widgets])
    shift = bounds.height + start.height
    return towards(widgets, start.move(0, shift if direction is Action.UP else -shift), direction)


def _cost(start: Rect, other: Rect, direction: Action) -> int | None:
    """None if the other is not ahead: it must begin beyond our middle.

    What lies below a wide entry is not at its right, though, and no step down crosses the page.
    """
    level = direction in (Action.LEFT, Action.RIGHT)
    here, there = (start, other) if level else (_turned(start), _turned(other))
    sideways = max(0, there.top - here.bottom, here.top - there.bottom)
    needed = here.width // 2 if level and sideways else 0
    if direction in (Action.LEFT, Action.UP):
        begins, forward = here.centerx - there.right, here.centerx - there.centerx
    else:
        begins, forward = there.left - here.centerx, there.centerx - here.centerx
    if begins < needed or forward <= 0 or (level and sideways > forward):
        return None
    if direction is Action.DOWN and sideways > ACROSS * forward:
        return None
    # Between equally near ones the straightest counts.
    return 1000 * (forward + SIDEWAYS_COST * sideways) + abs(there.centery - here.centery)


def _turned(rect: Rect) -> Rect:
    """Swap the axes, so that one piece of arithmetic serves both."""
    return Rect(rect.y, rect.x, rect.height, rect.width)
