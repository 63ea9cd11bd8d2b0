"""A table in its frame, and beside it the column of whoever says what is to be done there."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar

from pygame import Rect

from game.app.session import AnySession
from scenes.engine.access.spoken import Act, Node, Role, every
from scenes.engine.drawing.painter import Painter
from scenes.engine.i18n import _
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
from scenes.ui.spoken_tree import SpokenUi, act_on
from scenes.ui.widget import Widget

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

    def spoken(self) -> Sequence[Node]:
        """The column of whoever says what is to be done, then the table."""
        told = SpokenUi(self.stage).nodes(self.side.ui.root)
        return (Node("guide", Role.GROUP, _("Guide"), children=told), *self.table.spoken())

    @property
    def spoken_focus(self) -> Node | None:
        focused = self.side.ui.focused
        if focused is not None and not self.table_is_meant:
            return SpokenUi(self.stage).node(focused)
        return self.table.spoken_focus

    @property
    def spoken_status(self) -> Sequence[str]:
        told = every(SpokenUi(self.stage).nodes(self.side.ui.root))
        guide = (node.words for node in told if not node.acts)
        return (*guide, *(self.table.spoken_status if self.table_is_meant else ()))

    @property
    def table_is_meant(self) -> bool:
        """Something is to be done on the table itself."""
        return any(name in self.targets() for name in self.table.targets())

    def act(self, key: str, act: Act, text: str = "") -> bool:
        used = act_on(self.side.ui, key, act, text)
        if not used and self.table_is_meant:
            used = self.table.act(key, act, text)
            self.acted()
        self.dirty |= used
        return used

    def acted(self) -> None:
        """Something was done on the table without a pointer."""

    def card_at(self, place: Rect) -> Widget | None:
        """What a hand holds exactly there."""
        parts = self.table.mat.chooser.parts
        return next((part for part in parts if part.role is Role.CARD and part.rect == place), None)

    def targets_with(self, *, table: bool) -> Mapping[str, Rect]:
        """What can be pointed at in the column, and on the table if that is meant."""
        return {**(self.table.targets() if table else {}), **self.side.targets()}
