"""Why a move is refused, in a sentence for the player."""

from game.core.places import Cell
from game.core.seats import Seat
from game.core.words import _
from game.rules.duco.board import Board
from game.rules.duco.cells import BESIDE_SHIFTED, FARTHEST, OVERLAPPING, SIDE, key_of, keys_of
from game.rules.duco.legal import SWAPS, tiles_to_lay
from game.rules.duco.moves import DucoMove, Grow, Lay, Rearrange
from game.rules.duco.options import Mode, Supply
from game.rules.duco.records import Phase
from game.rules.duco.state import State
from game.rules.duco.tiles import Face, Tile

_CORNER_TO_CORNER = keys_of(((-SIDE, -SIDE), (SIDE, -SIDE), (SIDE, SIDE), (-SIDE, SIDE)))


def refusal(state: State, seat: Seat, move: DucoMove) -> str:
    """What is wrong with a move of a seat whose turn it is."""
    if state.phase is Phase.GROW:
        return _("First say where the new tile goes: one of the two places in the middle.")
    if isinstance(move, Lay):
        return _lay_refusal(state, seat, move)
    if isinstance(move, Rearrange):
        return _rearrange_refusal(state, move)
    if isinstance(move, Grow):
        return _("The town is no rectangle: there is nothing to choose.")
    return _("Only chance shuffles the tiles.")


def _lay_refusal(state: State, seat: Seat, move: Lay) -> str:
    if state.options.mode is Mode.CORNER_CLUSTER:
        return _("No tiles are laid in Corner Cluster: swap two, turn one, or both.")
    tiles = tiles_to_lay(state.options, state.hands[seat], state.line)
    if all(move.face.tile is not held.tile for held in tiles):
        return _tile_refusal(state, move.face.tile)
    if not state.board.is_open(move.cell):
        return _place_refusal(state.board, move.cell)
    if not state.options.rotation:
        return _("Lying tiles stay as they are in this game.")
    assert move.turned is not None
    return _turn_refusal(state.board, move.turned)


def _tile_refusal(state: State, tile: Tile) -> str:
    if state.options.supply is not Supply.LINEUP:
        return _("That tile is not in your hand.")
    if any(tile is face.tile for face in state.line):
        return _("Only the end tiles may be taken.")
    return _("That tile is not in the line.")


def _place_refusal(board: Board, cell: Cell) -> str:
    if max(map(abs, cell)) > FARTHEST:
        return _("That is beyond the table.")
    key = key_of(cell)
    cells = {key_of(laid.cell) for laid in board.laid}
    if key in cells:
        return _("A tile lies there already.")
    if any(key + step in cells for step in OVERLAPPING):
        return _("Tiles may not cover each other.")
    if any(key + step in cells for step in BESIDE_SHIFTED):
        return _("Tiles lie in line here: a whole side along a whole side.")
    if any(key + step in cells for step in _CORNER_TO_CORNER):
        return _("Tiles meet side to side here.")
    return _("That is not next to a tile.")


def _rearrange_refusal(state: State, move: Rearrange) -> str:
    if state.options.mode is not Mode.CORNER_CLUSTER:
        return _("In this game a tile is laid on every turn.")
    if move.swap not in SWAPS:
        return _("Only two neighbours change places.")
    assert move.turned is not None
    return _turn_refusal(state.board, move.turned)


def _turn_refusal(board: Board, turned: Face) -> str:
    index = board.index_of(turned.tile)
    if index is None:
        return _("That tile does not lie on the table.")
    if board.laid[index].face is turned:
        return _("That tile lies this way already.")
    return _("That tile is covered: nobody can turn it.")
