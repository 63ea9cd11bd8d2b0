"""A mean over imagined worlds, and how far it can be trusted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from operator import mul
from typing import Final

SURE: Final = 2.0
"""Standard errors beyond which a difference is no chance of the worlds looked at."""

_GRAIN: Final = 1e-9
"""Few worlds that agree prove little: one more might not."""


@dataclass(frozen=True, slots=True)
class SampleMean:
    """A figure, or how far one move is ahead of another by a figure."""

    worlds: int
    mean: float
    error: float
    """The standard error of the mean."""

    @property
    def is_sure(self) -> bool:
        """Above nothing by more than chance explains."""
        return self.mean > SURE * self.error

    def with_more(self, other: SampleMean) -> SampleMean:
        """Two samples as one."""
        if not self.worlds or not other.worlds:
            return self if self.worlds else other
        worlds = self.worlds + other.worlds
        mine, theirs = self.worlds / worlds, other.worlds / worlds
        error = sqrt((mine * self.error) ** 2 + (theirs * other.error) ** 2)
        return SampleMean(worlds, mine * self.mean + theirs * other.mean, error)

    def ahead_of(self, other: SampleMean) -> SampleMean:
        """How far this is above a figure from other worlds."""
        worlds, error = min(self.worlds, other.worlds), sqrt(self.error**2 + other.error**2)
        return SampleMean(worlds, self.mean - other.mean, error)


def sample_mean(values: Sequence[float]) -> SampleMean:
    """The mean of what was seen in each world."""
    worlds = len(values)
    if worlds == 0:
        return SampleMean(0, 0.0, 0.0)
    mean = sum(values) / worlds
    # Whole lists at a time: it is asked between two frames, about thousands of worlds.
    spread = max(sum(map(mul, values, values)) / worlds - mean * mean, 0.0)
    return SampleMean(worlds, mean, sqrt((spread + _GRAIN) / worlds))
