"""A stage that passes everything on to another one: what lies between changes only what it must."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from scenes.engine.access.ear import Heard
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.prefetch_painter import Rehearsal
from scenes.engine.drawing.text import Typesetter
from scenes.engine.input.inputs import Device
from scenes.engine.scene import Feedback, Scene, Stage, Transition
from scenes.engine.theme import Comfort, Theme


class PassedStage:
    """Implements `Stage`; override what is different for the scene that stands on it."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage

    @property
    def theme(self) -> Theme:
        return self._stage.theme

    @property
    def typesetter(self) -> Typesetter:
        return self._stage.typesetter

    @property
    def device(self) -> Device:
        return self._stage.device

    @property
    def pads(self) -> int:
        return self._stage.pads

    def push(self, scene: Scene, transition: Transition = Transition.FADE) -> None:
        self._stage.push(scene, transition)

    def pop(self, transition: Transition = Transition.FADE) -> None:
        self._stage.pop(transition)

    def replace(self, scene: Scene, transition: Transition = Transition.FADE) -> None:
        self._stage.replace(scene, transition)

    def restart(self, scene: Scene, transition: Transition = Transition.FADE) -> None:
        self._stage.restart(scene, transition)

    def set_comfort(self, comfort: Comfort) -> None:
        self._stage.set_comfort(comfort)

    @property
    def is_fullscreen(self) -> bool:
        return self._stage.is_fullscreen

    def toggle_fullscreen(self) -> None:
        self._stage.toggle_fullscreen()

    def feedback(self, what: Feedback) -> None:
        self._stage.feedback(what)

    def rehearse(self, draw: Callable[[Rehearsal], object], *, later: bool = False) -> None:
        self._stage.rehearse(draw, later=later)

    def listen(self, draw: Callable[[Painter], object]) -> Sequence[Heard]:
        return self._stage.listen(draw)

    def tell(self, words: str, *, minor: bool = False) -> None:
        self._stage.tell(words, minor=minor)

    def quit(self) -> None:
        self._stage.quit()
