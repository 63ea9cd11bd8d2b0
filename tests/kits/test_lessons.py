"""Claims about the lessons of every game: the rules allow what they ask for, and words fit it."""

import re
from collections import Counter

import pytest

from game.app.learning.learned import has_learned, lessons_done, next_lesson, with_learned
from game.app.learning.lesson_course import LessonCourse, Pressed
from game.app.learning.lesson_table import LEARNER
from game.app.settings import Settings, settings_from, settings_text
from game.app.storage.json_records import parse_record
from game.core.errors import IllegalMove
from game.core.match import Match
from game.core.rng import Rng
from game.kits.kit import AnyKit
from game.kits.lesson import Lesson, LessonStep, Play, PlayFreely, Read, Touch, first_course
from game.kits.registry import KITS
from game.kits.set_up import Chair
from tests.plain_words import is_short

TAUGHT = [(kit, lesson) for kit in KITS.values() for lesson in kit.lessons]
NAMES = [f"{kit.key}-{lesson.key}" for kit, lesson in TAUGHT]
EVERY_LESSON = pytest.mark.parametrize(("kit", "lesson"), TAUGHT, ids=NAMES)
EVERY_TAUGHT_KIT = pytest.mark.parametrize(
    "kit", [kit for kit in KITS.values() if kit.lessons], ids=lambda kit: kit.key
)
ANA = Chair("Ana", "sun hat")
MOST_LETTERS = 100
READING = 15
"""Letters a second of somebody who reads slowly."""
ACTING = 6.0
"""Seconds for whatever is asked for, with the animation that follows."""


def begun(kit: AnyKit, lesson: Lesson) -> LessonCourse:
    return LessonCourse(kit, lesson, ANA)


def let_others_play(course: LessonCourse) -> None:
    while course.session.think():
        pass


def do_what_is_asked(course: LessonCourse) -> None:
    task = course.step.task
    if isinstance(task, Touch):
        assert all(course.touch(place).pressed is Pressed.RIGHT for place in task.right)
    while not course.is_done:
        let_others_play(course)
        view = course.session.view(LEARNER)
        course.session.submit(LEARNER, (course.wanted or view.legal)[0])
        let_others_play(course)


@EVERY_TAUGHT_KIT
def test_a_few_lessons_lead_to_a_first_game_and_the_others_are_for_later(kit: AnyKit) -> None:
    assert 5 <= first_course(kit.lessons) <= 8
    assert len(kit.lessons) <= 15
    assert len({lesson.key for lesson in kit.lessons}) == len(kit.lessons)
    assert sum(lesson.ends_course for lesson in kit.lessons) == 1


@EVERY_LESSON
def test_whoever_does_what_is_asked_comes_to_the_end(kit: AnyKit, lesson: Lesson) -> None:
    course = begun(kit, lesson)
    while not course.is_over:
        do_what_is_asked(course)
        course.go_on()


@EVERY_LESSON
def test_prepared_cards_are_the_cards_of_the_game(kit: AnyKit, lesson: Lesson) -> None:
    options = begun(kit, lesson).session.options
    match = Match.start(kit.rules, options, 1, "")
    match.deal()
    dealt = kit.rules.encode_move(match.log.entries[0][1])
    assert cards_of(lesson.deals[0]) == cards_of(dealt)


def cards_of(deal: str) -> Counter[str]:
    """What is dealt, whichever way it lies and whoever begins."""
    return Counter(re.sub(r"(?<=\d)[nesw]$", "", word) for word in deal.split() if len(word) > 1)


@EVERY_LESSON
def test_every_move_that_is_asked_for_is_legal_and_no_other_is_taken(
    kit: AnyKit, lesson: Lesson
) -> None:
    course = begun(kit, lesson)
    while not course.is_over:
        task = course.step.task
        if isinstance(task, Play) and task.moves:
            let_others_play(course)
            legal = course.session.view(LEARNER).legal
            assert set(course.wanted) <= set(legal)
            refused = [move for move in legal if move not in course.wanted]
            for move in refused[:10]:
                with pytest.raises(IllegalMove) as word:
                    course.session.submit(LEARNER, move)
                assert len(str(word.value)) > len("Not yet"), "a kind word says what is asked for"
        do_what_is_asked(course)
        course.go_on()


@EVERY_LESSON
def test_nothing_may_be_played_while_there_is_something_to_read(
    kit: AnyKit, lesson: Lesson
) -> None:
    course = begun(kit, lesson)
    legal = course.session.view(LEARNER).legal
    if isinstance(course.step.task, Read | Touch) and legal:
        with pytest.raises(IllegalMove, match="first read"):
            course.session.submit(LEARNER, legal[0])


