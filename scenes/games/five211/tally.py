"""Draws the tally: a column per colour up to the limit line, and the kododo ring."""

from __future__ import annotations

from math import ceil

from pygame import Rect

from game.rules.five211.cards import COLOURS, Colour
from scenes.art.gables import gable_icon
from scenes.art.lizard import CLIMBING, lizard_sprite
from scenes.art.panels import ring
from scenes.engine.i18n import _
from scenes.engine.painter import Painter
from scenes.engine.shapes import dashes
from scenes.engine.sprites import Sprite, sprite
from scenes.engine.theme import Style, Theme
from scenes.games.five211.card_art import colour_letter
from scenes.games.five211.display import Column, Display, Mark
from scenes.games.five211.odds_line import odds_height
from scenes.games.five211.table_layout import TableLayout

LARGEST_SIGN = 21
SIGN_LINE, SIGN_PADDING, SIGN_AT = 1.45, 20, 14
"""The sign of the limit: its height in heights of its type, its padding, where it begins."""
CELL_WIDTH, CELL_HEIGHT, THINNEST_CELL = 0.62, 0.74, 3
"""Of a column and of a storey; never thinner than so many pixels."""
CELL_ALPHA = 34
ABOVE_LIMIT = 0.7
"""Storeys that stay free above the limit, for its line and its sign."""
DASH, DASH_GAP, LINE, LINE_LEFT = 10, 7, 3, 8
"""The limit line: its dashes, and how far it reaches out beside the columns."""
SHAKES, FALLS = 7, 0.5
"""How far a bust column shakes, and how far it falls, in storeys for each storey of it."""
CELL_EDGE = 1.5
MARK_SIZE, MARK_ABOVE, MARK_LINE, MARK_BELOW_TOP, MARK_WIDTH = 1.7, 0.5, 0.55, 0.3, 0.98
"""The word above a column: its largest type and its place in storeys, or in heights of its type
where that is larger; how far it stays below the upper edge; of the column's width."""
GABLE_HEIGHT, GABLE_WIDTH, LETTER_SHARE, NUMBER_SHARE = 0.74, 0.34, 0.19, 0.3
"""The label of a column: sizes of its gable, letter and number, of the label."""
LABEL_STEP, LETTER_AT, NUMBER_AT, LABEL_LOWER = 0.27, 0.1, 1.1, 3
"""Left of the middle stands the gable, of the width; letter and number in steps from there."""
RING_WIDTH, RING_SWELLS, LIZARD_SHARE, BESIDE_RING_WORDS = 0.12, 0.08, 0.58, 18
"""Of the ring's diameter."""
LIT = 0.3
"""How much paper shines through the column that scores."""
RING_STEPS = 2
"""Stages of the ring between one kododo and the next."""


def draw_columns(painter: Painter, display: Display) -> None:
    """The columns and the limit line; the glass under them is on the static layer."""
    box = display.layout.tally
    columns = box.columns
    limit = display.numbers.limit
    height = _place(display, COLOURS[0]).height
    cells = Rect(columns.left, columns.top, columns.width, height)
    _draw_limit(painter, cells, limit)
    for colour in COLOURS:
        place = _place(display, colour)
        _draw_column(painter, display.columns[colour], colour, place, limit)


def draw_labels(painter: Painter, display: Display) -> None:
    """Which colour each column is, and its number."""
    box = display.layout.tally
    for colour in COLOURS:
        place = _place(display, colour)
        label = Rect(place.left, 0, place.width, box.label_height)
        label.bottom = box.columns.bottom
        _draw_label(painter, display.columns[colour], colour, label)


