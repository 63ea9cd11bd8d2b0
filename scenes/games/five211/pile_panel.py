"""Draws the draw pile and the discard beside it."""

from __future__ import annotations

from math import sin, tau

from pygame import Rect

from scenes.art.card_shape import dimmed_card
from scenes.art.icons import Icon
from scenes.art.panels import dashed_slot
from scenes.engine.i18n import _, ngettext
from scenes.engine.painter import Painter
from scenes.engine.sprites import Sprite, derived, sprite
from scenes.engine.theme import Style
from scenes.games.five211.card_art import back_sprite
from scenes.games.five211.display import Display
from scenes.games.five211.seat_panels import SLOT_CORNER, SLOT_LATER
from scenes.games.five211.table_layout import TableLayout
from scenes.table.spot import Spot

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
    words = cards if display.pile else _("no cards")
    count = _draw_count(painter, layout, layout.pile, words)
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
