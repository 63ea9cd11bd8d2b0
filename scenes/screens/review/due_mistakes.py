"""The way from a page to the player's own mistakes that come back today."""

from __future__ import annotations

from functools import partial

from scenes.art.icons import Icon
from scenes.autosave import DiskJob
from scenes.engine.i18n import _, ngettext
from scenes.engine.scene import Scene, Stage
from scenes.host import Host
from scenes.screens.demo import MakeTable
from scenes.screens.review.mistake_trial import open_trial
from scenes.screens.review.own_trainer import DueTrial, OwnTrainer
from scenes.ui.button import Button, ButtonKind


class DueMistakes:
    """A button with how many wait, as long as some do. Its page calls `update` every frame."""

    def __init__(self, host: Host, make_table: MakeTable) -> None:
        self._host = host
        self._make_table = make_table
        self._trainer = OwnTrainer(host)
        self._found: DueTrial | None = None
        self._search: DiskJob | None = None
        self._version = -1
        self.game = ""
        """Only those of this game, by its key; empty: those of all."""

    @property
    def count(self) -> int:
        """How many wait, as far as it is known."""
        return self._host.puzzles.due(self.game)

    @property
    def tomorrow_words(self) -> str:
        """How many come tomorrow; nothing where none does."""
        count = self._host.puzzles.tomorrow(self.game)
        if not count:
            return ""
        words = ngettext(
            "{count} own mistake comes back tomorrow.",
            "{count} own mistakes come back tomorrow.",
            count,
        )
        return words.format(count=count)

    def look(self) -> None:
        """Count them as they are now."""
        self._host.puzzles.look()

    def buttons(self) -> list[Button]:
        """None while nothing waits."""
        if not self.count:
            return []
        words = ngettext("{count} own mistake", "{count} own mistakes", self.count)
        button = Button(
            "Own mistakes",
            self.try_next,
            text=words.format(count=self.count),
            icon=Icon.REPLAY,
        )
        return [button.tipped(_("Costly choices of yours come back to be tried again"))]

    def row(self) -> Button:
        """The same as a row of a page, which says why they come."""
        words = ngettext("{count} of your own is due", "{count} of your own are due", self.count)
        return Button(
            "Own mistakes",
            self.try_next,
            ButtonKind.ROW,
            text=words.format(count=self.count),
            detail=self.tomorrow_words or _("They come after 1, 3, 7 and 21 days."),
            icon=Icon.REPLAY,
        )

    def try_next(self) -> None:
        """Look for the one that waits longest; the table comes when it is found."""
        if self._search is None:
            self._search = self._host.beside_frames(self._find)

    def update(self, stage: Stage) -> bool:
        """True where the page must show something else."""
        if self._search is not None and self._search.is_settled:
            self._search, found = None, self._found
            if found is None:
                self.look()
            else:
                stage.push(self._table(stage, found))
        changed = self._version != self._host.puzzles.version
        self._version = self._host.puzzles.version
        return changed

    def _find(self) -> None:
        self._found = self._trainer.next_due(self.game)

    def _table(self, stage: Stage, due: DueTrial) -> Scene:
        return open_trial(
            self._host, stage, self._make_table, due.saved, due.decision,
            partial(self._end, due), why=due.why,
        )  # fmt: skip

    def _end(self, due: DueTrial, avoided: bool) -> DiskJob:  # noqa: FBT001 - what became of it
        job = self._trainer.answer(due.mistake, avoided=avoided)
        self.look()
        return job
