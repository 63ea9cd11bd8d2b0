"""Tables of Chikyu in mid-game, for claims about bots."""

from collections.abc import Iterator
from typing import Final, TypeAlias

from game.core.match import Match
from game.core.rng import Rng
from game.rules.chikyu.moves import ChikyuMove
from game.rules.chikyu.options import ChikyuOptions, Deck, Piles
from game.rules.chikyu.rules import Chikyu
from game.rules.chikyu.state import State
from game.rules.chikyu.view import ChikyuView

Table: TypeAlias = Match[ChikyuOptions, State, ChikyuMove, ChikyuView]

OPTIONS: Final = [
    ChikyuOptions(seats, expansion, piles, deck)
    for seats in (2, 3, 4, 5)
    for expansion, piles, deck in (
        (False, Piles.OPEN, Deck.TRIMMED),
        (True, Piles.OPEN, Deck.TRIMMED),
        (False, Piles.CLOSED, Deck.WHOLE),
    )
]
"""Every number of seats, with and without the expansion, and every other answer once."""


def new_table(options: ChikyuOptions, seed: int = 1) -> Table:
    """A match that has been dealt."""
    match: Table = Match.start(Chikyu(), options, seed, "salt")
    match.deal()
    return match


def decisions(options: ChikyuOptions, seed: int = 1) -> Iterator[tuple[Table, ChikyuView]]:
    """Every decision of a game in which all choose blindly, as the seat that decides sees it."""
    match = new_table(options, seed)
    rng = Rng(seed, "decisions")
    while match.outcome is None:
        (seat,) = match.to_act()
        yield match, match.view(seat)
        match.play(seat, rng.choice(match.legal_moves(seat)))


def view_after(plays: int, options: ChikyuOptions, seed: int = 1) -> ChikyuView:
    """What the seat knows that decides after so many blind plays."""
    for number, (_match, view) in enumerate(decisions(options, seed)):
        if number == plays:
            return view
    raise AssertionError("the game was over before")
