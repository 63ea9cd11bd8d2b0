"""The whole truth of a game of 5211, secrets included. Only rules and sampled worlds touch it."""

from typing import Final

from game.rules.five211.cards import Card
from game.rules.five211.moves import PlayCards
from game.rules.five211.options import Five211Options, TableNumbers
from game.rules.five211.records import Phase, RoundRecord

SEAT_SETS: Final = tuple(
    frozenset(seat for seat in range(5) if mask >> seat & 1) for mask in range(32)
)
"""Sets of seats by bit mask, made once: the table asks for them after every move."""


class State:
    """A game in progress. Chosen cards stay in `hands` until the reveal takes them out."""

    __slots__ = (
        "choices",
        "deck",
        "hands",
        "leftover",
        "numbers",
        "options",
        "phase",
        "pile",
        "points",
        "records",
        "removed",
        "round",
        "rows",
        "scored",
        "taken_back",
        "turn",
        "waiting",
    )

    def __init__(self, options: Five211Options) -> None:
        seats = options.seats
        self.options = options
        self.numbers: TableNumbers = options.numbers
        self.phase = Phase.DEAL
        self.deck = -1
        self.round = 0
        self.turn = 0
        self.removed: list[Card] = []
        self.leftover: list[Card] = []
        self.pile: list[Card] = []  # the top is the first
        self.hands: list[list[Card]] = [[] for _ in range(seats)]
        self.choices: list[PlayCards | None] = [None] * seats
        self.taken_back: tuple[int, ...] = (0,) * seats  # how often in this turn
        self.waiting = 0  # bit mask of the seats that still choose
        self.rows: list[list[Card]] = [[] for _ in range(seats)]
        self.points = [0] * seats
        self.scored = [0] * seats
        self.records: list[RoundRecord] = []

    def clone(self) -> "State":
        """A state of its own; cards, plays and records never change and may be shared."""
        twin = State.__new__(State)
        twin.options = self.options
        twin.numbers = self.numbers
        twin.phase = self.phase
        twin.deck = self.deck
        twin.round = self.round
        twin.turn = self.turn
        twin.removed = self.removed[:]
        twin.leftover = self.leftover[:]
        twin.pile = self.pile[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.choices = self.choices[:]
        twin.taken_back = self.taken_back
        twin.waiting = self.waiting
        twin.rows = [row[:] for row in self.rows]
        twin.points = self.points[:]
        twin.scored = self.scored[:]
        twin.records = self.records[:]
        return twin
