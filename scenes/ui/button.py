"""Buttons: the one thing to do next, everything else, entries of a menu, rows of a list."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from enum import Enum, auto
from typing import Self

from pygame import Rect

from scenes.art.icons import Icon
from scenes.art.palette import mix
from scenes.art.panels import ButtonState, button_face
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import sprite
from scenes.engine.drawing.text import Align, type_of
from scenes.engine.theme import Style, Theme
from scenes.ui.element import Look, Size
from scenes.ui.widget import Widget


class ButtonKind(Enum):
    """How a button looks. Only one PRIMARY button belongs on a screen."""

    PRIMARY = auto()
    PLAIN = auto()
    MENU = auto()
    ROW = auto()


HEIGHT = {ButtonKind.PRIMARY: 56, ButtonKind.PLAIN: 48, ButtonKind.MENU: 48, ButtonKind.ROW: 60}
STYLE = {
    ButtonKind.PRIMARY: Style.BUTTON,
    ButtonKind.PLAIN: Style.CONTROL,
    ButtonKind.MENU: Style.MENU,
    ButtonKind.ROW: Style.STRONG,
}
PADDING = {ButtonKind.PRIMARY: 40, ButtonKind.PLAIN: 24, ButtonKind.MENU: 28, ButtonKind.ROW: 20}
MENU_WIDTH = 330
LINE, SNUG = 1.9, 1.4
"""The least height of a button in heights of its letters, and where room is scarce."""
ROW_CORNER = 16


class Button(Widget):
    """Does something when pressed.

    `text` is what is shown, by default the name; an empty text shows only the icon. A ROW has a
    `detail` line under its text; `selected` marks the chosen one of several.
    """

    icon_share = 0.5
    """Of the height."""

    def __init__(
        self,
        name: str,
        on_press: Callable[[], None],
        kind: ButtonKind = ButtonKind.PLAIN,
        *,
        text: str | None = None,
        icon: Icon | None = None,
        detail: str = "",
        selected: bool = False,
    ) -> None:
        super().__init__(name)
        self.on_press = on_press
        self.kind = kind
        self.text = name if text is None else text
        self.icon = icon
        self.detail = detail
        self.selected = selected
        self._line = LINE

    def snug(self) -> Self:
        """Lower where letters are large and room is scarce."""
        self._line = SNUG
        return self

    def press(self) -> None:
        self.on_press()

    @property
    def spoken(self) -> str:
        return self.label or ". ".join(part for part in (self.text, self.detail) if part)

    @property
    def is_on(self) -> bool | None:
        return self.selected or None

    @property
    def is_lit(self) -> bool:
        """One entry of a menu is always the chosen one, wherever the pointer is."""
        return super().is_lit or (self.kind is ButtonKind.MENU and self.enabled and self.focused)

    @property
    def looks(self) -> Hashable:
        """Everything that its picture depends on, unless it is the entry of a menu."""
        place, state = tuple(self.rect), self._state()
        return self.text, self.icon, place, state, self.pressed, self.shows_focus, self.enabled

    def natural(self, look: Look, width: int) -> Size:
        style = STYLE[self.kind]
        high = max(look.px(HEIGHT[self.kind]), round(look.type(style).px * self._line))
        if self.detail:
            high = self._height_of_two_lines(look.theme)
        if not self.text:
            return min(width, high), high
        words = look.text_size(self.text, style)[0]
        details = look.text_size(self.detail, Style.SMALL)[0] if self.detail else 0
        sign = round(round(high * self.icon_share) * 1.3) if self.icon else 0
        wide = max(words, details) + sign + 2 * look.px(PADDING[self.kind])
        least = look.px(MENU_WIDTH) if self.kind is ButtonKind.MENU else 0
        if self.detail and wide > width:
            # All rows of a list are set in one size: what is too long is wrapped.
            room = width - sign - 2 * look.px(PADDING[self.kind])
            lines = look.typesetter.wrap(self.detail, look.type(Style.SMALL), room)
            high += (len(lines) - 1) * look.type(Style.SMALL).line_height
        return min(width, max(wide, least)), high

    def _height_of_two_lines(self, theme: Theme) -> int:
        lines = (type_of(theme, style).line_height for style in (STYLE[self.kind], Style.SMALL))
        return sum(lines) + theme.metrics.px(20)

    def corner(self, theme: Theme) -> int:
        return (
            theme.metrics.px(ROW_CORNER) if self.kind is ButtonKind.ROW else self.rect.height // 2
        )

    def draw_body(self, painter: Painter) -> None:
        match self.kind:
            case ButtonKind.PRIMARY | ButtonKind.PLAIN:
                face = sprite(button_face, self.rect.size, self._state(), painter.theme.palette)
                painter.sprite_at(face, self.rect.topleft)
            case ButtonKind.MENU:
                self._draw_menu_pill(painter)
            case ButtonKind.ROW:
                self._draw_row(painter)
        self._draw_words(painter)

    def _state(self) -> ButtonState:
        if not self.enabled:
            return ButtonState.DISABLED
        primary = self.kind is ButtonKind.PRIMARY
        if self.pressed or (self.selected and not primary):
            return ButtonState.PRIMARY_PRESSED if primary else ButtonState.PLAIN_PRESSED
        if self.glow.target > 0:
            return ButtonState.PRIMARY_HOVER if primary else ButtonState.PLAIN_HOVER
        return ButtonState.PRIMARY if primary else ButtonState.PLAIN

    def _draw_menu_pill(self, painter: Painter) -> None:
        palette = painter.theme.palette
        colour = mix(palette.accent, palette.accent_ink, 0.2) if self.pressed else palette.accent
        with painter.faded(self.glow.value):
            painter.box(self.rect, colour, radius=self.rect.height // 2)

    def _draw_row(self, painter: Painter) -> None:
        palette = painter.theme.palette
        colour = mix(palette.panel_raised, "#FFFFFF", 0.12 * self.glow.target)
        painter.box(
            self.rect,
            colour,
            radius=self.corner(painter.theme),
            alpha=255 if self.selected or self.glow.target else palette.panel_alpha,
            edge=palette.text if self.selected else None,
        )

    def _draw_words(self, painter: Painter) -> None:
        colour = self._ink(painter.theme)
        left = self.kind in (ButtonKind.MENU, ButtonKind.ROW)
        inner = self.rect.inflate(-2 * self._padding(painter.theme), 0)
        step = self._sign_step(painter.theme)
        has_sign = self.icon is not None and self._fits(painter, inner.width - step)
        if not has_sign and not self._fits(painter, inner.width):
            inner = self.rect.inflate(-self.rect.height // 2, 0)
        if self.kind in (ButtonKind.PRIMARY, ButtonKind.PLAIN):
            # The face stands on a lip, so its middle is a little above that of the button.
            inner.move_ip(0, round(self.rect.height * (0.02 if self.pressed else -0.035)))
        if has_sign:
            inner = self._draw_icon(painter, inner, colour)
        if self.detail:
            self._draw_with_detail(painter, inner, colour)
        elif self.text:
            x = inner.left if left else inner.centerx
            align = Align.LEFT if left else Align.CENTRE
            style = STYLE[self.kind]
            painter.text(
                self.text, style, (x, inner.centery), colour=colour, align=align, width=inner.width
            )

    def _fits(self, painter: Painter, width: int) -> bool:
        """Whether the words are whole in this room; where not, they go before sign and margin."""
        if self.kind not in (ButtonKind.PRIMARY, ButtonKind.PLAIN) or not self.text:
            return True
        return painter.typesetter.has_room(self.text, painter.type(STYLE[self.kind]), width)

    def _ink(self, theme: Theme) -> str:
        palette = theme.palette
        if self.kind is ButtonKind.PRIMARY and self.enabled:
            return palette.accent_ink
        if self.kind is ButtonKind.MENU and self.glow.value > 0.5:
            return palette.accent_ink
        return palette.text

    def _padding(self, theme: Theme) -> int:
        wanted = theme.metrics.px(PADDING[self.kind])
        return min(wanted, self.rect.height // 2) if self.text else 0

    def _draw_icon(self, painter: Painter, inner: Rect, colour: str) -> Rect:
        """The icon before the words; both are centred together. Answers the room for the words."""
        assert self.icon is not None
        whole = self._height_of_two_lines(painter.theme) if self.detail else self.rect.height
        height = round(whole * self.icon_share)
        if not self.text:
            painter.icon(self.icon, inner.center, height, colour)
            return inner
        step = self._sign_step(painter.theme)
        type_ = painter.type(STYLE[self.kind])
        words = min(painter.typesetter.width(self.text, type_), inner.width - step)
        beside = inner.copy()
        if self.kind in (ButtonKind.PRIMARY, ButtonKind.PLAIN):
            beside.width = words + step
            beside.centerx = inner.centerx
        self.draw_sign(painter, (beside.left + height / 2, inner.centery), height, colour)
        return Rect(beside.left + step, inner.top, beside.width - step, inner.height)

    def _sign_step(self, theme: Theme) -> int:
        """From the left edge of a sign to that of the words."""
        whole = self._height_of_two_lines(theme) if self.detail else self.rect.height
        return round(round(whole * self.icon_share) * 1.3)

    def draw_sign(
        self, painter: Painter, centre: tuple[float, float], height: int, colour: str
    ) -> None:
        """What stands before the words."""
        assert self.icon is not None
        painter.icon(self.icon, centre, height, colour)

    def _draw_with_detail(self, painter: Painter, inner: Rect, colour: str) -> None:
        first, second = painter.type(STYLE[self.kind]), painter.type(Style.SMALL)
        lines = painter.typesetter.wrap(self.detail, second, inner.width)
        top = inner.centery - (first.line_height + len(lines) * second.line_height) // 2
        painter.text(
            self.text,
            first,
            (inner.left, top + first.line_height // 2),
            colour=colour,
            align=Align.LEFT,
            width=inner.width,
        )
        middle = top + first.line_height + second.line_height // 2
        for line in lines:
            painter.text(
                line,
                second,
                (inner.left, middle),
                colour=painter.theme.palette.text_soft,
                align=Align.LEFT,
                width=inner.width,
            )
            middle += second.line_height
