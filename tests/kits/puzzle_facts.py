"""What is said of a puzzle, against what is found when its table is looked at again."""

from workshop.puzzle_mining import sorter_of

from game.core.rng import Rng
from game.kits.puzzle import Puzzle
from game.kits.registry import KITS


def assert_told_as_found(puzzle: Puzzle) -> None:
    """Theme, sentence and numbers are those of the table; for games that imagine nothing."""
    kit = KITS[puzzle.game]
    moves = [kit.rules.decode_move(move) for move, _chance in puzzle.choices]
    view = puzzle.match(kit.rules).view(puzzle.seat)
    found = sorter_of(kit.key).sort(view, moves, Rng(1, "facts"))
    assert found is not None
    assert (found.theme, found.because) == (puzzle.theme, puzzle.because)
    assert dict(found.facts) == dict(puzzle.facts)
