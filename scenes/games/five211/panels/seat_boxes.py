"""Where each player's portrait, words, points and four cards are."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import inf

from pygame import Rect

from game.core.seats import Seat
from game.rules.five211.options import SLOTS
from scenes.art.card_shape import ASPECT
from scenes.table.cards.card_sprite import Spot
from scenes.table.choosing.button_places import MARGIN
from scenes.table.unit_frame import UnitFrame, Units

WIDEST = (830, 660, 520, 420, 330)
"""Of the panels along the top, by how many there are: wider ones would tear words from cards."""
BETWEEN_PANELS, BETWEEN_FOUR_PANELS, MANY = 22, 14, 4
WORDS_SHARE = 0.34
"""Of a wide panel, for the words beside the cards."""
INSIDE_WIDE, AFTER_WIDE_WORDS = 16, 4
"""Left of the portrait, and between the words and the cards."""
INSIDE_FLAT, ABOVE_FLAT = 12, 6
HEADER, HEADER_GROWS = 40, 14
"""The line above the cards of a narrow panel: so high, and so much for each size of text."""

OWN_PORTRAIT = 68
OWN_HEADER_GROWS = 6
OWN_INSIDE, OWN_ABOVE = 14, 10
OWN_ABOVE_CARDS = 6
BELOW_OWN_CARDS = 64
ABOVE_OWN_PANEL = 4

TALL_PORTRAIT, TALL_PORTRAIT_SHARE = 88.0, 0.44
TALL_ABOVE, TALL_BELOW, TALL_AROUND_SHARE = 20, 24, 0.35
"""Above the portrait and below the points; of what both leave, no more than so much each."""
TALL_BESIDE_PORTRAIT = 12
TALL_SCORE_INSET = 4
TALL_SCORE, TALL_SCORE_GROWS, TALL_SCORE_ASPECT = 30, 10, 3.6

FLAT_PORTRAIT = 46
FLAT_BESIDE_PORTRAIT, FLAT_AROUND_WORDS = 10, 18
"""Left of the words, and on both sides of them together."""
FLAT_SCORE, FLAT_SCORE_GROWS, FLAT_SCORE_SHARE = 96, 30, 0.37
FLAT_SCORE_HEIGHT = 38

SLOT_GAP = 10
AROUND_SLOTS = 28
"""Left and right of a row of cards together."""
AROUND_ROW, AROUND_WIDE_ROW = 24, 40
"""Above and below a row of cards together: those that turn over rise a little."""
ROW_RISES = 2
"""Cards have their shadow below, so the eye takes a row for lower than it lies."""


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
    head: Rect = field(init=False, compare=False)
    """Everything but the cards."""
    row: Rect = field(init=False, compare=False)
    """The four slots."""

    def __post_init__(self) -> None:
        # Asked for in every frame.
        head = self.portrait.unionall([self.words, self.score])
        object.__setattr__(self, "head", head)
        object.__setattr__(self, "row", self.slots[0].rect.union(self.slots[-1].rect))


@dataclass(frozen=True, slots=True)
class Opposite:
    """How those along the top sit: so many of them in one or two rows, in a band of this height."""

    count: int
    height: float
    rows: int = 1
    top: float = MARGIN
    """Where the band begins, from the upper edge."""
    words_above: bool = False
    """Also where two panels or one have room for words beside their cards."""

    @property
    def abreast(self) -> int:
        """How many sit beside each other."""
        return self.count // self.rows


def other_box(frame: UnitFrame, seat: Seat, place: int, others: Opposite) -> SeatBox:
    """Panels along the top: one or two abreast are wide with the words beside the cards."""
    row, column = divmod(place, others.abreast)
    gap = BETWEEN_FOUR_PANELS if others.count >= MANY else BETWEEN_PANELS
    usable, abreast = frame.width - 2 * MARGIN, others.abreast
    width = min((usable - gap * (abreast - 1)) / abreast, WIDEST[abreast - 1])
    left = (frame.width - width * abreast - gap * (abreast - 1)) / 2 + column * (width + gap)
    height = (others.height - gap * (others.rows - 1)) / others.rows
    top = others.top + row * (height + gap)
    area = frame.rect(left, top, width, height)
    if abreast <= 2 and not others.words_above:
        words = width * WORDS_SHARE
        slots = _slots(frame, (left + words, top, width - words, height), AROUND_WIDE_ROW)
        inner = (left + INSIDE_WIDE, top, words - INSIDE_WIDE - AFTER_WIDE_WORDS, height)
        return _tall_seat(frame, seat, area, inner, slots)
    header = header_height(frame)
    slots = _slots(frame, (left, top + header, width, height - header), AROUND_ROW)
    inner = (left + INSIDE_FLAT, top + ABOVE_FLAT, width - 2 * INSIDE_FLAT, header)
    return _flat_seat(frame, seat, area, inner, slots)


def header_height(frame: UnitFrame) -> float:
    """The line above the cards of a narrow panel."""
    return HEADER + HEADER_GROWS * frame.metrics.text_scale


def fitting_height(frame: UnitFrame, others: Opposite) -> float:
    """Of a panel with its words above, in which its cards are as large as its width allows."""
    usable = frame.width - 2 * MARGIN - BETWEEN_PANELS * (others.abreast - 1)
    width = min(usable / others.abreast, WIDEST[others.abreast - 1])
    return header_height(frame) + _card_height(width, inf, 0) + AROUND_ROW


def own_box(frame: UnitFrame, seat: Seat, top: float, width: float) -> SeatBox:
    """The near player's place, at the lower left below `top`; it ends where its cards do."""
    header = OWN_PORTRAIT + OWN_HEADER_GROWS * frame.metrics.text_scale
    room = frame.height - top - ABOVE_OWN_PANEL - MARGIN
    card = _card_height(width, room - header, AROUND_ROW)
    height = min(room, header + card + BELOW_OWN_CARDS)
    left, top = MARGIN, top + ABOVE_OWN_PANEL + room - height
    area = frame.rect(left, top, width, height)
    below = top + header + OWN_ABOVE_CARDS
    slots = _slots(frame, (left, below, width, top + height - below), AROUND_ROW)
    inner = (left + OWN_INSIDE, top + OWN_ABOVE, width - 2 * OWN_INSIDE, header)
    return _flat_seat(frame, seat, area, inner, slots, OWN_PORTRAIT)