@EVERY_LESSON
def test_a_lesson_takes_two_minutes_at_most(kit: AnyKit, lesson: Lesson) -> None:
    steps = [step for step in lesson.steps if not isinstance(step.task, PlayFreely)]
    assert sum(map(seconds_for, steps)) <= 120


def seconds_for(step: LessonStep) -> float:
    letters = sum(len(line.words) for line in step.lines)
    return letters / READING + (0 if isinstance(step.task, Read) else ACTING)


@EVERY_LESSON
def test_words_are_short_and_every_task_has_praise_and_other_words(
    kit: AnyKit, lesson: Lesson
) -> None:
    for step in lesson.steps:
        assert 1 <= len(step.lines) <= 3
        assert all(0 < len(line.words) <= MOST_LETTERS for line in step.lines)
        if not isinstance(step.task, Read):
            assert step.praise
            assert step.once_more
        said = [line.words for line in step.lines]
        assert all(map(is_short, (*said, step.praise, step.once_more, step.missed)))
    assert is_short(lesson.learned)


def test_whoever_plays_freely_and_gets_nothing_hears_a_word_of_comfort() -> None:
    kit, lesson = next(
        (kit, lesson) for kit, lesson in TAUGHT if any(step.missed for step in lesson.steps)
    )
    course = begun(kit, lesson)
    while not course.step.missed:
        do_what_is_asked(course)
        course.go_on()
    step = course.step
    assert course.praise == step.missed, "nothing was gained yet"
    course._points -= 1
    assert course.praise == step.praise


def test_a_place_that_is_not_meant_gets_its_own_kind_word() -> None:
    kit, lesson = next(
        (kit, lesson) for kit, lesson in TAUGHT if isinstance(lesson.steps[0].task, Touch)
    )
    course = begun(kit, lesson)
    task = course.step.task
    assert isinstance(task, Touch)
    wrong = next(iter(task.wrong))
    answer = course.touch(wrong)
    assert (answer.pressed, answer.words) == (Pressed.WRONG, task.wrong[wrong])
    assert course.touch(task.right[0]).pressed is Pressed.RIGHT
    assert course.touch(task.right[0]).pressed is Pressed.AGAIN
    assert not course.is_done


@EVERY_TAUGHT_KIT
def test_what_was_learned_is_kept_and_the_next_lesson_follows(kit: AnyKit) -> None:
    settings = Settings()
    assert (lessons_done(settings, kit), next_lesson(settings, kit)) == (0, 0)
    for number, lesson in enumerate(kit.lessons):
        assert next_lesson(settings, kit) == number
        settings = with_learned(with_learned(settings, kit, lesson), kit, lesson)
    assert lessons_done(settings, kit) == len(settings.learned) == len(kit.lessons)
    again, notes = settings_from(parse_record(settings_text(settings).encode()))
    assert (again.learned, notes) == (settings.learned, [])
    assert has_learned(again, kit, kit.lessons[-1])


def test_damaged_progress_is_told_and_costs_no_other_setting() -> None:
    settings, notes = settings_from({"learned": 7, "text_scale": 150})
    assert settings.learned == ()
    assert settings.text_scale == 150
    assert notes == ["The setting learned could not be read, so the usual one is used."]


FREE_STEPS = [
    (kit, lesson, number)
    for kit, lesson in TAUGHT
    for number, step in enumerate(lesson.steps)
    if isinstance(step.task, PlayFreely) or (isinstance(step.task, Play) and not step.task.moves)
]


FREE_NAMES = [f"{kit.key}-{lesson.key}-{number}" for kit, lesson, number in FREE_STEPS]


@pytest.mark.parametrize(("kit", "lesson", "number"), FREE_STEPS, ids=FREE_NAMES)
def test_a_free_choice_that_goes_wrong_gets_a_word(
    kit: AnyKit, lesson: Lesson, number: int
) -> None:
    """Somebody who plays at random hears one now and then, and praise else."""
    said: set[str] = set()
    choices = 0
    for seed in range(12):
        course, rng = begun(kit, lesson), Rng(seed, "slips")
        while course.number < number:
            do_what_is_asked(course)
            course.go_on()
        let_others_play(course)
        while not course.is_done:
            legal = course.session.view(LEARNER).legal
            choices = max(choices, len(legal))
            course.session.submit(LEARNER, rng.choice(legal))
            said.add(course.slip)
            let_others_play(course)
    assert all(map(is_short, said))
    assert choices == 1 or {""} < said


def test_the_right_place_the_wrong_way_up_gets_another_word_than_a_wrong_place() -> None:
    for kit, lesson in TAUGHT:
        for step in lesson.steps:
            if isinstance(step.task, Play) and step.task.because:
                assert step.task.otherwise not in step.task.because.values(), lesson.key
                assert not set(step.task.because) & set(step.task.moves), (kit.key, lesson.key)
