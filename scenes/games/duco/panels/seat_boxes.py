"""Where a seat has its face, its name, its points, its tiles and what each of them brought."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from pygame import Rect

from game.core.seats import Seat
from game.rules.duco.options import DucoOptions
from scenes.table.choosing.button_places import MARGIN
from scenes.table.unit_frame import UnitFrame, Units

GAPS = {1: 0, 2: 14, 3: 11, 4: 8}
"""Between the panels of so many others."""
TILES = {1: 140, 2: 128, 3: 62, 4: 76}
"""The side of their open tiles."""
SMALL_TILE, NARROW_TILE = 62, 96
INSIDE = 14
"""From the edge of a panel to what stands in it."""
AROUND_FACE = 0.35
"""Of its width: a clock, a boat or the tag of a bot stands out around it."""
PILL = (96, 38)
"""The points, and how many tiles they took."""
OWN_TILE = 140
TURN_BUTTON, TURN_SMALL = 52, 34
CHIP = 40
FAR_GAP, FAR_TILE, FAR_BARS, LEAST_BARS = 6, 150, 110, 60
LARGE = 200
"""A panel that is so high has a larger face."""
SLIM, SLIM_INSIDE, SLIM_FACE = 84, 10, 40
WIDE, HIGH = 240, 140
"""A panel less wide has no room for names beside the points, and if it is so high, below them."""


class TileSpot(NamedTuple):
    """The middle of a resting tile and its side, in pixels."""

    x: float
    y: float
    side: int

    @property
    def rect(self) -> Rect:
        """The box of the tile."""
        half = self.side / 2
        return Rect(round(self.x - half), round(self.y - half), self.side, self.side)


@dataclass(frozen=True, slots=True)
class SeatBox:
    """One seat's panel, in pixels."""

    seat: Seat
    area: Rect
    portrait: Rect
    name: Rect
    status: Rect | None
    pill: Rect
    tiles: Rect
    """Where its open tiles lie."""
    tile_side: int
    bars: Rect | None
    """What each tile brought; None where there is no room for it."""
    is_near: bool = False
    """The seat of who looks: of several tiles the chosen one is large."""
    turns: tuple[Rect, Rect] | None = None
    """The buttons that turn its tile, left and right."""
    beside: Rect | None = None
    """The room beside the tile."""
    chip: Rect | None = None
    """In the upper corner."""

    @property
    def head(self) -> Rect:
        """Face, status and points, with what may stand out around them."""
        around = round(self.portrait.width * AROUND_FACE)
        words = [self.pill] if self.status is None else [self.pill, self.status]
        return self.portrait.unionall(words).inflate(around, around)

    def spots(self, count: int, chosen: int = 0) -> list[TileSpot]:
        """The places of so many tiles; of several the chosen one is large, if there is room."""
        side, area = self.tile_side, self.tiles
        large = TileSpot(area.left + side / 2, area.top + side / 2, side)
        if count <= 1:
            return [large] * count
        if not self.is_near:
            return _row(area, side, count)
        spots = self._beside(count - 1)
        spots.insert(min(chosen, count - 1), large)
        return spots

    def _beside(self, count: int) -> list[TileSpot]:
        """Small ones at the right of the large one, two below each other."""
        side, area = self.tile_side, self.tiles
        small = round(side * SMALL_TILE / OWN_TILE)
        gap = (side - 2 * small) / 3
        columns = max(1, -(-count // 2))
        if columns > 1:
            small = min(small, round((area.right - area.left - side) / columns - 2))
        spots = []
        for index in range(count):
            column, row = divmod(index, 2)
            x = area.left + side + (gap if columns == 1 else 2) + small / 2 + column * (small + 2)
            spots.append(TileSpot(x, area.top + gap + small / 2 + row * (small + gap), small))
        return spots


def _row(area: Rect, side: int, count: int) -> list[TileSpot]:
    """Side by side, as large as they can be."""
    side = min(side, area.width // count - 2)
    step = min(area.width / count, side * 1.1)
    return [
        TileSpot(area.left + side / 2 + index * step, area.top + side / 2, side)
        for index in range(count)
    ]


class Head(NamedTuple):
    """Name, status and points beside a face, in units."""

    name: Units
    status: Units
    pill: Units


def head_beside(left: float, top: float, width: float, *, narrow: bool) -> Head:
    """What stands beside a face; in a narrow panel the points stand below the words."""
    if narrow:
        return Head(
            (left, top, width, 22), (left, top + 23, width, 18), (left, top + 43, PILL[0], 34)
        )
    words = width - PILL[0] - 4
    return Head(
        (left, top, words, 22),
        (left, top + 23, words, 18),
        (left + width - PILL[0], top + 2, *PILL),
    )


def other_box(
    frame: UnitFrame, seat: Seat, place: int, others: int, room: Units, hand_size: int
) -> SeatBox:
    """The panel of another seat; several open tiles take the place of the bars."""
    x, y, width, height = room
    gap = GAPS[others]
    high = (height - gap * (others - 1)) / others
    top = y + place * (high + gap)
    if others == 4 and hand_size:
        return _low_box(frame, seat, (x, top, width, high), several=hand_size > 1)
    narrow = width < WIDE and high > HIGH
    above = 104 if narrow else 70
    largest = NARROW_TILE if narrow and others > 2 else TILES[min(others, 3)]
    side = max(1.0, min(largest, high - above))
    tile_top = top + high - 12 - side if others > 1 else top + above + 26
    beside = x + INSIDE + (side + 16 if hand_size else 0)
    bars: Units | None = (beside, tile_top + 4, x + width - INSIDE - beside, side - 4)
    if others == 1:
        below = tile_top + (side + 20 if hand_size else 0)
        bars = (x + INSIDE, below, width - 2 * INSIDE, top + high - 14 - below)
    if hand_size > 1:
        bars = None if others > 1 else bars
    tiles_width = width - 2 * INSIDE if hand_size > 1 else side
    rect, head = frame.rect, head_beside(x + 68, top + 12, width - 80, narrow=narrow)
    return SeatBox(
        seat,
        rect(x, top, width, high),
        rect(x + INSIDE, top + 9, 44, 44),
        rect(*head.name),
        rect(*head.status),
        rect(*head.pill),
        rect(x + INSIDE, tile_top, tiles_width, side),
        round(side * frame.unit),
        None if bars is None else rect(*bars),
    )


def _low_box(frame: UnitFrame, seat: Seat, area: Units, *, several: bool) -> SeatBox:
    """A seat at a table for five: the tile first, face and points beside it, no bars."""
    x, top, width, high = area
    rect = frame.rect
    if several:
        small = SMALL_TILE - 2
        return SeatBox(
            seat,
            rect(*area),
            rect(x + 12, top + 3, 28, 28),
            rect(x + 48, top + 6, width - 48 - 98, 22),
            None,
            rect(x + width - 12 - 84, top + 4, 84, 26),
            rect(x + 12, top + high - small - 5, width - 24, small),
            round(small * frame.unit),
            None,
        )
    side = min(TILES[4], high - 24)
    inside = (high - side) / 2
    across = min(inside, 14)
    left = x + across + side + 14
    return SeatBox(
        seat,
        rect(*area),
        rect(left, top + 13, 36, 36),
        rect(left + 44, top + 19, width - (left - x) - 54, 24),
        None,
        rect(left, top + high - 48, 104, 36),
        rect(x + across, top + inside, side, side),
        round(side * frame.unit),
        None,
    )


def far_boxes(frame: UnitFrame, options: DucoOptions, width: float) -> tuple[SeatBox, ...]:
    """Of people with phones, who turn their tiles there: equal panels, one above the other."""
    seats, gap = options.seats, GAPS.get(options.seats, FAR_GAP)
    high = (frame.height - 2 * MARGIN - gap * (seats - 1)) / seats
    areas = [(MARGIN, MARGIN + seat * (high + gap), width, high) for seat in range(seats)]
    return tuple(_far_box(frame, seat, each, options.hand_size) for seat, each in enumerate(areas))


def _far_box(frame: UnitFrame, seat: Seat, area: Units, hand_size: int) -> SeatBox:
    x, top, width, high = area
    if high < HIGH and hand_size:
        return _low_box(frame, seat, area, several=hand_size > 1)
    narrow, large = width < WIDE and high > HIGH, high > LARGE
    face, down = (62, 13) if large else (44, 9)
    left = x + INSIDE + face + 10
    head = head_beside(left, top + (down if narrow else down + 5), x + width - 12 - left,
                       narrow=narrow)  # fmt: skip
    above = down + (84 if narrow else face + 14)
    inside, bottom = width - 2 * INSIDE, top + high - INSIDE
    side = min(FAR_TILE, bottom - top - above, inside / max(1, hand_size) - 2)
    below = top + above + side + 16 if hand_size else top + above
    bars: Units | None = (x + INSIDE, below, inside, min(FAR_BARS, bottom - below))
    if bottom - below < LEAST_BARS:
        beside = x + INSIDE + side + 16
        bars = (beside, top + above + 4, x + width - INSIDE - beside, side - 4)
        bars = None if hand_size > 1 else bars
    rect = frame.rect
    return SeatBox(
        seat,
        rect(*area),
        rect(x + INSIDE, top + down, face, face),
        rect(*head.name),
        rect(*head.status),
        rect(*head.pill),
        rect(x + INSIDE, top + above, inside if hand_size > 1 else side, side),
        round(side * frame.unit),
        None if bars is None else rect(*bars),
    )


def slim_box(frame: UnitFrame, seat: Seat, area: Units) -> SeatBox:
    """A bot between two corners: a small tile, its face, its name, and what it has laid."""
    x, top, width, high = area
    rect, side = frame.rect, high - 2 * SLIM_INSIDE
    left = x + SLIM_INSIDE + side + 10
    beside = left + SLIM_FACE + 8
    return SeatBox(
        seat,
        rect(x, top, width, high),
        rect(left, top + (high - SLIM_FACE) / 2, SLIM_FACE, SLIM_FACE),
        rect(beside, top + 10, x + width - 10 - beside, 24),
        None,
        rect(beside, top + high - 40, 92, 30),
        rect(x + SLIM_INSIDE, top + SLIM_INSIDE, side, side),
        round(side * frame.unit),
        None,
    )


def corner_box(frame: UnitFrame, seat: Seat, area: Units, hand_size: int) -> SeatBox:
    """One of several people: their device in the corner, their points where their status was."""
    x, y, width, _height = area
    return replace(
        own_box(frame, seat, area, hand_size),
        name=frame.rect(x + 86, y + 22, width - 86 - CHIP - 20, 24),
        pill=frame.rect(x + 86, y + 46, PILL[0], 32),
    )


def own_box(frame: UnitFrame, seat: Seat, area: Units, hand_size: int) -> SeatBox:
    """The near seat: its tile is large, and beside it are the buttons that turn it."""
    x, y, width, height = area
    rect, narrow = frame.rect, width < WIDE
    bottom = y + height - 16
    head = head_beside(x + 86, y + (9 if narrow else 24), width - 98, narrow=narrow)
    return SeatBox(
        seat,
        rect(*area),
        rect(x + 13, y + 13, 62, 62),
        rect(*head.name),
        rect(*head.status),
        rect(*head.pill),
        rect(x + 18, bottom - OWN_TILE, width - 36, OWN_TILE),
        round(OWN_TILE * frame.unit),
        None if hand_size else rect(x + 18, bottom - OWN_TILE, OWN_TILE, OWN_TILE),
        True,
        _turns(frame, area, bottom, several=hand_size > 1),
        rect(x + 18 + OWN_TILE + 8, bottom - OWN_TILE, width - 18 - OWN_TILE - 18, OWN_TILE),
        rect(x + width - 14 - CHIP, y + 16, CHIP, CHIP),
    )


def _turns(frame: UnitFrame, area: Units, bottom: float, *, several: bool) -> tuple[Rect, Rect]:
    """Left and right: beside the own tile, or where others lie there, on its corners."""
    x, _y, width, _height = area
    if several:
        top, size = bottom - OWN_TILE - TURN_SMALL / 2 + 4, TURN_SMALL
        return (
            frame.rect(x + 18 - size / 3, top, size, size),
            frame.rect(x + 18 + OWN_TILE - size * 2 / 3, top, size, size),
        )
    left = x + width - 46 - TURN_BUTTON / 2
    middle = bottom - OWN_TILE / 2
    return (
        frame.rect(left, middle - 70, TURN_BUTTON, TURN_BUTTON),
        frame.rect(left, middle + 2, TURN_BUTTON, TURN_BUTTON),
    )
