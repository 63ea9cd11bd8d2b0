"""Somebody who saw one view of DuCo and heard the events since: enough to place every tile."""

from typing import Any

from game.core.events import (
    CardMove,
    CardsMoved,
    Event,
    FirstSeatNamed,
    MatchEnded,
    RoundEnded,
    ScoreChanged,
    Shuffled,
    TurnStarted,
)
from game.core.places import Zone
from game.rules.duco.events import (
    CountdownStarted,
    GrowthChosen,
    LastRound,
    RectangleFilled,
    SetsScored,
    TileScored,
    TileTurned,
    TimeRanOut,
    TownCounted,
)

TOLD_ONLY = (
    CountdownStarted,
    FirstSeatNamed,
    GrowthChosen,
    RectangleFilled,
    SetsScored,
    TileScored,
    TimeRanOut,
)


class Follower:
    """Keeps the table by events alone."""

    def __init__(self, view: Any) -> None:
        self.viewer = view.viewer
        self.table = [(laid.cell, laid.face) for laid in view.laid]
        self.hands = [list(hand) for hand in view.hands]
        self.line = list(view.line)
        self.stack = view.stack_size
        self.own = list(view.own_sizes)
        self.removed = list(view.removed)
        self.points = list(view.points)
        self.round = view.round
        self.last_round = view.last_round
        self.outcome = view.outcome

    def hear(self, event: Event) -> None:
        match event:
            case Shuffled(count):
                self.stack = count
                self.removed.clear()
            case CardsMoved(moves):
                for move in moves:
                    self._take(move)
                for move in moves:
                    self._put(move)
            case TileTurned(_, cell, before, after):
                place = self.table.index((cell, before))
                self.table[place] = (cell, after)
            case ScoreChanged(seat, points, _):
                self.points[seat] = points
            case TurnStarted(_, (number,)) | RoundEnded((number,)):
                self.round = number
            case LastRound():
                self.last_round = True
            case TownCounted(counts):
                assert [count.points for count in counts] == [sum(count[::2]) for count in counts]
            case MatchEnded(outcome):
                self.outcome = outcome
            case _:
                assert isinstance(event, TOLD_ONLY), f"nobody told the follower about {event}"

    def assert_agrees_with(self, view: Any) -> None:
        assert sorted(self.table) == sorted((laid.cell, laid.face) for laid in view.laid)
        assert [list(hand) for hand in view.hands] == self.hands
        assert list(view.line) == self.line
        assert view.stack_size == self.stack
        assert list(view.own_sizes) == self.own
        assert list(view.removed) == self.removed
        assert list(view.points) == self.points
        assert (view.round, view.last_round) == (self.round, self.last_round)
        assert view.outcome == self.outcome

    def _take(self, move: CardMove) -> None:
        place: Any = move.source
        face: Any = move.face
        match place.zone:
            case Zone.PILE if place.seat is None:
                self.stack -= 1
            case Zone.PILE:
                self.own[place.seat] -= 1
            case Zone.TABLE:
                self.table.remove((place.cell, move.face))
            case Zone.HAND | Zone.MARKET:
                row = self._row(place)
                assert row[place.index].tile is face.tile
                row[place.index] = None

    def _put(self, move: CardMove) -> None:
        place: Any = move.target
        match place.zone:
            case Zone.TABLE:
                self.table.append((place.cell, move.face))
            case Zone.SCORE:
                self.removed.append(move.face)
            case Zone.HAND | Zone.MARKET:
                row = self._row(place)
                row.extend([None] * (place.index + 1 - len(row)))
                assert row[place.index] is None
                row[place.index] = move.face
        for row in (*self.hands, self.line):
            while row and row[-1] is None:
                row.pop()

    def _row(self, place: Any) -> list[Any]:
        return self.line if place.zone is Zone.MARKET else self.hands[place.seat]
