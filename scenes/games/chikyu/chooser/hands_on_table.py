"""The hands from which cards can be pressed: the near one, and those of the dependencies."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from math import sin, tau

from pygame import Rect

from game.core.seats import Seat
from game.kits.chikyu.phrases import card_words
from game.kits.set_up import Chair
from game.rules.chikyu.cards import Card
from game.rules.chikyu.hands import Hand as HandNumber
from scenes.anim.easing import linear, out_quad
from scenes.anim.tween import Glide
from scenes.engine.drawing.boards import Region
from scenes.engine.drawing.painter import Painter
from scenes.engine.theme import Theme
from scenes.games.chikyu.card_art import CARD_ART, TableCard, lock_sprite
from scenes.games.chikyu.cues import timings as pace
from scenes.games.chikyu.display import Display
from scenes.games.chikyu.table_layout import TableLayout
from scenes.table.cards.card_sprite import Spot
from scenes.table.cards.hand import (
    HOVER_RISE,
    SELECTED_RISE,
    CardsInHand,
    Hand,
    HandCard,
    HandVersion,
)
from scenes.table.choosing.controls import ROOM_AROUND
from scenes.table.sharing.gate_picture import draw_seal

SINKS = 10
SWINGS, SWAY = 2, 6
"""How often and how far a card swings that is refused, in units."""
LOCK = 0.14
LOCK_AT = (-0.232, -0.122)
"""The disc: its size and its place from the middle of the card, of the card's height."""


class Locks:
    """Follows what may be played; draws on top of each card."""

    def __init__(self) -> None:
        self._sunk: list[TableCard] = []
        self._aside: list[TableCard] = []
        self._depth = Glide()
        self._shaken: TableCard | None = None
        self._shake = Glide()

    def follow(
        self,
        cards: Iterable[TableCard],
        playable: frozenset[Card] | None,
        aside: list[TableCard],
    ) -> None:
        """Those that are not playable are locked; None: nothing is asked."""
        for card in self._aside:
            if not any(card is other for other in aside):
                card.dim = 0.0
        self._aside = aside
        locked = [] if playable is None else [card for card in cards if card.face not in playable]
        if {id(card) for card in locked} == {id(card) for card in self._sunk}:
            return
        for card in self._sunk:
            card.dim = 0.0
        self._sunk = locked
        self._depth.jump(0.0)

    def update(self, dt: float, display: Display, theme: Theme) -> bool:
        """Let time pass; true while something moves."""
        self._depth.to(1.0 if self._sunk else 0.0, theme.motion.hovering(pace.SINK), out_quad)
        changed = self._depth.update(dt) | self._shake.update(dt)
        depth = self._depth.value
        for hand in (display.holder, *display.opened):
            cards = display.cards_of(hand) or []
            spots = display.spots_of(hand, len(cards))
            way = theme.metrics.px(SINKS) if hand == display.holder else 0
            for card, spot in zip(cards, spots, strict=True):
                sunk = depth if card in self._sunk else 0.0
                dim = 1.0 if card in self._aside else sunk
                lies = card.x == spot.x and not card.moving
                if lies and (card.dim != dim or card.y != round(spot.y + way * sunk)):
                    card.dim, card.y = dim, round(spot.y + way * sunk)
                    changed = True
        return changed

    def is_locked(self, card: TableCard) -> bool:
        """Whether it wears a lock."""
        return card in self._sunk

    def shake(self, card: TableCard, theme: Theme) -> None:
        """It was pressed all the same."""
        self._shaken = card
        self._shake.jump(1.0)
        self._shake.to(0.0, theme.motion.hovering(pace.SHAKE), linear)

    @property
    def is_shaking(self) -> bool:
        """A card is on its way to and fro."""
        return self._shake.is_moving

    def draw(self, painter: Painter, widget: HandCard[Card]) -> None:
        """A card of a hand, with its lock if it has one."""
        left = self._shake.value if widget.card is self._shaken else 0.0
        sway = painter.theme.metrics.px(SWAY) * left * sin(SWINGS * tau * left)
        with painter.moved(sway, 0):
            widget.draw(painter)
            if self.is_locked(widget.card) and widget.card.face is not None:
                seen = widget.raised()
                x, y = seen.x + LOCK_AT[0] * seen.height, seen.y + LOCK_AT[1] * seen.height
                size = max(12, round(LOCK * seen.height))
                painter.sprite(lock_sprite(size, painter.theme), (x, y), alpha=seen.dim)


BESIDE_OWN = 12


@dataclass(frozen=True, slots=True)
class OpenLayout:
    """Where the cards of a dependency can be pressed; implements `HandLayout`."""

    layout: TableLayout
    hand: HandNumber

    def hand_spots(self, count: int) -> list[Spot]:
        """As they lie on its panel."""
        return self.layout.boxes[self.hand].open_spots(count)


