"""Where everything lies on the table of Chikyu, for any window, two to five players, any text.

All lengths are in units of the 1280x720 design until they become pixels at the very end.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from game.core.seats import Seat
from game.rules.chikyu.options import ChikyuOptions
from scenes.art.card_shape import ASPECT
from scenes.engine.theme import Metrics, Style
from scenes.games.chikyu.panels.earth_picture import Earth
from scenes.games.chikyu.panels.seat_boxes import PanelShape, SeatBox, seat_box
from scenes.games.chikyu.scoring.scoring_places import ScoringPlaces, scoring_places
from scenes.table.cards.card_sprite import Spot
from scenes.table.cards.hand import HOVER_RISE, SELECTED_RISE
from scenes.table.choosing.button_places import MARGIN, button_places
from scenes.table.unit_frame import UnitFrame, Units
from scenes.table.words.captions import LINE

SIDE_TOP, SIDE_WIDTH, SIDE_HEIGHT = 142, 286, 246
SIDE_OF_SURPLUS, SIDE_WIDEST = 0.12, 340
OWN_WIDTH, OWN_OF_SURPLUS, OWN_WIDEST = 372, 0.25, 470
BOTTOM, BOTTOM_OF_TALLER = 280, 1 / 3
"""The band of the near player, and its share of a taller window."""
BELOW_OWN = 16
FAR, FAR_CAPTION = 134, 420
"""The lowest band where nobody's hand lies here, and the words above it."""
ABOVE_BAND = 52
"""The side seats end so far above the band of the near player."""
TALL = 120
"""In a window that is so much taller than the design the plates stand below the side seats."""
TOP_EDGE = 12
TOP_OF_TALLER = 0.06

WALL = 25
"""The harbour wall around the Earth."""
BELOW_TOP_SEAT, NO_TOP_SEAT = 5, 93
CAPTION, CAPTION_LOWER = 34, 16
"""Its height, and where it stands below the edge of the band."""
ABOVE_CAPTION = 2

PLATE_WIDTH, PLATE_WIDEST, PLATE_HEIGHT, PLATE_GROWS = 150, 230, 206, 40
BESIDE_SEAT, BESIDE_EARTH = 8, 12

HAND, HAND_OF_TALLER = 168, 0.24
AROUND_HAND = 36
FAN_STEP = 0.83
"""From card to card, of their width, where there is room."""
FAN_DEGREES = 2.0
"""A whole number, so that moving and resting cards share their pictures."""
SAG, SAG_OF_MANY, MANY = 0.018, 0.008, 8
SAG_CURVE = 1.8
BELOW_HAND = 22
"""From the middle card of the fan to the lower edge."""
RAISED_HIGHEST = 1.15

BUNDLES_HIGH = 2
"""Covered hands of other people at the screen, one above the other."""
BUNDLE, BETWEEN_BUNDLES, BESIDE_BUNDLE = 1.12, 8, 10
"""The width of one in cards, and what lies between them and beside them."""
LEAST_STEP = 0.26
"""From card to card of a whole open hand, of their width: narrower, and kinds could not be read."""

ABOVE_TOOLS = 4
SEAL = 28
ROUND_WIDTH = 400
LAST_TRICK_WIDTH = 372

TRICKS: Final[dict[int, tuple[float, float, tuple[tuple[float, float], ...]]]] = {
    3: (152, 120, ((0, 66), (-88, -38), (88, -38))),
    4: (138, 112, ((0, 71), (-92, 2), (0, -69), (92, 2))),
    5: (136, 92, ((0, 86), (-92, 34), (-54, -78), (54, -78), (92, 34))),
}
"""By the number of hands: a radius of the Earth, and for it the height of the cards of a trick
and how far each lies from the centre, from the near hand on clockwise."""


