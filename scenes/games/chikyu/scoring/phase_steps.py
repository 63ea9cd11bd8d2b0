"""The three phases of a scoring in a row: those before are ticked, the one on show is bright."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from game.kits.chikyu.phrases import kind_name
from game.rules.chikyu.cards import Kind
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.text import Align
from scenes.engine.i18n import _
from scenes.engine.theme import SMALLEST_TEXT, Style
from scenes.games.chikyu.card_art import kind_sprite
from scenes.games.chikyu.scoring.score_marks import PanelFrame, draw_tick

HEIGHT: Final = 40
NUMBER, SIGN, GAP = 30, 26, 26
NUMERALS: Final = ("I", "II", "III")
KINDS_OF_PHASES: Final = (None, Kind.TURNABLINDIE, Kind.FAUL)


def draw_phases(painter: Painter, area: Rect, phase: int) -> None:
    """`phase` is 1 to 3, or 4 when all are over; as wide as its words, from the left of `area`."""
    frame = PanelFrame(painter, area, (area.width * HEIGHT / area.height, HEIGHT))
    words = (_("Piles and colours"), kind_name(Kind.TURNABLINDIE), kind_name(Kind.FAUL))
    room = area.width - 2 * frame.px(GAP)
    type_ = frame.type(Style.STRONG, 16, 22)
    # A step is its number, perhaps a sign, and words; too long ones are set smaller, then cut.
    fixed = sum(frame.px(56 + (SIGN + 4 if kind is not None else 0)) for kind in KINDS_OF_PHASES)
    wanted = sum(painter.typesetter.width(each, type_) for each in words)
    if wanted > room - fixed:
        smaller = int(type_.px * (room - fixed) / wanted)
        type_ = type_.smaller(max(SMALLEST_TEXT, smaller))
        wanted = sum(painter.typesetter.width(each, type_) for each in words)
    share = min(1.0, (room - fixed) / max(1, wanted))
    left = area.left
    for number, kind in enumerate(KINDS_OF_PHASES):
        wide = round(painter.typesetter.width(words[number], type_) * share)
        whole = wide + frame.px(56 + (SIGN + 4 if kind is not None else 0))
        step = Rect(left, area.top, whole, area.height)
        _draw_step(frame, step, number, now=number + 1 == phase, done=number + 1 < phase)
        x = step.left + frame.px(44)
        if kind is not None:
            sign = kind_sprite(kind, frame.px(SIGN), painter.theme)
            painter.sprite(sign, (x + frame.px(SIGN / 2), step.centery))
            x += frame.px(SIGN + 4)
        palette = painter.theme.palette
        colour = palette.text if number + 1 == phase else palette.text_soft
        painter.text(
            words[number], type_, (x, step.centery), align=Align.LEFT, width=wide, colour=colour
        )
        left = step.right + frame.px(GAP)
        if number + 1 < len(words):
            line = Rect(step.right + frame.px(4), step.centery, frame.px(18), frame.px(2))
            painter.box(line, palette.edge, alpha=150)


def _draw_step(frame: PanelFrame, step: Rect, number: int, *, now: bool, done: bool) -> None:
    painter, palette = frame.painter, frame.painter.theme.palette
    painter.box(
        step, palette.panel_raised if now else palette.panel, radius=step.height // 2,
        alpha=255 if now else palette.panel_alpha, edge=palette.paper if now else palette.edge,
        edge_width=frame.px(2.2 if now else 1.0),
    )  # fmt: skip
    disc = Rect(0, 0, frame.px(NUMBER), frame.px(NUMBER))
    disc.center = step.left + frame.px(20), step.centery
    fill = palette.paper if now else palette.panel_raised
    painter.box(disc, fill, radius=disc.width // 2)
    ink = palette.ink if now else palette.text
    type_ = frame.type(Style.NUMBER, 15, 18)
    painter.text(NUMERALS[number], type_, disc.center, colour=ink, width=disc.width)
    if done:
        place = step.left + frame.px(34), step.top + frame.px(9)
        draw_tick(painter, place, frame.px(18))
