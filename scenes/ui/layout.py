"""Boxes that place their parts: columns, rows, flows, grids, panels.

Parts may ask for more than there is: rows shrink them, flows wrap them, and a `ScrollView` around
a column lets the rest be scrolled to.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import TypeAlias

from pygame import Rect

from scenes.engine.drawing.painter import Painter
from scenes.ui.element import Element, Look, Size

GAP = 12

_Line: TypeAlias = list[tuple[Element, Size]]
"""Parts side by side, each with its size."""


class Across(Enum):
    """How a part lies across the direction of its box."""

    STRETCH = auto()
    START = auto()
    MIDDLE = auto()
    END = auto()

    def within(self, start: int, room: int, wanted: int) -> tuple[int, int]:
        """Start and length of a part that wants a length in some room."""
        if self is Across.STRETCH:
            return start, room
        length = min(room, wanted)
        spare = {Across.START: 0, Across.MIDDLE: (room - length) // 2, Across.END: room - length}
        return start + spare[self], length


class Box:
    """The common part of all boxes."""

    def __init__(self, parts: Sequence[Element]) -> None:
        self.rect = Rect(0, 0, 0, 0)
        self._parts = tuple(parts)

    @property
    def parts(self) -> Sequence[Element]:
        return self._parts

    def draw(self, painter: Painter) -> None:
        for part in self._parts:
            part.draw(painter)


class LineBox(Box):
    """Parts one after the other. `weights` share out the length that is left, by index of part."""

    usual_across = Across.STRETCH

    def __init__(
        self,
        *parts: Element,
        gap: float = GAP,
        across: Across | None = None,
        weights: dict[int, float] | None = None,
    ) -> None:
        super().__init__(parts)
        self.gap = gap
        self.across = across or self.usual_across
        self.weights = weights or {}


class Column(LineBox):
    """Parts below each other."""

    def natural(self, look: Look, width: int) -> Size:
        sizes = [part.natural(look, width) for part in self._parts]
        gaps = look.px(self.gap) * max(0, len(sizes) - 1)
        widest = max((size[0] for size in sizes), default=0)
        return widest, sum(size[1] for size in sizes) + gaps

    def place(self, look: Look, rect: Rect) -> None:
        self.rect = rect.copy()
        sizes = [part.natural(look, rect.width) for part in self._parts]
        gap = look.px(self.gap)
        spare = rect.height - sum(size[1] for size in sizes) - gap * max(0, len(sizes) - 1)
        extra = share_out(max(0, spare), self.weights, len(sizes))
        y = rect.top
        for part, (wide, high), more in zip(self._parts, sizes, extra, strict=True):
            x, width = self.across.within(rect.left, rect.width, wide)
            part.place(look, Rect(x, y, width, high + more))
            y += high + more + gap


class Row(LineBox):
    """Parts beside each other. Without room they give way in proportion to their width."""

    usual_across = Across.MIDDLE

    def natural(self, look: Look, width: int) -> Size:
        widths = self._widths(look, width)
        heights = [
            part.natural(look, wide)[1] for part, wide in zip(self._parts, widths, strict=True)
        ]
        used = sum(widths) + self._gaps(look)
        return (width if self.weights else min(used, width)), max(heights, default=0)

    def place(self, look: Look, rect: Rect) -> None:
        self.rect = rect.copy()
        x = rect.left
        for part, width in zip(self._parts, self._widths(look, rect.width), strict=True):
            wanted = part.natural(look, width)[1]
            y, height = self.across.within(rect.top, rect.height, wanted)
            part.place(look, Rect(x, y, width, height))
            x += width + look.px(self.gap)

    def _gaps(self, look: Look) -> int:
        return look.px(self.gap) * max(0, len(self._parts) - 1)

    def _widths(self, look: Look, width: int) -> list[int]:
        room = max(1, width - self._gaps(look))
        wanted = [part.natural(look, room)[0] for part in self._parts]
        spare = room - sum(wanted)
        if spare < 0:
            return [max(1, each * room // sum(wanted)) for each in wanted]
        extra = share_out(spare, self.weights, len(wanted))
        return [each + more for each, more in zip(wanted, extra, strict=True)]


class Flow(Box):
    """Parts beside each other that go on in the next line when the line is full.

    Centred lines are about as long as each other: nothing stands alone below a full line.
    """

    def __init__(self, *parts: Element, gap: float = GAP, centred: bool = False) -> None:
        super().__init__(parts)
        self.gap = gap
        self.centred = centred

    def natural(self, look: Look, width: int) -> Size:
        lines = self._lines(look, width)
        gap = look.px(self.gap)
        widest = max((_length(line, gap) for line in lines), default=0)
        height = sum(_tallest(line) for line in lines) + gap * max(0, len(lines) - 1)
        return min(width, widest), height

    def place(self, look: Look, rect: Rect) -> None:
        self.rect = rect.copy()
        gap, y = look.px(self.gap), rect.top
        for line in self._lines(look, rect.width):
            spare = rect.width - _length(line, gap)
            x = rect.left + (spare // 2 if self.centred else 0)
            high = _tallest(line)
            for part, (width, height) in line:
                part.place(look, Rect(x, y + (high - height) // 2, width, height))
                x += width + gap
            y += high + gap

    def _lines(self, look: Look, width: int) -> list[_Line]:
        parts = [(part, part.natural(look, width)) for part in self._parts]
        gap = look.px(self.gap)
        lines = _broken(parts, gap, width)
        if not self.centred or len(lines) < 2:
            return lines
        # The narrowest width that needs no more lines shares the parts out.
        too_narrow, enough = 0, width
        while enough - too_narrow > 1:
            middle = (too_narrow + enough) // 2
            if len(_broken(parts, gap, middle)) > len(lines):
                too_narrow = middle
            else:
                enough = middle
        return _broken(parts, gap, enough)


class Grid(Box):
    """Equal columns, filled line by line; fewer columns when they would become too narrow.

    Where there is height to spare, all lines grow alike up to `tallest` units.
    """

    def __init__(
        self,
        *parts: Element,
        columns: int,
        narrowest: float = 120,
        gap: float = GAP,
        tallest: float = 0,
    ) -> None:
        super().__init__(parts)
        self.columns = columns
        self.narrowest = narrowest
        self.gap = gap
        self.tallest = tallest

    def natural(self, look: Look, width: int) -> Size:
        heights = self._heights(look, width)
        return width, sum(heights) + look.px(self.gap) * max(0, len(heights) - 1)

    def place(self, look: Look, rect: Rect) -> None:
        self.rect = rect.copy()
        gap, wide, y = look.px(self.gap), self._column_width(look, rect.width), rect.top
        heights = self._heights(look, rect.width)
        spare = rect.height - sum(heights) - gap * (len(heights) - 1)
        more = max(0, spare) // max(1, len(heights))
        for line, least in zip(self._lines(look, rect.width), heights, strict=True):
            high = max(least, min(least + more, look.px(self.tallest)))
            for index, part in enumerate(line):
                part.place(look, Rect(rect.left + index * (wide + gap), y, wide, high))
            y += high + gap

    def _heights(self, look: Look, width: int) -> list[int]:
        wide = self._column_width(look, width)
        lines = self._lines(look, width)
        return [max(part.natural(look, wide)[1] for part in line) for line in lines]

    def _count(self, look: Look, width: int) -> int:
        least = look.px(self.narrowest * look.metrics.text_scale)
        return max(1, min(self.columns, width // least))

    def _column_width(self, look: Look, width: int) -> int:
        count = self._count(look, width)
        return max(1, (width - look.px(self.gap) * (count - 1)) // count)

    def _lines(self, look: Look, width: int) -> list[tuple[Element, ...]]:
        count = self._count(look, width)
        return [self._parts[at : at + count] for at in range(0, len(self._parts), count)]


class Split(Box):
    """Two or more panes in fixed shares of the width; below each other when they get narrow."""

    def __init__(
        self,
        *parts: Element,
        shares: Sequence[float],
        narrowest: float = 260,
        gap: float = 2 * GAP,
    ) -> None:
        assert len(shares) == len(parts)
        super().__init__(parts)
        self.shares = shares
        self.narrowest = narrowest
        self.gap = gap

    def natural(self, look: Look, width: int) -> Size:
        if self._is_stacked(look, width):
            return self._stack().natural(look, width)
        widths = self._widths(look, width)
        sizes = [each.natural(look, wide) for each, wide in zip(self._parts, widths, strict=True)]
        return width, max(size[1] for size in sizes)

    def place(self, look: Look, rect: Rect) -> None:
        self.rect = rect.copy()
        if self._is_stacked(look, rect.width):
            self._stack().place(look, rect)
            return
        x = rect.left
        for part, width in zip(self._parts, self._widths(look, rect.width), strict=True):
            part.place(look, Rect(x, rect.top, width, rect.height))
            x += width + look.px(self.gap)

    def _stack(self) -> Column:
        return Column(*self._parts, gap=self.gap)

    def _widths(self, look: Look, width: int) -> list[int]:
        room = width - look.px(self.gap) * (len(self._parts) - 1)
        return [int(room * share / sum(self.shares)) for share in self.shares]

    def _is_stacked(self, look: Look, width: int) -> bool:
        return min(self._widths(look, width)) < look.control_px(self.narrowest)


class Panel(Box):
    """Dark glass around one part; `solid` for a dialog, where nothing may shine through."""

    def __init__(self, part: Element, *, padding: float = 24, solid: bool = False) -> None:
        super().__init__((part,))
        self.padding = padding
        self.solid = solid

    def natural(self, look: Look, width: int) -> Size:
        around = 2 * look.px(self.padding)
        wide, high = self._parts[0].natural(look, max(1, width - around))
        return wide + around, high + around

    def place(self, look: Look, rect: Rect) -> None:
        self.rect = rect.copy()
        around = 2 * look.px(self.padding)
        self._parts[0].place(look, rect.inflate(-around, -around))

    def draw(self, painter: Painter) -> None:
        if self.solid:
            painter.dialog(self.rect)
        else:
            painter.panel(self.rect)
        super().draw(painter)


class Slim(Box):
    """One part in the middle of wide places, at most `widest` units wide."""

    def __init__(self, part: Element, *, widest: float) -> None:
        super().__init__((part,))
        self.widest = widest

    def natural(self, look: Look, width: int) -> Size:
        return width, self._parts[0].natural(look, self._width(look, width))[1]

    def place(self, look: Look, rect: Rect) -> None:
        self.rect = rect.copy()
        width = self._width(look, rect.width)
        self._parts[0].place(look, rect.inflate(width - rect.width, 0))

    def _width(self, look: Look, width: int) -> int:
        return min(width, look.px(self.widest * look.metrics.text_scale))


class Centred(Box):
    """One part in the middle of whatever room there is, at most `widest` units wide."""

    def __init__(self, part: Element, *, widest: float = 720) -> None:
        super().__init__((part,))
        self.widest = widest

    def natural(self, look: Look, width: int) -> Size:
        _, high = self._parts[0].natural(look, self._width(look, width))
        return width, high

    def place(self, look: Look, rect: Rect) -> None:
        self.rect = rect.copy()
        width = self._width(look, rect.width)
        wide, high = self._parts[0].natural(look, width)
        inner = Rect(0, 0, wide, min(high, rect.height))
        inner.center = rect.center
        self._parts[0].place(look, inner)

    def _width(self, look: Look, width: int) -> int:
        return min(width, look.px(self.widest * look.metrics.text_scale**0.5))


def share_out(spare: int, weights: dict[int, float], count: int) -> list[int]:
    """Whole pixels by weight; nothing for parts without one."""
    total = sum(weights.values())
    return [int(spare * weights.get(index, 0) / total) if total else 0 for index in range(count)]


def _broken(parts: _Line, gap: int, width: int) -> list[_Line]:
    """The parts in lines, each as full as the width lets it be."""
    lines: list[_Line] = []
    for sized in parts:
        if lines and _length([*lines[-1], sized], gap) <= width:
            lines[-1].append(sized)
        else:
            lines.append([sized])
    return lines


def _length(line: _Line, gap: int) -> int:
    return sum(size[0] for _, size in line) + gap * (len(line) - 1)


def _tallest(line: _Line) -> int:
    return max(size[1] for _, size in line)
