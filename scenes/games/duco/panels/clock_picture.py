"""Draws the time that is left: a ring around who must lay, or a large one for all."""

from __future__ import annotations

import math
from typing import NamedTuple

import pygame
from pygame import Rect

from scenes.art import svg
from scenes.art.lettering import Typeface
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import sprite
from scenes.engine.drawing.text import Align, Type
from scenes.engine.i18n import _
from scenes.engine.theme import SMALLEST_TEXT, Style
from scenes.games.duco.display import Display

STEPS = 60
"""A full ring in so many steps: each is seen, and there are few pictures."""


def clock_ring(diameter: int, width: int, left: int, colour: str, track: str) -> pygame.Surface:
    """What is left of the time, in steps, from twelve o'clock on."""
    middle, radius = diameter / 2, (diameter - width) / 2
    drawn = svg.circle(middle, middle, radius, "none", stroke=track, stroke_width=width)
    if left >= STEPS:
        drawn += svg.circle(middle, middle, radius, "none", stroke=colour, stroke_width=width)
    elif left > 0:
        angle = math.tau * left / STEPS
        x, y = middle + radius * math.sin(angle), middle - radius * math.cos(angle)
        large = 1 if left > STEPS // 2 else 0
        start = f"M{svg.number(middle)},{svg.number(middle - radius)}"
        way = f"A{svg.number(radius)},{svg.number(radius)} 0 {large} 1 "
        drawn += svg.stroke(f"{start} {way}{svg.number(x)},{svg.number(y)}", colour, width)
    return svg.rasterise(svg.document(diameter, diameter, drawn), (diameter, diameter))


SECOND = 1_000
SHORT = 3
"""Seconds that are shown as danger."""
AROUND_FACE, FACE_LINE = 1.16, 0.07
FIGURE = 0.5
"""The disc with the seconds, of the face's width."""
LARGE, LARGE_LINE = 118, 12
ABOVE, BESIDE, AROUND_WORDS = 38, 12, 18
"""Over the ring, beside the words, and over and below them together."""
LEAST_RING = 84
LEAST = 130
"""A smaller room has no words around the ring, in units."""


class ClockHand(NamedTuple):
    """What the ring shows: its steps, and the seconds that have begun."""

    steps: int
    seconds: int


def clock_hand(display: Display) -> ClockHand | None:
    """None while no clock runs."""
    left = display.time_left
    if left is None:
        return None
    options = display.layout.options
    whole = SECOND * (options.countdown or options.tile_seconds)
    return ClockHand(-(-left * STEPS // whole), -(-left // SECOND))


def ticks(before: ClockHand | None, display: Display) -> bool:
    """One of the last seconds begins, for somebody who looks."""
    now = clock_hand(display)
    if before is None or now is None or now.seconds >= before.seconds:
        return False
    own = display.turn_of in (None, display.layout.own)
    return own and 0 < now.seconds <= SHORT


def draw_face_clock(painter: Painter, portrait: Rect, hand: ClockHand) -> None:
    """Around the face of who must lay, and the seconds as a figure beside it."""
    size = round(portrait.width * AROUND_FACE)
    _draw_ring(painter, portrait.center, size, max(2, round(size * FACE_LINE)), hand)
    palette, short = painter.theme.palette, hand.seconds <= SHORT
    figure = max(round(portrait.width * FIGURE), round(SMALLEST_TEXT * 1.5))
    # The other side belongs to the boat of who began.
    centre = portrait.left + figure * 0.3, portrait.bottom - figure * 0.3
    painter.disc(centre, figure, palette.coral if short else palette.paper)
    type_ = Type(Typeface.DISPLAY, max(SMALLEST_TEXT, round(figure * 0.62)), 1.2)
    ink = palette.coral_ink if short else palette.ink
    painter.text(str(hand.seconds), type_, centre, colour=ink, width=figure)


def draw_countdown(painter: Painter, area: Rect, hand: ClockHand | None, countdown: int) -> None:
    """Stress: the thirty seconds, which wait until somebody is done."""
    px, palette = painter.theme.metrics.px, painter.theme.palette
    if min(area.size) < px(LEAST):
        _draw_small(painter, area, hand, countdown)
        return
    painter.text(
        _("STRESS"), Style.CAPTION, (area.centerx, area.top + px(22)), colour=palette.text_soft,
        width=area.width,
    )  # fmt: skip
    wide = area.width - 2 * px(BESIDE)
    type_, high = _fitting_words(painter, wide, area.height - px(ABOVE + AROUND_WORDS + LEAST_RING))
    size = min(px(LARGE), wide, area.height - px(ABOVE + AROUND_WORDS) - high)
    middle = (area.centerx, area.top + px(ABOVE) + size // 2)
    shown = hand or ClockHand(0, countdown)
    _draw_ring(painter, middle, size, px(LARGE_LINE), shown)
    painter.text(str(shown.seconds), Style.HEADING, (middle[0], middle[1] - px(6)))
    painter.text(
        _("seconds") if hand else _("waits"), Style.SMALL, (middle[0], middle[1] + px(22)),
        colour=palette.text_soft, width=size - px(36),
    )  # fmt: skip
    words = _words_before() if hand is None else _words_during()
    top = middle[1] + size // 2 + px(AROUND_WORDS) // 2
    below = Rect(area.left + px(BESIDE), top, wide, high)
    painter.paragraph(words, type_, below, colour=palette.text_soft, align=Align.CENTRE)


def _words_before() -> str:
    return _("Whoever lays their last tile first starts the clock.")


def _words_during() -> str:
    return _("Tiles left over do not count.")


def _fitting_words(painter: Painter, width: int, highest: int) -> tuple[Type, int]:
    """The type of all words below the ring, and how high they are; smaller rather than cut."""
    type_ = painter.type(Style.SMALL)

    def height(type_: Type) -> int:
        texts = (_words_before(), _words_during())
        lines = max(len(painter.typesetter.wrap(words, type_, width)) for words in texts)
        return lines * type_.line_height

    while type_.px > SMALLEST_TEXT and height(type_) > highest:
        type_ = type_.smaller(type_.px - 1)
    return type_, height(type_)


def _draw_small(painter: Painter, area: Rect, hand: ClockHand | None, countdown: int) -> None:
    """Between two corners there is room for the ring alone."""
    px, shown = painter.theme.metrics.px, hand or ClockHand(0, countdown)
    size = min(area.width - px(12), area.height - px(12))
    _draw_ring(painter, area.center, size, max(2, px(LARGE_LINE / 2)), shown)
    painter.text(str(shown.seconds), Style.SUBHEADING, area.center, width=size // 2)


def _draw_ring(
    painter: Painter, centre: tuple[int, int], size: int, line: int, hand: ClockHand
) -> None:
    palette = painter.theme.palette
    colour = palette.coral if hand.seconds <= SHORT and hand.steps else palette.paper
    ring = sprite(clock_ring, size, line, hand.steps, colour, palette.panel_raised)
    painter.sprite(ring, centre)