@dataclass(frozen=True, slots=True)
class TableLayout:
    """Every place on the table, in pixels; hands are numbered as in the match."""

    metrics: Metrics
    home: int
    """The hand at the near side."""
    boxes: tuple[SeatBox, ...]
    earth: Earth
    trick: tuple[Spot, ...]
    lead_plate: Rect
    best_plate: Rect
    round_info: Rect
    last_trick: Rect
    caption: Rect
    hand: Rect
    hand_height: int
    play: Rect
    tools: Rect
    scoring: ScoringPlaces
    others: tuple[tuple[Seat, Rect], ...] = ()
    """Where the covered hands of other people at this screen lie."""

    def hand_spots(self, count: int) -> list[Spot]:
        """A fan of `count` cards."""
        width = self.hand_height * ASPECT
        step = min(width * FAN_STEP, (self.hand.width - width) / max(1, count - 1))
        sag = self.hand_height * (SAG if count < MANY else SAG_OF_MANY)
        spots = []
        for index in range(count):
            away = index - (count - 1) / 2
            x, y = self.hand.centerx + away * step, self.hand.centery + abs(away) ** SAG_CURVE * sag
            spots.append(Spot(round(x), round(y), self.hand_height, -away * FAN_DEGREES))
        return spots

    @property
    def choice(self) -> Rect:
        """Where there is something to choose: the hand."""
        return self.hand

    @property
    def seal(self) -> Rect:
        """The words about the round lead to the seal of its shuffle."""
        px = self.metrics.px
        return Rect(self.round_info.left, self.round_info.top, px(ROUND_WIDTH / 2), px(SEAL))

    @property
    def card_heights(self) -> tuple[int, ...]:
        """The heights at which faces rest, smallest first."""
        opened: set[int] = set().union(*(box.open_heights for box in self.boxes))
        bundled = {area.height for _seat, area in self.others}
        return tuple(sorted({self.hand_height, self.trick[0].height, *opened, *bundled}))


def make_layout(
    metrics: Metrics,
    options: ChikyuOptions,
    home: int,
    others: tuple[Sequence[Seat], Sequence[Seat]] = ((), ()),
    *,
    all_far: bool = False,
) -> TableLayout:
    """The table as seen from a hand; the others lie round the Earth in playing order.

    Covered hands of `others` at this screen lie at the left and at the right of the open one.
    Where everybody holds them on a phone the Earth grows into their room.
    """
    frame, hands = UnitFrame(metrics), options.hands
    wider, taller = frame.surplus
    side = max(SIDE_WIDTH, min(SIDE_WIDEST, SIDE_WIDTH + wider * SIDE_OF_SURPLUS))
    band = frame.height - (FAR if all_far else BOTTOM + taller * BOTTOM_OF_TALLER)
    areas = _areas(frame, options, side, band, home=home, all_far=all_far)
    placed = {(home + place) % hands: area for place, area in enumerate(areas)}
    own = areas[0][1]
    play, tools = button_places(frame, band + ABOVE_TOOLS)
    bundles: tuple[tuple[Seat, Rect], ...] = ()
    if all_far:
        fan, caption, play, tools = _without_hand(frame, band, play, tools)
    else:
        band_of_hands, caption = _fan(frame, (own[0] + own[2], tools[0]), band)
        fan, bundles = _beside_bundles(frame, band_of_hands, others, options.hand_size)
    tops = [area for shape, area in areas[1:] if shape in _TOP_SHAPES]
    earth_top = tops[0][1] + tops[0][3] + BELOW_TOP_SEAT if tops else NO_TOP_SEAT
    below_seats = all_far or taller >= TALL
    beside = 0 if below_seats else PLATE_WIDTH + BESIDE_SEAT
    x, y, radius = _globe(frame, earth_top, caption[1] - ABOVE_CAPTION, side + beside)
    middle = frame.rect(x, y, 0, 0).topleft
    plates = _plates(frame, (x, y, radius), side, areas, below_seats=below_seats)
    return TableLayout(
        metrics,
        home,
        tuple(seat_box(frame, hand, *placed[hand], len(options.kinds)) for hand in range(hands)),
        Earth(*middle, frame.metrics.px(radius), frame.unit, options.end_points),
        _trick(frame, hands, home, (x, y, radius)),
        frame.rect(*plates[0]), frame.rect(*plates[1]),
        *_corners(frame, tops),
        frame.rect(*caption),
        frame.rect(*fan),
        round(fan[3] * frame.unit),
        frame.rect(*play),
        frame.rect(*tools),
        scoring_places(frame, options.end_points),
        bundles,
    )  # fmt: skip


