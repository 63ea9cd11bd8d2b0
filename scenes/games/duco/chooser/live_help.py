"""Live help: the most that the chosen tile can bring at each place, however it is turned."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.places import Cell
from game.rules.duco.scoring import points_at
from game.rules.duco.town.board import IN_LINE
from game.rules.duco.town.cells import key_of
from game.rules.duco.town.tiles import QUARTERS
from scenes.games.duco.chooser.tile_choice import TileChoice


def best_points(choice: TileChoice) -> Mapping[Cell, int]:
    """By place; nothing where places are too many to be marked, or nobody counts on the way."""
    face, display = choice.face, choice.display
    options, board = display.layout.options, display.board
    if face is None or choice.is_growth or options.own_stacks or board.layout is not IN_LINE:
        return {}
    return {
        cell: max(
            points_at(board, face.turned(turn), key_of(cell), diagonal=options.diagonal)
            for turn in range(QUARTERS)
        )
        for cell in choice.places
    }
