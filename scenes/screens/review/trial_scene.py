"""Another try at a costly choice: the real table at that moment, with the same view."""

from __future__ import annotations

from collections.abc import Callable

from game.app.review_words import points
from game.app.saves import SavedGame
from game.app.trial import try_again
from game.core.moves import Move
from game.core.view import View
from game.kits.registry import kit_by_key
from game.review.decisions import Decision
from scenes.engine.devices import is_back
from scenes.engine.i18n import _
from scenes.engine.inputs import Input
from scenes.engine.scene import Stage
from scenes.games.registry import TABLES
from scenes.host import Host
from scenes.screens.demo import MakeTable
from scenes.table.table_scene import TableScene
from scenes.ui.dialog import Answer, Dialog


class TrialScene(TableScene[Move, View[Move]]):
    """Says what is to be done, judges each try, and goes back when it is found or given up.

    `on_end` hears whether it was found at the first try; nothing where nobody has tried.
    """

    def __init__(
        self,
        host: Host,
        stage: Stage,
        make_table: MakeTable,
        saved: SavedGame,
        decision: Decision,
        on_end: Callable[[bool], None],
        *,
        with_numbers: bool,
    ) -> None:
        from scenes.screens.table_navigation import table_navigation  # noqa: PLC0415 - it leads here

        self._decided = decision
        self._on_end = on_end
        self._with_numbers = with_numbers
        self._is_over = False
        self.trial = try_again(saved, decision, self._found, with_numbers=with_numbers)
        navigation = table_navigation(stage, host, self._leave)(make_table)
        super().__init__(host, self.trial, navigation, TABLES[saved.match.rules.key])

    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        teller = kit_by_key(self.trial.rules.key).teller
        where = teller.where(self.trial.view(self._decided.seat))
        played = teller.move(self._decided.choices[self._decided.played].move)
        words = _("{where}. You played {move}. Find something better.")
        stage.push(
            Dialog(
                _("Try again"),
                words.format(where=where, move=played),
                Answer("Begin", primary=True, text=_("Begin")),
            )
        )

    def handle(self, event: Input) -> None:
        if is_back(event):
            self._give_up()
        else:
            super().handle(event)

    def _found(self, tries: int) -> None:
        if self._is_over:
            return
        self._is_over = True
        decision = self._decided
        words = _("That was the one.")
        if self._with_numbers:
            pattern = _("A chance of {after} % instead of {before} %.")
            words = pattern.format(after=points(decision.before), before=points(decision.after))
        self._on_end(tries == 1)
        self.stage.push(
            Dialog(_("Found!"), words, Answer("Back", self.stage.pop, primary=True, text=_("Back")))
        )

    def _give_up(self) -> None:
        if not self._is_over:
            self._is_over = True
            if self.trial.tries:
                self._on_end(False)
        self.stage.pop()

    def _leave(self) -> None:
        """From the page of the pause, which lies on the table."""
        self.stage.pop()
        self._give_up()