def _areas(
    frame: UnitFrame, options: ChikyuOptions, side: float, band: float, *, home: int, all_far: bool
) -> list[tuple[PanelShape, Units]]:
    """Panels from the near one on, clockwise."""
    areas = _usual_areas(frame, options.hands, side, band, open_hands=options.has_dependencies)
    if all_far:
        areas[0] = _far_panel(frame, areas[0][1][2])
    return _from_second_seat(areas) if options.has_dependencies and home else areas


def _corners(frame: UnitFrame, tops: Sequence[Units]) -> tuple[Rect, Rect]:
    """Left and right of whoever sits above: the words about the round, and the last trick."""
    left = tops[0][0] if tops else frame.width / 2
    high = SIDE_TOP - TOP_EDGE - 8
    right = tops[-1][0] + tops[-1][2] if tops else frame.width - LAST_TRICK_WIDTH - MARGIN
    return (
        frame.rect(MARGIN, TOP_EDGE, min(ROUND_WIDTH, left - MARGIN - 14), high),
        frame.rect(right + 18, TOP_EDGE, frame.width - MARGIN - right - 18, high),
    )


def _far_panel(frame: UnitFrame, width: float) -> tuple[PanelShape, Units]:
    """The first seat faces the one above it, below the Earth."""
    high = FAR - MARGIN
    return PanelShape.ACROSS, (frame.width / 2 - width / 2, frame.height - FAR, width, high)


def _without_hand(
    frame: UnitFrame, band: float, play: Units, tools: Units
) -> tuple[Units, Units, Units, Units]:
    """No hand; then the words under the Earth, and both kinds of buttons beside the panel."""
    words = max(CAPTION, frame.metrics.text_px(Style.STRONG) * LINE / frame.unit)
    caption = (frame.width / 2 - FAR_CAPTION / 2, band - words - TOP_EDGE, FAR_CAPTION, words)
    below, left = frame.height - MARGIN, tools[0] - play[2] - AROUND_HAND
    return (
        (frame.width / 2, frame.height, 1, FAR),
        caption,
        (left, below - play[3], play[2], play[3]),
        (tools[0], below - tools[3], tools[2], tools[3]),
    )


def _from_second_seat(areas: list[tuple[PanelShape, Units]]) -> list[tuple[PanelShape, Units]]:
    """There the other person sits at the right and not at the left."""
    near, (person, at_left), across, (dependency, at_right) = areas
    return [near, (dependency, at_left), across, (person, at_right)]


_TOP_SHAPES = (PanelShape.ACROSS, PanelShape.FLAT, PanelShape.OPEN_ACROSS)


def _usual_areas(
    frame: UnitFrame, hands: int, side: float, band: float, *, open_hands: bool
) -> list[tuple[PanelShape, Units]]:
    """Panels from the near one on, clockwise: left, above, right."""
    wider, taller = frame.surplus
    own_width = max(OWN_WIDTH, min(OWN_WIDEST, OWN_WIDTH + wider * OWN_OF_SURPLUS))
    own = (MARGIN, band, own_width, frame.height - band - BELOW_OWN)
    grown = 1 + max(0.0, wider) / (2 * frame.width)
    deeper = taller * TOP_OF_TALLER
    high = min(SIDE_HEIGHT + taller / 4, band - ABOVE_BAND - SIDE_TOP)
    left = (MARGIN, SIDE_TOP, side, high)
    right = (frame.width - MARGIN - side, SIDE_TOP, side, high)
    middle = frame.width / 2
    if open_hands:
        wide = 520 * grown
        top = (middle - wide / 2, TOP_EDGE, wide, 118 + deeper)
        return [
            (PanelShape.OWN, own),
            (PanelShape.SIDE, left),
            (PanelShape.OPEN_ACROSS, top),
            (PanelShape.OPEN_SIDE, right),
        ]
    tops: list[tuple[PanelShape, Units]] = []
    if hands == 4:
        wide = 432 * grown
        tops = [(PanelShape.ACROSS, (middle - wide / 2, TOP_EDGE, wide, 112 + deeper))]
    elif hands == 5:
        wide = 306 * grown
        tops = [
            (PanelShape.FLAT, (middle + x, TOP_EDGE - 2, wide, 122 + deeper))
            for x in (-wide - 8, 8)
        ]
    return [(PanelShape.OWN, own), (PanelShape.SIDE, left), *tops, (PanelShape.SIDE, right)]


