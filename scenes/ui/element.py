"""What can be laid out: an element says how large it would like to be, and is given a place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from pygame import Rect

from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.text import Type, Typesetter, type_of
from scenes.engine.theme import Metrics, Style, Theme

Size: TypeAlias = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Look:
    """What a layout measures with."""

    theme: Theme
    typesetter: Typesetter

    @property
    def metrics(self) -> Metrics:
        return self.theme.metrics

    def px(self, units: float) -> int:
        return self.theme.metrics.px(units)

    def control_px(self, units: float) -> int:
        return self.theme.metrics.control_px(units)

    def type(self, style: Style) -> Type:
        return type_of(self.theme, style)

    def text_size(self, text: str, style: Style) -> Size:
        return self.typesetter.size(text, self.type(style))


class Element(Protocol):
    """A widget, or a box of them."""

    rect: Rect

    @property
    def parts(self) -> Sequence[Element]:
        """What it is made of, in reading order."""

    def natural(self, look: Look, width: int) -> Size:
        """The size it would like to have when `width` is available; never wider than that."""

    def place(self, look: Look, rect: Rect) -> None:
        """Take this place, and place all parts in it."""

    def draw(self, painter: Painter) -> None:
        """Draw itself and its parts."""


def walk(element: Element) -> Iterator[Element]:
    """The element and everything in it, in reading order."""
    yield element
    for part in element.parts:
        yield from walk(part)
