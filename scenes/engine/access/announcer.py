"""Says aloud what has the focus, what is to be done and what happens; and reads the screen.

Whoever touches a key has heard enough: what is being said ends, and what follows is said.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Protocol

from game.core.late import late
from scenes.engine.access.spoken import Node, Role, every, first_lines, unsaid
from scenes.engine.input.inputs import Action
from scenes.engine.scene import Scene

with late:
    from scenes.engine.access import voice

if TYPE_CHECKING:
    from scenes.engine.access.voice import Voice

LISTENS: Final = 0.1
"""Seconds between looks at what has changed."""
READING_KEYS: Final = (Action.READ_ON, Action.READ_BACK, Action.READ_PART, Action.SAY_AGAIN)
PARTS: Final = (Role.GROUP, Role.GRID, Role.HEADING)
"""A part of a screen begins with one of these."""
MOST_OF_A_PART: Final = 30


class Wishes(Protocol):
    """What the player has chosen about being read to; settings have these."""

    @property
    def reads_aloud(self) -> bool: ...
    @property
    def reads_briefly(self) -> bool: ...
    @property
    def reading_pace(self) -> int: ...


@dataclass(slots=True)
class _Said:
    """What was said last of everything that may change."""

    scene: Scene | None = None
    focus: tuple[str, str] = ("", "")
    words: str = ""
    status: tuple[str, ...] = ()
    again: list[str] = field(default_factory=list)


class Announcer:
    """`wishes` are asked at every step; `on_mute` is told once if nothing here can speak."""

    def __init__(
        self,
        wishes: Callable[[], Wishes],
        language: Callable[[], str] = lambda: "en",
        on_mute: Callable[[], object] = bool,
        make_voice: Callable[[], Voice] = lambda: voice.Voice(),  # noqa: PLW0108 - loaded late
    ) -> None:
        self._wishes = wishes
        self._language = language
        self._on_mute = on_mute
        self.make_voice = make_voice
        self._voice: Voice | None = None
        self._said = _Said()
        self._until_look = 0.0
        self._was_on = False
        self._line = -1

    @property
    def is_on(self) -> bool:
        """Somebody listens to our own voice."""
        return self._wishes().reads_aloud

    def tell(self, words: str, *, minor: bool = False) -> None:
        """Something has happened; what is minor is only said by who says everything."""
        if self.is_on and not (minor and self._wishes().reads_briefly):
            self._say(words)

    def touched(self) -> None:
        """Somebody has pressed something."""
        if self.is_on:
            self._hush()
            self._until_look = 0.0

    def follow(self, scene: Scene | None, dt: float) -> None:
        """Say what has changed on the screen since the last time."""
        is_on = self.is_on
        if self._was_on and not is_on:
            self._hush()
        if is_on and self._voice is not None and self._voice.has_failed:
            self._voice = None
            self._on_mute()
            return
        if is_on and not self._was_on:
            self._said = _Said()
        self._was_on = is_on
        self._until_look -= dt
        if not is_on or scene is None or self._until_look > 0:
            return
        self._until_look = LISTENS
        if scene is not self._said.scene:
            self._said = _Said(scene, again=self._said.again)
            self._line = -1
            self._said.status = tuple(first_lines(scene.spoken()))
            self._tell_all(self._said.status)
        self._tell_focus(scene.spoken_focus)
        status = tuple(scene.spoken_status)
        self._tell_all(unsaid(status, self._said.status))
        self._said.status = status

    def read(self, action: Action, scene: Scene | None) -> bool:
        """The keys that go through all lines of a screen; false if it is none of them."""
        if not self.is_on or action not in READING_KEYS or scene is None:
            return False
        self._hush()
        if action is Action.SAY_AGAIN:
            for words in self._said.again[-2:]:
                self._speak(words)
            return True
        nodes = list(every(scene.spoken()))
        if action is Action.READ_PART:
            self._read_part(nodes)
        elif nodes:
            self._line += 1 if action is Action.READ_ON else -1
            self._line = max(0, min(self._line, len(nodes) - 1))
            self._speak(nodes[self._line].line(full=self._is_full))
        return True

    def _read_part(self, nodes: Sequence[Node]) -> None:
        """From the next head to the one after it; after the last, the first once more."""
        heads = [number for number, node in enumerate(nodes) if node.role in PARTS]
        if not heads:
            return
        start = next((number for number in heads if number > self._line), heads[0])
        end = next((number for number in heads if number > start), len(nodes))
        for node in nodes[start : min(end, start + MOST_OF_A_PART)]:
            self._speak(node.line())
        self._line = start

    @property
    def _is_full(self) -> bool:
        return not self._wishes().reads_briefly

    def _tell_focus(self, node: Node | None) -> None:
        """The whole of it once; then only what changes about it."""
        if node is None:
            return
        line, before = node.line(full=self._is_full), self._said.focus
        self._said.focus = node.key, line
        if self._said.focus == before:
            return
        same = node.key == before[0] and node.words == self._said.words
        changed = [part for part in (node.value, node.state) if part and part not in before[1]]
        self._said.words = node.words
        self._tell_all([", ".join(changed)] if same and changed else [line])

    def _tell_all(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._say(line)

    def _say(self, words: str) -> None:
        self._said.again = [*self._said.again[-3:], words]
        self._speak(words)

    def _speak(self, words: str) -> None:
        wishes = self._wishes()
        if not words:
            return
        if self._voice is None:
            self._voice = self.make_voice()
        self._voice.say(words, voice.Manner(self._language(), wishes.reading_pace))

    def _hush(self) -> None:
        if self._voice is not None:
            self._voice.hush()

    def close(self) -> None:
        """Silence, for good."""
        if self._voice is not None:
            self._voice.close()
