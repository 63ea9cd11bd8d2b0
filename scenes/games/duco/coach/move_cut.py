"""A move of DuCo as a picture: the town around what it lays, turns or swaps, as it would be."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygame import Rect

from game.kits.set_up import Chair
from game.rules.duco.moves import DucoMove, Grow, Lay, Rearrange
from game.rules.duco.town.board import Laid
from game.rules.duco.view import DucoView
from scenes.engine.drawing.painter import Painter
from scenes.engine.i18n import _
from scenes.games.duco.chooser.ghost import Ghost
from scenes.games.duco.town.town_cut import CORNER, TownCut, draw_cut, ghost_of, lamps_of
from scenes.games.kit import PlayedOut


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


def played_out(
    before: DucoView, _after: object, move: DucoMove, _chairs: Sequence[Chair]
) -> PlayedOut:
    """The town around the place, without the move and with it."""
    cut = move_cut(move, before, 0)
    cell = cut.ghost.cell
    ghost = Ghost(None, cell)
    if isinstance(move, Rearrange):
        face = next(laid.face for laid in before.laid if laid.cell == cell)
        ghost = Ghost(face, cell, is_down=True)
    lying = partial(_draw, laid=before.laid, ghost=ghost)
    return PlayedOut(_("After"), lying, partial(_draw, laid=cut.laid, ghost=cut.ghost))


def _draw(painter: Painter, area: Rect, laid: Sequence[Laid], ghost: Ghost) -> None:
    px, palette = painter.theme.metrics.px, painter.theme.palette
    painter.box(area, palette.table_middle, radius=px(CORNER))
    draw_cut(painter, area, laid, ghost)


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
