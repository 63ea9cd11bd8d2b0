"""Achievements: enough of them, earned by deeds that can be done, and never lost."""

from collections import Counter
from dataclasses import replace

from game.app.learning.own_mistakes import DAYS, Mistake
from game.app.people.achievements_list import earned, standings_of
from game.app.people.import_finished import parts_of
from game.app.people.lone_deeds import lesson_deeds, mistake_deeds
from game.app.people.person import Person
from game.app.saving.saves import SavedGame
from game.kits.achievement import Achievement
from game.kits.kit import AnyKit
from game.kits.lesson import first_course
from game.kits.registry import KITS
from game.kits.set_up import Chair
from tests.app.people.games_of_people import won_game
from tests.games import EVERY_KIT, begun, saved

NOBODY = Person("1", "Ana", "sun hat")


def with_deeds(**deeds: int) -> Person:
    return replace(NOBODY, games=(replace(won_game(1), deeds=deeds),))


def reached(person: Person, key: str) -> int:
    (found,) = [each.reached for each in standings_of(person) if each.achievement.key == key]
    return found


def test_there_are_at_least_24_and_no_two_alike() -> None:
    shown = [each.achievement for each in standings_of(NOBODY)]
    assert len(shown) >= 24
    assert len({each.key for each in shown}) == len(shown)
    assert len({each.name for each in shown}) == len(shown)
    assert earned(NOBODY) == 0


def test_a_game_brings_several_of_its_own_or_none() -> None:
    games = Counter(each.game for each in standings_of(NOBODY))
    assert all(games[kit.key] >= 4 for kit in KITS.values() if kit.achievements)


def test_progress_is_counted_and_ends_at_the_goal() -> None:
    assert reached(with_deeds(last=3), "good loser") == 3
    assert reached(with_deeds(last=99), "good loser") == 5


def test_collection_counts_each_deed_once() -> None:
    collection = Achievement("a", "A", "B", 2, ("x", "y"), is_collection=True)
    assert collection.progress({"x": 7}) == 1
    assert collection.is_earned({"x": 1, "y": 1})


@EVERY_KIT
def test_deeds_of_a_finished_match_all_count_for_something(kit: AnyKit) -> None:
    known = {
        deed
        for each in standings_of(NOBODY)
        for deed in each.achievement.deeds or (each.achievement.key,)
    }
    for part in parts_of(saved(begun(kit))):
        assert part.game.deeds["finished"] == 1
        assert part.game.deeds.get("beat person", 0) <= 1
        assert {deed for deed in part.game.deeds if deed != "beat person"} <= known


@EVERY_KIT
def test_winner_against_bots_has_beaten_their_levels(kit: AnyKit) -> None:
    match = begun(kit, seats=4)
    outcome = match.outcome
    assert outcome is not None
    bots = [Chair("Shoco", "owl", "owl", "master") for _seat in range(match.options.seats)]
    bots[outcome.winners[0]] = Chair("Ana", "sun hat")
    (part,) = parts_of(SavedGame(match, tuple(bots), "now"))
    assert part.game.deeds["beat master"] == part.game.deeds["three masters"] == 1
    person = NOBODY.having_played([part.game])
    assert reached(person, "harbour master") == 1
    assert reached(person, "up the ladder") == 1
    assert reached(person, "island hopper") == 1


def test_lessons_and_own_mistakes_light_houses_too() -> None:
    kit = next(kit for kit in KITS.values() if kit.lessons)
    learner = NOBODY
    *first, last = kit.lessons[: first_course(kit.lessons)]
    for lesson in first:
        learner = learner.having_done(lesson_deeds(kit.key, lesson.key))
    assert reached(learner, "first lesson") == 1
    assert reached(learner, "out of school") == 0
    learner = learner.having_done(lesson_deeds(kit.key, last.key))
    assert reached(learner, "out of school") == 1
    mistake = Mistake("ab", 7, 0, 0, 1)
    learner = learner.having_done(mistake_deeds(mistake))
    assert (reached(learner, "second try"), reached(learner, "never again")) == (1, 0)
    learner = learner.having_done(mistake_deeds(replace(mistake, stage=len(DAYS) - 1)))
    assert (reached(learner, "second try"), reached(learner, "never again")) == (2, 1)


def test_a_game_without_lessons_is_no_school() -> None:
    learner = NOBODY.having_done(["lesson"])
    assert reached(learner, "out of school") == 0
