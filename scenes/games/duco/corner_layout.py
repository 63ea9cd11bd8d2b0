"""The table of Stress for several people at one screen: each has a corner, the rest goes between.

The first two sit at the lower corners, the next two at the upper ones, bots in the left column.
"""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from game.core.seats import Seat
from game.rules.duco.options import DucoOptions
from scenes.engine.theme import Metrics
from scenes.games.duco.panels.seat_boxes import (
    SLIM,
    SeatBox,
    TileSpot,
    corner_box,
    other_box,
    slim_box,
)
from scenes.games.duco.table_layout import (
    ABOVE_OWN,
    BETWEEN,
    BOARD_TOP,
    LEFT,
    NARROW,
    OWN_HEIGHT,
    PILE_TILE,
    RACE,
    TableLayout,
)
from scenes.table.choosing.button_places import MARGIN, button_places
from scenes.table.unit_frame import UnitFrame, Units

CORNERS = 4
CORNER_NARROW = 250
"""Keys need their room beside a tile even there."""
CLOCK = 275
BELOW_BOARD, CAPTION_UP, CAPTION = 100, 62, 34
SLIM_GAP = 8
CLOCK_INSIDE, LEAST_CLOCK = 8, 140


def corner_layout(
    metrics: Metrics, options: DucoOptions, own: Seat, people: Sequence[Seat]
) -> TableLayout:
    """Whose turn it would be does not matter: everybody stays where they are."""
    frame = UnitFrame(metrics)
    wide, high = frame.width, frame.height
    column = CORNER_NARROW if wide < high * NARROW else LEFT
    right, low = wide - MARGIN - column, high - MARGIN - OWN_HEIGHT
    corners: list[Units] = [
        (x, y, column, OWN_HEIGHT) for y in (low, MARGIN) for x in (MARGIN, right)
    ]
    x = MARGIN + column + BETWEEN
    width = wide - 2 * x
    clock, tools = _clock_and_tools(frame, right, column, low, crowded=len(people) >= CORNERS)
    rect = frame.rect
    caption = rect(x, high - CAPTION_UP, width, CAPTION)
    nothing = Rect(caption.topleft, (0, 0))
    boxes = _boxes(frame, options, people, corners, low)
    pile = frame.spot(clock[0] + clock[2] / 2, clock[1] + clock[3] / 2, PILE_TILE)
    near = boxes[own]
    return TableLayout(
        metrics,
        options,
        boxes,
        own,
        None,
        rect(x, MARGIN, width, RACE),
        rect(x, BOARD_TOP, width, high - BOARD_TOP - BELOW_BOARD),
        None,
        caption,
        nothing,
        TileSpot(pile.x, pile.y, pile.height),
        nothing,
        rect(*clock),
        nothing,
        rect(*tools),
        near.turns or (nothing, nothing),
        (nothing, nothing, nothing),
        tuple(people),
    )


def _clock_and_tools(
    frame: UnitFrame, x: float, column: float, low: float, *, crowded: bool
) -> tuple[Units, Units]:
    """The clock above the tools; between two corners it may have to stand beside them."""
    _play, (_x, _y, wide, high) = button_places(frame, 0)
    top = MARGIN + OWN_HEIGHT
    room = low - top
    if crowded and room > high + LEAST_CLOCK:
        above = room - high - 3 * CLOCK_INSIDE
        tools = (x + (column - wide) / 2, low - CLOCK_INSIDE - high, wide, high)
        return (x, top + CLOCK_INSIDE, column, above), tools
    if crowded:
        clock = (x, top + CLOCK_INSIDE, column - wide - CLOCK_INSIDE, room - 2 * CLOCK_INSIDE)
        return clock, (x + column - wide, top + (room - high) / 2, wide, high)
    below = MARGIN + CLOCK
    tools = (x + (column - wide) / 2, below + (low - below - high) / 2, wide, high)
    return (x, MARGIN, column, CLOCK), tools


def _boxes(
    frame: UnitFrame,
    options: DucoOptions,
    people: Sequence[Seat],
    corners: Sequence[Units],
    low: float,
) -> tuple[SeatBox, ...]:
    boxes: dict[Seat, SeatBox] = {}
    for seat, area in zip(people, corners, strict=False):
        boxes[seat] = corner_box(frame, seat, area, options.hand_size)
    others = [seat for seat in range(options.seats) if seat not in boxes]
    top: float = MARGIN if len(people) <= 2 else MARGIN + OWN_HEIGHT + ABOVE_OWN
    left, _y, width, _high = corners[0]
    room: Units = (left, top, width, low - ABOVE_OWN - top)
    for place, seat in enumerate(others):
        if len(people) <= 2:
            boxes[seat] = other_box(frame, seat, place, len(others), room, options.hand_size)
        else:
            tall = min(SLIM, (room[3] - SLIM_GAP * (len(others) - 1)) / len(others))
            area = (left, top + place * (tall + SLIM_GAP), width, tall)
            boxes[seat] = slim_box(frame, seat, area)
    return tuple(boxes[seat] for seat in range(options.seats))
