"""Boards: full-window pictures of what rests, with regions on them that change one by one.

A new ground is drawn at once, but one in another light comes band by band while the old one is
still shown: a whole board is too much for one frame, and nobody sees that the dusk is late.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING

from pygame import Rect, Surface

if TYPE_CHECKING:
    from scenes.engine.painter import Painter
    from scenes.engine.theme import Theme

PIXELS_IN_A_BAND = 260_000
"""What can be drawn beside all that moves in a frame; an eighth of a window of 1080p."""
SURFACES = 2
"""Of a board: its ground, and what is seen."""
BOARDS_KEPT = 2
"""A screen and the one that it may go back to."""


@dataclass(frozen=True, slots=True)
class Ground:
    """What lies below all regions; `draw` must not depend on more than version and light."""

    version: Hashable
    draw: Callable[[Painter], None]
    light: Hashable = None
    """A change of it may be seen some frames late; one of the version is seen at once."""


@dataclass(frozen=True, slots=True)
class Region:
    """A part of a board that changes as a whole; what it draws outside of its area is cut off."""

    area: Rect
    version: Hashable
    draw: Callable[[Painter], None]


@dataclass(slots=True)
class Board:
    """A picture of the ground, and one with the regions as they were in these versions."""

    ground: Ground
    theme: Theme
    bare: Surface
    full: Surface
    versions: Sequence[Hashable] = ()

    def fits(self, ground: Ground, theme: Theme) -> bool:
        """Whether it shows the same, in this light or in another."""
        return self.ground.version == ground.version and self.theme == theme

    def show(self, painter: Painter, regions: Sequence[Region]) -> None:
        """Draw those regions again that have changed, each with all that share its area."""
        versions = tuple(region.version for region in regions)
        if versions == self.versions:
            return
        layer = painter.on(self.full)
        if len(versions) != len(self.versions):
            self.full.blit(self.bare, (0, 0))
            painter.soil(self.full.get_rect())
            _draw_all(layer, self.full.get_rect(), regions)
        else:
            for index in _changed(versions, self.versions):
                stale = regions[index].area
                self.full.blit(self.bare, stale, stale)
                painter.soil(stale)
                _draw_all(layer, stale, regions)
        self.versions = versions


@dataclass(slots=True)
class Repaint:
    """A board on its way, for a ground in another light."""

    board: Board
    bands: Iterator[Rect]
    touched: set[int] = field(default_factory=set)
    """Regions that were drawn in more than one state; they are drawn again in the end."""

    def go_on(self, painter: Painter, regions: Sequence[Region]) -> bool:
        """Draw one band more; true when there is none left."""
        board = self.board
        versions = tuple(region.version for region in regions)
        if len(versions) == len(board.versions):
            self.touched |= set(_changed(versions, board.versions))
        else:
            board.versions = ()
        band = next(self.bands, None)
        if band is None:
            return True
        layer = painter.on(board.bare)
        with layer.clip(band):
            board.ground.draw(layer)
        board.full.blit(board.bare, band, band)
        _draw_all(painter.on(board.full), band, regions)
        return False

    def finished(self) -> Board:
        """The board; what has changed on the way has no version, so that it is drawn again."""
        board = self.board
        if board.versions:
            never = object()
            versions = enumerate(board.versions)
            board.versions = [never if at in self.touched else version for at, version in versions]
        return board


@dataclass(slots=True)
class Boards:
    """The boards of a window by name; the one unused for longest makes room."""

    shown: dict[str, Board] = field(default_factory=dict)
    coming: dict[str, Repaint] = field(default_factory=dict)
    spare: list[Surface] = field(default_factory=list)
    """Surfaces of the last board that was repainted: to clear new memory takes half a frame."""
    drawn: int = 0
    is_unfinished: bool = False
    """A board of the last frame waits for its new light: draw on, even if nothing moves."""

    def clear(self) -> None:
        """Forget all: sizes or colours are others now."""
        self.shown.clear()
        self.coming.clear()
        self.spare.clear()

    def picture(
        self, painter: Painter, name: str, ground: Ground, regions: Sequence[Region]
    ) -> Surface:
        """The board as it is to be shown in this frame."""
        board = self.shown.pop(name, None)
        if board is None or not board.fits(ground, painter.theme):
            self.coming.pop(name, None)
            board = self._draw(painter, ground)
        elif name in self.coming or board.ground.light != ground.light:
            board = self._repainted(painter, name, ground, regions, board)
        board.show(painter, regions)
        self.shown[name] = board
        self.is_unfinished |= board.ground.light != ground.light
        if len(self.shown) > BOARDS_KEPT:
            gone = next(iter(self.shown))
            del self.shown[gone]
            self.coming.pop(gone, None)
        return board.full

    def _draw(self, painter: Painter, ground: Ground) -> Board:
        bare = Surface(painter.target.get_size())
        layer = painter.on(bare)
        ground.draw(layer)
        layer.flush()
        self.drawn += 1
        return Board(ground, painter.theme, bare, bare.copy())

    def _repainted(
        self,
        painter: Painter,
        name: str,
        ground: Ground,
        regions: Sequence[Region],
        board: Board,
    ) -> Board:
        """The board in the new light once that is whole, else as it was."""
        repaint = self.coming.get(name)
        if repaint is None:
            if len(self.spare) < SURFACES:
                self.spare.append(Surface(painter.target.get_size()))
                return board
            bare, full = self.spare
            self.spare.clear()
            versions = tuple(region.version for region in regions)
            fresh = Board(ground, painter.theme, bare, full, versions)
            repaint = self.coming[name] = Repaint(fresh, _bands(bare.get_size()))
        if not repaint.go_on(painter, regions):
            return board
        del self.coming[name]
        self.spare[:] = board.bare, board.full
        self.drawn += 1
        return repaint.finished()


def _bands(size: tuple[int, int]) -> Iterator[Rect]:
    width, height = size
    count = math.ceil(width * height / PIXELS_IN_A_BAND)
    edges = [round(height * step / count) for step in range(count + 1)]
    for top, bottom in pairwise(edges):
        yield Rect(0, top, width, bottom - top)


def _changed(versions: Sequence[Hashable], before: Sequence[Hashable]) -> list[int]:
    pairs = enumerate(zip(versions, before, strict=True))
    return [index for index, (now, then) in pairs if now != then]


def _draw_all(layer: Painter, area: Rect, regions: Sequence[Region]) -> None:
    """All regions that have some ground there, in the order in which they lie on each other."""
    with layer.clip(area):
        for region in regions:
            if region.area.colliderect(area):
                with layer.clip(region.area):
                    region.draw(layer)
