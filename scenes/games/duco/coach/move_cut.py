"""A move of DuCo as a picture: the town around what it lays, turns or swaps, as it would be."""

from __future__ import annotations

from game.rules.duco.moves import DucoMove, Grow, Lay, Rearrange
from game.rules.duco.town.board import Laid
from game.rules.duco.view import DucoView
from scenes.games.duco.chooser.ghost import Ghost
from scenes.games.duco.town.town_cut import TownCut, ghost_of, lamps_of


def move_cut(move: DucoMove, view: DucoView, units: float) -> TownCut:
    """A square of some units; the view is the one in which the move is, or was, made."""
    match move:
        case Lay():
            laid = [_turned(each, move) for each in view.laid]
            lamps = () if view.options.counts_at_end else lamps_of(view.board(), move, view.options)
            return TownCut(units, laid, ghost_of(move, lamps))
        case Grow():
            return TownCut(units, view.laid, Ghost(None, move.cell))
        case Rearrange():
            return _rearranged(move, view, units)
        case _:
            raise TypeError(f"nobody chooses {move}")


def _turned(laid: Laid, move: Lay | Rearrange) -> Laid:
    if move.turned is None or laid.face.tile is not move.turned.tile:
        return laid
    return laid._replace(face=move.turned)


def _rearranged(move: Rearrange, view: DucoView, units: float) -> TownCut:
    """The cluster after the move, around what is turned, or swapped, or its middle."""
    places = {laid.cell: laid.face for laid in view.laid}
    if move.swap is not None:
        one, other = move.swap
        places[one], places[other] = places[other], places[one]
    after = [_turned(laid._replace(face=places[laid.cell]), move) for laid in view.laid]
    moved = [laid for laid in after if move.turned is not None and laid.face is move.turned]
    moved += [laid for laid in after if move.swap is not None and laid.cell in move.swap]
    shown = (moved or [laid for laid in after if laid.cell == (0, 0)])[0]
    return TownCut(units, after, Ghost(shown.face, shown.cell, is_down=True))
