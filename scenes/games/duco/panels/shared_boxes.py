"""The panels of several people at one screen: equal, one above the other, and for ever there.

All have room for the buttons that turn a tile, which are seen where it is somebody's turn.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from pygame import Rect

from game.core.seats import Seat
from game.rules.duco.options import DucoOptions
from scenes.games.duco.panels.seat_boxes import (
    HIGH,
    INSIDE,
    OWN_TILE,
    TURN_BUTTON,
    TURN_SMALL,
    WIDE,
    SeatBox,
    head_beside,
    own_box,
)
from scenes.table.choosing.button_places import MARGIN
from scenes.table.unit_frame import UnitFrame, Units

APART = 16
TALL = 280
"""So high a panel has its tile as large as anywhere, and below it what each tile brought."""
LOW = 150
"""Less high, it has the tile at the left, and everything else beside it."""
OWN_HIGH, ABOVE_BARS, BELOW = 248, 2, 14
HIGHEST_BARS = 110
LARGEST, LARGE = 128, 100
"""A tile; beside a large one the buttons stand next to each other, else one above the other."""
UNDER, BESIDE, GAP = 12, 16, 4
HEAD, HEAD_NARROW, SLIM_HEAD = 70, 104, 36
LOW_TILE, LOW_FACE = 76, 36
SEVERAL, LEAST_SEVERAL = 76, 58
"""Each of several tiles."""
KEYS, KEYLESS = 17, 40
"""Below large buttons, for the signs of their keys; not larger, they have none."""
LINES = 104
"""What can still be done in a turn, where nobody holds a tile."""


def shared_boxes(frame: UnitFrame, options: DucoOptions, width: float) -> tuple[SeatBox, ...]:
    """By seat, from above."""
    seats = options.seats
    high = (frame.height - 2 * MARGIN - APART * (seats - 1)) / seats
    return tuple(
        _box(frame, seat, (MARGIN, MARGIN + seat * (high + APART), width, high), options.hand_size)
        for seat in range(seats)
    )


def _box(frame: UnitFrame, seat: Seat, area: Units, hand_size: int) -> SeatBox:
    _x, _y, width, high = area
    narrow = width < WIDE
    if high >= TALL and not (narrow and hand_size > 1):
        return _tall_box(frame, seat, area, hand_size)
    if hand_size > 1:
        return _several_box(frame, seat, area, hand_size)
    is_low = high < LOW or (narrow and high < 2 * HEAD_NARROW)
    return (
        _low_box(frame, seat, area)
        if hand_size and is_low
        else _usual_box(frame, seat, area, hand_size)
    )


def _tall_box(frame: UnitFrame, seat: Seat, area: Units, hand_size: int) -> SeatBox:
    x, y, width, high = area
    tall = min(HIGHEST_BARS, high - OWN_HIGH - BELOW)
    bars: Units = (x + 18, y + OWN_HIGH + ABOVE_BARS, width - 36, tall)
    if not hand_size:
        bars = (x + 18, y + OWN_HIGH - 16 - OWN_TILE, OWN_TILE, OWN_TILE)
    own = own_box(frame, seat, (x, y, width, OWN_HIGH), hand_size)
    return replace(own, area=frame.rect(*area), bars=frame.rect(*bars), chip=None)


class _Head(NamedTuple):
    """Face, name, status and points, in pixels."""

    portrait: Rect
    name: Rect
    status: Rect | None
    pill: Rect


def _usual_head(frame: UnitFrame, area: Units) -> tuple[_Head, float]:
    """With the height that it needs."""
    x, top, width, high = area
    narrow = width < WIDE and high > HIGH
    words = head_beside(x + 68, top + 12, width - 80, narrow=narrow)
    rect = frame.rect
    head = _Head(
        rect(x + INSIDE, top + 9, 44, 44), rect(*words.name), rect(*words.status), rect(*words.pill)
    )
    return head, HEAD_NARROW if narrow else HEAD


def _slim_head(frame: UnitFrame, area: Units) -> _Head:
    x, top, width, _high = area
    rect = frame.rect
    return _Head(
        rect(x + 12, top + 4, 28, 28),
        rect(x + 48, top + 7, width - 48 - 98, 22),
        None,
        rect(x + width - 12 - 84, top + 5, 84, 26),
    )


def _usual_box(frame: UnitFrame, seat: Seat, area: Units, hand_size: int) -> SeatBox:
    """The tile below the head; beside it the buttons, and what each tile brought."""
    x, top, width, high = area
    head, above = _usual_head(frame, area)
    side = min(LARGEST, high - above - UNDER)
    tile_top, bottom = top + high - UNDER - side, top + high - UNDER
    left, right = x + INSIDE + (side + BESIDE if hand_size else 0), x + width - INSIDE
    rect = frame.rect
    lines = None
    if hand_size and side >= LARGE:
        size = min(TURN_BUTTON, (right - left - GAP) / 2)
        turns = _abreast(frame, right, bottom - size - KEYS, size)
        bars: Units = (left, tile_top + GAP, right - left, side - size - KEYS - 8 - GAP)
    elif hand_size:
        size = (side - GAP) / 2
        turns = _stacked(frame, right - size, tile_top, size)
        bars = (left, tile_top + GAP, right - size - BESIDE - left, side - GAP)
    else:
        size = TURN_BUTTON if side >= TURN_BUTTON + KEYS else min(KEYLESS, side)
        turns = _abreast(frame, right, bottom - (side + size) / 2, size)
        bars = (left, tile_top, right - LINES - BESIDE - left, side)
        lines = rect(right - LINES, tile_top, LINES, side)
    tiles = rect(x + INSIDE, tile_top, side, side)
    return SeatBox(
        seat, rect(*area), *head, tiles, round(side * frame.unit), rect(*bars),
        turns=turns, beside=lines,
    )  # fmt: skip


def _low_box(frame: UnitFrame, seat: Seat, area: Units) -> SeatBox:
    """The tile first; beside it the face, and the points and the buttons in one line or two."""
    x, top, width, high = area
    side = min(LOW_TILE, high - 2 * UNDER)
    left, right, rect = x + side + 25, x + width - 8, frame.rect
    face = (left, top + 12, LOW_FACE, LOW_FACE)
    name = (left + LOW_FACE + 8, top + 18, right - left - LOW_FACE - 8, 24)
    if high < LOW:
        size: float = TURN_SMALL
        bottom = top + high - UNDER
        pill = (left, bottom - size, right - left - 2 * size - 2 * GAP, size)
    else:
        size = KEYLESS
        bottom = top + high - UNDER
        pill = (left, top + 12 + LOW_FACE + 2 * GAP, 96, LOW_FACE)
    return SeatBox(
        seat, rect(*area), rect(*face), rect(*name), None, rect(*pill),
        rect(x + INSIDE, top + (high - side) / 2, side, side), round(side * frame.unit), None,
        turns=_abreast(frame, right, bottom - size, size),
    )  # fmt: skip


def _several_box(frame: UnitFrame, seat: Seat, area: Units, count: int) -> SeatBox:
    """Tiles in a row; the buttons below it, or where the panel is too low, beside it."""
    x, top, width, high = area
    head, above = _usual_head(frame, area)
    right, rect = x + width - INSIDE, frame.rect
    wide = (width - 2 * INSIDE) / count - 2
    if high - above < SEVERAL + TURN_SMALL + 3 * UNDER or width < WIDE:
        head, above = _slim_head(frame, area), SLIM_HEAD
    side = min(SEVERAL, wide, high - above - TURN_SMALL - 2 * GAP - 6)
    if side >= LEAST_SEVERAL:
        below = top + above + side + 2 * GAP
        size = min(KEYLESS, top + high - 6 - below)
        turns = _abreast(frame, right, below, size)
        bars: Units | None = (x + INSIDE, below, width - 3 * INSIDE - 2 * size - GAP, size)
        row = width - 2 * INSIDE
        bars = bars if size == KEYLESS else None
    else:
        room = high - above - 6
        size = min(TURN_BUTTON, (room - GAP) / 2)
        turns = _stacked(frame, right - size, top + above, size)
        bars, row = None, width - 2 * INSIDE - size - 8
        side = min(row / count - 2, room)
    tiles = rect(x + INSIDE, top + above, row, side)
    return SeatBox(
        seat, rect(*area), *head, tiles, round(side * frame.unit),
        None if bars is None else rect(*bars), turns=turns,
    )  # fmt: skip


def _abreast(frame: UnitFrame, right: float, top: float, size: float) -> tuple[Rect, Rect]:
    left = right - 2 * size - GAP
    return frame.rect(left, top, size, size), frame.rect(right - size, top, size, size)


def _stacked(frame: UnitFrame, left: float, top: float, size: float) -> tuple[Rect, Rect]:
    return frame.rect(left, top, size, size), frame.rect(left, top + size + GAP, size, size)
