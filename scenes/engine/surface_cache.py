"""Surfaces by name within a budget of bytes; those unused for longest make room for new ones."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

from pygame import Surface

KEPT_AFTER_CLEARING = 0.9

K = TypeVar("K")


@dataclass(slots=True)
class _Kept:
    surface: Surface
    used: int

    @property
    def bytes(self) -> int:
        return self.surface.get_width() * self.surface.get_height() * 4


class Shelf(Generic[K]):
    """A cache of surfaces. `used_bytes` is at most `budget`, or one surface that exceeds it."""

    def __init__(self, budget: int) -> None:
        self.budget = budget
        self.used_bytes = 0
        self._kept: dict[K, _Kept] = {}
        self._uses = 0

    def __contains__(self, key: K) -> bool:
        return key in self._kept

    def get(self, key: K) -> Surface | None:
        """The surface, if it is still there."""
        kept = self._kept.get(key)
        if kept is None:
            return None
        self._uses += 1
        kept.used = self._uses
        return kept.surface

    def put(self, key: K, surface: Surface) -> None:
        """Keep a surface that was not there."""
        self._uses += 1
        kept = self._kept[key] = _Kept(surface, self._uses)
        self.used_bytes += kept.bytes
        if self.used_bytes > self.budget:
            self._clear_oldest()

    def drop(self, key: K) -> None:
        """Forget a surface that is there."""
        self.used_bytes -= self._kept.pop(key).bytes

    def _clear_oldest(self) -> None:
        """Drop a tenth at once: sorting on every new surface would cost more than it saves."""
        aim = self.budget * KEPT_AFTER_CLEARING
        by_age = sorted(self._kept.items(), key=lambda item: item[1].used)
        for key, kept in by_age[:-1]:
            if self.used_bytes <= aim:
                break
            del self._kept[key]
            self.used_bytes -= kept.bytes