class HandsOnTable:
    """Which cards lie there, which one is chosen, and how they are drawn with their locks."""

    def __init__(
        self,
        display: Display,
        press: Callable[[TableCard], None],
        owner: Callable[[Seat], Chair],
    ) -> None:
        self.display = display
        self._owner = owner
        held = CardsInHand(CARD_ART, _card_name, press, card_words)
        options = display.options
        self.near: Hand[Card] = Hand(held)
        self.opened: dict[HandNumber, Hand[Card]] = {
            hand: Hand(held) for hand in range(options.seats, options.hands)
        }
        self.locks = Locks()

    @property
    def _by_number(self) -> dict[HandNumber, Hand[Card]]:
        return {self.display.holder: self.near, **self.opened}

    def __iter__(self) -> Iterator[Hand[Card]]:
        return iter(self._by_number.values())

    @property
    def active(self) -> Hand[Card]:
        """The hand whose card is to be chosen, or the near one."""
        turn = self.display.turn
        return self.near if turn is None else self.opened.get(turn, self.near)

    def follow(self) -> bool:
        """Keep in step with the picture; true when other cards lie there."""
        display, layout = self.display, self.display.layout
        changed = self.near.follow(display.hand, layout)
        for hand, cards in self.opened.items():
            changed |= cards.follow(display.opened.get(hand, []), OpenLayout(layout, hand))
        return changed

    def lock(self, playable: frozenset[Card] | None) -> None:
        """All but these of the active hand, and the near one if another is; None: nothing."""
        active = [widget.card for widget in self.active.cards]
        is_aside = playable is not None and self.active is not self.near
        aside = [widget.card for widget in self.near.cards] if is_aside else []
        self.locks.follow(active, playable, aside)

    @property
    def chosen(self) -> list[TableCard]:
        """The card that is put forward, if any."""
        return self.active.selection.cards

    def choose(self, face: Card) -> bool:
        """Put this card forward and no other; false if it is not there."""
        cards = [widget.card for widget in self.active.cards if widget.card.face is face]
        for hand in self:
            hand.selection.cards = []
        self.active.selection.cards = cards
        for widget in self.active.cards:
            widget.selected = widget.card in cards
        return bool(cards)

    def unchoose(self) -> None:
        """Nothing is put forward any more."""
        self.active.selection.cards = []

    def let_go(self, *, covered: bool) -> None:
        """What was chosen has been played."""
        for hand in self:
            chosen = hand.selection.cards
            hand.selection.forget()
            if not covered:
                for card in chosen:
                    hand.settle(card)

    def light(self, face: Card | None) -> None:
        """What a hint advises; None: nothing."""
        for hand in self:
            hand.advised = [
                widget.card for widget in hand.cards if face and widget.card.face is face
            ]

    def update(self, dt: float, theme: Theme) -> bool:
        """Let time pass; true while something moves."""
        # Open cards lie side by side: one that is raised covers no other.
        self.near.make_room(theme)
        return self.locks.update(dt, self.display, theme)

    def regions(self) -> list[Region]:
        """The hands that keep still."""
        regions = []
        for number, hand in self._by_number.items():
            version = self._still(hand) if self._rests(hand) else None
            draw = partial(self._draw_still, hand=hand)
            regions.append(Region(self._area(number), version, draw))
        return regions

    def _still(self, hand: Hand[Card]) -> HandVersion:
        sealed = self._is_sealed(hand)
        cards = tuple(
            (card.looks, (self.locks.is_locked(card.card), sealed)) for card in hand.cards
        )
        return HandVersion(cards, hand.cards[0].card.height if cards else 0.0)

    def draw(self, painter: Painter) -> None:
        """Those that move."""
        for hand in self:
            if not self._rests(hand):
                self._draw_cards(painter, hand)

    def draw_carried(self, painter: Painter) -> None:
        """What follows the pointer, above everything."""
        for hand in self:
            hand.draw_carried(painter)

    def _rests(self, hand: Hand[Card]) -> bool:
        return not self.locks.is_shaking and hand.is_at_rest

    def _area(self, number: HandNumber) -> Rect:
        """Room for raised cards and for what shines around them."""
        layout = self.display.layout
        room = layout.metrics.px(ROOM_AROUND)
        if number != self.display.holder:
            box = layout.boxes[number]
            assert box.cards is not None
            area = box.cards.inflate(2 * room, 2 * room)
            rise = round(max(box.open_heights) * SELECTED_RISE + layout.metrics.px(HOVER_RISE) / 3)
            return Rect(area.left, area.top - rise, area.width, area.height + rise)
        left = layout.boxes[layout.home].area.right - layout.metrics.px(BESIDE_OWN)
        top = layout.caption.top
        return Rect(left, top, layout.tools.left + room - left, layout.metrics.height - top)

    def _is_sealed(self, hand: Hand[Card]) -> bool:
        """It lies covered under the face of its owner; not before all cards are dealt."""
        display = self.display
        is_dealt = bool(display.order or display.tricks)
        return hand is self.near and bool(hand.cards) and is_dealt and display.is_covered

    def _draw_still(self, painter: Painter, hand: Hand[Card]) -> None:
        if self._rests(hand):
            self._draw_cards(painter, hand)

    def _draw_cards(self, painter: Painter, hand: Hand[Card]) -> None:
        for card in hand.lying:
            if painter.sees(card.reach):
                self.locks.draw(painter, card)
        if self._is_sealed(hand):
            draw_seal(painter, self._owner(self.display.holder), self.display.layout.hand)

    def holds(self, card: HandCard[Card] | TableCard) -> bool:
        """Whether a card lies in the hand that is chosen from."""
        return any(card in (widget, widget.card) for widget in self.active.cards)


def _card_name(card: Card) -> str:
    return f"card {card.kind.title} {card.rank}"
