"""How much a master's search may do, and how soon it is sure."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Effort:
    """The usual one is that where tiles lie in line and count at once."""

    tiles: int = 16_000
    """Tiles that may be tried at all places in the imagination."""
    lays: int = 12
    """Lays that are played out."""
    batch: int = 8
    """Imagined stacks between two looks at which lays have fallen behind."""
    doubt: float = 2.5
    """Standard errors by which a lay must trail the best before it is dropped."""
    trust: float = 0.02
    """What a point of the first judgement is worth beside the play-outs, in games won."""


ROUNDS: Final = {5: 3}
"""By the number of seats, rounds that are played out where the end is farther: after them little
is left of one lay among so many, and more play-outs see more. Else it is to the end."""

CONQUEST: Final = Effort(tiles=9_000, lays=14, batch=6, trust=0.01)
"""A town of Conquest is counted at its end, which takes longer than points on the way."""
