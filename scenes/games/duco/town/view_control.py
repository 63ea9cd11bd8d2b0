"""How much of the town is seen: nearer, farther, the whole of it; and the way about in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect

from game.core.places import Cell
from scenes.art.icons import Icon
from scenes.engine.i18n import _
from scenes.games.duco.display import Display
from scenes.games.duco.table_layout import LEAST_TILE, MOST_TILE
from scenes.games.duco.town.town_grid import Point, TownGrid, kept_in
from scenes.ui.button import Button

NEARER = 1.25
FARTHEST_TILE, NEAREST_TILE = 0.6, 1.6
"""Of the smallest and of the largest tile that a whole town is shown with."""


class ViewControl:
    """Three buttons, and what wheel and drag do where no tile is meant."""

    def __init__(self, changed: Callable[[], None]) -> None:
        self._changed = changed
        self.buttons: tuple[Button, ...] = (
            _tool("Farther", self._farther, Icon.MINUS, _("Farther away")),
            _tool("Whole table", self.show_all, Icon.FULLSCREEN, _("The whole table")),
            _tool("Nearer", self._nearer, Icon.PLUS, _("Nearer")),
        )

    def look_at(self, display: Display) -> None:
        """The table was laid anew."""
        self._display = display
        self._before: TownGrid | None = None

    def _nearer(self) -> None:
        self.zoom(NEARER)

    def _farther(self) -> None:
        self.zoom(1 / NEARER)

    def show_all(self) -> None:
        """As much as the table has."""
        self._display.grid, self._display.is_zoomed = None, False
        self._changed()

    def overview(self) -> None:
        """The whole town, and at the next time the part that was looked at before."""
        display = self._display
        if display.gliding:
            return
        if display.is_zoomed:
            self._before = display.grid
            self.show_all()
        elif self._before is not None:
            display.grid, display.is_zoomed = self._kept(self._before), True
            self._changed()

    def zoom(self, by: float, around: Point | None = None) -> None:
        """Nearer or farther, with a point that stays where it is."""
        display = self._display
        if display.gliding:
            return
        town, px = display.town, display.layout.metrics.px
        least, most = px(LEAST_TILE) * FARTHEST_TILE, px(MOST_TILE) * NEAREST_TILE
        side = round(max(least, min(town.side * by, most)))
        x, y = around or display.layout.board.center
        column, row = (x - town.x) / town.step, (y - town.y) / town.step
        step = side + town.gap
        zoomed = TownGrid(round(x - column * step), round(y - row * step), side, town.gap)
        display.grid, display.is_zoomed = self._kept(zoomed), True
        self._changed()

    def pan(self, dx: float, dy: float) -> None:
        """The town follows the hand."""
        display = self._display
        if display.gliding:
            return
        display.grid, display.is_zoomed = self._kept(display.town.moved(dx, dy)), True
        self._changed()

    def reveal(self, cell: Cell) -> None:
        """Let a place be seen: the town moves as little as it must."""
        display = self._display
        if display.gliding:
            return
        box, board = display.town.box(cell), display.layout.board
        dx = max(0, board.left - box.left) + min(0, board.right - box.right)
        dy = max(0, board.top - box.top) + min(0, board.bottom - box.bottom)
        if dx or dy:
            display.grid = display.town.moved(dx, dy)

    def _kept(self, town: TownGrid) -> TownGrid:
        return kept_in(self._display.layout.board, town, self._display.board.bounds)

    @property
    def is_whole(self) -> bool:
        """Nothing of the town and its places is out of sight."""
        display = self._display
        extent = display.town.extent(display.board.bounds)
        return bool(display.layout.board.contains(extent.inflate(-2, -2)))


def _tool(name: str, act: Callable[[], None], icon: Icon, tip: str) -> Button:
    return Button(name, act, text="", icon=icon).tipped(tip)


def place_buttons(buttons: Sequence[Button], places: Sequence[Rect]) -> None:
    """Each where the layout has it."""
    for button, place in zip(buttons, places, strict=True):
        button.rect = place.copy()
