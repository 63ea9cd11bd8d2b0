"""What the words of a lesson promise is what the rules give: points, piles, and what would not."""

import pytest

from game.app.learning.lesson_course import LessonCourse
from game.app.learning.lesson_table import LEARNER
from game.kits.chikyu.kit import CHIKYU
from game.kits.duco.kit import DUCO
from game.kits.five211.kit import FIVE211
from game.kits.kit import AnyKit
from game.kits.lesson import Play
from game.kits.set_up import USUAL_CHAIRS
from game.rules.chikyu.cards import Kind
from game.rules.five211.cards import Colour
from game.rules.five211.scoring import Verdict
from tests.kits.test_lessons import do_what_is_asked, let_others_play


def done(kit: AnyKit, key: str) -> LessonCourse:
    """A lesson whose steps were all taken."""
    lesson = next(lesson for lesson in kit.lessons if lesson.key == key)
    course = LessonCourse(kit, lesson, USUAL_CHAIRS[0])
    while not course.is_over:
        do_what_is_asked(course)
        course.go_on()
    return course


@pytest.mark.parametrize(
    ("key", "points"),
    [
        ("tallest", 10), ("windows", 11), ("bust", 14), ("even", 11),
        ("lizards", 3), ("seven", 12), ("hold-back", 10), ("count", 13),
    ],
)  # fmt: skip
def test_learner_gets_the_points_that_five211_promises(key: str, points: int) -> None:
    record = done(FIVE211, key).session.view(LEARNER).records[-1]
    assert record.gained[LEARNER] == points


@pytest.mark.parametrize(
    ("key", "verdict", "colour"),
    [
        ("bust", Verdict.COLOUR, Colour.BLUE), ("even", Verdict.COLOUR, Colour.GREEN),
        ("lizards", Verdict.COLOUR, Colour.ORANGE), ("seven", Verdict.KODODO, None),
    ],
)  # fmt: skip
def test_other_cards_would_have_left_it_to_the_others(
    key: str, verdict: Verdict, colour: Colour | None
) -> None:
    lesson = next(lesson for lesson in FIVE211.lessons if lesson.key == key)
    course = LessonCourse(FIVE211, lesson, USUAL_CHAIRS[0])
    while not isinstance(course.step.task, Play):
        course.go_on()
    wanted = course.wanted
    let_others_play(course)
    for move in course.session.view(LEARNER).legal:
        other = LessonCourse(FIVE211, lesson, USUAL_CHAIRS[0])
        other.session.referee = None
        if move not in wanted:
            other.session.submit(LEARNER, move)
            let_others_play(other)
            result = other.session.view(LEARNER).records[-1].result
            assert (result.verdict, result.colour) == (verdict, colour)


def test_all_twenty_blue_cards_are_accounted_for() -> None:
    lesson = next(lesson for lesson in FIVE211.lessons if lesson.key == "count")
    view = LessonCourse(FIVE211, lesson, USUAL_CHAIRS[0]).session.view(LEARNER)
    gone = [card for record in view.records for row in record.rows for card in row]
    lying = [card for row in view.rows for card in row]
    blue = [sum(card.colour is Colour.BLUE for card in each) for each in (gone, lying, view.hand)]
    assert blue == [14, 5, 1]


@pytest.mark.parametrize(
    ("key", "points"),
    [("neighbours", 2), ("both", 2), ("turn", 7), ("two-sides", 6), ("double", 4), ("wild", 3)],
)
def test_learner_gets_the_points_that_duco_promises(key: str, points: int) -> None:
    assert done(DUCO, key).session.view(LEARNER).points[LEARNER] == points


def test_search_brings_five_or_more() -> None:
    assert done(DUCO, "search").session.view(LEARNER).points[LEARNER] >= 5


@pytest.mark.parametrize(
    ("key", "kinds"),
    [
        ("take", {Kind.INTENTON: 3}),
        ("throw-off", {}),
        ("turnablindie", {}),
        ("butterfingy", {Kind.BUTTERFINGY: 3}),
        ("sluggos", {Kind.SLUGGOS: 3}),
        ("colours", {Kind.INTENTON: 3, Kind.FAUL: 3, Kind.DILLINDALLIN: 3}),
        ("too-many", {Kind.DILLINDALLIN: 3}),
    ],
)
def test_hold_of_the_learner_is_what_chikyu_promises(key: str, kinds: dict[Kind, int]) -> None:
    hold = done(CHIKYU, key).session.view(LEARNER).holds[LEARNER]
    assert {kind: hold[kind] for kind in Kind if hold[kind]} == kinds


def test_after_butterfingy_chance_leads_and_after_sluggos_the_others_play_alone() -> None:
    slipped = done(CHIKYU, "butterfingy").session.view(LEARNER).tricks[1]
    assert slipped.cards[0].code == "D1"
    alone = done(CHIKYU, "sluggos").session.view(LEARNER).tricks[1]
    assert LEARNER not in alone.hands


def test_nobody_holds_a_turnablindie_before_it_is_taught() -> None:
    """The table would name it: a word for which nobody has had an explanation."""
    for lesson in CHIKYU.lessons:
        if lesson.key == "turnablindie":
            return
        view = LessonCourse(CHIKYU, lesson, USUAL_CHAIRS[0]).session.view(LEARNER)
        own = view.hands[LEARNER]
        assert own, lesson.key
        assert Kind.TURNABLINDIE not in {card.kind for card in own}, lesson.key
