"""A line of text to type: names, codes of a deal."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect

from scenes.anim.timings import CARET_BLINK
from scenes.art.palette import Palette, mix
from scenes.engine.access.spoken import Role
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.text import Align
from scenes.engine.i18n import _
from scenes.engine.input.inputs import Action, Device, Press
from scenes.engine.theme import Style, Theme
from scenes.ui.element import Look, Size
from scenes.ui.widget import Widget

HEIGHT = 46
WIDTH = 260
CORNER = 14
PADDING = 16
PLACEHOLDER_SUNK = 0.42


def system_clipboard() -> str:
    """Text that another program copied; none if the system has no clipboard."""
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""


def anything(_character: str) -> bool:
    return True


class TextField(Widget):
    """Takes typed and pasted characters that are `allowed`, up to `longest`.

    What comes first after the whole text is selected takes its place.
    A gamepad passes through it, and its first button opens the `LetterPicker`.
    """

    drags = True
    types = True
    role = Role.ENTRY

    def __init__(
        self,
        name: str,
        value: str,
        on_change: Callable[[str], None],
        *,
        longest: int = 24,
        allowed: Callable[[str], bool] = anything,
        placeholder: str = "",
    ) -> None:
        super().__init__(name)
        self.value = value
        self.on_change = on_change
        self.longest = longest
        self.allowed = allowed
        self.placeholder = placeholder
        self.caret = len(value)
        self.is_selected = False
        self._blink = 0.0
        self._look: Look | None = None

    @property
    def spoken(self) -> str:
        return self.label or self.placeholder or _("Text")

    @property
    def spoken_value(self) -> str:
        return self.value

    def insert(self, text: str) -> bool:
        """True if any of the text was taken."""
        room = self.longest - (0 if self.is_selected else len(self.value))
        taken = "".join(each for each in text if each.isprintable() and self.allowed(each))[:room]
        if taken:
            before, after = self.value[: self.caret], self.value[self.caret :]
            if self.is_selected:
                before = after = ""
            self._change(before + taken + after)
            self.caret = len(before + taken)
        return bool(taken)

    def select_all(self) -> None:
        self.is_selected = bool(self.value)
        self.caret = len(self.value)
        self._blink = 0.0

    def edit(self, press: Press) -> bool:
        """An editing key; true if it was used."""
        if press.device is Device.GAMEPAD:
            return False
        match press.action:
            case Action.SELECT_ALL:
                self.select_all()
                return True
            case Action.ERASE | Action.DELETE if self.is_selected:
                self._change("")
                self.caret = 0
            case Action.LEFT if self.is_selected:
                self.caret = 0
            case Action.RIGHT if self.is_selected:
                self.caret = len(self.value)
            case Action.LEFT | Action.RIGHT:
                step = 1 if press.action is Action.RIGHT else -1
                self.caret = min(max(0, self.caret + step), len(self.value))
            case Action.HOME:
                self.caret = 0
            case Action.END:
                self.caret = len(self.value)
            case Action.ERASE:
                self._erase(self.caret - 1)
            case Action.DELETE:
                self._erase(self.caret)
            case _:
                return False
        self.is_selected = False
        self._blink = 0.0
        return True

    def drag(self, position: tuple[int, int]) -> bool:
        """Put the caret between the letters nearest to the pointer."""
        if self._look is not None:
            width, type_ = self._look.typesetter.width, self._look.type(Style.BODY)
            inside = position[0] - self.rect.left - self._look.px(PADDING) + self._slid(self._look)
            ends = [width(self.value[:place], type_) for place in range(len(self.value) + 1)]
            self.caret = min(range(len(ends)), key=lambda place: abs(ends[place] - inside))
            self.is_selected = False
            self._blink = 0.0
        return False

    def place(self, look: Look, rect: Rect) -> None:
        super().place(look, rect)
        self._look = look

    def natural(self, look: Look, width: int) -> Size:
        high = max(look.px(HEIGHT), round(look.type(Style.BODY).px * 1.9))
        return min(width, look.px(WIDTH * look.metrics.text_scale**0.5)), high

    def corner(self, theme: Theme) -> int:
        return theme.metrics.px(CORNER)

    def update(self, dt: float, theme: Theme) -> bool:
        shown = self._shows_caret
        self._blink = (self._blink + dt) % (2 * CARET_BLINK) if self.focused else 0.0
        return super().update(dt, theme) or shown != self._shows_caret

    def draw_body(self, painter: Painter) -> None:
        palette, px = painter.theme.palette, painter.theme.metrics.px
        edge = palette.text if self.focused else palette.edge
        painter.box(self.rect, palette.panel_deep, radius=px(CORNER), edge=edge, edge_width=px(1.5))
        inner = self.rect.inflate(-2 * px(PADDING), 0)
        type_ = painter.type(Style.BODY)
        before = painter.typesetter.width(self.value[: self.caret], type_)
        left = inner.left - self._slid(Look(painter.theme, painter.typesetter))
        selected = self.is_selected and self.focused
        mark = Rect(left, 0, before if selected else px(2), round(type_.px * 1.2))
        mark.centery = inner.centery
        with painter.clip(inner):
            if selected:
                painter.box(mark, palette.accent)
            colour = palette.accent_ink if selected else self._ink(palette)
            painter.text(
                self.value or self.placeholder,
                type_,
                (left, inner.centery),
                colour=colour,
                align=Align.LEFT,
            )
            if self.focused and self._shows_caret and not selected:
                painter.box(mark.move(before, 0), palette.text)

    def _ink(self, palette: Palette) -> str:
        """What is only an example of what to type is told from what was typed."""
        if self.value:
            return palette.text
        return mix(palette.text_soft, palette.panel_deep, PLACEHOLDER_SUNK)

    def _slid(self, look: Look) -> int:
        """A long text slides to the left so that the caret stays inside."""
        before = look.typesetter.width(self.value[: self.caret], look.type(Style.BODY))
        room = self.rect.width - 2 * look.px(PADDING)
        return max(0, before - room + look.px(2))

    @property
    def _shows_caret(self) -> bool:
        return self._blink < CARET_BLINK

    def _change(self, value: str) -> None:
        self.value = value
        self.is_selected = False
        self._blink = 0.0
        self.on_change(value)

    def _erase(self, index: int) -> None:
        if 0 <= index < len(self.value):
            self._change(self.value[:index] + self.value[index + 1 :])
            self.caret = index
