"""What a match that is played and one that is watched again have in common on the screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.core.rng import Rng
from scenes.engine.drawing.boards import Region
from scenes.engine.drawing.painter import Painter
from scenes.engine.scene import Stage
from scenes.table.playmat import AnyPlaymat
from scenes.table.seats.faces import Faces
from scenes.ui.ui import Ui


class TableBody:
    """The mat with the faces around it and what can be pressed on it."""

    def __init__(self, name: str, stage: Stage, mat: AnyPlaymat) -> None:
        """`name` is that of its board: two tables may stand on one stack of scenes."""
        self._name = name
        self._stage = stage
        self._mat = mat
        self.ui = Ui(stage)
        self.faces = Faces(Rng(0, "faces"))

    def warm(self) -> None:
        """Have ready what will fly, and first what lies there now."""
        self._stage.rehearse(self._mat.rehearse_rest, later=True)
        self._stage.rehearse(self._mat.rehearse, later=True)

    def update(self, dt: float) -> bool:
        """Let time pass beside the show; true when the picture has changed."""
        changed = self._mat.chooser.update(dt, self._stage.theme)
        self.ui.update(dt)
        changed |= self.ui.dirty
        self.ui.dirty = False
        return changed | self.update_faces(dt)

    def update_faces(self, dt: float) -> bool:
        """They blink, too, while everything else stands still."""
        return self.faces.update(dt, self._mat.faces, self._stage.theme.motion)

    def draw(
        self, painter: Painter, offered: Sequence[Region], on_mat: Callable[[Painter], None]
    ) -> None:
        """What rests is one board, with what is offered; what moves is drawn on top of it.

        `on_mat` draws what lies on the mat and below what can be pressed.
        """
        mat = self._mat
        regions = [*self.faces.regions(mat.faces), *mat.regions(), *offered]
        painter.board(self._name, mat.ground, regions)
        mat.draw_moving(painter)
        on_mat(painter)
        self.ui.draw(painter)
        mat.draw_flying(painter)
