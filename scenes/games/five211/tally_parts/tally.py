"""Draws the tally: a house per colour up to the red line, its word, and its label below."""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple

from pygame import Rect

from game.rules.five211.cards import COLOURS, Colour
from scenes.art.harbour.gables import gable_icon
from scenes.art.lamplight import glow_line
from scenes.art.palette import Palette, mix
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.shapes import dashes
from scenes.engine.drawing.sprites import sprite
from scenes.engine.drawing.text import Type
from scenes.engine.i18n import _, pgettext
from scenes.engine.theme import SMALLEST_TEXT, Style
from scenes.games.five211.display import ColourMark, Display, TallyColumn
from scenes.games.five211.tally_parts.houses import TallyHouse, draw_house, draw_light, has_words
from scenes.games.five211.tally_parts.street import (
    Street,
    sign_area,
    sign_px,
    street_floor,
    street_of,
)
from scenes.games.five211.tally_parts.wreck import draw_wreck
from scenes.ui.house_letters import house_letter

LINE, THICK_LINE, UNDER_LINE = 3.0, 4.6, 3.4
"""Thickness of the red line in units, at rest and pulsing, and of the dark below it."""
GLOW, CALM_GLOW = 44, 0.3
FADED = 0.3
"""The line when roofs have come down: a gable above it means nothing then."""
GABLE_HEIGHT, GABLE_WIDTH, LETTER_SHARE, NUMBER_SHARE = 0.74, 0.34, 0.19, 0.3
"""The label of a house: sizes of its gable, letter and number, of the label."""
LETTER_GROWS, NUMBER_GROWS = 0.09, 0.1
"""So much more of it at twice the size of text."""
NUMBER_ASIDE = 0.14
"""And so much further from the letter, in steps of the label."""
LABEL_STEP, LETTER_AT, NUMBER_AT, LABEL_LOWER = 0.27, 0.1, 1.1, 3
"""Left of the middle stands the gable, of the width; letter and number in steps from there."""
DASH, DASH_GAP, BESIDE_HOUSES = 9, 6.6, 8
QUAY = 2.4
PLATE_LOWER = 2
"""So far a word over a door may reach below the quay."""
WINS_FROM = 0.5
"""The label turns bright when so much of the house is lit."""
PLATE, TALLEST_PLATE, SCORES_PLATE = 17, 24, 1.18
"""Height of a word's plate in units; large text makes it taller; that of the winner is taller."""


def draw_tally(painter: Painter, display: Display) -> None:
    """Houses, line and words; the glass under them is on the static layer."""
    street = street_of(display)
    houses = _lit_houses(painter, display, street)
    down = max(column.roof for column in display.columns)
    _draw_glow(painter, display, street)
    if down > 0:
        _draw_line(painter, display, street, alpha=1 - (1 - FADED) * down)
    for house in sorted(houses, key=_nearness):
        if house.column.fall > 0:
            draw_wreck(house)
        else:
            draw_house(house, display.tremble)
    _draw_quay(painter, display, street)
    if down == 0:
        _draw_line(painter, display, street)
    for house in houses:
        draw_plate(painter, house)


def draw_labels(painter: Painter, display: Display) -> None:
    """What stands below the houses, in the light that falls there."""
    for house in _lit_houses(painter, display, street_of(display)):
        _draw_label(painter, display, house)


def labels_top(display: Display) -> int:
    """The upper edge of everything below the quay; nothing of the houses but light reaches it."""
    metrics = display.layout.metrics
    return street_floor(display) + metrics.px(QUAY) + metrics.px(PLATE_LOWER)


def _lit_houses(painter: Painter, display: Display, street: Street) -> list[TallyHouse]:
    """Every house, after its light was drawn."""
    houses = [TallyHouse(painter, street, colour, display.columns[colour]) for colour in COLOURS]
    for house in houses:
        draw_light(house)
    return houses


def label_version(column: TallyColumn) -> Hashable:
    """What the label of a house depends on."""
    wins = column.mark is ColourMark.SCORES and column.shine >= WINS_FROM
    return round(column.count), column.mark is ColourMark.BUST, wins, column.shine


