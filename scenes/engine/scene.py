"""What a scene is, and what the stage it stands on offers it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import Enum, auto
from typing import Protocol

from pygame import Rect

from scenes.engine.access.ear import Heard
from scenes.engine.access.spoken import Act, Node
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.prefetch_painter import Rehearsal
from scenes.engine.drawing.text import Typesetter
from scenes.engine.input.inputs import Device, Input
from scenes.engine.theme import Comfort, Theme


class Transition(Enum):
    """How one scene gives way to another. Input goes to the new scene at once."""

    FADE = auto()
    SLIDE = auto()
    CUT = auto()


class Feedback(Enum):
    """Small answers of the interface that can be heard."""

    FOCUS = auto()
    PRESS = auto()
    CHANGE = auto()
    REFUSE = auto()


class Stage(Protocol):
    """The app as scenes see it. Changes of the stack take effect between frames."""

    @property
    def theme(self) -> Theme:
        """Sizes, colours and comfort of the moment; a change of it is followed by `resize`."""

    @property
    def typesetter(self) -> Typesetter:
        """For measuring text in a layout."""

    @property
    def device(self) -> Device:
        """The input device used last; key hints follow it."""

    @property
    def pads(self) -> int:
        """How many gamepads there are."""

    def push(self, scene: Scene, transition: Transition = Transition.FADE) -> None:
        """Put a scene on top; the one below is paused."""

    def pop(self, transition: Transition = Transition.FADE) -> None:
        """Leave the top scene and resume the one below; the last one popped ends the app."""

    def replace(self, scene: Scene, transition: Transition = Transition.FADE) -> None:
        """Leave the top scene and enter another in its place."""

    def restart(self, scene: Scene, transition: Transition = Transition.FADE) -> None:
        """Leave all scenes and start again from this one."""

    def set_comfort(self, comfort: Comfort) -> None:
        """Apply changed options at once, on every scene."""

    @property
    def is_fullscreen(self) -> bool:
        """The whole desktop is ours."""

    def toggle_fullscreen(self) -> None:
        """Between a window and the whole desktop."""

    def feedback(self, what: Feedback) -> None:
        """Let a small answer be heard."""

    def rehearse(self, draw: Callable[[Rehearsal], object], *, later: bool = False) -> None:
        """Have everything ready that `draw` needs, soon or `later`; nobody sees it draw."""

    def listen(self, draw: Callable[[Painter], object]) -> Sequence[Heard]:
        """The words that `draw` would put on the screen."""

    def tell(self, words: str, *, minor: bool = False) -> None:
        """Something has happened, for whoever does not see it; `minor`: it could be guessed."""

    def quit(self) -> None:
        """End the app after this frame."""


class Scene(Protocol):
    """One screen of the game, or a dialog over one.

    Life: `enter`, then `handle`/`update`/`draw` each frame, with `pause` and `resume` around
    anything pushed on top, and `leave` at the end. A scene is drawn only when it says so by
    `dirty`; the app clears the flag. It never reads the clock: `dt` is all the time there is.
    """

    overlay: bool
    """Drawn over the dimmed scene below instead of alone."""

    is_way_back: bool
    """Whoever leaves a table that was laid from here comes back here, not to the title."""

    dirty: bool
    """Set by the scene when its picture has changed."""

    @property
    def wants_text(self) -> bool:
        """True while letters are for typing rather than for commands."""

    @property
    def wants_keys(self) -> bool:
        """True while it asks which key or button the player means, see `Struck`."""

    @property
    def is_filling(self) -> bool:
        """Pictures are still being built that the next frames will show."""

    @property
    def at_work(self) -> bool:
        """Something goes on that cannot be seen: steps must not become rare meanwhile."""

    @property
    def pace(self) -> float:
        """Seconds between the steps that it needs while nobody touches it; 0 for every frame."""

    def enter(self, stage: Stage) -> None:
        """Called once, before anything else; keep the stage and lay out."""

    def leave(self) -> None:
        """Called once, last; release what was started."""

    def pause(self) -> None:
        """Another scene was pushed on top."""

    def resume(self) -> None:
        """The scene is on top again."""

    def resize(self) -> None:
        """Window or comfort changed: lay out again from `stage.theme`, jumping to rest."""

    def blur(self) -> None:
        """The window lost the focus: cover what nobody else may see. Told to every scene."""

    def handle(self, event: Input) -> None:
        """One logical input, in the order in which they came."""

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""

    def draw(self, painter: Painter) -> None:
        """Draw everything; change nothing."""

    def targets(self) -> Mapping[str, Rect]:
        """What can be pointed at, by its meaning; the scripted driver clicks by these names."""

    def spoken(self) -> Sequence[Node]:
        """What it says to somebody who does not see it, made anew."""

    @property
    def spoken_focus(self) -> Node | None:
        """What has the focus, as in `spoken`."""

    @property
    def spoken_status(self) -> Sequence[str]:
        """What is to be done: said as it changes."""

    def act(self, key: str, act: Act, text: str = "") -> bool:
        """Somebody who does not see it does something with a node; true if it could be done."""


class BareScene:
    """The hooks of a scene with nothing in them, to start a scene from."""

    overlay = False
    is_way_back = False

    def __init__(self) -> None:
        self.dirty = True

    @property
    def stage(self) -> Stage:
        """The stage, from `enter` on."""
        assert self._stage is not None, "the scene has not been entered"
        return self._stage

    _stage: Stage | None = None

    @property
    def wants_text(self) -> bool:
        return False

    @property
    def wants_keys(self) -> bool:
        return False

    @property
    def is_filling(self) -> bool:
        return False

    @property
    def at_work(self) -> bool:
        return False

    @property
    def pace(self) -> float:
        return 0.0

    def enter(self, stage: Stage) -> None:
        self._stage = stage
        self.resize()

    def leave(self) -> None:
        pass

    def pause(self) -> None:
        pass

    def resume(self) -> None:
        self.dirty = True

    def resize(self) -> None:
        self.dirty = True

    def blur(self) -> None:
        pass

    def handle(self, event: Input) -> None:
        pass

    def update(self, dt: float) -> None:
        pass

    def draw(self, painter: Painter) -> None:
        pass

    def targets(self) -> Mapping[str, Rect]:
        return {}

    def spoken(self) -> Sequence[Node]:
        return ()

    @property
    def spoken_focus(self) -> Node | None:
        return None

    @property
    def spoken_status(self) -> Sequence[str]:
        return ()

    def act(self, key: str, act: Act, text: str = "") -> bool:  # noqa: ARG002 - nothing to do
        return False
