"""A table in its frame, and beside it the column of whoever says what is to be done there."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Generic, TypeVar

from pygame import Rect

from game.app.session import AnySession
from scenes.engine.drawing.painter import Painter
from scenes.engine.scene import BareScene, Stage
from scenes.games.kit import TableKit
from scenes.host import Host
from scenes.screens.lessons.lesson_stage import FramedStage, table_frame
from scenes.screens.lessons.lesson_way import quiet
from scenes.screens.lessons.side_column import SideColumn
from scenes.table.choosing.gestures import PointerGrip
from scenes.table.choosing.navigation import Navigation
from scenes.table.manner import TableManner
from scenes.table.pending_save import Awaited
from scenes.table.table_scene import AnyTableScene, TableScene

SideT = TypeVar("SideT", bound=SideColumn)


def _nothing(_painter: Painter) -> None:
    """Nobody draws on the table."""


class TaughtTable(BareScene, TableManner, ABC, Generic[SideT]):
    """The table is the one of all games, kept in the manner of the scene around it."""

    side: SideT

    def __init__(
        self, host: Host, session: AnySession, navigation: Navigation, kit: TableKit
    ) -> None:
        super().__init__()
        self.host = host
        self.table: AnyTableScene = TableScene(host, session, navigation, quiet(kit), self)
        self.grip = PointerGrip()
        self.awaited: Awaited | None = None
        """What was done is on its way to the disk; nobody is praised before."""

    @abstractmethod
    def make_side(self, stage: Stage) -> SideT:
        """What stands in the column at first."""

    @abstractmethod
    def speak(self) -> None:
        """Words and buttons for this moment."""

    @property
    def dirty(self) -> bool:
        """The table is a part of the picture."""
        return self._is_dirty or self.table.dirty

    @dirty.setter
    def dirty(self, is_dirty: bool) -> None:
        self._is_dirty = is_dirty
        if not is_dirty:
            self.table.dirty = False

    @property
    def at_work(self) -> bool:
        return self.table.at_work

    @property
    def pace(self) -> float:
        return self.table.pace

    def enter(self, stage: Stage) -> None:
        self._stage = stage
        self.side = self.make_side(stage)
        self.table.enter(FramedStage(stage))

    def resize(self) -> None:
        self.side.fit()
        self.table.resize()
        self.speak()

    def pause(self) -> None:
        self.table.pause()

    def resume(self) -> None:
        self.table.resume()
        self.side.ui.forget_pointer()
        self.speak()

    def blur(self) -> None:
        self.table.blur()

    def let_pass(self, dt: float, *, still: bool) -> None:
        """Let time pass; `still` if nothing may happen on the table."""
        if still:
            self.table.keep_still(dt)
        else:
            self.table.update(dt)
        self.dirty |= self.side.update(dt)

    def draw_framed(
        self,
        painter: Painter,
        spoken_of: Rect | None = None,
        on_table: Callable[[Painter], None] = _nothing,
    ) -> None:
        """The guide looks at what is spoken of; `on_table` draws over the table."""
        frame = table_frame(painter.theme.metrics)
        with painter.clip(frame), painter.sized(self.table.stage.theme):
            self.table.draw(painter)
            on_table(painter)
        self.side.draw(painter, spoken_of)

    def targets_with(self, *, table: bool) -> Mapping[str, Rect]:
        """What can be pointed at in the column, and on the table if that is meant."""
        return {**(self.table.targets() if table else {}), **self.side.targets()}
