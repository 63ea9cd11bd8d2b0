"""Matches of Chikyu played up to a moment worth a picture.

Everybody plays by chance from the seed, so that the rules alone decide what is found: the bots may
learn without changing a picture.
"""

from __future__ import annotations

from collections.abc import Callable

from game.core.rng import Rng
from game.core.seats import PUBLIC, Seat
from game.rules.chikyu.moves import ChikyuMove
from game.rules.chikyu.view import ChikyuView
from scenes.games.chikyu.own_session import ChikyuSession

MOST_MOVES = 400
Reached = Callable[[ChikyuView], bool]
Change = Callable[[ChikyuView, ChikyuView], bool]
"""From the view before a card to the one after it."""


class Script:
    """Moves by chance for everybody."""

    def __init__(self, session: ChikyuSession, seed: int) -> None:
        self.session = session
        self._rng = Rng(seed, "gallery")

    @property
    def public(self) -> ChikyuView:
        """What everybody sees."""
        return self.session.view(PUBLIC)

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.session.outcome is not None

    def move(self) -> None:
        """Whoever is next plays a card."""
        (seat,) = self.session.waiting_for()
        self.session.submit(seat, self.pick(seat))

    def pick(self, seat: Seat) -> ChikyuMove:
        """One of the cards that may be played."""
        legal = self.session.view(seat).legal
        return legal[self._rng.below(len(legal))]

    def moves(self, count: int) -> None:
        """So many cards, or as many as there are."""
        for _move in range(count):
            if not self.is_over:
                self.move()

    def move_until(self, reached: Reached) -> bool:
        """Go on until something is so; false if the match ends before."""
        for _move in range(MOST_MOVES):
            if self.is_over:
                return False
            if reached(self.public):
                return True
            self.move()
        return False

    def finish(self) -> None:
        """To the end of the match."""
        self.move_until(lambda _view: False)
