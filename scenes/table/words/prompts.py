"""The line above the hand while nothing moves; the show has its own words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic

from game.app.session import AnySession
from game.core.rules import M, V
from scenes.coach.coaching import TableCoach
from scenes.engine.i18n import _
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
    has_chosen_since: bool = False
    """Something was chosen after the hint: what comes of that is told instead."""

    def say(self, view: V, chosen: M | None) -> None:
        """For this moment; `chosen` is the move that is ready to be played."""
        advice, why = self.coach.words
        self.has_chosen_since = self.has_chosen_since and bool(advice)
        to = self._asked
        if self.reason:
            self.caption.ask(self.reason, to=to)
        elif self.session.is_keeping:
            self.caption.ask(self.keeping.words)
        elif advice and self.tells_hint(chosen):
            self.caption.ask(advice, why, to)
        else:
            words = self._usual(view)
            self.caption.ask_when_read(words if to is None else _named(to.name, words), to)

    def tells_hint(self, chosen: M | None) -> bool:
        """Whether a hint is still told and shown: beside another choice it would look chosen."""
        return chosen is None or not self.has_chosen_since

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
        if self.coach.is_thinking and self.coach.hint is None:
            return _("Thinking about a hint…")
        return mat.chooser.prompt(view)


def _named(name: str, words: str) -> str:
    """One sentence with the name before it; no colon follows another."""
    if not words:
        return ""
    pattern = _("{name}, {words}") if ":" in words else _("{name}: {words}")
    return pattern.format(name=name, words=words[:1].lower() + words[1:])
