"""All keys and gamepad buttons; those of the device used last stand first."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from scenes.art.icons import Icon, key_cap
from scenes.engine.i18n import _
from scenes.engine.inputs import Action, Device, Input, Press
from scenes.engine.keymap import cap_of
from scenes.engine.painter import Painter
from scenes.engine.sprites import sprite
from scenes.engine.theme import Style
from scenes.menu.frame import Frame, Sheet, heading
from scenes.ui.element import Element, Look, Size
from scenes.ui.labels import Paragraph, Shown
from scenes.ui.layout import Column, Grid
from scenes.ui.ui_scene import UiScene

CAP_HEIGHT = 30
CAP_GAP = 6
ARROWS = {"←": Icon.LEFT, "→": Icon.RIGHT, "↑": Icon.UP, "↓": Icon.DOWN}
"""The fonts have no arrows; these are drawn."""
KEYS_BESIDE = {
    Action.ERASE: ("Backspace",),
    Action.FULLSCREEN: ("F11", "Alt+Enter"),
    Action.HELP: ("?", "F1"),
}
PADS_BESIDE: dict[Action, tuple[str, ...]] = {}


class KeysScene(UiScene):
    """Opened and closed by the question mark."""

    overlay = True
    pad_first = False

    def build(self) -> Element:
        self.pad_first = self.stage.device is Device.GAMEPAD
        keyboard = _column(Icon.KEY, _("Keyboard"), Device.KEYBOARD)
        gamepad = _column(Icon.GAMEPAD, _("Gamepad"), Device.GAMEPAD)
        columns = (gamepad, keyboard) if self.pad_first else (keyboard, gamepad)
        pointing = Paragraph(
            _(
                "Mouse and touch: press a card to choose it, press it again to put it back. "
                "A press anywhere skips an animation."
            ),
            Style.BODY,
            colour=lambda palette: palette.text_soft,
        )
        body = Column(Grid(*columns, columns=2, gap=36, narrowest=380), pointing, gap=18)
        return Sheet(Frame(heading(_("Keys"), self.back), body), widest=1020)

    def handle(self, event: Input) -> None:
        if isinstance(event, Press) and event.is_down(Action.HELP):
            self.back()
            return
        super().handle(event)

    def update(self, dt: float) -> None:
        if self.pad_first != (self.stage.device is Device.GAMEPAD):
            self.rebuild()
        super().update(dt)


def meanings() -> tuple[tuple[tuple[Action, ...], str], ...]:
    """What can be asked for, the most needed first."""
    return (
        ((Action.DIGIT, Action.UP, Action.DOWN), _("Choose a card, or put it back")),
        ((Action.PLAY,), _("Play the chosen cards")),
        ((Action.ERASE,), _("Take the chosen cards back")),
        ((Action.LEFT, Action.RIGHT, Action.UP, Action.DOWN), _("Move around")),
        ((Action.CONFIRM,), _("Use what is in focus")),
        ((Action.NEXT_FOCUS, Action.PREVIOUS_FOCUS), _("Next, previous")),
        ((Action.SKIP,), _("Skip an animation")),
        ((Action.HINT,), _("Hint")),
        ((Action.LOG,), _("Log")),
        ((Action.RULES,), _("Rules")),
        ((Action.HELP,), _("This list")),
        ((Action.BACK, Action.PAUSE), _("Back, or pause")),
        ((Action.FULLSCREEN,), _("Full screen")),
    )


def _column(sign: Icon, name: str, device: Device) -> Element:
    rows = [
        (caps, words)
        for actions, words in meanings()
        if (caps := [cap for action in actions for cap in _caps(action, device)])
    ]
    widest = max(units_of(caps) for caps, _words in rows)
    keys = (KeyRow(caps, words, widest) for caps, words in rows)
    return Column(_Headline(sign, name), *keys, gap=4)


def _caps(action: Action, device: Device) -> tuple[str, ...]:
    beside = KEYS_BESIDE if device is Device.KEYBOARD else PADS_BESIDE
    cap = cap_of(action, device)
    return beside.get(action) or (() if cap is None else (cap,))


class _Headline(Shown):
    def __init__(self, sign: Icon, name: str) -> None:
        super().__init__()
        self.sign = sign
        self.words = Paragraph(name, Style.SUBHEADING)

    def natural(self, look: Look, width: int) -> Size:
        return width, self.words.natural(look, max(1, width - look.px(44)))[1]

    def place(self, look: Look, rect: Rect) -> None:
        super().place(look, rect)
        room = rect.width - look.px(44)
        self.words.place(look, Rect(rect.left + look.px(44), rect.top, room, rect.height))

    def draw(self, painter: Painter) -> None:
        px = painter.theme.metrics.px
        painter.icon(self.sign, (self.rect.left + px(16), self.rect.centery), px(32))
        self.words.draw(painter)


class KeyRow(Shown):
    """Caps at the left, and what they do after so many units."""

    def __init__(self, caps: Sequence[str], words: str, units: float) -> None:
        super().__init__()
        self.caps = tuple(caps)
        self.units = units
        self.words = Paragraph(words, Style.BODY)

    def natural(self, look: Look, width: int) -> Size:
        text = self._shares(look, width)[1]
        return width, max(look.control_px(CAP_HEIGHT), self.words.natural(look, text)[1])

    def place(self, look: Look, rect: Rect) -> None:
        super().place(look, rect)
        caps, text = self._shares(look, rect.width)
        high = self.words.natural(look, text)[1]
        beside = Rect(rect.left + caps, 0, text, high)
        beside.centery = rect.centery
        self.words.place(look, beside)

    def draw(self, painter: Painter) -> None:
        px, x = painter.theme.metrics.control_px, self.rect.left
        for label in self.caps:
            arrow = ARROWS.get(label)
            cap = sprite(key_cap, " " if arrow else label, px(CAP_HEIGHT), painter.theme.palette)
            # A cap stands on a lip: its face is what is level with the words.
            painter.sprite_at(cap, (x, self.rect.centery - px(CAP_HEIGHT) // 2 + px(1.5)))
            width = painter.store.get(cap).get_width()
            if arrow is not None:
                painter.icon(arrow, (x + width / 2, self.rect.centery), px(CAP_HEIGHT * 0.5))
            x += width + px(CAP_GAP)
        self.words.draw(painter)

    def _shares(self, look: Look, width: int) -> tuple[int, int]:
        """The width of the caps and of the words."""
        caps = look.control_px(self.units)
        return caps, max(1, width - caps)


def units_of(caps: Sequence[str]) -> float:
    """About as wide as these caps are, with a gap after each."""
    return sum(max(CAP_HEIGHT, 21 + 8.5 * len(cap)) + CAP_GAP for cap in caps) + 10
