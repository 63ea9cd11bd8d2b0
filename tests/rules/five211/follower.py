"""Somebody who saw one view and heard the events since: enough to know where every card lies."""

from collections.abc import Sequence
from typing import Any

from game.core.events import (
    CardMove,
    CardsCommitted,
    CardsMoved,
    CardsRevealed,
    CardsTakenBack,
    Event,
    MatchEnded,
    RoundEnded,
    ScoreChanged,
    Shuffled,
    TurnStarted,
)
from game.core.places import Place, Zone
from game.core.seats import PUBLIC
from game.rules.five211.events import RoundScored


class Follower:
    """Places cards by events alone. A face that was never told stays None."""

    def __init__(self, view: Any) -> None:
        self.viewer = view.viewer
        self.hand = list(view.hand)
        self.sizes = list(view.hand_sizes)
        self.rows = [list(row) for row in view.rows]
        self.pile = view.pile_size
        self.points, self.scored = list(view.points), list(view.scored)
        self.records = list(view.records)
        self.clock = (view.deck, view.round, view.turn)
        self.outcome = view.outcome
        self.locked: list[list[Any]] = [[None] * view.cards_needed * lock for lock in view.locked]
        if view.choice is not None:
            self.locked[self.viewer] = list(view.choice.cards)

    def hear(self, event: Event) -> None:
        match event:
            case Shuffled(count):
                self.pile = count
            case CardsMoved(moves):
                self._move(moves)
            case CardsCommitted(seat, moves):
                self._leave_hands(moves)
                self.locked[seat] = [move.face for move in moves]
                self._check_slots(seat, [move.target for move in moves])
            case CardsTakenBack(seat, moves):
                self._enter_hands(moves)
                self.locked[seat] = []
            case CardsRevealed(faces):
                for row, cards in zip(self.rows, faces, strict=True):
                    row.extend(cards)
                self.locked = [[] for _ in self.rows]
            case TurnStarted(_, (deck, round_, turn)):
                self.clock = (deck, round_, turn)
            case RoundEnded((deck, round_)):
                self.clock = (deck, round_ + 1, 0)
            case RoundScored(record):
                self.records.append(record)
            case ScoreChanged(seat, points, cards):
                self.points[seat], self.scored[seat] = points, cards
            case MatchEnded(outcome):
                self._end(outcome)
            case _:
                raise AssertionError(f"nobody told the follower about {event}")

    def assert_agrees_with(self, view: Any) -> None:
        assert tuple(self.hand) == view.hand
        assert tuple(self.sizes) == view.hand_sizes
        assert tuple(map(tuple, self.rows)) == view.rows
        assert tuple(map(bool, self.locked)) == view.locked
        assert self.pile == view.pile_size
        assert tuple(self.points) == view.points
        assert tuple(self.scored) == view.scored
        assert tuple(self.records) == view.records
        assert self.clock == (view.deck, view.round, view.turn)
        assert self.outcome == view.outcome
        if self.viewer != PUBLIC:
            chosen = view.choice.cards if view.choice else ()
            assert tuple(self.locked[self.viewer]) == chosen

    def _move(self, moves: Sequence[CardMove]) -> None:
        self._leave_hands(moves)
        for move in moves:
            if move.source.zone is Zone.PILE:
                self.pile -= 1
        cleared = [move for move in moves if move.source.zone is Zone.SLOT]
        if cleared:
            self._clear_rows(cleared)
        self._enter_hands(moves)

    def _clear_rows(self, moves: Sequence[CardMove]) -> None:
        """Every open card leaves its slot, the scored ones to their owner's pile."""
        assert len(moves) == sum(map(len, self.rows))
        scored = [0] * len(self.rows)
        for move in moves:
            seat = move.source.seat
            assert seat is not None
            assert self.rows[seat][_index(move.source)] is move.face
            scored[seat] += move.target == Place(Zone.SCORE, seat)
            assert move.target in (Place(Zone.SCORE, seat), Place(Zone.DISCARD))
        assert tuple(scored) == self.records[-1].scored
        self.rows = [[] for _ in self.rows]

    def _leave_hands(self, moves: Sequence[CardMove]) -> None:
        left = [move for move in moves if move.source.zone is Zone.HAND]
        for move in sorted(left, key=lambda move: -(move.source.index or 0)):
            self._count(move.source, -1)
            if move.source.seat == self.viewer:
                assert self.hand.pop(_index(move.source)) is move.face

    def _enter_hands(self, moves: Sequence[CardMove]) -> None:
        came = [move for move in moves if move.target.zone is Zone.HAND]
        for move in sorted(came, key=lambda move: move.target.index or 0):
            self._count(move.target, 1)
            if move.target.seat == self.viewer:
                assert _index(move.target) <= len(self.hand)
                self.hand.insert(_index(move.target), move.face)

    def _count(self, place: Place, change: int) -> None:
        assert place.seat is not None
        # Which of a hidden hand's cards it was is a secret too.
        assert place.seat == self.viewer or place.index is None
        self.sizes[place.seat] += change

    def _check_slots(self, seat: int, slots: Sequence[Place]) -> None:
        first = len(self.rows[seat])
        expected = [Place(Zone.SLOT, seat, first + step) for step in range(len(slots))]
        assert list(slots) == expected

    def _end(self, outcome: Any) -> None:
        self.outcome = outcome
        for standing in outcome.standings:
            self.points[standing.seat] = standing.points
            self.scored[standing.seat] = standing.tie_break


def _index(place: Place) -> int:
    assert place.index is not None
    return place.index
