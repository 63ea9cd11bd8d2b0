"""What a lesson says: a step, a word of praise, or what was learned."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.app.learning.lesson_course import LessonCourse
from game.kits.lesson import LessonStep, Play, Read, Touch
from scenes.engine.i18n import _
from scenes.engine.theme import Style
from scenes.screens.lessons.lesson_column import SPOKEN, ColumnPlan, ColumnWords
from scenes.screens.lessons.lesson_paper import PlateButton, SkipButton
from scenes.screens.lessons.lesson_way import LessonWay, StepMood


@dataclass(frozen=True, slots=True)
class Said:
    """Which lines are read now, and what came of the last try."""

    mood: StepMood
    lines: Sequence[int]
    kind_word: str
    """In place of the lines, as long as it stands."""
    number: int
    """Of the lesson, and how many there are."""
    count: int
    style: Style = Style.SPOKEN
    ends_course: bool = False
    """All that leads to a first game was learned."""

    @property
    def over(self) -> str:
        return _("Lesson {number} of {count}").format(number=self.number, count=self.count)


def column_words(course: LessonCourse, said: Said) -> ColumnWords:
    """The words for this moment."""
    lesson = course.lesson
    lines, numbers, steps, step = [_(lesson.learned)], tuple[int, ...](), 0, 0
    heading = _("You know it!") if said.mood is StepMood.ENDS else ""
    if said.mood is StepMood.ENDS and said.ends_course:
        heading, lines = _("You can play."), [_("Your first house is lit.")]
    if said.mood is not StepMood.ENDS:
        steps, step, now = len(lesson.steps), course.number, course.step
        asked = line_asked(now)
        lines = [_(now.lines[line].words) for line in said.lines if line != asked]
        if asked in said.lines and lines:
            heading = _(now.lines[asked].words)
        elif asked in said.lines:
            lines = [_(now.lines[asked].words)]
        elif len(lines) > 1:
            numbers = tuple(line + 1 for line in said.lines)
        if said.mood is StepMood.PRAISES:
            heading, lines = course.praise, []
        elif said.kind_word:
            heading, lines, numbers = "", [said.kind_word], ()
    return ColumnWords(
        said.over, _(lesson.title), tuple(lines), numbers, steps, step, said.style, heading,
        asks=said.mood is StepMood.SPEAKS,
    )  # fmt: skip


def line_asked(step: LessonStep) -> int:
    """The line that says what to play, where others say why: it comes first; -1 if none does."""
    if not isinstance(step.task, Play) or len(step.lines) == 1:
        return -1
    places = [line.at for line in step.lines]
    return next((n for n, at in enumerate(places) if at == "hand" or at.startswith("card ")), -1)


def column_buttons(
    course: LessonCourse, said: Said, way: LessonWay, read_on: Callable[[], None]
) -> Sequence[PlateButton]:
    """What leads on, where reading is all there is to do."""
    if said.mood is StepMood.ENDS:
        on = _("Play a game") if said.number == said.count else _("Next")
        # What leads on stays where "Go on" stood: a quick hand presses that place once more.
        return (
            PlateButton("Again", _("Again"), way.again),
            PlateButton("On", on, way.on, primary=True),
        )
    if said.mood is StepMood.SPEAKS and reads(course.step, said.lines):
        return (PlateButton("Go on", _("Go on"), read_on, primary=True),)
    return ()


def way_out(course: LessonCourse, said: Said, way: LessonWay) -> SkipButton:
    """Back to the list; a ring lies around it where keys are not for the table."""
    if said.mood is StepMood.ENDS:
        return SkipButton("Done", _("Enough for now"), way.leave, rings=True, on_paper=False)
    step = course.step
    keyed = said.mood is StepMood.SPEAKS and (
        reads(step, said.lines) or isinstance(step.task, Touch)
    )
    return SkipButton("Skip", _("Leave"), way.leave, rings=keyed, on_paper=False)


def reads(step: LessonStep, lines: Sequence[int]) -> bool:
    """Whether these lines are only to be read."""
    more = bool(lines) and lines[-1] < len(step.lines) - 1
    return isinstance(step.task, Read) or more


def fitting_style(course: LessonCourse, plan: ColumnPlan) -> Style:
    """The largest letters in which every sentence of the lesson has room by itself."""
    button = (PlateButton("Go on", _("Go on"), lambda: None),)

    def fits(style: Style) -> bool:
        every = (sentence for step in course.lesson.steps for sentence in sentences(step))
        return all(
            plan.has_room(ColumnWords("", "", (sentence,), style=style), button)
            for sentence in every
        )

    return next(filter(fits, SPOKEN), SPOKEN[-1])


def sentences(step: LessonStep) -> list[str]:
    """Everything that may be said in a step, each by itself."""
    kind: list[str] = []
    if isinstance(step.task, Play):
        kind = [step.task.otherwise, *step.task.because.values()]
    elif isinstance(step.task, Touch):
        kind = list(step.task.wrong.values())
    lines = (line.words for line in step.lines)
    said = (*lines, step.praise, step.missed, step.once_more, *kind)
    return [_(words) for words in said if words]
