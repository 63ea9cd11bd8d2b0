"""What one game brought: only what was not there before it."""

from dataclasses import replace
from datetime import date

from game.ai.ladder import Level
from game.app.people.day_result import DayResult
from game.app.people.earned import Earned, earned_in
from game.app.people.person import Person, PlayedGame

GAME = "five211"


def game(number: int, rank: int = 1, level: str = "master", **deeds: int) -> PlayedGame:
    done = {name.replace("_", " "): count for name, count in deeds.items()}
    return PlayedGame(f"{number:064x}", GAME, "", (level,) * 3, rank, 20, 1, deeds=done)


def somebody(*games: PlayedGame, days: tuple[DayResult, ...] = ()) -> Person:
    return Person("1", "Ana", "sun hat", games, days)


def seal_of(number: int) -> str:
    return f"{number:064x}"


def names(earned: Earned) -> list[str]:
    return [each.achievement.name for each in earned.houses]


def test_a_house_is_earned_by_the_game_that_completes_it_and_by_no_other() -> None:
    person = somebody(game(1, finished=1), game(2, finished=1, won=1))
    assert names(earned_in(person, seal_of(1))) == []
    assert names(earned_in(person, seal_of(2))) == ["First lamp"]


def test_a_game_that_is_not_counted_yet_has_earned_nothing() -> None:
    assert earned_in(somebody(game(1, finished=1)), seal_of(2)).is_nothing


def test_rare_houses_come_last() -> None:
    person = somebody(game(1, close=1, finished=1, won=1))
    assert names(earned_in(person, seal_of(1)))[-1] == "Photo finish"


def test_the_window_of_a_day_belongs_to_its_game_if_it_was_on_time() -> None:
    day = date(2026, 11, 18)
    result = DayResult(day, GAME, seal_of(2), 1, 4, 18, (18,), "D", is_on_time=True)
    person = somebody(game(1, finished=1), game(2, finished=1), days=(result,))
    assert earned_in(person, seal_of(2)).day == day
    assert earned_in(person, seal_of(1)).day is None
    late = somebody(game(2, finished=1), days=(replace(result, is_on_time=False),))
    assert earned_in(late, seal_of(2)).day is None


def test_a_level_is_told_when_it_is_first_known_and_when_it_rises() -> None:
    few = [game(number, rank=4) for number in range(1, 10)]
    tenth = somebody(*few, game(10, rank=4))
    earned = earned_in(tenth, seal_of(10))
    assert (earned.level is not None, earned.is_first_level) == (True, True)
    wins = [game(number) for number in range(11, 60)]
    levels = [
        earned_in(somebody(*few, game(10, rank=4), *wins[:count]), seal_of(10 + count)).level
        for count in range(1, len(wins) + 1)
    ]
    told = [level for level in levels if level is not None]
    assert told == sorted(told, key=list(Level).index), "one dot more each time"
    assert len(set(told)) == len(told) > 0


def test_a_level_that_falls_is_not_spoken_of() -> None:
    wins = [game(number) for number in range(1, 30)]
    losses = [game(number, rank=4, level="toddler") for number in range(30, 60)]
    person = somebody(*wins, *losses)
    assert all(earned_in(person, each.seal).level is None for each in losses[-1:])