def _nearness(house: TallyHouse) -> tuple[bool, float]:
    """What moves or shines stands before what does not."""
    column = house.column
    return column.shine > 0 or 0 < column.fall < 1, abs(column.bow)


def houses_end(display: Display) -> int:
    """Where the ring and its words begin."""
    box = display.layout.tally
    return min(box.ring.left, box.ring_words.left) - 1


def _across(painter: Painter, display: Display, street: Street) -> tuple[int, int]:
    """From where line and quay run, and how far: a little beyond the houses on both sides."""
    beside = painter.theme.metrics.px(BESIDE_HOUSES)
    left = street.left - beside
    right = street.left + round(street.step * len(COLOURS)) + beside
    return left, min(right, houses_end(display)) - left


def _draw_quay(painter: Painter, display: Display, street: Street) -> None:
    metrics, palette = painter.theme.metrics, painter.theme.palette
    left, width = _across(painter, display, street)
    quay = Rect(left, street.floor, width, metrics.px(QUAY))
    painter.box(quay, palette.edge, alpha=128)


def _draw_glow(painter: Painter, display: Display, street: Street) -> None:
    """Around the line while a house has room for no storey more."""
    if not display.is_tense:
        return
    metrics, palette = painter.theme.metrics, painter.theme.palette
    size = round(street.step * 5) + metrics.px(24), metrics.px(GLOW)
    light = CALM_GLOW + (1 - CALM_GLOW) * display.pulse
    band = sprite(glow_line, size, palette.coral)
    painter.sprite(band, (street.left + street.step * 2.5, street.eaves), alpha=light, resting=True)


def _draw_line(painter: Painter, display: Display, street: Street, alpha: float = 1.0) -> None:
    """The red line is the eaves: the storey above it would be one too many."""
    metrics, palette = painter.theme.metrics, painter.theme.palette
    thick = LINE + (THICK_LINE - LINE) * display.pulse if display.is_tense else LINE
    left, width = _across(painter, display, street)
    dash, gap = metrics.px(DASH), metrics.px(DASH_GAP)
    for colour, height in (
        (palette.panel_deep, metrics.px(thick + UNDER_LINE)),
        (palette.coral, metrics.px(thick)),
    ):
        line = sprite(dashes, (width, height), dash, gap, colour)
        painter.sprite_at(line, (left, street.eaves - height / 2), alpha=alpha)


