"""Which search a master makes, how much it may do, and how soon it is sure."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from game.rules.duco.options import DucoOptions, LayManner


class SearchKind(Enum):
    """By what a decision is searched for; which one fits follows from the answers alone."""

    SETS = auto()
    """Rearrangements, and what they leave to the next seat."""
    CLAIMS = auto()
    """A town counted at its end, played out."""
    SHARES = auto()
    """What a lay counts at the end for its owner, less what others get by it."""
    PLAY_OUTS = auto()
    """Tiles in line from one stack in a race to a goal, played out."""
    REPLIES = auto()
    """Points at once, less what the others can reply."""


def search_for(options: DucoOptions) -> SearchKind:
    """The search that knows how such a table is played."""
    if options.rearranges:
        return SearchKind.SETS
    in_line = options.laying is LayManner.IN_LINE and not options.rotation
    if options.counts_at_end:
        in_turn = in_line and not (options.diagonal or options.at_once) and options.stacks
        return SearchKind.CLAIMS if in_turn else SearchKind.SHARES
    races = options.goal is not None and not (options.stacks or options.at_once)
    return SearchKind.PLAY_OUTS if in_line and races else SearchKind.REPLIES


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
