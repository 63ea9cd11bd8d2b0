"""Where the table leads to; given by whoever lays it, so that scenes do not import in rings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.app.session import AnySession
from game.core.seats import PUBLIC, Viewer
from scenes.engine.drawing.prefetch_painter import Rehearsal
from scenes.engine.input.inputs import Action
from scenes.engine.scene import Scene, Stage
from scenes.table.sharing.viewpoint import Viewpoint


@dataclass(frozen=True, slots=True)
class Navigation:
    """The scenes that can be opened from the table."""

    pause: Callable[[AnySession, Viewer], Scene]
    log: Callable[[AnySession, Viewer], Scene]
    rules: Callable[[AnySession], Scene]
    keys: Callable[[AnySession], Scene]
    seal: Callable[[AnySession], Scene]
    phones: Callable[[AnySession], Scene]
    """Where phones are invited, or wait for each other."""
    results: Callable[[AnySession], Scene]
    rehearse_results: Callable[[Rehearsal], None]
    """What the results show first, to be built while everybody takes a last look."""


class Navigator:
    """Opens them for the people who sit there: it knows for whose eyes a screen has to be."""

    def __init__(
        self, stage: Stage, to: Navigation, session: AnySession, viewpoint: Viewpoint
    ) -> None:
        self._stage = stage
        self._to = to
        self._session = session
        self._viewpoint = viewpoint
        self.cover: Callable[[], None] = lambda: None

    @property
    def _reader(self) -> Viewer:
        """For whom the log is written: it stays open when the person who opened it goes away."""
        return PUBLIC if self._viewpoint.is_shared else self._viewpoint.viewer

    def answers(self, action: Action) -> bool:
        """Open the scene for which a key asks; false if it asks for none."""
        scenes = {
            Action.LOG: self.log,
            Action.RULES: self.rules,
            Action.PAUSE: self.pause,
            Action.HELP: self.keys,
        }
        if action in scenes:
            scenes[action]()
        return action in scenes

    def pause(self) -> None:
        self._open(self._to.pause(self._session, self._reader))

    def log(self) -> None:
        self._open(self._to.log(self._session, self._reader))

    def rules(self) -> None:
        self._open(self._to.rules(self._session))

    def keys(self) -> None:
        self._open(self._to.keys(self._session))

    def phones(self) -> None:
        self._open(self._to.phones(self._session))

    def seal(self) -> None:
        self._open(self._to.seal(self._session))

    def _open(self, scene: Scene) -> None:
        """Whoever opens it, a hand on a shared screen does not stay open behind it."""
        self.cover()
        self._stage.push(scene)

    def prepare_results(self) -> None:
        """The match is as good as over."""
        self._stage.rehearse(self._to.rehearse_results, later=True)

    def results(self) -> None:
        """The match is over: there is no way back to the table."""
        self._stage.replace(self._to.results(self._session))
