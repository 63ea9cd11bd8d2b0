"""`kododo puzzles`: listed, solved in words, checked and mined."""

import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from workshop import puzzle_makers
from workshop.puzzle_mining import Mine

from game.app.learning.puzzle_table import puzzle_of_day, puzzle_trial, puzzles_of, reason
from game.app.learning.trial import TRIES
from game.app.people.people_file import own_people_file
from game.app.people.solved_puzzles import solved_of
from game.app.start_command import STARTED_AS
from game.cli import puzzle_commands
from game.cli.puzzle_commands import TextPuzzle
from game.cli.terminal.console import Console
from game.kits.kit import AnyKit
from game.kits.puzzle import Puzzle
from game.kits.registry import KITS, USUAL_GAME, usual_kit
from game.kits.set_up import Chair
from tests.cli.command import complaint, in_process

ANA = Chair("Ana", "sun hat")
WITH_PUZZLES = [kit for kit in KITS.values() if kit.puzzle_themes]
ALL = [puzzle for kit in WITH_PUZZLES for puzzle in puzzles_of(kit.key)]


def answers_for(kit: AnyKit, puzzle: Puzzle) -> tuple[str, str]:
    """What is typed for the best choice of a puzzle, and for the next one."""
    trial = puzzle_trial(puzzle, ANA, lambda _tries: None)
    view = trial.session.view(puzzle.seat)
    best, other = [choice.move for choice in trial.decision.choices[:2]]
    return kit.terminal.typed(view, best), kit.terminal.typed(view, other)


@pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: f"{puzzle.game}-{puzzle.key}")
def test_puzzle_is_solved_in_words_after_a_wrong_try(puzzle: Puzzle) -> None:
    kit = KITS[puzzle.game]
    best, other = answers_for(kit, puzzle)
    heard = io.StringIO()
    console = Console(io.StringIO(f"?\n{other}\nnonsense\n{best}\n"), heard)
    has_one_try = puzzle_trial(puzzle, ANA, lambda _tries: None).most_tries == 1
    assert TextPuzzle(console, kit, puzzle, ANA).run() == (0 if has_one_try else 2)
    told = heard.getvalue()
    assert ("The best was" in told) is has_one_try
    assert has_one_try or "better" in told
    assert reason(puzzle, ANA) in told


@pytest.mark.parametrize("kit", WITH_PUZZLES, ids=lambda kit: kit.key)
def test_answer_that_means_nothing_is_told_what_to_type(kit: AnyKit) -> None:
    puzzle = puzzles_of(kit.key)[0]
    view = puzzle_trial(puzzle, ANA, lambda _tries: None).session.view(puzzle.seat)
    empty, high = (kit.terminal.read(view, typed, ("Ana",)) for typed in ("", "99"))
    assert isinstance(empty, str)
    assert "''" not in empty
    assert isinstance(high, str)
    assert "99" in high


def test_list_tells_its_marks_and_where_there_are_others_without_a_path(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(STARTED_AS, "python3 /somewhere/else/run.py")
    for kit in WITH_PUZZLES:
        listed = in_process(capsys, "puzzles", "--game", kit.key).stdout
        assert "* is solved" in listed
        others = [other for other in WITH_PUZZLES if other is not kit]
        assert all(f"--game {other.key}" in listed for other in others)
        assert f"--game {kit.key}" not in listed
        assert "/somewhere" not in listed


def test_help_says_which_games_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (("puzzles",), ("puzzles", "play"), ("puzzles", "check")):
        said = in_process(capsys, *words, "--help", makers=True).stdout
        assert all(kit.title in said for kit in KITS.values())


def test_whoever_leaves_has_not_solved_it() -> None:
    puzzle = puzzles_of(USUAL_GAME)[0]
    for typed in ("quit\n", ""):
        console = Console(io.StringIO(typed), io.StringIO())
        assert TextPuzzle(console, usual_kit(), puzzle, ANA).run() is None


def test_solved_puzzle_is_kept_and_listed_and_the_next_one_comes(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = puzzles_of(USUAL_GAME)[:2]
    monkeypatch.setattr("sys.stdin", io.StringIO(answers_for(usual_kit(), first)[0] + "\n"))
    played = in_process(capsys, "puzzles", "play", "--name", "Ana")
    assert "Right." in played.stdout
    person = own_people_file(lambda _seconds: None).read().register.called("Ana")
    solved = solved_of(person, first)
    assert solved is not None
    assert solved.at_once
    listed = in_process(capsys, "puzzles", "--name", "Ana").stdout
    assert f"* {first.key}" in listed
    assert f"* {second.key}" not in listed
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert second.key in in_process(capsys, "puzzles", "play", "--name", "Ana").stdout


def test_puzzle_whose_answer_was_told_is_not_solved(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzle = next(each for each in puzzles_of(USUAL_GAME) if len(each.choices) > TRIES)
    trial = puzzle_trial(puzzle, ANA, lambda _tries: None)
    view = trial.session.view(puzzle.seat)
    best, *wrong = [usual_kit().terminal.typed(view, each.move) for each in trial.decision.choices]
    typed = "\n".join([*wrong[:TRIES], best, ""])
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    played = in_process(capsys, "puzzles", "play", puzzle.key, "--name", "Ana").stdout
    assert "The best was" in played
    assert "Right." not in played
    assert reason(puzzle, Chair("Ana", "cap")) in played
    person = own_people_file(lambda _seconds: None).read().register.called("Ana")
    assert solved_of(person, puzzle) is None
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    following = in_process(capsys, "puzzles", "play", "--name", "Ana").stdout
    assert f"Puzzle {puzzle.key}," not in following, "another one waits"


def test_puzzle_of_the_day_is_played_by_that_name(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    daily = puzzle_of_day(USUAL_GAME, puzzle_commands._today())
    assert daily is not None
    assert daily.key in in_process(capsys, "puzzles", "play", "day").stdout


def test_unknown_puzzle_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert "no puzzle" in complaint(in_process(capsys, "puzzles", "play", "nothing"))


def test_missing_puzzles_are_one_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("game.app.learning.puzzle_file.FOLDER", tmp_path)
    listed = in_process(capsys, "puzzles")
    assert listed.returncode == 0
    assert listed.stdout == f"{USUAL_GAME}.json is missing or cannot be read.\n"
    assert complaint(in_process(capsys, "puzzles", "play")) == listed.stdout.strip()


def test_check_says_of_each_whether_it_is_right(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(puzzle_makers, "problem_with", lambda *_any: "")
    assert in_process(capsys, "puzzles", "check", makers=True).stdout.endswith("All are right.\n")
    monkeypatch.setattr(puzzle_makers, "problem_with", lambda *_any: "another is better")
    wrong = in_process(capsys, "puzzles", "check", "--all", makers=True)
    assert wrong.returncode == 1
    count = sum(len(puzzles_of(kit.key)) for kit in KITS.values())
    assert wrong.stdout.count("another is better") == count


def test_mined_puzzles_are_in_the_file_as_they_are_found(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    known = puzzles_of(USUAL_GAME)[:2]

    def dig(search: Mine) -> Iterator[Puzzle | None]:
        for puzzle in known:
            search.found.append(puzzle)
            yield puzzle
            yield None

    monkeypatch.setattr(Mine, "dig", dig)
    path = tmp_path / "found.json"
    said = in_process(capsys, "puzzles", "mine", "--seed", "3", "--to", path, makers=True).stdout
    assert said.count("points ahead") == len(known)
    assert all(str(puzzle.seed) in path.read_text(encoding="utf-8") for puzzle in known)
