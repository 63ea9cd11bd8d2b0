"""Pictures of a table that are asked for before they are needed: no frame waits for them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from string import ascii_lowercase

from game.kits.set_up import Chair
from scenes.engine.drawing.painter import Painter
from scenes.engine.scene import Stage
from scenes.table.choosing.controls import TableControls
from scenes.table.playmat import AnyPlaymat
from scenes.table.seats.faces import Faces
from scenes.table.words.caption_place import draw_above_hand
from scenes.table.words.captions import Caption


def warm_table(
    stage: Stage, mat: AnyPlaymat, controls: TableControls, faces: Faces, chairs: Sequence[Chair]
) -> None:
    """Everything that this table will show, and first what its next turns bring at once."""
    names = [chair.name for chair in chairs]
    stage.warm(mat.pictures_at_rest())
    stage.warm(mat.pictures())
    stage.warm(faces.pictures(mat.faces, stage.theme))
    stage.rehearse(controls.draw_coming)
    stage.rehearse(partial(_draw_turns, mat=mat, faces=faces, names=names))


def _draw_turns(painter: Painter, mat: AnyPlaymat, faces: Faces, names: Sequence[str]) -> None:
    """Somebody begins to think, and the line above the hand says who."""
    faces.draw_thinking(painter, mat.faces)
    said = [Caption(mat.waiting_for([name])) for name in names]
    # Fonts are opened, and letters drawn, when a size of them is first needed.
    said.append(Caption(ascii_lowercase, ascii_lowercase, announces=True))
    for caption in said:
        draw_above_hand(painter, caption, mat.places.caption, mat.places.choice)
