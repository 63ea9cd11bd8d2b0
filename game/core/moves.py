"""The base of every move. A game's moves are frozen values, written into the log."""


class Move:
    """A decision of a seat, or of chance."""

    __slots__ = ()
