"""Draws the winners: their faces over the roofs, and the headline in the sky."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.outcome import Outcome
from game.kits.set_up import Chair
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.text import Align
from scenes.engine.theme import Style
from scenes.screens.results.result_words import headline, shared_headline
from scenes.ui.portraits import portrait
from scenes.ui.scroll import ROOM_FOR_RING

FACE = 92
LEFT_OF_MOON = 0.74
PLATE_PADDING = 14
"""Inside the plates below, with whose words the faces are in line."""


def draw_winners(painter: Painter, outcome: Outcome, chairs: Sequence[Chair], reason: str) -> None:
    """At the upper left, as far as the moon."""
    metrics, palette = painter.theme.metrics, painter.theme.palette
    px, winners = metrics.px, outcome.winners
    left = metrics.safe.left + px(ROOM_FOR_RING + PLATE_PADDING)
    y = metrics.stage.top + px(22 + FACE / 2)
    type_ = painter.type(Style.SCORE)
    step = px(FACE * 0.78)
    faces = px(FACE) + step * (len(winners) - 1)
    room = round(metrics.width * LEFT_OF_MOON) - left - faces - px(28)
    for index, seat in enumerate(winners):
        face = portrait(chairs[seat].avatar, px(FACE), painter.theme)
        painter.sprite(face, (left + px(FACE / 2) + index * step, y))
    x, words = left + faces + px(20), headline(outcome, [chair.name for chair in chairs])
    if len(winners) > 1 and painter.typesetter.fit(words, type_, room).text != words:
        # Their faces stand beside it, and their names below.
        words = shared_headline()
    painter.text(words, type_, (x, y - px(14)), align=Align.LEFT, colour=palette.paper, width=room)
    below = (x, y - px(14) + type_.line_height * 0.72)
    soft = palette.text_soft
    painter.text(reason, Style.BODY, below, align=Align.LEFT, colour=soft, width=room)
