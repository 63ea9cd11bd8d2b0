"""A decision of a finished match, tried again at the table: each try is judged, none is played."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import islice
from typing import Final

from game.app.looking_back.playing_on import seated
from game.app.saving.saves import SavedGame
from game.app.seat_changes import chairs_at_start
from game.app.session import Session, SomeSession
from game.app.table_laying import bot_for
from game.core.errors import IllegalMove
from game.core.match import AnyMatch, Match
from game.core.moves import Move
from game.core.words import _
from game.kits.registry import kit_by_key
from game.kits.set_up import Chair
from game.review.decisions import POINT, Decision

TRIES: Final = 3
"""After so many wrong ones the best choice is named, or sooner where there are not so many."""
CLOSE: Final = 10
"""Games of a hundred: what wins so few fewer is close to the best."""


class Trial:
    """Stands where the decision was made, with the same view; a move is a try and no more.

    `on_found` hears after how many tries it was found; 0: it was told.
    """

    bots_wait = True

    def __init__(
        self,
        match: AnyMatch,
        chairs: Sequence[Chair],
        decision: Decision,
        on_found: Callable[[int], None],
        *,
        with_numbers: bool,
        looked_at_all: bool = False,
    ) -> None:
        self.kit = kit_by_key(match.rules.key)
        self.session: SomeSession = Session(self.kit.own(match), chairs, partial(bot_for, self.kit))
        self.session.referee = self
        self.decision = decision
        self.most_tries = self._count_wrong()
        """Once so many are tried, only what is right is left, or it is named."""
        self.tries = 0
        """How many different choices were tried."""
        self.judged = 0
        """How often one was, with those that were tried before."""
        self._wrong = list[Move]()
        self.with_numbers = with_numbers
        self._looked_at_all = looked_at_all
        """Whether a choice that is not among those of the decision is known to be worse."""
        self._on_found = on_found

    def judge(self, move: Move) -> bool:
        """Implements `Referee`: a try, of which IllegalMove tells what is wrong with it."""
        self.judged += 1
        was_told, is_known = self.is_told, move in self._wrong
        self.tries += not is_known
        moves = [choice.move for choice in self.decision.choices]
        chosen = moves.index(move) if move in moves else None
        if chosen is None or not self.decision.is_good(chosen):
            self._wrong += [] if is_known else [move]
            raise IllegalMove(self._behind(chosen, is_known=is_known))
        self._on_found(0 if was_told else self.tries)
        return False

    def _count_wrong(self) -> int:
        """As far as it matters."""
        choices = enumerate(self.decision.choices)
        good = [choice.move for number, choice in choices if self.decision.is_good(number)]
        legal = self.session.view(self.decision.seat).legal
        wrong = islice((move for move in legal if move not in good), TRIES)
        return max(1, sum(1 for _move in wrong))

    @property
    def is_told(self) -> bool:
        """The best choice was named: only it is left to be played."""
        return len(self._wrong) >= self.most_tries

    @property
    def longest_word(self) -> str:
        """The most that a try can be told, so that room can be kept for it."""
        return _cost_words(CLOSE - 1)

    def _behind(self, chosen: int | None, *, is_known: bool) -> str:
        decision = self.decision
        if self.is_told:
            view = self.session.view(decision.seat)
            best = self.kit.teller.move(decision.choices[0].move, view)
            return _("The best was {move}. Play it.").format(move=best)
        if is_known:
            return _("You have tried that. Try another one.")
        if chosen is None and not self._looked_at_all:
            return _("Nobody has looked at this choice. Try another one.")
        cost = 0
        if chosen is not None and self.with_numbers:
            cost = round((decision.before - decision.choices[chosen].chance) / POINT)
        if cost <= 0:
            return _("There is a better one. Try again.")
        return _cost_words(cost)


def _cost_words(cost: int) -> str:
    if cost < CLOSE:
        words = _("Good, but it wins {count} fewer of a hundred games than the best. Try again.")
    else:
        words = _("It wins {count} fewer of a hundred games than the best. Try again.")
    return words.format(count=cost)


def try_again(
    saved: SavedGame,
    decision: Decision,
    on_found: Callable[[int], None],
    *,
    with_numbers: bool,
) -> Trial:
    """The table at a decision of a finished match."""
    kit = kit_by_key(saved.match.rules.key)
    match = Match(kit.rules, saved.match.log.header)
    for actor, move in saved.match.log.entries[: decision.entries]:
        match.redo(actor, move)
    chairs = seated(chairs_at_start(saved.chairs, saved.changes), decision.seat)
    return Trial(match, chairs, decision, on_found, with_numbers=with_numbers)
