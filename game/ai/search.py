"""A fair opponent for any game on its first day: flat search over sampled worlds.

Every move is tried in the same imagined worlds and played on blindly to the end of the round;
half of the moves drop out after each lap, the weaker half. The budget counts moves, not time, so
that a seed gives the same decision on every machine.
"""

from __future__ import annotations

from typing import Generic

from game.core.events import Event, MatchEnded, RoundEnded
from game.core.rng import Rng
from game.core.rules import M, O, Rules, S, V
from game.core.seats import CHANCE, Seat

USUAL_BUDGET = 4_000
LONGEST_PLAY_OUT = 200
"""Moves after which an imagined round is judged as it stands; none: what is won at once counts."""
WIN = 5.0
"""What winning the match is worth, in points of lead."""


class FlatSearchBot(Generic[O, S, M, V]):
    """Knows the rules and nothing about how to play well."""

    def __init__(
        self,
        rules: Rules[O, S, M, V],
        budget: int = USUAL_BUDGET,
        name: str = "search",
        horizon: int = LONGEST_PLAY_OUT,
    ) -> None:
        self.name = name
        self._rules = rules
        self._budget = budget
        self._horizon = horizon

    def think(self, view: V, rng: Rng) -> FlatSearch[O, S, M, V]:
        return FlatSearch(self._rules, view, rng, self._budget, self._horizon)


class FlatSearch(Generic[O, S, M, V]):
    """One decision on its way; a step is one world."""

    def __init__(
        self, rules: Rules[O, S, M, V], view: V, rng: Rng, budget: int, horizon: int
    ) -> None:
        assert isinstance(view.viewer, int), "only somebody at the table decides"
        self._rules = rules
        self._view = view
        self._rng = rng
        self._seat: Seat = view.viewer
        self._moves: list[M] = list(view.legal)  # type: ignore[arg-type]
        self._values = [0.0] * len(self._moves)
        self._alive = list(range(len(self._moves)))
        self._horizon = horizon
        laps = max(1, (len(self._moves) - 1).bit_length())
        self._lap_budget = budget / laps
        self._left = self._lap_budget

    @property
    def move(self) -> M:
        return self._moves[self._alive[0]]

    def step(self) -> bool:
        """Try all moves that are left in one more world."""
        if len(self._alive) == 1:
            return True
        world = self._rules.sample_world(self._view, self._rng)
        for index in self._alive:
            imagined = self._rules.clone(world)
            self._rules.apply(imagined, self._seat, self._moves[index])
            self._left -= 1 + self._play_on(imagined)
            self._values[index] += self._worth(imagined)
        if self._left <= 0:
            self._halve()
        return len(self._alive) == 1

    def _halve(self) -> None:
        # All that are alive have met the same worlds, so sums compare as means would.
        self._alive.sort(key=lambda index: -self._values[index])
        self._alive = self._alive[: -(-len(self._alive) // 2)]
        self._left = self._lap_budget

    def _play_on(self, state: S) -> int:
        """Everybody plays blindly until the round is over; how many moves that took."""
        ended: list[Event] = []

        def listen(event: Event) -> None:
            if isinstance(event, RoundEnded | MatchEnded):
                ended.append(event)

        rules, rng, count = self._rules, self._rng, 0
        while not ended and count < self._horizon:
            seats = rules.to_act(state)
            for seat in sorted(seats):
                rules.apply(state, seat, rng.choice(rules.legal_moves(state, seat)), listen)
                count += 1
            if not seats:
                dealt = rules.chance(state, rng)
                if dealt is None:
                    break
                rules.apply(state, CHANCE, dealt, listen)
                count += 1
        return count

    def _worth(self, state: S) -> float:
        """The lead over the best of the others, and something for a win."""
        points = self._rules.points(state)
        others = [each for seat, each in enumerate(points) if seat != self._seat]
        outcome = self._rules.outcome(state)
        won = outcome is not None and self._seat in outcome.winners
        return points[self._seat] - max(others, default=0) + WIN * won
