"""What lies on the paper of whoever teaches: numbers, dots, and what can be pressed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Rect

from scenes.art.palette import mix
from scenes.engine.drawing import shapes
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import sprite
from scenes.engine.input.inputs import Action
from scenes.engine.theme import Style
from scenes.ui.button import Button, ButtonKind
from scenes.ui.element import Element, Look, Size
from scenes.ui.labels import Shown
from scenes.ui.layout import Panel
from scenes.ui.widget import Widget

CORNER, SHADOW = 20, 18
BADGE = 26
DOT, DOT_GAP = 9, 16
CAP = 24
BESIDE_CAP = 8


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
    """A word, and the key for it."""

    def __init__(
        self, name: str, text: str, act: Callable[[], None], *, rings: bool, on_paper: bool = True
    ) -> None:
        super().__init__(name)
        self._on_paper = on_paper
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
        still, lit = (palette.text, palette.accent)
        if self._on_paper:
            still, lit = (palette.ink, palette.panel_raised)
        ink = mix(still, lit, self.glow.value)
        cap = painter.theme.metrics.control_px(CAP)
        key = painter.cap_width(Action.BACK, cap)
        right = self.rect.right - (key + px(BESIDE_CAP) if key else 0)
        words = Rect(self.rect.left, self.rect.top, right - self.rect.left, self.rect.height)
        painter.text(self._text, Style.CONTROL, words.center, colour=ink, width=max(1, words.width))
        if key:
            painter.key_cap(Action.BACK, (self.rect.right - key / 2, self.rect.centery), cap)


def plate_button(button: PlateButton) -> Element:
    """The one to be pressed next shines."""
    kind = ButtonKind.PRIMARY if button.primary else ButtonKind.PLAIN
    return Button(button.name, button.act, kind, text=button.text)


def dots_width(count: int) -> float:
    """In units."""
    return max(1, (count - 1) * DOT_GAP + 2 * DOT) if count else 1


def dots(count: int, at: int) -> Callable[[Painter, Rect], None]:
    """Filled: done; long: now."""

    def draw(painter: Painter, area: Rect) -> None:
        px, palette = painter.theme.metrics.px, painter.theme.palette
        x = area.left
        for number in range(count):
            wide = px(2 * DOT if number == at else DOT)
            spot = Rect(x, area.centery - px(DOT) // 2, wide, px(DOT))
            colour = palette.text if number <= at else palette.edge
            painter.box(spot, colour, radius=px(DOT) // 2)
            x += wide + px(DOT_GAP - DOT)

    return draw
