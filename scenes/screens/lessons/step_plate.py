"""What the plate of a lesson says: a step, a word of praise, or what was learned."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from game.app.lesson_course import LessonCourse
from game.kits.lesson import Read, Touch
from scenes.engine.i18n import _
from scenes.screens.lessons.lesson_paper import PlateButton, PlateWords, make_plate
from scenes.screens.lessons.lesson_way import LessonWay, Mood
from scenes.ui.element import Element


@dataclass(frozen=True, slots=True)
class Said:
    """Which lines are read now, and what came of the last try."""

    mood: Mood
    lines: Sequence[int]
    kind_word: str
    number: int
    """Of the lesson, and how many there are."""
    count: int


def lesson_plate(
    course: LessonCourse, said: Said, way: LessonWay, read_on: Callable[[], None]
) -> Element:
    """The plate for this moment."""
    lesson = course.lesson
    over = _("Lesson {number} of {count}").format(number=said.number, count=said.count)
    words = PlateWords(over, _(lesson.title), (), steps=len(lesson.steps))
    skip = PlateButton("Skip", _("Skip"), way.leave)
    if said.mood is Mood.ENDS:
        words = replace(words, lines=(_(lesson.learned),), step=len(lesson.steps))
        done = PlateButton("Done", _("Enough for now"), way.leave)
        return make_plate(words, _ways_on(said, way), done, keyed=True)
    step, words = course.step, replace(words, step=course.number)
    if said.mood is Mood.PRAISES:
        return make_plate(replace(words, lines=(_(step.praise),)), (), skip, keyed=False)
    numbers = tuple(line + 1 for line in said.lines) if len(step.lines) > 1 else ()
    words = replace(
        words,
        lines=tuple(_(step.lines[line].words) for line in said.lines),
        numbers=numbers,
        kind_word=said.kind_word,
    )
    more = bool(said.lines) and said.lines[-1] < len(step.lines) - 1
    reads = isinstance(step.task, Read) or more
    go_on = PlateButton("Go on", _("Go on"), read_on, primary=True)
    keyed = reads or isinstance(step.task, Touch)
    return make_plate(words, (go_on,) if reads else (), skip, keyed=keyed)


def _ways_on(said: Said, way: LessonWay) -> list[PlateButton]:
    last = said.number == said.count
    words = _("Play a game") if last else _("Next lesson")
    return [
        PlateButton("On", words, way.on, primary=True),
        PlateButton("Again", _("Again"), way.again),
    ]
