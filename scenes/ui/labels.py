"""Elements that only show something: a line, a paragraph, a picture, a key hint, a gap."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Self

from pygame import Rect

from scenes.art.palette import Palette
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.text import Align
from scenes.engine.theme import Style
from scenes.ui.element import Element, Look, Size


class Shown:
    """The common part of what has no parts and takes no input."""

    def __init__(self) -> None:
        self.rect = Rect(0, 0, 0, 0)

    @property
    def parts(self) -> Sequence[Element]:
        return ()

    @property
    def told(self) -> Sequence[str]:
        """What it says to whoever cannot see it; nothing: the words that it draws."""
        return ()

    def place(self, look: Look, rect: Rect) -> None:  # noqa: ARG002 - paragraphs wrap here
        self.rect = rect.copy()


class Label(Shown):
    """One line; too long for its place, it shrinks and is then shortened."""

    def __init__(
        self,
        text: str,
        style: Style = Style.BODY,
        *,
        align: Align = Align.LEFT,
        colour: Callable[[Palette], str] | None = None,
    ) -> None:
        super().__init__()
        self.text = text
        self.style = style
        self.align = align
        self.colour = colour

    def natural(self, look: Look, width: int) -> Size:
        wide, high = look.text_size(self.text, self.style)
        return min(wide, width), high

    def draw(self, painter: Painter) -> None:
        x = self.rect.left + self.rect.width * self.align.value
        colour = self.colour(painter.theme.palette) if self.colour else None
        painter.text(
            self.text,
            self.style,
            (x, self.rect.centery),
            align=self.align,
            colour=colour,
            width=self.rect.width,
        )


class Paragraph(Label):
    """Text that wraps to its place and grows downwards."""

    least = 1

    def at_least(self, lines: int) -> Self:
        """With room for so many lines, however few its words need."""
        self.least = lines
        return self

    def natural(self, look: Look, width: int) -> Size:
        type_ = look.type(self.style)
        lines = look.typesetter.wrap(self.text, type_, width)
        widest = max(look.typesetter.width(line, type_) for line in lines)
        return min(widest, width), max(len(lines), self.least) * type_.line_height

    def draw(self, painter: Painter) -> None:
        colour = self.colour(painter.theme.palette) if self.colour else None
        painter.paragraph(self.text, self.style, self.rect, colour=colour, align=self.align)


class Picture(Shown):
    """Anything drawn by a function in a place of a given size in units."""

    def __init__(self, size: tuple[float, float], paint: Callable[[Painter, Rect], None]) -> None:
        super().__init__()
        self.units = size
        self.paint = paint

    def natural(self, look: Look, width: int) -> Size:
        return min(width, look.px(self.units[0])), look.px(self.units[1])

    def draw(self, painter: Painter) -> None:
        self.paint(painter, self.rect)


class Gap(Shown):
    """Empty space of some units; with weight in a row or column it also takes what is left."""

    def __init__(self, units: float = 0.0) -> None:
        super().__init__()
        self.units = units

    def natural(self, look: Look, width: int) -> Size:
        length = look.px(self.units)
        return min(width, length), length

    def draw(self, painter: Painter) -> None:
        pass
