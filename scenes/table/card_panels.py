"""Draws the words and figures of the usual table: whose turn, points, how many lie in a stack."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from scenes.art.card_shape import card_width
from scenes.art.icons import Icon
from scenes.art.paper_cards import paper_face
from scenes.engine.drawing.painter import PANEL_RADIUS, Painter
from scenes.engine.drawing.sprites import sprite
from scenes.engine.i18n import _, ngettext
from scenes.engine.theme import SMALLEST_TEXT, Style
from scenes.table.cards.card_sprite import Spot, shadow_scale, shadow_sprite

NAME_SHARE = 0.9
COUNT, COUNT_WIDE = 0.3, 1.5
"""The number on a stack: its height of that of the card, and its width in heights."""
TURN_LINE = 3
PILL_ALPHA, COUNT_ALPHA = 235, 225
SEAL_SIGN, SEAL_GAP = 18, 6
COVER_CARDS = ("1", "2", "3")
COVER_SHARE, COVER_STEP, COVER_TILT, COVER_SHAPE = 0.8, 0.8, 9.0, 2.4
"""The height of cards on a cover, from one to the next, their tilt; the width of all in heights."""


def draw_turn(painter: Painter, area: Rect) -> None:
    px, light = painter.theme.metrics.px, painter.theme.palette.accent_light
    painter.box(area, light, radius=px(PANEL_RADIUS), alpha=0, edge=light, edge_width=px(TURN_LINE))


def draw_points(painter: Painter, pill: Rect, points: int | None) -> None:
    palette, type_ = painter.theme.palette, painter.type(Style.NUMBER)
    painter.box(pill, palette.panel_raised, radius=pill.height // 2, alpha=PILL_ALPHA)
    type_ = type_.smaller(min(type_.px, round(pill.height * NAME_SHARE)))
    words = "?" if points is None else str(points)
    painter.text(words, type_, pill.center, colour=palette.accent_light, width=pill.width)


def draw_count(painter: Painter, spot: Spot, count: int) -> None:
    """How many lie there, on the lower edge of the uppermost."""
    palette, high = painter.theme.palette, round(spot.height * COUNT)
    plate = Rect(0, 0, round(high * COUNT_WIDE), high)
    plate.midbottom = spot.rect.midbottom
    painter.box(plate, palette.panel_deep, radius=high // 2, alpha=COUNT_ALPHA)
    type_ = painter.type(Style.CAPTION).smaller(max(SMALLEST_TEXT, round(high * NAME_SHARE * 0.8)))
    painter.text(str(count), type_, plate.center, width=plate.width)


def draw_seal_words(painter: Painter, area: Rect, pile: int) -> None:
    """Under the pile: how many cards, and the lock that says that the deal is sealed."""
    theme = painter.theme
    words = ngettext("{count} card", "{count} cards", pile).format(count=pile)
    words, type_ = words if pile else _("no cards"), painter.type(Style.SMALL)
    sign, gap = theme.metrics.px(SEAL_SIGN), theme.metrics.px(SEAL_GAP)
    type_ = type_.smaller(min(type_.px, round(area.height * NAME_SHARE)))
    room = area.width - sign - gap
    said = painter.text(
        words, type_, (area.centerx + (sign + gap) / 2, area.centery),
        colour=theme.palette.text_soft, width=room,
    )  # fmt: skip
    painter.icon(Icon.LOCK, (said.left - gap - sign / 2, area.centery), sign,
                 theme.palette.text_soft)  # fmt: skip


def draw_paper_cards(painter: Painter, area: Rect, words: Sequence[str] = COVER_CARDS) -> None:
    """A hand of paper cards, as large as the box allows; for a game that has no picture."""
    height = round(min(area.height * COVER_SHARE, area.width / COVER_SHAPE))
    for number, each in enumerate(words):
        away = number - (len(words) - 1) / 2
        at = (area.centerx + away * card_width(height) * COVER_STEP, area.centery)
        angle = -away * COVER_TILT
        painter.sprite(shadow_sprite(0.0), at, angle=angle, scale=shadow_scale(height))
        picture = sprite(paper_face, each, height, painter.theme.palette)
        painter.sprite(picture, at, angle=angle, resting=True)
