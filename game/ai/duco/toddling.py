"""The toddler of DuCo: the prettiest tile goes down beside the last one, whichever way it fits."""

from typing import Final

from game.ai.bot import Decided
from game.ai.duco.lays import spots
from game.ai.duco.looking import human_pace
from game.ai.duco.style import touched_tiles
from game.core.places import Cell
from game.core.rng import Rng
from game.rules.duco.cells import cell_of
from game.rules.duco.houses import Colour, House, Sign
from game.rules.duco.moves import DucoMove, Lay
from game.rules.duco.options import Mode
from game.rules.duco.records import Phase
from game.rules.duco.tiles import Face
from game.rules.duco.view import DucoView

WANTS_ROOM: Final = 0.2
"""How often it likes to lay where few tiles touch its own: else more would match than by chance."""


class ToddlerBot:
    """Never looks at what matches."""

    def __init__(self, name: str, seconds: float) -> None:
        self.name = name
        self._seconds = seconds

    def pace(self, rng: Rng) -> int:
        return human_pace(self._seconds, rng)

    def think(self, view: DucoView, rng: Rng) -> Decided[DucoMove]:
        lays = view.phase is not Phase.GROW and view.options.mode is not Mode.CORNER_CLUSTER
        if not lays or len(view.legal) == 1:
            return Decided(rng.choice(view.legal))
        beside, board = _playing_at(view), view.board()
        wants_room = rng.random() < WANTS_ROOM
        ranked = []
        for face, key in spots(view, board):
            near = -_steps(cell_of(key), beside)
            room = -len(touched_tiles(board, face, key)) if wants_room else 0
            ranked.append((prettiness(face), near, room, rng.random(), face, key))
        *_, face, key = max(ranked, key=lambda each: each[:4])
        return Decided(Lay(face, cell_of(key)))


def prettiness(face: Face) -> int:
    """Lizards, rainbows and doubles on a tile."""
    return sum(map(_is_pretty, face.houses))


def _is_pretty(house: House) -> bool:
    return house.sign is Sign.LIZARD or house.colour is Colour.RAINBOW or house.factor > 1


def _playing_at(view: DucoView) -> Cell:
    """Where its last tile lies; before the first, whichever was laid last."""
    # Where groups count, building on beside the own tiles would be wise: there it plays at
    # somebody else's houses.
    elsewhere = view.options.mode is Mode.CONQUEST
    last = [laid for laid in view.laid if (laid.seat == view.viewer) != elsewhere]
    return (last or view.laid)[-1].cell


def _steps(one: Cell, other: Cell) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])
