"""Draws the draw pile and the discard beside it."""

from __future__ import annotations

from math import sin, tau

from pygame import Rect

from scenes.art.icons import Icon
from scenes.art.panels import dashed_slot
from scenes.engine.i18n import _, ngettext
from scenes.engine.painter import Painter
from scenes.engine.sprites import sprite
from scenes.engine.theme import Style
from scenes.games.five211.card_art import back_sprite
from scenes.games.five211.display import Display
from scenes.games.five211.table_layout import TableLayout
from scenes.table.spot import Spot

STACK = 5
CARDS_PER_LAYER = 16
LARGEST_SEAL = 20


def draw_pile(painter: Painter, display: Display) -> None:
    """The draw pile and the discard, with their counts; the lock says that the deal is sealed."""
    layout = display.layout
    _draw_stack(painter, layout.pile, display.pile, display.riffle)
    if display.discard:
        _draw_stack(painter, layout.discard, display.discard, 0.0, alpha=0.5)
    elif display.pile == 0:
        shape = sprite(dashed_slot, layout.pile.rect.size, layout.pile.height * 0.07,
                       painter.theme.palette.edge, 8)  # fmt: skip
        painter.sprite(shape, (layout.pile.x, layout.pile.y), alpha=0.4)
    cards = ngettext("{count} card", "{count} cards", display.pile)
    count = _draw_count(painter, layout, layout.pile, cards.format(count=display.pile))
    sign = min(round(painter.type(Style.SMALL).px * 1.1), painter.theme.metrics.px(LARGEST_SEAL))
    place = (count.left - sign * 0.8, count.centery)
    painter.icon(Icon.LOCK, place, sign, painter.theme.palette.text_soft)
    if display.discard:
        out = _("{count} out").format(count=display.discard)
        _draw_count(painter, layout, layout.discard, out)


def _draw_stack(
    painter: Painter, spot: Spot, count: int, riffle: float, *, alpha: float = 1.0
) -> None:
    back = back_sprite(spot.height, painter.theme)
    step = max(1.0, spot.height * 0.015)
    layers = min(STACK, -(-count // CARDS_PER_LAYER))
    for layer in range(layers):
        sway = sin(riffle * tau * 3 + layer * 2) * spot.height * 0.07 if riffle else 0.0
        painter.sprite(
            back, (spot.x - layer * step + sway, spot.y - layer * step * 1.4),
            angle=sway * 0.6, alpha=alpha, resting=riffle == 0,
        )  # fmt: skip


def _draw_count(painter: Painter, layout: TableLayout, spot: Spot, text: str) -> Rect:
    return painter.text(
        text, Style.SMALL, layout.below(spot),
        colour=painter.theme.palette.text_soft, width=round(spot.height),
    )  # fmt: skip
