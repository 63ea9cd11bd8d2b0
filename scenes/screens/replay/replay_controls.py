"""What can be pressed while a match is watched again: the bar, steps, play, and a few tools."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum

from pygame import Rect

from scenes.art.icons import Icon
from scenes.engine.drawing.painter import Painter
from scenes.engine.i18n import _, pgettext
from scenes.engine.input.inputs import Action
from scenes.games.kit import KeyWords
from scenes.screens.keys import KeysScene, Meaning, action_words
from scenes.screens.replay.scrub_bar import ScrubBar
from scenes.table.choosing.controls import place_tools, tool
from scenes.table.playmat import AnyChooser, Places
from scenes.ui.button import Button, ButtonKind
from scenes.ui.element import Element, Look, Size


class Tempo(Enum):
    """How fast time passes at the table; the value multiplies it."""

    HALF = 0.5
    NORMAL = 1.0
    DOUBLE = 2.0
    FOURFOLD = 4.0

    @property
    def sign(self) -> str:
        """As it stands on the button, in any language."""
        return f"{self.value:g}\N{MULTIPLICATION SIGN}"

    def following(self) -> Tempo:
        """The next one, round at the end."""
        tempos = list(Tempo)
        return tempos[(tempos.index(self) + 1) % len(tempos)]

    def faster(self) -> Tempo:
        """The next one, if there is one."""
        return self if self is Tempo.FOURFOLD else self.following()

    def slower(self) -> Tempo:
        """The one before, if there is one."""
        tempos = list(Tempo)
        return tempos[max(0, tempos.index(self) - 1)]


STEP = 34
GAP = 8


@dataclass(frozen=True, slots=True)
class ReplayCommands:
    """What the buttons do."""

    play: Callable[[], None]
    back: Callable[[], None]
    on: Callable[[], None]
    eyes: Callable[[], None]
    speed: Callable[[], None]
    log: Callable[[], None]
    play_on: Callable[[], None]
    review: Callable[[], None]
    leave: Callable[[], None]


class ReplayControls:
    """Everything to press, at the places that the layout of the game gives it."""

    def __init__(
        self,
        places: Places,
        chooser: AnyChooser,
        bar: ScrubBar,
        commands: ReplayCommands,
        *,
        playing: bool,
        can_play_on: bool,
    ) -> None:
        self.rect = Rect(0, 0, 0, 0)
        self._places = places
        self._chooser = chooser
        self.bar = bar
        words, sign = (
            (_("Stop"), Icon.PAUSE) if playing else (pgettext("a replay", "Play"), Icon.PLAY)
        )
        self.play = Button("Play or stop", commands.play, ButtonKind.PRIMARY, text=words, icon=sign)
        self.back = Button("Move back", commands.back, text="", icon=Icon.LEFT)
        self.back.label = _("A move back")
        self.on = Button("Move on", commands.on, text="", icon=Icon.RIGHT)
        self.on.label = _("A move on")
        self.tools = (
            tool("Leave", commands.leave, Icon.DOOR, _("Back")),
            tool("Log", commands.log, Icon.LOG, _("Log: what was played and drawn"), Action.LOG),
            tool("Eyes", commands.eyes, Icon.EYE, _("Through other eyes")),
            tool("Speed", commands.speed, Icon.SPEED, _("How fast it goes")),
            tool(
                "Play on", commands.play_on, Icon.CARDS, _("Play on from here, against bots")
            ).enabled_if(can_play_on),
            tool("Look back", commands.review, Icon.HINT, _("Look back: what decided the game")),
        )

    @property
    def parts(self) -> Sequence[Element]:
        return (*self._own, *self._chooser.parts)

    @property
    def _own(self) -> Sequence[Element]:
        return (self.play, self.back, self.bar, self.on, *self.tools)

    @property
    def line(self) -> Rect:
        """The place of the caption, where the bar is."""
        return self._places.caption

    def natural(self, look: Look, width: int) -> Size:  # noqa: ARG002 - the layout has decided
        return width, 0

    def place(self, look: Look, rect: Rect) -> None:
        self.rect = rect.copy()
        self.play.place(look, self._places.play)
        place_tools(look, self._places.tools, self.tools)
        line, step, gap = self.line, look.control_px(STEP), look.px(GAP)
        ends = Rect(0, 0, step, step)
        ends.midleft = line.midleft
        self.back.place(look, ends)
        ends.midright = line.midright
        self.on.place(look, ends)
        middle = Rect(0, 0, max(1, line.width - 2 * (step + gap)), look.control_px(STEP))
        middle.center = line.center
        self.bar.place(look, middle)

    def draw(self, painter: Painter) -> None:
        self._chooser.draw(painter)
        for part in self._own:
            part.draw(painter)


def replay_keys() -> KeysScene:
    """The page of them."""
    own = KeyWords(
        choose="",
        play="",
        take_back="",
        pointing=_("Drag the bar below the table to go to any move."),
        letters=(
            (("V",), _("Through other eyes")),
            (("O",), _("Play on from here, against bots")),
            (("E",), _("Look back")),
            (("+", "-"), _("Faster, slower")),
        ),
    )
    return KeysScene(own, _meanings())


def _meanings() -> tuple[Meaning, ...]:
    """The most needed first."""
    return (
        ((Action.CONFIRM,), _("Play, or stop")),
        ((Action.LEFT, Action.RIGHT), _("A move back, a move on")),
        ((Action.UP, Action.DOWN), _("A round back, a round on")),
        ((Action.HINT,), _("Through other eyes")),
        ((Action.NEXT_FOCUS, Action.PREVIOUS_FOCUS), _("Next, previous")),
        *(((each,), action_words(each)) for each in (Action.LOG, Action.RULES)),
        ((Action.HELP,), _("This list")),
        ((Action.BACK,), action_words(Action.BACK)),
    )
