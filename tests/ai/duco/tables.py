"""Tables of DuCo in mid-game, for claims about bots."""

from game.core.match import Match
from game.core.options import OptionValue
from game.core.rng import Rng
from game.kits.duco.kit import DUCO, DucoMatch
from game.rules.duco.town.board import Board, layout_of
from game.rules.duco.view import DucoView


def mid_game(moves: int, seed: int = 1, /, **answers: OptionValue) -> DucoMatch:
    """A match after so many blind moves."""
    match: DucoMatch = Match.start(DUCO.rules, DUCO.options_with(answers), seed, "salt")
    match.deal()
    rng = Rng(seed, "mid-game")
    for _ in range(moves):
        if not match.to_act():
            break
        seat = rng.choice(sorted(match.to_act()))
        match.play(seat, rng.choice(match.legal_moves(seat)))
    return match


def mid_view(moves: int, seed: int = 1, /, **answers: OptionValue) -> DucoView:
    """What the seat whose turn it is knows then."""
    match = mid_game(moves, seed, **answers)
    return match.view(min(match.to_act()))


def board_of(view: DucoView) -> Board:
    """The table of a view."""
    return Board(layout_of(view.options), view.laid)
