"""The dark glass at the left of the title, cut in a curve like the bow of a boat."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from scenes.art import svg
from scenes.art.icons import Icon
from scenes.art.palette import Palette
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.text import Align
from scenes.engine.theme import Style
from scenes.ui.button import PADDING, Button, ButtonKind
from scenes.ui.element import Element, Look, Size
from scenes.ui.labels import Label
from scenes.ui.layout import Across, Column

WORD_GAP = 4
"""From a round entry to its word."""
LONG_NAME = 11
"""Letters."""


def round_entry(name: str, text: str, icon: Icon, act: Callable[[], None]) -> Element:
    """A sign, and its word below."""
    return worded(Button(name, act, text="", icon=icon), text)


def worded(button: Button, text: str) -> Element:
    """A round button with its word below."""
    word = Label(text, Style.SMALL, align=Align.CENTRE, colour=lambda palette: palette.text_soft)
    button.labelled(text)
    return Column(button, word, gap=WORD_GAP, across=Across.MIDDLE)


def shortened(name: str) -> str:
    """The four entries stand in one row, whoever plays."""
    return name if len(name) <= LONG_NAME else name[: LONG_NAME - 1].rstrip() + "…"


GAP = 18


class NotedEntry(Button):
    """The note gives way to the word, and is as dark as it on the lit entry."""

    def __init__(self, name: str, on_press: Callable[[], None], text: str, note: str) -> None:
        super().__init__(name, on_press, ButtonKind.MENU, text=text)
        self.note = note

    def natural(self, look: Look, width: int) -> Size:
        wide, high = super().natural(look, width)
        words = look.text_size(self.text, Style.MENU)[0] + look.text_size(self.note, Style.SMALL)[0]
        return min(width, max(wide, words + look.px(GAP + 2 * PADDING[ButtonKind.MENU]))), high

    def draw_body(self, painter: Painter) -> None:
        super().draw_body(painter)
        palette, px = painter.theme.palette, painter.theme.metrics.px
        painter.text(
            self.note,
            Style.SMALL,
            (self.rect.right - px(PADDING[ButtonKind.MENU]), self.rect.centery),
            align=Align.RIGHT,
            colour=palette.accent_ink if self.is_lit else palette.text_soft,
        )


_BOW = ((1.0, 0.0), (0.985, 0.40), (0.93, 0.76), (0.77, 1.0))
"""The curve from the top right corner down to the foot, in shares of the glass."""
_EDGE = 7.0
_STEPS = 64


def width_left(down: float) -> float:
    """The share of its width that the glass still has so far down, 0 to 1."""
    for step in range(_STEPS + 1):
        x, y = (_bezier(step / _STEPS, [point[axis] for point in _BOW]) for axis in (0, 1))
        if y >= down:
            return x
    return _BOW[-1][0]


def _bezier(t: float, parts: Sequence[float]) -> float:
    one, two, three, four = parts
    s = 1 - t
    return s**3 * one + 3 * s * s * t * two + 3 * s * t * t * three + t**3 * four


def _curve(size: tuple[int, int], shift: float = 0.0) -> str:
    width, height = size[0] - shift, size[1]
    points = ((width * x, height * y) for x, y in _BOW[1:])
    return "C" + " ".join(f"{svg.number(x)},{svg.number(y)}" for x, y in points)


def _start(size: tuple[int, int], shift: float = 0.0) -> str:
    return svg.number(size[0] - shift)


def title_glass(size: tuple[int, int], palette: Palette) -> pygame.Surface:
    """Nearly solid where the words are, clearer towards the curve, with light on its rim."""
    edge = _EDGE * size[1] / 720
    start, curve = _start(size, edge), _curve(size, edge)
    solid = 0.97 if palette.panel_alpha > 200 else 0.90
    defs = svg.linear_gradient(
        "glass", (0, palette.panel_deep, solid), (1, palette.panel, solid - 0.08)
    )
    picture = svg.document(
        *size,
        svg.path(f"M0,0 H{start} {curve} H0 Z", "url(#glass)"),
        svg.stroke(f"M{start},0 {curve}", palette.edge, edge * 1.6, stroke_opacity=0.22),
        svg.stroke(f"M{start},0 {curve}", palette.paper, edge * 0.5, stroke_opacity=0.85),
        defs=defs,
    )
    return svg.rasterise(picture, size)
