"""A line of text to type: names, codes of a deal."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect

from scenes.anim.timings import CARET_BLINK
from scenes.inputs import Action, Device, Press
from scenes.painter import Painter
from scenes.text import Align
from scenes.theme import Style, Theme
from scenes.ui.element import Look, Size
from scenes.ui.widget import Widget

HEIGHT = 46
WIDTH = 260
CORNER = 14
PADDING = 16
WHEEL_OF_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 "


def anything(_character: str) -> bool:
    return True


class TextField(Widget):
    """Takes typed and pasted characters that are `allowed`, up to `longest`.

    On a gamepad, up and down turn the letter before the caret, right adds one, left erases one.
    """

    drags = True
    types = True

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
        self._blink = 0.0
        self._look: Look | None = None

    def insert(self, text: str) -> bool:
        """True if any of the text was taken."""
        room = self.longest - len(self.value)
        taken = "".join(each for each in text if each.isprintable() and self.allowed(each))[:room]
        if taken:
            self._change(self.value[: self.caret] + taken + self.value[self.caret :])
            self.caret += len(taken)
        return bool(taken)

    def edit(self, press: Press) -> bool:
        """An editing key, or a direction of a gamepad; true if it was used."""
        if press.device is Device.GAMEPAD:
            return self._turn_letter(press.action)
        match press.action:
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
        self._blink = 0.0
        return True

    def drag(self, position: tuple[int, int]) -> bool:
        """Put the caret between the letters nearest to the pointer."""
        if self._look is not None:
            width, type_ = self._look.typesetter.width, self._look.type(Style.BODY)
            inside = position[0] - self.rect.left - self._look.px(PADDING) + self._slid(self._look)
            ends = [width(self.value[:place], type_) for place in range(len(self.value) + 1)]
            self.caret = min(range(len(ends)), key=lambda place: abs(ends[place] - inside))
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
        with painter.clip(inner):
            colour = palette.text if self.value else palette.text_soft
            painter.text(
                self.value or self.placeholder,
                type_,
                (left, inner.centery),
                colour=colour,
                align=Align.LEFT,
            )
            if self.focused and self._shows_caret:
                caret = Rect(left + before, 0, px(2), round(type_.px * 1.2))
                caret.centery = inner.centery
                painter.box(caret, palette.text)

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
        self._blink = 0.0
        self.on_change(value)

    def _erase(self, index: int) -> None:
        if 0 <= index < len(self.value):
            self._change(self.value[:index] + self.value[index + 1 :])
            self.caret = index

    def _turn_letter(self, direction: Action) -> bool:
        letters = [each for each in WHEEL_OF_LETTERS if self.allowed(each)]
        match direction:
            case Action.RIGHT:
                return self.insert(letters[0])
            case Action.LEFT:
                self._erase(self.caret - 1)
                return True
            case Action.UP | Action.DOWN if self.caret > 0:
                last = self.value[self.caret - 1].upper()
                at = letters.index(last) if last in letters else 0
                turned = letters[(at + (1 if direction is Action.DOWN else -1)) % len(letters)]
                rest = self.value[self.caret :]
                self._change(self.value[: self.caret - 1] + turned + rest)
                return True
        return False
