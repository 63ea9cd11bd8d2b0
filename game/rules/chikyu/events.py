"""What only Chikyu tells; all else is told in the shared words. Hands are numbers as in `hands`."""

from dataclasses import dataclass

from game.core.events import CardMove, Event
from game.core.seats import Seat
from game.rules.chikyu.cards import Card, Kind
from game.rules.chikyu.hands import Hand
from game.rules.chikyu.records import Led, RoundRecord, SeatScore, Step, Trick


@dataclass(frozen=True, slots=True)
class TrickOpened(Event):
    """A trick begins: who plays in it, the leader first, how it is led, and who sits out."""

    round: int
    number: int
    hands: tuple[Hand, ...]
    led: Led
    sits_out: Hand | None


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A card was played open from a hand."""

    hand: Hand
    card: Card
    way: CardMove
    """From the hand to the trick."""
    blind: bool
    leads: bool
    winner: Hand | None
    """Whose card takes the trick so far: after Leizy it may be the leader's in hindsight."""
    looks_away: bool
    """A Turnablindie that does not follow; whether it could have is nobody's business."""

    @property
    def wins(self) -> bool:
        """Whether this card takes the trick so far."""
        return self.winner == self.hand


@dataclass(frozen=True, slots=True)
class LeadSet(Event):
    """This hand's card says which kind is followed."""

    hand: Hand
    kind: Kind
    late: bool = False
    """After Leizy it is the second card, not the lead."""


@dataclass(frozen=True, slots=True)
class TrickTaken(Event):
    """The trick went to a hand, as a pile of the seat in charge of it."""

    number: int
    seat: Seat
    trick: Trick
    ways: tuple[CardMove, ...]


@dataclass(frozen=True, slots=True)
class EffectWon(Event):
    """A trick was won with Butterfingy, Sluggos or Leizy."""

    hand: Hand
    kind: Kind
    leader: Hand | None
    """Who leads the next trick; None when it was the last: the effect lapses."""
    card: Card
    """What the trick was won with."""


@dataclass(frozen=True, slots=True)
class LimitPassed(Event):
    """A seat has just taken too many of a kind that bites."""

    seat: Seat
    kind: Kind
    count: int


@dataclass(frozen=True, slots=True)
class RoundPlayed(Event):
    """Somebody has played the last card; what others still hold is dropped."""

    round: int
    last: tuple[Hand, ...]
    """Who has no card left."""
    dropped: tuple[int, ...]
    """Cards left, by hand."""
    ways: tuple[CardMove, ...]


@dataclass(frozen=True, slots=True)
class ScoringOpened(Event):
    """All piles lie open. The whole record, for who wants to show it at once; steps follow."""

    record: RoundRecord


@dataclass(frozen=True, slots=True)
class PhaseOpened(Event):
    """A phase of the scoring, 1 to 3, and its order; told when it changes something."""

    phase: int
    order: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class PilesCounted(Event):
    """Phase I: what each pile of a seat is worth; too many Intenton make those with pink cost."""

    seat: Seat
    piles: tuple[int, ...]
    too_many: bool


@dataclass(frozen=True, slots=True)
class ColoursCounted(Event):
    """Phase I: how many colours of all, and what they bring."""

    seat: Seat
    colours: int
    all_colours: int
    points: int


@dataclass(frozen=True, slots=True)
class PointsHalved(Event):
    """Phase I: too many Dillindallin halve the sum."""

    seat: Seat
    points: int
    half: int


@dataclass(frozen=True, slots=True)
class TurnablindiesCost(Event):
    """Phase II: too many Turnablindies cost a point each."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class GiftsGiven(Event):
    """Phase III: too many Inadven/Faul give to everybody behind; nobody is there if it is empty."""

    giver: Seat
    receivers: tuple[Seat, ...]
    each: int


@dataclass(frozen=True, slots=True)
class PointsCut(Event):
    """Too many Leizy cut a phase to a multiple of five."""

    seat: Seat
    phase: int
    points: int
    cut: int


@dataclass(frozen=True, slots=True)
class MarkerMoved(Event):
    """A marker moves; the floor may stop it."""

    seat: Seat
    phase: int
    step: Step

    @property
    def stopped(self) -> bool:
        """Whether the floor kept it from losing more."""
        return self.step.before + self.step.gain < self.step.after


@dataclass(frozen=True, slots=True)
class SeatScored(Event):
    """All of a seat's line is told: what the sheet shows from now on."""

    seat: Seat
    score: SeatScore
