"""The guide's side of the stage: what stands in the column at a moment, and how it is drawn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from pygame import Rect

from game.app.learning.lesson_course import LessonCourse
from scenes.engine.drawing.painter import Painter
from scenes.engine.i18n import _
from scenes.engine.input.inputs import Input
from scenes.engine.scene import Stage
from scenes.screens.lessons.guide import GUIDE, Guide
from scenes.screens.lessons.lesson_column import ColumnPlan, LaidColumn
from scenes.screens.lessons.lesson_controls import LessonControls, PlaceButton
from scenes.screens.lessons.lesson_layout import Pages, lay_pages
from scenes.screens.lessons.lesson_picture import draw_column, draw_tip
from scenes.screens.lessons.lesson_stage import guide_column
from scenes.screens.lessons.lesson_way import LessonWay, StepMood
from scenes.screens.lessons.lesson_words import (
    Said,
    column_buttons,
    column_words,
    fitting_style,
    way_out,
)
from scenes.ui.element import Look
from scenes.ui.ui import Ui


class GuideSide:
    """Everything in it has its place as soon as it exists."""

    def __init__(
        self,
        stage: Stage,
        course: LessonCourse,
        way: LessonWay,
        said: Said,
        read_on: Callable[[], None],
    ) -> None:
        self.ui = Ui(stage)
        self.guide = Guide()
        self.pages: Pages = ((),)
        self._stage = stage
        self._course = course
        self._way = way
        self._said = said
        self._read_on = read_on
        self._spoken_of: tuple[int, Said] | None = None
        self.fit()

    def fit(self) -> None:
        """The window or its letters have another size."""
        look = Look(self._stage.theme, self._stage.typesetter)
        title = _(self._course.lesson.title)
        self.area = guide_column(look.metrics)
        self._plan = ColumnPlan(self.area, self._said.over, title, look)
        self._style = fitting_style(self._course, self._plan)
        self._laid: LaidColumn = self._lay(self._said, is_ready=False)

    @property
    def paper(self) -> Rect:
        """Where the words are."""
        return self._laid.paper.area

    @property
    def guide_area(self) -> Rect | None:
        """Below the paper; None where large words leave no room."""
        room = self._laid.guide
        if room is None:
            return None
        side = min(self._stage.theme.metrics.px(GUIDE), room.width, room.height)
        area = Rect(0, 0, side, side)
        area.center = room.center
        return area

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
        self._said, self._laid = said, self._lay(said, is_ready=is_ready)
        placed = [(each.part, each.area) for each in self._laid.parts]
        self.ui.show(LessonControls(placed, places), self._stage.theme.metrics.window)
        spoken_of = (self._course.number, replace(said, kind_word=""))
        if is_ready and spoken_of != self._spoken_of:
            # Something else is said: the focus is where one goes on, whatever had it before.
            self._spoken_of = spoken_of
            self.ui.focus_first()

    def _lay(self, said: Said, *, is_ready: bool) -> LaidColumn:
        course, way, said = self._course, self._way, replace(said, style=self._style)
        buttons = column_buttons(course, said, way, self._read_on) if is_ready else ()
        return self._plan.laid(column_words(course, said), buttons, way_out(course, said, way))

    def handle(self, event: Input) -> bool:
        return self.ui.handle(event)

    def update(self, dt: float) -> bool:
        """Let time pass; true if it looks different."""
        self.ui.update(dt)
        changed = self.ui.dirty
        self.ui.dirty = False
        return changed | self.guide.update(dt, reduced=self._stage.theme.motion.reduced)

    def draw(self, painter: Painter, target: Rect | None) -> None:
        """The guide looks at what is spoken of."""
        draw_column(painter, self.area)
        if (area := self.guide_area) is not None:
            self.guide.draw(painter, area, target)
            draw_tip(painter, self.paper, area)
        self.ui.draw(painter)

    def targets(self) -> Mapping[str, Rect]:
        return self.ui.targets()