def draw_empty_cells(painter: Painter, display: Display) -> None:
    """The storeys that a column can grow through; part of the static layer."""
    limit, palette = display.numbers.limit, painter.theme.palette
    for colour in COLOURS:
        place = _place(display, colour)
        for storey in range(limit):
            cell = _cell(place, limit, storey)
            painter.box(cell, palette.edge, radius=cell.height // 2, alpha=CELL_ALPHA)


def _place(display: Display, colour: Colour) -> Rect:
    """The room of a column above its label, and above its odds if they are shown."""
    box = display.layout.tally
    width = box.columns.width / len(COLOURS)
    left = box.columns.left + width * colour
    height = box.columns.height - box.label_height - odds_height(display)
    return Rect(round(left), box.columns.top, round(width), height)


def _cell(place: Rect, limit: int, storey: int) -> Rect:
    step = _cell_height(place, limit)
    width, height = round(place.width * CELL_WIDTH), max(THINNEST_CELL, round(step * CELL_HEIGHT))
    top = place.bottom - step * (storey + 1) + (step - height) / 2
    return Rect(place.centerx - width // 2, round(top), width, height)


def _cell_height(cells: Rect, limit: int) -> float:
    """One storey above the limit stays free for its line and sign."""
    return cells.height / (limit + ABOVE_LIMIT)


def _draw_limit(painter: Painter, cells: Rect, limit: int) -> None:
    """The red line runs under the storey that would be one too many."""
    metrics, palette = painter.theme.metrics, painter.theme.palette
    step = _cell_height(cells, limit)
    y = round(cells.bottom - step * (limit - 1) - metrics.px(1))
    left, height = cells.left - metrics.px(LINE_LEFT), metrics.px(LINE)
    size = (cells.right - left, height)
    line = sprite(dashes, size, metrics.px(DASH), metrics.px(DASH_GAP), palette.coral)
    painter.sprite_at(line, (left, y - metrics.px(LINE / 2)))


def limit_sign(painter: Painter, display: Display) -> None:
    """The word beside the line; part of the static layer."""
    box, metrics, palette = display.layout.tally, painter.theme.metrics, painter.theme.palette
    text = _("BUST AT {limit}").format(limit=display.numbers.limit)
    type_ = painter.type(Style.SMALL)
    # Larger, and it would cover the marks of the columns below it.
    type_ = type_.smaller(min(type_.px, metrics.px(LARGEST_SIGN)))
    width = painter.typesetter.width(text, type_) + metrics.px(SIGN_PADDING)
    height = round(type_.px * SIGN_LINE)
    area = Rect(0, 0, width, height)
    area.midleft = (box.area.left + metrics.px(SIGN_AT), box.area.top)
    painter.box(area, palette.coral, radius=height // 2)
    painter.text(text, type_, area.center, colour=palette.coral_ink)


def _draw_column(painter: Painter, column: Column, colour: Colour, place: Rect, limit: int) -> None:
    palette, metrics = painter.theme.palette, painter.theme.metrics
    step = _cell_height(place, limit)
    house = palette.house(colour)
    # One storey above the line shows that it is too many; the room over it is for the mark.
    for storey in range(min(ceil(column.count), limit)):
        cell = _cell(place, limit, storey)
        filled = min(1.0, column.count - storey)
        radius = cell.height // 2
        sunk = cell.move(
            round(column.shake * metrics.px(SHAKES)),
            round(column.drop * (storey + 1) * step * FALLS),
        )
        with painter.faded(filled * column.alpha):
            # Dark colours need a light edge on dark glass.
            painter.box(
                sunk, house.base, radius=radius, edge=house.light, edge_width=metrics.px(CELL_EDGE)
            )
            if column.light > 0:
                with painter.faded(column.light * LIT):
                    painter.box(sunk, palette.paper, radius=radius)
    _draw_mark(painter, column, place, step, limit)


def _mark_text(mark: Mark) -> str:
    return {
        Mark.LEADS: _("LEADS"),
        Mark.TIED: _("TIED"),
        Mark.BUST: _("BUST"),
        Mark.SCORES: _("SCORES"),
    }.get(mark, "")


def _draw_mark(painter: Painter, column: Column, place: Rect, step: float, limit: int) -> None:
    text = _mark_text(column.mark)
    if not text or column.count <= 0:
        return
    palette = painter.theme.palette
    colour = palette.text
    if column.mark is Mark.BUST:
        colour = palette.coral
    elif column.mark is Mark.TIED:
        colour = palette.text_soft
    type_ = painter.type(Style.SMALL)
    type_ = type_.smaller(min(type_.px, round(step * MARK_SIZE)))
    # Large text needs more room above the column than half a storey.
    above = max(step * MARK_ABOVE, type_.px * MARK_LINE)
    # A column next to the limit wears its mark above the line, which would cross it out.
    is_next = column.count * step + 2 * above > (limit - 1) * step
    storey = limit if is_next else column.count
    top = max(place.top + step * MARK_BELOW_TOP, place.bottom - step * storey - above)
    area_width = round(place.width * MARK_WIDTH)
    painter.text(text, type_, (place.centerx, top), colour=colour, width=area_width)


def _draw_label(painter: Painter, column: Column, colour: Colour, label: Rect) -> None:
    """Gable, letter and number: the colour said three ways."""
    palette, metrics = painter.theme.palette, painter.theme.metrics
    size = round(min(label.height * GABLE_HEIGHT, label.width * GABLE_WIDTH))
    middle = label.centery + metrics.px(LABEL_LOWER)
    step = label.width * LABEL_STEP
    painter.sprite(
        sprite(gable_icon, colour, size, palette), (label.centerx - step, middle), resting=True
    )
    letter, number = (
        type_.smaller(min(type_.px, round(label.width * share)))
        for type_, share in (
            (painter.type(Style.CAPTION), LETTER_SHARE),
            (painter.type(Style.NUMBER), NUMBER_SHARE),
        )
    )
    painter.text(
        colour_letter(colour),
        letter,
        (label.centerx + step * LETTER_AT, middle),
        colour=palette.text_soft,
    )
    painter.text(str(round(column.count)), number, (label.centerx + step * NUMBER_AT, middle))


def draw_ring(painter: Painter, display: Display) -> None:
    """How many kododo lie on the table, of exactly so many."""
    box, palette = display.layout.tally, painter.theme.palette
    target = display.numbers.kododo_target
    over = display.kododo > target
    stages = RING_STEPS * target
    fraction = round(min(1.0, display.kododo / target) * stages) / stages
    diameter = box.ring.width
    gauge = ring_sprite(display.layout, painter.theme, fraction, over=over)
    swell = 1 + RING_SWELLS * display.kododo_light
    painter.sprite(gauge, box.ring.center, scale=swell, resting=display.kododo_light == 0)
    lizard = sprite(lizard_sprite, CLIMBING, round(diameter * LIZARD_SHARE))
    painter.sprite(lizard, box.ring.center, scale=swell, resting=display.kododo_light == 0)
    text = _("{count} of exactly {target}").format(count=round(display.kododo), target=target)
    painter.text(
        text, Style.CAPTION, box.ring_words.center,
        colour=palette.text_soft if over else palette.mint,
        width=box.ring_words.width - painter.theme.metrics.px(BESIDE_RING_WORDS),
    )  # fmt: skip


def ring_sprite(layout: TableLayout, theme: Theme, fraction: float, *, over: bool) -> Sprite:
    """The kododo ring, filled so far; beyond its target it loses its colour."""
    diameter, palette = layout.tally.ring.width, theme.palette
    colour = palette.text_soft if over else palette.mint
    return sprite(ring, diameter, diameter * RING_WIDTH, fraction, colour, palette.edge)
