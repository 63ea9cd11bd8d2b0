"""The master where tiles shift, cover or turn: the best lays, less what each leaves to others."""

from collections.abc import Iterator
from typing import Final

from game.ai.bot import Work
from game.ai.duco.sampled_greedy import apply_choice, look
from game.ai.duco.search.lays import ScoredLay, turnings
from game.ai.duco.taste import PLAIN, Taste, liking
from game.core.rng import Rng
from game.rules.duco.legal import tiles_to_lay
from game.rules.duco.moves import DucoMove
from game.rules.duco.scoring import points_at
from game.rules.duco.town.board import Board
from game.rules.duco.town.tiles import FACES, Face
from game.rules.duco.view import DucoView

PLACES: Final = 120_000
"""Placements that may be looked at in the imagination."""
MOST_LAYS: Final = 24
FEWEST_LAYS: Final = 4
TURNED_REPLIES: Final = 16
"""Replies that are looked at with a turn of a lying tile, where that is played."""


class Foresight:
    """One decision; `judged` holds the lays that were looked at twice, best first."""

    def __init__(self, view: DucoView, rng: Rng, style: Taste = PLAIN) -> None:
        self._view = view
        self._rng = rng
        self._style = style
        self._board = view.board()
        self.judged: list[tuple[float, int, ScoredLay]] = []
        """Value, the most that it leaves to the next seat, and the lay."""

    def decide(self) -> Work[DucoMove]:
        """Judge, and give the best."""
        yield from self.judge()
        return self.judged[0][2].move

    def judge(self) -> Work[DucoMove]:
        """Look at everything once, and at the best again with the replies of the others."""
        view, board = self._view, self._board
        choices: list[tuple[float, float, ScoredLay]] = []
        for seen in look(view, board, self._rng):
            choices += [(each.worth, self._rng.random(), each) for each in seen]
            yield
        choices.sort(key=lambda each: each[:2], reverse=True)
        others = max(view.options.seats - 1, 1)
        for worth, _, choice in choices[: self._lays()]:
            replies = []
            for reply in self._replies(choice):
                replies.append(reply)
                yield
            liked = liking(self._style, board, choice.face, choice.key, view.viewer)
            value = worth + liked - sum(replies) / others * (1 + self._style.spite)
            self.judged.append((value, replies[0] if replies else 0, choice))
        self.judged.sort(key=lambda each: each[0], reverse=True)
        return view.legal[0]

    def _replies(self, choice: ScoredLay) -> Iterator[int]:
        """The most that each of the others who still lay could make of it, the next one first."""
        seats = self._still_to_reply(choice)
        after = self._board.clone()
        apply_choice(after, choice, self._view.viewer)
        if self._view.line:
            line = [face for face in self._view.line if face.tile is not choice.face.tile]
            best = self._best(after, tiles_to_lay(self._view.options, (), line))
            yield from [best] * len(seats)
        else:
            for seat in seats:
                yield self._best(after, self._view.hands[seat])

    def _best(self, board: Board, tiles: tuple[Face, ...]) -> int:
        diagonal = self._view.options.diagonal
        worths = [
            (points_at(board, face, key, diagonal=diagonal), face.index, key)
            for held in tiles
            for key in board.open
            for face in held.tile.faces
        ]
        if not self._view.options.rotation:
            return max(worths, default=(0,))[0]
        # Whoever replies may turn a lying tile as well, and does so where most is won already.
        worths.sort(reverse=True)
        best = 0
        for worth, face, key in worths[:TURNED_REPLIES]:
            ways = turnings(board, FACES[face], key, diagonal=diagonal)
            best = max(best, worth + max([0, *(added for _turned, added in ways)]))
        return best

    def _still_to_reply(self, choice: ScoredLay) -> list[int]:
        view = self._view
        seats, goal = view.options.seats, view.options.goal
        ends = view.last_round or (
            goal is not None and view.points[view.viewer] + choice.worth >= goal
        )
        others = (view.first - view.viewer - 1) % seats if ends else seats - 1
        return [(view.viewer + step) % seats for step in range(1, others + 1)]

    def _lays(self) -> int:
        """So many lays can be looked at twice."""
        view = self._view
        tiles = 2 if view.line else sum(map(len, view.hands)) - len(view.hands[view.viewer])
        cost = 4 * len(self._board.open) * max(tiles, 1)
        return max(FEWEST_LAYS, min(MOST_LAYS, PLACES // cost))
