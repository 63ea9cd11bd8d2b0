"""The plate of a lesson: its name, numbered lines, how far it is, and what can be pressed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Rect

from scenes.art.palette import Palette, mix
from scenes.engine import shapes
from scenes.engine.inputs import Action
from scenes.engine.painter import Painter
from scenes.engine.sprites import sprite
from scenes.engine.theme import Style
from scenes.ui.button import Button, Kind
from scenes.ui.element import Element, Look, Size
from scenes.ui.labels import Gap, Paragraph, Picture, Shown
from scenes.ui.layout import Across, Column, Flow, Panel, Row
from scenes.ui.widget import Widget

PADDING, CORNER, SHADOW = 18, 20, 18
BADGE = 26
DOT, DOT_GAP = 9, 16
CAP = 24
BESIDE_CAP = 8


@dataclass(frozen=True, slots=True)
class PlateWords:
    """What is read on it."""

    over: str
    """Which lesson of how many."""
    title: str
    lines: tuple[str, ...]
    numbers: tuple[int, ...] = ()
    """Those of the lines, as they stand on the table; none where a line needs none."""
    kind_word: str = ""
    """About what was tried instead; it comes first."""
    steps: int = 0
    """A dot a step; 0: none."""
    step: int = 0


@dataclass(frozen=True, slots=True)
class PlateButton:
    """Something to press."""

    name: str
    text: str
    act: Callable[[], None]
    primary: bool = False


class Paper(Panel):
    """Paper that lies over the table."""

    def draw(self, painter: Painter) -> None:
        px, palette = painter.theme.metrics.px, painter.theme.palette
        blur = px(SHADOW)
        shadow = sprite(shapes.soft_shadow, self.rect.size, px(CORNER), blur, 120)
        painter.sprite_at(shadow, (self.rect.left - blur, self.rect.top - blur + px(6)))
        edge = palette.ink if painter.theme.comfort.high_contrast else None
        painter.box(self.rect, palette.paper, radius=px(CORNER), edge=edge)
        for part in self.parts:
            part.draw(painter)


class Badge(Shown):
    """The number of a line, which stands on the table as well."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self._number = number

    def natural(self, look: Look, width: int) -> Size:  # noqa: ARG002 - it is small
        side = look.control_px(BADGE)
        return side, side

    def draw(self, painter: Painter) -> None:
        side = painter.theme.metrics.control_px(BADGE)
        draw_badge(painter, self._number, (self.rect.centerx, self.rect.top + side // 2))


def draw_badge(painter: Painter, number: int, centre: tuple[int, int]) -> None:
    """Dark on paper with a dark rim: seen on the plate and on every ground of a table."""
    palette, side = painter.theme.palette, painter.theme.metrics.control_px(BADGE)
    painter.disc(centre, side, palette.ink)
    painter.disc(centre, side - 2 * painter.theme.metrics.px(2), palette.paper)
    painter.text(str(number), Style.CAPTION, centre, colour=palette.ink, width=side)


class SkipButton(Widget):
    """A word on paper, and the key for it."""

    def __init__(self, name: str, text: str, act: Callable[[], None], *, rings: bool) -> None:
        super().__init__(name)
        self._text = text
        self._act = act
        self._rings = rings

    @property
    def is_lit(self) -> bool:
        """Where the keys are for the table, no ring says that they were for this."""
        return self.enabled and (self.hovered or (self.shows_focus and self._rings))

    def draw(self, painter: Painter) -> None:
        if self._rings:
            super().draw(painter)
        else:
            self.draw_body(painter)

    def press(self) -> None:
        self._act()

    def natural(self, look: Look, width: int) -> Size:
        wide, high = look.text_size(self._text, Style.CONTROL)
        cap = look.control_px(CAP)
        return min(width, wide + 2 * cap + look.px(BESIDE_CAP)), max(high, cap)

    def draw_body(self, painter: Painter) -> None:
        palette, px = painter.theme.palette, painter.theme.metrics.px
        ink = mix(palette.ink, palette.panel_raised, self.glow.value)
        cap = painter.theme.metrics.control_px(CAP)
        key = painter.cap_width(Action.BACK, cap)
        right = self.rect.right - (key + px(BESIDE_CAP) if key else 0)
        words = Rect(self.rect.left, self.rect.top, right - self.rect.left, self.rect.height)
        painter.text(self._text, Style.CONTROL, words.center, colour=ink, width=max(1, words.width))
        if key:
            painter.key_cap(Action.BACK, (self.rect.right - key / 2, self.rect.centery), cap)


def make_plate(
    words: PlateWords, buttons: Sequence[PlateButton], skip: PlateButton, *, keyed: bool
) -> Element:
    """From the top: name, lines, a rule, dots and what can be pressed; `keyed`: by keys as well."""
    parts: list[Element] = [
        Paragraph(words.over, Style.SMALL, colour=_ink),
        Paragraph(words.title, Style.SUBHEADING, colour=_ink),
    ]
    if words.kind_word:
        parts.append(Paragraph(words.kind_word, Style.STRONG, colour=_ink))
    for place, line in enumerate(words.lines):
        text = Paragraph(line, Style.BODY, colour=_ink)
        numbered = place < len(words.numbers)
        parts.append(_numbered(words.numbers[place], text) if numbered else text)
    parts.append(Picture((1, 2), _rule))
    if buttons:
        parts.append(Flow(*map(_button, buttons), gap=8))
    dots = Picture((_dots_width(words.steps), DOT), _dots(words.steps, words.step))
    last = SkipButton(skip.name, skip.text, skip.act, rings=keyed)
    parts.append(Row(dots, Gap(), last, gap=6, weights={1: 1.0}))
    return Paper(Column(*parts, gap=8), padding=PADDING)


def _numbered(number: int, text: Element) -> Element:
    return Row(Badge(number), text, gap=10, across=Across.START, weights={1: 1.0})


def _button(button: PlateButton) -> Element:
    kind = Kind.PRIMARY if button.primary else Kind.PLAIN
    return Button(button.name, button.act, kind, text=button.text)


def _ink(palette: Palette) -> str:
    return palette.ink


def _rule(painter: Painter, area: Rect) -> None:
    palette = painter.theme.palette
    painter.box(area, mix(palette.paper, palette.ink, 0.25))


def _dots_width(count: int) -> float:
    return max(1, (count - 1) * DOT_GAP + 2 * DOT) if count else 1


def _dots(count: int, at: int) -> Callable[[Painter, Rect], None]:
    """Filled: done; long: now."""

    def draw(painter: Painter, area: Rect) -> None:
        px, palette = painter.theme.metrics.px, painter.theme.palette
        pale = mix(palette.paper, palette.ink, 0.3)
        x = area.left
        for number in range(count):
            wide = px(2 * DOT if number == at else DOT)
            spot = Rect(x, area.centery - px(DOT) // 2, wide, px(DOT))
            painter.box(spot, palette.ink if number <= at else pale, radius=px(DOT) // 2)
            x += wide + px(DOT_GAP - DOT)

    return draw
