"""Towns for lessons: found among those that chance deals, with the learner's turn first."""

from game.core.match import Match
from game.core.places import Cell
from game.core.prepared import PreparedMatch
from game.rules.duco.board import Board
from game.rules.duco.cells import key_of
from game.rules.duco.moves import Deal, Lay
from game.rules.duco.options import DucoOptions
from game.rules.duco.rules import Duco
from game.rules.duco.scoring import points_at
from game.rules.duco.view import DucoView

OPTIONS = DucoOptions(seats=2)


class Town:
    """The town of a seed, and what the learner's first tile is worth in it."""

    def __init__(self, seed: int) -> None:
        rules = Duco()
        chance = Match.start(rules, OPTIONS, seed)
        chance.deal()
        _chance, dealt = chance.log.entries[0]
        assert isinstance(dealt, Deal)
        deal = Deal(0, dealt.order)
        self.deal = rules.encode_move(deal)
        match = PreparedMatch.lay(rules, OPTIONS, (deal,))
        match.deal()
        self._rules = rules
        self._view: DucoView = match.view(0)
        self._board: Board = self._view.board()

    def as_it_lies(self, cell: Cell) -> str:
        """The move that lays the tile at a cell without a turn."""
        return self._rules.encode_move(Lay(self._view.hands[0][0], cell))

    def worth(self, least: int, cell: Cell | None = None) -> tuple[str, ...]:
        """All moves, or all at a cell, that bring so many points or more."""
        found = []
        for move in self._view.legal:
            if isinstance(move, Lay) and cell in (None, move.cell):
                points = points_at(self._board, move.face, key_of(move.cell), diagonal=False)
                if points >= least:
                    found.append(self._rules.encode_move(move))
        return tuple(found)
