"""Draws the chances of a round: for each outcome its sign, its percentage, and a bar."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from game.rules.five211.cards import COLOURS
from scenes.art.harbour.gables import gable_icon
from scenes.art.icons import Icon
from scenes.art.wall_signs import lizard_icon
from scenes.coach.coach_parts import percent_words
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import sprite
from scenes.engine.drawing.text import Align
from scenes.engine.theme import Style
from scenes.ui.element import Look
from scenes.ui.house_letters import house_letter

SIGN = 20
LIZARD = 1.2
"""Its legs and tail need more room than a gable."""
BAR = 8
GAP = 5
BETWEEN = 12
KODODO = len(COLOURS)
OUTCOMES = len(COLOURS) + 2


def chances_width(look: Look) -> int:
    """The room that all outcomes need side by side."""
    letters = max(look.text_size(house_letter(each), Style.SMALL)[0] for each in COLOURS)
    percent = look.text_size(percent_words(1.0), Style.CAPTION)[0]
    cell = look.control_px(SIGN) + letters + percent + 2 * look.px(GAP)
    return OUTCOMES * cell + (OUTCOMES - 1) * look.px(BETWEEN)


def chances_height(look: Look) -> int:
    """Signs and percentages over the bars."""
    words = max(look.control_px(SIGN), look.type(Style.CAPTION).line_height)
    return words + look.px(GAP) + look.control_px(BAR)


def draw_chances(painter: Painter, chances: Sequence[float], area: Rect) -> None:
    """The five colours in tally order, kododo, nobody."""
    between = painter.theme.metrics.px(BETWEEN)
    width = (area.width - (OUTCOMES - 1) * between) / OUTCOMES
    for outcome, chance in enumerate(chances):
        left = round(area.left + outcome * (width + between))
        _draw_cell(painter, outcome, chance, Rect(left, area.top, round(width), area.height))


def _draw_cell(painter: Painter, outcome: int, chance: float, cell: Rect) -> None:
    metrics, palette = painter.theme.metrics, painter.theme.palette
    bar = Rect(cell.left, 0, cell.width, metrics.control_px(BAR))
    bar.bottom = cell.bottom
    words = Rect(cell.left, cell.top, cell.width, bar.top - cell.top - metrics.px(GAP))
    left = _draw_sign(painter, outcome, words)
    painter.text(
        percent_words(chance),
        Style.CAPTION,
        (cell.right, words.centery),
        align=Align.RIGHT,
        colour=palette.text if chance else palette.text_soft,
        width=max(1, cell.right - left),
    )
    fill, edge = _colours(painter, outcome)
    painter.box(bar, palette.edge, radius=bar.height // 2, alpha=40)
    if chance > 0:
        filled = bar.copy()
        # In steps, so that bars of all rows share a few pictures.
        step = max(1, bar.height // 2)
        filled.width = max(bar.height, round(bar.width * chance / step) * step)
        painter.box(filled, fill, radius=bar.height // 2, edge=edge, edge_width=metrics.px(1.5))


def _draw_sign(painter: Painter, outcome: int, area: Rect) -> int:
    """Gable and letter, the lizard, or a cross; answers where it ends."""
    metrics, palette = painter.theme.metrics, painter.theme.palette
    size = metrics.control_px(SIGN)
    centre = (area.left + size / 2, area.centery)
    end = area.left + size + metrics.px(GAP)
    if outcome < KODODO:
        painter.sprite(sprite(gable_icon, COLOURS[outcome], size, palette), centre, resting=True)
        letter = painter.text(
            house_letter(COLOURS[outcome]),
            Style.SMALL,
            (end, area.centery),
            align=Align.LEFT,
            colour=palette.text_soft,
        )
        return letter.right + metrics.px(GAP)
    if outcome == KODODO:
        painter.sprite(
            sprite(lizard_icon, round(size * LIZARD), palette.mint), centre, resting=True
        )
    else:
        painter.icon(Icon.CROSS, centre, size, palette.text_soft)
    return end


def _colours(painter: Painter, outcome: int) -> tuple[str, str]:
    palette = painter.theme.palette
    if outcome < KODODO:
        house = palette.house(COLOURS[outcome])
        # Dark colours need a light edge on dark glass.
        return house.base, house.light
    return (palette.mint, palette.mint) if outcome == KODODO else (palette.edge, palette.edge)
