"""Learning, whichever games there are: where lessons are chosen, and lessons at their moments."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from game.app.settings import Settings
from game.kits.lesson import Play, PlayFreely, Read, Touch, first_course
from scenes.engine.input.inputs import Action
from scenes.games.kit import TableKit
from scenes.games.registry import TABLES
from scenes.screens.lessons.learn_scene import LearnScene
from scenes.screens.lessons.lesson_doors import open_lesson
from scenes.screens.lessons.lesson_scene import LessonScene
from scenes.screens.lessons.lesson_way import StepMood
from scenes.screens.lessons.newcomer import NewcomerScene
from scenes.screens.title import TitleScene
from workshop.gallery.gallery_state import State
from workshop.gallery.studio import SETTLED, Studio

LARGE = Settings(text_scale=200)
DONE = 3
"""Lessons that lie behind somebody."""


def lesson_states() -> Iterable[State]:
    """All of them."""
    yield State("newcomer", _newcomer)
    yield State("newcomer-text-200", _newcomer, LARGE)
    for kit in TABLES.values():
        if not kit.game.lessons:
            continue
        learned = tuple(f"{kit.key} {lesson.key}" for lesson in kit.game.lessons[:DONE])
        known = Settings(game=kit.key, learned=learned)
        yield State(f"learn-{kit.key}", _learn, known)
        for number, lesson in enumerate(kit.game.lessons):
            yield State(f"lesson-{kit.key}-{lesson.key}", partial(_lesson, kit=kit, number=number))
        first = partial(_lesson, kit=kit, number=0)
        yield State(f"lesson-{kit.key}-text-200", first, LARGE)
        yield State(f"lesson-{kit.key}-high-contrast", first, Settings(high_contrast=True))
        yield State(f"lesson-{kit.key}-end", partial(_end, kit=kit))
        course = first_course(kit.game.lessons)
        before = tuple(f"{kit.key} {lesson.key}" for lesson in kit.game.lessons[: course - 1])
        for size in (100, 130, 200):
            school = Settings(learned=before, text_scale=size)
            last = partial(_end, kit=kit, number=course - 1)
            yield State(f"lesson-{kit.key}-course-end-{size}", last, school)
    yield State("learn-text-200", _learn, LARGE)


def _newcomer(studio: Studio) -> None:
    studio.show(TitleScene(studio.host, studio.make_table))
    studio.app.push(NewcomerScene(studio.host, studio.make_table))
    studio.run(SETTLED)


def _learn(studio: Studio) -> None:
    studio.show(LearnScene(studio.host, studio.make_table))


def _opened(studio: Studio, kit: TableKit, number: int) -> LessonScene:
    scene = open_lesson(studio.app, studio.host, studio.make_table, kit, number)
    studio.show(scene)
    studio.run_until(lambda: scene.is_speaking)
    return scene


def _lesson(studio: Studio, kit: TableKit, number: int) -> None:
    """At the first thing that is to be done."""
    scene = _opened(studio, kit, number)
    while isinstance(scene.course.step.task, Read) or not scene.is_last_page:
        scene.read_on()
        studio.run_until(lambda: scene.is_speaking)
    studio.run(SETTLED)


def _end(studio: Studio, kit: TableKit, number: int = 0) -> None:
    """A lesson, done."""
    scene = _opened(studio, kit, number)
    while scene.mood is not StepMood.ENDS:
        task = scene.course.step.task
        if isinstance(task, Play | PlayFreely):
            if scene.is_holding:
                studio.press(Action.PLAY)
            elif scene.course.is_learners_turn:
                legal = scene.course.wanted or scene.course.session.view(0).legal
                scene.course.session.submit(0, legal[0])
            studio.run(SETTLED)
        elif isinstance(task, Touch):
            for place in task.right:
                scene.touch(place)
        else:
            scene.read_on()
        studio.run_until(
            lambda: scene.is_holding or (scene.is_speaking and scene.mood is not StepMood.PRAISES)
        )
    studio.run(SETTLED)