def _tall_seat(
    frame: UnitFrame, seat: Seat, area: Rect, inner: Units, slots: tuple[Spot, ...]
) -> SeatBox:
    """Portrait and words above the score."""
    x, y, width, height = inner
    size = min(TALL_PORTRAIT, height * TALL_PORTRAIT_SHARE)
    score = TALL_SCORE + TALL_SCORE_GROWS * frame.metrics.text_scale
    around = (height - size - score) * TALL_AROUND_SHARE
    above, below = min(TALL_ABOVE, around), min(TALL_BELOW, around)
    words = x + size + TALL_BESIDE_PORTRAIT
    points = x + TALL_SCORE_INSET
    wide = min(width - TALL_SCORE_INSET, score * TALL_SCORE_ASPECT)
    return SeatBox(
        seat,
        area,
        frame.rect(x, y + above, size, size),
        frame.rect(words, y + above, width - size - TALL_BESIDE_PORTRAIT, size),
        frame.rect(points, y + height - score - below, wide, score),
        slots,
    )


def _flat_seat(
    frame: UnitFrame, seat: Seat, area: Rect, inner: Units, slots: tuple[Spot, ...],
    portrait: float = FLAT_PORTRAIT,
) -> SeatBox:  # fmt: skip
    """Portrait, words and score in one line."""
    x, y, width, height = inner
    size = min(portrait, height)
    middle = y + height / 2
    score = min(width * FLAT_SCORE_SHARE, FLAT_SCORE + FLAT_SCORE_GROWS * frame.larger_text)
    words = min(height, HEADER + HEADER_GROWS * frame.metrics.text_scale)
    left = x + size + FLAT_BESIDE_PORTRAIT
    return SeatBox(
        seat,
        area,
        frame.rect(x, middle - size / 2, size, size),
        frame.rect(left, middle - words / 2, width - size - score - FLAT_AROUND_WORDS, words),
        frame.rect(x + width - score, middle - FLAT_SCORE_HEIGHT / 2, score, FLAT_SCORE_HEIGHT),
        slots,
    )


def _card_height(width: float, height: float, around: float) -> float:
    """As large as four cards can be in a box."""
    row = width - AROUND_SLOTS - SLOT_GAP * (SLOTS - 1)
    return min(height - around, row / SLOTS / ASPECT)


def _slots(frame: UnitFrame, box: Units, around: float) -> tuple[Spot, ...]:
    """Four cards in the middle of a box."""
    left, top, width, height = box
    card = _card_height(width, height, around)
    step = card * ASPECT + SLOT_GAP
    first = left + width / 2 - step * (SLOTS - 1) / 2
    y = top + height / 2 - ROW_RISES
    return tuple(frame.spot(first + step * index, y, card) for index in range(SLOTS))
