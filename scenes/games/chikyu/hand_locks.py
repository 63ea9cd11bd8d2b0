"""Which cards may not be played now: they sink, turn grey, wear a lock, and shake when pressed.

A hand beside the one that is chosen from is only grey.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import sin, tau

from game.rules.chikyu.cards import Card
from scenes.anim.easing import linear, out_quad
from scenes.anim.tween import Glide
from scenes.engine.painter import Painter
from scenes.engine.theme import Theme
from scenes.games.chikyu import pace
from scenes.games.chikyu.card_art import TableCard, lock_sprite
from scenes.games.chikyu.display import Display
from scenes.table.hand import HandCard

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
