"""Where everything lies on the table of 5211, for any window, two to five seats, any text size.

All lengths are in units of the 1280x720 design until they become pixels at the very end.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pygame import Rect

from game.core.seats import PUBLIC, Seat, seats_from
from game.rules.five211.options import HAND_SIZE
from scenes.art.card_shape import ASPECT
from scenes.engine.theme import Metrics, Style
from scenes.games.five211.panels.seat_boxes import (
    Opposite,
    SeatBox,
    fitting_height,
    other_box,
    own_box,
)
from scenes.games.five211.tally_parts.tally_box import TallyBox, tally_box
from scenes.table.cards.card_sprite import Spot
from scenes.table.cards.hand import SELECTED_RISE
from scenes.table.choosing.button_places import MARGIN, button_places
from scenes.table.choosing.controls import ROOM_AROUND
from scenes.table.unit_frame import UnitFrame, Units
from scenes.table.words.captions import LINE

TOP, MIDDLE, BOTTOM = 198, 180, 290
"""Heights of the three bands in a 16:9 window; a taller one shares its surplus out."""
TOP_OF_FIVE = 184
"""Cards of four narrow places are small."""
SURPLUS, SURPLUS_OF_MANY = (0.20, 0.36, 0.44), (0.06, 0.43, 0.51)
"""Three places or more across the window are too narrow for their cards to grow."""
TALL = 120
"""A window that is so much taller than the design seats the others in another way."""
TWO_ROWS_OF = 4
OTHERS_OF_SPARE = 0.75
TALLEST_TALLY = 310
BETWEEN = 14
"""Below the upper seats, for the sign that stands half above the tally."""

OWN_WIDTH, OWN_WIDEST = 372, 470
OWN_OF_SURPLUS = 0.25
"""How much of a wider window the near player's panel takes."""

PILE_AROUND, HIGHEST_PILE = 44, 150
"""Above and below a pile together, its count among it; more than so high it only wastes room."""
BELOW_PILE = 36
"""For its count."""
PILE_AT, DISCARD_AT = 0.36, 0.76
"""From the left edge to the tally."""
DISCARD_SIZE, DISCARD_LOWER = 0.8, 0.1
"""Of the pile: what is out of the game lies smaller, on the same ground."""
SEAL_HEIGHT = 30
BESIDE_ROUND = 12
"""From the tally to the words about the round."""

ABOVE_TOOLS = 14
"""Below the upper edge of the lowest band."""
AROUND_HAND = 36
"""Room beside the fan for its glow, and for cards that step aside."""
HAND_OF_BAND = 0.67
"""The height of its cards: the rest is for raised ones and for the caption."""
WIDEST_HAND, FULLER_HAND = 4.6, 1.25
"""So many cards side by side would fill the room; overlapping, they may be so much larger."""
FAN_STEP = 0.86
"""From card to card, of their width."""
FAN_DEGREES = 4.0
"""A multiple of the steps in which moving pictures turn, so that both share their pictures."""
SAG, SAG_CURVE = 0.035, 1.8
"""The fan is an arc: so far down per card from the middle, of its height, and ever steeper."""
LOWEST_CORNER = 1.5
"""The outermost cards are tilted: their corners reach lower than the cards lie."""

SHARED_HAND = 150
"""The height of cards where the hands of several people lie side by side."""
CALL, ABOVE_CALL = 104, 10
"""Above such hands, for the words that call their owner."""
PAIR = 2
"""Hands of two people lie there as whole fans, those of more as bundles."""
BUNDLE = 1.3
"""The width of a bundle, in cards."""
ROOM_BESIDE_OWN_CARDS = 12
"""Of the near player's panel nothing but glass: the glow of the first card may lie there."""

FAR_TALLY, FAR_OF_SURPLUS = 232, 0.45
AROUND_CAPTION = 8
"""Of a table whose hands are all on phones."""

