"""Draws the whole table: the mat, what can be pressed on it, what is said."""

from __future__ import annotations

from scenes.coach.talk_timing import Speech
from scenes.engine.painter import Painter
from scenes.table.bubble import draw_bubble
from scenes.table.captions import Caption, draw_caption
from scenes.table.controls import TableControls
from scenes.table.faces import Faces
from scenes.table.playmat import AnyPlaymat
from scenes.ui.ui import Ui


def draw_table(
    painter: Painter,
    mat: AnyPlaymat,
    controls: TableControls,
    ui: Ui,
    caption: Caption,
    speech: Speech | None,
    faces: Faces,
) -> None:
    """What rests is one board; what moves is drawn on top of it."""
    regions = [*faces.regions(mat.faces), *mat.regions(), *controls.regions(painter.device)]
    painter.board("table", mat.ground, mat.draw_ground, regions)
    mat.draw_moving(painter)
    if speech is not None:
        draw_bubble(painter, speech, mat.speech_place(speech.seat))
    ui.draw(painter)
    mat.draw_flying(painter)
    draw_caption(painter, caption, mat.places.caption)
