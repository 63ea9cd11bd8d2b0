"""What a bot expected at the decision that is looked at, worked out beside the frames."""

from __future__ import annotations

from game.app.opened_beliefs import OpenedBelief, open_belief
from game.app.saves import SavedGame
from game.review.decisions import Decision
from scenes.chores import Chore
from scenes.host import Host


class BeliefWork:
    """One decision at a time; what was found out once is remembered."""

    def __init__(self, host: Host, saved: SavedGame) -> None:
        self._host = host
        self._saved = saved
        self._known: dict[int, tuple[str, ...]] = {}
        self._belief: OpenedBelief | None = None
        self._chore: Chore | None = None
        self.words: tuple[str, ...] = ()

    @property
    def is_working(self) -> bool:
        """Somebody thinks about it now."""
        return self._chore is not None

    def look_at(self, decision: Decision | None) -> None:
        """Begin to find out, unless it is known; nothing where no bot kept a belief."""
        if decision is None:
            self.words = ()
            return
        self.words = self._known.get(decision.entries, ())
        if decision.entries in self._known or self._is_about(decision):
            return
        self.stop()
        self._belief = open_belief(self._saved, decision)
        if self._belief is None:
            self._known[decision.entries] = ()
        else:
            self._chore = self._host.think_beside_frames(self._belief.expecting.step)

    def update(self) -> bool:
        """Let it go on; true when there is something to show."""
        if self._chore is None or self._belief is None:
            return False
        self._chore.turn()
        if not self._chore.is_over:
            return False
        done, self._chore = self._chore.is_done, None
        self._known[self._belief.decision.entries] = tuple(self._belief.words()) if done else ()
        return True

    def stop(self) -> None:
        """Somebody looks at something else."""
        if self._chore is not None:
            self._chore.stop()
            self._chore = None

    def _is_about(self, decision: Decision) -> bool:
        belief = self._belief
        return self._chore is not None and belief is not None and belief.decision is decision
