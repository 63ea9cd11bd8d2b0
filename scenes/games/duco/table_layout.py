"""Where everything lies on the table of DuCo, for any window, one to five seats, every mode.

All lengths are in units of the 1280x720 design until they become pixels at the very end. In Stress
several people at one screen have a corner each: the first two sit at the lower ones, the next two
at the upper ones, bots in the left column.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from game.core.seats import Seat, seats_from
from game.rules.duco.options import DucoOptions, LayManner
from scenes.engine.theme import Metrics
from scenes.games.duco.panels.seat_boxes import (
    SLIM,
    SeatBox,
    TileSpot,
    corner_box,
    far_boxes,
    other_box,
    own_box,
    slim_box,
)
from scenes.games.duco.panels.shared_boxes import shared_boxes
from scenes.games.duco.town.town_grid import Bounds, TownGrid, fitted
from scenes.table.choosing.button_places import MARGIN, button_places
from scenes.table.unit_frame import UnitFrame, Units

LEFT, RIGHT = 264, 208
"""The columns of seats and of tools."""
NARROW = 1.5
"""A stage less wide than this, compared with its height, has narrower columns."""
LEFT_NARROW, RIGHT_NARROW = 232, 184
LEFT_FOLDED = 258
FOLDED = 56
"""What the row of the last moves takes: it is folded away where the town needs the room."""
FOLDS_BELOW = 64
"""Tiles that would be smaller have the columns narrow, and that row."""
BETWEEN = 16
OWN_HEIGHT = 248
ABOVE_OWN = 8
RACE = 62
BOARD_TOP, BOARD_BOTTOM = 88, 123
"""The town ends where the strip of a hint or a tip begins."""
CAPTION_UP, CAPTION = 99, 34
RIBBON_UP, RIBBON = 58, 38
LINE = 132
"""The open line under the town."""
LINE_TILE, LINE_ENDS, LINE_STEP = 106, 26, 1.06
PILE_TILE, PILE_HEIGHT = 92, 140
COUNT_TOP, COUNT_ABOVE_TOOLS = 172, 26
VIEW_BUTTON, VIEW_GAP = 33, 5
SEAL = 26
LEAST_TILE, MOST_TILE = 44, 110
GAP, GAP_STRESS, GAP_CONQUEST, GAP_CLUSTER = 2.5, 7.5, 11, 4
CORNERS = 4
CORNER_NARROW = 250
"""Keys need their room beside a tile even there."""
CLOCK = 275
BELOW_BOARD, CORNER_CAPTION_UP, CORNER_CAPTION = 100, 62, 34
SLIM_GAP = 8
CLOCK_INSIDE, LEAST_CLOCK = 8, 140


@dataclass(frozen=True, slots=True)
class TableLayout:
    """Every place on the table, in pixels."""

    metrics: Metrics
    options: DucoOptions
    boxes: tuple[SeatBox, ...]
    """By seat."""
    own: Seat
    par_sheet: Rect | None
    """Where the others would sit: how few tiles are how good, for who plays alone."""
    race: Rect
    board: Rect
    line: Rect | None
    caption: Rect
    ribbon: Rect
    pile: TileSpot
    news: Rect
    """Beside the pile: the round, and what happened last."""
    count: Rect
    play: Rect
    tools: Rect
    turns: tuple[Rect, Rect]
    """The buttons that turn the own tile."""
    views: tuple[Rect, Rect, Rect]
    """Minus, whole table, plus."""
    corners: tuple[Seat, ...] = ()
    """Several people who play at once, each in a corner of their own."""
    is_shared: bool = False
    """Several people take turns at this screen: nobody ever changes place."""
    all_far: bool = False
    """Everybody holds their tiles on a phone: none is turned here."""
    is_folded: bool = False
    """The town is large: what stands around it has made room."""

    def is_held_here(self, seat: Seat) -> bool:
        """Somebody in front of the screen has the tiles of a seat in hand."""
        return seat in (self.corners or (self.own,))

    @property
    def choice(self) -> Rect:
        """Where there is something to choose: the own tiles."""
        return self.boxes[self.own].tiles

    @property
    def aside(self) -> Rect:
        """Where the others sit, or who plays alone has a sheet; in corners, where the clock is."""
        if self.corners:
            return self.count
        if self.par_sheet is not None:
            return self.par_sheet
        others = [box.area for box in self.boxes if box.seat != self.own]
        if self.is_shared:
            # The own panel stands among them: the more room is above it, or below.
            above = [area for area in others if area.top < self.boxes[self.own].area.top]
            others = above if 2 * len(above) >= len(others) else others[len(above) :]
        return others[0].unionall(others[1:])

    @property
    def seal(self) -> Rect:
        """The words under the pile."""
        px = self.metrics.px
        area = Rect(0, 0, round(self.pile.side * 1.2), px(SEAL))
        area.midtop = (round(self.pile.x), round(self.pile.y + self.pile.side / 2 + px(10)))
        return area

    def line_spots(self, count: int) -> list[TileSpot]:
        """The tiles of the line; it closes up around its middle."""
        if self.line is None:
            return []
        # A long line has smaller tiles, so that the lights of both ends lie on its cloth.
        room = (self.line.width - self.metrics.px(LINE_ENDS)) / self.options.line
        side = min(self.metrics.px(LINE_TILE), round(room / LINE_STEP))
        step = min(self.metrics.px(LINE_TILE) * 1.18, room)
        first = self.line.centerx - (count - 1) / 2 * step
        return [TileSpot(first + index * step, self.line.centery, side) for index in range(count)]

    @property
    def gap(self) -> float:
        """Between two tiles of the town."""
        options = self.options
        if options.laying is not LayManner.IN_LINE:
            return 0.0
        wide = GAP_CLUSTER if options.rearranges else GAP_CONQUEST if options.group_bonus else GAP
        return float(self.metrics.px(GAP_STRESS if options.at_once else wide))

    def needs_room(self, bounds: Bounds) -> bool:
        """Whether tiles would become too small to be read, and something can be folded away."""
        # Where several people share the screen nobody ever changes place.
        foldable = not (self.is_folded or self.corners or self.is_shared)
        is_grid = not self.options.rearranges
        return foldable and is_grid and self.town(bounds).side < self.metrics.px(FOLDS_BELOW)

    def town(self, bounds: Bounds, *, whole: bool = False) -> TownGrid:
        """The town as large as it fits; `whole` however small its tiles get."""
        px = self.metrics.px
        if self.options.rearranges:
            return fitted(bounds, self.board.inflate(2 * px(80), 2 * px(80)), self.gap, 1, px(999))
        # Where several people look at it all of the town is seen, however large it gets.
        least = 1 if self.corners or whole else px(LEAST_TILE)
        return fitted(bounds, self.board, self.gap, least, px(MOST_TILE))


def make_layout(
    metrics: Metrics, options: DucoOptions, own: Seat, people: Sequence[Seat] = (),
    *, folded: bool = False, all_far: bool = False,
) -> TableLayout:  # fmt: skip
    """As seen from seat `own`; the others sit in the left column in playing order.

    Where several share the screen, or all have phones, panels are equal and keep their places.
    """
    frame, shared = UnitFrame(metrics), len(people) > 1
    wide, high = frame.width, frame.height
    lower, (left, right) = FOLDED if folded else 0, _columns(frame, folded=folded)
    own_area: Units = (MARGIN, (own_y := high - MARGIN - OWN_HEIGHT), left, OWN_HEIGHT)
    others_area: Units = (MARGIN, MARGIN, left, own_y - ABOVE_OWN - MARGIN)
    equal = far_boxes if all_far else shared_boxes if shared else None
    boxes = (
        equal(frame, options, left) if equal else _boxes(frame, options, own, own_area, others_area)
    )
    x = MARGIN + left + BETWEEN
    width = wide - x - BETWEEN - right - MARGIN
    column = wide - MARGIN - right
    play, tools = button_places(frame, COUNT_TOP)
    board_height = high - BOARD_TOP - BOARD_BOTTOM + lower - (LINE if options.line else 0)
    line: Rect | None = None
    if options.line:
        line = frame.rect(x, BOARD_TOP + board_height, width, LINE)
    views = _views(x + width, high + lower)
    beside = x + width - views[0][0] + BETWEEN
    rect, nothing = frame.rect, Rect(0, 0, 0, 0)
    return TableLayout(
        metrics,
        options,
        boxes,
        own,
        rect(*others_area) if options.seats == 1 else None,
        rect(x, MARGIN, width, RACE),
        rect(x, BOARD_TOP, width, board_height),
        line,
        rect(x, high + lower - CAPTION_UP, width - beside, CAPTION),
        nothing if folded else rect(x, high - RIBBON_UP, width, RIBBON),
        _pile(frame, column),
        rect(column + PILE_TILE + 20, MARGIN, right - PILE_TILE - 20, PILE_HEIGHT - 24),
        rect(column, COUNT_TOP, right, tools[1] - COUNT_ABOVE_TOOLS - COUNT_TOP),
        rect(*play),
        rect(*tools),
        boxes[own].turns or (nothing, nothing),
        (rect(*views[0]), rect(*views[1]), rect(*views[2])),
        is_shared=shared,
        all_far=all_far,
        is_folded=folded,
    )


def _columns(frame: UnitFrame, *, folded: bool) -> tuple[int, int]:
    """How wide those of seats and of tools are."""
    if frame.width < frame.height * NARROW:
        return LEFT_NARROW, RIGHT_NARROW
    return (LEFT_FOLDED, RIGHT_NARROW) if folded else (LEFT, RIGHT)


def _boxes(
    frame: UnitFrame, options: DucoOptions, own: Seat, own_area: Units, others_area: Units
) -> tuple[SeatBox, ...]:
    others = [seat for seat in seats_from(own, options.seats) if seat != own]
    boxes = {
        seat: other_box(frame, seat, place, len(others), others_area, options.hand_size)
        for place, seat in enumerate(others)
    }
    boxes[own] = own_box(frame, own, own_area, options.hand_size)
    return tuple(boxes[seat] for seat in range(options.seats))


def _pile(frame: UnitFrame, column: float) -> TileSpot:
    spot = frame.spot(column + 6 + PILE_TILE / 2, MARGIN + 58, PILE_TILE)
    return TileSpot(spot.x, spot.y, spot.height)


def _views(right: float, high: float) -> tuple[Units, Units, Units]:
    y = high - CAPTION_UP + (CAPTION - VIEW_BUTTON) / 2
    step = VIEW_BUTTON + VIEW_GAP
    first = right - 3 * step + VIEW_GAP
    boxes = [(first + index * step, y, VIEW_BUTTON, VIEW_BUTTON) for index in range(3)]
    return boxes[0], boxes[1], boxes[2]


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
    caption = rect(x, high - CORNER_CAPTION_UP, width, CORNER_CAPTION)
    nothing = Rect(caption.topleft, (0, 0))
    boxes = _corner_boxes(frame, options, people, corners, low)
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


def _corner_boxes(
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
