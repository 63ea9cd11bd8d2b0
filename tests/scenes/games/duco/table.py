"""A table of DuCo in the whole program, and a player in front of it who knows where places lie."""

from __future__ import annotations

from dataclasses import replace

from game.app.settings import TableSpeed
from game.app.table_laying import SealedDeal
from game.core.options import OptionValue
from game.core.places import Cell
from game.kits.set_up import Chair, SetUp
from scenes.games.duco.chooser.choosing import TileChooser
from scenes.games.duco.display import Display
from scenes.games.duco.playmat import DucoMat
from tests.ui.house import ANA, SHOCO, YUANA, House

CHOGOGO = Chair("Chogogo", "flamingo", "flamingo", "guest")
PRIKICHI = Chair("Prikichi", "parakeet", "parakeet", "guest")
CHAIRS = (ANA, SHOCO, YUANA, CHOGOGO, PRIKICHI)


class Town(House):
    """One person at seat 0 among bots."""

    def __init__(
        self,
        seats: int = 2,
        seed: int = 14,
        *,
        speed: TableSpeed = TableSpeed.INSTANT,
        size: tuple[int, int] = (1280, 720),
        options: dict[str, OptionValue] | None = None,
        chairs: tuple[Chair, ...] | None = None,
        explains: bool = False,
        reduced: bool = False,
    ) -> None:
        super().__init__(speed=speed, size=size, reduced=reduced)
        self.host.change(replace(self.host.settings, explains=explains))
        self.sit_down(
            SetUp("duco", chairs or CHAIRS[:seats], options or {}), SealedDeal(seed, "salt")
        )

    @property
    def duco(self) -> DucoMat:
        """The mat on the table."""
        mat = self.table.mat
        assert isinstance(mat, DucoMat)
        return mat

    @property
    def picture(self) -> Display:
        """What is shown now."""
        return self.duco.display

    @property
    def chooser(self) -> TileChooser:
        """What the person has in hand."""
        chooser = self.duco.chooser
        assert isinstance(chooser, TileChooser)
        return chooser

    @property
    def places(self) -> tuple[Cell, ...]:
        """Where something may go and that can be seen, the nearest to the middle first."""
        board = self.picture.layout.board
        seen = [cell for cell in self.chooser.choice.places if board.collidepoint(self.spot(cell))]
        return tuple(sorted(seen, key=lambda cell: (abs(cell[0]) + abs(cell[1]), cell)))

    def spot(self, cell: Cell) -> tuple[int, int]:
        """The pixel in the middle of a place."""
        x, y = self.picture.town.centre(cell)
        return round(x), round(y)

    @property
    def own_tile(self) -> tuple[int, int]:
        """The pixel in the middle of the chosen tile."""
        home = self.chooser.choice.home
        assert home is not None
        return round(home.x), round(home.y)

    @property
    def laid(self) -> int:
        """How many tiles lie in the town."""
        return len(self.table._session.match.view(0).laid)
