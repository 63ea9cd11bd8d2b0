"""Matches of DuCo played up to a moment worth a picture.

Everybody lays by chance from the seed, the best of a few places, so that the rules alone decide
what is found: the bots may learn without changing a picture.
"""

from __future__ import annotations

from collections.abc import Callable

from game.core.places import Cell
from game.core.rng import Rng
from game.core.seats import PUBLIC, Seat
from game.rules.duco.moves import DucoMove, Lay, Rearrange
from game.rules.duco.scoring import points_at
from game.rules.duco.town.board import Board
from game.rules.duco.town.cells import SIDE, key_of
from game.rules.duco.town.clusters import CLUSTER_CELLS, sets_of
from game.rules.duco.view import DucoView
from scenes.games.duco.own_session import DucoSession

LOOKED_AT, REARRANGEMENTS = 12, 150
"""What somebody thinks of before laying, or before moving what lies."""
MOST_MOVES = 400


class Script:
    """Moves by chance for everybody; where several may move, the first seat comes last."""

    def __init__(self, session: DucoSession, seed: int) -> None:
        self.session = session
        self._rng = Rng(seed, "gallery")

    def move(self) -> None:
        """One seat does something: who has laid the fewest, where all may at once."""
        waiting, view = self.session.waiting_for(), self.session.view(PUBLIC)
        laid = [turn.seat for turn in view.turns] if view.options.at_once else []
        seat = min(waiting, key=lambda seat: (laid.count(seat), -seat))
        self.session.submit(seat, self.pick(seat))

    def pick(self, seat: Seat) -> DucoMove:
        """The best of a few moves."""
        view = self.session.view(seat)
        legal, board = view.legal, view.board()
        looked_at = REARRANGEMENTS if isinstance(legal[0], Rearrange) else LOOKED_AT
        some = [legal[self._rng.below(len(legal))] for _ in range(looked_at)]
        return max(some, key=lambda move: _worth(move, board, view))

    def moves(self, count: int) -> None:
        """So many moves, or as many as there are."""
        for _move in range(count):
            if self.session.outcome is None:
                self.move()

    def move_until(self, reached: Callable[[DucoView], bool]) -> bool:
        """Go on until something is so; false if the match ends before."""
        for _move in range(MOST_MOVES):
            if self.session.outcome is not None:
                return False
            if reached(self.session.view(PUBLIC)):
                return True
            self.move()
        return False

    def turn_of(self, seat: Seat) -> None:
        """Go on until the table waits for a seat, alone unless all may act at once."""

        def waits(view: DucoView) -> bool:
            return view.waiting == (seat,) or (view.options.at_once and seat in view.waiting)

        self.move_until(waits)

    def fill_rectangle(self) -> None:
        """Let the town become one field longer, and then a rectangle; all lay badly for it."""
        first = self.session.view(PUBLIC).board().bounds
        wanted = first[0], first[1], first[2] + SIDE, first[3]
        while self.session.outcome is None:
            view = self.session.view(max(self.session.waiting_for()))
            if view.growth is not None:
                return
            board = view.board()
            inside = [
                move
                for move in view.legal
                if isinstance(move, Lay) and _is_within(move.cell, wanted)
            ]
            self.session.submit(view.seat, min(inside, key=lambda move: _worth(move, board, view)))

    def finish(self) -> None:
        """To the end of the match."""
        self.move_until(lambda _view: False)


def _is_within(cell: Cell, bounds: tuple[int, int, int, int]) -> bool:
    left, top, right, bottom = bounds
    return left <= cell[0] <= right - SIDE and top <= cell[1] <= bottom - SIDE


def _worth(move: DucoMove, board: Board, view: DucoView) -> int:
    match move:
        case Lay():
            return points_at(board, move.face, key_of(move.cell), diagonal=view.options.diagonal)
        case Rearrange():
            return _sets_after(move, view)
        case _:
            return 0


def _sets_after(move: Rearrange, view: DucoView) -> int:
    faces = [laid.face for laid in view.laid]
    if move.swap is not None:
        one, other = (CLUSTER_CELLS.index(cell) for cell in move.swap)
        faces[one], faces[other] = faces[other], faces[one]
    if move.turned is not None:
        tiles = [face.tile for face in faces]
        faces[tiles.index(move.turned.tile)] = move.turned
    return len(sets_of(faces))
