"""Draws the whole table: the mat, what can be pressed on it, what is said."""

from __future__ import annotations

from dataclasses import replace

from scenes.engine.painter import Painter
from scenes.table.bubble import draw_bubble
from scenes.table.bystanders import AnyBystanders
from scenes.table.captions import Caption, draw_caption
from scenes.table.controls import TableControls
from scenes.table.first_time_card import draw_first_time
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
    speech = beside.speech
    regions = [*beside.faces.regions(mat.faces), *mat.regions(), *controls.regions(painter.device)]
    painter.board("table", mat.ground, regions)
    mat.draw_moving(painter)
    if speech is not None:
        draw_bubble(painter, speech, beside.speaker, mat.speech_place(speech.seat))
    ui.draw(painter)
    beside.faces.draw_turning(painter, mat.faces)
    mat.draw_flying(painter)
    card = beside.first_time if explains else None
    if card is None:
        area, hand = controls.caption, mat.places.choice
        over_hand = hand.left < area.centerx < hand.right and hand.bottom > area.bottom
        draw_caption(painter, caption, area, upwards=not over_hand)
    else:
        # It says more than the second sentence, and needs its room.
        said = draw_caption(painter, replace(caption, second=""), controls.caption)
        draw_first_time(painter, card, mat.places.choice, said.bottom)
