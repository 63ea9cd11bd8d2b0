"""Draws the live chances: a percentage under every column, one at the ring, and nobody's."""

from __future__ import annotations

from pygame import Rect

from game.rules.five211.cards import COLOURS
from scenes.art.lettering import Typeface
from scenes.coach.coach_parts import chance_words
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.text import Type
from scenes.engine.i18n import _
from scenes.engine.theme import SMALLEST_TEXT, Metrics
from scenes.games.five211.display import Display

KODODO = len(COLOURS)
NOBODY = KODODO + 1
SIZE, LINE = 15, 1.25
"""Of the type, in units, and the height of its line."""
ON_RING, BESIDE_EDGE = 6, 8
"""How far the chance of kododo lies on the ring, and what stays free at the right."""
CHIP_PADDING, CHIP_LINE, CHIP_EDGE = 18, 1.4, 1.5


def odds_height(display: Display) -> int:
    """The line that the columns leave free for the odds, whether they are known yet or not."""
    return _type(display.layout.metrics).line_height if display.shows_odds else 0


def draw_odds(painter: Painter, display: Display) -> None:
    """Over the board, because they change less often than the columns."""
    odds = display.odds
    if odds is None:
        return
    box, palette, type_ = display.layout.tally, painter.theme.palette, _type(painter.theme.metrics)
    width = box.columns.width / len(COLOURS)
    y = box.columns.bottom - box.label_height - type_.line_height / 2
    for colour in COLOURS:
        painter.text(
            chance_words(odds[colour]),
            type_,
            (box.columns.left + width * (colour + 0.5), y),
            colour=palette.text if odds[colour] else palette.text_soft,
            width=round(width),
        )
    low = box.ring.bottom - painter.theme.metrics.px(ON_RING)
    right = box.area.right - painter.theme.metrics.px(BESIDE_EDGE)
    _draw_chip(painter, chance_words(odds[KODODO]), (box.ring.centerx, low), palette.mint, right)
    words = _("NOBODY {percent}").format(percent=chance_words(odds[NOBODY]))
    _draw_chip(painter, words, (box.ring.centerx, box.area.top), palette.text_soft, right)


def _draw_chip(
    painter: Painter, text: str, centre: tuple[int, int], colour: str, farthest: int
) -> None:
    palette, metrics, type_ = (
        painter.theme.palette,
        painter.theme.metrics,
        _type(painter.theme.metrics),
    )
    width = painter.typesetter.width(text, type_) + metrics.px(CHIP_PADDING)
    chip = Rect(0, 0, width, round(type_.px * CHIP_LINE))
    chip.center = centre
    chip.right = min(chip.right, farthest)
    painter.box(
        chip,
        palette.panel_deep,
        radius=chip.height // 2,
        edge=colour,
        edge_width=metrics.px(CHIP_EDGE),
    )
    painter.text(text, type_, chip.center, colour=colour)


def _type(metrics: Metrics) -> Type:
    """It grows less than other text: the columns need their height as well."""
    return Type(Typeface.STRONG, max(SMALLEST_TEXT, metrics.control_px(SIZE)), LINE)
