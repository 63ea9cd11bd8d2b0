"""Which of several moves is best, from noisy values: those that have fallen behind drop out."""

from collections.abc import Sequence
from math import sqrt


class Race:
    """Plays that meet the same worlds. Only differences count: luck of a world hits all alike."""

    def __init__(self, plays: int, doubt: float) -> None:
        self.alive = list(range(plays))
        self._doubt = doubt
        self._worlds = 0
        self._sums = [0.0] * plays
        self._squares = [0.0] * plays

    @property
    def leader(self) -> int:
        """The play with the best mean so far."""
        return max(self.alive, key=self._sums.__getitem__)

    def add(self, values: Sequence[float]) -> None:
        """The values of all plays that are alive, in one world."""
        mean = sum(values) / len(values)
        self._worlds += 1
        for play, value in zip(self.alive, values, strict=True):
            self._sums[play] += value
            self._squares[play] += (value - mean) * (value - mean)

    def drop_behind(self) -> None:
        """Drop every play that trails the leader by more than chance explains."""
        leader = self.leader
        best, worlds = self._sums[leader], self._worlds
        self.alive = [
            play
            for play in self.alive
            if play == leader
            or best - self._sums[play]
            <= self._doubt * sqrt(self._squares[play] + self._squares[leader] + worlds * 1e-9)
        ]
