"""Where a seat's points stand: beside the pill they go to, never on one or on a card's sign."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pygame import Rect

from game.core.seats import Seat
from scenes.games.five211.panels.seat_boxes import SeatBox
from scenes.games.five211.table_layout import TableLayout
from scenes.table.cards.spot import Spot
from scenes.table.words.captions import announced_area

SIZES, OWN_SIZES = (54, 46, 38, 32, 26, 22, 18), (92, 80, 68, 58, 48, 38, 30, 22)
"""Ems of a plate in units, the wished one first: of the others, of the near seat."""
WIDE, HIGH = 1.78, 1.24
"""A plate of a sign and a digit, in ems."""
GAP, STEP = 6, 12
STROKES = 0.45
"""How far strokes of joy reach around the near seat's, in ems."""
NAMED = 0.5
"""So much of the words is kept clear at the usual size of text: there stands who it is."""
INDEX = 0.46, 0.37
"""What says which card it is, in the corner: of its width and of its height."""


def plate_place(layout: TableLayout, seat: Seat) -> tuple[float, float, int]:
    """The middle and the em of its plate in pixels; the near seat has the largest."""
    box, metrics = layout.boxes[seat], layout.metrics
    taken = [*pills(layout), *card_signs(layout), *_faces_and_names(layout)]
    taken += [layout.tally.area, layout.pile.rect, layout.discard.rect]
    room, sizes = box.area.inflate(metrics.px(GAP), metrics.px(GAP)), list(SIZES)
    if seat == layout.own:
        taken.append(announced_area(metrics, layout.caption))
        room, sizes = metrics.stage, list(OWN_SIZES)
    for px in map(metrics.px, sizes):
        for place in _places(layout, box, px):
            if room.contains(place) and place.collidelist(taken) < 0:
                return *place.center, px
    return *box.area.midbottom, metrics.px(sizes[-1])


def _faces_and_names(layout: TableLayout) -> list[Rect]:
    share = min(1.0, NAMED * layout.metrics.text_scale)
    names = (
        Rect(box.words.topleft, (round(box.words.width * share), box.words.height))
        for box in layout.boxes
    )
    return [*names, *(box.portrait for box in layout.boxes)]


def pills(layout: TableLayout) -> list[Rect]:
    """The points of everybody."""
    return [box.score for box in layout.boxes]


def card_signs(layout: TableLayout) -> list[Rect]:
    """The corners that say which cards lie there, of all slots and of the near hand."""
    slots = [spot for box in layout.boxes for spot in box.slots]
    return [_sign(spot) for spot in (*slots, *layout.hand_spots(4))]


def _sign(spot: Spot) -> Rect:
    card = spot.rect
    return Rect(card.topleft, (round(card.width * INDEX[0]), round(card.height * INDEX[1])))


def _places(layout: TableLayout, box: SeatBox, px: int) -> Iterable[Rect]:
    """Around the pill; the near seat has room beside its panel, too, above the hand."""
    gap, size = layout.metrics.px(GAP), (round(px * WIDE), round(px * HIGH))
    if box.seat == layout.own:
        gap += round(px * STROKES)
    plate, pill = Rect((0, 0), size), box.score
    for attribute, point in (
        ("midright", (pill.left - gap, pill.centery)),
        ("midleft", (pill.right + gap, pill.centery)),
        ("midbottom", (pill.centerx, pill.top - gap)),
        ("midtop", (pill.centerx, pill.bottom + gap)),
        ("topright", (pill.right, pill.bottom + gap)),
        ("bottomright", (pill.right, pill.top - gap)),
    ):
        place = plate.copy()
        setattr(place, attribute, point)
        yield place
    if box.seat == layout.own:
        yield from _beside_panel(layout, box, plate)


def _beside_panel(layout: TableLayout, box: SeatBox, plate: Rect) -> Sequence[Rect]:
    """From below the words down, as near to the panel as may be."""
    px = layout.metrics.px
    top = announced_area(layout.metrics, layout.caption).bottom + px(GAP)
    bottom = box.slots[0].rect.centery - plate.height
    return [Rect((box.area.right + px(GAP), y), plate.size) for y in range(top, bottom, px(STEP))]
