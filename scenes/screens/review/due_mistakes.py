"""The way from a page to the player's own mistakes that come back today."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from scenes.art.icons import Icon
from scenes.engine.i18n import _, ngettext
from scenes.engine.scene import Stage
from scenes.host import Host
from scenes.screens.demo import MakeTable
from scenes.screens.review.own_trainer import DueTrial, OwnTrainer
from scenes.screens.review.trial_scene import TrialScene
from scenes.ui.button import Button


class DueMistakes:
    """A button with how many wait, as long as some do."""

    def __init__(self, host: Host, make_table: MakeTable) -> None:
        self._host = host
        self._make_table = make_table
        self._trainer = OwnTrainer(host)
        self._count = 0

    def look(self) -> None:
        """Count them as they are now."""
        self._count = self._trainer.count_due()

    def buttons(self, stage: Stage, on_gone: Callable[[], None]) -> list[Button]:
        """None while nothing waits; `on_gone` hears that what waited has gone with its game."""
        if not self._count:
            return []
        words = ngettext("{count} own mistake", "{count} own mistakes", self._count)
        button = Button(
            "Own mistakes",
            partial(self._try_next, stage, on_gone),
            text=words.format(count=self._count),
            icon=Icon.REPLAY,
        )
        return [button.tipped(_("Costly choices of yours come back to be tried again"))]

    def _try_next(self, stage: Stage, on_gone: Callable[[], None]) -> None:
        due = self._trainer.next_due()
        if due is None:
            self.look()
            on_gone()
            return
        stage.push(
            TrialScene(
                self._host, stage, self._make_table, due.saved, due.decision,
                partial(self._end, due), with_numbers=due.with_numbers,
            )
        )  # fmt: skip

    def _end(self, due: DueTrial, avoided: bool) -> None:  # noqa: FBT001 - what became of it
        self._trainer.answer(due.mistake, avoided=avoided)
        self.look()
