"""What is said of a puzzle of 5211 is true: of its table exactly, of imagined deals about."""

from typing import Final

import pytest

from game.app.learning.puzzle_table import puzzles_of
from game.core.rng import Rng
from game.kits.five211.puzzles import CLEAR, LAST_ROUND, PUZZLING, SENTENCES
from game.kits.puzzle import Puzzle
from game.rules.five211.cards import COLOURS, Card
from game.rules.five211.moves import PlayCards
from game.rules.five211.rules import Five211
from tests.profiles import NIGHTLY

RULES = Five211()
PUZZLES = puzzles_of(RULES.key)
ABOUT: Final = 8
"""Per cent by which two counts of a thousand deals may differ; a chance in thousands."""


def play(puzzle: Puzzle, number: int) -> PlayCards:
    move = RULES.decode_move(puzzle.choices[number][0])
    assert isinstance(move, PlayCards)
    return move


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.key)
def test_numbers_of_the_table_are_those_of_the_table(puzzle: Puzzle) -> None:
    view, facts = puzzle.match(RULES).view(puzzle.seat), puzzle.facts
    best = play(puzzle, 0)

    def counts(card: Card) -> bool:
        return card.is_kododo if "target" in facts else card.colour is COLOURS[facts["colour"]]

    def points(cards: tuple[Card, ...]) -> int:
        return sum(card.value for card in cards if counts(card))

    if "target" in facts:
        assert facts["target"] == view.numbers.kododo_target
    if "rival" in facts:
        assert facts["rival"] != puzzle.seat
        assert points(view.rows[facts["rival"]]) == facts["points"]
    elif "points" in facts:
        assert points((*view.rows[puzzle.seat], *best.cards)) == facts["points"]
    if "count" in facts:
        assert sum(map(counts, (card for row in view.rows for card in row))) == facts["count"]
        assert facts["limit"] == view.numbers.limit
    if "against" in facts:
        assert any(map(counts, play(puzzle, facts["against"]).cards))
        assert not any(map(counts, best.cards))
    assert abs(facts["best"] - facts["next"]) >= CLEAR
    assert (puzzle.theme == LAST_ROUND) == (
        view.pile_size == 0 and view.round == view.numbers.rounds - 1
    )


@pytest.mark.parametrize(
    "puzzle", PUZZLES if NIGHTLY else PUZZLES[:: len(PUZZLES) // 4], ids=lambda puzzle: puzzle.key
)
def test_shares_of_a_sentence_come_again_in_other_deals(puzzle: Puzzle) -> None:
    view = puzzle.match(RULES).view(puzzle.seat)
    moves = [RULES.decode_move(move) for move, _chance in puzzle.choices]
    told = PUZZLING.reasons(view, moves, Rng(4711, puzzle.key))
    again = [each for each in told if _place(each.because, each.facts) == _place_of(puzzle)]
    assert len(again) == 1
    for share in ("best", "next"):
        assert abs(again[0].facts[share] - puzzle.facts[share]) <= ABOUT
    assert puzzle.because in SENTENCES


def _place_of(puzzle: Puzzle) -> tuple[object, ...]:
    return _place(puzzle.because, puzzle.facts)


def _place(because: str, facts: object) -> tuple[object, ...]:
    assert isinstance(facts, dict)
    return because, facts.get("colour"), facts.get("against")
