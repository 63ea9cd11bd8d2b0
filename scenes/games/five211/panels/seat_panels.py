"""Draws the seats around the table: panels, portraits, names, points, places for cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from pygame import Rect

from game.core.seats import Seat
from game.kits.set_up import Chair
from game.rules.five211.options import CARDS_PER_TURN, SLOTS, Variant
from scenes.art.icons import Icon, icon
from scenes.art.panels import dashed_slot
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import sprite
from scenes.engine.drawing.text import Align, Type
from scenes.engine.i18n import _, ngettext
from scenes.engine.theme import Style
from scenes.games.five211.display import Display, SeatFigures
from scenes.games.five211.evening import draw_evening
from scenes.games.five211.own_session import Five211Session
from scenes.games.five211.panels.seat_boxes import SeatBox
from scenes.games.five211.table_layout import TableLayout
from scenes.games.five211.tally_parts.tally import limit_sign
from scenes.table.cards.card_sprite import Spot
from scenes.table.playmat import SpeechPlace
from scenes.table.seats.seat_head import draw_stand_in, names_type
from scenes.table.words.captions import announced_area
from scenes.ui.cloth import lay_cloth

HIDDEN = "?"
BESIDE_SPEECH = 8
SPEECH_ABOVE_PANEL = 12
NAME_SHARE, HAND_SHARE = 0.42, 0.34
"""Of the height beside a portrait: two lines that do not touch."""
NAME_LOWER, HAND_HIGHER = 0.1, 0.12
"""Both lines move towards each other, of their height: they belong together."""
SLOT_CORNER = 0.07
"""Of a card's height."""
SLOT_DUE, SLOT_LATER = (26, 1.0), (8, 0.4)
"""How much a place for a card is filled, of 255, and its alpha: now, and on a later turn."""
SLOT_LIT, SLOT_SWELLS = 150, 0.08
"""When somebody wants to play too soon, the places that are still free shine."""
PILL_ALPHA = 235
PILL_SWELLS = 3
POINTS_AT, GAIN_AT, CARDS_AT = 0.28, 0.7, 0.62
"""Of the width of the pill: points, and beside them what comes in, or the cards scored so far."""
AROUND_POINTS = 8
CARDS_SIGN, AFTER_CARDS_SIGN = 0.5, 0.75
"""Of the height of the pill, and of the sign."""
CHECK_SHARE, CHECK_INSIDE, CHECK_SIGN = 0.46, 0.25, 0.7
"""Of the portrait; how far it lies on it, and the size of its sign, of the check."""
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


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What changes rarely, if at all, while the match goes on."""

    chairs: tuple[Chair, ...]
    variant: Variant
    stand_ins: frozenset[Seat] = frozenset()
    """Where a bot sits in for the person whose name and face the seat has."""

    @classmethod
    def of(cls, session: Five211Session) -> Surroundings:
        """Who sits where at present."""
        return cls(session.chairs, session.options.variant, session.stand_ins)


def draw_ground(painter: Painter, display: Display, around: Surroundings, evening: float) -> None:
    """The static layer: everything that rests under cards and figures."""
    layout = display.layout
    lay_cloth(painter)
    draw_evening(painter, evening)
    name_type = _name_type(painter, display, around)
    for box in layout.boxes:
        if not painter.sees(box.area):
            continue
        painter.panel(box.area)
        chair = around.chairs[box.seat]
        name = Rect(
            box.words.left,
            box.words.top,
            box.words.width,
            box.words.height // 2,
        )
        short = painter.typesetter.shorten(chair.name, name_type, name.width)
        middle = name.centery + name.height * NAME_LOWER
        painter.text(short, name_type, (name.left, middle), align=Align.LEFT)
    painter.panel(layout.tally.area)
    limit_sign(painter, display)


def _name_type(painter: Painter, display: Display, around: Surroundings) -> Type:
    boxes = display.layout.boxes
    flattest = min(box.words.height for box in boxes)
    names = [(around.chairs[box.seat].name, box.words.width) for box in boxes]
    return names_type(painter, names, round(flattest * NAME_SHARE))


def draw_figures(painter: Painter, display: Display, box: SeatBox, *, stand_in: bool) -> None:
    """What is known of a seat's hand, its points, and whether it has locked."""
    figures = display.seats[box.seat]
    if stand_in:
        draw_stand_in(painter, box.portrait)
    _draw_words(painter, box, figures)
    _draw_score(painter, box, figures)
    if figures.locked:
        _draw_check(painter, box)


