"""The whole truth of a game of DuCo, stacks included. Only rules and sampled worlds touch it."""

from game.core.seats import Seat
from game.rules.duco.options import DucoOptions
from game.rules.duco.records import Growth, Phase, Turn
from game.rules.duco.town.board import Board, layout_of
from game.rules.duco.town.houses import HouseColour
from game.rules.duco.town.tiles import Face


class State:
    """A game in progress. The top of a stack is its last tile."""

    __slots__ = (
        "board",
        "colours",
        "first",
        "growth",
        "hands",
        "idle",
        "last_round",
        "line",
        "options",
        "own_stacks",
        "phase",
        "points",
        "removed",
        "rested",
        "round",
        "seat",
        "stack",
        "time_left",
        "timed_out",
        "turns",
    )

    def __init__(self, options: DucoOptions) -> None:
        seats = range(options.seats)
        self.options = options
        self.phase = Phase.DEAL
        self.first: Seat = 0
        self.seat: Seat = 0  # whose turn it is, or who laid last where all lay at once
        self.round = 0
        self.last_round = False
        self.board = Board(layout_of(options))
        self.stack: list[Face] = []
        self.hands: list[list[Face]] = [[] for _ in seats]
        self.line: list[Face] = []
        self.own_stacks: list[list[Face]] = [[] for _ in seats]
        self.colours: tuple[HouseColour, ...] = ()  # by seat, where stacks are owned
        self.removed: list[Face] = []  # of scored sets, until they are shuffled again
        self.growth: Growth | None = None
        self.points = [0 for _ in seats]
        self.turns: list[Turn] = []
        self.time_left: int | None = None  # milliseconds, while a clock runs
        self.rested: int | None = None  # what a countdown had left while it rests
        self.idle = 0  # turns in a row that ran out of time
        self.timed_out = False  # whether the countdown ended the game

    def clone(self) -> "State":
        """A state of its own; faces, cells and turns never change and may be shared."""
        twin = State.__new__(State)
        twin.options = self.options
        twin.phase = self.phase
        twin.first = self.first
        twin.seat = self.seat
        twin.round = self.round
        twin.last_round = self.last_round
        twin.board = self.board.clone()
        twin.stack = self.stack[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.line = self.line[:]
        twin.own_stacks = [stack[:] for stack in self.own_stacks]
        twin.colours = self.colours
        twin.removed = self.removed[:]
        twin.growth = self.growth
        twin.points = self.points[:]
        twin.turns = self.turns[:]
        twin.time_left = self.time_left
        twin.rested = self.rested
        twin.idle = self.idle
        twin.timed_out = self.timed_out
        return twin
