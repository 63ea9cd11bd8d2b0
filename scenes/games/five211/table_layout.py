"""Where everything lies on the table of 5211, for any window, two to five seats, any text size.

All lengths are in units of the 1280x720 design until they become pixels at the very end.
"""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.core.seats import Seat, seats_from
from game.rules.five211.options import HAND_SIZE, SLOTS
from scenes.art.card_shape import ASPECT
from scenes.engine.theme import Metrics
from scenes.table.controls import TOOL_GAP, TOOLS_ABREAST
from scenes.table.hand import SELECTED_RISE
from scenes.table.spot import Spot

MARGIN = 20
SLOT_GAP = 10
AROUND_ROW, AROUND_WIDE_ROW = 24, 40
"""Above and below a row of cards together: those that turn over rise a little."""
TOP, MIDDLE, BOTTOM = 198, 180, 290
"""Heights of the three bands in a 16:9 window; a taller one shares its surplus out."""
TOP_OF_FIVE = 184
"""Cards of four narrow places are small."""
SURPLUS, SURPLUS_OF_MANY = (0.20, 0.36, 0.44), (0.06, 0.43, 0.51)
"""Three places or more across the window are too narrow for their cards to grow."""
BETWEEN = 14
"""Below the upper seats, for the sign that stands half above the tally."""
CAPTION = 34
BELOW_CAPTION = 10
BELOW_PILE = 36
"""For its count."""
BELOW_PLAY = 46
"""For the sign of its key."""
OWN_WIDTH, OWN_WIDEST = 372, 470
OWN_PORTRAIT = 68
BELOW_OWN_CARDS = 64
TOOLS_WIDTH, TOOLS_GROW = 168, 36
TOOL_LINES = 2
ABOVE_PLAY = 64
PLAY_HEIGHT, PLAY_GROW = 58, 10
"""Buttons grow a little with the text, so much when it is twice as large."""
TALLY_WIDTH = 690
FAN_STEP = 0.86
"""From card to card, of their width."""
FAN_DEGREES = 4.0
"""A multiple of the steps in which moving pictures turn, so that both share their pictures."""
AROUND_HAND = 36
"""Room beside the fan for its glow, and for cards that step aside."""
LOWEST_CORNER = 1.5
"""The outermost cards are tilted: their corners reach lower than the cards lie."""
SEAL_HEIGHT = 30

Units = tuple[float, float, float, float]
"""A box in units: left, top, width, height."""


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

    @property
    def head(self) -> Rect:
        """Everything but the cards."""
        return self.portrait.unionall([self.words, self.score])

    @property
    def row(self) -> Rect:
        """The four slots."""
        return self.slots[0].rect.union(self.slots[-1].rect)


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
        step = min(width * FAN_STEP, (self.hand.width - width) / max(1, HAND_SIZE - 1))
        spots = []
        for index in range(count):
            away = index - (count - 1) / 2
            x, y = self.hand.centerx + away * step, self.hand.centery + _sag(away, self.hand_height)
            spots.append(Spot(x, y, self.hand_height, -away * FAN_DEGREES))
        return spots

    def below(self, pile: Spot) -> tuple[float, float]:
        """The middle of the words under a pile."""
        return pile.x, pile.y + pile.height / 2 + self.metrics.px(BELOW_PILE / 2)

    @property
    def choice(self) -> Rect:
        """Where there is something to choose: the hand."""
        return self.hand

    @property
    def seal(self) -> Rect:
        """The words under the pile; the lock beside them is drawn with the pile."""
        area = Rect(0, 0, round(self.pile.height), self.metrics.px(SEAL_HEIGHT))
        x, y = self.below(self.pile)
        area.center = round(x), round(y)
        return area

    @property
    def selected_rise(self) -> float:
        """How far a selected card stands above the fan."""
        return self.hand_height * SELECTED_RISE


