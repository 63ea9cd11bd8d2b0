"""Draws the whole table: the mat, what can be pressed on it, what is said."""

from __future__ import annotations

from dataclasses import replace

from scenes.engine.painter import Painter
from scenes.table.bubble import draw_bubble
from scenes.table.bystanders import AnyBystanders
from scenes.table.caption_place import draw_above_hand, hand_below
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
    speech, faces = beside.speech, mat.faces
    regions = [*beside.faces.regions(faces), *mat.regions(), *controls.regions(painter.device)]
    painter.board("table", mat.ground, regions)
    mat.draw_moving(painter)
    if speech is not None:
        draw_bubble(painter, speech, beside.speaker, mat.speech_place(speech.seat))
    ui.draw(painter)
    mat.draw_flying(painter)
    card = beside.first_time if explains else None
    area = controls.caption
    if card is None:
        draw_above_hand(painter, caption, area, mat.places.choice, mat.chooser.parts)
    else:
        # It says more than the second sentence, and needs its room.
        hand = hand_below(mat.places.choice, area)
        said = draw_caption(painter, replace(caption, second=""), area, upwards=hand is None)
        draw_first_time(painter, card, hand, said, mat.aside)
