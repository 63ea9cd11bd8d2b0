"""Achievements: what one may have done at a table, and how far somebody is with it."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Achievement:
    """Deeds are counted game by game; so many of them, and it is earned."""

    key: str
    """Kept in files; it never changes."""
    name: str
    """Like the sentence, to be translated where it is shown."""
    sentence: str
    """What is to be done."""
    goal: int = 1
    deeds: tuple[str, ...] = ()
    """What counts, where it is not the deed of the same key."""
    is_collection: bool = False
    """Each of the deeds counts once, however often it was done."""
    rarity: int = 1
    """0: a first evening may bring it; 2: few ever have it. Rare houses stand farther back."""

    def progress(self, done: Mapping[str, int]) -> int:
        """How much of the goal is reached."""
        counts = [done.get(deed, 0) for deed in self.deeds or (self.key,)]
        reached = sum(map(bool, counts)) if self.is_collection else sum(counts)
        return min(self.goal, reached)

    def is_earned(self, done: Mapping[str, int]) -> bool:
        """Whether nothing is missing."""
        return self.progress(done) == self.goal
