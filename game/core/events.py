"""The words in which a match tells what happened. Events are shown, never saved or read back.

A game may add words of its own. Faces are None where the viewer may not know the card.
"""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import partial
from typing import Final, NamedTuple, TypeAlias

from game.core.outcome import Outcome
from game.core.places import Place
from game.core.seats import Seat

Face: TypeAlias = Hashable

Count: TypeAlias = tuple[int, ...]
"""How far a match has come, in the game's own numbers from 0; its teller puts them into words."""


class Event:
    """Something that happened at the table."""

    __slots__ = ()


Emit: TypeAlias = Callable[[Event], None]


class CardMove(NamedTuple):
    """One card's way from one place to another."""

    source: Place
    target: Place
    face: Face | None


Way: TypeAlias = tuple[Place, Place, Face | None]

card_move: Final[Callable[[Way], CardMove]] = partial(tuple.__new__, CardMove)
"""The same without a step of Python, for rules that tell of hundreds of cards a match."""


@dataclass(frozen=True, slots=True)
class Shuffled(Event):
    """The pile was shuffled and holds `count` cards."""

    count: int


@dataclass(frozen=True, slots=True)
class CardsMoved(Event):
    """Cards went from place to place, in this order."""

    moves: tuple[CardMove, ...]


@dataclass(frozen=True, slots=True)
class Locking(Event):
    """A seat's hidden choice came or went: small news, nothing to tell before the reveal."""

    seat: Seat
    moves: tuple[CardMove, ...]


@dataclass(frozen=True, slots=True)
class CardsCommitted(Locking):
    """A seat locked its choice, face down."""


@dataclass(frozen=True, slots=True)
class CardsTakenBack(Locking):
    """A seat took its locked choice back into the hand."""


@dataclass(frozen=True, slots=True)
class CardsRevealed(Event):
    """Locked cards were turned over, all at once: one tuple of faces a seat."""

    faces: tuple[tuple[Face, ...], ...]


@dataclass(frozen=True, slots=True)
class FirstSeatNamed(Event):
    """Who begins: by lot, or since the table said so."""

    seat: Seat
    by_lot: bool


@dataclass(frozen=True, slots=True)
class TurnStarted(Event):
    """These seats may choose now, named in playing order."""

    seats: tuple[Seat, ...]
    count: Count


@dataclass(frozen=True, slots=True)
class ScoreChanged(Event):
    """A seat's new total, and what would decide between equal points."""

    seat: Seat
    points: int
    tie_break: int


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """A round is over and scored."""

    count: Count


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """Nothing more will happen."""

    outcome: Outcome
