"""What is said of a puzzle of 5211 is true of its table, and its group is what its answer does."""

from collections.abc import Callable
from typing import Final

import pytest
from workshop.five211.puzzle_sorting import SORTER

from game.app.learning.puzzle_table import puzzles_of
from game.core.rng import Rng
from game.kits.five211.kit import (
    BUST_THEM,
    GO_FOR_KODODO,
    HOLD_BACK,
    LAST_ROUND,
    PUZZLE_WORDS,
    STAND_ALONE,
)
from game.kits.puzzle import Puzzle
from game.rules.five211.cards import COLOURS, Card, Colour
from game.rules.five211.moves import PlayCards
from game.rules.five211.rules import Five211
from game.rules.five211.scoring import tally
from game.rules.five211.view import Five211View
from tests.plain_words import is_plain
from tests.profiles import NIGHTLY

RULES = Five211()
PUZZLES = puzzles_of(RULES.key)


class Board:
    """The table of a puzzle before and after its answer."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.facts = puzzle.facts
        self.view: Five211View = puzzle.match(RULES).view(puzzle.seat)
        answer = RULES.decode_move(puzzle.choices[0][0])
        assert isinstance(answer, PlayCards)
        self.cards = answer.cards
        self.seat = puzzle.seat
        self.counts, self.kododo = tally(self.view.rows)
        self.after = list(self.counts)
        for card in self.cards:
            self.after[card.colour] += 1
        self.limit, self.target = self.view.numbers.limit, self.view.numbers.kododo_target

    @property
    def colour(self) -> Colour:
        return COLOURS[self.facts["colour"]]

    def plays(self, colour: Colour) -> bool:
        return any(card.colour is colour for card in self.cards)

    @property
    def plays_kododo(self) -> bool:
        return any(card.is_kododo for card in self.cards)

    def points(self, seat: int, colour: Colour) -> int:
        own = self.cards if seat == self.seat else ()
        return sum(card.value for card in (*self.view.rows[seat], *own) if card.colour is colour)

    def leads(self, colour: Colour) -> bool:
        others = [seat for seat in range(len(self.view.rows)) if seat != self.seat]
        return self.points(self.seat, colour) > max(self.points(seat, colour) for seat in others)

    def holds(self, counts: Callable[[Card], bool]) -> bool:
        return any(map(counts, self.view.hand))


def breaks(board: Board) -> bool:
    colour, others = board.colour, [each for each in COLOURS if each is not board.colour]
    was_tied = board.counts[colour] in [board.counts[each] for each in others]
    top = max(count for count in board.after if count < board.limit)
    return was_tied and board.after.count(top) == 1 and board.after[colour] == top


TRUE: Final[dict[str, Callable[[Board], bool]]] = {
    "breaks": lambda board: board.leads(board.colour) and breaks(board),
    "ties": lambda board: board.after[board.colour] == board.after[board.facts["second"]],
    "grows": lambda board: board.plays(board.colour) and board.leads(board.colour),
    "busts": lambda board: board.after[board.colour] >= board.limit > board.counts[board.colour],
    "pushes": lambda board: board.plays(board.colour) and not board.leads(board.colour),
    "held": lambda board: not board.plays(board.colour) and board.leads(board.colour),
    "spared": lambda board: not board.plays(board.colour) and not board.leads(board.colour),
    "enough": lambda board: not board.plays_kododo and board.kododo >= board.target,
    "kept": lambda board: not board.plays_kododo and board.holds(lambda card: card.is_kododo),
    "meet": lambda board: board.plays_kododo and board.facts["target"] == board.target,
    "spoil": lambda board: board.plays_kododo,
    "scores": lambda board: not board.plays(board.colour),
    "stopped": lambda board: not board.leads(board.colour),
}

SHOWN: Final = {
    HOLD_BACK: {"held", "spared", "enough", "kept"},
    STAND_ALONE: {"breaks", "ties", "grows"},
    BUST_THEM: {"busts", "pushes"},
    GO_FOR_KODODO: {"meet", "spoil"},
}


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.key)
def test_what_is_said_of_the_answer_is_seen_on_the_board(puzzle: Puzzle) -> None:
    board = Board(puzzle)
    assert TRUE[puzzle.because](board)
    if "rival" in puzzle.facts:
        assert puzzle.facts["rival"] != puzzle.seat


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.key)
def test_a_puzzle_is_in_the_group_that_its_answer_shows(puzzle: Puzzle) -> None:
    view = puzzle.match(RULES).view(puzzle.seat)
    if puzzle.theme == LAST_ROUND:
        assert view.pile_size == 0
        assert view.round == view.numbers.rounds - 1
    else:
        assert puzzle.because in SHOWN[puzzle.theme]


def test_every_sentence_is_plain_and_has_its_check() -> None:
    assert set(TRUE) == set(PUZZLE_WORDS)
    assert all(map(is_plain, PUZZLE_WORDS.values()))


@pytest.mark.parametrize(
    "puzzle", PUZZLES if NIGHTLY else PUZZLES[:: len(PUZZLES) // 4], ids=lambda puzzle: puzzle.key
)
def test_sorted_in_other_deals_it_comes_to_the_same_group(puzzle: Puzzle) -> None:
    view = puzzle.match(RULES).view(puzzle.seat)
    moves = [RULES.decode_move(move) for move, _chance in puzzle.choices]
    again = SORTER.sort(view, moves, Rng(4711, puzzle.key))
    assert again is not None
    assert again.theme == puzzle.theme
