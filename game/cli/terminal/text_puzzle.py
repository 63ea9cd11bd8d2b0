"""A puzzle in words: the table is told, tries are typed and judged, and the reason follows."""

from game.app.learning.puzzle_table import puzzle_trial, reason, theme_of
from game.app.people.solved_puzzles import was_found
from game.cli.terminal.console import Console, InputEnded
from game.cli.terminal.learn import HELP, QUIT
from game.core.errors import IllegalMove
from game.core.words import _
from game.kits.kit import AnyKit
from game.kits.puzzle import Puzzle
from game.kits.set_up import Chair


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
