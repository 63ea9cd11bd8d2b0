"""The base of every move. A game's moves are frozen values, written into the log."""

from dataclasses import dataclass

from game.core.seats import Seat


class Move:
    """A decision of a seat, or of chance."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class PassTime(Move):
    """So much time went by while a clock ran: the only move of the clock, in any game."""

    milliseconds: int


@dataclass(frozen=True, slots=True)
class DealAnew(Move):
    """All that a seat could not know then was dealt anew: a move of chance, in any game.

    Only a match that is played on from another one has it, where the other one was left.
    """

    seat: Seat
    salt: str
    """Another one is another deal: the seed has given its own already."""