def draw_slots(painter: Painter, display: Display, box: SeatBox, *, asked: bool) -> None:
    """Dashed places for the cards to come; those of this turn stand out for whom they wait."""
    palette = painter.theme.palette
    played = sum(CARDS_PER_TURN[: display.turn])
    due = range(played, played + CARDS_PER_TURN[display.turn])
    missing = due[len(due) - display.missing :] if asked and display.missing > 0 else ()
    for index in range(SLOTS):
        if (box.seat, index) in display.slots:
            continue
        spot = box.slots[index]
        mine = asked and index in due
        colour = palette.accent_light if mine else palette.edge
        fill, alpha = SLOT_DUE if mine else SLOT_LATER
        corner = spot.height * SLOT_CORNER
        shape = sprite(dashed_slot, spot.rect.size, corner, colour, fill)
        light = display.reminder if index in missing else 0.0
        grown = 1 + SLOT_SWELLS * light
        painter.sprite(shape, (spot.x, spot.y), scale=grown, alpha=alpha)
        if light:
            lit = sprite(dashed_slot, spot.rect.size, corner, colour, SLOT_LIT)
            painter.sprite(lit, (spot.x, spot.y), scale=grown, alpha=light)


def _draw_words(painter: Painter, box: SeatBox, figures: SeatFigures) -> None:
    text = ngettext("{count} in hand", "{count} in hand", figures.in_hand)
    if figures.locked:
        text = _("locked in")
    lower = Rect(
        box.words.left,
        box.words.centery,
        box.words.width,
        box.words.height // 2,
    )
    type_ = painter.type(Style.SMALL)
    painter.text(
        text.format(count=figures.in_hand),
        type_.smaller(min(type_.px, round(box.words.height * HAND_SHARE))),
        (lower.left, lower.centery - lower.height * HAND_HIGHER),
        colour=painter.theme.palette.text_soft, align=Align.LEFT, width=lower.width,
    )  # fmt: skip


def _draw_score(painter: Painter, box: SeatBox, figures: SeatFigures) -> None:
    """Points large, and beside them what comes in or how many cards were scored."""
    palette, metrics = painter.theme.palette, painter.theme.metrics
    swell = round(metrics.px(PILL_SWELLS) * figures.bump)
    pill = box.score.inflate(2 * swell, 2 * swell)
    painter.box(pill, palette.panel_raised, radius=pill.height // 2, alpha=PILL_ALPHA)
    points = HIDDEN if figures.points is None else str(round(figures.points))
    room = pill.width // 2 - metrics.px(AROUND_POINTS)
    painter.text(points, Style.NUMBER, (pill.left + pill.width * POINTS_AT, pill.centery),
                 colour=palette.accent_light, width=room)  # fmt: skip
    if figures.gain and figures.points is not None:
        middle = pill.left + pill.width * GAIN_AT
        painter.text(f"+{figures.gain}", Style.NUMBER, (middle, pill.centery), width=room)
        return
    size = round(pill.height * CARDS_SIGN)
    middle = pill.left + pill.width * CARDS_AT
    painter.sprite(sprite(icon, Icon.CARDS, size, palette.text_soft), (middle, pill.centery),
                   resting=True)  # fmt: skip
    cards = HIDDEN if figures.scored is None else str(figures.scored)
    painter.text(cards, Style.CAPTION, (middle + size * AFTER_CARDS_SIGN, pill.centery),
                 colour=palette.text_soft, align=Align.LEFT, width=room // 2)  # fmt: skip


def _draw_check(painter: Painter, box: SeatBox) -> None:
    palette = painter.theme.palette
    size = round(box.portrait.width * CHECK_SHARE)
    inside = size * CHECK_INSIDE
    centre = (box.portrait.right - inside, box.portrait.bottom - inside)
    painter.disc(centre, size, palette.paper)
    painter.sprite(
        sprite(icon, Icon.CHECK, round(size * CHECK_SIGN), palette.ink), centre, resting=True
    )


def speech_place(box: SeatBox, unit: float) -> SpeechPlace:
    """Beside the face as far as the points, or above them; never on cards or points."""
    slots, beside = box.slots[0].rect, round(BESIDE_SPEECH * unit)
    left = box.portrait.right + beside
    if slots.top > box.portrait.bottom:
        top = box.area.top - round(SPEECH_ABOVE_PANEL * unit)
        room = Rect(left, top, box.score.left - beside - left, slots.top - top)
    else:
        top = box.area.top + beside
        room = Rect(left, top, slots.left - beside - left, box.score.top - beside - top)
    return SpeechPlace(box.portrait, room, box.words.height)


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
