"""Which lessons somebody has finished: kept with the settings, by game and lesson."""

from dataclasses import replace

from game.app.settings import Settings
from game.kits.kit import AnyKit
from game.kits.lesson import Lesson, first_course


def has_learned(settings: Settings, kit: AnyKit, lesson: Lesson) -> bool:
    """Whether it was finished once."""
    return _kept_name(kit, lesson) in settings.learned


def with_learned(settings: Settings, kit: AnyKit, lesson: Lesson) -> Settings:
    """The settings of somebody who has finished it."""
    if has_learned(settings, kit, lesson):
        return settings
    return replace(settings, learned=(*settings.learned, _kept_name(kit, lesson)))


def lessons_done(settings: Settings, kit: AnyKit) -> int:
    """How many of the lessons of a game were finished."""
    return sum(has_learned(settings, kit, lesson) for lesson in kit.lessons)


def can_play(settings: Settings, kit: AnyKit) -> bool:
    """Whether all lessons that lead to a first game were finished."""
    course = kit.lessons[: first_course(kit.lessons)]
    return all(has_learned(settings, kit, lesson) for lesson in course)


def next_lesson(settings: Settings, kit: AnyKit) -> int:
    """The number of the first lesson that was not; the first of all after the last."""
    numbers = range(len(kit.lessons))
    return next((n for n in numbers if not has_learned(settings, kit, kit.lessons[n])), 0)


def _kept_name(kit: AnyKit, lesson: Lesson) -> str:
    return f"{kit.key} {lesson.key}"
