"""Draws the whole table: the mat, what can be pressed on it, what is said."""

from __future__ import annotations

from dataclasses import replace

from pygame import Rect

from scenes.engine.painter import Painter
from scenes.table.bubble import draw_bubble
from scenes.table.bystanders import AnyBystanders
from scenes.table.captions import Caption, draw_caption
from scenes.table.controls import TableControls
from scenes.table.first_time_card import draw_first_time, hand_below
from scenes.table.hand import HOVER_RISE
from scenes.table.playmat import AnyPlaymat
from scenes.ui.ui import Ui


def draw_table(
    painter: Painter,
    mat: AnyPlaymat,
    controls: TableControls,
    ui: Ui,
    caption: Caption,
    beside: AnyBystanders,
    *,
    explains: bool,
) -> None:
    """What rests is one board; what moves is drawn on top of it.

    It `explains` what happened first while nobody chooses: the card lies on the hand.
    """
    speech, faces = beside.speech, mat.faces
    regions = [*beside.faces.regions(faces), *mat.regions(), *controls.regions(painter.device)]
    painter.board("table", mat.ground, regions)
    mat.draw_moving(painter)
    if speech is not None:
        draw_bubble(painter, speech, beside.speaker, mat.speech_place(speech.seat))
    ui.draw(painter)
    beside.faces.draw_turning(painter, faces)
    mat.draw_flying(painter)
    card = beside.first_time if explains else None
    area = controls.caption
    hand = hand_below(mat.places.choice, area)
    if card is None:
        lowest = None if hand is None else hand.top - painter.theme.metrics.px(HOVER_RISE)
        draw_caption(
            painter, caption, area, upwards=hand is None, lowest=lowest,
            highest=_end_above(mat.places.choice, area),
        )  # fmt: skip
    else:
        # It says more than the second sentence, and needs its room.
        said = draw_caption(painter, replace(caption, second=""), area, upwards=hand is None)
        draw_first_time(painter, card, hand, said, mat.news)


def _end_above(choice: Rect, words: Rect) -> int | None:
    """Where something that is read together with the words ends above them."""
    is_above = choice.left < words.centerx < choice.right and choice.bottom < words.centery
    return choice.bottom if is_above else None
