"""The base of every move. A game's moves are frozen values, written into the log."""

from dataclasses import dataclass


class Move:
    """A decision of a seat, or of chance."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class PassTime(Move):
    """So much time went by while a clock ran: the only move of the clock, in any game."""

    milliseconds: int
