"""A cursor over a finished or saved match: step forward, or go to any place in it."""

from collections.abc import Iterator
from typing import Any, Generic, TypeAlias

from game.app.session import AnySession
from game.core.events import Event, MatchEnded, RoundEnded, TurnStarted
from game.core.log import MatchLog
from game.core.match import AnyMatch, Match
from game.core.moves import DealAnew
from game.core.rules import M, O, Rules, S, V
from game.core.seats import Seat, Viewer


class Replay(Generic[O, S, M, V]):
    """A log being watched. Position 0 is before the first shuffle, `length` after the last move."""

    __slots__ = ("_log", "_match", "_rules", "stops")

    def __init__(self, rules: Rules[O, S, M, V], log: MatchLog) -> None:
        """Replays the whole log once, so a log that cannot have happened is BadLog here."""
        self._rules = rules
        self._log = log
        Match.replay(rules, log)
        self._match = Match(rules, log.header)
        self.stops = self._find_stops()
        """The positions where a turn begins or the match is over: where people want to look."""
        self.seek(0)

    @property
    def length(self) -> int:
        """How many moves there are, shuffles included."""
        return len(self._log.entries)

    @property
    def position(self) -> int:
        """How many moves have been shown."""
        return len(self._match.log.entries)

    @property
    def match(self) -> Match[O, S, M, V]:
        """The match as it stood at this position."""
        return self._match

    def step(self) -> list[Event]:
        """Show the next move; its events hold every secret. Empty at the end."""
        events: list[Event] = []
        if self.position < self.length:
            actor, move = self._log.entries[self.position]
            self._match.redo(actor, move, events.append)
        return events

    def step_for(self, viewer: Viewer) -> list[Event]:
        """Show the next move as one viewer saw it."""
        redacted = (self._match.redact(event, viewer) for event in self.step())
        return [event for event in redacted if event is not None]

    def seek(self, position: int) -> None:
        """Go to a position; outside the match means its nearest end."""
        position = max(0, min(position, self.length))
        if position < self.position:
            # A whole match replays in a millisecond: no need to keep positions behind us.
            self._match = Match(self._rules, self._log.header)
        while self.position < position:
            self._match.redo(*self._log.entries[self.position])

    def _find_stops(self) -> tuple[int, ...]:
        stops = []
        while self.position < self.length:
            events = self.step()  # none where only time passed
            if any(isinstance(event, TurnStarted | MatchEnded) for event in events):
                stops.append(self.position)
        return tuple(stops)


def own_views(match: Match[O, S, M, V], seat: Seat) -> list[V]:
    """What a seat could see at every stop of the match so far."""
    replay = Replay(match.rules, match.log)
    views = []
    for stop in replay.stops:
        replay.seek(stop)
        views.append(replay.match.view(seat))
    return views


def round_ends(match: Match[O, S, M, V]) -> tuple[int, ...]:
    """How much of the log had happened at the end of every round."""
    replay, ends = Replay(match.rules, match.log), []
    while replay.position < replay.length:
        if any(isinstance(event, RoundEnded) for event in replay.step()):
            ends.append(replay.position)
    return tuple(ends)


AnyReplay: TypeAlias = Replay[Any, Any, Any, Any]
"""What takes a replay of whichever game."""


class Chronicle:
    """What was told of a match from its first shuffle on, also where it was only continued here."""

    def __init__(self, session: AnySession) -> None:
        self._session = session
        self._match: AnyMatch = Match(session.rules, session.header)
        self._told: list[Event | DealAnew] = []

    def told(self, viewer: Viewer) -> Iterator[Event | DealAnew]:
        """What one viewer saw until now; a deal that nobody saw is told as the move that it was."""
        self._read_on()
        for event in self._told:
            seen = event if isinstance(event, DealAnew) else self._match.redact(event, viewer)
            if seen is not None:
                yield seen

    def _read_on(self) -> None:
        entries = self._session.match.log.entries
        if len(entries) < len(self._match.log.entries):
            self._match, self._told = Match(self._session.rules, self._session.header), []
        for actor, move in entries[len(self._match.log.entries) :]:
            self._match.redo(actor, move, self._told.append)
            if isinstance(move, DealAnew):
                self._told.append(move)
