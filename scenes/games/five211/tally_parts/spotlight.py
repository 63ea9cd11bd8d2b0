"""Draws a round that is decided by a hair: less light, and in it the cards, the ring, the lizards.

What is lit is drawn once more above the veil; below it the table stays as it is.
"""

from __future__ import annotations

from dataclasses import replace

from pygame import Rect

from game.rules.five211.cards import COLOURS, Colour
from scenes.anim.tween import arc_point
from scenes.art.card_shape import card_glow
from scenes.art.lamplight import pool, spark
from scenes.art.lettering import Typeface
from scenes.art.lizard import footprint, lizard_sprite, run_pose
from scenes.art.palette import mix
from scenes.art.portraits.mood import Mood
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.shapes import dashes
from scenes.engine.drawing.sprites import Sprite, sprite
from scenes.engine.drawing.text import Type
from scenes.engine.theme import SMALLEST_TEXT, Metrics
from scenes.games.five211.art.kododo_ring import WIDTHS, WORD, large_ring, last_notch, letter
from scenes.games.five211.card_art import BARE_WALLS, CARD_ART, TableCard, draw_card
from scenes.games.five211.display import Display, RunningLizard
from scenes.games.five211.tally_parts.houses import TallyHouse, draw_house
from scenes.games.five211.tally_parts.kododo_lap import before
from scenes.games.five211.tally_parts.points import point_plate
from scenes.games.five211.tally_parts.street import Street, street_of
from scenes.games.five211.tally_parts.tally import (
    DASH,
    DASH_GAP,
    LINE,
    THICK_LINE,
    draw_plate,
)
from scenes.ui.portraits import portrait

RING_DRAWN = 286
"""The largest that the ring becomes, in units; the others are smaller copies."""
CARD_LIGHT, LIZARD_LIGHT = 1.9, (1.3, 1.1)
"""Pools of light, in heights of the card and of the lizard."""
LARGE_LIGHT, LIT_FROM = 340, 0.5
"""Around the ring and the card that everybody looks at, in units; it is there from so much veil
on. Light that grew or came slowly would be a large picture for each of its steps."""
NUMBER = 0.42
WAVE, WAVE_FROM = 20, 0.5
"""Width of a ring of light at first, in units, and where it begins, in widths of the ring."""
LOAD, LOAD_AHEAD = 0.19, 0.56
"""The plate before a lizard: its em and how far it is, in heights of the lizard."""
PRINT, PRINT_ASIDE = 16, 7
LETTER, LETTER_APART, LETTER_RISES, LETTER_LEANS = 162, 0.035, 0.05, 5
"""The cry: em in units; then in ems the gap and how much higher each stands, and its degrees."""
GROWN, GROWN_WALL = 1.5, 1.35
"""The street of a house that is full, in the heights of its storeys and the width of its walls."""
SNAPPED = 4.0
"""Degrees of the line when a storey has gone through it."""
GRAIN, GRAINS, CULPRIT = 30, 14, 0.8
CRY_AT = 0.46
"""Of the height of the stage."""


def draw_spotlight(painter: Painter, display: Display) -> None:
    """Above everything but words and points."""
    spot, metrics = display.spotlight, painter.theme.metrics
    if spot.veil > 0:
        painter.tint(mix("#FFFFFF", spot.tint, spot.veil))
        _draw_waves(painter, display)
    for card in spot.cards:
        _draw_lit(painter, display, card)
    if spot.ring > 0:
        draw_large_ring(painter, display)
    if spot.house is not None:
        _draw_full_house(painter, display, spot.house)
    if display.culprit is not None:
        _draw_culprit(painter, display, *display.culprit)
    size = metrics.px(PRINT)
    for lizard in display.lizards:
        _draw_tracks(painter, lizard, size)
    for lizard in display.lizards:
        draw_lizard(painter, lizard)
    if spot.letters:
        draw_cry(painter, spot.letters, display.numbers.kododo_target)


