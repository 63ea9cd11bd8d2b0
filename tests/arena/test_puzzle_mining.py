"""Puzzles are found again with the same seed, and hold in fresh worlds: all of them at night."""

from collections.abc import Iterator
from typing import Final

import pytest
from workshop.puzzle_mining import (
    MARGIN,
    MOST_A_GAME,
    WORLDS,
    Mine,
    MinedDecision,
    assessor_at,
    grade,
    in_order,
    play_through,
    problem_with,
    puzzles_text,
    sorter_of,
)

from game.ai.ladder import Level
from game.app.learning.puzzle_table import puzzles_of
from game.kits.kit import AnyKit
from game.kits.puzzle import Puzzle
from game.kits.registry import KITS
from tests.profiles import NIGHTLY

FRESH: Final = 5
"""A seed with which nothing was mined."""
WITH_PUZZLES = [kit for kit in KITS.values() if kit.puzzle_themes]
ALL = [(kit, puzzle) for kit in WITH_PUZZLES for puzzle in puzzles_of(kit.key)]
SAMPLED = ALL if NIGHTLY else ALL[7 :: len(ALL) // 8]


def named(value: AnyKit | Puzzle) -> str:
    return value.key


@pytest.mark.parametrize(("kit", "puzzle"), SAMPLED, ids=named)
def test_best_choice_of_a_bundled_puzzle_is_far_ahead_in_fresh_worlds(
    kit: AnyKit, puzzle: Puzzle
) -> None:
    assert problem_with(kit, puzzle, FRESH) == ""


@pytest.mark.parametrize(("kit", "puzzle"), ALL, ids=named)
def test_bundled_puzzle_was_checked_in_enough_worlds_or_in_all(kit: AnyKit, puzzle: Puzzle) -> None:
    assert puzzle.margin >= MARGIN
    is_exact = assessor_at(kit, puzzle.options).is_exact
    assert puzzle.worlds == (0 if is_exact else WORLDS)


def test_another_choice_than_the_best_is_noticed() -> None:
    kit, puzzle = ALL[0]
    (first, chance), (second, behind), *rest = puzzle.choices
    swapped = Puzzle(
        puzzle.game, puzzle.theme, puzzle.level, puzzle.options, puzzle.seed, puzzle.entries,
        puzzle.seat, ((second, chance), (first, behind), *rest), puzzle.error, 50,
        puzzle.because, puzzle.facts,
    )  # fmt: skip
    assert problem_with(kit, swapped, FRESH) == "another choice is better"


@pytest.mark.parametrize(
    ("finders", "graded"),
    [
        (set(Level), Level.TODDLER),
        ({Level.EXPERT, Level.MASTER}, Level.EXPERT),
        ({Level.TODDLER, Level.MASTER}, Level.MASTER),
        ({Level.TODDLER, Level.EXPERT}, None),
    ],
)
def test_grade_is_the_lowest_level_from_which_on_all_find_it(
    finders: set[Level], graded: Level | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    kit, puzzle = ALL[0]
    best = kit.rules.decode_move(puzzle.choices[0][0])
    place = MinedDecision(puzzle.match(kit.rules), puzzle.entries, puzzle.seat, best)

    def found_by(_kit: AnyKit, level: Level, *_rest: object) -> bool:
        return level in finders

    monkeypatch.setattr("workshop.puzzle_mining._is_found_by", found_by)
    assert grade(kit, place, best, 1) is graded


def test_what_does_not_hold_in_other_worlds_is_left_out_and_the_search_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kit = WITH_PUZZLES[0]
    one_a_theme = list({puzzle.theme: puzzle for puzzle in puzzles_of(kit.key)}.values())
    others = [each for each in puzzles_of(kit.key) if each.theme == one_a_theme[0].theme]
    waiting = [*one_a_theme, *others]

    def next_found(search: Mine) -> Iterator[Puzzle]:
        search.found.append(waiting.pop(0))
        yield search.found[-1]

    def is_wrong(_kit: AnyKit, puzzle: Puzzle, _seed: int) -> str:
        return "wrong" if puzzle == one_a_theme[0] else ""

    monkeypatch.setattr(Mine, "_dig_through_game", next_found)
    monkeypatch.setattr("workshop.puzzle_mining.objection", is_wrong)
    search = Mine(kit, 1, 1)
    assert len(list(search.dig())) == len(one_a_theme) + 1
    assert search.found == [*one_a_theme[1:], others[0]]


def test_same_seed_finds_the_same_puzzles_again() -> None:
    kit = KITS["duco"]  # the quickest to mine

    def found() -> str:
        puzzle = next(Mine(kit, 1, 1).dig())
        assert puzzle is not None
        return puzzles_text(kit, in_order(kit, [puzzle]))

    assert found() == found()


@pytest.mark.parametrize("kit", WITH_PUZZLES, ids=named)
def test_no_game_gives_many_puzzles_and_none_comes_twice(kit: AnyKit) -> None:
    seeds = [puzzle.seed for puzzle in puzzles_of(kit.key)]
    assert max(map(seeds.count, seeds)) <= MOST_A_GAME
    places = [(puzzle.seed, puzzle.theme) for puzzle in puzzles_of(kit.key)]
    assert max(map(places.count, places)) <= 2, "a game hardly shows a theme again"
    assert len({puzzle.options["seats"] for puzzle in puzzles_of(kit.key)}) > 1


@pytest.mark.parametrize("kit", WITH_PUZZLES, ids=named)
def test_decisions_stand_where_nobody_has_decided_yet(kit: AnyKit) -> None:
    table = sorter_of(kit.key).tables[0]
    for place in play_through(kit, assessor_at(kit, table), table, 3):
        assert place.seat in place.match.to_act()
        assert place.move in place.view.legal
