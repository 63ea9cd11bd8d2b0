"""Cues on a timeline: tweens, calls and waits, put in sequence or side by side.

All lengths are known when a cue is built, so skipping is only going to the end: whatever ends
first is finished first, and the last state is the one that playing would have reached.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from heapq import heappop, heappush
from math import isinf
from operator import attrgetter
from typing import Final, TypeAlias

from scenes.anim.easing import Ease, linear, out_cubic
from scenes.anim.tween import lerp


@dataclass(frozen=True, slots=True)
class Tween:
    """Calls `apply` with the eased share, 0..1, while it runs, and with exactly `ease(1)` last."""

    apply: Callable[[float], None]
    seconds: float
    ease: Ease = linear


@dataclass(frozen=True, slots=True)
class Call:
    """Runs `act` once when its moment comes."""

    act: Callable[[], None]
    seconds: float = field(default=0.0, init=False)


@dataclass(frozen=True, slots=True)
class Wait:
    """Lets time pass."""

    seconds: float


@dataclass(frozen=True, slots=True)
class Sequence:
    """One cue after the other."""

    cues: tuple[Cue, ...]

    @property
    def seconds(self) -> float:
        return sum(cue.seconds for cue in self.cues)


@dataclass(frozen=True, slots=True)
class Parallel:
    """All cues from the same moment; as long as the longest."""

    cues: tuple[Cue, ...]

    @property
    def seconds(self) -> float:
        return max((cue.seconds for cue in self.cues), default=0.0)


Leaf: TypeAlias = Tween | Call | Wait
Cue: TypeAlias = Tween | Call | Wait | Sequence | Parallel


def sequence(*cues: Cue) -> Cue:
    return Sequence(cues)


def parallel(*cues: Cue) -> Cue:
    return Parallel(cues)


NOTHING: Final[Cue] = parallel()
"""A cue of no length."""


def delay(seconds: float, cue: Cue) -> Cue:
    return Sequence((Wait(seconds), cue))


def stagger(gap: float, cues: Iterable[Cue]) -> Cue:
    """Side by side, each `gap` seconds after the one before: a deal, a ripple."""
    return Parallel(tuple(delay(index * gap, cue) for index, cue in enumerate(cues)))


def animate(
    apply: Callable[[float], None],
    start: float,
    end: float,
    seconds: float,
    ease: Ease = out_cubic,
) -> Cue:
    """A tween of one number from `start` to `end`."""
    return Tween(lambda share: apply(lerp(start, end, share)), seconds, ease)


@dataclass(slots=True, order=True)
class _Scheduled:
    """What ends first comes first; of what ends together, what was added first."""

    end: float
    order: int
    start: float = field(compare=False)
    leaf: Leaf = field(compare=False)

    @property
    def shows(self) -> bool:
        """Whether its passing can change a picture."""
        return not isinstance(self.leaf, Wait)

    def finish(self) -> None:
        match self.leaf:
            case Tween(apply, _, ease):
                apply(ease(1.0))
            case Call(act):
                act()
            case Wait():
                pass

    def advance(self, now: float) -> bool:
        if not isinstance(self.leaf, Tween):
            return False
        self.leaf.apply(self.leaf.ease((now - self.start) / self.leaf.seconds))
        return True


def _schedule(cue: Cue, at: float) -> Iterator[tuple[float, Leaf]]:
    match cue:
        case Sequence(cues):
            for part in cues:
                yield from _schedule(part, at)
                at += part.seconds
        case Parallel(cues):
            for part in cues:
                yield from _schedule(part, at)
        case _:
            yield at, cue


class Timeline:
    """Plays cues. Owned by a scene, which calls `update(dt)` and redraws while it is not idle."""

    def __init__(self, speed: float = 1.0) -> None:
        self.speed = speed
        self._now = 0.0
        self._order = 0
        self._pending: list[_Scheduled] = []

    @property
    def idle(self) -> bool:
        return not self._pending

    @property
    def remaining(self) -> float:
        """Seconds at normal speed until the last cue ends."""
        return max((cue.end for cue in self._pending), default=self._now) - self._now

    def play(self, cue: Cue) -> None:
        """Append: the cue starts when everything queued so far has ended."""
        self._add(cue, self._now + self.remaining)

    def join(self, cue: Cue) -> None:
        """Start the cue now, beside whatever is playing."""
        self._add(cue, self._now)

    def update(self, dt: float) -> bool:
        """Let time pass; true when something was played, so the scene must be redrawn."""
        if self.idle:
            return False
        if isinf(self.speed):
            self.skip()
            return True
        self._now += dt * self.speed
        played = self._finish_until(self._now)
        begun = [cue for cue in self._pending if cue.start < self._now]
        for cue in sorted(begun, key=attrgetter("start", "order")):
            played |= cue.advance(self._now)
        return played or self.idle

    def skip(self) -> None:
        """Finish everything in order, including what is added on the way."""
        while self._pending:
            self._now = max(cue.end for cue in self._pending)
            self._finish_until(self._now)

    def clear(self) -> None:
        """Drop everything unplayed; for a scene that is going to show something else."""
        self._pending.clear()

    def _add(self, cue: Cue, at: float) -> None:
        for start, leaf in _schedule(cue, at):
            # Sums of the same parts differ in the last bit, and so would the order of what ends.
            end = round(start + leaf.seconds, 6)
            heappush(self._pending, _Scheduled(end, self._order, start, leaf))
            self._order += 1

    def _finish_until(self, now: float) -> bool:
        """A finished call may add cues that also end before `now`, so look again each time.

        True if anything else than waiting has ended.
        """
        played = False
        while self._pending and self._pending[0].end <= now:
            first = heappop(self._pending)
            first.finish()
            played |= first.shows
        return played