CAPTION = 34
BELOW_CAPTION, CLEAR_OF_CAPTION = 10, 4
"""Under the words as long as there is room, and at least: no chosen card reaches under them."""
CAPTION_OVERLAPS = 60
"""It may be that much wider than the room beside the fan: its ends are glass."""
RAISED_HIGHEST = 1.2
"""A chosen card under the pointer stands still higher, in rises of a chosen one."""
CAPTION_ABOVE_BAND = 8
"""So far it may reach up into the middle band."""


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
    card_heights: tuple[int, ...]
    """The heights at which faces rest, smallest first: the sizes worth drawing exactly."""
    others: tuple[tuple[Seat, Rect], ...] = ()
    """Where the covered hands of other people at this screen lie."""
    all_far: bool = False
    """Everybody holds their cards on a phone: no hand lies here."""

    @property
    def hand_of(self) -> Seat:
        """Whose hand lies below."""
        return PUBLIC if self.all_far else self.own

    def hand_spots(self, count: int) -> list[Spot]:
        """A fan of `count` cards."""
        return self.fan_in(self.hand, count)

    def fan_in(self, area: Rect, count: int) -> list[Spot]:
        """The same in another place; where that is narrow the cards lie closer together."""
        width = self.hand_height * ASPECT
        step = min(width * FAN_STEP, max(0.0, area.width - width) / max(1, HAND_SIZE - 1))
        spots = []
        for index in range(count):
            away = index - (count - 1) / 2
            x, y = area.centerx + away * step, area.centery + _sag(away, self.hand_height)
            spots.append(Spot(x, y, self.hand_height, -away * FAN_DEGREES))
        return spots

    @property
    def hands(self) -> Rect:
        """The room of all hands, with what may rise from them."""
        own, room = self.boxes[self.own].area, self.metrics.px(ROOM_AROUND)
        left = (
            own.right - self.metrics.px(ROOM_BESIDE_OWN_CARDS) if own.bottom > self.hand.top else 0
        )
        top = max(self.hand.top - round(2 * self.selected_rise) - room, self.tally.area.bottom)
        return Rect(left, top, self.tools.left + room - left, self.metrics.height - top)

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


def make_layout(
    metrics: Metrics, seats: int, own: Seat, people: Sequence[Seat] = (), *, all_far: bool = False
) -> TableLayout:
    """The table as seen from seat `own`; the others sit opposite in playing order.

    Where several people share the screen nobody ever changes place: all sit along the top, and
    their hands lie side by side below, that of `own` ready to be opened.
    """
    if all_far:
        return _far_layout(UnitFrame(metrics), seats, own)
    if len(people) > 1:
        return _shared_layout(UnitFrame(metrics), seats, own, people)
    frame = UnitFrame(metrics)
    own_width = OWN_WIDTH + frame.surplus[0] * OWN_OF_SURPLUS
    own_width = max(OWN_WIDTH, min(own_width, OWN_WIDEST))
    room = (MARGIN + own_width + AROUND_HAND, button_places(frame, 0)[0][0] - AROUND_HAND)
    opposite, middle, bottom = _bands(frame, seats, room)
    middle_y = MARGIN + opposite.height + BETWEEN
    bottom_y = frame.height - bottom
    others = [seat for seat in seats_from(own, seats) if seat != own]
    boxes = {seat: other_box(frame, seat, place, opposite) for place, seat in enumerate(others)}
    boxes[own] = own_box(frame, own, bottom_y, own_width)
    tally = tally_box(frame, middle_y, middle)
    side = frame.left_of(tally.area)
    side_y, side_height = middle_y, middle
    if min(boxes[seat].area.left for seat in others) >= frame.rect(0, 0, side, 0).right:
        # Nobody sits above them in a very wide window: they stand half way up both bands.
        side_y, side_height = MARGIN, middle_y + middle - MARGIN
    pile, discard = _piles(frame, side, side_y, side_height)
    play, tools = button_places(frame, bottom_y + ABOVE_TOOLS)
    fan = _fan(frame, room, bottom)
    hand_height = round(fan[3] * frame.unit)
    round_x = frame.width - side + BESIDE_ROUND
    return TableLayout(
        metrics,
        tuple(boxes[seat] for seat in range(seats)),
        own,
        pile,
        discard,
        tally,
        frame.rect(round_x, side_y, side - BESIDE_ROUND - MARGIN, side_height),
        frame.rect(*_caption(frame, fan, room, bottom_y)),
        frame.rect(*fan),
        hand_height,
        frame.rect(*play),
        frame.rect(*tools),
        tuple(sorted({hand_height, *(box.slots[0].height for box in boxes.values())})),
    )


