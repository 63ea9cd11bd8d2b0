"""Plays the game as a person would: clicks by meaning, presses keys, lets time pass.

Builds a real App on the dummy driver; nothing here reads a clock.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame
from pygame import Rect

from scenes.anim.tween import lerp
from scenes.engine.app import App
from scenes.engine.input.bindings import USUAL_KEYS
from scenes.engine.input.inputs import Action
from scenes.engine.input.keymap import EDITING_KEYS, PAD_BUTTONS
from scenes.engine.scene import Feedback, Scene, Transition
from scenes.engine.theme import Comfort
from scenes.engine.window import GameWindow, Placement, open_window
from scenes.ui.element import Element
from scenes.ui.labels import Label
from scenes.ui.ui_scene import UiScene

FRAME = 1 / 60
SETTLED = 0.4
STEPS_OF_A_DRAG = 4


class NotThere(LookupError):
    """The player sees nothing of that name."""


class Player:
    """One player in front of an app; `patience` is how long they wait after whatever they do."""

    def __init__(self, app: App, patience: float = SETTLED) -> None:
        self.app = app
        self.patience = patience
        self.inputs_sent = 0
        self._is_hasty = False

    @property
    def scene(self) -> Scene:
        """The scene on top."""
        assert self.app.top is not None, "no scene is left"
        return self.app.top

    def close(self) -> None:
        self.app.window.close()

    def step(self) -> bool:
        """One frame; true if it was drawn."""
        return not self._is_hasty and self.app.step(FRAME)

    @contextmanager
    def in_one_frame(self) -> Iterator[None]:
        """Whatever is done inside comes before the next frame."""
        self._is_hasty = True
        try:
            yield
        finally:
            self._is_hasty = False
        self.step()

    def run(self, seconds: float) -> int:
        """Let time pass in frames; answers how many of them were drawn."""
        return sum(self.step() for _ in range(round(seconds / FRAME)))

    def run_until(self, reached: Callable[[], bool], at_most: float = 60.0) -> None:
        """Let time pass until something has happened."""
        for _ in range(round(at_most / FRAME)):
            if reached():
                return
            self.step()
        stack = [type(scene).__name__ for scene in self.app.scenes]
        raise AssertionError(
            f"did not happen within {at_most} seconds: {stack}, {sorted(self.scene.targets())}"
        )

    def find(self, name: str) -> Rect:
        """Where the thing of that meaning is."""
        targets = self.scene.targets()
        if name not in targets:
            raise NotThere(f"no {name!r} among {sorted(targets)}")
        return targets[name]

    def sees(self, name: str) -> bool:
        return name in self.scene.targets()

    def hover(self, name: str) -> None:
        self.point(self.find(name).center)

    def point(self, position: tuple[int, int]) -> None:
        self._post(pygame.MOUSEMOTION, pos=position, rel=(1, 1), buttons=(0, 0, 0), touch=False)
        self.step()

    def click(self, name: str, button: int = 1) -> None:
        self.click_at(self.find(name).center, button)

    def click_at(self, position: tuple[int, int], button: int = 1) -> None:
        self.point(position)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self._post(kind, pos=position, button=button, touch=False)
            self.step()
        self.run(self.patience)

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        self.point(start)
        self._post(pygame.MOUSEBUTTONDOWN, pos=start, button=1, touch=False)
        self.step()
        self.point(end)
        self._post(pygame.MOUSEBUTTONUP, pos=end, button=1, touch=False)
        self.run(self.patience)

    def carry(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Take something up with the mouse and move on, without letting go."""
        self.point(start)
        self._post(pygame.MOUSEBUTTONDOWN, pos=start, button=1, touch=False)
        self.step()
        for place in way(start, end):
            self.point(place)

    def drop(self, position: tuple[int, int]) -> None:
        """Let go of what is carried."""
        self._post(pygame.MOUSEBUTTONUP, pos=position, button=1, touch=False)
        self.run(self.patience)

    def touch_and_carry(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Drag with a finger."""
        self._finger(pygame.FINGERDOWN, start)
        for place in way(start, end):
            self._finger(pygame.FINGERMOTION, place)
        self._finger(pygame.FINGERUP, end)
        self.run(self.patience)

    def _finger(self, kind: int, position: tuple[int, int], finger: int = 7) -> None:
        width, height = self.app.window.size
        x, y = position[0] / width, position[1] / height
        self._post(kind, x=x, y=y, finger_id=finger, touch_id=1, dx=0.0, dy=0.0)
        self.step()

    def pinch(self, centre: tuple[int, int], start: int, end: int) -> None:
        """Two fingers, each so many pixels from a point, move so far from it."""
        (x, y), sides = centre, (-1, 1)
        for kind, apart in (
            (pygame.FINGERDOWN, start), (pygame.FINGERMOTION, end), (pygame.FINGERUP, end),
        ):  # fmt: skip
            for finger, side in enumerate(sides):
                self._finger(kind, (x + side * apart, y), finger)
        self.run(self.patience)

    def touch(self, name: str) -> None:
        place = self.find(name).center
        for kind in (pygame.FINGERDOWN, pygame.FINGERUP):
            self._finger(kind, place)
        self.run(self.patience)

    def scroll(self, lines: int) -> None:
        self._post(pygame.MOUSEWHEEL, x=0, y=-lines, precise_y=float(-lines), flipped=False)
        self.run(self.patience)

    def press(self, *wanted: Action | int | str) -> None:
        """Keys by action ("whatever key does this"), by pygame constant or by letter."""
        for key in wanted:
            code, modifiers = key_for(key)
            self.hold(code, modifiers)
            self.release(code)
            self.run(self.patience)

    def hold(self, code: int, modifiers: int = 0) -> None:
        # As SDL tells it while nothing is typed: the key itself, whatever Shift makes of it.
        letter = chr(code) if 32 <= code < 127 else ""
        self._post(pygame.KEYDOWN, key=code, mod=modifiers, unicode=letter, scancode=0)
        self.step()

    def release(self, code: int) -> None:
        self._post(pygame.KEYUP, key=code, mod=0, unicode="", scancode=0)
        self.step()

    def lift(self, seconds: float = 0.45) -> None:
        """Hold the key that lifts covered cards for so long."""
        code, modifiers = key_for(Action.UP)
        self.hold(code, modifiers)
        self.run(seconds)
        self.release(code)
        self.run(self.patience)

    def hold_at(self, position: tuple[int, int], seconds: float = 0.45) -> None:
        """Hold the mouse down at a place for so long."""
        self.point(position)
        self._post(pygame.MOUSEBUTTONDOWN, pos=position, button=1, touch=False)
        self.run(seconds)
        self._post(pygame.MOUSEBUTTONUP, pos=position, button=1, touch=False)
        self.run(self.patience)

    def type(self, text: str) -> None:
        for letter in text:
            self._post(pygame.TEXTINPUT, text=letter)
            self.step()
        self.run(self.patience)

    def pad(self, *wanted: Action | int) -> None:
        """Gamepad buttons, by action or by pygame constant."""
        for button in wanted:
            code = _first_key(PAD_BUTTONS, button) if isinstance(button, Action) else button
            for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
                self._post(kind, instance_id=0, button=code)
                self.step()
            self.run(self.patience)

    def stick(self, axis: int, tilt: float) -> None:
        self._post(
            pygame.CONTROLLERAXISMOTION, instance_id=0, axis=axis, value=round(tilt * 32_767)
        )
        self.step()

    def post(self, kind: int, **attributes: object) -> None:
        """An event of the window itself, such as the loss of the focus."""
        self._post(kind, **attributes)
        self.step()

    def resize(self, size: tuple[int, int]) -> None:
        self.app.window.resize(size)
        self.run(self.patience)

    def screenshot(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(self.app.window.surface, path)

    def _post(self, kind: int, **attributes: object) -> None:
        self.inputs_sent += 1
        pygame.event.post(pygame.event.Event(kind, attributes))


class Driver(Player):
    """A player in front of one scene."""

    def __init__(
        self,
        scene: Scene,
        size: tuple[int, int] = (1280, 720),
        comfort: Comfort | None = None,
    ) -> None:
        self.heard: list[Feedback] = []
        super().__init__(App(unseen_window(size), comfort, on_feedback=self.heard.append))
        self.app.push(scene, Transition.CUT)
        self.run(SETTLED)


def way(start: tuple[int, int], end: tuple[int, int]) -> list[tuple[int, int]]:
    """A few steps from one place to another."""
    shares = [step / STEPS_OF_A_DRAG for step in range(1, STEPS_OF_A_DRAG + 1)]
    return [
        (round(lerp(start[0], end[0], share)), round(lerp(start[1], end[1], share)))
        for share in shares
    ]


def words_of(scene: Scene) -> list[str]:
    """Every line of text on a screen of widgets."""
    assert isinstance(scene, UiScene)
    return list(texts_of(scene.build()))


def texts_of(element: Element) -> Iterator[str]:
    """Every line of text in a part of a screen."""
    if isinstance(element, Label):
        yield element.text
    for part in element.parts:
        yield from texts_of(part)


def unseen_window(size: tuple[int, int] = (1280, 720)) -> GameWindow:
    """A window on the dummy driver, with no event left over from before."""
    pygame.display.init()
    pygame.event.clear()
    window = open_window("Kododo", Placement(size), unseen=True)
    window.resize(size)
    return window


def key_for(wanted: Action | int | str) -> tuple[int, int]:
    """A key and its modifiers; a capital letter is typed with Shift."""
    if isinstance(wanted, str):
        return pygame.key.key_code(wanted), pygame.KMOD_SHIFT if wanted.isupper() else 0
    if isinstance(wanted, int):
        return wanted, 0
    chords = {
        Action.HELP: (pygame.K_SLASH, pygame.KMOD_SHIFT),
        Action.NEXT_FOCUS: (pygame.K_TAB, 0),
        Action.PREVIOUS_FOCUS: (pygame.K_TAB, pygame.KMOD_SHIFT),
        Action.PASTE: (pygame.K_v, pygame.KMOD_CTRL),
    }
    return chords.get(wanted) or (_key(wanted), 0)


def _key(wanted: Action) -> int:
    return USUAL_KEYS.get(wanted) or _first_key(EDITING_KEYS, wanted)


def _first_key(keys: dict[int, Action], wanted: Action) -> int:
    return next(key for key, action in keys.items() if action is wanted)
