"""The whole picture of the table, from the cloth up."""

from __future__ import annotations

from scenes.painter import Painter
from scenes.table import hud
from scenes.table.cards import CardSprite, draw_card
from scenes.table.display import Display
from scenes.table.scurry import draw_scurry
from scenes.table.tally import draw_tally
from scenes.ui.ui import Ui


def draw_table(painter: Painter, display: Display, around: hud.Surroundings, ui: Ui) -> None:
    """What rests is one layer; figures, cards and controls are drawn on top of it."""

    def ground(layer: Painter) -> None:
        hud.draw_ground(layer, display, around)

    heights = display.layout.card_heights
    painter.layer("table", (display.layout, around), ground, opaque=True)
    hud.draw_figures(painter, display, around)
    draw_tally(painter, display)
    for card in sorted(display.slots.values(), key=_by_lift):
        draw_card(painter, card, heights)
    ui.draw(painter)
    for card in display.flying:
        draw_card(painter, card, heights)
    for lizard in display.scurries:
        draw_scurry(painter, lizard)
    hud.draw_caption(painter, display)


def _by_lift(card: CardSprite) -> float:
    """Raised cards are nearer to the eye."""
    return card.lift
