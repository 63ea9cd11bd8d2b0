"""The whole truth of a game of Chikyu, hidden hands included. Only rules and worlds touch it."""

from typing import Final

from game.core.seats import Seat
from game.rules.chikyu.cards import Card
from game.rules.chikyu.hands import Hand
from game.rules.chikyu.options import ChikyuOptions
from game.rules.chikyu.records import Led, Phase, RoundRecord, Trick

NOBODY: Final = -1
"""No seat, no hand, no kind: where a number says so faster than None."""


class State:
    """A game in progress. Hands are numbers with a bit a card, holds with a few bits a kind."""

    __slots__ = (
        "aside",
        "best",
        "chooser",
        "dropped",
        "first",
        "hands",
        "holds",
        "lacks",
        "lead",
        "led",
        "markers",
        "options",
        "order",
        "phase",
        "pinks",
        "points",
        "records",
        "round",
        "sits_out",
        "trick",
        "tricks",
        "turn",
        "winner",
    )

    def __init__(self, options: ChikyuOptions) -> None:
        seats, hands = options.seats, options.hands
        self.options = options
        self.phase = Phase.DEAL
        self.round = 0
        self.first: Seat = 0
        self.hands = [0] * hands
        self.aside = 0
        self.dropped = (0,) * hands  # what was left in the hands when a round was over
        self.lacks = [0] * hands  # bit masks of kinds
        self.order: tuple[Hand, ...] = ()
        self.led = Led.FREELY
        self.sits_out: Hand | None = None
        self.turn: Hand = NOBODY
        self.chooser: Seat = NOBODY
        self.trick: list[Card] = []
        self.lead = NOBODY
        self.winner: Hand = NOBODY
        self.best = 0  # rank of the card that takes the trick so far
        self.tricks: list[Trick] = []
        self.pinks: list[int] = []  # Intenton in each of them
        self.holds = [0] * seats
        self.points = [0] * seats
        self.markers: list[Seat] = []
        self.records: list[RoundRecord] = []

    def clone(self) -> "State":
        """A state of its own; cards, tricks and records never change and may be shared."""
        twin = State.__new__(State)
        twin.options = self.options
        twin.phase = self.phase
        twin.round = self.round
        twin.first = self.first
        twin.hands = self.hands[:]
        twin.aside = self.aside
        twin.dropped = self.dropped
        twin.lacks = self.lacks[:]
        twin.order = self.order
        twin.led = self.led
        twin.sits_out = self.sits_out
        twin.turn = self.turn
        twin.chooser = self.chooser
        twin.trick = self.trick[:]
        twin.lead = self.lead
        twin.winner = self.winner
        twin.best = self.best
        twin.tricks = self.tricks[:]
        twin.pinks = self.pinks[:]
        twin.holds = self.holds[:]
        twin.points = self.points[:]
        twin.markers = self.markers[:]
        twin.records = self.records[:]
        return twin
