"""What is said of a puzzle of DuCo is true by the rules alone."""

import re

import pytest

from game.app.learning.puzzle_table import puzzle_trial, puzzles_of
from game.app.learning.trial import TRIES
from game.core.errors import IllegalMove
from game.core.match import AnyMatch
from game.kits.puzzle import Puzzle
from game.kits.registry import KITS
from game.kits.set_up import USUAL_CHAIRS
from game.rules.duco.moves import Lay, Rearrange
from game.rules.duco.rules import Duco
from game.rules.duco.scoring import lamps_at, points_at
from game.rules.duco.town.cells import key_of
from game.rules.duco.town.clusters import sets_of
from game.rules.duco.view import DucoView
from tests.kits.puzzle_facts import assert_told_as_found

RULES = Duco()
PUZZLES = puzzles_of(RULES.key)


def gains(view: DucoView) -> dict[Lay, int]:
    """What every lay of a seat counts, by the rules."""
    board, diagonal = view.board(), view.options.diagonal
    return {
        move: points_at(board, move.face, key_of(move.cell), diagonal=diagonal)
        for move in view.legal
        if isinstance(move, Lay)
    }


def most_after(match: AnyMatch, seat: int, lay: Lay, rival: int) -> int:
    """The most that somebody whose turn comes after a lay could count then."""
    then = match.copy()
    then.play(seat, lay)
    assert then.to_act() == {rival}
    return max(gains(then.view(rival)).values())


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.key)
def test_facts_of_a_puzzle_are_those_of_its_table(puzzle: Puzzle) -> None:
    assert_told_as_found(puzzle)


@pytest.mark.parametrize(
    "puzzle", [each for each in PUZZLES if each.because != "sets"], ids=lambda puzzle: puzzle.key
)
def test_points_of_a_puzzle_are_counted_by_the_rules(puzzle: Puzzle) -> None:
    match, facts = puzzle.match(RULES), puzzle.facts
    view = match.view(puzzle.seat)
    best = RULES.decode_move(puzzle.choices[0][0])
    assert isinstance(best, Lay)
    counted = gains(view)
    gain = counted.pop(best)
    match puzzle.because:
        case "most":
            assert (gain, max(counted.values())) == (facts["points"], facts["next"])
        case "double":
            lamps = lamps_at(view.board(), best.face, best.cell, diagonal=view.options.diagonal)
            assert 8 in [lamp.points for lamp in lamps]
            assert gain == facts["points"]
        case "goal":
            before = view.points[puzzle.seat]
            assert (before, before + gain) == (facts["before"], facts["after"])
            assert before + max(counted.values()) < facts["goal"] <= before + gain
        case "less":
            assert (gain, max(counted.values())) == (facts["points"], facts["most"])
            rival = facts["rival"]
            tempting = [lay for lay, points in counted.items() if points == facts["most"]]
            left = [most_after(match, puzzle.seat, lay, rival) for lay in tempting]
            assert most_after(match, puzzle.seat, best, rival) == facts["best"]
            assert min(left) == facts["next"], "true of whichever lay counts the most"


@pytest.mark.parametrize(
    "puzzle", [each for each in PUZZLES if each.because == "sets"], ids=lambda puzzle: puzzle.key
)
def test_sets_of_a_puzzle_are_counted_by_the_rules(puzzle: Puzzle) -> None:
    match = puzzle.match(RULES)
    before = match.view(puzzle.seat).points[puzzle.seat]
    best, other = (RULES.decode_move(move) for move, _chance in puzzle.choices[:2])
    assert isinstance(best, Rearrange)
    assert best.swap is not None
    assert best.turned is not None
    assert not sets_of([laid.face for laid in match.view(puzzle.seat).laid])
    for move, sets in ((best, puzzle.facts["points"]), (other, puzzle.facts["next"])):
        then = match.copy()
        then.play(puzzle.seat, move)
        assert then.view(puzzle.seat).points[puzzle.seat] - before == sets


TOLD_LAY = re.compile(
    r"The best was (your(?: \w+)? tile|the \w+ tile) at (\S+), (as it is|turned [a-z ]+)\."
    r" Play it\."
)
TOLD_REARRANGING = re.compile(
    r"The best was (\S+), (turned [a-z ]+); then a swap of (\S+) and (\S+)\. Play it\."
)
PLACES = {
    "your first tile": 1, "your second tile": 2, "your third tile": 3,
    "the left tile": 1, "the right tile": 2,
}  # fmt: skip
TURNS = ("as it is", "turned once", "turned twice", "turned three times")


def typed_back(told: str, lines: list[str]) -> str:
    """What somebody types who knows no more than the answer and the lines of the terminal."""
    if (rearranging := TOLD_REARRANGING.fullmatch(told)) is not None:
        turned, turn, one, other = rearranging.groups()
        return f"swap {one} {other} turn {turned} {TURNS.index(turn)}"
    lay = TOLD_LAY.fullmatch(told)
    assert lay is not None, told
    tile, place, turn = lay.groups()
    numbered = [line for line in lines if re.match(r"\d+: tile", line)]
    if tile == "your tile":
        assert len(numbered) == 1
        return f"{place} {TURNS.index(turn)}"
    assert numbered[PLACES[tile] - 1].startswith(f"{PLACES[tile]}: ")
    return f"{PLACES[tile]} {place} {TURNS.index(turn)}"


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.key)
def test_answer_that_is_told_can_be_typed_back(puzzle: Puzzle) -> None:
    heard: list[int] = []
    trial = puzzle_trial(puzzle, USUAL_CHAIRS[0], heard.append)
    told = ""
    for wrong in trial.decision.choices[1 : TRIES + 1]:
        with pytest.raises(IllegalMove) as refused:
            trial.session.submit(puzzle.seat, wrong.move)
        told = str(refused.value)
    terminal, view = KITS[RULES.key].terminal, trial.session.view(puzzle.seat)
    names = [chair.name for chair in trial.session.chairs]
    answer = typed_back(told, terminal.situation(view, names))
    move = terminal.read(view, answer, names)
    assert not isinstance(move, str), move
    trial.session.submit(puzzle.seat, move)
    assert heard == [0]
