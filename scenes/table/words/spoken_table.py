"""What a table says to somebody who does not see it: in groups, with the words of the terminal.

It says what the picture shows: while something moves, the table is told as it was before.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any

from game.app.session import Session
from game.core.seats import PUBLIC
from game.core.sentences import labelled
from scenes.engine.access.spoken import PRESSED, Act, Node, Role, texts
from scenes.engine.i18n import _
from scenes.engine.scene import BareScene
from scenes.table.playmat import AnyPlaymat, TableParts
from scenes.table.seats.bystanders import AnyBystanders
from scenes.table.sharing.screen_sharing import AnyScreenSharing
from scenes.table.show import AnyShow
from scenes.table.words.captions import Caption
from scenes.ui import spoken_tree
from scenes.ui.ui import Ui

OPEN, COVER = "open hand", "cover hand"
"""What holding a hand, or a face, does for whoever presses."""


class TableLines:
    """What lies on a table, in the lines of the terminal."""

    def __init__(self, session: Session[Any, Any, Any, Any], parts: TableParts[Any, Any]) -> None:
        self._session = session
        self._terminal = parts.game.terminal
        self._told: tuple[str, ...] = ()

    def group(self, show: AnyShow, *, placed: bool) -> Node:
        """All of it; without what has its places in a grid where that is told beside it."""
        if not show.busy or show.is_minor or not self._told:
            view, names = show.view, [chair.name for chair in self._session.chairs]
            tell = self._terminal.news if placed else self._terminal.situation
            lines = tell(view, names)
            if view.viewer == PUBLIC and lines and lines[-1].endswith(":"):
                lines.pop()  # nobody's cards are open
            self._told = tuple(lines)
        return Node("table", Role.GROUP, _("The table"), children=texts(self._told, "table"))


class SpokenTable(BareScene, ABC):
    """The half of a play screen that speaks."""

    caption: Caption
    beside: AnyBystanders
    mat: AnyPlaymat
    show: AnyShow
    _ui: Ui
    _sharing: AnyScreenSharing
    _lines: TableLines | None = None
    _session: Session[Any, Any, Any, Any]
    _parts: TableParts[Any, Any]

    def spoken(self) -> Sequence[Node]:
        ui = spoken_tree.SpokenUi(self.stage)
        if self._lines is None:
            self._lines = TableLines(self._session, self._parts)
        told = ui.nodes(self._ui.root)
        placed = any(node.role is Role.GRID for node in told)
        table = self._lines.group(self.show, placed=placed)
        usable = [node for node in told if node.role is not Role.SIGN]
        marks = tuple(node for node in told if node.role is Role.SIGN)
        signs = (Node("signs", Role.GROUP, _("Signs"), children=marks),) if marks else ()
        return (*self._status(), *self._hands(), *usable, table, *signs)

    @property
    def spoken_focus(self) -> Node | None:
        focused = self._ui.focused
        return None if focused is None else spoken_tree.SpokenUi(self.stage).node(focused)

    @property
    def spoken_status(self) -> Sequence[str]:
        """What somebody is asked, or advised; what happens is told as news."""
        caption, gate = self.caption, self._sharing.gate
        call = (self._sharing.call.words,) if gate.is_called else ()
        tip = (caption.tip,) if caption.shows_tip else ()
        asked = () if caption.announces else (caption.text, caption.second)
        return (*tip, *call, *self._needed(), *asked)

    def _needed(self) -> Iterator[str]:
        """What somebody must know who is asked to choose, up to where a list would begin."""
        if not self.may_choose:
            return
        names = [chair.name for chair in self._session.chairs]
        for line in self._parts.game.terminal.brief(self.show.view, names):
            if line.endswith(":"):
                return
            yield line

    @property
    @abstractmethod
    def may_choose(self) -> bool:
        """A person is asked for a move."""

    def _status(self) -> Iterator[Node]:
        """What is to be done, what happens, and what somebody says."""
        caption, speech = self.caption, self.beside.speech
        tip = caption.tip if caption.shows_tip else ""
        for number, line in enumerate((caption.text, caption.second, tip), 1):
            if line:
                yield Node(f"caption {number}", Role.STATUS, line)
        if speech is not None:
            words = labelled(self.beside.speaker, _(speech.line))
            yield Node("speech", Role.TEXT, words)

    def _hands(self) -> Iterator[Node]:
        """Where several people share the screen: opening a hand, and covering it again."""
        sharing = self._sharing
        if not sharing.viewpoint.is_shared:
            return
        if sharing.gate.is_called:
            yield Node(OPEN, Role.BUTTON, sharing.call.words, acts=PRESSED)
        elif sharing.viewpoint.viewer != PUBLIC:
            yield Node(COVER, Role.BUTTON, _("Cover these cards"), acts=PRESSED)

    def act(self, key: str, act: Act, text: str = "") -> bool:
        """Nobody presses by accident who has listened first: it is meant."""
        sharing = self._sharing
        if key == OPEN and act is Act.PRESS and sharing.gate.is_called:
            sharing.uncover()
        elif key == COVER and act is Act.PRESS:
            sharing.cover()
        elif not spoken_tree.act_on(self._ui, key, act, text):
            return False
        self.dirty = True
        return True
