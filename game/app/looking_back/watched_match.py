"""A match that was played, at the table once more: nobody decides, its log does.

Its session is like any other for whoever shows it, and can go to any place of the match.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from functools import partial
from typing import Any, Final, Generic, TypeAlias

from game.app.saving.saves import SavedGame
from game.app.seat_changes import chairs_at_start
from game.app.session import Session
from game.app.table_laying import bot_for
from game.core.events import Event, RoundEnded, TurnStarted
from game.core.match import Match
from game.core.moves import DealAnew, Move
from game.core.options import Options
from game.core.rules import M, O, S, V
from game.core.seats import CHANCE, Actor
from game.core.view import View
from game.kits.registry import kit_by_key

CHECKPOINT_EVERY: Final = 16
"""Entries of the log between two positions that are kept: to go back costs no more than these."""


class WatchedMatch(Generic[O, S, M, V]):
    """Has a session stand where the log stood; at first after the deal, before anybody moved."""

    def __init__(self, match: Match[O, S, M, V], session: Session[O, S, M, V]) -> None:
        self._log = match.log
        self.session = session
        session.is_watched = True
        self._told: list[Event] = []
        self._counts = [0]
        self._checkpoints: list[Match[O, S, M, V]] = []
        self.marks: tuple[int, ...] = ()
        """Positions worth a stop: the deal, and after every move with all that follows from it."""
        self.rounds: tuple[int, ...] = ()
        """Those of them at which a round begins, and the end."""
        self.leaps: frozenset[int] = frozenset()
        """Those which no event leads to: what was hidden is dealt anew."""
        self._read_through()

    @property
    def position(self) -> int:
        """How many entries of the log have happened."""
        return len(self.session.match.log.entries)

    @property
    def mark(self) -> int:
        """The number of the mark at which the match stands."""
        return self.mark_at(self.position)

    def mark_at(self, entries: int) -> int:
        """The number of the last mark at which no more of the log has happened."""
        return max(0, bisect_right(self.marks, entries) - 1)

    @property
    def is_at_end(self) -> bool:
        """There is nothing more to show."""
        return self.position == self.marks[-1]

    def step_on(self) -> bool:
        """Let the next move happen, with its events; false at the end."""
        if self.is_at_end:
            return False
        self.go_to(self.mark + 1)
        return True

    @property
    def leaps_next(self) -> bool:
        """The next mark shows other hands without anything that happens: it is jumped to."""
        return not self.is_at_end and self.marks[self.mark + 1] in self.leaps

    def go_to(self, mark: int) -> None:
        """Stand at a mark; beyond the ends is the nearest of them."""
        position = self.marks[max(0, min(mark, len(self.marks) - 1))]
        match = self.session.match
        if position < self.position:
            match = self._checkpoint_before(position).copy()
        for entry in self._log.entries[len(match.log.entries) : position]:
            match.redo(*entry)
        self.session.stand_at(match, self._told[: self._counts[position]])

    def round_before(self) -> int:
        """The mark where this round began, or the one before if this is where it began."""
        place = bisect_left(self.rounds, self.position)
        return self.marks.index(self.rounds[max(0, place - 1)])

    def round_after(self) -> int:
        """The mark where the next round begins, or the end."""
        place = bisect_right(self.rounds, self.position)
        return self.marks.index(self.rounds[min(place, len(self.rounds) - 1)])

    def _checkpoint_before(self, position: int) -> Match[O, S, M, V]:
        return self._checkpoints[position // CHECKPOINT_EVERY]

    def _read_through(self) -> None:
        """Find out once what is told when, and where to stop."""
        walk, entries = Match(self.session.rules, self._log.header), self._log.entries
        self._checkpoints.append(walk.copy())
        start = self.position
        marks, rounds, leaps, counted = [start], [start], set(), _Round()
        for number, (actor, move) in enumerate(entries, start=1):
            walk.redo(actor, move, self._told.append)
            self._counts.append(len(self._told))
            if number % CHECKPOINT_EVERY == 0:
                self._checkpoints.append(walk.copy())
            last = number == len(entries)
            follows = not last and _is_shuffle(*entries[number])
            fresh = self._told[self._counts[min(number, marks[-1])] :]
            if isinstance(move, DealAnew):
                marks.append(number)
                leaps.add(number)
            elif number <= start:
                counted.begins(self._told)
            elif last or (fresh and not follows):
                marks.append(number)
                if counted.begins(fresh) or last:
                    rounds.append(number)
        self.marks, self.rounds, self.leaps = tuple(marks), tuple(rounds), frozenset(leaps)


def _is_shuffle(actor: Actor, move: Move) -> bool:
    """Chance that follows from a move by itself."""
    return actor == CHANCE and not isinstance(move, DealAnew)


class _Round:
    """Tells when a round begins, in whatever a game counts its turns in."""

    def __init__(self) -> None:
        self._count: tuple[int, ...] | None = None

    def begins(self, events: Sequence[Event]) -> bool:
        """Whether one began with these events."""
        begun = False
        for event in events:
            if isinstance(event, RoundEnded):
                begun = True
            if isinstance(event, TurnStarted):
                begun |= self._count is not None and event.count[:-1] != self._count
                self._count = event.count[:-1]
        return begun


def watch_again(saved: SavedGame) -> "SomeWatched":
    """A match as it was, with those who sat there when it began."""
    kit = kit_by_key(saved.match.rules.key)
    match = kit.own(saved.match)
    chairs = chairs_at_start(saved.chairs, saved.changes)
    start = Match(match.rules, match.log.header)
    return WatchedMatch(match, Session(start, chairs, partial(bot_for, kit)))


SomeWatched: TypeAlias = WatchedMatch[Options, object, Move, View[Move]]
"""What gives a replay of some game."""

AnyWatched: TypeAlias = WatchedMatch[Any, Any, Any, Any]
"""What takes a replay of whichever game."""
