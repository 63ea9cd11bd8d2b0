"""The spoken tree for the screen reader of the system, by AccessKit where that is installed.

Nothing is built while no reader listens. On Linux all calls come from a thread of their own; the
other systems want the one that owns the window. After the first failure it is over for good.

A known deadlock is kept away from: AccessKit asks for the first tree while it holds a lock, so
nothing is published before it has asked (`_listens`), and never between two of its questions.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from queue import SimpleQueue
from threading import Event, Thread
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from scenes.engine.access.reader_tree import NEWS, FlatNode, Numbering, native, number_of
from scenes.engine.access.spoken import Act, Node, Role, first_lines, unsaid

if TYPE_CHECKING:
    from scenes.engine.scene import Scene

OWNS_WINDOW: Final = sys.platform in ("win32", "darwin")
"""Readers are served by the thread that has the window, from before it is shown."""
BETWEEN: Final = 0.15
"""Seconds between two trees: no reader speaks faster."""
AT_REST: Final = 1.0
"""Seconds after which a screen that is not drawn is looked at all the same."""
STEP_OF_SLIDERS: Final = 5
MOST_STEPS: Final = 20
MOST_NEWS: Final = 12


class Asked(NamedTuple):
    """What somebody wants done who only listens."""

    key: str
    act: Act
    text: str = ""


class ScreenReader:
    """`follow` is called at every step, and `take_asked` before the next one."""

    def __init__(self, title: str, handle: int | None = None) -> None:
        self._title = title
        self._handle = handle
        self.failure: BaseException | None = None
        """What went wrong, until somebody has written it down."""
        self._kit: Any = None
        self._adapter: Any = None
        self._listens = Event()
        self._work: SimpleQueue[Callable[[], object] | None] = SimpleQueue()
        self._asked: SimpleQueue[Asked] = SimpleQueue()
        self._numbers = Numbering()
        self._sent: dict[int, FlatNode] = {}
        self._news: list[str] = []
        """What has happened since the last tree."""
        self._told = 0, ""
        """What was last told, and at which node."""
        self._status: tuple[str, ...] = ()
        self._scene: Scene | None = None
        self._since, self._is_stale = 0.0, True
        self._was_listening = self._was_focused = False
        self._thread: Thread | None = None
        self.has_failed = False

    @property
    def is_listening(self) -> bool:
        """Somebody asks for the tree."""
        return self._listens.is_set() and not self.has_failed

    def start(self) -> None:
        """Be found by readers. Elsewhere than on Linux: before the window is shown."""
        if self._handle is not None:
            self._guard(self._attach)
        elif not OWNS_WINDOW:
            self._thread = Thread(target=self._serve, name="screen reader", daemon=True)
            self._thread.start()

    def close(self) -> None:
        """Nothing is published any more."""
        self.has_failed = True
        self._work.put(None)

    def tell(self, words: str) -> None:
        """Something has happened."""
        if self.is_listening:
            self._news = [*self._news[1 - MOST_NEWS :], words]
            self._is_stale = True

    def follow(self, scene: Scene | None, dt: float, *, drew: bool, focused: bool) -> None:
        """Publish what the screen says, if anybody listens and anything can have changed."""
        if not self.is_listening or scene is None:
            self._was_listening = False
            return
        if not self._was_listening:
            self._was_listening, self._sent, self._is_stale = True, {}, True
            self._was_focused = not focused
        self._since += dt
        self._is_stale |= drew
        if focused != self._was_focused:
            self._was_focused = focused
            self._do(lambda: self._tell_window(focused=focused))
        if self._since < (BETWEEN if self._is_stale else AT_REST):
            return
        self._since, self._is_stale = 0.0, False
        nodes = scene.spoken()
        if scene is not self._scene:
            self._scene, self._status = scene, tuple(first_lines(nodes))
            self._news += self._status
        status = tuple(scene.spoken_status)
        self._news += unsaid(status, self._status)
        self._status = status
        self._publish(nodes)

    def take_asked(self) -> list[Asked]:
        """What was asked for since the last time, in that order."""
        return [self._asked.get() for _each in range(self._asked.qsize())]

    def _publish(self, nodes: Sequence[Node]) -> None:
        if OWNS_WINDOW:
            nodes = [*nodes, *self._spoken_news()]
        flat = self._numbers.flat(nodes)
        # What lies in something comes before it there: the innermost has the focus.
        at = next((number for number, leaf in flat.items() if leaf.node.is_focused), 0)
        if not OWNS_WINDOW:
            self._explain_news(flat, at)
        changed = {number: leaf for number, leaf in flat.items() if self._sent.get(number) != leaf}
        if not changed:
            return
        self._sent = flat
        self._do(lambda: self._send(changed, at, whole=len(changed) == len(flat)))

    def _spoken_news(self) -> list[Node]:
        """As a line that readers say whenever it changes."""
        if self._news:
            self._told = 0, " ".join(map(_sentence, self._news))
            self._news = []
        return [Node(NEWS, Role.STATUS, self._told[1])] if self._told[1] else []

    def _explain_news(self, flat: dict[int, FlatNode], at: int) -> None:
        """As what explains the focus: Orca says that when it changes, also where it is older."""
        if self._news:
            self._told = at, " ".join(map(_sentence, self._news))
            self._news = []
        elif self._told[0] != at:
            self._told = at, ""
        if self._told[1]:
            leaf = flat[at]
            flat[at] = FlatNode(replace(leaf.node, more=self._told[1]), leaf.children)

    def _do(self, work: Callable[[], object]) -> None:
        if self._thread is None:
            self._guard(work)
        else:
            self._work.put(work)

    def _serve(self) -> None:
        work: Callable[[], object] | None = self._attach
        while work is not None and not self.has_failed:
            self._guard(work)
            work = self._work.get()

    def _guard(self, work: Callable[[], object]) -> None:
        """Whatever goes wrong here, the game goes on as it is."""
        try:
            work()
        except ImportError:
            self.has_failed = True  # it is an optional extra
        except BaseException as problem:  # noqa: BLE001 - what Rust panics with is no Exception
            self.has_failed, self.failure = True, problem

    def _attach(self) -> None:
        import accesskit  # noqa: PLC0415 - an optional extra, and nobody waits for it

        self._kit = accesskit
        first, act, gone = self._first_tree, self._hear, self._listens.clear
        if sys.platform == "win32":
            self._adapter = accesskit.windows.SubclassingAdapter(self._handle, first, act)
        elif sys.platform == "darwin":
            accesskit.macos.add_focus_forwarder_to_window_class("SDLWindow")
            self._adapter = accesskit.macos.SubclassingAdapter.for_window(self._handle, first, act)
        else:
            self._adapter = accesskit.unix.Adapter(first, act, gone)

    def _first_tree(self) -> Any:  # noqa: ANN401
        """A reader has come: the window alone, and all that is in it with the next step."""
        window = FlatNode(Node("window", Role.GROUP, ""))
        update = self._kit.TreeUpdate(0)
        update.tree = self._kit.Tree(0)
        update.tree.toolkit_name = self._title
        update.nodes.append((0, native(self._kit, window, self._title)))
        self._listens.set()
        return update

    def _send(self, changed: dict[int, FlatNode], at: int, *, whole: bool) -> None:
        def made() -> Any:  # noqa: ANN401
            update = self._kit.TreeUpdate(at)
            if whole:
                update.tree = self._kit.Tree(0)
            for number, leaf in changed.items():
                update.nodes.append((number, native(self._kit, leaf, self._title)))
            return update

        if self._listens.is_set():
            self._raise(self._adapter.update_if_active(made))

    def _tell_window(self, *, focused: bool) -> None:
        if sys.platform == "darwin":
            self._raise(self._adapter.update_view_focus_state(focused))
        elif sys.platform != "win32":
            self._adapter.update_window_focus_state(focused)

    def _raise(self, events: Any) -> None:  # noqa: ANN401
        if events is not None:
            events.raise_events()

    def _hear(self, request: Any) -> None:  # noqa: ANN401
        """Called from a thread of AccessKit, which no error may reach."""
        self._guard(lambda: self._note(request))

    def _note(self, request: Any) -> None:  # noqa: ANN401
        kit, leaf = self._kit, self._sent.get(request.target)
        if leaf is None:
            return
        acts = (
            (kit.Action.CLICK, Act.PRESS),
            (kit.Action.FOCUS, Act.FOCUS),
            (kit.Action.INCREMENT, Act.MORE),
            (kit.Action.DECREMENT, Act.LESS),
        )
        if request.action == kit.Action.SET_VALUE:
            self._hear_value(leaf.node, request.data)
            return
        act = next((ours for theirs, ours in acts if theirs == request.action), None)
        if act is not None:
            self._asked.put(Asked(leaf.node.key, act))

    def _hear_value(self, node: Node, data: Any) -> None:  # noqa: ANN401
        _kind, value = data
        now = number_of(node)
        if Act.WRITE in node.acts:
            self._asked.put(Asked(node.key, Act.WRITE, str(value)))
        elif now is not None:
            steps = round((float(value) - now) / STEP_OF_SLIDERS)
            for _step in range(min(abs(steps), MOST_STEPS)):
                self._asked.put(Asked(node.key, Act.MORE if steps > 0 else Act.LESS))


def _sentence(line: str) -> str:
    return line if line[-1:] in ".!?:" else f"{line}."
