"""Draws the kododo ring: how many lie on the table, of exactly so many."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect

from scenes.art.lamplight import pool
from scenes.art.lettering import Typeface
from scenes.art.lizard import CLIMBING, lizard_sprite
from scenes.art.palette import Palette
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import Sprite, sprite
from scenes.engine.drawing.text import Type
from scenes.engine.i18n import _
from scenes.engine.theme import SMALLEST_TEXT, Style, Theme
from scenes.games.five211.art.kododo_ring import last_notch, notched_ring
from scenes.games.five211.display import Display
from scenes.games.five211.table_layout import TableLayout

SWELL = 0.08
LIZARD, PALE = 0.54, 0.45
"""The lizard in the ring, as a share of it, and how much of it is left in one that is over."""
BADGE = 0.31
BADGE_AWAY = (0.3, -0.36)
"""Where the sign of those that are too many hangs, in shares of the ring from its middle."""
CALM_NOTCH = 0.35
SHINE = 1.36
"""Light of a ring that opens, in its own widths: no more than it has room for."""


class RingWords(NamedTuple):
    """What stands under the ring, and on what."""

    text: str
    ink: str
    fill: str | None = None
    edge: str | None = None


def draw_ring(painter: Painter, display: Display) -> None:
    """Notches, lizard or number, and the words."""
    box, theme = display.layout.tally, painter.theme
    target, count = display.numbers.kododo_target, round(display.kododo)
    still, swell = display.kododo_light == 0, 1 + SWELL * display.kododo_light
    if display.ring_opens:
        shine = sprite(pool, (round(box.ring.width * SHINE),) * 2, theme.palette.mint)
        painter.sprite(shine, box.ring.center, resting=True)
    gauge = ring_sprite(display.layout, theme, target, count)
    painter.sprite(gauge, box.ring.center, scale=swell, resting=still)
    if count == target - 1:
        light = CALM_NOTCH + (1 - CALM_NOTCH) * display.pulse
        waits = sprite(last_notch, box.ring.width, target, theme.palette)
        painter.sprite(waits, box.ring.center, alpha=light, scale=swell, resting=still)
    if display.ring_opens:
        _draw_number(painter, display)
    else:
        lizard = sprite(lizard_sprite, CLIMBING, round(box.ring.width * LIZARD))
        pale = PALE if count > target else 1.0
        painter.sprite(lizard, box.ring.center, scale=swell, alpha=pale, resting=still)
    if count > target:
        _draw_badge(painter, display, count - target)
    words = ring_words(round(display.kododo), display.numbers.kododo_target, theme.palette)
    _draw_words(painter, display, words)


def ring_sprite(layout: TableLayout, theme: Theme, target: int, count: int) -> Sprite:
    """The ring with so many notches taken; beyond its target it loses its colour."""
    return sprite(notched_ring, layout.tally.ring.width, target, count, theme.palette)


def ring_words(count: int, target: int, palette: Palette) -> RingWords:
    """How many of exactly how many; a ring that is one short or exact says it on a plate."""
    if count > target:
        text = _("{count}, not exactly {target}")
        return RingWords(text.format(count=count, target=target), palette.text)
    if count == target:
        text = _("Exactly {target}!")
        return RingWords(text.format(target=target), palette.mint_ink, palette.mint)
    text = _("{count} of exactly {target}").format(count=count, target=target)
    if count == target - 1:
        return RingWords(text, palette.mint, palette.panel_deep, palette.mint)
    return RingWords(text, palette.mint)


def _draw_words(painter: Painter, display: Display, words: RingWords) -> None:
    box, metrics = display.layout.tally, painter.theme.metrics
    type_ = ring_type(painter, words.text, box.ring_words.width - metrics.px(30))
    if words.fill is not None:
        width = painter.typesetter.width(words.text, type_)
        plate = Rect(0, 0, width + metrics.px(20), round(type_.px * 1.5))
        plate.center = box.ring_words.center
        painter.box(plate, words.fill, radius=plate.height // 2, edge=words.edge,
                    edge_width=metrics.px(1.5))  # fmt: skip
    painter.text(words.text, type_, box.ring_words.center, colour=words.ink)


def ring_type(painter: Painter, text: str, room: int) -> Type:
    """Smaller rather than cut: the number stands at the end."""
    type_ = painter.type(Style.CAPTION)
    while type_.px > SMALLEST_TEXT and painter.typesetter.width(text, type_) > room:
        type_ = type_.smaller(type_.px - 1)
    return type_


def _draw_number(painter: Painter, display: Display) -> None:
    """The lizards have left; what they were is what counts."""
    ring = display.layout.tally.ring
    type_ = Type(Typeface.DISPLAY, max(SMALLEST_TEXT, round(ring.width * 0.42)), 1.2)
    number = str(display.numbers.kododo_target)
    painter.text(number, type_, ring.center, colour=painter.theme.palette.mint)


def _draw_badge(painter: Painter, display: Display, extra: int) -> None:
    """Those that are too many hang out of the ring."""
    ring, palette = display.layout.tally.ring, painter.theme.palette
    size = max(round(ring.width * BADGE), SMALLEST_TEXT * 2)
    across, down = BADGE_AWAY
    centre = ring.centerx + ring.width * across, ring.centery + ring.width * down
    pop = 1 + 0.25 * display.kododo_light
    painter.disc(centre, round(size * 1.12 * pop), palette.panel_deep)
    painter.disc(centre, round(size * pop), palette.paper)
    type_ = Type(Typeface.DISPLAY, max(SMALLEST_TEXT, round(size * 0.5)), 1.2)
    painter.text(f"+{extra}", type_, centre, colour=palette.ink, width=size)
