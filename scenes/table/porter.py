"""Opens the doors of the table for the people who sit there."""

from __future__ import annotations

from game.app.tables import Five211Session
from game.core.seats import PUBLIC, Viewer
from scenes.inputs import Action
from scenes.scene import Stage
from scenes.table.doors import Curtain, Doors
from scenes.table.eyes import Eyes


class Porter:
    """Knows who looks, and so for whose eyes a screen has to be."""

    def __init__(self, stage: Stage, doors: Doors, session: Five211Session, eyes: Eyes) -> None:
        self._stage = stage
        self._doors = doors
        self._session = session
        self._eyes = eyes

    @property
    def _reader(self) -> Viewer:
        """For whom the log is written: it stays open when the person who opened it goes away."""
        return PUBLIC if self._eyes.is_shared else self._eyes.viewer

    def answers(self, action: Action) -> bool:
        """Open the door for which a key asks; false if it asks for none."""
        doors = {
            Action.LOG: self.log,
            Action.RULES: self.rules,
            Action.PAUSE: self.pause,
            Action.HELP: self.keys,
        }
        if action in doors:
            doors[action]()
        return action in doors

    def pause(self) -> None:
        self._stage.push(self._doors.pause(self._session, self._reader))

    def log(self) -> None:
        self._stage.push(self._doors.log(self._session, self._reader))

    def rules(self) -> None:
        self._stage.push(self._doors.rules(self._session))

    def keys(self) -> None:
        self._stage.push(self._doors.keys())

    def seal(self) -> None:
        self._stage.push(self._doors.seal(self._session))

    def handover(self, curtain: Curtain) -> None:
        """Call the near person; the curtain says what can be done in front of it."""
        self._stage.push(self._doors.handover(self._session, self._eyes.own, curtain))

    def results(self) -> None:
        """The match is over: there is no way back to the table."""
        self._stage.replace(self._doors.results(self._session))
