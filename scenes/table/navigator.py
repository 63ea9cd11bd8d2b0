"""Opens the screens that the table leads to, for the people who sit there."""

from __future__ import annotations

from game.app.tables import Five211Session
from game.core.seats import PUBLIC, Viewer
from scenes.engine.inputs import Action
from scenes.engine.scene import Stage
from scenes.table.navigation import Curtain, Navigation
from scenes.table.viewpoint import Viewpoint


class Navigator:
    """Knows who looks, and so for whose eyes a screen has to be."""

    def __init__(
        self, stage: Stage, navigation: Navigation, session: Five211Session, viewpoint: Viewpoint
    ) -> None:
        self._stage = stage
        self._navigation = navigation
        self._session = session
        self._viewpoint = viewpoint

    @property
    def _reader(self) -> Viewer:
        """For whom the log is written: it stays open when the person who opened it goes away."""
        return PUBLIC if self._viewpoint.is_shared else self._viewpoint.viewer

    def answers(self, action: Action) -> bool:
        """Open the door for which a key asks; false if it asks for none."""
        screens = {
            Action.LOG: self.log,
            Action.RULES: self.rules,
            Action.PAUSE: self.pause,
            Action.HELP: self.keys,
        }
        if action in screens:
            screens[action]()
        return action in screens

    def pause(self) -> None:
        self._stage.push(self._navigation.pause(self._session, self._reader))

    def log(self) -> None:
        self._stage.push(self._navigation.log(self._session, self._reader))

    def rules(self) -> None:
        self._stage.push(self._navigation.rules(self._session))

    def keys(self) -> None:
        self._stage.push(self._navigation.keys())

    def seal(self) -> None:
        self._stage.push(self._navigation.seal(self._session))

    def handover(self, curtain: Curtain) -> None:
        """Call the near person; the curtain says what can be done in front of it."""
        self._stage.push(self._navigation.handover(self._session, self._viewpoint.own, curtain))

    def results(self) -> None:
        """The match is over: there is no way back to the table."""
        self._stage.replace(self._navigation.results(self._session))
