"""The parts of the table that change as a whole: each seat's figures and cards, pile, tally, round.

Each is drawn again only when one of its values changes; cards that rest in their slots lie on the
region of their seat, and only those that move are drawn in every frame.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from math import sin, tau

from pygame import Rect

from game.core.seats import Seat
from game.kits.set_up import Chair
from game.rules.five211.options import SLOTS, Variant
from scenes.art.card_shape import dimmed_card
from scenes.art.icons import Icon
from scenes.art.panels import dashed_slot
from scenes.engine.drawing.boards import Region
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import Sprite, derived, sprite
from scenes.engine.i18n import _, ngettext
from scenes.engine.theme import Style
from scenes.games.five211.card_art import TableCard, back_sprite, draw_card
from scenes.games.five211.display import Display, SeatFigures, TallyColumn
from scenes.games.five211.panels import round_panel, seat_panels
from scenes.games.five211.panels.seat_boxes import SeatBox
from scenes.games.five211.panels.seat_panels import SLOT_CORNER, SLOT_LATER
from scenes.games.five211.table_layout import TableLayout
from scenes.games.five211.tally_parts.ring import draw_ring
from scenes.games.five211.tally_parts.tally import (
    draw_labels,
    draw_tally,
    houses_end,
    label_version,
    labels_top,
)
from scenes.table.cards.card_sprite import Spot
from scenes.table.sharing.gate_picture import draw_seal

STACK, CARDS_PER_LAYER = 5, 16
"""A pile is seen as so many cards at most, each for so many."""
LAYER, LAYER_RISES = 0.015, 1.4
"""How far each lies to the left of the one below, of its height, and how much more it rises."""
RIFFLES, RIFFLE_APART, SWAY, SWAY_TILTS = 3, 2, 0.07, 0.6
"""How often cards sway in a shuffle, how far apart in phase and in place, and how they tilt."""
SEAL_SIZE, LARGEST_SEAL, BEFORE_COUNT = 1.1, 20, 0.8
"""The lock beside the count: of the type's size, at most so large, so far before it."""


def draw_pile(painter: Painter, display: Display) -> None:
    """The draw pile and the discard, with their counts; the lock says that the deal is sealed."""
    layout = display.layout
    back = back_sprite(layout.pile.height, painter.theme)
    _draw_stack(painter, layout.pile, back, display.pile, display.riffle)
    if display.discard:
        shaded = derived(dimmed_card, back_sprite(layout.discard.height, painter.theme))
        _draw_stack(painter, layout.discard, shaded, display.discard, 0.0)
    if display.pile == 0:
        fill, alpha = SLOT_LATER
        shape = sprite(dashed_slot, layout.pile.rect.size, layout.pile.height * SLOT_CORNER,
                       painter.theme.palette.edge, fill)  # fmt: skip
        painter.sprite(shape, (layout.pile.x, layout.pile.y), alpha=alpha)
    cards = ngettext("{count} card", "{count} cards", display.pile).format(count=display.pile)
    count = _draw_count(painter, layout, layout.pile, cards)
    sign = min(
        round(painter.type(Style.SMALL).px * SEAL_SIZE), painter.theme.metrics.px(LARGEST_SEAL)
    )
    place = (count.left - sign * BEFORE_COUNT, count.centery)
    painter.icon(Icon.LOCK, place, sign, painter.theme.palette.text_soft)
    if display.discard:
        out = _("{count} out").format(count=display.discard)
        _draw_count(painter, layout, layout.discard, out)


