"""From one lesson to the next, and back to where they are chosen."""

from __future__ import annotations

from functools import partial

from game.app.learning.learned import with_learned
from game.app.people.lone_deeds import lesson_deeds
from game.kits.lesson import Lesson, first_course
from scenes.autosave import DiskJob
from scenes.coach.first_times import without_taught
from scenes.engine.scene import Scene, Stage
from scenes.games.kit import TableKit
from scenes.host import Host
from scenes.screens.demo import MakeTable
from scenes.screens.lessons.lesson_scene import LessonScene
from scenes.screens.lessons.lesson_way import LessonWay
from scenes.screens.setup.setup_scene import SetUpScene
from scenes.screens.table_navigation import table_navigation


def open_lesson(
    stage: Stage, host: Host, make_table: MakeTable, kit: TableKit, number: int
) -> LessonScene:
    """A lesson of a game; after the last one the game itself is set up."""
    lesson = kit.game.lessons[number]

    def following() -> Scene:
        is_course_over = number + 1 == first_course(kit.game.lessons)
        if not is_course_over and number + 1 < len(kit.game.lessons):
            return open_lesson(stage, host, make_table, kit, number + 1)
        return SetUpScene(host, make_table, kit=kit.game)

    way = LessonWay(
        navigation=table_navigation(stage, host)(make_table),
        learned=partial(_keep, host, kit, lesson),
        again=lambda: stage.replace(open_lesson(stage, host, make_table, kit, number)),
        on=lambda: stage.replace(following()),
        leave=stage.pop,
    )
    return LessonScene(host, kit, number, way)


def _keep(host: Host, kit: TableKit, lesson: Lesson) -> DiskJob:
    """It is marked, counts in the street of whoever plays here, and is not explained again.

    Jobs are done one after the other: with the last of them both are kept.
    """
    learned = with_learned(host.settings, kit.game, lesson)
    host.change(without_taught(learned, kit.key, kit.first_times, lesson.key))
    return host.people.note_deeds(host.chair, lesson_deeds(kit.key, lesson.key))
