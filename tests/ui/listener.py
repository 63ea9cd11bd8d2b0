"""Somebody who has nothing but what is told: hears the tree, and does what can be done with it."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable

from scenes.engine.access.spoken import Act, Node, Role, every, focused
from scenes.engine.scene import Scene
from tests.driver import FRAME, Player

MOST_WAITING = 90.0


class Ears(ABC):
    """Never asks where anything is, nor what it looks like."""

    def __init__(self) -> None:
        self.actions = 0
        self.heard = 0
        """Words, of all that was listened to."""

    @abstractmethod
    def nodes(self) -> list[Node]:
        """All there is to hear now."""

    @abstractmethod
    def do(self, node: Node, act: Act = Act.PRESS, text: str = "") -> None:
        """Do something with what was heard."""

    @abstractmethod
    def wait(self, seconds: float) -> None:
        """Let time pass."""

    def lines(self) -> list[str]:
        """In words."""
        told = [node.line(full=True) for node in self.nodes()]
        self.heard += sum(len(line.split()) for line in told)
        return told

    def hears(self, pattern: str) -> bool:
        """Whether a line says it."""
        return any(re.search(pattern, line) for line in self.lines())

    def offers(self, pattern: str = "", role: Role | None = None) -> list[Node]:
        """What can be pressed now and is called so."""
        return [
            node
            for node in self.nodes()
            if Act.PRESS in node.acts and node.is_enabled and re.search(pattern, node.line())
            if role in (None, node.role)
        ]

    def press(self, pattern: str, role: Role | None = None) -> None:
        """The first of those."""
        found = self.offers(pattern, role)
        assert found, f"nothing is called {pattern!r}:\n" + "\n".join(self.lines())
        self.do(found[0])

    def set_to(self, pattern: str, value: str) -> None:
        """Step a value on until it is the wanted one."""
        for _step in range(30):
            node = next(each for each in self.nodes() if re.search(pattern, each.line()))
            if value in node.line().split(", "):
                return
            self.do(node, Act.MORE)
        raise AssertionError(f"{pattern} never becomes {value}")

    def wait_for(self, heard: Callable[[], object], at_most: float = MOST_WAITING) -> None:
        """Until something is to be heard."""
        for _moment in range(round(at_most / 0.1)):
            if heard():
                return
            self.wait(0.1)
        raise AssertionError("nothing of that is ever told:\n" + "\n".join(self.lines()))


class Listener(Ears):
    """Has the spoken tree itself."""

    def __init__(self, player: Player) -> None:
        super().__init__()
        self._player = player

    @property
    def _scene(self) -> Scene:
        return self._player.scene

    def nodes(self) -> list[Node]:
        return list(every(self._scene.spoken()))

    def do(self, node: Node, act: Act = Act.PRESS, text: str = "") -> None:
        assert self._scene.act(node.key, act, text), f"{act} does nothing with {node.line()}"
        self.actions += 1
        self.wait(0.1)

    def wait(self, seconds: float) -> None:
        for _frame in range(max(1, round(seconds / FRAME))):
            self._player.step()

    @property
    def focus(self) -> str:
        """What the focus is on, as it is told by itself."""
        node = self._scene.spoken_focus
        return "" if node is None else node.line(full=True)

    @property
    def focus_in_tree(self) -> str:
        """The same in the tree."""
        node = focused(self._scene.spoken())
        return "" if node is None else node.line(full=True)
