"""Somebody who knows nothing and does what a lesson shows, with one device."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto

from pygame import Rect

from game.kits.lesson import Read, Touch
from scenes.engine.input.inputs import Action
from scenes.screens.lessons.lesson_scene import LessonScene
from scenes.screens.lessons.lesson_way import StepMood
from tests.driver import Driver

PATIENCE = 60.0
MOST_STEPS = 200


class Way(Enum):
    """What the newcomer has in their hands."""

    MOUSE = auto()
    KEYS = auto()
    PAD = auto()
    TOUCH = auto()


class Newcomer:
    """Reads what is lit, goes on where that is offered, and presses what shines."""

    def __init__(self, player: Driver, way: Way = Way.MOUSE) -> None:
        self.player = player
        self.way = way

    @property
    def scene(self) -> LessonScene:
        scene = self.player.scene
        assert isinstance(scene, LessonScene)
        return scene

    def finish(self, look: Callable[[LessonScene], None] = lambda _scene: None) -> None:
        """All steps of a lesson; `look` is told whenever something is said."""
        for _step in range(MOST_STEPS):
            self.wait()
            if self.scene.mood is StepMood.ENDS:
                return
            look(self.scene)
            self.take_step()
        raise AssertionError("the lesson does not end")

    def wait(self) -> None:
        """Until something is said to which one can answer."""
        scene = self.scene
        moods = (StepMood.SPEAKS, StepMood.ENDS)
        self.player.run_until(lambda: scene.is_speaking and scene.mood in moods, PATIENCE)
        self.player.run(0.4)

    def take_step(self) -> None:
        """What is shown now."""
        task = self.scene.course.step.task
        if isinstance(task, Read) or not self.scene.is_last_page:
            self._press("Go on", Action.CONFIRM)
        elif isinstance(task, Touch):
            self._touch_all()
        else:
            self._choose()

    def shown(self) -> str:
        """The name of what shines in the hand, if one thing does."""
        names = [part.name for part in self.scene.table.mat.chooser.parts if shines(part)]
        return names[0] if names else ""

    def _touch_all(self) -> None:
        scene = self.scene
        before = scene.course.number
        for name in sorted(scene.targets()):
            if name != "Skip" and scene.course.number == before and scene.mood is StepMood.SPEAKS:
                self._reach(name)

    def _choose(self) -> None:
        """What shines; where several things may be done, one that nobody minds."""
        scene = self.scene
        if scene.is_holding:
            self._press("Go on", Action.CONFIRM)
            return
        if shown := self.shown():
            self._take(shown)
        elif self.way is Way.MOUSE and (place := self._lit_place()) is not None:
            self._put_at(place)
        else:
            move = self._first_taken()
            assert scene.table.mat.chooser.put_forward(move)
            scene.table.refresh()
            scene.acted()
            self.player.step()
        assert not scene.kind_word
        self._press("Play", Action.PLAY)

    def _lit_place(self) -> Rect | None:
        """Where something is to be put, if it is shown."""
        wanted, known = self.scene.course.wanted, self.scene.places()
        lit = [line.at.replace("street", "place") for line in self.scene.course.step.lines]
        return known[lit[-1]] if wanted and lit[-1].startswith("place") else None

    def _put_at(self, place: Rect) -> None:
        """There, and turned until nobody minds."""
        self.player.click_at(place.center)
        for _turn in range(4):
            if not self.scene.kind_word:
                return
            self._press("Turn right", Action.CONFIRM)

    def _take(self, name: str) -> None:
        """One card of the hand."""
        if self.way is Way.KEYS:
            self._go_to(name)
            self.player.press(Action.CONFIRM)
        elif self.way is Way.PAD:
            self.scene.table._ui.focus_on(name)
            self.player.pad(Action.CONFIRM)
        else:
            self._press(name, Action.CONFIRM)

    def _go_to(self, name: str) -> None:
        """With the arrows, as far as it takes."""
        for _key in self.scene.table.mat.chooser.parts:
            focused = self.scene.table._ui.focused
            if focused is not None and focused.name == name:
                return
            self.player.press(Action.RIGHT)

    def _first_taken(self) -> object:
        course = self.scene.course
        legal = course.session.view(0).legal
        return next(move for move in legal if course.kind_word(move) is None)

    def _press(self, name: str, action: Action) -> None:
        match self.way:
            case Way.MOUSE:
                self.player.click(name)
            case Way.TOUCH:
                self.player.touch(name)
            case Way.KEYS:
                self.player.press(action)
            case Way.PAD:
                self.player.pad(action)

    def _reach(self, name: str) -> None:
        if self.way in (Way.MOUSE, Way.TOUCH):
            self._press(name, Action.CONFIRM)
            return
        self.scene.side.ui.focus_on(name)
        self._press(name, Action.CONFIRM)


def shines(part: object) -> bool:
    """A hint lies on it."""
    return bool(getattr(part, "advised", False))
