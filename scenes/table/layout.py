"""Where everything lies on the table of 5211, for any window, two to five seats, any text size.

All lengths are in units of the 1280x720 design until they become pixels at the very end.
"""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.core.seats import Seat, seats_from
from game.rules.five211.options import HAND_SIZE, SLOTS
from scenes.art.cards import ASPECT
from scenes.theme import Metrics

MARGIN = 20
SLOT_GAP = 10
TOP, MIDDLE, BOTTOM = 204, 180, 290
"""Heights of the three bands in a 16:9 window; a taller one shares its surplus out."""
SURPLUS = (0.20, 0.36, 0.44)
CAPTION = 34
BELOW_PLAY = 46
"""For the sign of its key."""
OWN_WIDTH = 372
TOOLS_WIDTH, TOOLS_GROW = 168, 36
PLAY_HEIGHT, PLAY_GROW = 58, 10
"""Buttons grow a little with the text, so much when it is twice as large."""
TALLY_WIDTH = 690
FAN_DEGREES = 4.0
"""A multiple of the steps in which moving pictures turn, so that both share their pictures."""
AROUND_HAND = 36
"""Room beside the fan for its glow, and for cards that step aside."""
LOWEST_CORNER = 1.5
"""The outermost cards are tilted: their corners reach lower than the cards lie."""
SELECTED_RISE = 0.16


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a card rests: its centre, its height in pixels, and its tilt."""

    x: float
    y: float
    height: int
    angle: float = 0.0

    @property
    def rect(self) -> Rect:
        """The upright box of the card."""
        width = round(self.height * ASPECT)
        return Rect(round(self.x - width / 2), round(self.y - self.height / 2), width, self.height)


@dataclass(frozen=True, slots=True)
class SeatBox:
    """One player's place: the panel, the portrait, the words, and four slots for cards."""

    seat: Seat
    area: Rect
    portrait: Rect
    words: Rect
    """Name above, hand size below."""
    score: Rect
    slots: tuple[Spot, ...]


@dataclass(frozen=True, slots=True)
class TallyBox:
    """The five columns up to the limit, and the kododo ring beside them."""

    area: Rect
    columns: Rect
    """The part with the columns: cells above, gable and number below."""
    label_height: int
    ring: Rect
    ring_words: Rect


@dataclass(frozen=True, slots=True)
class TableLayout:
    """Every place on the table, in pixels."""

    metrics: Metrics
    boxes: tuple[SeatBox, ...]
    """By seat."""
    own: Seat
    pile: Spot
    discard: Spot
    tally: TallyBox
    round_info: Rect
    caption: Rect
    hand: Rect
    hand_height: int
    play: Rect
    tools: Rect

    @property
    def card_heights(self) -> tuple[int, ...]:
        """The heights at which faces rest, smallest first: the sizes worth drawing exactly."""
        heights = {box.slots[0].height for box in self.boxes}
        return tuple(sorted(heights | {self.hand_height}))

    def hand_spots(self, count: int) -> list[Spot]:
        """A fan of `count` cards."""
        width = self.hand_height * ASPECT
        step = min(width * 0.86, (self.hand.width - width) / max(1, HAND_SIZE - 1))
        spots = []
        for index in range(count):
            away = index - (count - 1) / 2
            x, y = self.hand.centerx + away * step, self.hand.centery + _sag(away, self.hand_height)
            spots.append(Spot(x, y, self.hand_height, -away * FAN_DEGREES))
        return spots

    @property
    def selected_rise(self) -> float:
        """How far a selected card stands above the fan."""
        return self.hand_height * SELECTED_RISE


