"""Cards, options, moves and state of Pebbles, the tests' own little game.

Twelve cards, one blind lead and two lays a seat, two rounds: follow the colour that was laid last,
score for neighbours of the same colour. It asks of the core what the big game here does not:
cells, refusals, options that clash, a clock, a grade for who plays alone, chance in mid-round.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final, NamedTuple, TypeAlias, overload

from game.core.moves import Move
from game.core.options import Clash, OptionField, OptionSpec
from game.core.places import Cell
from game.core.seats import Seat
from game.core.words import N_

Card: TypeAlias = str
COLOURS: Final = {"r": "red", "g": "green", "b": "blue"}
DECK: Final[tuple[Card, ...]] = tuple(f"{colour}{rank}" for colour in COLOURS for rank in "1234")
HAND_SIZE: Final = 3
ROUNDS: Final = 2
TURN_TIME: Final = 3_000

# Never reorder, not even here: codes count through these values.
OPTION_SPEC: Final = OptionSpec(
    (
        OptionField("seats", (1, 2, 3), 3),
        OptionField("follow", ("must", "may"), "must"),
        OptionField("clock", ("off", "on"), "off"),
    ),
    (
        Clash((("seats", (1,)), ("clock", ("on",))), N_("Nobody hurries who plays alone.")),
        Clash(
            (("follow", ("may",)), ("clock", ("on",))),
            N_("Against the clock everybody follows."),
        ),
    ),
)


@dataclass(frozen=True, slots=True)
class PebblesOptions:
    """How many play, whether they must follow, and whether a clock runs."""

    seats: int = 3
    must_follow: bool = True
    clock: bool = False


@dataclass(frozen=True, slots=True)
class Deal(Move):
    """The shuffled deck: the hands one after the other, then the cards set aside unseen."""

    order: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Lead(Move):
    """The first card of a round, drawn blind from the hand of whoever begins it."""

    card: Card


@dataclass(frozen=True, slots=True)
class Lay(Move):
    """Lay a card on a cell."""

    card: Card
    cell: Cell


PebblesMove: TypeAlias = Deal | Lead | Lay


class Laid(NamedTuple):
    """A card on the table, and who laid it."""

    cell: Cell
    card: Card
    seat: Seat


@dataclass(frozen=True, slots=True)
class Lays(Sequence[Lay]):
    """Every card on every cell: each move is made only when it is asked for."""

    cards: tuple[Card, ...]
    cells: tuple[Cell, ...]

    def __len__(self) -> int:
        return len(self.cards) * len(self.cells)

    @overload
    def __getitem__(self, index: int) -> Lay: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Lay]: ...
    def __getitem__(self, index: int | slice) -> Lay | Sequence[Lay]:
        if isinstance(index, slice):
            return [self[place] for place in range(*index.indices(len(self)))]
        if not -len(self) <= index < len(self):
            raise IndexError(index)
        card, cell = divmod(index % len(self), len(self.cells))
        return Lay(self.cards[card], self.cells[cell])

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Lay) and move.card in self.cards and move.cell in self.cells


class Phase(Enum):
    """What the table waits for."""

    DEAL = "deal"
    LEAD = "lead"
    CHOOSE = "choose"
    OVER = "over"


class State:
    """The whole truth of a game of Pebbles."""

    __slots__ = (
        "aside",
        "hands",
        "lacking",
        "laid",
        "missed",
        "options",
        "phase",
        "points",
        "round",
        "time_left",
        "turn",
    )

    def __init__(self, options: PebblesOptions) -> None:
        seats = options.seats
        self.options = options
        self.phase = Phase.DEAL
        self.round = self.turn = self.missed = 0
        self.time_left: int | None = None
        self.hands: list[list[Card]] = [[] for _ in range(seats)]
        self.aside: list[Card] = []
        self.laid: list[Laid] = []
        self.lacking: list[str] = [""] * seats  # the colours that a seat could not follow
        self.points = [0] * seats

    def clone(self) -> "State":
        twin = State(self.options)
        twin.phase = self.phase
        twin.round, twin.turn, twin.missed = self.round, self.turn, self.missed
        twin.time_left = self.time_left
        twin.hands = [hand[:] for hand in self.hands]
        twin.aside = self.aside[:]
        twin.laid = self.laid[:]
        twin.lacking = self.lacking[:]
        twin.points = self.points[:]
        return twin

    @property
    def seat(self) -> Seat:
        """Whose turn it is."""
        return (self.round + self.turn) % self.options.seats


def free_cells(laid: Sequence[Laid]) -> tuple[Cell, ...]:
    """The cells beside a card, in the order in which the cards came."""
    taken = {card.cell for card in laid}
    beside = dict.fromkeys(cell for card in laid for cell in neighbours(card.cell))
    return tuple(cell for cell in beside if cell not in taken)


def neighbours(cell: Cell) -> tuple[Cell, ...]:
    """The four cells that share a side with this one."""
    column, row = cell
    return (column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row)


def playable(
    options: PebblesOptions, hand: Sequence[Card], laid: Sequence[Laid]
) -> tuple[Card, ...]:
    """The cards that follow the last one, or all where none does."""
    colour = laid[-1].card[0]
    following = tuple(card for card in hand if card[0] == colour)
    return following if following and options.must_follow else tuple(hand)
