"""The widgets and scroll views of a layout, found by name or by position."""

from __future__ import annotations

from scenes.ui.element import Element, walk
from scenes.ui.scroll import ScrollView
from scenes.ui.widget import Widget

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
