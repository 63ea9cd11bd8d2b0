"""Pictures of a table that are asked for before they are needed: no frame waits for them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from scenes.engine.painter import Painter
from scenes.engine.scene import Stage
from scenes.table.captions import Caption, draw_caption
from scenes.table.controls import TableControls
from scenes.table.faces import Faces
from scenes.table.playmat import AnyPlaymat


def warm_table(
    stage: Stage, mat: AnyPlaymat, controls: TableControls, faces: Faces, names: Sequence[str]
) -> None:
    """Everything that this table will show, and first what its next turns bring at once."""
    stage.warm(mat.pictures_at_rest())
    stage.warm(mat.pictures())
    stage.warm(faces.pictures(mat.faces, stage.theme))
    stage.rehearse(controls.draw_coming)
    stage.rehearse(partial(_draw_turns, mat=mat, faces=faces, names=names))


def _draw_turns(painter: Painter, mat: AnyPlaymat, faces: Faces, names: Sequence[str]) -> None:
    """Somebody begins to think, and the line above the hand says who."""
    faces.draw_thinking(painter, mat.faces)
    for name in names:
        draw_caption(painter, Caption(mat.waiting_for([name])), mat.places.caption)
