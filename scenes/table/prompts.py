"""The line above the hand while nothing moves; the show has its own words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic

from game.app.session import AnySession
from game.core.rules import M, V
from scenes.coach.coaching import Coach
from scenes.engine.i18n import _
from scenes.table.captions import Caption
from scenes.table.keeping import Keeping
from scenes.table.playmat import Playmat
from scenes.table.viewpoint import Viewpoint


@dataclass(slots=True)
class PromptLine(Generic[M, V]):
    """What a person should do, or whom the table waits for."""

    caption: Caption
    session: AnySession
    viewpoint: Viewpoint
    mat: Playmat[M, V]
    coach: Coach[M, V]
    keeping: Keeping
    reason: str = ""
    """Why something was refused; it stands until something else is chosen."""
    has_chosen_since: bool = False
    """Something was chosen after the hint: what comes of that is told instead."""

    def say(self, view: V, chosen: M | None) -> None:
        """For this moment; `chosen` is the move that is ready to be played."""
        advice, why = self.coach.words
        self.has_chosen_since = self.has_chosen_since and bool(advice)
        if self.reason:
            self.caption.ask(self.reason)
        elif self.session.is_keeping:
            self.caption.ask(self.keeping.words)
        elif advice and self.tells_hint(chosen):
            self.caption.ask(advice, why)
        else:
            self.caption.ask_when_read(self._usual(view, chosen))

    def tells_hint(self, chosen: M | None) -> bool:
        """Whether a hint is still told and shown: beside another choice it would look chosen."""
        return chosen is None or not self.has_chosen_since

    def _usual(self, view: V, chosen: M | None) -> str:
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
        words = mat.chooser.prompt(view)
        if chosen is not None or viewpoint.is_shared or len(session.people) < 2 or len(waiting) > 1:
            return words
        # Nothing is covered here that would call them: the table says to whom it has turned.
        name = session.chairs[viewpoint.chooser].name
        return _("{name}: {words}").format(name=name, words=words)
