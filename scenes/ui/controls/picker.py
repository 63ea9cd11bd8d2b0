"""What all widgets share that hold one of a few values."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from scenes.ui.widget import Widget

T = TypeVar("T")


class Picker(Widget, Generic[T]):
    """The values, the chosen one, how a value is shown, and who wants to know of a change."""

    def __init__(
        self,
        name: str,
        values: Sequence[T],
        value: T,
        on_change: Callable[[T], None],
        *,
        show: Callable[[T], str] = str,
    ) -> None:
        super().__init__(name)
        self.values = tuple(values)
        self.value = value
        self.on_change = on_change
        self.show = show
