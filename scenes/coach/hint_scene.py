"""The hint: the moves of this decision, the best first, and why the chosen one is worth it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Generic, TypeVar

from game.core.moves import Move
from scenes.art.icons import Icon
from scenes.coach.pages import HintPage, PrivateScene
from scenes.engine.i18n import _
from scenes.engine.input.inputs import Action, Input, Press
from scenes.engine.scene import Feedback
from scenes.menu.frame import Ends, Frame, Sheet, heading
from scenes.ui.button import Button, ButtonKind
from scenes.ui.element import Element
from scenes.ui.layout import Column

WIDEST = 1120

M = TypeVar("M", bound=Move)


class HintScene(PrivateScene, Generic[M]):
    """Takes nothing out of the player's hands: the chosen move is put forward, not played."""

    first_focus = "Take this"

    def __init__(
        self,
        page: HintPage[M],
        take: Callable[[M], None],
        *,
        private: bool,
    ) -> None:
        super().__init__(private=private)
        self.page = page
        self.chosen = page.moves[0]
        self._take_move = take
        self._chosen_row = ""

    def build(self) -> Element:
        rows = []
        for number, move in enumerate(self.page.moves, start=1):
            name, chosen = f"choice {number}", move == self.chosen
            rows.append(self.page.row(name, move, partial(self._choose, move), chosen=chosen))
            if chosen:
                self._chosen_row = name
        take = Button(
            "Take this", self._take, ButtonKind.PRIMARY, text=_("Take this"), icon=Icon.CARDS
        )
        offer = Ends(self.page.offer(self.chosen), take)
        top = Column(heading(_("Hint"), self.back), offer, gap=12)
        return Sheet(Frame(top, Column(self.page.legend(), *rows, gap=8)), widest=WIDEST)

    def handle(self, event: Input) -> None:
        """The key that opened the hint closes it; a key on the chosen row takes that."""
        if isinstance(event, Press) and event.is_down(Action.HINT):
            self.back()
        elif isinstance(event, Press) and self._takes(event):
            self.stage.feedback(Feedback.PRESS)
            self._take()
        else:
            super().handle(event)

    def _takes(self, press: Press) -> bool:
        row = self.ui.focused
        confirms = press.is_down(Action.PLAY, Action.CONFIRM) and not press.repeated
        return confirms and row is not None and row.name == self._chosen_row

    def _choose(self, move: M) -> None:
        """A second click does not take it: the player may have chosen something already."""
        self.chosen = move
        self.rebuild()

    def _take(self) -> None:
        self._take_move(self.chosen)
        self.back()