def _draw_waves(painter: Painter, display: Display) -> None:
    ring, stage, palette = (
        display.layout.tally.ring,
        painter.theme.metrics.stage,
        painter.theme.palette,
    )
    start, end = ring.width * WAVE_FROM, stage.width * 0.85
    for share in display.spotlight.waves:
        if 0 < share < 1:
            dark = mix("#000000", palette.table_rim, 0.6)
            width = round(painter.theme.metrics.px(WAVE) * (1 - 0.7 * share))
            radius = start + (end - start) * share
            painter.wave(ring.center, radius, width, mix(palette.mint, dark, 0.25 + 0.75 * share))


def _draw_lit(painter: Painter, display: Display, card: TableCard) -> None:
    """In a pool of mint; a kododo's wall is bare while it is out."""
    palette, metrics, alpha = painter.theme.palette, painter.theme.metrics, display.spotlight.veil
    side = round(card.height * CARD_LIGHT)
    centre = (card.x, card.y)
    heights = display.layout.card_heights
    if card.moving and alpha >= LIT_FROM:
        drawn = metrics.px(LARGE_LIGHT)
        painter.sprite(sprite(pool, (drawn, drawn), palette.paper), centre)
    elif alpha >= LIT_FROM:
        glow = palette.mint if display.spotlight.house is None else palette.paper
        painter.sprite(sprite(pool, (side, side), glow), centre)
        painter.sprite(sprite(card_glow, round(card.height), glow), centre)
    is_bare = card in display.spotlight.bare
    draw_card(painter, card, heights, BARE_WALLS if is_bare else CARD_ART)


def ring_pictures(display: Display, painter: Painter) -> tuple[Sprite, Sprite]:
    """The large ring as it stands, and its last free notch."""
    size, palette = painter.theme.metrics.px(RING_DRAWN), painter.theme.palette
    target = display.numbers.kododo_target
    count = min(round(display.kododo), target)
    return (
        sprite(large_ring, size, target, count, palette),
        sprite(last_notch, size, target, palette),
    )


def draw_large_ring(painter: Painter, display: Display) -> None:
    """Over the table, with the number in its middle."""
    ring, metrics, palette = display.layout.tally.ring, painter.theme.metrics, painter.theme.palette
    spot, target = display.spotlight, display.numbers.kododo_target
    scale, width = spot.ring / RING_DRAWN, metrics.px(spot.ring)
    centre = ring_place(metrics, ring, spot.ring)
    side = metrics.px(LARGE_LIGHT)
    painter.sprite(sprite(pool, (side, side), palette.mint), centre)
    gauge, free = ring_pictures(display, painter)
    painter.sprite(gauge, centre, scale=scale)
    if round(display.kododo) == target - 1:
        painter.sprite(free, centre, scale=scale, alpha=0.35 + 0.65 * spot.pulse)
    px = max(SMALLEST_TEXT, round(width * NUMBER / 4) * 4)
    number = str(min(round(display.kododo), target))
    painter.text(number, Type(Typeface.DISPLAY, px, 1.2), centre, colour=palette.mint)


def _draw_full_house(painter: Painter, display: Display, colour: Colour) -> None:
    """The street, grown over its panel for as long as one card decides about a house."""
    spot, street = display.spotlight, street_of(display)
    grown = replace(
        street, storey=round(street.storey * GROWN), wall=round(street.wall * GROWN_WALL)
    )
    side = painter.theme.metrics.px(LARGE_LIGHT)
    middle = street.middle(colour), street.floor - grown.height(street.limit) / 2
    painter.sprite(sprite(pool, (side, side), "#FFD27A"), middle)
    columns = [
        column if each is colour else replace(column, dim=1.0)
        for each, column in zip(COLOURS, display.columns, strict=True)
    ]
    houses = [TallyHouse(painter, grown, each, columns[each]) for each in COLOURS]
    full = houses[colour]
    above = Rect(0, 0, painter.theme.metrics.width, street.floor)
    with painter.clip(above), painter.moved(0, (1 - spot.grown) * (street.floor - grown.tip)):
        for house in houses:
            if house is not full:
                draw_house(house)
        draw_house(full, spot.tremble)
        _draw_grown_line(painter, grown, spot.tremble, is_broken=full.is_burst)
    draw_plate(painter, full)
    if spot.beam > 0 and spot.cards:
        card, size = spot.cards[-1], painter.theme.metrics.px(GRAIN)
        goal = full.middle, street.floor - grown.storey
        for grain in range(GRAINS):
            share = spot.beam * (grain + 1) / GRAINS
            place = arc_point((card.x, card.y), goal, share, size * 3)
            painter.sprite(sprite(spark, size), place)


