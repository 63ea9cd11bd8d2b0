"""Play with one switch: the focus wanders by itself, and one key presses what it has come to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from scenes.engine.access.spoken import Act, Node, Role, every
from scenes.engine.input.inputs import Action, Input, Press
from scenes.engine.scene import Scene

KEPT: Final = frozenset(
    {
        Action.BACK, Action.LEFT, Action.RIGHT, Action.UP, Action.DOWN, Action.NEXT_FOCUS,
        Action.PREVIOUS_FOCUS, Action.FULLSCREEN, Action.READ_ALOUD, Action.READ_ON,
        Action.READ_BACK, Action.READ_PART, Action.SAY_AGAIN,
    }
)  # fmt: skip
"""Whoever helps goes on with these; every other key is the switch."""
WHOLE_SLIDER: Final = 20
FULL: Final = "100 %"


class SwitchWishes(Protocol):
    """What the player has chosen; settings have these."""

    @property
    def one_switch(self) -> bool: ...
    @property
    def switch_pace(self) -> int: ...


class OneSwitch:
    """`follow` at every step, `takes` for every input."""

    def __init__(self, wishes: Callable[[], SwitchWishes]) -> None:
        self._wishes = wishes
        self._stood = 0.0
        self._scene: Scene | None = None
        self._at = ""

    @property
    def is_on(self) -> bool:
        """Somebody plays so."""
        return self._wishes().one_switch

    def follow(self, scene: Scene | None, dt: float) -> None:
        """Wander on once it is time."""
        if scene is None or not self.is_on or scene.wants_text:
            return
        self._stood += dt
        if scene is self._scene and self._stood < self._wishes().switch_pace / 1000:
            return
        offered = _offered(scene.spoken())
        keys = [node.key for node in offered]
        if scene is not self._scene:
            focused = scene.spoken_focus
            following = focused.key if focused is not None and focused.key in keys else ""
        elif self._at in keys:
            following = keys[(keys.index(self._at) + 1) % len(keys)]
        else:
            following = ""
        self._stood, self._scene = 0.0, scene
        self._at = following or next(iter(keys), "")
        scene.act(self._at, Act.FOCUS)

    def takes(self, event: Input, scene: Scene | None) -> bool:
        """The press of the switch; false if it is something else."""
        if scene is None or not self.is_on or scene.wants_text or scene.wants_keys:
            return False
        if not isinstance(event, Press) or event.action in KEPT:
            return False
        if event.is_down(event.action) and not event.repeated:
            self._press(scene)
        return True

    def _press(self, scene: Scene) -> None:
        node = next((each for each in _offered(scene.spoken()) if each.key == self._at), None)
        self._stood = 0.0
        if node is None:
            return
        if node.role is not Role.SLIDER:
            scene.act(node.key, Act.PRESS)
        elif node.value != FULL:
            scene.act(node.key, Act.MORE)
        else:
            for _step in range(WHOLE_SLIDER):
                scene.act(node.key, Act.LESS)


def _offered(nodes: Sequence[Node]) -> list[Node]:
    """What can be pressed now, the innermost of what lies in each other."""
    pressed = [node for node in every(nodes) if Act.PRESS in node.acts and node.is_enabled]
    return [each for each in pressed if not any(inner.acts for inner in every(each.children))]
