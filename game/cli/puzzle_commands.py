"""`kododo puzzles`: what there is to solve, and solving it in words."""

import sys
from collections.abc import Iterator, Sequence
from datetime import date, datetime
from time import sleep
from typing import Final

from game.app.learning.puzzle_table import (
    puzzle_by_key,
    puzzle_of_day,
    puzzle_trial,
    puzzle_trouble,
    puzzles_of,
    reason,
    theme_of,
)
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
from game.cli.game_choice import add_game, add_name, chair_of, person_called
from game.cli.parsing import WRONG_ARGUMENTS, Parser
from game.cli.terminal.console import Console, InputEnded
from game.cli.terminal.learn import HELP, QUIT
from game.core.errors import IllegalMove
from game.core.quoting import quoted
from game.core.words import N_, _
from game.kits.kit import AnyKit
from game.kits.puzzle import Puzzle
from game.kits.registry import KITS, usual_kit
from game.kits.set_up import Chair

EXAMPLES: Final = (
    ("kododo puzzles", N_("what there is, and what is solved")),
    ("kododo puzzles play", N_("the first that is not solved")),
    ("kododo puzzles play day", N_("the puzzle of the day")),
    ("kododo puzzles play KEY", N_("a certain one")),
)
DAY = "day"


def main(arguments: Sequence[str]) -> int:
    """List the puzzles of a game, and in which other games there are some."""
    parser = _parser("kododo puzzles", "Puzzles from real games, by theme.")
    add_name(parser, _("who solves; without it whoever plays in the window"))
    options = parser.parse_args(arguments)
    kit: AnyKit = options.game
    if not puzzles_of(kit.key):
        print(none_words(kit))
        return 0
    person = _person(options.name)
    print("\n".join(_listed(kit, person, _today())))
    return 0


def play(arguments: Sequence[str]) -> int:
    """`kododo puzzles play [KEY|day]`."""
    parser = _parser("kododo puzzles play", "Solve a puzzle in this terminal.")
    parser.add_argument("puzzle", metavar="KEY", nargs="?", default="", help=_("a key, or: day"))
    add_name(parser, _("who solves; without it whoever plays in the window"))
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
        return puzzle_of_day(kit.key, _today()) or none_words(kit)
    if key:
        found = (puzzle_by_key(each, key.lower()) for each in KITS)
        sentence = _("There is no puzzle {key}. See: kododo puzzles").format(key=quoted(key))
        return next((puzzle for puzzle in found if puzzle is not None), sentence)
    return next_puzzle(person, puzzles) if puzzles else none_words(kit)


def none_words(kit: AnyKit) -> str:
    trouble = puzzle_trouble(kit.key)
    return trouble or _("There are no puzzles for {game} yet.").format(game=kit.title)


def _person(name: str) -> Person | None:
    return person_called(own_people_file(sleep).read().register, name)


def _today() -> date:
    return datetime.now().astimezone().date()


def _parser(command: str, about: str) -> Parser:
    parser = Parser(command, about, EXAMPLES)
    add_game(parser)
    parser.set_defaults(game=usual_kit())
    return parser


class TextPuzzle:
    """One puzzle at one terminal."""

    def __init__(self, console: Console, kit: AnyKit, puzzle: Puzzle, person: Chair) -> None:
        """BadLog where the puzzle cannot be laid."""
        self._console = console
        self._kit = kit
        self._puzzle = puzzle
        self._person = person
        self._tries: int | None = None
        self._trial = puzzle_trial(puzzle, person, self._found)
        self._names = tuple(chair.name for chair in self._trial.session.chairs)

    def run(self) -> int | None:
        """After how many tries it was found; 0: it was told; None where somebody leaves before."""
        say, view = self._console.say, self._trial.session.view(self._puzzle.seat)
        theme = theme_of(self._kit, self._puzzle)
        level = _(self._puzzle.level.display_name)
        about = _("Puzzle {key}, {title}. Every bot from {level} on finds it.")
        say(
            about.format(key=self._puzzle.key, title=_(theme.title), level=level),
            _(theme.idea),
            _("You are {name}. Find the best choice.").format(name=self._person.name),
            *self._kit.terminal.situation(view, self._names),
            _("Type ? to be told how to answer, or quit to leave."),
        )
        try:
            while self._tries is None:
                self._ask()
        except (InputEnded, KeyboardInterrupt):
            say(_("The puzzle waits for you."))
            return 0 if self._trial.is_told else None
        praise = (
            _("Right.") if was_found(self._tries) else _("Now you know. Try it again some day.")
        )
        say(praise, reason(self._puzzle, self._person))
        return self._tries

    def _ask(self) -> None:
        terminal, view = self._kit.terminal, self._trial.session.view(self._puzzle.seat)
        answer = self._console.ask(terminal.question(view))
        if answer.lower() in QUIT:
            raise InputEnded
        if answer.lower() in HELP:
            self._console.say(terminal.how_to_move(view))
            return
        chosen = terminal.read(view, answer, self._names)
        if isinstance(chosen, str):
            self._console.say(chosen)
            return
        try:
            self._trial.session.submit(self._puzzle.seat, chosen)
        except IllegalMove as word:
            self._console.say(str(word))

    def _found(self, tries: int) -> None:
        self._tries = tries
