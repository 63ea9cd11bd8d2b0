"""What somebody has chosen so far in a turn: tile, turn, place; and what would come of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.core.places import Cell
from game.core.seats import PUBLIC, Seat
from game.rules.duco.legal import tiles_to_lay
from game.rules.duco.moves import DucoMove, Grow, Lay
from game.rules.duco.scoring import Lamp, lamps_at, largest_group, points_at
from game.rules.duco.town.board import IN_LINE, Board, Laid
from game.rules.duco.town.cells import FIELD_STEPS, key_of
from game.rules.duco.town.tiles import QUARTERS, Face, Tile
from scenes.games.duco.display import Display
from scenes.games.duco.panels.seat_boxes import TileSpot


class _Aim(NamedTuple):
    """What decides which lamps are lit."""

    board: Board
    face: Face
    cell: Cell
    turned: Face | None


class TileChoice:
    """The turn of the person who looks; the display is what it is chosen from."""

    def __init__(self, display: Display, seat: Seat | None = None) -> None:
        self.display = display
        self._seat = seat
        self.which = 0
        self.down: Cell | None = None
        self.cursor: Cell = (0, 0)
        self.turned: Face | None = None
        self.another_went_back = False
        self._turns: dict[Tile, int] = {}
        self._lit: tuple[_Aim, tuple[Lamp, ...]] | None = None

    @property
    def seat(self) -> Seat:
        """Who chooses."""
        display = self.display
        if self._seat is not None:
            return self._seat
        return display.layout.own if display.viewer == PUBLIC else display.viewer

    @property
    def is_growth(self) -> bool:
        """A place for a tile that nobody has seen is to be chosen."""
        return self.display.growth is not None

    @property
    def tiles(self) -> Sequence[Face]:
        """What may be laid, in the order in which it is seen."""
        display = self.display
        return tiles_to_lay(display.layout.options, display.hands[self.seat], display.line)

    @property
    def face(self) -> Face | None:
        """The chosen tile as it would lie."""
        tiles = self.tiles
        return self.lying(tiles[min(self.which, len(tiles) - 1)]) if tiles else None

    def lying(self, held: Face) -> Face:
        """A tile in hand as it was turned there."""
        return held.turned(self._turns.get(held.tile, 0))

    @property
    def hand_spots(self) -> list[TileSpot]:
        """Where the tiles to choose from lie: in the own hand, or in the line."""
        display = self.display
        if display.layout.options.line:
            return display.layout.line_spots(len(display.line))
        held = len(display.hands[self.seat])
        return display.layout.boxes[self.seat].spots(held, self.which)

    @property
    def seen_tiles(self) -> list[Face]:
        """They as they are turned."""
        display = self.display
        lineup = display.layout.options.line
        held = display.line if lineup else display.hands[self.seat]
        return [self.lying(face) for face in held]

    def is_chosen(self, place: int) -> bool:
        """Whether the tile at this place would be laid."""
        seen, face = self.seen_tiles, self.face
        return face is not None and place < len(seen) and seen[place] is face

    @property
    def home(self) -> TileSpot | None:
        """Where the chosen tile belongs until it is laid."""
        spots = self.hand_spots
        return next((spot for place, spot in enumerate(spots) if self.is_chosen(place)), None)

    def turn(self, quarters: int) -> None:
        """Turn the chosen tile; it stays so until it is laid."""
        tiles = self.tiles
        if tiles:
            tile = tiles[min(self.which, len(tiles) - 1)].tile
            self._turns[tile] = self._turns.get(tile, 0) + quarters

    def turn_back(self, tile: Tile) -> None:
        """A tile in hand lies as it was drawn again."""
        self._turns.pop(tile, None)

    @property
    def turnable(self) -> tuple[Cell, ...]:
        """Where tiles lie that may be turned in this game, and can be seen."""
        display = self.display
        if not display.layout.options.rotation or self.is_growth:
            return ()
        faces = display.board.turnable()
        return tuple(laid.cell for laid in display.laid if laid.face in faces)

    def turn_lying(self, cell: Cell, quarters: int) -> None:
        """Try a lying tile another way; one that was tried before goes back."""
        lying = next(laid.face for laid in reversed(self.display.laid) if laid.cell == cell)
        tried = self.turned
        self.another_went_back = tried is not None and tried.tile is not lying.tile
        same = tried is not None and tried.tile is lying.tile
        after = (tried if tried is not None and same else lying).turned(quarters)
        self.turned = None if after is lying else after

    @property
    def places(self) -> tuple[Cell, ...]:
        """Where something may go."""
        growth = self.display.growth
        if growth is not None:
            return growth.choice
        return self.display.places

    def lamps(self, cell: Cell) -> tuple[Lamp, ...]:
        """What the chosen tile would light at a place."""
        face, display = self.face, self.display
        if face is None or self.is_growth:
            return ()
        board = display.board
        aim = _Aim(board, face, cell, self.turned)
        if self._lit is None or self._lit[0] != aim:  # asked with every step of a pointer
            self._lit = aim, self._lamps(aim)
        return self._lit[1]

    def _lamps(self, aim: _Aim) -> tuple[Lamp, ...]:
        board, options = aim.board, self.display.layout.options
        if self.turned is not None:
            board = board.clone()
            index = board.index_of(self.turned.tile)
            if index is not None:
                board.replace(index, self.turned)
        return lamps_at(board, aim.face, aim.cell, diagonal=options.diagonal)

    def covered(self, cell: Cell) -> list[int]:
        """The codes of what a tile at a place would hide."""
        fields, key = self.display.board.fields, key_of(cell)
        return [fields[key + step] for step in FIELD_STEPS if key + step in fields]

    def group_at(self, cell: Cell) -> int:
        """Conquest: the size of the own largest group with the chosen tile at a place."""
        face, board = self.face, self.display.board.clone()
        if face is not None:
            board.lay(Laid(face, cell, self.seat))
        return len(largest_group(board, self.seat))

    def move_at(self, cell: Cell | None) -> DucoMove | None:
        """The move that lays there."""
        face = self.face
        if cell is None:
            return None
        if self.is_growth:
            return Grow(cell)
        return None if face is None else Lay(face, cell, self.turned)

    def put_forward(self, move: DucoMove) -> bool:
        """Choose what a move says; false if the table has no such choice."""
        if isinstance(move, Grow) and self.is_growth:
            self.down = self.cursor = move.cell
            return True
        tiles = self.tiles
        held = [face for face in tiles if isinstance(move, Lay) and face.tile is move.face.tile]
        if not held or not isinstance(move, Lay):
            return False
        self.which = tiles.index(held[0])
        self._turns[held[0].tile] = move.face.turn - held[0].turn
        self.down = self.cursor = move.cell
        self.turned = move.turned
        return True

    def take_back(self) -> bool:
        """Go back one step; false if there is none."""
        if self.turned is not None:
            self.turned = None
        elif self.down is not None:
            self.down = None
        elif self.which:
            self.which = 0
        else:
            return False
        return True

    def clear(self) -> None:
        """The turn is over, or somebody else's."""
        self.which, self.down, self.turned = 0, None, None
        self.another_went_back = False

    def forget_laid(self) -> None:
        """How a tile was turned counts no more once it has left the hand."""
        held = {face.tile for face in self.tiles}
        self._turns = {tile: turn for tile, turn in self._turns.items() if tile in held}


def best_points(choice: TileChoice) -> Mapping[Cell, int]:
    """By place; nothing where places are too many to be marked, or nobody counts on the way."""
    face, display = choice.face, choice.display
    options, board = display.layout.options, display.board
    if face is None or choice.is_growth or options.counts_at_end or board.layout is not IN_LINE:
        return {}
    return {
        cell: max(
            points_at(board, face.turned(turn), key_of(cell), diagonal=options.diagonal)
            for turn in range(QUARTERS)
        )
        for cell in choice.places
    }
