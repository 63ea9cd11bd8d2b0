"""A decision of a finished match, tried again at the table: each try is judged, none is played."""

from collections.abc import Callable
from functools import partial
from typing import Final, TypeAlias

from game.app.playing_on import seated
from game.app.saves import SavedGame
from game.app.seat_changes import chairs_at_start
from game.app.session import Session
from game.app.table_laying import bot_for
from game.core.errors import IllegalMove
from game.core.match import Match
from game.core.moves import Move
from game.core.options import Options
from game.core.rules import M, O, S, V
from game.core.seats import Seat
from game.core.view import View
from game.core.words import _, ngettext
from game.kits.registry import kit_by_key
from game.review.decisions import POINT, Decision

TRIES: Final = 3
"""After so many the best choice is named."""


class TrialSession(Session[O, S, M, V]):
    """Stands where the decision was made, with the same view; a move is a try and no more."""

    decision: Decision
    with_numbers = True

    def begin(
        self, decision: Decision, on_found: Callable[[int], None], *, with_numbers: bool
    ) -> None:
        """What is tried, and who hears after how many tries it was found."""
        self.decision = decision
        self.tries = 0
        self.with_numbers = with_numbers
        self._on_found = on_found

    def submit(self, seat: Seat, move: M) -> None:
        """A try; IllegalMove tells what is wrong with it, as with any move that cannot be made."""
        reason = self.refusal(seat, move)
        if reason is not None:
            raise IllegalMove(reason)
        self.tries += 1
        moves = [choice.move for choice in self.decision.choices]
        if move not in moves:
            raise IllegalMove(_("Nobody has looked at this choice. Try another one."))
        chosen = moves.index(move)
        if not self.decision.is_good(chosen):
            raise IllegalMove(self._behind(chosen))
        self._on_found(self.tries)

    def think(self, *, may_move: bool = True) -> bool:  # noqa: ARG002 - as in any session
        """Everybody waits for the try."""
        return False

    def _behind(self, chosen: int) -> str:
        decision = self.decision
        if self.tries >= TRIES:
            best = kit_by_key(self.rules.key).teller.move(decision.choices[0].move)
            return _("The best was {move}. Play it.").format(move=best)
        if not self.with_numbers:
            return _("There is a better one. Try again.")
        cost = round((decision.before - decision.choices[chosen].chance) / POINT)
        words = ngettext(
            "That costs {count} point of a hundred. Try again.",
            "That costs {count} points of a hundred. Try again.",
            cost,
        )
        return words.format(count=cost)


def try_again(
    saved: SavedGame,
    decision: Decision,
    on_found: Callable[[int], None],
    *,
    with_numbers: bool,
) -> "SomeTrial":
    """The table at a decision of a finished match."""
    kit = kit_by_key(saved.match.rules.key)
    match = Match(kit.rules, saved.match.log.header)
    for actor, move in saved.match.log.entries[: decision.entries]:
        match.redo(actor, move)
    chairs = seated(chairs_at_start(saved.chairs, saved.changes), decision.seat)
    trial: SomeTrial = TrialSession(match, chairs, partial(bot_for, kit))
    trial.begin(decision, on_found, with_numbers=with_numbers)
    return trial


SomeTrial: TypeAlias = TrialSession[Options, object, Move, View[Move]]
"""What gives a trial of some game."""
