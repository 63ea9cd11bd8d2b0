"""Solved puzzles are kept with the person: counted by theme, and lost by nobody."""

import json
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from game.app.learning.puzzle_table import puzzles_of
from game.app.learning.trial import TRIES
from game.app.people.achievements_list import deeds_of
from game.app.people.lone_deeds import lesson_deeds, note_deeds
from game.app.people.people_record import people_from, people_text
from game.app.people.person import MOST_PEOPLE, Person, Register, SolvedPuzzle
from game.app.people.solved_puzzles import (
    is_done_today,
    next_puzzle,
    note_solved,
    note_told,
    solved_by_theme,
    solved_name,
    solved_of,
)
from game.app.saving.saves import checksum
from game.app.storage.json_records import BadRecord
from game.kits.registry import USUAL_GAME
from game.kits.set_up import Chair
from tests.app.people.games_of_people import people_file, register

ANA = Chair("Ana", "sun hat")
TODAY = date(2026, 11, 17)
PUZZLES = puzzles_of(USUAL_GAME)


def test_solved_puzzle_is_counted_for_its_theme_and_remembers_the_first_time(
    tmp_path: Path,
) -> None:
    file, puzzle = people_file(tmp_path), PUZZLES[0]
    note_solved(file, ANA, puzzle, 2, TODAY - timedelta(days=1))
    note_solved(file, ANA, puzzle, 1, TODAY)
    person = file.read().register.called("Ana")
    solved = solved_of(person, puzzle)
    assert solved is not None
    assert (solved.tries, solved.times, solved.last) == (2, 2, TODAY)
    assert not solved.at_once
    assert is_done_today(person, puzzle, TODAY)
    assert not is_done_today(person, PUZZLES[1], TODAY)
    assert solved_by_theme(person, PUZZLES) == {puzzle.theme: 1}
    assert solved_by_theme(None, PUZZLES) == {}


def test_puzzle_whose_answer_was_told_is_not_kept(tmp_path: Path) -> None:
    file = people_file(tmp_path)
    for tries in (0, TRIES + 1):
        note_solved(file, ANA, PUZZLES[0], tries, TODAY)
    assert solved_of(file.read().register.called("Ana"), PUZZLES[0]) is None
    note_solved(file, ANA, PUZZLES[0], TRIES, TODAY)
    assert solved_of(file.read().register.called("Ana"), PUZZLES[0]) is not None


def test_after_the_last_puzzle_comes_the_one_least_often_solved() -> None:
    once, twice = SolvedPuzzle(1, 1, TODAY), SolvedPuzzle(1, 2, TODAY)
    solved = {solved_name(puzzle): twice for puzzle in PUZZLES}
    ana = Person("1", "Ana", "cap", solved={**solved, solved_name(PUZZLES[5]): once})
    assert next_puzzle(ana, PUZZLES) == PUZZLES[5]


def test_told_puzzle_waits_behind_the_others_though_the_program_was_left(tmp_path: Path) -> None:
    told = PUZZLES[:2]
    for puzzle in told:
        note_told(people_file(tmp_path), ANA, puzzle)
    ana = people_file(tmp_path).read().register.called("Ana")
    assert next_puzzle(ana, PUZZLES) == PUZZLES[2]
    assert next_puzzle(ana, told) == PUZZLES[0], "where nothing else waits it comes again"
    note_told(people_file(tmp_path), ANA, PUZZLES[0])
    ana = people_file(tmp_path).read().register.called("Ana")
    assert next_puzzle(ana, told) == PUZZLES[1]


def test_whoever_is_known_stays_the_same_person(tmp_path: Path) -> None:
    file = people_file(tmp_path)
    file.change(lambda _nobody: register())
    note_solved(file, Chair("ANA ", "cap"), PUZZLES[0], 1, TODAY)
    people = file.read().register.people
    assert [each.key for each in people] == [each.key for each in register().people]
    assert people[0].games == register().people[0].games
    assert solved_of(people[0], PUZZLES[0]) is not None


def test_two_programs_lose_no_puzzle_of_each_other(tmp_path: Path) -> None:
    first, second = people_file(tmp_path), people_file(tmp_path)
    for number, puzzle in enumerate(PUZZLES):
        note_solved((first, second)[number % 2], ANA, puzzle, 1, TODAY)
    people = first.read().register.people
    assert len(people) == 1
    assert sum(solved_by_theme(people[0], PUZZLES).values()) == len(PUZZLES)


def test_full_house_is_told_and_keeps_everybody(tmp_path: Path) -> None:
    file = people_file(tmp_path)
    crowd = Register(tuple(Person(str(n), f"Somebody {n}", "cap") for n in range(MOST_PEOPLE)))
    file.change(lambda _nobody: crowd)
    assert note_solved(file, ANA, PUZZLES[0], 1, TODAY).note
    assert file.read().register == crowd


def test_file_from_before_puzzles_is_read() -> None:
    ana = register().people[0]
    assert "solved" not in people_text(Register((ana,)))
    assert people_from(json.loads(people_text(Register((ana,))))).people == (ana,)


def test_solved_that_cannot_be_is_damage() -> None:
    wrong = ([0, 1, "2026-01-01"], [1, 1], [1, 1, "soon"], [True, 1, "2026-01-01"], "1", None)
    for values in wrong:
        record = json.loads(people_text(register()))
        record["people"][0]["solved"] = {"a game/a puzzle": values}
        del record["checksum"]
        record["checksum"] = checksum(record)
        with pytest.raises(BadRecord):
            people_from(record)


def test_what_is_done_beside_games_is_kept_and_counted(tmp_path: Path) -> None:
    file = people_file(tmp_path)
    note_deeds(file, ANA, lesson_deeds("game", "first"))
    note_deeds(file, ANA, lesson_deeds("game", "first"))
    person = file.read().register.called("Ana")
    assert person is not None
    assert person.deeds == {"lesson": 2, "game/learned first": 2}


def test_one_of_each_theme_and_first_tries_light_houses() -> None:
    ana = Person("1", "Ana", "cap")
    firsts = {puzzle.theme: puzzle for puzzle in PUZZLES}.values()
    for tries, puzzle in enumerate(firsts, start=1):
        solved = {**ana.solved, solved_name(puzzle): SolvedPuzzle(tries, 1, TODAY)}
        ana = replace(ana, solved=solved)
    done = deeds_of(ana)
    assert (done["five gables"], done["sharp eye"]) == (len(firsts), 1)
