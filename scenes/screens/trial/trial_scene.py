"""A decision on the stage of a lesson, with the view of whoever makes it: every try is played out.

A costly choice of a game that is over comes back like this, and so does every puzzle.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from functools import partial

from pygame import Rect

from game.app.learning.trial import Trial
from game.core.late import late
from game.core.moves import Move
from scenes.autosave import DiskJob
from scenes.engine.access.spoken import Node
from scenes.engine.audio import Sound
from scenes.engine.drawing.painter import Painter
from scenes.engine.i18n import _
from scenes.engine.input.devices import is_back
from scenes.engine.input.inputs import Action, Input, Press
from scenes.engine.scene import Stage
from scenes.games.registry import TABLES
from scenes.host import Host
from scenes.screens.demo import MakeTable
from scenes.screens.lessons.guide import Bearing
from scenes.screens.lessons.lesson_column import ColumnWords
from scenes.screens.lessons.lesson_paper import PlateButton, SkipButton
from scenes.screens.lessons.lesson_stage import table_frame
from scenes.screens.lessons.lit_house import LitHouse
from scenes.screens.lessons.side_column import SideColumn
from scenes.screens.lessons.taught_table import TaughtTable
from scenes.screens.trial.before_after import BeforeAfter, draw_over, everybodys_gains
from scenes.table.choosing.controls import Offer
from scenes.table.choosing.gestures import hurries
from scenes.table.pending_save import Awaited
from scenes.ui.spoken_tree import SpokenUi

with late:
    from scenes.screens import table_navigation

LayTrial = Callable[[Callable[[int], None]], Trial]
"""Lays the table; whoever is given hears after how many tries it was found; 0: it was told."""


class TrialMood(Enum):
    """How far a trial is."""

    ASKS = auto()
    PLAYS = auto()
    """The table shows what comes of a choice."""
    TELLS = auto()
    """It was not the one."""
    ENDS = auto()


@dataclass(frozen=True, slots=True)
class TrialTask:
    """What is asked, and what follows."""

    over: str
    title: str
    asked: Callable[[Trial], str]
    praised: Callable[[int], Sequence[str]]
    """A heading and why, once it was found after so many tries; 0: it was told."""
    on_end: Callable[[int], DiskJob | None]
    """Hears after how many tries it was found; 0: it was told, or tried and given up.

    Answers with what has to be on the disk before it is praised."""
    on_told: Callable[[], None] = lambda: None
    """Hears that the answer was told."""
    idea: str = ""
    """A clue, for whoever asks for one or has tried something else."""
    following: Callable[[], None] | None = None
    """Opens what comes next in the place of this table; None: nothing does."""
    house: Callable[[Stage], LitHouse] | None = None
    """What lights in the column when it was found."""


class TrialScene(TaughtTable[SideColumn]):
    """The column says what is to be done; the table shows what comes of each try."""

    def __init__(
        self, host: Host, stage: Stage, make_table: MakeTable, lay: LayTrial, task: TrialTask
    ) -> None:
        self.task = task
        self.mood = TrialMood.ASKS
        self._then = TrialMood.TELLS
        self._shown: Move | None = None
        """What is played out, or was last."""
        self._side_by_side: BeforeAfter | None = None
        """In the place of the table, once it has shown what comes of a try."""
        self._count = 0
        self._found_after = 0
        self._is_over = False
        self.said = ""
        """In place of the question."""
        self.trial = lay(self._found)
        self._asked = task.asked(self.trial)
        navigation = table_navigation.table_navigation(stage, host, self._give_up)(make_table)
        session = self.trial.session
        super().__init__(host, session, navigation, TABLES[session.rules.key])

    def make_side(self, stage: Stage) -> SideColumn:
        return SideColumn(stage, self.task.over, self.task.title)

    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        self.speak()

    @property
    def is_found(self) -> bool:
        """There is nothing left to find."""
        return self._is_over and self._then is TrialMood.ENDS and self.mood is not TrialMood.ASKS

    # What the table asks

    def offer(self, usual: Offer) -> Offer:
        asks = self.mood is TrialMood.ASKS
        return replace(
            usual,
            has_tools=False,
            is_holding=False,
            may_choose=usual.may_choose and asks,
            can_play=usual.can_play and asks,
        )

    def refreshed(self) -> None:
        """One voice: the column speaks, and while something happens the table."""
        if not self.table.show.busy:
            self.table.caption.clear()

    def play(self, usual: Callable[[], None]) -> None:
        before, tries = self.trial.judged, self.trial.tries
        move: Move | None = self.table.decision.chosen
        usual()
        if self.trial.judged == before or move is None:
            return
        self._shown = move
        if self._is_over:
            return
        said = self.table.decision.take_reason()
        if self.trial.is_told:
            self._tell_answer()
        elif self.trial.tries > tries:
            self.said = ""
            self._play_out(move, TrialMood.TELLS)
        else:
            self.said = said
            self.table.mat.chooser.let_go(covered=True)
            self.table.stand()
            self.speak()

    def _tell_answer(self) -> None:
        """The third time it is played for whoever tries."""
        self._is_over, self._found_after = True, 0
        self.task.on_told()
        self.task.on_end(0)
        self._play_out(self.trial.decision.choices[0].move, TrialMood.ENDS)

    def _found(self, tries: int) -> None:
        if self._is_over:
            return
        self._is_over, self._found_after = True, tries
        self.awaited = Awaited(self.task.on_end(tries))

    # What comes of it

    def _play_out(self, move: Move, then: TrialMood) -> None:
        self._shown, self._then, self.mood = move, then, TrialMood.PLAYS
        self._side_by_side = None
        self.table.mat.chooser.let_go(covered=True)
        self._lay_back()
        self.trial.play_out(move)
        self.side.guide.take(Bearing.WATCHES)
        self.table.refresh()
        self.speak()

    def _lay_back(self) -> None:
        """The table as it was before anybody tried."""
        self.trial.stand_back()
        self.table.show.forget()
        self.table.stand()

    def _once_more(self) -> None:
        if self._shown is not None:
            self._play_out(self._shown, self._then)

    def _try_again(self) -> None:
        self.mood, self.said, self._side_by_side = TrialMood.ASKS, "", None
        self._lay_back()
        self.side.guide.take(Bearing.POINTS)
        self.speak()

    @property
    def _is_shown(self) -> bool:
        """Nothing of the choice is left to be seen."""
        show = self.table.show
        return show.is_last_hold if show.is_holding else not show.busy

    def _follow(self) -> None:
        if self.mood is not TrialMood.PLAYS:
            return
        if self.table.show.is_holding and not self.table.show.is_last_hold:
            self.table.go_on()
        if not self._is_shown:
            return
        self.mood = self._then
        found = self.mood is TrialMood.ENDS and self._found_after > 0
        self.side.guide.take(Bearing.CHEERS if found else Bearing.SHAKES_HEAD)
        if found and self.task.house is not None and self.side.house is None:
            self.side.house = self.task.house(self.table.stage)
        if found:
            self.host.audio.play(Sound.WINK)
        self._lay_side_by_side()
        self.speak()

    def _lay_side_by_side(self) -> None:
        """What the table has shown, as two pictures that stay."""
        paint = TABLES[self.trial.kit.key].played_out
        if paint is None or self._shown is None:
            return
        before, after = self.trial.views
        chairs, move = self.trial.session.chairs, self._shown
        gains = everybodys_gains(chairs, before.points, after.points)
        self._count += 1
        pictures = paint(before, after, move, chairs)
        self._side_by_side = BeforeAfter(self._count, pictures, gains)

    # What is said

    def speak(self) -> None:
        skip = SkipButton("Back", _("Back"), self._give_up, rings=False, on_paper=False)
        heading, lines = self._words()
        # A dot a try: words would only count.
        dots = self.trial.most_tries if self.mood is TrialMood.ASKS else 0
        words = ColumnWords(
            self.task.over, self.task.title, tuple(lines), (), dots, self.trial.tries,
            heading=heading,
        )  # fmt: skip
        self.side.show(words, self._buttons(), skip)
        if self.mood in (TrialMood.TELLS, TrialMood.ENDS):
            self.side.ui.focus_first()
        self.dirty = True

    def _words(self) -> tuple[str, Sequence[str]]:
        match self.mood:
            case TrialMood.ASKS:
                return "", (self.said or self._asked,)
            case TrialMood.PLAYS:
                return _("Look what happens."), ()
            case TrialMood.TELLS:
                return _("There is a better one."), (self.task.idea,) if self.task.idea else ()
        heading, *why = self.task.praised(self._found_after)
        return heading, why

    def _buttons(self) -> Sequence[PlateButton]:
        again = PlateButton("Once more", _("Once more"), self._once_more)
        following = self.task.following
        match self.mood:
            case TrialMood.TELLS:
                return (PlateButton("Try again", _("Try again"), self._try_again, primary=True),)
            case TrialMood.ENDS if following is not None:
                return PlateButton("On", _("Next"), following, primary=True), again
            case TrialMood.ENDS:
                return (again,)
        return ()

    def _say_idea(self) -> None:
        if self.task.idea and self.mood is TrialMood.ASKS:
            self.said = self.task.idea
            self.speak()

    # What is done

    def handle(self, event: Input) -> None:
        if is_back(event):
            self._give_up()
        elif self.awaited is not None:
            return
        elif isinstance(event, Press) and event.is_down(Action.RULES, Action.HELP):
            self.table.navigator.answers(event.action)
        elif self.grip.takes(event, self.side.area) or self.mood in (
            TrialMood.TELLS,
            TrialMood.ENDS,
        ):
            self.side.handle(event)
        elif self.mood is TrialMood.PLAYS:
            if hurries(event) and not self.table.show.is_holding:
                self.table.go_on()
        elif isinstance(event, Press) and event.is_down(Action.HINT):
            self._say_idea()
        else:
            self.table.handle(event)

    def _give_up(self) -> None:
        if not self._is_over:
            self._is_over = True
            if self.trial.tries:
                self.task.on_end(0)
        self.stage.pop()

    def update(self, dt: float) -> None:
        self.let_pass(dt, still=self.mood in (TrialMood.TELLS, TrialMood.ENDS))
        if self.awaited is not None:
            self._await_disk(dt, self.awaited)
        self._follow()

    def _await_disk(self, dt: float, awaited: Awaited) -> None:
        if awaited.update(dt):
            self.said = awaited.words
            self.speak()
        if awaited.is_over:
            self.awaited, self.said = None, ""
            self._play_out(self._shown or self.trial.decision.choices[0].move, TrialMood.ENDS)

    # What is seen

    def draw(self, painter: Painter) -> None:
        if self._side_by_side is None:
            self.draw_framed(painter)
            return
        frame, theme = table_frame(painter.theme.metrics), self.table.stage.theme
        draw_over(painter, theme, frame, self._side_by_side)
        self.side.draw(painter, None)

    def spoken(self) -> Sequence[Node]:
        """While two pictures lie in the place of the table, they speak."""
        guide, *table = super().spoken()
        if self._side_by_side is not None:
            frame = table_frame(self.stage.theme.metrics)
            table = [*SpokenUi(self.stage).heard(partial(self._side_by_side.draw, frame=frame))]
        return (guide, *table)

    def targets(self) -> Mapping[str, Rect]:
        return self.targets_with(table=self.mood is TrialMood.ASKS)