def _shared_layout(frame: UnitFrame, seats: int, own: Seat, people: Sequence[Seat]) -> TableLayout:
    top, surplus = TOP_OF_FIVE, frame.surplus[1]
    above, between, _below = SURPLUS_OF_MANY
    opposite = Opposite(seats, top + above * surplus)
    middle_y, middle = MARGIN + opposite.height + BETWEEN, MIDDLE + TOP - top + between * surplus
    band_y = middle_y + middle
    boxes = tuple(other_box(frame, seat, seat, opposite) for seat in range(seats))
    tally = tally_box(frame, middle_y, middle)
    side = frame.left_of(tally.area)
    pile, discard = _piles(frame, side, middle_y, middle)
    play, tools = button_places(frame, frame.height - BOTTOM + ABOVE_TOOLS)
    words = max(CALL, _caption_height(frame)) + CLEAR_OF_CAPTION
    height = (frame.height - band_y - words) / (1 + _sag((HAND_SIZE - 1) / 2, LOWEST_CORNER))
    height = min(height, SHARED_HAND)
    fans = _shared_fans(play[0] - AROUND_HAND, own, people, height)
    y = frame.height - height - _sag((HAND_SIZE - 1) / 2, height) * LOWEST_CORNER
    hands = {seat: frame.rect(x, y, width, height) for seat, (x, width) in fans.items()}
    hand_height, round_x = round(height * frame.unit), frame.width - side + BESIDE_ROUND
    x, width = fans[own]
    room = (MARGIN, play[0] - AROUND_HAND)
    return TableLayout(
        frame.metrics,
        boxes,
        own,
        pile,
        discard,
        tally,
        frame.rect(round_x, middle_y, side - BESIDE_ROUND - MARGIN, middle),
        frame.rect(*_shared_caption(frame, x + width / 2, room, band_y)),
        hands.pop(own),
        hand_height,
        frame.rect(*play),
        frame.rect(*tools),
        tuple(sorted({hand_height, *(box.slots[0].height for box in boxes)})),
        tuple(hands.items()),
    )