class _Frame:
    """The stage in units, and the way from units to pixels."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        stage = metrics.stage
        self.unit = metrics.unit
        self.left, self.top = stage.left, stage.top
        self.width, self.height = stage.width / self.unit, stage.height / self.unit
        surplus = max(0.0, self.height - 720)
        self.heights = tuple(
            band + share * surplus
            for band, share in zip((TOP, MIDDLE, BOTTOM), SURPLUS, strict=True)
        )

    def rect(self, x: float, y: float, width: float, height: float) -> Rect:
        """Pixels for a box in units."""
        u = self.unit
        return Rect(
            round(self.left + x * u), round(self.top + y * u), round(width * u), round(height * u)
        )

    def spot(self, x: float, y: float, height: float) -> Spot:
        """Pixels for a resting card in units."""
        u = self.unit
        return Spot(round(self.left + x * u), round(self.top + y * u), round(height * u))


def make_layout(metrics: Metrics, seats: int, own: Seat) -> TableLayout:
    """The table as seen from seat `own`; the others sit opposite in playing order."""
    frame = _Frame(metrics)
    top, middle, bottom = frame.heights
    middle_y = MARGIN + top + 10
    bottom_y = frame.height - bottom
    others = [seat for seat in seats_from(own, seats) if seat != own]
    boxes = {seat: _other_box(frame, seat, place, len(others)) for place, seat in enumerate(others)}
    boxes[own] = _own_box(frame, own, bottom_y)
    tally = _tally_box(frame, middle_y, middle)
    side = tally.area.left / frame.unit - frame.left / frame.unit
    pile_height = min(middle - 44, 150)
    pile_y = middle_y + pile_height / 2 + 4
    larger = metrics.text_scale - 1
    tools_width, play_height = TOOLS_WIDTH + TOOLS_GROW * larger, PLAY_HEIGHT + PLAY_GROW * larger
    tools_x = frame.width - MARGIN - tools_width
    hand_left, hand_right = MARGIN + OWN_WIDTH + AROUND_HAND, tools_x - AROUND_HAND
    hand_width = hand_right - hand_left
    hand_height = min(bottom * 0.67, hand_width / 4.6 / ASPECT * 1.25)
    hand_y = frame.height - hand_height - _sag((HAND_SIZE - 1) / 2, hand_height) * LOWEST_CORNER
    return TableLayout(
        metrics,
        tuple(boxes[seat] for seat in range(seats)),
        own,
        frame.spot(side * 0.36, pile_y, pile_height),
        frame.spot(side * 0.76, pile_y + pile_height * 0.1, pile_height * 0.8),
        tally,
        frame.rect(frame.width - side + 12, middle_y, side - 12 - MARGIN, middle),
        frame.rect(hand_left - 30, bottom_y - 8, hand_width + 60, CAPTION),
        frame.rect(hand_left, hand_y, hand_width, hand_height),
        round(hand_height * frame.unit),
        frame.rect(tools_x, frame.height - BELOW_PLAY - play_height, tools_width, play_height),
        frame.rect(tools_x, bottom_y + 14, tools_width, bottom - 78 - play_height),
    )


def _sag(away: float, height: float) -> float:
    """How much lower a card of the fan lies, so many places from its middle."""
    return float(abs(away) ** 1.8 * height * 0.035)


def _other_box(frame: _Frame, seat: Seat, place: int, count: int) -> SeatBox:
    """Panels along the top: one or two are wide with the words beside the cards."""
    gap = 14 if count == 4 else 22
    usable = frame.width - 2 * MARGIN
    width = min((usable - gap * (count - 1)) / count, (900, 660, 520, 420)[count - 1])
    left = (frame.width - width * count - gap * (count - 1)) / 2 + place * (width + gap)
    height = frame.heights[0]
    area = frame.rect(left, MARGIN, width, height)
    if count <= 2:
        words = width * 0.34
        slots = _slots(frame, left + words, MARGIN, width - words, height)
        return _seat_box(frame, seat, area, (left + 16, MARGIN, words - 20, height), slots)
    header = 40 + 14 * frame.metrics.text_scale
    slots = _slots(frame, left, MARGIN + header, width, height - header)
    return _seat_box(frame, seat, area, (left + 12, MARGIN + 6, width - 24, header), slots)


def _seat_box(
    frame: _Frame,
    seat: Seat,
    area: Rect,
    header: tuple[float, float, float, float],
    slots: tuple[Spot, ...],
) -> SeatBox:
    """Portrait, words and score: side by side in a flat header, stacked in a tall one."""
    x, y, width, height = header
    if height > width * 0.5:
        size = min(88.0, height * 0.44)
        score = 30 + 10 * frame.metrics.text_scale
        return SeatBox(
            seat,
            area,
            frame.rect(x, y + 20, size, size),
            frame.rect(x + size + 12, y + 20, width - size - 12, size),
            frame.rect(x + 4, y + height - score - 24, min(width - 4, score * 3.6), score),
            slots,
        )
    size = min(46.0, height)
    middle = y + height / 2
    score = min(width * 0.37, 96 + 30 * (frame.metrics.text_scale - 1))
    return SeatBox(
        seat,
        area,
        frame.rect(x, middle - size / 2, size, size),
        frame.rect(x + size + 10, y, width - size - score - 18, height),
        frame.rect(x + width - score, middle - 19, score, 38),
        slots,
    )


def _slots(frame: _Frame, left: float, top: float, width: float, height: float) -> tuple[Spot, ...]:
    """Four cards in the middle of a box, as large as it allows."""
    card = min(height - 24, (width - 28 - SLOT_GAP * (SLOTS - 1)) / SLOTS / ASPECT)
    step = card * ASPECT + SLOT_GAP
    first = left + width / 2 - step * (SLOTS - 1) / 2
    return tuple(
        frame.spot(first + step * index, top + height / 2 - 2, card) for index in range(SLOTS)
    )


def _own_box(frame: _Frame, seat: Seat, bottom_y: float) -> SeatBox:
    """The near player's place, at the lower left without a panel of its own."""
    header = 46 + 12 * frame.metrics.text_scale
    left, top, height = MARGIN, bottom_y + 4, frame.heights[2] - 4 - MARGIN
    slots = _slots(frame, left, top + header, OWN_WIDTH, height - header)
    area = frame.rect(left, top, OWN_WIDTH, height)
    return _seat_box(frame, seat, area, (left + 12, top + 6, OWN_WIDTH - 24, header), slots)


def _tally_box(frame: _Frame, top: float, height: float) -> TallyBox:
    width = min(TALLY_WIDTH + (frame.width - 1280) * 0.35, 900)
    left = (frame.width - width) / 2
    label = 34 + 8 * frame.metrics.text_scale
    ring_side = width * 0.24
    words = 16 + 10 * frame.metrics.text_scale
    ring = min(ring_side - 30, height - words - 28)
    ring_x = left + width - ring_side / 2 - 10
    return TallyBox(
        frame.rect(left, top, width, height),
        frame.rect(left + 24, top + 14, width - ring_side - 34, height - 22),
        round(label * frame.unit),
        frame.rect(ring_x - ring / 2, top + 14, ring, ring),
        frame.rect(ring_x - ring_side / 2, top + height - words - 8, ring_side, words),
    )
