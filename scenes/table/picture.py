"""Draws the whole table from its display."""

from __future__ import annotations

from scenes.engine.painter import Painter
from scenes.table import hud
from scenes.table.bubble import draw_bubble
from scenes.table.card_sprite import draw_card
from scenes.table.controls import TableControls
from scenes.table.display import Display
from scenes.table.lizard_run import draw_scurry
from scenes.table.odds_line import draw_odds
from scenes.table.regions import moving_cards, table_regions
from scenes.ui.ui import Ui


def draw_table(
    painter: Painter, display: Display, around: hud.Surroundings, controls: TableControls, ui: Ui
) -> None:
    """What rests is one board; the hand and moving cards are drawn on top of it."""

    def ground(layer: Painter) -> None:
        hud.draw_ground(layer, display, around)

    heights = display.layout.card_heights
    regions = [*table_regions(display, around), *controls.regions(painter.device)]
    painter.board("table", (display.layout, around, display.shows_odds), ground, regions)
    draw_odds(painter, display)
    for card in moving_cards(display):
        draw_card(painter, card, heights)
    draw_bubble(painter, display)
    ui.draw(painter)
    for card in display.flying:
        draw_card(painter, card, heights)
    for lizard in display.scurries:
        draw_scurry(painter, lizard)
    hud.draw_caption(painter, display)
