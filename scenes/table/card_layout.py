"""The usual table of a game with cards: seats along the top, what lies in the middle, a hand below.

Nobody ever changes place, so that several people can share the screen. In units of the 1280x720
design until they become pixels at the very end.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pygame import Rect

from game.core.places import Cell, Zone
from game.core.seats import Seat
from scenes.art.card_shape import ASPECT
from scenes.engine.theme import Metrics, Style
from scenes.table.card_groups import DISCARD_GROUP, PILE_GROUP, CardGroups, Group, TableCard
from scenes.table.cards.card_sprite import Spot
from scenes.table.cards.hand import SELECTED_RISE
from scenes.table.choosing.button_places import MARGIN, button_places
from scenes.table.unit_frame import UnitFrame, Units
from scenes.table.words.captions import LINE

PANEL, PANEL_OF_SURPLUS = 176, 0.2
"""The height of a seat, and how much of a taller window it takes."""
WIDEST_PANEL, BETWEEN_PANELS = 400, 14
INSIDE, PORTRAIT, BESIDE_PORTRAIT = 12, 62, 10
POINTS, POINTS_WIDE, ABOVE_POINTS = 30, 76, 2
SIDE = 280
"""The left column: piles, and below them what else can be done."""
BETWEEN = 14
HAND, HAND_OF_SURPLUS = 150, 0.3
BELOW_HAND, AROUND_HAND = 16, 36
RAISED_HIGHEST = 1.25
"""A chosen card under the pointer stands still higher, in rises of a chosen one."""
CAPTION, BELOW_CAPTION = 34, 8
ABOVE_TOOLS = 40
"""Below the seats: no tool stands among them."""
PILE_SHARE, PILE_AT, DISCARD_AT, HIGHEST_PILE = 0.62, 0.27, 0.74, 150
"""Of the height and width of its room."""
SEAL = 30
CARD_GAP = 1.08
"""From card to card in a row, of their width."""
FAN_STEP = 0.86
HIGHEST_CARD = 150
GRID_GAP = 1.07
STACKED = frozenset({Zone.PILE, Zone.DISCARD, Zone.SCORE})
"""Cards of which the uppermost and their number are seen; so are other people's hands."""


@dataclass(frozen=True, slots=True)
class SeatPlace:
    """One seat: its panel with face, name, points and a row of cards."""

    seat: Seat
    area: Rect
    portrait: Rect
    name: Rect
    points: Rect
    row: Rect


@dataclass(frozen=True, slots=True)
class CardLayout:
    """Implements `Places` and `HandLayout`."""

    metrics: Metrics
    near: Seat
    seats: tuple[SeatPlace, ...]
    caption: Rect
    choice: Rect
    play: Rect
    tools: Rect
    seal: Rect
    middle: Rect
    others: Rect
    """For buttons of what is done without a card."""
    pile: Spot
    discard: Spot

    @property
    def hand_height(self) -> int:
        """Of the cards in hand."""
        return self.choice.height

    def hand_spots(self, count: int) -> list[Spot]:
        """In the middle of the hand's room; where they are many they lie closer together."""
        return _row(self.choice, self.hand_height, count, FAN_STEP)

    def is_stack(self, group: Group) -> bool:
        """Whether only its uppermost card is seen."""
        return group.zone in STACKED or (group.zone is Zone.HAND and group.seat != self.near)

    def grid(self, cells: Sequence[Cell]) -> Mapping[Cell, Spot]:
        """Places for these cells of the table and for all beside them."""
        columns, rows = zip(*(cells or [(0, 0)]), strict=True)
        left, top = min(columns) - 1, min(rows) - 1
        wide, high = max(columns) - left + 2, max(rows) - top + 2
        room = self.middle
        height = min(room.height / high, room.width / wide / ASPECT) / GRID_GAP
        height = min(height, self.metrics.px(HIGHEST_CARD))
        across, down = height * ASPECT * GRID_GAP, height * GRID_GAP
        x = room.centerx - (wide - 1) / 2 * across
        y = room.centery - (high - 1) / 2 * down
        return {
            (left + i, top + j): Spot(round(x + i * across), round(y + j * down), round(height))
            for i in range(wide)
            for j in range(high)
        }

    def spots(self, table: CardGroups) -> dict[int, Spot]:
        """Where every card lies, by its id."""
        groups = table.groups
        found: dict[int, Spot] = {}
        for place in self.seats:
            own = {group: cards for group, cards in groups.items() if group.seat == place.seat}
            found |= self._in_row(own, place.row)
        shared = {group: cards for group, cards in groups.items() if group.seat is None}
        grid = self.grid([group.cell for group in shared if group.cell is not None])
        for group, cards in shared.items():
            if group.cell is not None:
                found |= dict.fromkeys(map(id, cards), grid[group.cell])
        piles = {PILE_GROUP: self.pile, DISCARD_GROUP: self.discard}
        for group, spot in piles.items():
            found |= dict.fromkeys(map(id, table.at(group)), spot)
        row = {g: cards for g, cards in shared.items() if g.cell is None and g not in piles}
        found |= self._in_row(row, self.middle)
        hand = table.hand(self.near)
        return found | {
            id(card): spot for card, spot in zip(hand, self.hand_spots(len(hand)), strict=True)
        }

    def _in_row(self, groups: Mapping[Group, Sequence[TableCard]], area: Rect) -> dict[int, Spot]:
        """Stacks first, then what lies open; the near hand lies elsewhere."""
        seen = {g: c for g, c in groups.items() if g.zone is not Zone.HAND or g.seat != self.near}
        order = sorted(seen, key=lambda g: (not self.is_stack(g), g.zone.value, g.part))
        count = sum(1 if self.is_stack(group) else len(seen[group]) for group in order)
        spots = iter(_row(area, min(area.height, self.metrics.px(HIGHEST_CARD)), count, CARD_GAP))
        found: dict[int, Spot] = {}
        for group in order:
            if self.is_stack(group):
                found |= dict.fromkeys(map(id, seen[group]), next(spots))
            else:
                found |= {id(card): next(spots) for card in seen[group]}
        return found

    def entry(self, group: Group) -> Spot:
        """Where a card comes from, or goes to, that is not seen there."""
        if group.seat is not None:
            row = self.seats[group.seat].row
            return Spot(*row.center, row.height)
        return self.discard if group.zone is Zone.DISCARD else self.pile