def _draw_stack(painter: Painter, spot: Spot, back: Sprite, count: int, riffle: float) -> None:
    step = max(1.0, spot.height * LAYER)
    layers = min(STACK, -(-count // CARDS_PER_LAYER))
    for layer in range(layers):
        phase = riffle * tau * RIFFLES + layer * RIFFLE_APART
        sway = sin(phase) * spot.height * SWAY if riffle else 0.0
        painter.sprite(
            back, (spot.x - layer * step + sway, spot.y - layer * step * LAYER_RISES),
            angle=sway * SWAY_TILTS, resting=riffle == 0,
        )  # fmt: skip


def _draw_count(painter: Painter, layout: TableLayout, spot: Spot, text: str) -> Rect:
    return painter.text(
        text, Style.SMALL, layout.below(spot),
        colour=painter.theme.palette.text_soft, width=round(spot.height),
    )  # fmt: skip


ROOM_AROUND_FIGURES = 10
"""For the sign of a locked choice, and for points that swell."""
BESIDE_PILE, BESIDE_DISCARD, ABOVE_PILE, BELOW_PILE = 60, 24, 12, 40
"""A shuffle sways to both sides; the count and its lock stand below."""
ROOM_ABOVE_HOUSES, ROOM_BELOW_HOUSES, ROOM_BESIDE_HOUSES = 12, 40, 90
"""For the light of the house that scores."""
LIGHT_BESIDE = 0.95
"""How far the light of the last house reaches beyond its column, of the width of one."""
COVERED_ROOM = 0.16
"""Around a covered hand, of its height: its outer cards are turned."""
BUNDLED = 3
"""Cards of a bundle: how many there are stands at the seat."""
SHADOW_REACH = 0.1
"""How far the shadow of a resting card is seen beyond it, as a share of its height."""


def table_regions(display: Display, around: seat_panels.Surroundings) -> list[Region]:
    """Everything on the table that is no moving card and nothing to press."""
    layout = display.layout
    seats = [region for box in layout.boxes for region in _seat_regions(display, box, around)]
    race = around.variant is Variant.LONG
    points = tuple(seat.points for seat in display.seats) if race else None
    turn = (display.deck, display.round, display.turn, display.last_result, display.reading, points)
    return [
        *seats,
        Region(
            _pile_area(display),
            (display.pile, display.discard, display.riffle),
            partial(draw_pile, display=display),
        ),
        *_tally_regions(display),
        *(_covered_region(display, seat, area, around) for seat, area in layout.others),
        Region(
            layout.round_info,
            turn,
            partial(round_panel.draw_round, display=display, around=around),
        ),
    ]


def moving_cards(display: Display) -> list[TableCard]:
    """The cards in slots that do not just lie there, the highest last."""
    slots = display.slots.items()
    moving = [card for place, card in slots if not _rests(display, place, card)]
    return sorted(moving, key=_by_lift) if moving else moving


def _by_lift(card: TableCard) -> float:
    """Raised cards are nearer to the eye."""
    return card.lift


def _rests(display: Display, place: tuple[Seat, int], card: TableCard) -> bool:
    return card.is_at_rest and card.is_on(_spot(display, place))


def _spot(display: Display, place: tuple[Seat, int]) -> Spot:
    return display.layout.boxes[place[0]].slots[place[1]]


def _seat_regions(display: Display, box: SeatBox, around: seat_panels.Surroundings) -> list[Region]:
    """Figures and cards change at different moments."""
    near = box.seat == display.layout.own
    asked = near and display.choosing and around.chairs[box.seat].is_here
    turn = display.turn if near else None
    reminder = (display.missing, round(display.reminder, 1)) if asked and display.reminder else None
    room = display.layout.metrics.px(ROOM_AROUND_FIGURES)
    stand_in = box.seat in around.stand_ins
    reach = round(SHADOW_REACH * box.slots[0].height)
    return [
        Region(
            box.head.inflate(2 * room, 2 * room).clip(box.area),
            (_figures_version(display.seats[box.seat]), stand_in),
            partial(seat_panels.draw_figures, display=display, box=box, stand_in=stand_in),
        ),
        Region(
            box.row.inflate(2 * reach, 2 * reach).clip(box.area),
            (_cards_version(display, box), turn, asked, reminder),
            partial(_draw_row, display=display, box=box, asked=asked),
        ),
    ]


def _figures_version(figures: SeatFigures) -> Hashable:
    points = None if figures.points is None else round(figures.points)
    return (
        points, figures.scored, figures.in_hand, figures.locked, round(figures.bump, 1),
        figures.gain,
    )  # fmt: skip


def _cards_version(display: Display, box: SeatBox) -> Hashable:
    cards: list[Hashable] = []
    for index in range(SLOTS):
        card = display.slots.get((box.seat, index))
        if card is None:
            cards.append(None)
        elif _rests(display, (box.seat, index), card):
            cards.append((card.face, card.is_face_up, card.grey))
        else:
            cards.append(False)
    return tuple(cards)


def _draw_row(painter: Painter, display: Display, box: SeatBox, *, asked: bool) -> None:
    seat_panels.draw_slots(painter, display, box, asked=asked)
    heights = display.layout.card_heights
    for index in range(SLOTS):
        card = display.slots.get((box.seat, index))
        if card is not None and _rests(display, (box.seat, index), card):
            draw_card(painter, card, heights)


def _covered_region(
    display: Display, seat: Seat, area: Rect, around: seat_panels.Surroundings
) -> Region:
    """The hand of somebody else at this screen: backs, and whose they are."""
    count, locked = display.seats[seat].in_hand, display.seats[seat].locked
    room = round(area.height * COVERED_ROOM)
    reach = area.inflate(room, 0).union(Rect(area.left, area.top, area.width, area.height + room))
    owner = around.chairs[seat]
    draw = partial(_draw_covered, layout=display.layout, area=area, count=count, owner=owner)
    return Region(reach, (count, locked, display.layout.own), draw)


def _draw_covered(
    painter: Painter, layout: TableLayout, area: Rect, count: int, owner: Chair
) -> None:
    fewer = min(count, BUNDLED) if area.width < layout.hand.width // 2 else count
    for spot in layout.fan_in(area, fewer):
        draw_card(painter, TableCard.at(spot, None), layout.card_heights)
    draw_seal(painter, owner, area)


def _pile_area(display: Display) -> Rect:
    """Room for a swaying pile, and for the count below it."""
    layout = display.layout
    px = layout.metrics.px
    area = layout.pile.rect.union(layout.discard.rect)
    beside, above = px(BESIDE_PILE), px(ABOVE_PILE)
    right = min(area.right + px(BESIDE_DISCARD), layout.tally.area.left)
    left = max(0, area.left - beside)
    own, bottom = layout.boxes[layout.own].area.top, area.bottom + px(BELOW_PILE)
    bottom = min(own, bottom) if own > area.top else bottom
    return Rect(left, area.top - above, right - left, bottom - area.top + above)


def _tally_regions(display: Display) -> list[Region]:
    """Houses, labels and ring change at different moments."""
    box, px = display.layout.tally, display.layout.metrics.px
    left = box.area.left - px(ROOM_BESIDE_HOUSES)
    before_ring = right = houses_end(display)
    if display.columns[-1].shine > 0:
        # The light of the last house falls behind the ring; else the two change apart.
        right = box.columns.right + round(LIGHT_BESIDE * box.columns.width / len(display.columns))
    above, below = px(ROOM_ABOVE_HOUSES), px(ROOM_BELOW_HOUSES)
    top, floor = box.area.top - above, labels_top(display)
    houses = Rect(left, top, right - left, floor - top)
    labels = Rect(left, floor, right - left, box.area.bottom + below - floor)
    ring = Rect(before_ring, box.area.top, box.area.right - before_ring, box.area.height)
    tense = (display.is_tense, display.pulse, display.tremble)
    count = round(display.kododo)
    return [
        Region(
            houses,
            (tuple(map(_house_version, display.columns)), tense),
            partial(draw_tally, display=display),
        ),
        Region(
            labels,
            tuple(map(label_version, display.columns)),
            partial(draw_labels, display=display),
        ),
        Region(
            ring,
            (count, display.kododo_light, display.ring_opens, display.pulse),
            partial(draw_ring, display=display),
        ),
    ]


def _house_version(column: TallyColumn) -> Hashable:
    return (
        column.count, column.mark, column.drop, column.roof, column.shake, column.fall, column.bow,
        column.dim, column.shine,
    )  # fmt: skip
