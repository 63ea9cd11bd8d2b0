"""The line above the hand while nothing moves; the show has its own words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic

from game.app.session import AnySession
from game.core.rules import M, V
from game.core.sentences import labelled
from scenes.coach.coaching import TableCoach
from scenes.table.pending_save import PendingSave
from scenes.table.playmat import Playmat
from scenes.table.sharing.person_line import PersonLine, person_lines
from scenes.table.sharing.viewpoint import Viewpoint
from scenes.table.words.captions import Caption


@dataclass(slots=True)
class PromptLine(Generic[M, V]):
    """What a person should do, or whom the table waits for."""

    caption: Caption
    session: AnySession
    viewpoint: Viewpoint
    mat: Playmat[M, V]
    coach: TableCoach[M, V]
    keeping: PendingSave
    reason: str = ""
    """Why something was refused; it stands until something else is chosen."""

    def say(self, view: V) -> None:
        """For this moment."""
        advice, why = self.coach.words
        to = self._asked
        if self.reason:
            self.caption.ask(self.reason, to=to)
        elif self.session.is_keeping:
            self.caption.ask(self.keeping.words)
        elif advice:
            self.caption.hint(advice, why)
        else:
            words = self._usual(view)
            self.caption.ask_when_read(words if to is None else _named(to.name, words), to)

    @property
    def _asked(self) -> PersonLine | None:
        """Who of several people chooses now, where nothing is covered that would call them."""
        waiting, seat = self.session.waiting_for(), self.viewpoint.chooser
        if self.viewpoint.is_shared or waiting != {seat}:
            return None
        return person_lines(self.session).get(seat)

    def _usual(self, view: V) -> str:
        session, viewpoint, mat = self.session, self.viewpoint, self.mat
        if session.outcome is not None:
            return ""
        if viewpoint.await_owner:
            return ""  # the gate calls, once the table is quiet
        waiting = session.waiting_for()
        if viewpoint.chooser not in waiting:
            return mat.waiting_for([session.chairs[seat].name for seat in sorted(waiting)])
        return mat.chooser.prompt(view)


def _named(name: str, words: str) -> str:
    """Whom it is said to, and what."""
    return labelled(name, words) if words else ""