def limit_sign(painter: Painter, display: Display) -> None:
    """The word above the line; part of the static layer."""
    metrics, palette = painter.theme.metrics, painter.theme.palette
    text = _("BUST AT {limit}").format(limit=display.numbers.limit)
    type_ = painter.type(Style.SMALL).smaller(sign_px(metrics))
    area = sign_area(metrics, display.layout.tally.area)
    area.width = painter.typesetter.width(text, type_) + metrics.px(20)
    painter.box(area, palette.coral, radius=area.height // 2)
    painter.text(text, type_, area.center, colour=palette.coral_ink)


class _Plate(NamedTuple):
    """The colours of a word's sign."""

    fill: str
    ink: str
    edge: str | None


def mark_text(mark: ColourMark) -> str:
    """What stands over the door of a house."""
    return {
        ColourMark.LEADS: pgettext("a colour with the most cards", "LEADS"),
        ColourMark.TIED: _("TIE"),
        ColourMark.FULL: _("FULL"),
        ColourMark.BUST: _("BUST"),
        ColourMark.SCORES: _("SCORES"),
    }.get(mark, "")


def plate_colours(column: TallyColumn, palette: Palette) -> tuple[str, str, str | None]:
    """Fill, ink and edge of the word of a column."""
    if column.mark is ColourMark.SCORES:
        return _Plate(palette.paper, palette.ink, None)
    if column.dim >= 0.5:
        return _Plate(palette.panel_deep, palette.text_soft, palette.text_soft)
    if column.mark in (ColourMark.FULL, ColourMark.BUST):
        return _Plate(palette.coral, palette.coral_ink, None)
    return _Plate(mix(palette.panel_deep, palette.panel_raised, 0.25), palette.text,
                  palette.text_soft)  # fmt: skip


def draw_plate(painter: Painter, house: TallyHouse) -> None:
    """One line of words for all five, over the doors."""
    if not has_words(house.column):
        return
    metrics, street = painter.theme.metrics, house.street
    fill, ink, edge = plate_colours(house.column, painter.theme.palette)
    text, type_ = mark_text(house.column.mark), plate_type(painter)
    scores = house.column.mark is ColourMark.SCORES
    if scores:
        type_ = type_.smaller(round(type_.px * SCORES_PLATE))
    fitted = painter.typesetter.fit(text, type_, round(street.step) - metrics.px(8))
    height = round(type_.px * 1.4)
    plate = Rect(0, 0, painter.typesetter.width(fitted.text, fitted.type) + metrics.px(11), height)
    plate.center = round(house.middle), street.floor - street.storey // 2
    plate.bottom = min(plate.bottom, street.floor + metrics.px(PLATE_LOWER))
    with painter.faded(house.column.shine if scores else 1.0):
        painter.box(plate, fill, radius=round(height * 0.3), edge=edge, edge_width=metrics.px(1.3))
        painter.text(fitted.text, fitted.type, plate.center, colour=ink)


def plate_type(painter: Painter) -> Type:
    """The words over the doors: large text has as much of the houses as it may cover."""
    metrics, type_ = painter.theme.metrics, painter.type(Style.CAPTION)
    wanted = metrics.px(PLATE * metrics.text_scale / 1.4)
    return type_.smaller(max(SMALLEST_TEXT, min(wanted, metrics.px(TALLEST_PLATE / 1.4))))


def label_area(display: Display, colour: Colour) -> Rect:
    """The row below a house."""
    box = display.layout.tally
    width = box.columns.width / len(COLOURS)
    label = Rect(round(box.columns.left + width * colour), 0, round(width), box.label_height)
    label.bottom = box.columns.bottom
    return label


def _label_types(painter: Painter, room: int, word: str) -> tuple[Type, Type]:
    """For letter and number: as large as the player likes, as far as the label has room."""
    comfort = painter.theme.comfort
    larger = comfort.text_scale - 1
    letter = painter.type(Style.NUMBER if comfort.large_letters else Style.CAPTION)
    number = painter.type(Style.NUMBER)
    grows = max(larger, float(comfort.large_letters)) if len(word) == 1 else 0.0
    letters = LETTER_SHARE + LETTER_GROWS * grows
    numbers = NUMBER_SHARE + NUMBER_GROWS * larger
    return (
        letter.smaller(min(letter.px, round(room * letters))),
        number.smaller(min(number.px, round(room * numbers))),
    )


def _draw_label(painter: Painter, display: Display, house: TallyHouse) -> None:
    """Gable, letter and number: the colour said three ways, and never dimmed."""
    palette, metrics = painter.theme.palette, painter.theme.metrics
    column, colour = house.column, house.colour
    label = label_area(display, colour)
    size = round(min(label.height * GABLE_HEIGHT, label.width * GABLE_WIDTH))
    middle, step = label.centery + metrics.px(LABEL_LOWER), label.width * LABEL_STEP
    wins = column.mark is ColourMark.SCORES and column.shine >= WINS_FROM
    ink = palette.text
    if wins:
        ink = palette.ink
        plate = Rect(0, 0, label.width - metrics.px(10), round(size * 1.14))
        plate.center = label.centerx, middle
        painter.box(plate, palette.paper, radius=metrics.px(10))
    outline = palette.ink if wins else palette.paper
    gable = sprite(gable_icon, colour, size, palette, "", outline)
    painter.sprite(gable, (label.centerx - step, middle), resting=True)
    word = house_letter(colour)
    letter, number = _label_types(painter, label.width, word)
    large = painter.theme.comfort.large_letters
    painter.text(word, letter, (label.centerx + step * LETTER_AT, middle),
                 colour=ink if wins or large else palette.text_soft)  # fmt: skip
    bust = column.mark is ColourMark.BUST
    at = NUMBER_AT + NUMBER_ASIDE * (painter.theme.comfort.text_scale - 1)
    painter.text(str(round(column.count)), number, (label.centerx + step * at, middle),
                 colour=palette.coral if bust else ink)  # fmt: skip