def _fan(frame: UnitFrame, beside: tuple[float, float], band: float) -> tuple[Units, Units]:
    """The hand between the near panel and the buttons, and the caption above it."""
    left, right = beside[0] + AROUND_HAND, beside[1] - AROUND_HAND
    words = max(CAPTION, frame.metrics.text_px(Style.STRONG) * LINE / frame.unit)
    below = band + CAPTION_LOWER + words
    below += HOVER_RISE / 3  # as far as a chosen card rises under the pointer
    room = (frame.height - BELOW_HAND - below) / (1 + SELECTED_RISE * RAISED_HIGHEST)
    height = min(HAND + frame.surplus[1] * HAND_OF_TALLER, room)
    fan = (left, frame.height - BELOW_HAND - height, right - left, height)
    around = AROUND_HAND - 8
    return fan, (left - around, band + CAPTION_LOWER, right - left + 2 * around, words)


def _beside_bundles(
    frame: UnitFrame, band: Units, others: tuple[Sequence[Seat], Sequence[Seat]], cards: int
) -> tuple[Units, tuple[tuple[Seat, Rect], ...]]:
    """What is left of the band for the open hand, and the small covered ones at its ends.

    Where the open one would be too narrow to be read, it has all of the band.
    """
    x, y, width, height = band
    high = (height - BETWEEN_BUNDLES * (BUNDLES_HIGH - 1)) / BUNDLES_HIGH
    wide = high * ASPECT * BUNDLE
    step = wide + BESIDE_BUNDLE
    left, right = (-(-len(side) // BUNDLES_HIGH) * step for side in others)
    # Whoever is called, those before and after them take no more columns than this.
    columns = sum(map(len, others)) // BUNDLES_HIGH + 1
    if width - columns * step < height * ASPECT * (1 + LEAST_STEP * (cards - 1)):
        return band, ()
    bundles = []
    for start, side in zip((x, x + width - right + BESIDE_BUNDLE), others, strict=True):
        for place, seat in enumerate(side):
            column, row = divmod(place, BUNDLES_HIGH)
            alone = len(side) - column * BUNDLES_HIGH == 1
            top = (height - high) / 2 if alone else row * (high + BETWEEN_BUNDLES)
            bundles.append((seat, frame.rect(start + column * step, y + top, wide, high)))
    return (x + left, y, width - left - right, height), tuple(bundles)


def _globe(frame: UnitFrame, top: float, bottom: float, side: float) -> tuple[float, float, float]:
    """As large as the room between the seats above and the caption, and beside the plates."""
    wide = frame.width / 2 - MARGIN - side - BESIDE_EARTH
    radius = min((bottom - top) / 2, wide) - WALL
    return frame.width / 2, bottom - WALL - radius, radius


def _plates(
    frame: UnitFrame,
    globe: tuple[float, float, float],
    side: float,
    areas: list[tuple[PanelShape, Units]],
    *,
    below_seats: bool,
) -> tuple[Units, Units]:
    """Beside the Earth, or where there is room below the seats at the sides."""
    x, y, radius = globe
    left_seat, right_seat = areas[1][1], areas[-1][1]
    if below_seats:
        top = left_seat[1] + left_seat[3] + BESIDE_SEAT
        high = areas[0][1][1] - ABOVE_BAND / 2 - top
        return (left_seat[0], top, side, high), (right_seat[0], top, side, high)
    inner = left_seat[0] + left_seat[2] + BESIDE_SEAT
    width = min(PLATE_WIDEST, x - radius - WALL - BESIDE_EARTH - inner)
    height = min(SIDE_HEIGHT, PLATE_HEIGHT + PLATE_GROWS * frame.larger_text)
    top = min(y - height / 2, left_seat[1] + left_seat[3] - height)
    return (inner, top, width, height), (right_seat[0] - BESIDE_SEAT - width, top, width, height)


def _trick(
    frame: UnitFrame, hands: int, home: int, globe: tuple[float, float, float]
) -> tuple[Spot, ...]:
    x, y, radius = globe
    design, height, ways = TRICKS[hands]
    scale = radius / design
    spots = {
        (home + place) % hands: frame.spot(x + across * scale, y + down * scale, height * scale)
        for place, (across, down) in enumerate(ways)
    }
    return tuple(spots[hand] for hand in range(hands))
