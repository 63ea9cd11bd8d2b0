"""`kododo puzzles`: what there is to solve; `play` in words; `mine` and `check` to make them."""

import sys
from collections.abc import Iterator, Sequence
from datetime import date, datetime
from pathlib import Path
from time import process_time, sleep

from game.app.learning.puzzle_file import puzzles_text
from game.app.learning.puzzle_table import puzzle_by_key, puzzle_of_day, puzzle_trouble, puzzles_of
from game.app.people.people_file import own_people_file
from game.app.people.person import Person
from game.app.people.solved_puzzles import (
    next_puzzle,
    note_solved,
    note_told,
    solved_by_theme,
    solved_of,
    was_found,
)
from game.app.storage.files import write_text
from game.arena.puzzle_mining import Mine, in_order, problem_with
from game.cli.game_choice import add_game, add_name, chair_of, person_called
from game.cli.parsing import WRONG_ARGUMENTS, Parser, whole_number
from game.cli.terminal.console import Console
from game.cli.terminal.text_puzzle import TextPuzzle
from game.core.log import MAX_SEED
from game.core.quoting import quoted
from game.core.words import _
from game.kits.kit import AnyKit
from game.kits.puzzle import Puzzle
from game.kits.registry import KITS, USUAL_GAME, titles, usual_kit
from game.review.decisions import POINT

EXAMPLES = """\
  kododo puzzles                     what there is, and what is solved
  kododo puzzles play                the first that is not solved
  kododo puzzles play day            the puzzle of the day
  kododo puzzles play KEY            a certain one
  kododo puzzles check --all         are they still right, in fresh worlds?
  kododo puzzles mine --seed 7       look for others in games among bots
"""
DAY = "day"
SAMPLE = 5
"""Puzzles of a game that are checked where not all are asked for."""
MOST_WANTED = 100


def main(arguments: Sequence[str]) -> int:
    """List the puzzles of a game, and in which other games there are some."""
    parser = _parser("kododo puzzles", "Puzzles from real games, by theme.")
    add_name(parser, "solves")
    options = parser.parse_args(arguments)
    kit: AnyKit = options.game
    if not puzzles_of(kit.key):
        print(_none_words(kit))
        return 0
    person = _person(options.name)
    print("\n".join(_listed(kit, person, _today())))
    return 0


def play(arguments: Sequence[str]) -> int:
    """`kododo puzzles play [KEY|day]`."""
    parser = _parser("kododo puzzles play", "Solve a puzzle in this terminal.")
    parser.add_argument("puzzle", metavar="KEY", nargs="?", default="", help="a key, or: day")
    add_name(parser, "solves")
    options = parser.parse_args(arguments)
    person = _person(options.name)
    puzzle = _asked_for(options.game, options.puzzle, person)
    if isinstance(puzzle, str):
        print(puzzle, file=sys.stderr)
        return WRONG_ARGUMENTS
    chair = chair_of(person, options.name)
    console = Console(sys.stdin, sys.stdout)
    tries = TextPuzzle(console, KITS[puzzle.game], puzzle, chair).run()
    if tries is not None:
        file = own_people_file(sleep)
        found = (
            note_solved(file, chair, puzzle, tries, _today())
            if was_found(tries)
            else note_told(file, chair, puzzle)
        )
        console.say(*([found.note] if found.note else []))
    return 0


def mine(arguments: Sequence[str]) -> int:
    """`kododo puzzles mine`: the same seed finds the same puzzles."""
    parser = _parser("kododo puzzles mine", "Look for puzzles in games among bots.")
    parser.add_argument("--seed", type=whole_number(0, MAX_SEED - 1), default=0)
    count = whole_number(1, MOST_WANTED)
    parser.add_argument("--count", type=count, default=12, help="how many of each theme")
    parser.add_argument("--to", metavar="FILE", type=Path, help="else GAME.json in this folder")
    options = parser.parse_args(arguments)
    kit: AnyKit = options.game
    if kit.puzzling is None:
        print(_none_words(kit))
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


def check(arguments: Sequence[str]) -> int:
    """`kododo puzzles check`: whether fresh worlds say the same."""
    parser = _parser("kododo puzzles check", "Check the puzzles in fresh worlds.", every_game=True)
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
            print(_none_words(kit))
    print(f"{wrong} are wrong." if wrong else "All are right.")
    return 1 if wrong else 0


def _listed(kit: AnyKit, person: Person | None, today: date) -> Iterator[str]:
    puzzles = puzzles_of(kit.key)
    solved = solved_by_theme(person, puzzles)
    yield _("{game}: {solved} of {count} puzzles solved.").format(
        game=kit.title, solved=sum(solved.values()), count=len(puzzles)
    )
    for theme in kit.puzzle_themes:
        own = [puzzle for puzzle in puzzles if puzzle.theme == theme.key]
        heading = _("{title}: {solved} of {count} solved. {idea}")
        yield ""
        yield heading.format(
            title=_(theme.title),
            solved=solved.get(theme.key, 0),
            count=len(own),
            idea=_(theme.idea),
        )
        for puzzle in own:
            mark = "*" if solved_of(person, puzzle) is not None else " "
            yield f"  {mark} {puzzle.key}  {_(puzzle.level.display_name)}"
    daily = puzzle_of_day(kit.key, today)
    if daily is not None:
        yield ""
        yield _("Today's puzzle is {key}.").format(key=daily.key)
    yield _("* is solved. Every bot from the named level on finds the answer.")
    for other in KITS.values():
        if other is not kit and (count := len(puzzles_of(other.key))):
            words = _("{game} has {count} puzzles as well, with: --game {key}")
            yield words.format(game=other.title, count=count, key=other.key)


def _asked_for(kit: AnyKit | None, key: str, person: Person | None) -> Puzzle | str:
    """A puzzle, or the sentence that says why there is none."""
    kit = kit or usual_kit()
    puzzles = puzzles_of(kit.key)
    if key == DAY:
        return puzzle_of_day(kit.key, _today()) or _none_words(kit)
    if key:
        found = (puzzle_by_key(each, key.lower()) for each in KITS)
        sentence = _("There is no puzzle {key}. See: kododo puzzles").format(key=quoted(key))
        return next((puzzle for puzzle in found if puzzle is not None), sentence)
    return next_puzzle(person, puzzles) if puzzles else _none_words(kit)


def _none_words(kit: AnyKit) -> str:
    trouble = puzzle_trouble(kit.key)
    return trouble or _("There are no puzzles for {game} yet.").format(game=kit.title)


def _mined_words(search: Mine, puzzle: Puzzle) -> str:
    return (
        f"game {search.games}: {puzzle.theme}, {puzzle.level.value}, "
        f"{puzzle.margin / POINT:.1f} points ahead ({len(search.found)} found)"
    )


def _person(name: str) -> Person | None:
    return person_called(own_people_file(sleep).read().register, name)


def _today() -> date:
    return datetime.now().astimezone().date()


def _parser(command: str, about: str, *, every_game: bool = False) -> Parser:
    parser = Parser(command, about, EXAMPLES)
    add_game(parser, without="all" if every_game else titles()[USUAL_GAME])
    if not every_game:
        parser.set_defaults(game=usual_kit())
    return parser
