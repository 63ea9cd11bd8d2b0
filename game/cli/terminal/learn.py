"""Lessons in words: what the window shows on the table is said and asked for in this terminal."""

import sys
from collections.abc import Sequence
from time import sleep
from typing import Final

from game.app.learning.learned import has_learned, next_lesson, with_learned
from game.app.learning.lesson_course import LessonCourse, Pressed
from game.app.learning.lesson_table import LEARNER
from game.app.looking_back.transcript import Narrator
from game.app.people.lone_deeds import lesson_deeds, note_deeds
from game.app.people.people_file import own_people_file
from game.app.settings import read_settings, write_settings
from game.app.storage.files import FileProblem
from game.app.storage.paths import settings_file
from game.cli.game_choice import add_game_or_word, add_name, chair_of, game_or_word, person_called
from game.cli.parsing import WRONG_ARGUMENTS, Parser
from game.cli.terminal.console import Console, InputEnded
from game.core.errors import IllegalMove
from game.core.events import CardsCommitted, TurnStarted
from game.core.moves import Move
from game.core.seats import PUBLIC
from game.core.sentences import labelled
from game.core.words import N_, _
from game.kits.kit import AnyKit
from game.kits.lesson import Lesson, Read, Touch
from game.kits.set_up import usual_person

EXAMPLES: Final = (
    ("kododo learn", N_("the next lesson")),
    ("kododo learn --game NAME", N_("that of another game")),
    ("kododo learn --lesson 4", N_("a certain one")),
    ("kododo learn --list", N_("all of them, and which are done")),
)
QUIT = ("quit", "q", "exit")
HELP = ("help", "?", "h", "hint")


def main(arguments: Sequence[str]) -> int:
    """Give one lesson, or list them."""
    parser = _parser()
    options = parser.parse_args(arguments)
    kit = game_or_word(parser, options)
    if not kit.lessons:
        print(_("There are no lessons for {game} yet.").format(game=kit.title))
        return 0
    settings, notes = read_settings(settings_file())
    print(*notes, sep="\n", end="\n" if notes else "")
    if options.list:
        for number, lesson in enumerate(kit.lessons, start=1):
            mark = _("done") if has_learned(settings, kit, lesson) else " "
            print(f"{number:2} {mark:5} {labelled(_(lesson.title), _(lesson.learned))}")
        return 0
    asked = str(next_lesson(settings, kit) + 1) if options.lesson is None else options.lesson
    if asked not in map(str, range(1, len(kit.lessons) + 1)):
        sentence = _("There are lessons 1 to {count}.").format(count=len(kit.lessons))
        print(sentence, file=sys.stderr)
        return WRONG_ARGUMENTS
    number = int(asked)
    lesson = kit.lessons[number - 1]
    if TextLesson(Console(sys.stdin, sys.stdout), kit, lesson).run(number):
        _keep(kit, lesson, options.name)
    return 0


def _keep(kit: AnyKit, lesson: Lesson, name: str) -> None:
    """It is marked in the list, and counts in the street of whoever learns here.

    Read again before it is written: another program may have changed something meanwhile.
    """
    settings, _notes = read_settings(settings_file())
    try:
        write_settings(settings_file(), with_learned(settings, kit, lesson))
        file = own_people_file(sleep)
        who = chair_of(person_called(file.read().register, name), name)
        note = note_deeds(file, who, lesson_deeds(kit.key, lesson.key)).note
    except FileProblem as problem:
        note = str(problem)
    if note:
        print(note, file=sys.stderr)


