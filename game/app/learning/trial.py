"""A decision of a finished match, tried again at the table, and played on to show what comes of it.

Each try is judged, none is played; hidden cards are such that it shows what it is worth.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import Any, Final

from game.ai.bot import decide
from game.app.looking_back.playing_on import seated
from game.app.saving.saves import SavedGame
from game.app.seat_changes import chairs_at_start
from game.app.session import Session, SomeSession
from game.app.table_laying import bot_for
from game.core.errors import IllegalMove
from game.core.events import Event, MatchEnded, RoundEnded, ScoreChanged
from game.core.match import AnyMatch, Match
from game.core.moves import Move
from game.core.rng import Rng
from game.core.seats import Seat
from game.core.words import _
from game.kits.kit import AnyKit
from game.kits.registry import kit_by_key
from game.kits.set_up import Chair
from game.review.decisions import POINT, Decision

TRIES: Final = 3
"""After so many wrong ones the best choice is named, or sooner where there are not so many."""
CLOSE: Final = 10 * POINT
"""What wins so little less often is close to the best."""
DEALS: Final = 16
"""So many ways to deal what nobody knows are looked at for one that shows it."""
LONGEST: Final = 24
"""Moves after which nobody looks on."""
COUNTED: Final[tuple[type[Event], ...]] = (RoundEnded, MatchEnded, ScoreChanged)
"""After these it is seen what a choice was about."""
QUICK: Final = "greedy"
"""The bot that every game has."""


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
        self._before: AnyMatch = self.session.match
        self._told: list[Event] = []
        """What was shown of tries by now."""
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

    def play_out(self, move: Move) -> None:
        """Let the table show what comes of a choice."""
        decision = self.decision
        choices = [choice.move for choice in decision.choices]
        course = play_out(self.kit, self._before, decision.seat, move, choices)
        self._told += course.events
        self.session.stand_at(course.match, self._told)

    @property
    def views(self) -> tuple[Any, Any]:
        """What the seat saw before anybody tried, and what it sees now."""
        seat = self.decision.seat
        return self._before.view(seat), self.session.view(seat)

    def stand_back(self) -> None:
        """The table is again as it was before the try."""
        self.session.stand_at(self._before, self._told)

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
        cost = 0 if chosen is None else decision.before - decision.choices[chosen].chance
        if 0 < cost < CLOSE:
            return _("Good, but there is a better one. Try again.")
        return _("There is a better one. Try again.")


def try_again(
    saved: SavedGame,
    decision: Decision,
    on_found: Callable[[int], None],
) -> Trial:
    """The table at a decision of a finished match."""
    kit = kit_by_key(saved.match.rules.key)
    match = Match(kit.rules, saved.match.log.header)
    for actor, move in saved.match.log.entries[: decision.entries]:
        match.redo(actor, move)
    chairs = seated(chairs_at_start(saved.chairs, saved.changes), decision.seat)
    return Trial(match, chairs, decision, on_found)


@dataclass(frozen=True, slots=True)
class TryCourse:
    """A match after a try, and what happened on the way there."""

    match: AnyMatch
    events: tuple[Event, ...]

    def gain(self, seat: Seat) -> int:
        """How far a seat is ahead of the best of the others."""
        points = list(self.match.points)
        own = points.pop(seat)
        return own - max(points, default=0)


def play_out(
    kit: AnyKit, match: AnyMatch, seat: Seat, move: Move, best: Sequence[Move]
) -> TryCourse:
    """The course of a try; `best` are the right choice and the next one, as far as they differ.

    A right one is shown where it does better than the next, a wrong one where it does worse than
    the right one, and the more so the better.
    """
    other = next(each for each in best if each != move)
    sign = 1 if move == best[0] else -1
    courses: list[tuple[int, int, TryCourse]] = []
    for number in range(DEALS):
        place = match.copy()
        if number:
            place = match.branch(len(match.log.entries), str(number))
            place.deal_anew(seat, str(number))
        course = _course(kit, place, seat, move, number)
        instead = _course(kit, place, seat, other, number)
        telling = sign * (course.gain(seat) - instead.gain(seat))
        courses.append((telling, -number, course))
    return max(courses, key=lambda each: each[:2])[2]


def _course(kit: AnyKit, place: AnyMatch, seat: Seat, move: Move, number: int) -> TryCourse:
    """Until something is counted or taken, or the turn of the seat comes again."""
    match, bot = place.copy(), kit.bots.bot(QUICK)
    ends = COUNTED if kit.puzzling is None else (*COUNTED, *kit.puzzling.ends)
    events = match.play(seat, move)
    for step in range(LONGEST):
        waiting = match.to_act()
        if any(isinstance(event, ends) for event in events) or not waiting or waiting == {seat}:
            break
        # Where all choose at once the round goes on for everybody.
        acting = min(waiting)
        thought = bot.think(match.view(acting), Rng(number, f"playing out/{step}"))
        events += match.play(acting, decide(thought))
    return TryCourse(match, tuple(events))
