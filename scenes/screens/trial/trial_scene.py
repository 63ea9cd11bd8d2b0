"""A decision on the real table with the view of whoever makes it: every try is judged, none played.

A costly choice of a game that is over comes back like this, and so does every puzzle.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from pygame import Rect

from game.app.learning.trial import Trial
from game.core.late import late
from game.core.moves import Move
from game.core.view import View
from scenes.autosave import DiskJob
from scenes.engine.audio import Sound
from scenes.engine.drawing.painter import Painter
from scenes.engine.i18n import _
from scenes.engine.input.devices import is_back
from scenes.engine.input.inputs import Action, Input, Press
from scenes.engine.scene import Stage
from scenes.games.registry import TABLES
from scenes.host import Host
from scenes.screens.demo import MakeTable
from scenes.screens.lessons.lesson_controls import LessonControls
from scenes.screens.lessons.lesson_layout import named_places
from scenes.screens.lessons.lesson_paper import PlateButton
from scenes.screens.lessons.lesson_way import quiet
from scenes.screens.trial.trial_plate import (
    Asking,
    PlateGround,
    PlateShape,
    PlateWords,
    find_home,
    make_plate,
    name_beside,
    outermost,
    plate_room,
)
from scenes.table.awaited import Awaited
from scenes.table.choosing.controls import Offer
from scenes.table.choosing.gestures import PointerGrip
from scenes.table.table_scene import TableScene
from scenes.ui.button import Button
from scenes.ui.element import Element, Look
from scenes.ui.ui import Ui

with late:
    from scenes.screens import table_navigation

OWN = "own"
"""Where something must be covered, what is the near player's is covered last, and what the game
needs to be seen; what others hold is before them."""

WIDER = 40
"""In units: a step by which a plate of large words grows."""

LayTrial = Callable[[Callable[[int], None]], Trial]
"""Lays the table; whoever is given hears after how many tries it was found; 0: it was told."""


@dataclass(frozen=True, slots=True)
class TrialTask:
    """What is asked, and what follows."""

    over: str
    title: str
    asked: Callable[[Trial], str]
    praised: Callable[[int], Sequence[str]]
    """What is said once it was found, after so many tries; 0: it was told."""
    on_end: Callable[[int], DiskJob | None]
    """Hears after how many tries it was found; 0: it was told, or tried and given up.

    Answers with what has to be on the disk before it is praised."""
    on_told: Callable[[], None] = lambda: None
    """Hears that the answer was told."""
    idea: str = ""
    """For whoever asks for a hint."""
    following: Callable[[], None] | None = None
    """Opens what comes next in the place of this table; None: nothing does."""


class TrialScene(TableScene[Move, View[Move]]):
    """A plate says what is to be done and what comes of each try; Esc leads back."""

    def __init__(
        self, host: Host, stage: Stage, make_table: MakeTable, lay: LayTrial, task: TrialTask
    ) -> None:
        self.task = task
        self.is_found = False
        self._found_after = 0
        self._is_over = self._is_stale = False
        self._awaited: Awaited | None = None
        """The way of a found answer to the disk; nobody is told before."""
        self.said = ""
        """What came of the last try."""
        self.trial = lay(self._found)
        self._kit = quiet(TABLES[self.trial.session.rules.key])
        self._grip = PointerGrip()
        self.plate_area = self._home = Rect(0, 0, 0, 0)
        self._shape = PlateShape(0, is_flat=False)
        self._is_homeless = True
        """No place was looked for yet, or the window has another size."""
        navigation = table_navigation.table_navigation(stage, host, self._give_up)(make_table)
        super().__init__(host, self.trial.session, navigation, self._kit)

    def enter(self, stage: Stage) -> None:
        self._plate = Ui(stage)
        super().enter(stage)
        self._lay_out()

    def resize(self) -> None:
        super().resize()
        self._is_homeless = True
        self._lay_out()

    def resume(self) -> None:
        super().resume()
        self._plate.forget_pointer()
        self._lay_out()

    # What the table asks

    def _offer(self) -> Offer:
        offer = super()._offer()
        return replace(offer, can_play=False) if self.is_found else offer

    def _refresh(self) -> None:
        super()._refresh()
        if self.is_found:
            self.caption.clear()
        if self.trial.is_told and not self.is_found and self._may_choose:
            self.mat.chooser.point_out(self.trial.decision.choices[0].move)
            self.mat.chooser.follow()

    def _play(self) -> None:
        """The plate tells what comes of a try, not the line of the table."""
        before = self.trial.judged
        super()._play()
        if self.trial.judged > before and not self.is_found:
            said = self._line.reason
            self.mat.chooser.let_go(covered=True)
            self._stand()
            self.said = said
            if self.trial.is_told:
                self.task.on_told()
            self._lay_out()

    def _found(self, tries: int) -> None:
        if self._is_over:
            return
        self._is_over, self._found_after = True, tries
        self._awaited = Awaited(self.task.on_end(tries))
        if self._awaited.is_over:
            self._praise()

    def _praise(self) -> None:
        self._awaited, self.said = None, ""
        self.is_found = self._is_stale = True
        self._host.audio.play(Sound.WINK)

    # What is said

    def _lay_out(self) -> None:
        look = Look(self.stage.theme, self.stage.typesetter)
        if self._is_homeless:
            self._is_homeless = False
            self._find_home(look)
        plate = self._make_plate()
        self.plate_area = self._place(plate, look)
        self.caption.keeps_off = self.plate_area
        controls = LessonControls([(plate, self.plate_area)])
        self._plate.show(controls, self.stage.theme.metrics.window)
        if self.is_found and self.task.following is not None:
            self._plate.focus_on("On", quiet=True)
        self._is_stale, self.dirty = False, True

    def _place(self, plate: Element, look: Look) -> Rect:
        """Where it was from the beginning; further up where it would reach below the window.

        Large words that are higher than the window make it wider: its buttons stay in sight.
        """
        area, room = self._home.copy(), plate_room(look)
        high = plate.natural(look, area.width)[1]
        while high > room.height and area.width < room.width:
            area.width = min(room.width, area.width + look.px(WIDER))
            high = plate.natural(look, area.width)[1]
        area.height = min(room.height, high)
        return area.clamp(room)

    def _find_home(self, look: Look) -> None:
        """The shape and the place with which the plate covers nothing, or the least.

        Found once for the most that it says, so that it stays where it is.
        """
        table, known = self.mat.places, named_places(self.mat, self._kit)
        names = [name_beside(face.area) for face in self.mat.faces]
        marks = self._kit.landmarks(self.mat)
        # The plate says itself what is told there.
        told = known.pop(marks.told, None)
        first = names + [area for name, area in known.items()
                         if name.startswith(OWN) or name in marks.needed]  # fmt: skip
        read = (table.caption, *outermost(known.values()), *first, *first)
        buttons = (part.rect for part in self.mat.chooser.parts if isinstance(part, Button))
        ground = PlateGround((table.play, table.choice, table.tools, *buttons), read, told)
        said = [self._asking(words) for words in ("", self.task.idea, self.trial.longest_word)]
        found = find_home(said, self._back, ground, look)
        self._shape, self._home = found

    def _asking(self, said: str) -> Asking:
        """The question, or in its place what came of a try or the answer."""
        task, is_told = self.task, self.trial.is_told
        tries = "" if is_told else self._count_words()
        sentence = said or task.asked(self.trial)
        return Asking(task.over, task.title, sentence, is_answer=bool(said), tries=tries)

    def _count_words(self) -> str:
        most = self.trial.most_tries
        if most == 1:
            return _("You have one try.")
        return _("Try {number} of {count}").format(number=self.trial.tries + 1, count=most)

    @property
    def _back(self) -> PlateButton:
        return PlateButton("Back", _("Back"), self._give_up)

    def _make_plate(self) -> Element:
        task = self.task
        if not self.is_found:
            return self._shape.plate(self._asking(self.said), self._back)
        words = PlateWords(task.over, task.title, tuple(task.praised(self._found_after)))
        following = task.following
        on = [] if following is None else [PlateButton("On", _("Next"), following, primary=True)]
        return make_plate(words, on, self._back, keyed=True)

    def _say_idea(self) -> None:
        if self.task.idea and not self.is_found and not self.trial.is_told:
            self.said = self.task.idea
            self._lay_out()

    # What is done

    def handle(self, event: Input) -> None:
        if is_back(event):
            self._give_up()
        elif self._awaited is not None:
            return
        elif isinstance(event, Press) and event.is_down(Action.HINT):
            self._say_idea()
        elif self._grip.takes(event, self.plate_area) or self.is_found:
            self._plate.handle(event)
        else:
            super().handle(event)

    def _give_up(self) -> None:
        if not self._is_over:
            self._is_over = True
            if self.trial.tries:
                self.task.on_end(0)
        self.stage.pop()

    def update(self, dt: float) -> None:
        super().update(dt)
        if self._awaited is not None:
            self._await_disk(dt, self._awaited)
        self._plate.update(dt)
        self.dirty |= self._plate.dirty
        self._plate.dirty = False
        if self._is_stale:
            self._stand()
            self.mat.chooser.put_forward(self.trial.decision.choices[0].move)
            self._refresh()
            self._lay_out()

    def _await_disk(self, dt: float, awaited: Awaited) -> None:
        if awaited.update(dt):
            self.said = awaited.words
            self._lay_out()
        if awaited.is_over:
            self._praise()

    def draw(self, painter: Painter) -> None:
        super().draw(painter)
        self._plate.draw(painter)

    def targets(self) -> Mapping[str, Rect]:
        return {**({} if self.is_found else super().targets()), **self._plate.targets()}
