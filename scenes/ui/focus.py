"""Where the focus goes: along the reading order by Tab, to the nearest widget by direction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from pygame import Rect

from scenes.engine.input.inputs import Action
from scenes.ui.element import Element, walk
from scenes.ui.scroll import ScrollView
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


NOWHERE = (-1, -1)


class Tree:
    """Looks things up in one layout; everything is in reading order."""

    def __init__(self, root: Element | None = None) -> None:
        everything = [] if root is None else list(walk(root))
        self.widgets = [each for each in everything if isinstance(each, Widget)]
        self.views = [each for each in everything if isinstance(each, ScrollView)]
        self._around: dict[int, list[ScrollView]] = {id(part): [] for part in self.widgets}
        for view in self.views:
            for each in walk(view):
                self._around.get(id(each), []).append(view)
        assert len({each.name for each in self.widgets}) == len(self.widgets), "names repeat"

    @property
    def usable(self) -> list[Widget]:
        return [each for each in self.widgets if each.enabled]

    @property
    def reachable(self) -> list[Widget]:
        """What the focus can come to: what can be used, then what only tells something."""
        return [*self.usable, *(each for each in self.widgets if each.tells)]

    def named(self, name: str) -> Widget | None:
        """The widget of that name, if the focus can come to it."""
        return next((each for each in self.reachable if each.name == name), None)

    def views_around(self, widget: Widget) -> list[ScrollView]:
        """From the outermost to the innermost."""
        return self._around[id(widget)]

    def is_in_view(self, widget: Widget, position: tuple[int, int]) -> bool:
        return all(view.rect.collidepoint(position) for view in self.views_around(widget))

    def at(self, position: tuple[int, int]) -> Widget | None:
        """The topmost widget under a point; also a disabled one, for its tooltip."""
        for widget in reversed(self.widgets):
            if widget.rect.collidepoint(position) and self.is_in_view(widget, position):
                return widget
        return None

    def view_at(self, position: tuple[int, int]) -> ScrollView | None:
        """The innermost scroll view with anything to scroll; any, if nothing is pointed at."""
        movable = [view for view in reversed(self.views) if view.overflow]
        under = [view for view in movable if view.rect.collidepoint(position)]
        if under:
            return under[0]
        return movable[0] if movable and position == NOWHERE else None