def _draw_grown_line(painter: Painter, street: Street, pulse: float, *, is_broken: bool) -> None:
    """Red as ever; the storey that is one too many pushes it aside."""
    px, palette = painter.theme.metrics.px, painter.theme.palette
    wide = round(street.step * len(COLOURS))
    thick = px(LINE if pulse < 0.5 else THICK_LINE)
    line = sprite(dashes, (wide, thick), px(DASH), px(DASH_GAP), palette.coral)
    centre = street.left + wide / 2, street.eaves - thick / 2
    painter.sprite(line, centre, angle=SNAPPED if is_broken else 0.0)


def _draw_culprit(painter: Painter, display: Display, colour: Colour, avatar: str) -> None:
    """Who did it, on the stump of the house."""
    street = street_of(display)
    size = round(street.wall * CULPRIT)
    face = portrait(avatar, size, painter.theme, Mood.DELIGHTED)
    painter.sprite(face, (street.middle(colour), street.floor - street.storey * 2.4 - size / 2))


def ring_place(metrics: Metrics, ring: Rect, units: float) -> tuple[float, float]:
    """Where it always is, but never over the edge of the stage."""
    around = Rect(0, 0, metrics.px(units), metrics.px(units))
    around.center = ring.center
    return around.clamp(metrics.stage).center


def draw_lizard(painter: Painter, lizard: RunningLizard) -> None:
    """In its light, with what it carries."""
    centre = lizard.x, lizard.y
    if lizard.glow > 0:
        across, down = (round(lizard.height * share) for share in LIZARD_LIGHT)
        light = sprite(pool, (across, down), painter.theme.palette.mint)
        painter.sprite(light, centre)
    picture = running_sprite(lizard.frame, lizard.height)
    painter.sprite(picture, centre, angle=lizard.angle, alpha=lizard.alpha)
    if lizard.load:
        plate = sprite(
            point_plate, lizard.load, round(lizard.height * LOAD), None, painter.theme.palette
        )
        ahead = before(centre, lizard.angle, lizard.height * LOAD_AHEAD)
        painter.sprite(plate, ahead, alpha=lizard.alpha)


def running_sprite(frame: int, height: float) -> Sprite:
    """The lizard in one of the poses of its run."""
    return sprite(lizard_sprite, run_pose(frame), round(height))


def _draw_tracks(painter: Painter, lizard: RunningLizard, size: int) -> None:
    """Left and right, ever paler."""
    picture = sprite(footprint, size, painter.theme.palette.mint)
    aside = painter.theme.metrics.px(PRINT_ASIDE)
    for number, (x, y, angle) in enumerate(lizard.tracks):
        side = aside if number % 2 else -aside
        place = before((x, y), angle + 90, side)
        alpha = (number + 1) / (len(lizard.tracks) + 1)
        painter.sprite(picture, place, angle=angle, alpha=alpha * lizard.alpha)


def draw_cry(painter: Painter, letters: list[float], notches: int) -> None:
    """Rising from left to right, in the middle of the table."""
    metrics, palette = painter.theme.metrics, painter.theme.palette
    px, stage = metrics.px(LETTER), metrics.stage
    pictures = [sprite(letter, sign, px, notches, palette) for sign in WORD]
    widths = [WIDTHS[sign] * px for sign in WORD]
    gap = px * LETTER_APART
    left = stage.centerx - (sum(widths) + gap * (len(WORD) - 1)) / 2
    for number, (picture, wide, scale) in enumerate(zip(pictures, widths, letters, strict=True)):
        x = left + wide / 2
        y = stage.top + stage.height * CRY_AT - (number - 3) * px * LETTER_RISES
        if scale > 0:
            lean = LETTER_LEANS - number % 3 * 3 if WORD[number] != "O" else 0
            painter.sprite(picture, (x, y), scale=scale, angle=lean)
        left += wide + gap
