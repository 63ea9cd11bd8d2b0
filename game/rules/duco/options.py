"""What is chosen before a game of DuCo: answers that do not know of each other.

A printed mode is a set of answers that came with the box (`presets.py`), and so is one of a
player's own. The rules ask for answers alone, never for the name of a mode.
"""

from dataclasses import dataclass, field
from enum import Enum
from typing import Final

TILES_IN_ALL: Final = 75
TILES_A_COLOUR: Final = 15
IDLE_ROUNDS: Final = 3
"""Rounds without a tile after which the clock waits for one: nobody is at the table."""


class Start(Enum):
    """The town at first."""

    ONE = "one tile"
    CROSS_5 = "cross of 5"
    CROSS_9 = "cross of 9"
    SQUARE_9 = "square of 9"
    SQUARE_25 = "square of 25"

    @property
    def tiles(self) -> int:
        """How many lie there."""
        return _FIRST_TILES[self]


_FIRST_TILES: Final = {
    Start.ONE: 1,
    Start.CROSS_5: 5,
    Start.CROSS_9: 9,
    Start.SQUARE_9: 9,
    Start.SQUARE_25: 25,
}


class LayManner(Enum):
    """Where a tile may go: side to side, shifted by whole houses too, or over others too."""

    IN_LINE = "in line"
    SHIFTED = "shifted"
    OVER = "over"


class CountedFor(Enum):
    """For whom what is counted: at once for who lays; at the end for whose tile it is; or sets."""

    BY_LAYER = "who lays"
    BY_OWNER = "owner"
    SETS = "sets"


class RuleReading(Enum):
    """Which of our readings of the manual holds; the first is kept for what was played by it.

    By the first one early seats could lay a tile more at the end, the first tiles beside own stacks
    were of mixed colours, and a countdown ran on while somebody was asked where the town grows.
    """

    FIRST = "first"
    SECOND = "second"


@dataclass(frozen=True, slots=True)
class DucoOptions:
    """Seats and answers; unsaid ones are those of the cross as it is printed."""

    seats: int = 4
    start: Start = Start.CROSS_9
    goal: int | None = 50
    """The points, or sets, that end the game; None: it ends when all is laid."""
    tiles: int = 1
    """Open tiles in everybody's hand; nobody holds one where there is a line."""
    line: int = 0
    """The length of an open line from whose ends tiles are taken; 0: there is none."""
    stacks: int = 0
    """Tiles in everybody's own stack of one colour; 0: all draw from one stack."""
    at_once: bool = False
    """Whether all seats lay at the same time."""
    tile_seconds: int = 0
    """For one tile; 0: nobody is hurried."""
    countdown: int = 0
    """Seconds for the others when the first has laid everything; 0: they may take their time."""
    laying: LayManner = LayManner.IN_LINE
    rotation: bool = False
    """Whether who lays may turn a lying tile."""
    diagonal: bool = False
    """Whether houses count that meet corner to corner."""
    squares: bool = False
    """Whether the squares in the middle of tiles match by their colour."""
    rectangles: bool = True
    """Whether a full rectangle grows by four tiles."""
    counting: CountedFor = CountedFor.BY_LAYER
    group_bonus: int = 0
    """Points for each tile of one's largest group, at the end."""
    begins: int = 0
    """Who lays first, counted from 1; 0: chance says."""
    reading: RuleReading = RuleReading.SECOND

    # What follows from the answers is asked for with every move, and so worked out once.
    hand_size: int = field(init=False, repr=False, compare=False)
    """Tiles that a seat holds between its turns."""
    rearranges: bool = field(init=False, repr=False, compare=False)
    """Whether the tiles of a square change places, and none is laid."""
    counts_at_end: bool = field(init=False, repr=False, compare=False)
    """Whether nothing counts before the end."""
    covering: bool = field(init=False, repr=False, compare=False)
    """Whether tiles may lie on top of others."""
    even_rounds: bool = field(init=False, repr=False, compare=False)
    """Whether a round begins only if everybody can lay in it."""

    def __post_init__(self) -> None:
        rearranges = self.counting is CountedFor.SETS
        derived = {
            "hand_size": 0 if rearranges or self.line else self.tiles,
            "rearranges": rearranges,
            "counts_at_end": self.counting is CountedFor.BY_OWNER,
            "covering": self.laying is LayManner.OVER,
            "even_rounds": self.reading is not RuleReading.FIRST,
        }
        for name, value in derived.items():
            object.__setattr__(self, name, value)

    @property
    def line_middle(self) -> int:
        """Where a new tile goes into the line, once one was taken from an end."""
        return self.line // 2
