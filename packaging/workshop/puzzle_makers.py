"""`run.py puzzles mine`, `check` and `sort`: how the puzzles that players get are made."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from time import process_time

from game.app.learning.puzzle_file import bundled_file
from game.app.learning.puzzle_table import puzzles_of
from game.app.storage.files import write_text
from game.cli.game_choice import add_game
from game.cli.parsing import Parser, whole_number
from game.cli.puzzle_commands import none_words
from game.core.log import MAX_SEED
from game.core.rng import Rng
from game.kits.kit import AnyKit
from game.kits.puzzle import Puzzle
from game.kits.registry import KITS, usual_kit
from game.review.decisions import POINT
from workshop.puzzle_mining import Mine, in_order, problem_with, puzzles_text, sorter_of

EXAMPLES = """\
  run.py puzzles check --all         are they still right, in fresh worlds?
  run.py puzzles sort                by what their answers do
  run.py puzzles mine --seed 7       look for others in games among bots
"""
SAMPLE = 5
"""Puzzles of a game that are checked where not all are asked for."""
MOST_WANTED = 100


def mine(arguments: Sequence[str]) -> int:
    """`run.py puzzles mine`: the same seed finds the same puzzles."""
    parser = Parser("run.py puzzles mine", "Look for puzzles in games among bots.", EXAMPLES)
    add_game(parser)
    parser.add_argument("--seed", type=whole_number(0, MAX_SEED - 1), default=0)
    count = whole_number(1, MOST_WANTED)
    parser.add_argument("--count", type=count, default=12, help="how many of each theme")
    parser.add_argument("--to", metavar="FILE", type=Path, help="else GAME.json in this folder")
    options = parser.parse_args(arguments)
    kit: AnyKit = options.game or usual_kit()
    if kit.puzzling is None:
        print(none_words(kit))
        return 0
    path: Path = options.to or Path(f"{kit.key}.json")
    search = Mine(kit, options.seed, options.count)

    def keep() -> None:
        write_text(path, puzzles_text(kit, in_order(kit, search.found)))

    for puzzle in search.dig():
        if puzzle is not None:
            print(_mined_words(search, puzzle), flush=True)
            keep()  # whoever stops it has what was found so far
    keep()  # what did not hold in the end is left out
    print(f"{len(search.found)} puzzles in {search.games} games, {process_time():.0f} s: {path}")
    return 0


def sort(arguments: Sequence[str]) -> int:
    """`run.py puzzles sort`: the bundled ones in the groups that their answers show, with words."""
    parser = Parser("run.py puzzles sort", "Sort the bundled puzzles anew.", EXAMPLES)
    add_game(parser, without="all")
    options = parser.parse_args(arguments)
    for kit in [options.game] if options.game is not None else list(KITS.values()):
        puzzles = puzzles_of(kit.key)
        if not puzzles:
            continue
        found = [sorted_anew(kit, each) for each in puzzles]
        for before, after in zip(puzzles, found, strict=True):
            move = "" if before.theme == after.theme else f", was {before.theme}"
            print(f"{kit.title} {after.key} {after.theme}: {after.because}{move}")
        write_text(bundled_file(kit.key), puzzles_text(kit, in_order(kit, found)))
    return 0


def sorted_anew(kit: AnyKit, puzzle: Puzzle) -> Puzzle:
    """By what its answer does; as it was where that shows nothing."""
    view = puzzle.match(kit.rules).view(puzzle.seat)
    moves = [kit.rules.decode_move(move) for move, _chance in puzzle.choices]
    rng = Rng(puzzle.seed, f"sort/{len(puzzle.entries)}")
    found = sorter_of(kit.key).sort(view, moves, rng)
    if found is None:
        return puzzle
    return replace(puzzle, theme=found.theme, because=found.because, facts=dict(found.facts))


def check(arguments: Sequence[str]) -> int:
    """`run.py puzzles check`: whether fresh worlds say the same."""
    parser = Parser("run.py puzzles check", "Check the puzzles in fresh worlds.", EXAMPLES)
    add_game(parser, without="all")
    parser.add_argument("--seed", type=whole_number(0, MAX_SEED - 1), default=0)
    parser.add_argument("--all", action="store_true", help=f"not only {SAMPLE} of a game")
    options = parser.parse_args(arguments)
    kits = [options.game] if options.game is not None else list(KITS.values())
    wrong = 0
    for kit in kits:
        puzzles = puzzles_of(kit.key)
        step = 1 if options.all else max(1, len(puzzles) // SAMPLE)
        for puzzle in puzzles[::step]:
            problem = problem_with(kit, puzzle, options.seed)
            wrong += bool(problem)
            print(f"{kit.title} {puzzle.key} {puzzle.theme}: {problem or 'right'}", flush=True)
        if not puzzles:
            print(none_words(kit))
    print(f"{wrong} are wrong." if wrong else "All are right.")
    return 1 if wrong else 0


def _mined_words(search: Mine, puzzle: Puzzle) -> str:
    return (
        f"game {search.games}: {puzzle.theme}, {puzzle.level.value}, "
        f"{puzzle.margin / POINT:.1f} points ahead ({len(search.found)} found)"
    )
