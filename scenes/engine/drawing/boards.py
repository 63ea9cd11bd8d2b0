"""Boards: full-window pictures of what rests, with regions on them that change one by one.

A new ground is drawn at once, but one in another light comes band by band while the old one is
still shown: a whole board is too much for one frame, and nobody sees that the dusk is late.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import TYPE_CHECKING, Self

from pygame import Rect, Surface

if TYPE_CHECKING:
    from scenes.engine.drawing.painter import Painter
    from scenes.engine.theme import Theme


PIXELS_IN_A_BAND = 260_000
"""What can be drawn beside all that moves in a frame; an eighth of a window of 1080p."""
SURFACES = 2
"""Of a board: its ground, and what is seen."""
PIXELS_WORTH_A_DRAWING = 60_000
"""To ask all that lies somewhere for its picture takes as long as to draw so many pixels more."""
BOARDS_KEPT = 2
"""A screen and the one that it may go back to."""
LAYERS_KEPT = 3


@dataclass(frozen=True, slots=True)
class Ground:
    """What lies below all regions; `draw` must not depend on more than version and light."""

    version: Hashable
    draw: Callable[[Painter], None]
    light: Hashable = None
    """A change of it may be seen some frames late; one of the version is seen at once."""


class Patchwork(ABC):
    """The version of a region that knows where it differs from another version of itself.

    It is made in every frame, so what it takes to know that is left until it is asked.
    """

    __slots__ = ()

    @abstractmethod
    def changed_since(self, before: Self) -> list[Rect]:
        """Where the two differ; an empty list if that may be anywhere."""


@dataclass(frozen=True, slots=True)
class Region:
    """A part of a board with a version; what it draws outside of its area is cut off.

    It changes as a whole, unless its version is a `Patchwork`.
    """

    area: Rect
    version: Hashable
    draw: Callable[[Painter], None]

    def is_like(self, before: Region) -> bool:
        """Whether it was shown like that."""
        return self.version == before.version and self.area == before.area

    def stale_since(self, before: Region) -> list[Rect]:
        """What has to be drawn again if it was shown like that."""
        now, then = self.version, before.version
        if self.area != before.area:
            return [self.area.union(before.area)]
        changed: list[Rect] = []
        if isinstance(now, Patchwork) and type(now) is type(then):
            changed = now.changed_since(then)
        return [patch.clip(self.area) for patch in changed] or [self.area]


@dataclass(slots=True)
class BoardPicture:
    """A picture of the ground, and one with the regions as they were shown."""

    ground: Ground
    theme: Theme
    bare: Surface
    full: Surface
    shown: Sequence[Region] | None = None
    """Its regions; None as long as `full` shows nothing of it."""

    def fits(self, ground: Ground, theme: Theme) -> bool:
        """Whether it shows the same, in this light or in another."""
        return self.ground.version == ground.version and self.theme == theme

    def rests(self, regions: Sequence[Region]) -> bool:
        """Whether none of them has changed."""
        before = self.shown
        return before is not None and len(regions) == len(before) and not _changed(regions, before)

    def show(self, painter: Painter, regions: Sequence[Region]) -> int:
        """Draw again what has changed, with all that shares its ground, and as little twice.

        Answers how many pixels that were.
        """
        layer, drawn = painter.on(self.full), 0
        for stale in gathered(self._stale(regions)):
            self.full.blit(self.bare, stale, stale)
            painter.soil(stale)
            _draw_all(layer, stale, regions)
            drawn += _pixels(stale)
        self.shown = regions
        return drawn

    def _stale(self, regions: Sequence[Region]) -> list[Rect]:
        before = self.shown
        if before is None or len(regions) != len(before):
            return [self.full.get_rect()]
        changed = _changed(regions, before)
        return [area for at in changed for area in regions[at].stale_since(before[at])]


@dataclass(slots=True)
class Repaint:
    """A board on its way, for a ground in another light."""

    board: BoardPicture
    bands: Iterator[Rect]
    touched: set[int] = field(default_factory=set)
    """Regions that were drawn in more than one state; they are drawn again in the end."""

    def go_on(self, painter: Painter, regions: Sequence[Region]) -> bool:
        """Draw one band more; true when there is none left."""
        board = self.board
        if board.shown is not None and len(regions) == len(board.shown):
            self.touched |= set(_changed(regions, board.shown))
        else:
            board.shown = None
        band = next(self.bands, None)
        if band is None:
            return True
        layer = painter.on(board.bare)
        with layer.clip(band):
            board.ground.draw(layer)
        board.full.blit(board.bare, band, band)
        _draw_all(painter.on(board.full), band, regions)
        return False

    def finished(self) -> BoardPicture:
        """The board; what has changed on the way has no version, so that it is drawn again."""
        board = self.board
        if board.shown is not None:
            never = object()
            board.shown = tuple(
                replace(region, version=never) if at in self.touched else region
                for at, region in enumerate(board.shown)
            )
        return board


@dataclass(slots=True)
class Boards:
    """The boards of a window by name; the one unused for longest makes room."""

    shown: dict[str, BoardPicture] = field(default_factory=dict)
    coming: dict[str, Repaint] = field(default_factory=dict)
    spare: list[Surface] = field(default_factory=list)
    """Surfaces of the last board that was repainted: to clear new memory takes half a frame."""
    drawn: int = 0
    redrawn: int = 0
    """Pixels of regions that have changed, in all frames so far."""
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
        if next(reversed(self.shown), name) != name:
            self.spare.clear()
        board = self.shown.pop(name, None)
        if board is None or not board.fits(ground, painter.theme):
            self.coming.pop(name, None)
            board = self._draw(painter, ground, board)
        elif (name in self.coming or board.ground.light != ground.light) and board.rests(regions):
            # A frame that has to draw regions anew has enough to do.
            board = self._repainted(painter, name, ground, regions, board)
        self.redrawn += board.show(painter, regions)
        self.shown[name] = board
        self.is_unfinished |= board.ground.light != ground.light
        if len(self.shown) > BOARDS_KEPT:
            gone = next(iter(self.shown))
            del self.shown[gone]
            self.coming.pop(gone, None)
        return board.full

    def make_ready(self) -> None:
        """For an idle frame: have a surface at hand for the next change of the light."""
        board = next(reversed(self.shown.values()), None)
        lit = board is not None and board.ground.light is not None
        if board is not None and lit and not self.coming and len(self.spare) < SURFACES:
            self.spare.append(Surface(board.bare.get_size()))

    def has(self, name: str, ground: Ground, theme: Theme) -> bool:
        """Whether there is a board of that name on that ground, in any light."""
        return name in self.shown and self.shown[name].fits(ground, theme)

    def _draw(self, painter: Painter, ground: Ground, before: BoardPicture | None) -> BoardPicture:
        """On the surfaces of the board that it takes the place of: new memory takes a frame."""
        size = painter.target.get_size()
        if before is not None and before.bare.get_size() == size:
            bare, full = before.bare, before.full
        else:
            bare, full = Surface(size), Surface(size)
        layer = painter.on(bare)
        ground.draw(layer)
        layer.flush()
        self.drawn += 1
        return BoardPicture(ground, painter.theme, bare, full)

    def _repainted(
        self,
        painter: Painter,
        name: str,
        ground: Ground,
        regions: Sequence[Region],
        board: BoardPicture,
    ) -> BoardPicture:
        """The board in the new light once that is whole, else as it was."""
        repaint = self.coming.get(name)
        if repaint is None:
            if len(self.spare) < SURFACES:
                self.spare.append(Surface(painter.target.get_size()))
                return board
            bare, full = self.spare
            self.spare.clear()
            fresh = BoardPicture(ground, painter.theme, bare, full, regions)
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


def gathered(areas: Sequence[Rect]) -> list[Rect]:
    """Areas that share ground as one, unless too much between them would be drawn with them."""
    found: list[Rect] = []
    for area in areas:
        joined = area
        while (near := _joined_with(joined, found)) is not None:
            joined = joined.union(found.pop(near))
        found.append(joined)
    return found


def _joined_with(area: Rect, others: Sequence[Rect]) -> int | None:
    for index in area.collidelistall(others):
        apart = _pixels(area) + _pixels(others[index])
        if _pixels(area.union(others[index])) <= apart + PIXELS_WORTH_A_DRAWING:
            return index
    return None


def _pixels(area: Rect) -> int:
    return area.width * area.height


def _changed(now: Sequence[Region], before: Sequence[Region]) -> list[int]:
    pairs = enumerate(zip(now, before, strict=True))
    return [index for index, (region, then) in pairs if not region.is_like(then)]


def _draw_all(layer: Painter, area: Rect, regions: Sequence[Region]) -> None:
    """All regions that have some ground there, in the order in which they lie on each other."""
    with layer.clip(area):
        # Most lie elsewhere, and a frame has several areas: all are asked in one call.
        for at in area.collidelistall([region.area for region in regions]):
            region = regions[at]
            if region.area.contains(area):
                region.draw(layer)
            else:
                with layer.clip(region.area):
                    region.draw(layer)


@dataclass(slots=True)
class Layers:
    """Full-window surfaces of things that rest, each with the version it was drawn for."""

    kept: OrderedDict[str, tuple[Hashable, Surface]] = field(default_factory=OrderedDict)
    boards: Boards = field(default_factory=Boards)
    drawn: int = 0
    spare: Surface | None = None

    def clear(self) -> None:
        self.kept.clear()
        self.boards.clear()
        self.spare = None

    def make_ready(self, size: tuple[int, int]) -> None:
        """For an idle frame: have a surface at hand, cleared, for the next opaque layer."""
        if self.spare is None and self.kept:
            self.spare = Surface(size)
            self.spare.fill(0)

    def surface(self, size: tuple[int, int]) -> Surface:
        """For an opaque layer."""
        ready, self.spare = self.spare, None
        return Surface(size) if ready is None or ready.get_size() != size else ready

    def keep(self, name: str, layer: tuple[Hashable, Surface]) -> None:
        """Remember a layer as the one used last; the one unused for longest may have to go."""
        self.kept[name] = layer
        self.kept.move_to_end(name)
        while len(self.kept) > LAYERS_KEPT:
            self.kept.popitem(last=False)
