"""How far a game of Chikyu has come: tricks and rounds that are over, and what they brought."""

from enum import Enum
from typing import NamedTuple

from game.core.seats import Seat
from game.rules.chikyu.cards import Card, Kind
from game.rules.chikyu.hands import Hand


class Phase(Enum):
    """What the table waits for."""

    DEAL = "deal"
    BLIND = "blind"
    """Chance draws the next lead."""
    PLAY = "play"
    OVER = "over"


class Led(Enum):
    """How the first card of a trick comes about."""

    FREELY = "freely"
    BLIND = "blind"
    """Butterfingy: drawn from a shuffled hand."""
    PICKED = "picked"
    """Butterfingy won by a dependency: the opponent picks the card."""
    COLOURLESS = "colourless"
    """Leizy: the second card sets the kind to follow."""


class Trick(NamedTuple):
    """A trick that is over: its cards are one pile (reading R6), owned by who plays the winner."""

    hands: tuple[Hand, ...]
    """Who played, the leader first."""
    cards: tuple[Card, ...]
    led: Led
    sits_out: Hand | None
    lead: Kind
    """The kind that was to be followed."""
    winner: Hand

    @property
    def winning_card(self) -> Card:
        """The card with which it was won."""
        return self.cards[self.hands.index(self.winner)]


class Step(NamedTuple):
    """What one phase of the scoring does to one marker."""

    counted: int
    """Points of the phase, after Dillindallin, before Leizy."""
    gain: int
    """The same after Leizy's cut."""
    before: int
    after: int
    """Where the marker stands; never below the floor."""


class SeatScore(NamedTuple):
    """One seat's line of the score sheet."""

    hold: tuple[int, ...]
    """Cards taken, by kind."""
    piles: tuple[int, ...]
    """What each pile is worth, in the order taken."""
    colours: int
    colour_points: int
    over: frozenset[Kind]
    """Kinds that are over the limit and bite."""
    one: Step
    two: Step
    three: Step
    receivers: tuple[Seat, ...]
    """Who gets a gift from this seat; others may give nothing, or have nobody behind them."""

    @property
    def first_sum(self) -> int:
        """Piles and colours, before anything is halved."""
        return sum(self.piles) + self.colour_points

    @property
    def before(self) -> int:
        """Points before the round."""
        return self.one.before

    @property
    def after(self) -> int:
        """Points after the round."""
        return self.three.after


class RoundRecord(NamedTuple):
    """A finished round."""

    round: int
    first: Seat
    tricks: tuple[Trick, ...]
    dropped: tuple[int, ...]
    """Cards left in each hand, which count for nobody."""
    scores: tuple[SeatScore, ...]
    orders: tuple[tuple[Seat, ...], ...]
    """Who is scored when, in each of the three phases."""
    markers: tuple[Seat, ...]
    """Afterwards: whose marker has lain longest where it lies, first."""
