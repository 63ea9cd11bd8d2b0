"""The stack of scenes. What is asked for during a frame happens before the next one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto

from scenes.engine.drawing.painter import Painter
from scenes.engine.scene import Scene, Stage, Transition

DIMMED = 0.55


class _Kind(Enum):
    PUSH = auto()
    POP = auto()
    REPLACE = auto()
    RESTART = auto()
    RETURN = auto()


@dataclass(frozen=True, slots=True)
class _Change:
    kind: _Kind
    scene: Scene | None
    transition: Transition


class SceneStack:
    """Scenes from the bottom to the top. Only the top one gets input and time."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._scenes: list[Scene] = []
        self._changes: list[_Change] = []
        self._below_version = 0

    @property
    def top(self) -> Scene | None:
        return self._scenes[-1] if self._scenes else None

    @property
    def scenes(self) -> tuple[Scene, ...]:
        return tuple(self._scenes)

    @property
    def is_changing(self) -> bool:
        return bool(self._changes)

    @property
    def is_dirty(self) -> bool:
        return any(scene.dirty for scene in self._visible())

    def push(self, scene: Scene, transition: Transition) -> None:
        self._changes.append(_Change(_Kind.PUSH, scene, transition))

    def pop(self, transition: Transition) -> None:
        self._changes.append(_Change(_Kind.POP, None, transition))

    def replace(self, scene: Scene, transition: Transition) -> None:
        self._changes.append(_Change(_Kind.REPLACE, scene, transition))

    def restart(self, scene: Scene, transition: Transition) -> None:
        self._changes.append(_Change(_Kind.RESTART, scene, transition))

    def go_back_to(self, scene: Scene, transition: Transition) -> None:
        """Leave all scenes above one that is on the stack."""
        self._changes.append(_Change(_Kind.RETURN, scene, transition))

    def settle(self) -> Transition | None:
        """Carry out what was asked for; answers the last transition, if anything changed."""
        transition = None
        while self._changes:
            change = self._changes.pop(0)
            self._carry_out(change)
            transition = change.transition
            self._below_version += 1
        return transition

    def resize(self) -> None:
        self._below_version += 1
        for scene in self._scenes:
            scene.resize()

    def blur(self) -> None:
        for scene in self._scenes:
            scene.blur()

    def draw(self, painter: Painter) -> None:
        """The top scene, with everything below an overlay on one dimmed layer."""
        visible = self._visible()
        if any(scene.dirty for scene in visible[:-1]):
            self._below_version += 1
        for scene in visible:
            scene.dirty = False
        if len(visible) > 1:
            below = _draw_dimmed(visible[:-1])
            painter.layer("below the top scene", self._below_version, below, opaque=True)
        if visible:
            visible[-1].draw(painter)

    def leave_all(self) -> None:
        while self._scenes:
            self._scenes.pop().leave()

    def _visible(self) -> list[Scene]:
        first = len(self._scenes) - 1
        while first > 0 and self._scenes[first].overlay:
            first -= 1
        return self._scenes[max(first, 0) :]

    def _carry_out(self, change: _Change) -> None:
        match change.kind:
            case _Kind.PUSH:
                if self.top is not None:
                    self.top.pause()
            case _Kind.REPLACE:
                if self._scenes:
                    self._scenes.pop().leave()
            case _Kind.RESTART:
                self.leave_all()
            case _Kind.POP:
                if self._scenes:
                    self._scenes.pop().leave()
                self._resume_top()
            case _Kind.RETURN:
                while self.top is not None and self.top is not change.scene:
                    self._scenes.pop().leave()
                self._resume_top()
                return
        if change.scene is not None:
            self._scenes.append(change.scene)
            change.scene.dirty = True
            change.scene.enter(self._stage)

    def _resume_top(self) -> None:
        if self.top is not None:
            self.top.resume()
            self.top.dirty = True


def _draw_dimmed(scenes: list[Scene]) -> Callable[[Painter], None]:
    def draw(painter: Painter) -> None:
        for scene in scenes:
            scene.draw(painter)
            painter.dim(DIMMED)

    return draw