def card_layout(metrics: Metrics, seats: int, near: Seat) -> CardLayout:
    """The table for a window; `near` is whose hand lies below."""
    frame = UnitFrame(metrics)
    taller = frame.surplus[1]
    panel, hand = PANEL + PANEL_OF_SURPLUS * taller, HAND + HAND_OF_SURPLUS * taller
    places = tuple(_seat(frame, seat, seats, panel) for seat in range(seats))
    top = MARGIN + panel + BETWEEN
    play, tools = button_places(frame, top + ABOVE_TOOLS)
    right = play[0] - AROUND_HAND
    left = MARGIN + SIDE + BETWEEN
    words = max(CAPTION, metrics.text_px(Style.STRONG) * LINE / frame.unit)
    hand_y = frame.height - BELOW_HAND - hand
    words_y = hand_y - hand * SELECTED_RISE * RAISED_HIGHEST - BELOW_CAPTION - words
    middle = top, words_y - BETWEEN - top
    pile, discard, seal = _piles(frame, middle)
    return CardLayout(
        metrics=metrics,
        near=near,
        seats=places,
        caption=frame.rect(left, words_y, right - left, words),
        choice=frame.rect(left, hand_y, right - left, hand),
        play=frame.rect(*play),
        tools=frame.rect(*tools),
        seal=frame.rect(*seal),
        middle=frame.rect(left, middle[0], right - left, middle[1]),
        others=frame.rect(MARGIN, words_y, SIDE, frame.height - MARGIN - words_y),
        pile=pile,
        discard=discard,
    )


def _seat(frame: UnitFrame, seat: Seat, seats: int, height: float) -> SeatPlace:
    usable = frame.width - 2 * MARGIN - BETWEEN_PANELS * (seats - 1)
    width = min(usable / seats, WIDEST_PANEL)
    whole = width * seats + BETWEEN_PANELS * (seats - 1)
    x, y = (frame.width - whole) / 2 + seat * (width + BETWEEN_PANELS), MARGIN
    words_x = x + INSIDE + PORTRAIT + BESIDE_PORTRAIT
    words = x + width - INSIDE - words_x
    row_y = y + INSIDE + PORTRAIT + INSIDE
    return SeatPlace(
        seat,
        frame.rect(x, y, width, height),
        frame.rect(x + INSIDE, y + INSIDE, PORTRAIT, PORTRAIT),
        frame.rect(words_x, y + INSIDE, words, PORTRAIT - POINTS - ABOVE_POINTS),
        frame.rect(words_x, y + INSIDE + PORTRAIT - POINTS, min(words, POINTS_WIDE), POINTS),
        frame.rect(x + INSIDE, row_y, width - 2 * INSIDE, y + height - INSIDE - row_y),
    )


def _piles(frame: UnitFrame, band: tuple[float, float]) -> tuple[Spot, Spot, Units]:
    """At the left: the pile with its words below, and beside it what is out of the game."""
    top, height = band
    size = min((height - SEAL) * PILE_SHARE, HIGHEST_PILE)
    y = top + (height - SEAL) / 2
    pile = frame.spot(MARGIN + SIDE * PILE_AT, y, size)
    discard = frame.spot(MARGIN + SIDE * DISCARD_AT, y, size)
    return pile, discard, (MARGIN, y + size / 2, SIDE * 2 * PILE_AT, SEAL)


def _row(area: Rect, height: int, count: int, step: float) -> list[Spot]:
    """Cards side by side in the middle, as far apart as there is room for."""
    width = height * ASPECT
    apart = min(width * step, (area.width - width) / max(1, count - 1))
    first = area.centerx - (count - 1) / 2 * apart
    return [Spot(round(first + i * apart), area.centery, height) for i in range(count)]