class _Frame:
    """The stage in units, and the way from units to pixels."""

    def __init__(self, metrics: Metrics, seats: int) -> None:
        self.metrics = metrics
        stage = metrics.stage
        self.unit = metrics.unit
        self.left, self.top = stage.left, stage.top
        self.width, self.height = stage.width / self.unit, stage.height / self.unit
        surplus = max(0.0, self.height - 720)
        top = TOP if seats < 5 else TOP_OF_FIVE
        bands = (top, MIDDLE + TOP - top, BOTTOM)
        shares = SURPLUS if seats < 4 else SURPLUS_OF_MANY
        self.heights = tuple(
            band + share * surplus for band, share in zip(bands, shares, strict=True)
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
    frame = _Frame(metrics, seats)
    top, middle, bottom = frame.heights
    middle_y = MARGIN + top + BETWEEN
    bottom_y = frame.height - bottom
    own_width = max(OWN_WIDTH, min(OWN_WIDTH + (frame.width - 1280) * 0.25, OWN_WIDEST))
    others = [seat for seat in seats_from(own, seats) if seat != own]
    boxes = {seat: _other_box(frame, seat, place, len(others)) for place, seat in enumerate(others)}
    boxes[own] = _own_box(frame, own, bottom_y, own_width)
    tally = _tally_box(frame, middle_y, middle)
    side = tally.area.left / frame.unit - frame.left / frame.unit
    pile_height = min(middle - 44, 150)
    pile_y = middle_y + (middle - BELOW_PILE) / 2
    play, tools = _buttons(frame, bottom_y)
    hand_left, hand_right = MARGIN + own_width + AROUND_HAND, play[0] - AROUND_HAND
    x, y, width, height = fan = _fan(frame, hand_left, hand_right)
    centre, raised = x + width / 2, height * SELECTED_RISE * 1.2
    caption_width = 2 * min(centre - hand_left, hand_right - centre) + 60
    caption_y = max(bottom_y - 8, y - raised - BELOW_CAPTION - CAPTION)
    return TableLayout(
        metrics,
        tuple(boxes[seat] for seat in range(seats)),
        own,
        frame.spot(side * 0.36, pile_y, pile_height),
        frame.spot(side * 0.76, pile_y + pile_height * 0.1, pile_height * 0.8),
        tally,
        frame.rect(frame.width - side + 12, middle_y, side - 12 - MARGIN, middle),
        frame.rect(centre - caption_width / 2, caption_y, caption_width, CAPTION),
        frame.rect(*fan),
        round(height * frame.unit),
        frame.rect(*play),
        frame.rect(*tools),
    )


def _fan(frame: _Frame, left: float, right: float) -> Units:
    """The hand: below the tally if there is room for it, else between seat and buttons."""
    height = min(frame.heights[2] * 0.67, (right - left) / 4.6 / ASPECT * 1.25)
    width = min(right - left, height * ASPECT * (1 + FAN_STEP * (HAND_SIZE - 1)))
    middle = (frame.width - width) / 2
    x = middle if middle >= left else (left + right - width) / 2
    y = frame.height - height - _sag((HAND_SIZE - 1) / 2, height) * LOWEST_CORNER
    return x, y, width, height


def _buttons(frame: _Frame, bottom_y: float) -> tuple[Units, Units]:
    """What to press, at the lower right: play below, the tools above it."""
    larger = frame.metrics.text_scale - 1
    width, height = TOOLS_WIDTH + TOOLS_GROW * larger, PLAY_HEIGHT + PLAY_GROW * larger
    x, y = frame.width - MARGIN - width, frame.height - BELOW_PLAY - height
    tool = (width + TOOL_GAP) / TOOLS_ABREAST
    tools_height = tool * TOOL_LINES - TOOL_GAP
    tools_y = max(bottom_y + 14, y - ABOVE_PLAY - tools_height)
    return (x, y, width, height), (x, tools_y, width, tools_height)


def _sag(away: float, height: float) -> float:
    """How much lower a card of the fan lies, so many places from its middle."""
    return float(abs(away) ** 1.8 * height * 0.035)


def _other_box(frame: _Frame, seat: Seat, place: int, count: int) -> SeatBox:
    """Panels along the top: one or two are wide with the words beside the cards."""
    gap = 14 if count == 4 else 22
    usable = frame.width - 2 * MARGIN
    width = min((usable - gap * (count - 1)) / count, (820, 660, 520, 420)[count - 1])
    left = (frame.width - width * count - gap * (count - 1)) / 2 + place * (width + gap)
    height = frame.heights[0]
    area = frame.rect(left, MARGIN, width, height)
    if count <= 2:
        words = width * 0.34
        slots = _slots(frame, (left + words, MARGIN, width - words, height), AROUND_WIDE_ROW)
        return _tall_seat(frame, seat, area, (left + 16, MARGIN, words - 20, height), slots)
    header = 40 + 14 * frame.metrics.text_scale
    slots = _slots(frame, (left, MARGIN + header, width, height - header), AROUND_ROW)
    return _flat_seat(frame, seat, area, (left + 12, MARGIN + 6, width - 24, header), slots)


def _own_box(frame: _Frame, seat: Seat, bottom_y: float, width: float) -> SeatBox:
    """The near player's place, at the lower left; it ends where its cards do."""
    header = OWN_PORTRAIT + 6 * frame.metrics.text_scale
    room = frame.heights[2] - 4 - MARGIN
    card = _card_height(width, room - header, AROUND_ROW)
    height = min(room, header + card + BELOW_OWN_CARDS)
    left, top = MARGIN, bottom_y + 4 + room - height
    area = frame.rect(left, top, width, height)
    below = top + header + 6
    slots = _slots(frame, (left, below, width, top + height - below), AROUND_ROW)
    inner = (left + 14, top + 10, width - 28, header)
    return _flat_seat(frame, seat, area, inner, slots, OWN_PORTRAIT)


def _tall_seat(
    frame: _Frame, seat: Seat, area: Rect, inner: Units, slots: tuple[Spot, ...]
) -> SeatBox:
    """Portrait and words above the score."""
    x, y, width, height = inner
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


def _flat_seat(
    frame: _Frame, seat: Seat, area: Rect, inner: Units, slots: tuple[Spot, ...],
    portrait: float = 46,
) -> SeatBox:  # fmt: skip
    """Portrait, words and score in one line."""
    x, y, width, height = inner
    size = min(portrait, height)
    middle = y + height / 2
    score = min(width * 0.37, 96 + 30 * (frame.metrics.text_scale - 1))
    words = min(height, 40 + 14 * frame.metrics.text_scale)
    return SeatBox(
        seat,
        area,
        frame.rect(x, middle - size / 2, size, size),
        frame.rect(x + size + 10, middle - words / 2, width - size - score - 18, words),
        frame.rect(x + width - score, middle - 19, score, 38),
        slots,
    )


def _card_height(width: float, height: float, around: float) -> float:
    """As large as four cards can be in a box."""
    return min(height - around, (width - 28 - SLOT_GAP * (SLOTS - 1)) / SLOTS / ASPECT)


def _slots(frame: _Frame, box: Units, around: float) -> tuple[Spot, ...]:
    """Four cards in the middle of a box."""
    left, top, width, height = box
    card = _card_height(width, height, around)
    step = card * ASPECT + SLOT_GAP
    first = left + width / 2 - step * (SLOTS - 1) / 2
    return tuple(
        frame.spot(first + step * index, top + height / 2 - 2, card) for index in range(SLOTS)
    )


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
        frame.rect(ring_x - ring / 2, top + (height - words - 6 - ring) / 2, ring, ring),
        frame.rect(ring_x - ring_side / 2, top + height - words - 8, ring_side, words),
    )
