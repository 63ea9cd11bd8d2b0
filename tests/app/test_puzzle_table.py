"""Puzzles at the table: every bundled one can be laid, judged and told."""

from collections import Counter
from contextlib import suppress
from datetime import date, timedelta
from pathlib import Path
from typing import Final

import pytest
from workshop.puzzle_mining import puzzles_text

from game.app.learning.puzzle_file import bundled_file, read_puzzles
from game.app.learning.puzzle_table import (
    decision_of,
    puzzle_by_key,
    puzzle_of_day,
    puzzle_trial,
    puzzle_trouble,
    puzzles_of,
    reason,
)
from game.app.learning.trial import TRIES
from game.core.errors import BadLog, IllegalMove
from game.core.rng import Rng
from game.kits.kit import AnyKit
from game.kits.puzzle import THEMES, Puzzle
from game.kits.registry import KITS
from game.kits.set_up import USUAL_CHAIRS
from tests.plain_words import is_plain
from tests.profiles import NIGHTLY

PERSON = USUAL_CHAIRS[0]
WITH_PUZZLES = [kit for kit in KITS.values() if kit.puzzle_themes]
ALL = [puzzle for kit in WITH_PUZZLES for puzzle in puzzles_of(kit.key)]
DAMAGED_FILES: Final = 2_000 if NIGHTLY else 100
A_HOUSE: Final = 12
"""Windows of a house at least, and puzzles of a theme."""


def named(puzzle: Puzzle) -> str:
    return f"{puzzle.game}-{puzzle.key}"


def unheard(tries: int) -> None:
    raise AssertionError(f"found after {tries}")


@pytest.mark.parametrize("kit", WITH_PUZZLES, ids=lambda kit: kit.key)
def test_game_has_five_themes_and_puzzles_of_each(kit: AnyKit) -> None:
    assert puzzle_trouble(kit.key) == ""
    keys = [theme.key for theme in kit.puzzle_themes]
    assert len(set(keys)) == THEMES
    there = Counter(puzzle.theme for puzzle in puzzles_of(kit.key))
    assert set(there) == set(keys)
    assert min(there.values()) >= A_HOUSE


@pytest.mark.parametrize("puzzle", ALL, ids=named)
def test_bundled_puzzle_stands_where_its_seat_decides_with_its_own_view(puzzle: Puzzle) -> None:
    trial = puzzle_trial(puzzle, PERSON, unheard)
    view = trial.session.view(puzzle.seat)
    assert view.viewer == puzzle.seat
    assert puzzle.seat in trial.session.waiting_for()
    assert trial.session.chairs[puzzle.seat] == PERSON
    choices = [choice.move for choice in trial.decision.choices]
    assert set(choices) <= set(view.legal)
    assert not trial.session.think(), "nobody moves while somebody puzzles"


@pytest.mark.parametrize("puzzle", ALL, ids=named)
def test_only_the_best_choice_is_right_and_its_reason_is_plain(puzzle: Puzzle) -> None:
    heard: list[int] = []
    trial = puzzle_trial(puzzle, PERSON, heard.append)
    best, *others = [choice.move for choice in trial.decision.choices]
    tried = others[: trial.most_tries - 1]
    for move in tried:
        with pytest.raises(IllegalMove):
            trial.session.submit(puzzle.seat, move)
    trial.session.submit(puzzle.seat, best)
    assert heard == [1 + len(tried)]
    told = reason(puzzle, PERSON)
    assert is_plain(told)
    assert told.count(".") == 1
    assert "{" not in told


@pytest.mark.parametrize("puzzle", ALL, ids=named)
def test_there_are_no_more_tries_than_wrong_choices(puzzle: Puzzle) -> None:
    heard: list[int] = []
    trial = puzzle_trial(puzzle, PERSON, heard.append)
    best = trial.decision.choices[0].move
    wrong = [move for move in trial.session.view(puzzle.seat).legal if move != best]
    assert trial.most_tries == min(TRIES, len(wrong))
    for move in wrong[: trial.most_tries]:
        assert not trial.is_told
        with pytest.raises(IllegalMove):
            trial.session.submit(puzzle.seat, move)
    assert trial.is_told
    trial.session.submit(puzzle.seat, best)
    assert heard == [0], "whoever was told has not found it"


def test_a_wrong_try_is_told_without_a_number() -> None:
    for puzzle in [each for each in ALL if len(each.choices) > 2][::7]:
        trial = puzzle_trial(puzzle, PERSON, unheard)
        with pytest.raises(IllegalMove, match="better one") as told:
            trial.session.submit(puzzle.seat, trial.decision.choices[-1].move)
        assert is_plain(str(told.value))
        assert not any(letter.isdigit() for letter in str(told.value))


