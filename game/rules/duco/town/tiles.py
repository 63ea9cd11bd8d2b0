"""The tiles and the four ways each can lie. Equal faces are one object: identity is equality."""

from typing import Final

from game.core.errors import BadLog
from game.core.quoting import quoted
from game.rules.duco.town.deck import print_deck
from game.rules.duco.town.houses import BLANK, FIELDS, House, HouseColour

QUARTERS: Final = 4
NORTH, EAST, SOUTH, WEST = range(QUARTERS)
"""Which way the printed top of a tile looks."""

_LETTERS: Final = "nesw"

# Reading order of the nine fields, as places of the ring that is listed clockwise; 8 is the square.
_RING: Final = (0, 1, 2, 7, 8, 3, 6, 5, 4)


class Tile:
    """One of the 75 tiles. Take tiles from `TILES`, never make one."""

    __slots__ = ("faces", "houses", "number", "square")

    def __init__(self, number: int, square: HouseColour, houses: tuple[House, ...]) -> None:
        self.number = number
        self.square = square
        self.houses = houses
        self.faces = tuple(Face(self, turn) for turn in range(QUARTERS))

    def __repr__(self) -> str:
        return f"tile {self.number}"

    def __copy__(self) -> "Tile":
        return self

    def __deepcopy__(self, memo: object) -> "Tile":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return TILES.__getitem__, (self.number,)


class Face:
    """A tile that lies one of its four ways. Take faces from a tile, never make one."""

    __slots__ = ("code", "fields", "houses_alone", "index", "tile", "turn")

    def __init__(self, tile: Tile, turn: int) -> None:
        self.tile = tile
        self.turn = turn
        self.index = tile.number * QUARTERS + turn
        self.code = f"{tile.number}{_LETTERS[turn]}"
        ring = [house.code for house in tile.houses]
        shift = 2 * turn
        turned = [*ring[8 - shift :], *ring[: 8 - shift], House(tile.square, None).code]
        self.fields = tuple(turned[place] for place in _RING)
        """The codes of the nine fields, in reading order."""
        self.houses_alone = (*self.fields[:4], BLANK, *self.fields[5:])
        """The same with nothing in the middle."""

    @property
    def houses(self) -> tuple[House, ...]:
        """The nine fields in reading order, the square in their midst."""
        return tuple(FIELDS[code] for code in self.fields)

    def turned(self, quarters: int) -> "Face":
        """The same tile after so many quarter turns clockwise."""
        return self.tile.faces[(self.turn + quarters) % QUARTERS]

    def __repr__(self) -> str:
        return self.code

    def __lt__(self, other: "Face") -> bool:
        return self.index < other.index

    def __copy__(self) -> "Face":
        return self

    def __deepcopy__(self, memo: object) -> "Face":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return face_from_code, (self.code,)


TILES: Final = tuple(
    Tile(number, each.square, each.houses) for number, each in enumerate(print_deck())
)
"""All tiles by number."""

FACES: Final = tuple(face for tile in TILES for face in tile.faces)
"""Every tile lying every way, by index."""

_BY_CODE: Final = {face.code: face for face in FACES}


def face_from_code(code: str) -> Face:
    """The face that `code` names, such as "17e": tile 17, its top to the east; or BadLog."""
    try:
        return _BY_CODE[code]
    except KeyError:
        raise BadLog(f"{quoted(code)} is not a tile.") from None
