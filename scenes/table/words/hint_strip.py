"""The hint in the place of the line above the hand: guide, what to do, why, and more if asked.

All of it keeps its place from the first moment of thinking to the move that ends it.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sin, tau

from pygame import Rect

from scenes.art.lizard import LizardPose, lizard_sprite
from scenes.art.palette import mix
from scenes.engine.drawing import shapes
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import sprite
from scenes.engine.drawing.text import Align, type_of
from scenes.engine.theme import SMALLEST_TEXT, Style, Theme
from scenes.table.cards.hand import HINTED_RISE, SELECTED_RISE
from scenes.table.playmat import Places
from scenes.table.words.caption_place import hand_below
from scenes.table.words.captions import Caption
from scenes.ui.button import Button
from scenes.ui.element import Look

PADDING, ABOVE = 9, 4
LEAST, CORNER, SHADOW = 57, 18, 10
GUIDE = 60
"""Units at the left end, for who speaks."""
BUTTON, BESIDE = 42, 8
STACKED = 1.9
"""Heights of a button from which on both have room below each other."""
WALK, STEP = 0.9, 5
"""Seconds of a walk to and fro, and how far."""
STANDS = LizardPose(sway=0.25, curl=-0.7, swing=0.5)
STRIDES = (LizardPose(sway=0.5, curl=-0.4, swing=0.8), LizardPose(sway=-0.5, curl=0.4, swing=-0.8))


@dataclass(frozen=True, slots=True)
class StripPlace:
    """Where everything of a hint stands."""

    area: Rect
    guide: Rect
    words: Rect
    more: Rect
    why: Rect


def strip_area(theme: Theme, caption: Rect, hand: Rect | None, card: int) -> Rect:
    """Down to where a chosen card rises to; upwards where no hand lies below."""
    metrics = theme.metrics
    high = _wanted(theme)
    if hand is None:
        # What lies above is looked at: large letters give way.
        high = min(high, metrics.px(LEAST))
        return Rect(caption.left, caption.bottom - high, caption.width, high)
    top = caption.top - metrics.px(ABOVE)
    lowest = hand.top - round(card * SELECTED_RISE * HINTED_RISE)
    return Rect(caption.left, top, caption.width, max(caption.height, min(high, lowest - top)))


def tip_area(theme: Theme, places: Places) -> Rect:
    """Where a tip stands: in the place of a hint, on nothing of the table."""
    words, choice = places.caption, places.choice
    area = strip_area(theme, words, hand_below(choice, words), choice.height)
    safe = theme.metrics.safe
    left, right = max(area.left, safe.left), min(area.right, safe.right)
    return Rect(left, area.top, right - left, area.height)


def strip_place(look: Look, area: Rect, why: Button, more: Button) -> StripPlace:
    """The buttons at its right end, the guide at its left."""
    px = look.px
    inner = area.inflate(-2 * px(PADDING), -2 * px(PADDING))
    high = min(inner.height, max(px(BUTTON), round(look.type(Style.CONTROL).px * 1.6)))
    last = Rect(0, 0, min(why.natural(look, area.width)[0], area.width // 4), high)
    last.midright = inner.midright
    before = Rect(0, 0, min(more.natural(look, area.width)[0], area.width // 8), high)
    before.midright = (last.left - px(BESIDE), inner.centery)
    if area.height >= STACKED * high:
        last.height = before.height = (inner.height - px(BESIDE)) // 2
        before.width = last.width
        last.topright, before.bottomright = inner.topright, inner.bottomright
    guide = Rect(inner.left, inner.top, min(px(GUIDE), inner.height * 2), inner.height)
    words = Rect(guide.right, area.top, before.left - px(BESIDE) - guide.right, area.height)
    return StripPlace(area, guide, words, before, last)


def draw_strip(painter: Painter, caption: Caption, place: StripPlace, *, thinks: bool) -> None:
    """Paper with dark words; while it thinks the guide walks to and fro."""
    palette = painter.theme.palette
    _draw_paper(painter, place.area)
    _draw_guide(painter, place.guide, caption.stood if thinks else None)
    wrap, room = painter.typesetter.wrap, place.words
    said = [(caption.text, painter.type(Style.STRONG))] if caption.text else []
    if caption.second:
        said.append((caption.second, painter.type(Style.CAPTION)))
    types = painter.typesetter.fitting_types(said, room.size)
    lines = [
        (line, type_)
        for (words, _type), type_ in zip(said, types, strict=True)
        for line in wrap(words, type_, room.width)
    ]
    top = room.centery - sum(type_.line_height for _line, type_ in lines) / 2
    for line, type_ in lines:
        at = (room.left, top + type_.line_height / 2)
        painter.text(line, type_, at, align=Align.LEFT, colour=palette.ink)
        top += type_.line_height


def draw_tip(painter: Painter, words: str, area: Rect) -> None:
    """What is explained when it first happens: the guide says one sentence, and nobody answers."""
    px, palette = painter.theme.metrics.px, painter.theme.palette
    _draw_paper(painter, area)
    inner = area.inflate(-2 * px(PADDING), -2 * px(PADDING))
    guide = Rect(inner.left, inner.top, min(px(GUIDE), inner.height * 2), inner.height)
    _draw_guide(painter, guide, None)
    room = Rect(guide.right, area.top + px(1), inner.right - guide.right, area.height - px(2))
    type_ = painter.type(Style.STRONG)
    lines = painter.typesetter.wrap(words, type_, room.width)
    while len(lines) * type_.line_height > room.height and type_.px > SMALLEST_TEXT:
        type_ = type_.smaller(type_.px - 1)
        lines = painter.typesetter.wrap(words, type_, room.width)
    y = room.centery - (len(lines) - 1) * type_.line_height / 2
    for line in lines:
        painter.text(line, type_, (room.left, y), align=Align.LEFT, colour=palette.ink)
        y += type_.line_height


def _draw_paper(painter: Painter, area: Rect) -> None:
    px, palette = painter.theme.metrics.px, painter.theme.palette
    blur = px(SHADOW)
    shadow = sprite(shapes.soft_shadow, area.size, px(CORNER), blur, 110)
    painter.sprite_at(shadow, (area.left - blur, area.top - blur + px(3)))
    edge = palette.ink if painter.theme.comfort.high_contrast else None
    painter.box(area, palette.paper, radius=px(CORNER), edge=edge)


def _draw_guide(painter: Painter, area: Rect, walked: float | None) -> None:
    pose, x, angle = STANDS, float(area.centerx), 90.0
    if walked is not None and not painter.theme.motion.reduced:
        phase = walked / WALK % 1.0
        x += painter.theme.metrics.px(STEP) * sin(tau * phase)
        pose = STRIDES[int(4 * phase) % 2]
        angle = -90.0 if 0.25 < phase < 0.75 else 90.0
    long = min(area.width - 3 * painter.theme.metrics.px(STEP), round(area.height * 1.25))
    painter.sprite(sprite(lizard_sprite, pose, long), (x, area.centery), angle=angle, resting=True)


def _wanted(theme: Theme) -> int:
    """Two lines; large letters get two of the second."""
    first, below = type_of(theme, Style.STRONG), type_of(theme, Style.CAPTION)
    return max(theme.metrics.px(LEAST), first.line_height + below.line_height)


class WordButton(Button):
    """A word on paper, for what is wanted seldom."""

    def draw_body(self, painter: Painter) -> None:
        palette = painter.theme.palette
        if self.glow.value > 0:
            with painter.faded(self.glow.value):
                ground = mix(palette.paper, palette.panel_raised, 0.18)
                painter.box(self.rect, ground, radius=self.rect.height // 2)
        painter.text(self.text, Style.CONTROL, self.rect.center, colour=palette.panel_raised,
                     width=self.rect.width)  # fmt: skip