@pytest.mark.parametrize("puzzle", ALL[::6], ids=lambda puzzle: puzzle.key)
def test_every_try_is_played_out_and_the_table_is_as_before(puzzle: Puzzle) -> None:
    trial = puzzle_trial(puzzle, PERSON, unheard)
    before = trial.session.match.digest()
    for choice in trial.decision.choices[:2]:
        trial.play_out(choice.move)
        assert trial.session.match.digest() != before
        assert trial.session.event_count > 0
        trial.stand_back()
        assert trial.session.match.digest() == before


def test_a_try_is_shown_with_cards_in_which_it_tells_something() -> None:
    telling = 0
    for puzzle in [each for each in ALL if each.game == ALL[0].game]:
        trial = puzzle_trial(puzzle, PERSON, unheard)
        gained = []
        for choice in trial.decision.choices[:2]:
            trial.play_out(choice.move)
            points = list(trial.session.match.points)
            gained.append(points.pop(puzzle.seat) - max(points))
            trial.stand_back()
        telling += gained[0] > gained[1]
    assert telling >= 0.8 * len([each for each in ALL if each.game == ALL[0].game])


def test_choice_that_nobody_listed_is_only_worse() -> None:
    puzzle = max(ALL, key=lambda each: len(each.entries))
    short = Puzzle(
        puzzle.game, puzzle.theme, puzzle.level, puzzle.options, puzzle.seed, puzzle.entries,
        puzzle.seat, puzzle.choices[:1], 0, 0, puzzle.because, puzzle.facts,
    )  # fmt: skip
    trial = puzzle_trial(short, PERSON, unheard)
    other = next(
        move
        for move in trial.session.view(puzzle.seat).legal
        if move != trial.decision.choices[0].move
    )
    with pytest.raises(IllegalMove, match="better"):
        trial.session.submit(puzzle.seat, other)


@pytest.mark.parametrize("kit", WITH_PUZZLES, ids=lambda kit: kit.key)
def test_every_puzzle_has_its_day_before_one_comes_again(kit: AnyKit) -> None:
    puzzles = puzzles_of(kit.key)
    first = date.fromordinal(len(puzzles) * (730_000 // len(puzzles)))
    days = [puzzle_of_day(kit.key, first + timedelta(days=day)) for day in range(len(puzzles))]
    assert {each.key for each in days if each is not None} == {each.key for each in puzzles}
    assert puzzle_of_day(kit.key, first) == days[0]


def test_puzzles_are_read_as_they_were_written(tmp_path: Path) -> None:
    kit = WITH_PUZZLES[0]
    path = tmp_path / "puzzles.json"
    path.write_text(puzzles_text(kit, puzzles_of(kit.key)), encoding="utf-8")
    assert read_puzzles(path, kit.key) == (puzzles_of(kit.key), "")
    assert path.read_bytes() == bundled_file(kit.key).read_bytes()


def test_missing_file_is_one_sentence_and_no_puzzles(tmp_path: Path) -> None:
    puzzles, note = read_puzzles(tmp_path / "none.json", WITH_PUZZLES[0].key)
    assert puzzles == ()
    assert note.endswith(".")


def test_damaged_file_is_one_sentence_and_no_puzzles_or_puzzles_that_say_so(
    tmp_path: Path,
) -> None:
    kit = WITH_PUZZLES[0]
    whole, rng = bundled_file(kit.key).read_bytes(), Rng(7, "puzzles")
    for attempt in range(DAMAGED_FILES):
        damaged = bytearray(whole)
        for _flip in range(1 + rng.below(3)):
            damaged[rng.below(len(damaged))] ^= 1 << rng.below(8)
        path = tmp_path / f"{attempt}.json"
        path.write_bytes(bytes(damaged[: 1 + rng.below(2 * len(damaged))]))
        puzzles, note = read_puzzles(path, kit.key)
        assert bool(puzzles) != bool(note)
        for puzzle in puzzles[:3]:
            with suppress(BadLog):
                decision_of(puzzle, puzzle.match(kit.rules))


def test_puzzle_is_found_by_its_key() -> None:
    for puzzle in ALL:
        assert puzzle_by_key(puzzle.game, puzzle.key) == puzzle
    assert puzzle_by_key(ALL[0].game, "nothing") is None
