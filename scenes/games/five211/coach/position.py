"""The table of one moment in small: the five houses up to the line, and the row of who decides."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from game.kits.set_up import Chair
from game.rules.five211.cards import COLOURS, Card
from game.rules.five211.options import TableNumbers
from game.rules.five211.scoring import tally
from game.rules.five211.view import Five211View
from scenes.art.card_shape import ASPECT
from scenes.art.harbour.gables import gable_icon
from scenes.art.panels import dashed_slot
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.shapes import dashes
from scenes.engine.drawing.sprites import sprite
from scenes.engine.theme import Style
from scenes.games.five211.coach.small_cards import CARD_GAP, draw_cards
from scenes.games.five211.display import ColourMark, TallyColumn, mark_columns
from scenes.games.five211.tally_parts.houses import TallyHouse, draw_house, draw_light
from scenes.games.five211.tally_parts.street import street_in
from scenes.games.five211.tally_parts.tally import DASH, DASH_GAP, FADED, LINE, draw_plate
from scenes.ui.labels import Picture
from scenes.ui.portraits import portrait

SIZE = (350, 236)
TALLY, LABELS = 0.66, 30
CARD, FACE = 70, 44


def position(view: Five211View, chairs: Sequence[Chair]) -> Picture:
    """From the eyes of whoever decides."""
    seat = view.viewer
    columns = columns_of(view.rows, view.numbers)

    def draw(painter: Painter, area: Rect) -> None:
        px = painter.theme.metrics.px
        upper = Rect(area.left, area.top, area.width, round(area.height * TALLY))
        draw_small_street(painter, upper, columns, view.numbers.limit)
        row = Rect(area.left, upper.bottom, area.width, area.bottom - upper.bottom)
        face = portrait(chairs[seat].avatar, px(FACE), painter.theme)
        painter.sprite(face, (row.left + px(FACE / 2 + 6), row.centery))
        height = min(px(CARD), row.height - px(6))
        row.left += px(FACE + 24)
        own = view.rows[seat]
        draw_cards(painter, own, row, height)
        wide = round(height * ASPECT)
        slot = Rect(row.left + len(own) * (wide + px(CARD_GAP)), 0, wide, height)
        slot.centery = row.centery
        dashed = sprite(dashed_slot, slot.size, height * 0.07, painter.theme.palette.accent_light)
        painter.sprite(dashed, slot.center, resting=True)

    return Picture(SIZE, draw)


def columns_of(rows: Sequence[Sequence[Card]], numbers: TableNumbers) -> list[TallyColumn]:
    """The houses of these rows, as if the round ended now."""
    counts, _kododo = tally(rows)
    columns = [TallyColumn(count) for count in counts]
    mark_columns(columns, numbers)
    return columns


def draw_small_street(
    painter: Painter,
    area: Rect,
    columns: Sequence[TallyColumn],
    limit: int,
    labels: float = LABELS,
) -> None:
    """Five houses and their counts; where roofs are down the line means nothing any more."""
    metrics, palette = painter.theme.metrics, painter.theme.palette
    px = metrics.px
    floor = area.bottom - px(labels)
    street = street_in(Rect(area.left, area.top, area.width, floor - area.top), limit)
    houses = [TallyHouse(painter, street, colour, columns[colour]) for colour in COLOURS]
    for house in houses:
        draw_light(house)
    for house in houses:
        draw_house(house)
    painter.box(Rect(area.left, floor, area.width, px(2)), palette.edge, alpha=128)
    line = sprite(dashes, (area.width, px(LINE)), px(DASH), px(DASH_GAP), palette.coral)
    down = any(column.roof for column in columns)
    painter.sprite_at(line, (area.left, street.eaves - px(LINE) / 2), alpha=FADED if down else 1.0)
    for house in houses:
        draw_plate(painter, house)
        x, y = street.middle(house.colour), floor + px(labels / 2 + 2)
        gable = sprite(gable_icon, house.colour, px(labels * 0.7), palette)
        aside = px(labels * 0.43)
        painter.sprite(gable, (x - aside, y), resting=True)
        number = painter.type(Style.NUMBER).smaller(px(labels * 0.67))
        lost = house.column.mark is ColourMark.BUST
        painter.text(str(round(house.column.count)), number, (x + aside, y),
                     colour=palette.coral if lost else None)  # fmt: skip
