"""The guide's side of the stage: what stands in the column at a moment of a lesson."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from game.app.learning.lesson_course import LessonCourse
from scenes.engine.i18n import _
from scenes.engine.scene import Stage
from scenes.screens.lessons.lesson_controls import PlaceButton
from scenes.screens.lessons.lesson_layout import Pages, lay_pages
from scenes.screens.lessons.lesson_way import LessonWay, StepMood
from scenes.screens.lessons.lesson_words import (
    Said,
    column_buttons,
    column_words,
    fitting_style,
    way_out,
)
from scenes.screens.lessons.side_column import SideColumn


class GuideSide(SideColumn):
    """Says a lesson, a page at a time."""

    def __init__(
        self,
        stage: Stage,
        course: LessonCourse,
        way: LessonWay,
        said: Said,
        read_on: Callable[[], None],
    ) -> None:
        super().__init__(stage, said.over, _(course.lesson.title))
        self.pages: Pages = ((),)
        self._course = course
        self._way = way
        self._said = said
        self._read_on = read_on
        self._spoken_of: tuple[int, Said] | None = None
        self.fit()

    def fit(self) -> None:
        super().fit()
        self._style = fitting_style(self._course, self._plan)
        self._lay(self._said, (), is_ready=False)

    def turn_pages(self, mood: StepMood) -> None:
        """Which lines of this step are read together; the others come one after the other."""
        said = replace(self._said, mood=mood, kind_word="", style=self._style)

        def has_room(lines: Sequence[int]) -> bool:
            now = replace(said, lines=lines)
            buttons = column_buttons(self._course, now, self._way, self._read_on)
            return self._plan.has_room(column_words(self._course, now), buttons)

        if mood is StepMood.SPEAKS:
            self.pages = lay_pages(len(self._course.step.lines), has_room)

    def say(self, said: Said, places: Sequence[PlaceButton], *, is_ready: bool) -> None:
        """These words; what leads on can be pressed only when the table is ready for it."""
        self._said = said
        self._lay(said, places, is_ready=is_ready)
        spoken_of = (self._course.number, replace(said, kind_word=""))
        if is_ready and spoken_of != self._spoken_of:
            # Something else is said: the focus is where one goes on, whatever had it before.
            self._spoken_of = spoken_of
            self.ui.focus_first()
            if said.mood is StepMood.ENDS:
                self.ui.focus_on("On", quiet=True)

    def _lay(self, said: Said, places: Sequence[PlaceButton], *, is_ready: bool) -> None:
        course, way, said = self._course, self._way, replace(said, style=self._style)
        buttons = column_buttons(course, said, way, self._read_on) if is_ready else ()
        self.show(column_words(course, said), buttons, way_out(course, said, way), places)
