"""Values over time: `Glide` chases a target, `lerp` and `arc` place a point on its way."""

from __future__ import annotations

from dataclasses import dataclass, field

from scenes.anim.easing import Ease, out_quad


def lerp(start: float, end: float, share: float) -> float:
    return start + (end - start) * share


def lerp_point(
    start: tuple[float, float], end: tuple[float, float], share: float
) -> tuple[float, float]:
    return lerp(start[0], end[0], share), lerp(start[1], end[1], share)


def arc_point(
    start: tuple[float, float], end: tuple[float, float], share: float, height: float
) -> tuple[float, float]:
    """A point of a shallow throw: on the straight line, raised by up to `height` in the middle."""
    x, y = lerp_point(start, end, share)
    return x, y - height * 4 * share * (1 - share)


@dataclass(slots=True)
class Glide:
    """A number that eases to wherever it was last sent; for hover, focus and counters."""

    value: float = 0.0
    _start: float = field(default=0.0, init=False)
    _target: float = field(init=False)
    _seconds: float = field(default=0.0, init=False)
    _passed: float = field(default=0.0, init=False)
    _ease: Ease = field(default=out_quad, init=False)

    def __post_init__(self) -> None:
        self._target = self.value

    @property
    def target(self) -> float:
        return self._target

    @property
    def is_moving(self) -> bool:
        return self.value != self._target

    def to(self, target: float, seconds: float, ease: Ease = out_quad) -> None:
        """Start towards `target`; with no time to take, be there at once."""
        if target == self._target:
            return
        self._start, self._target = self.value, target
        self._seconds, self._passed, self._ease = seconds, 0.0, ease
        if seconds <= 0:
            self.value = target

    def jump(self, target: float) -> None:
        self.value = self._start = self._target = target

    def update(self, dt: float) -> bool:
        """Move on; true while the value changes."""
        if not self.is_moving:
            return False
        self._passed += dt
        share = min(1.0, self._passed / self._seconds)
        self.value = (
            self._target if share >= 1 else lerp(self._start, self._target, self._ease(share))
        )
        return True
