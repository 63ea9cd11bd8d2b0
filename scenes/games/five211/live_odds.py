"""Live chances of the round, worked out in slices whenever what the viewer knows has changed."""

from __future__ import annotations

from collections.abc import Hashable

from game.ai.five211.odds import OddsThinking
from game.core.seats import PUBLIC
from game.rules.five211.records import Phase
from game.rules.five211.view import Five211View
from scenes.games.five211.display import Display
from scenes.games.five211.own_session import Five211Session

STEPS = 6


class LiveOdds:
    """Shown on the tally when they stand, and gone as soon as they are out of date."""

    def __init__(self, session: Five211Session) -> None:
        self._session = session
        self._known: Hashable = None
        self._thinking: OddsThinking | None = None
        self._stand = False

    def update(self, display: Display, view: Five211View | None, *, calm: bool) -> bool:
        """Let a slice be thought; true when the tally has to show something else."""
        before = (display.shows_odds, display.odds)
        self._follow(view)
        if self._thinking is not None and not self._stand and calm:
            for _step in range(STEPS):
                self._stand = self._stand or self._thinking.step()
        display.shows_odds = view is not None
        ready = self._stand and not display.replays
        display.odds = self._thinking.chances if self._thinking and ready else None
        return before != (display.shows_odds, display.odds)

    def _follow(self, view: Five211View | None) -> None:
        """Begin anew when the viewer knows something else; others' locks tell nothing."""
        known: Hashable = None
        if view is not None and view.viewer != PUBLIC and view.phase is Phase.CHOOSE:
            known = (view.viewer, view.deck, view.round, view.turn, view.hand, view.choice)
        if known == self._known:
            return
        self._known, self._stand, self._thinking = known, False, None
        if known is not None and view is not None:
            rng = self._session.chance_for("odds", view.viewer)
            self._thinking = OddsThinking(view, rng)
