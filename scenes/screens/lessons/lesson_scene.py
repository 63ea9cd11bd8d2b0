"""A lesson on the real table: a guide says one thing, asks for one thing, and sees it done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from pygame import Rect

from game.app.lesson_course import LessonCourse, Pressed
from game.kits.lesson import Play, PlayOut, Read, Touch
from scenes.anim import timings
from scenes.engine.audio import Sound
from scenes.engine.devices import is_back
from scenes.engine.i18n import _
from scenes.engine.inputs import Action, Input, Press
from scenes.engine.painter import Painter
from scenes.engine.scene import Feedback, Stage
from scenes.games.kit import TableKit
from scenes.host import Host
from scenes.screens.lessons.guide import Bearing, Guide
from scenes.screens.lessons.lesson_controls import LessonControls, PlaceButton, place_buttons
from scenes.screens.lessons.lesson_layout import (
    Laid,
    Spoken,
    found_places,
    in_reach,
    lay_pages,
    line_to_do,
    named_places,
    place_guide,
    place_plate,
    seen_on,
)
from scenes.screens.lessons.lesson_picture import Lit, breath_after, draw_lit, draw_tip
from scenes.screens.lessons.lesson_way import LessonWay, Mood, learner_of, quiet
from scenes.screens.lessons.step_plate import Said, lesson_plate
from scenes.table.controls import Offer
from scenes.table.gestures import Grip, hurries, steers
from scenes.table.table_scene import TableScene
from scenes.ui.element import Element, Look
from scenes.ui.ui import Ui

PRAISE = 0.9
"""Seconds for a word of praise, before the lesson goes on by itself."""
UNANSWERED = (Action.PAUSE, Action.LOG)
"""Keys of the table that would lead away from what is taught."""


class LessonScene(TableScene[Any, Any]):
    """One lesson of a game, by its number."""

    def __init__(self, host: Host, kit: TableKit, number: int, way: LessonWay) -> None:
        lessons = kit.game.lessons
        self.course = LessonCourse(kit.game, lessons[number], learner_of(host, kit))
        super().__init__(host, self.course.session, way.navigation, quiet(kit))
        self._kit = kit
        self._way = way
        self._number = number
        self._count = len(lessons)
        self.mood = Mood.SPEAKS
        self.page = 0
        self.kind_word = ""
        self._age = 0.0
        self._spoke = False
        self._spoken_of: tuple[int, int, Mood] | None = None
        self._tried: object = None
        self._grip = Grip()
        self._laid: Laid | None = None
        self._guide = Guide()
        self.plate_area = Rect(0, 0, 0, 0)
        self.guide_area: Rect | None = None
        self.lights: tuple[Lit, ...] = ()

    def enter(self, stage: Stage) -> None:
        self._plate_ui = Ui(stage)
        super().enter(stage)
        self._begin_step()

    # What the table asks

    def _offer(self) -> Offer:
        offer = super()._offer()
        return replace(
            offer,
            has_tools=False,
            is_holding=offer.is_holding and self._is_free,
            can_play=offer.can_play and not self._is_other_choice,
        )

    @property
    def _is_other_choice(self) -> bool:
        """What is chosen is not what is asked for: it cannot be played."""
        chosen = self._decision.chosen
        return chosen is not None and self.course.kind_word(chosen) is not None

    def _play(self) -> None:
        if self._is_other_choice:
            self._refuse()  # The plate has said why.
        else:
            super()._play()

    @property
    def _is_free(self) -> bool:
        """The learner plays as they like."""
        return not self.course.is_over and isinstance(self.course.step.task, PlayOut)

    def _refresh(self) -> None:
        super()._refresh()
        if self._is_other_choice:
            self.caption.clear()
        wanted = self.course.wanted
        if self.mood is Mood.SPEAKS and len(wanted) == 1 and self._may_choose:
            self.mat.chooser.point_out(wanted[0])
            self.mat.chooser.follow()

    def resize(self) -> None:
        super().resize()
        self._lay_out()

    def resume(self) -> None:
        super().resume()
        self._lay_out()

    # What is said

    @property
    def is_speaking(self) -> bool:
        """The table rests, so that something can be said about it."""
        if self.mood in (Mood.PRAISES, Mood.ENDS):
            return True
        return self.mood is Mood.SPEAKS and self._is_at_rest

    @property
    def _is_at_rest(self) -> bool:
        show, turn = self._show, self.course.is_learners_turn
        if show.is_holding:
            # Of a picture with several pages the last one is spoken of.
            return show.is_last_hold or self.mood is Mood.SPEAKS
        if show.busy:
            return turn and show.is_minor
        return turn or self.course.session.outcome is not None

    @property
    def is_holding(self) -> bool:
        """A picture of a free game stays until somebody goes on."""
        return self._show.is_holding

    @property
    def lines(self) -> Sequence[int]:
        """The lines that are read now, by their numbers."""
        return self._laid.pages[self.page] if self._laid is not None else ()

    @property
    def is_last_page(self) -> bool:
        """What the step asks for can be done."""
        return self._laid is None or self.page == len(self._laid.pages) - 1

    def places(self) -> Mapping[str, Rect]:
        """Everything that a lesson can point at, by name."""
        return named_places(self.mat, self._kit)

    def _begin_step(self) -> None:
        self.mood, self.page, self.kind_word, self._age = Mood.SPEAKS, 0, "", 0.0
        self._tried = None
        self._guide.take(Bearing.POINTS)
        if isinstance(self.course.step.task, Play | PlayOut) and self._show.is_holding:
            self._go_on()
        self._refresh()
        self._lay_out()

    def _lay_out(self) -> None:
        """Plate, guide and lights for this moment."""
        self._spoke = self.is_speaking
        self.lights, self.guide_area, self._laid, self.caption.keeps_off = (), None, None, None
        self.dirty = True
        if not self._spoke:
            return
        look = Look(self.stage.theme, self.stage.typesetter)
        spoken, makes = self._spoken(), self._make_plate
        self._laid = lay_pages(makes, spoken, look)
        self.page = min(self.page, len(self._laid.pages) - 1)
        plate = makes(self.lines)
        area = place_plate(plate, self.lines, self._laid, spoken, look)
        self.lights = self._lights(spoken)
        avoid = [*(light.area for light in self.lights), *spoken.needed, area]
        self.guide_area = place_guide(avoid, spoken.seen, area, look)
        controls = LessonControls(plate, area, self._place_buttons())
        self.plate_area = self.caption.keeps_off = area
        self._plate_ui.show(controls, self.stage.theme.metrics.window)
        spoken_of = (self.course.number, self.page, self.mood)
        if spoken_of != self._spoken_of:
            # Something else is said: the focus is where one goes on, whatever had it before.
            self._spoken_of = spoken_of
            self._plate_ui.focus_first()

    def _spoken(self) -> Spoken:
        table, known = self.mat.places, self.places()
        seen = seen_on(table, known, self.mat.faces)
        if self.mood is not Mood.SPEAKS:
            return Spoken((None,), seen=seen)
        step, needed = self.course.step, tuple[Rect, ...]()
        places = found_places([line.at for line in step.lines], known)
        if isinstance(step.task, Play | PlayOut):
            needed = (table.play, *in_reach(step, known, table.choice))
            if self._is_free and self.course.moves_made:
                # It was read: from the first move on the plate is small.
                needed = (*needed, *(place for place in places if place is not None))
                places = ()
        elif isinstance(step.task, Touch):
            needed = tuple(known[name] for name in (*step.task.right, *step.task.wrong))
        return Spoken(places, needed, seen)

    def _lights(self, spoken: Spoken) -> tuple[Lit, ...]:
        """What the lines of this page speak of, with their numbers where there are several."""
        task = None if self.course.is_over else self.course.step.task
        several, to_do = len(spoken.places) > 1, line_to_do(task, spoken, self.mat.places.choice)
        return tuple(
            Lit(place, line + 1 if several else 0, to_do=line == to_do)
            for line in self.lines
            if (place := spoken.places[line]) is not None
        )

    def _place_buttons(self) -> list[PlaceButton]:
        task = None if self.course.is_over else self.course.step.task
        if not isinstance(task, Touch) or self.mood is not Mood.SPEAKS or not self.is_last_page:
            return []
        return place_buttons(task, self.places(), self.course.touched, self.touch)

    def _make_plate(self, lines: Sequence[int]) -> Element:
        said = Said(self.mood, lines, self.kind_word, self._number + 1, self._count)
        return lesson_plate(self.course, said, self._way, self.read_on)

    # What the learner does

    def handle(self, event: Input) -> None:
        # What came before it in the same frame may have brought the table to rest.
        self._follow()
        if is_back(event):
            self._way.leave()
        elif isinstance(event, Press) and event.is_down(Action.RULES, Action.HELP):
            self._navigator.answers(event.action)
        elif isinstance(event, Press) and event.is_down(Action.HINT):
            self._say_once_more()
        elif self._is_for_plate(event) or self.mood is Mood.ENDS:
            self._plate_ui.handle(event)
        elif self.mood is Mood.PRAISES:
            if hurries(event):
                self._age = PRAISE
        elif self.mood is Mood.WATCHES or not self.is_speaking:
            if hurries(event) and self._show.busy and (self._is_free or not self.is_holding):
                self._go_on()
        else:
            self._do(event)

    def _is_for_plate(self, event: Input) -> bool:
        return self.is_speaking and self._grip.takes(event, self.plate_area)

    def _do(self, event: Input) -> None:
        """Something is to be read, pressed or played."""
        task = self.course.step.task
        if isinstance(task, Read) or not self.is_last_page:
            if hurries(event) and self._age >= timings.DOUBLE_CLICK:
                self.read_on()
        elif isinstance(task, Touch):
            self._plate_ui.handle(event)
        elif not (isinstance(event, Press) and event.is_down(*UNANSWERED)):
            super().handle(event)
            if not steers(event):
                self._look_at_choice()

    def read_on(self) -> None:
        """The next page, or the next step."""
        self._age = 0.0
        if self.is_last_page:
            self._next()
        else:
            self.page += 1
            self._lay_out()

    def touch(self, name: str) -> None:
        """A place was pressed that may be the one."""
        answer = self.course.touch(name)
        self._say_kindly(answer.words)
        if answer.pressed is Pressed.WRONG:
            self.stage.feedback(Feedback.REFUSE)
        elif self.course.is_done:
            self._praise()

    def _look_at_choice(self) -> None:
        """A choice that is not what is asked for gets a kind word before it is played."""
        chosen = self._decision.chosen
        if chosen == self._tried or self.course.is_done:
            return
        self._tried = chosen
        self._say_kindly("" if chosen is None else self.course.kind_word(chosen) or "")

    def _say_kindly(self, words: str) -> None:
        self.kind_word, self._age = words, 0.0
        self._guide.take(Bearing.SHAKES_HEAD if words else Bearing.POINTS)
        self._lay_out()

    def _say_once_more(self) -> None:
        """In other words, for whoever did not understand the first ones."""
        if self.mood is Mood.SPEAKS and self.is_speaking:
            self.kind_word = _(self.course.step.once_more)
            self._lay_out()

    # What becomes of it

    def update(self, dt: float) -> None:
        if self._stands_still:
            faces = self.mat.faces
            self.dirty |= self._faces.update(dt, faces, self.stage.theme.motion)
        else:
            super().update(dt)
        self._age += dt
        self._plate_ui.update(dt)
        self.dirty |= self._plate_ui.dirty
        self._plate_ui.dirty = False
        self.dirty |= self._guide.update(dt, reduced=self.stage.theme.motion.reduced)
        self.dirty |= self._breath > 0
        self._follow()

    @property
    def _breath(self) -> float:
        """How far what is to be done has breathed out, 0 to 1, since nobody does it."""
        waits = self.mood is Mood.SPEAKS and self.is_speaking
        still = not waits or self.stage.theme.motion.reduced
        return 0.0 if still else breath_after(self._age)

    @property
    def _stands_still(self) -> bool:
        """Nothing may happen on the table while it is spoken of."""
        if self.mood in (Mood.PRAISES, Mood.ENDS):
            return True
        reads = self.mood is Mood.SPEAKS and isinstance(self.course.step.task, Read | Touch)
        return reads and self._is_at_rest

    def _follow(self) -> None:
        if self.mood is Mood.SPEAKS:
            acts = isinstance(self.course.step.task, Play | PlayOut)
            if acts and self.course.is_done:
                self.mood = Mood.WATCHES
                self._guide.take(Bearing.WATCHES)
                self._lay_out()
            elif self.is_speaking != self._spoke:
                self._age = 0.0
                self._refresh()
                self._lay_out()
        elif self.mood is Mood.WATCHES and self._is_at_rest:
            self._praise()
        elif self.mood is Mood.PRAISES and self._age >= PRAISE:
            self._next()

    def _praise(self) -> None:
        if not self.course.step.praise:
            self._next()
            return
        self.mood, self._age, self.kind_word, self.page = Mood.PRAISES, 0.0, "", 0
        self._guide.take(Bearing.CHEERS)
        self._host.audio.play(Sound.WINK)
        self._lay_out()

    def _next(self) -> None:
        self.course.go_on()
        if not self.course.is_over:
            self._begin_step()
            return
        self.mood, self.page, self.kind_word, self._age = Mood.ENDS, 0, "", 0.0
        self._guide.take(Bearing.CHEERS)
        self._host.audio.play(Sound.WIN)
        self._way.learned()
        self._refresh()
        self._lay_out()

    # What is seen

    def draw(self, painter: Painter) -> None:
        super().draw(painter)
        if not self._spoke:
            self._guide.draw(painter, self.mat.places.tools, None)
            return
        if self.mood is not Mood.PRAISES and not self._is_free:
            chosen = self._decision.chosen is not None and not self.kind_word
            shown = [self.mat.places.play] if chosen else []
            draw_lit(painter, self.lights, shown, self.plate_area, self._breath)
        if self.guide_area is not None:
            draw_tip(painter, self.plate_area, self.guide_area)
        self._plate_ui.draw(painter)
        if self.guide_area is not None:
            lit = [light.area for light in sorted(self.lights, key=lambda light: not light.to_do)]
            self._guide.draw(painter, self.guide_area, lit[0] if lit else None)

    def targets(self) -> Mapping[str, Rect]:
        plate = self._plate_ui.targets() if self._spoke else {}
        acts = self.mood is Mood.SPEAKS and self.is_last_page
        table = acts and isinstance(self.course.step.task, Play | PlayOut)
        return {**(super().targets() if table else {}), **plate}
