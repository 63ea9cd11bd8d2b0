"""A lesson on the real table: a guide says one thing, asks for one thing, and sees it done."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from pygame import Rect

from game.app.learning.learned import can_play
from game.app.learning.lesson_course import LessonCourse, Pressed
from game.kits.lesson import Play, PlayFreely, Read, Touch, first_course
from scenes.anim import timings
from scenes.engine.audio import Sound
from scenes.engine.drawing.painter import Painter
from scenes.engine.i18n import _
from scenes.engine.input.devices import is_back
from scenes.engine.input.inputs import Action, Input, Point, Press
from scenes.engine.scene import Feedback, Stage
from scenes.games.kit import TableKit
from scenes.host import Host
from scenes.screens.lessons.guide import Bearing
from scenes.screens.lessons.guide_side import GuideSide
from scenes.screens.lessons.lesson_controls import PlaceButton, place_buttons
from scenes.screens.lessons.lesson_layout import found_places, line_to_do, named_places
from scenes.screens.lessons.lesson_picture import Lit, breath_after, draw_lit
from scenes.screens.lessons.lesson_way import LessonWay, StepMood, learner_of
from scenes.screens.lessons.lesson_words import Said, line_asked
from scenes.screens.lessons.lit_house import lesson_house
from scenes.screens.lessons.taught_table import TaughtTable
from scenes.table.choosing.controls import Offer
from scenes.table.choosing.gestures import hurries, is_click, steers
from scenes.table.pending_save import Awaited

PRAISE = 0.9
"""Seconds for a word of praise, before the lesson goes on by itself; a sentence takes longer."""
READING = 18
"""Letters a second."""
UNANSWERED = (Action.PAUSE, Action.LOG)
"""Keys of the table that would lead away from what is taught."""


class LessonScene(TaughtTable[GuideSide]):
    """One lesson of a game, by its number."""

    def __init__(self, host: Host, kit: TableKit, number: int, way: LessonWay) -> None:
        lessons = kit.game.lessons
        self.course = LessonCourse(kit.game, lessons[number], learner_of(host, kit))
        super().__init__(host, self.course.session, way.navigation, kit)
        self._kit = kit
        self._way = way
        self._number = number
        course = first_course(lessons)
        self._count = course if number < course else len(lessons)
        self.mood = StepMood.SPEAKS
        self._reading = 0
        self.kind_word = ""
        self._age = 0.0
        self._spoke = False
        self._tried: object = None
        self.lights: tuple[Lit, ...] = ()

    def make_side(self, stage: Stage) -> GuideSide:
        return GuideSide(stage, self.course, self._way, self._said, self.read_on)

    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        self._begin_step()

    # What the table asks

    def offer(self, usual: Offer) -> Offer:
        return replace(
            usual,
            has_tools=False,
            is_holding=usual.is_holding and self._is_free,
            can_play=usual.can_play and not self._is_other_choice,
        )

    @property
    def _is_other_choice(self) -> bool:
        """What is chosen is not what is asked for: it cannot be played."""
        chosen = self.table.decision.chosen
        return chosen is not None and self.course.kind_word(chosen) is not None

    def play(self, usual: Callable[[], None]) -> None:
        if self._is_other_choice:
            self.table.refuse()  # the paper has said why
            return
        made = self.course.moves_made
        usual()
        if self.course.moves_made > made and self.course.slip:
            self._say_kindly(self.course.slip)

    @property
    def _is_free(self) -> bool:
        """The learner plays as they like."""
        return not self.course.is_over and isinstance(self.course.step.task, PlayFreely)

    def refreshed(self) -> None:
        table, chooser = self.table, self.table.mat.chooser
        if self._is_other_choice or self._hushes:
            table.caption.clear()
        wanted = self.course.wanted
        if self.mood is StepMood.SPEAKS and len(wanted) == 1 and table.may_choose:
            chooser.point_out(wanted[0])
            chooser.follow()

    @property
    def _hushes(self) -> bool:
        """One voice at a time: while the guide speaks, nothing else says what to do."""
        return self.mood is not StepMood.WATCHES and not (self._is_free or self.table.show.busy)

    def refused(self, reason: str) -> None:
        if reason and not self._is_free:
            self._say_kindly(reason)

    # What is said

    @property
    def is_speaking(self) -> bool:
        """The table rests, so that something can be said about it."""
        if self.mood in (StepMood.PRAISES, StepMood.ENDS):
            return True
        return self.mood is StepMood.SPEAKS and self._is_at_rest

    @property
    def _is_at_rest(self) -> bool:
        show, turn = self.table.show, self.course.is_learners_turn
        if show.is_holding:
            # Of a picture with several pages the last one is spoken of.
            return show.is_last_hold or self.mood is StepMood.SPEAKS
        if show.busy:
            return turn and show.is_minor
        return turn or self.course.session.outcome is not None

    @property
    def is_holding(self) -> bool:
        """A picture of a free game stays until somebody goes on."""
        return self.table.show.is_holding

    @property
    def lines(self) -> Sequence[int]:
        """The lines that are read now, by their numbers."""
        spoken = self.mood in (StepMood.SPEAKS, StepMood.WATCHES)
        return self.side.pages[self._page] if spoken else ()

    @property
    def _page(self) -> int:
        """Where its line is; which lines come together may change with the window."""
        pages = self.side.pages
        return next((n for n, page in enumerate(pages) if self._reading in page), len(pages) - 1)

    @property
    def is_last_page(self) -> bool:
        """What the step asks for can be done."""
        return self._page == len(self.side.pages) - 1

    def places(self) -> Mapping[str, Rect]:
        """Everything that a lesson can point at, by name."""
        return named_places(self.table.mat, self._kit)

    def _begin_step(self) -> None:
        self.mood, self._reading, self.kind_word, self._age = StepMood.SPEAKS, 0, "", 0.0
        self._tried = None
        self.side.guide.take(Bearing.POINTS)
        if isinstance(self.course.step.task, Play | PlayFreely) and self.table.show.is_holding:
            self.table.go_on()
        self.table.refresh()
        self.speak()

    @property
    def _said(self) -> Said:
        return Said(
            self.mood, (), self.kind_word, self._number + 1, self._count,
            ends_course=self.course.lesson.ends_course
            and can_play(self.host.settings, self._kit.game),
        )  # fmt: skip

    def speak(self) -> None:
        """Words and lights for this moment; what cannot be done yet has no button."""
        self._spoke = self.is_speaking
        self.side.turn_pages(self.mood)
        self.lights = self._lights() if self._spoke else ()
        places = self._place_buttons() if self._spoke else []
        self.side.say(replace(self._said, lines=self.lines), places, is_ready=self._spoke)
        self.dirty = True

    def _lights(self) -> tuple[Lit, ...]:
        """What the lines of this page speak of, with their numbers where there are several."""
        if self.mood is not StepMood.SPEAKS:
            return ()
        step = self.course.step
        places = found_places([line.at for line in step.lines], self.places())
        several = len(self.lines) > 1 and line_asked(step) < 0
        to_do = line_to_do(step.task, places, self.table.mat.places.choice)
        return tuple(
            Lit(place, line + 1 if several else 0, line == to_do, self.card_at(place))
            for line in self.lines
            if (place := places[line]) is not None
        )

    def _place_buttons(self) -> list[PlaceButton]:
        task = None if self.course.is_over else self.course.step.task
        if not isinstance(task, Touch) or self.mood is not StepMood.SPEAKS or not self.is_last_page:
            return []
        return place_buttons(task, self.places(), self.course.touched, self.touch)

    # What the learner does

    def handle(self, event: Input) -> None:
        # What came before it in the same frame may have brought the table to rest.
        self._follow()
        if is_back(event):
            self._way.leave()
        elif self.awaited is not None and self.mood is not StepMood.ENDS:
            return
        elif isinstance(event, Press) and event.is_down(Action.RULES, Action.HELP):
            self.table.navigator.answers(event.action)
        elif isinstance(event, Press) and event.is_down(Action.HINT):
            self._say_once_more()
        elif self._is_for_plate(event) or self.mood is StepMood.ENDS:
            self.side.handle(event)
        elif self.mood is StepMood.PRAISES:
            if hurries(event):
                self._age = self._praise_lasts
        elif self.mood is StepMood.WATCHES or not self.is_speaking:
            if hurries(event) and self.table.show.busy and (self._is_free or not self.is_holding):
                self.table.go_on()
        else:
            self._do(event)

    def _is_for_plate(self, event: Input) -> bool:
        return self.grip.takes(event, self.side.area)

    def _do(self, event: Input) -> None:
        """Something is to be read, pressed or played."""
        task = self.course.step.task
        if isinstance(task, Read) or not self.is_last_page:
            if hurries(event) and self._age >= timings.DOUBLE_CLICK:
                self.read_on()
        elif isinstance(task, Touch):
            if not self.side.handle(event) and is_click(event):
                self._say_once_more()
        elif is_click(event) and self._hits_nothing(event):
            self._say_once_more()
        elif not (isinstance(event, Press) and event.is_down(*UNANSWERED)):
            self.table.handle(event)
            if not steers(event):
                self.acted()

    def _hits_nothing(self, event: Input) -> bool:
        """Nothing there can be pressed, so that whoever does is told what can."""
        parts = [self.table.mat.places.play, *(part.rect for part in self.table.mat.chooser.parts)]
        areas = [*self.table.targets().values(), *parts]
        at = event.position if isinstance(event, Point) else (0, 0)
        return not any(area.collidepoint(at) for area in areas)

    def read_on(self) -> None:
        """The next page, or the next step."""
        self._age = 0.0
        if self.is_last_page:
            self._next()
        else:
            self._reading = self.side.pages[self._page + 1][0]
            self.speak()

    def touch(self, name: str) -> None:
        """A place was pressed that may be the one."""
        answer = self.course.touch(name)
        self._say_kindly(answer.words)
        if answer.pressed is Pressed.WRONG:
            self.stage.feedback(Feedback.REFUSE)
        elif self.course.is_done:
            self._praise()

    def acted(self) -> None:
        """A choice that is not what is asked for gets a kind word before it is played."""
        chosen = self.table.decision.chosen
        if chosen == self._tried or self.course.is_done:
            return
        self._tried = chosen
        self._say_kindly("" if chosen is None else self.course.kind_word(chosen) or "")

    def _say_kindly(self, words: str) -> None:
        self.kind_word, self._age = words, 0.0
        self.side.guide.take(Bearing.SHAKES_HEAD if words else Bearing.POINTS)
        self.speak()

    def _say_once_more(self) -> None:
        """In other words, for whoever did not understand the first ones."""
        if self.mood is StepMood.SPEAKS and self.is_speaking:
            self.kind_word = _(self.course.step.once_more)
            self.speak()

    # What becomes of it

    def update(self, dt: float) -> None:
        self.let_pass(dt, still=self._stands_still)
        self._age += dt
        if self.awaited is not None and self.mood is not StepMood.ENDS:
            self._await_disk(dt, self.awaited)
        self.dirty |= self._breath > 0
        self._follow()

    @property
    def _breath(self) -> float:
        """How far what is to be done has breathed out, 0 to 1, since nobody does it."""
        waits = self.mood is StepMood.SPEAKS and self.is_speaking
        still = not waits or self.stage.theme.motion.reduced
        return 0.0 if still else breath_after(self._age)

    @property
    def _stands_still(self) -> bool:
        """Nothing may happen on the table while it is spoken of."""
        if self.mood in (StepMood.PRAISES, StepMood.ENDS):
            return True
        reads = self.mood is StepMood.SPEAKS and isinstance(self.course.step.task, Read | Touch)
        return reads and self._is_at_rest

    def _follow(self) -> None:
        if self.mood is StepMood.SPEAKS:
            acts = isinstance(self.course.step.task, Play | PlayFreely)
            if acts and self.course.is_done:
                self.mood = StepMood.WATCHES
                self.side.guide.take(Bearing.WATCHES)
                self.speak()
            elif self.is_speaking != self._spoke:
                self._age = 0.0
                self.table.refresh()
                self.speak()
        elif self.mood is StepMood.WATCHES and self._is_at_rest:
            self._praise()
        elif self.mood is StepMood.PRAISES and self._age >= self._praise_lasts:
            self._next()

    @property
    def _praise_lasts(self) -> float:
        return max(PRAISE, len(self.course.praise) / READING)

    def _praise(self) -> None:
        if not self.course.step.praise:
            self._next()
            return
        self.mood, self._age, self.kind_word = StepMood.PRAISES, 0.0, ""
        slipped = self.course.slip and self.course.praise == self.course.slip
        self.side.guide.take(Bearing.SHAKES_HEAD if slipped else Bearing.CHEERS)
        self.host.audio.play(Sound.WINK)
        self.speak()

    def _next(self) -> None:
        if self.course.is_at_last_step and not self._is_kept:
            return
        self.course.go_on()
        if not self.course.is_over:
            self._begin_step()
            return
        self.mood, self.kind_word, self._age = StepMood.ENDS, "", 0.0
        self.side.guide.take(Bearing.CHEERS)
        self.host.audio.play(Sound.WIN)
        self.side.house = lesson_house(self.side.stage, self._number)
        self.table.refresh()
        self.speak()

    @property
    def _is_kept(self) -> bool:
        """Nobody is told that they know it before it is kept."""
        if self.awaited is None:
            self.awaited = Awaited(self._way.learned())
        return self.awaited.is_over

    def _await_disk(self, dt: float, awaited: Awaited) -> None:
        if awaited.update(dt):
            self._say_kindly(awaited.words)
        if awaited.is_over:
            self._next()

    # What is seen

    def draw(self, painter: Painter) -> None:
        lit = [light.area for light in sorted(self.lights, key=lambda light: not light.to_do)]
        self.draw_framed(painter, lit[0] if lit else None, self._draw_lights)

    def _draw_lights(self, painter: Painter) -> None:
        if self._spoke and self.mood is not StepMood.PRAISES and not self._is_free:
            chosen = self.table.decision.chosen is not None and not self.kind_word
            shown = [self.table.mat.places.play] if chosen else []
            draw_lit(painter, self.lights, shown, self._breath)

    def targets(self) -> Mapping[str, Rect]:
        acts = self._spoke and self.mood is StepMood.SPEAKS and self.is_last_page
        return self.targets_with(
            table=acts and isinstance(self.course.step.task, Play | PlayFreely)
        )