class TextLesson:
    """One lesson at one terminal."""

    def __init__(self, console: Console, kit: AnyKit, lesson: Lesson) -> None:
        self._console = console
        self._kit = kit
        self._course = LessonCourse(kit, lesson, usual_person())
        self._session = self._course.session
        self._names = tuple(chair.name for chair in self._session.chairs)
        self._narrator = Narrator.of(self._session.match, self._names)
        self._told = self._session.event_count
        self._described = False

    def run(self, number: int) -> bool:
        """Whether it was finished."""
        say, lesson = self._console.say, self._course.lesson
        count = len(self._kit.lessons)
        over = _("Lesson {number} of {count}").format(number=number, count=count)
        say(labelled(over, _(lesson.title)), _("Type ? to be told more, or quit to leave."))
        try:
            while not self._course.is_over:
                self._take_step()
        except (InputEnded, KeyboardInterrupt):
            say(_("The lesson waits for you."))
            return False
        say(_(lesson.learned))
        return True

    def _take_step(self) -> None:
        step = self._course.step
        self._let_others_play()
        if self._course.number == 0 or not isinstance(step.task, Read):
            self._describe()  # first, so that "this" and "here" speak of what was just told
        self._console.say(*(f"- {_(line.words)}" for line in step.lines))
        self._point_out()
        match step.task:
            case Read():
                self._ask(_("Press Enter to go on."))
            case Touch():
                self._ask_for_places()
            case _:
                while not self._course.is_done:
                    self._ask_for_move()
        if step.praise:
            self._console.say(self._course.praise)
        self._course.go_on()

    def _point_out(self) -> None:
        """Nothing can be pointed at here: an only move is told as it is typed."""
        wanted = self._course.wanted
        if len(wanted) == 1:
            self._console.say(_("Type here: {answer}").format(answer=self._typed(wanted[0])))

    def _typed(self, move: Move) -> str:
        return self._kit.terminal.typed(self._session.view(LEARNER), move)

    def _ask_for_places(self) -> None:
        """They are numbered: nobody can press anything here."""
        task = self._course.step.task
        assert isinstance(task, Touch)
        places = sorted((*task.right, *task.wrong))
        listed = "; ".join(f"{number} {name}" for number, name in enumerate(places, start=1))
        self._console.say(listed)
        while not self._course.is_done:
            answer = self._ask(_("Which number?"))
            if answer.lower() in HELP:
                self._console.say(_(self._course.step.once_more), listed)
            if answer.isdecimal() and 1 <= int(answer) <= len(places):
                found = self._course.touch(places[int(answer) - 1])
                right = found.pressed is not Pressed.WRONG
                self._console.say(_("Right.") if right else found.words)

    def _ask_for_move(self) -> None:
        self._let_others_play()
        view = self._session.view(LEARNER)
        self._describe()
        answer = self._ask(self._kit.terminal.question(view))
        if answer.lower() in HELP:
            words = _(self._course.step.once_more)
            self._console.say(words, self._kit.terminal.how_to_move(view))
            example = next(iter(self._course.wanted or view.legal))
            self._console.say(_("For example: {answer}").format(answer=self._typed(example)))
            return
        chosen = self._kit.terminal.read(view, answer, self._names)
        if isinstance(chosen, str):
            self._console.say(chosen)
            return
        try:
            self._session.submit(LEARNER, chosen)
        except IllegalMove as word:
            self._console.say(str(word))
            return
        self._described = False
        self._let_others_play()

    def _describe(self) -> None:
        """The table, once until something has happened on it."""
        if not self._described:
            self._described = True
            view = self._session.view(LEARNER)
            self._console.say(*self._kit.terminal.situation(view, self._names))

    def _let_others_play(self) -> None:
        while self._session.think():
            pass
        events = self._session.events(PUBLIC, self._told)
        self._told = self._session.event_count
        for event in events:
            if not isinstance(event, CardsCommitted | TurnStarted):
                self._console.say(*self._narrator.tell(event))

    def _ask(self, question: str) -> str:
        answer = self._console.ask(question)
        if answer.lower() in QUIT:
            raise InputEnded
        return answer


def _parser() -> Parser:
    parser = Parser(
        "kododo learn", _("Learn a game, one idea a lesson, in this terminal."), EXAMPLES
    )
    add_game_or_word(parser)
    parser.add_argument("--lesson", metavar="N", help=_("the lesson of this number"))
    add_name(parser, _("who learns; without it whoever plays in the window"))
    parser.add_argument("--list", action="store_true", help=_("only list the lessons"))
    return parser
