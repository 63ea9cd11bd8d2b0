"""All keys, or all buttons of a gamepad: those of the device that was used last."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from game.core.sentences import labelled
from scenes.art.icons import Icon, key_cap
from scenes.art.pad_caps import pad_cap
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import sprite
from scenes.engine.i18n import _
from scenes.engine.input.bindings import Bindings
from scenes.engine.input.inputs import Action, Device, Input, Press
from scenes.engine.input.keymap import cap_of
from scenes.engine.theme import Style
from scenes.games.kit import KeyWords
from scenes.menu.frame import Frame, Sheet, heading
from scenes.menu.segments import Segments
from scenes.ui.element import Element, Look, Size
from scenes.ui.labels import Paragraph, Shown
from scenes.ui.layout import Column, Flow, Grid
from scenes.ui.ui_scene import UiScene

Meaning = tuple[tuple[Action, ...], str]


def meanings(own: KeyWords) -> tuple[Meaning, ...]:
    """What can be asked for at a table, the most needed first."""
    return (
        ((Action.DIGIT, Action.UP, Action.DOWN), own.choose),
        ((Action.PLAY,), own.play),
        ((Action.ERASE,), own.take_back),
        (
            (Action.LEFT, Action.RIGHT, Action.UP, Action.DOWN),
            _("Move; up held lifts covered cards"),
        ),
        ((Action.CONFIRM,), action_words(Action.CONFIRM)),
        (
            (Action.NEXT_FOCUS, Action.PREVIOUS_FOCUS),
            _("Next, previous"),
        ),
        *(((each,), action_words(each)) for each in (Action.SKIP, Action.HINT, Action.LOG)),
        ((Action.RULES,), action_words(Action.RULES)),
        ((Action.HELP,), _("This list")),
        ((Action.BACK, Action.PAUSE), _("Back, or pause")),
        ((Action.FULLSCREEN,), _("Full screen")),
        ((Action.READ_ALOUD,), action_words(Action.READ_ALOUD)),
        ((Action.READ_ON,), _("Aloud: by lines, a part, or again")),
    )


def action_words(action: Action) -> str:
    """What can be given another key, whatever is played."""
    return {
        Action.PLAY: _("Play"),
        Action.CONFIRM: _("Use"),
        Action.ERASE: _("Take back"),
        Action.SKIP: _("Skip"),
        Action.HINT: _("Hint"),
        Action.LOG: _("Log"),
        Action.RULES: _("Rules"),
        Action.HELP: _("Keys"),
        Action.PAUSE: _("Pause"),
        Action.READ_ALOUD: _("Read aloud"),
        Action.BACK: _("Back"),
        Action.PREVIOUS_FOCUS: _("Previous"),
        Action.NEXT_FOCUS: _("Next"),
        Action.LEFT: _("Left"),
        Action.RIGHT: _("Right"),
        Action.UP: _("Up"),
        Action.DOWN: _("Down"),
    }[action]


CAP_HEIGHT = 30
CAP_GAP = 6
ARROWS = {"←": Icon.LEFT, "→": Icon.RIGHT, "↑": Icon.UP, "↓": Icon.DOWN}
"""The fonts have no arrows; these are drawn."""
KEYS_BESIDE = {
    Action.PLAY: ("Enter",),
    Action.ERASE: ("Backspace",),
    Action.FULLSCREEN: ("Alt+Enter",),
    Action.HELP: ("?", "F1"),
}
"""What works always, beside whatever the player has chosen."""


class KeysScene(UiScene):
    """Opened and closed by the question mark."""

    overlay = True
    first_focus = "device"

    def __init__(
        self, own: KeyWords, listed: Sequence[Meaning] | None = None, game: str = ""
    ) -> None:
        """For the table of a game, or for a screen that has another list of meanings.

        The `game` is named where it is not in sight.
        """
        super().__init__()
        self._own = own
        self._game = game
        self._device: Device | None = None
        self._listed = meanings(own) if listed is None else listed

    def build(self) -> Element:
        if self._device is None:
            pad = self.stage.device is Device.GAMEPAD
            self._device = Device.GAMEPAD if pad else Device.KEYBOARD
        names = {Device.KEYBOARD: _("Keyboard"), Device.GAMEPAD: _("Gamepad")}
        kinds = tuple(names)
        device = Segments("device", kinds, self._device, self._show, show=names.__getitem__)
        pointing = Paragraph(
            self._own.pointing, Style.BODY, colour=lambda palette: palette.text_soft
        )
        body = Column(Flow(device), self._rows(self._device), pointing, gap=18)
        words = _("Keys")
        if self._game:
            words = f"{words} · {self._game}"
        return Sheet(Frame(heading(words, self.back), body), widest=980)

    def handle(self, event: Input) -> None:
        if isinstance(event, Press) and event.is_down(Action.HELP):
            self.back()
            return
        super().handle(event)

    def _show(self, device: Device) -> None:
        self._device = device
        self.rebuild()

    def _rows(self, device: Device) -> Element:
        own, bindings = self._own, self.stage.theme.comfort.bindings
        rows = [
            (caps, words)
            for actions, words in self._listed
            if (caps := [cap for action in actions for cap in self._caps(action, device, bindings)])
        ]
        further = own.buttons if device is Device.GAMEPAD else own.letters
        rows += [(list(caps), words) for caps, words in further]
        half = -(-len(rows) // 2)
        columns = (rows[:half], rows[half:])
        return Grid(*(_column(part, device) for part in columns), columns=2, narrowest=340, gap=28)

    def _caps(self, action: Action, device: Device, bindings: Bindings) -> tuple[str, ...]:
        if action is Action.DIGIT and device is Device.KEYBOARD:
            return self._own.digits
        return _usual_caps(action, device, bindings)


def _usual_caps(action: Action, device: Device, bindings: Bindings) -> tuple[str, ...]:
    cap = cap_of(action, device, bindings)
    beside = KEYS_BESIDE.get(action, ()) if device is Device.KEYBOARD else ()
    return tuple(dict.fromkeys((() if cap is None else (cap,)) + beside))


def _column(rows: Sequence[tuple[list[str], str]], device: Device) -> Element:
    widest = max((units_of(caps) for caps, _words in rows), default=0.0)
    return Column(*(KeyRow(caps, words, widest, device) for caps, words in rows), gap=4)


class KeyRow(Shown):
    """Caps at the left, and what they do after so many units."""

    def __init__(
        self, caps: Sequence[str], words: str, units: float, device: Device = Device.KEYBOARD
    ) -> None:
        super().__init__()
        self.caps = tuple(caps)
        self.units = units
        self.device = device
        self.words = Paragraph(words, Style.BODY)

    @property
    def told(self) -> Sequence[str]:
        names = {"←": _("Left"), "→": _("Right"), "↑": _("Up"), "↓": _("Down")}
        caps = ", ".join(names.get(cap, cap) for cap in self.caps)
        return (labelled(caps, self.words.text),)

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
            pad = self.device is Device.GAMEPAD
            arrow = None if pad else ARROWS.get(label)
            made, shown = (pad_cap if pad else key_cap), " " if arrow else label
            cap = sprite(made, shown, px(CAP_HEIGHT), painter.theme.palette)
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