def _far_layout(frame: UnitFrame, seats: int, own: Seat) -> TableLayout:
    """Half of the seats above and half below; the table between them has the room of the hand."""
    caption, middle = _caption_height(frame), FAR_TALLY + FAR_OF_SURPLUS * frame.surplus[1]
    row = (frame.height - 2 * MARGIN - middle - caption - BETWEEN - 2 * AROUND_CAPTION) / 2
    above = -(-seats // 2)
    upper = Opposite(above, row)
    lower = Opposite(max(1, seats - above), row, top=frame.height - MARGIN - row)
    bands = [(seat, upper) for seat in range(above)] + [(n, lower) for n in range(seats - above)]
    boxes = tuple(other_box(frame, seat, *place) for seat, place in enumerate(bands))
    middle_y = MARGIN + row + BETWEEN
    tally = tally_box(frame, middle_y, middle)
    side = frame.left_of(tally.area)
    pile, discard = _piles(frame, side, middle_y, middle)
    play, (_x, _y, width, height) = button_places(frame, 0)
    x, below = frame.width - MARGIN - width, middle_y + middle + AROUND_CAPTION
    round_x, tools_y = frame.width - side + BESIDE_ROUND, middle_y + middle - height
    wide = frame.width - 2 * (side + AROUND_HAND)
    return TableLayout(
        frame.metrics,
        boxes,
        own,
        pile,
        discard,
        tally,
        frame.rect(round_x, middle_y, side - BESIDE_ROUND - MARGIN, middle - height),
        frame.rect((frame.width - wide) / 2, below, wide, caption),
        frame.rect(frame.width / 2, frame.height, 1, 1),
        round(row * frame.unit),
        frame.rect(x, below, play[2], caption),
        frame.rect(x, tools_y, width, height),
        tuple(sorted({box.slots[0].height for box in boxes})),
        all_far=True,
    )


def _shared_fans(
    right: float, own: Seat, people: Sequence[Seat], height: float
) -> dict[Seat, tuple[float, float]]:
    """Left end and width of each hand: equal shares, and the near one as wide as it needs."""
    share = (right - MARGIN) / len(people)
    whole = height * ASPECT * (1 + FAN_STEP * (HAND_SIZE - 1))
    fans = {}
    for place, seat in enumerate(people):
        width = min(whole, share - 2 * AROUND_HAND) if len(people) == PAIR or seat == own else 0.0
        width = min(whole, right - MARGIN) if seat == own else width or height * ASPECT * BUNDLE
        middle = MARGIN + share * (place + 0.5)
        left = min(max(middle - width / 2, MARGIN), right - width)
        fans[seat] = left, width
    return fans


def _shared_caption(
    frame: UnitFrame, centre: float, room: tuple[float, float], band_y: float
) -> Units:
    """Above the near hand, as wide as the room on its narrower side allows."""
    wide = 2 * min(centre - room[0], room[1] - centre) + CAPTION_OVERLAPS
    return centre - wide / 2, band_y + ABOVE_CALL, wide, _caption_height(frame)


def _bands(
    frame: UnitFrame, seats: int, room: tuple[float, float]
) -> tuple[Opposite, float, float]:
    """How the others sit, and the heights of tally and hand."""
    top = TOP if seats < 5 else TOP_OF_FIVE
    middle, taller = MIDDLE + TOP - top, frame.surplus[1]
    others = Opposite(seats - 1, top)
    if taller < TALL:
        above, between, below = SURPLUS if seats < 4 else SURPLUS_OF_MANY
        others = replace(others, height=top + above * taller)
        return others, middle + between * taller, BOTTOM + below * taller
    # The hand is as wide as it can be: what would only be empty above it is for the others.
    bottom = min(BOTTOM + SURPLUS_OF_MANY[2] * taller, _widest_hand(room) / HAND_OF_BAND)
    spare = taller - (bottom - BOTTOM)
    if others.count == TWO_ROWS_OF:
        others = replace(others, rows=2, height=top + OTHERS_OF_SPARE * spare)
    else:
        others = replace(others, words_above=True)
        wanted = min(fitting_height(frame, others), top + OTHERS_OF_SPARE * spare)
        others = replace(others, height=max(top, wanted))
    tally = min(middle + top + spare - others.height, TALLEST_TALLY)
    return others, tally, bottom


def _widest_hand(room: tuple[float, float]) -> float:
    """The height of cards that fill the room between seat and buttons."""
    return (room[1] - room[0]) / WIDEST_HAND / ASPECT * FULLER_HAND


def _piles(frame: UnitFrame, side: float, top: float, height: float) -> tuple[Spot, Spot]:
    """Left of the tally: the pile, and beside it, smaller, what is out of the game."""
    size = min(height - PILE_AROUND, HIGHEST_PILE)
    y = top + (height - BELOW_PILE) / 2
    pile = frame.spot(side * PILE_AT, y, size)
    discard = frame.spot(side * DISCARD_AT, y + size * DISCARD_LOWER, size * DISCARD_SIZE)
    return pile, discard


def _fan(frame: UnitFrame, room: tuple[float, float], band: float) -> Units:
    """The hand: below the tally if there is room for it, else between seat and buttons."""
    left, right = room
    words = _caption_height(frame) + CLEAR_OF_CAPTION - CAPTION_ABOVE_BAND
    height = min(
        band * HAND_OF_BAND,
        _widest_hand(room),
        (band - words) / (1 + SELECTED_RISE + _sag((HAND_SIZE - 1) / 2, LOWEST_CORNER)),
    )
    width = min(right - left, height * ASPECT * (1 + FAN_STEP * (HAND_SIZE - 1)))
    middle = (frame.width - width) / 2
    x = middle if middle >= left else (left + right - width) / 2
    y = frame.height - height - _sag((HAND_SIZE - 1) / 2, height) * LOWEST_CORNER
    return x, y, width, height


def _caption_height(frame: UnitFrame) -> float:
    """Of one line of what to do; large text makes it higher, and the hand lower."""
    return max(CAPTION, frame.metrics.text_px(Style.STRONG) * LINE / frame.unit)


def _caption(frame: UnitFrame, fan: Units, room: tuple[float, float], band_y: float) -> Units:
    """Above the fan, clear of raised cards as long as the tally leaves room for that."""
    x, y, width, height = fan
    centre, raised = x + width / 2, height * SELECTED_RISE * RAISED_HIGHEST
    wide = 2 * min(centre - room[0], room[1] - centre) + CAPTION_OVERLAPS
    high = _caption_height(frame)
    top = max(band_y - CAPTION_ABOVE_BAND, y - raised - BELOW_CAPTION - high)
    return centre - wide / 2, top, wide, high


def _sag(away: float, height: float) -> float:
    """How much lower a card of the fan lies, so many places from its middle."""
    return float(abs(away) ** SAG_CURVE * height * SAG)
