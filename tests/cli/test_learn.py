"""Lessons in words: they are given, kept and listed in a terminal."""

import io
import re
from collections.abc import Iterator
from itertools import cycle, islice

import pytest

from game.app.learning.learned import lessons_done
from game.app.learning.lesson_course import LessonCourse
from game.app.people.lone_deeds import lesson_deeds
from game.app.people.people_file import own_people_file
from game.app.people.person import Person, Register
from game.app.settings import Settings, read_settings, write_settings
from game.app.storage.paths import settings_file
from game.cli.terminal.console import Console, InputEnded
from game.cli.terminal.learn import TextLesson
from game.kits.duco.phrases import place_code
from game.kits.kit import AnyKit
from game.kits.lesson import Lesson, Play
from game.kits.registry import KITS
from game.kits.set_up import USUAL_CHAIRS
from game.rules.duco.moves import Lay, Rearrange
from tests.cli.command import in_process

TAUGHT = [(kit, lesson) for kit in KITS.values() for lesson in kit.lessons]
NAMES = [f"{kit.key}-{lesson.key}" for kit, lesson in TAUGHT]
MOST_TRIES = 1_000
MOST_ANSWERS = 60
TOLD = re.compile(r"^(?:Type here|For example): (.+)$", re.MULTILINE)


class Patient(Console):
    """Somebody who tries one answer after the other until something comes of it."""

    def __init__(self, answers: Iterator[str]) -> None:
        self.heard = io.StringIO()
        super().__init__(io.StringIO(), self.heard)
        self._answers = answers

    def ask(self, question: str) -> str:
        self.say(question)
        answer = next(self._answers, None)
        if answer is None:
            raise InputEnded
        return answer


class Obedient(Console):
    """Somebody who types only what was told since the last answer, and asks where nothing was."""

    def __init__(self) -> None:
        self.heard = io.StringIO()
        super().__init__(io.StringIO(), self.heard)
        self._read = 0
        self._numbers = cycle("123")
        self.asked = 0

    def ask(self, question: str) -> str:
        told = TOLD.findall(self.heard.getvalue()[self._read :])
        self.say(question)
        self._read = len(self.heard.getvalue())
        self.asked += 1
        assert self.asked < MOST_ANSWERS, self.heard.getvalue()[-2_000:]
        if question == "Press Enter to go on.":
            return ""
        if question == "Which number?":
            return next(self._numbers)
        return told[-1] if told else "?"


@pytest.mark.parametrize(("kit", "lesson"), TAUGHT, ids=NAMES)
def test_who_types_only_what_is_told_finishes_every_lesson(kit: AnyKit, lesson: Lesson) -> None:
    console = Obedient()
    assert TextLesson(console, kit, lesson).run(1)
    heard = console.heard.getvalue()
    kind_words = {step.task.otherwise for step in lesson.steps if isinstance(step.task, Play)}
    assert not [words for words in kind_words if words and words in heard]


def test_place_that_is_meant_is_told_by_letter_and_number() -> None:
    kit = KITS["duco"]
    console = Patient(iter(["", "quit"]))
    TextLesson(console, kit, kit.lessons[0]).run(1)
    assert "Type here: O12 0\n" in console.heard.getvalue()


@pytest.mark.parametrize("lesson", KITS["duco"].lessons, ids=lambda lesson: lesson.key)
def test_turns_that_are_spoken_of_are_those_that_are_typed(lesson: Lesson) -> None:
    console = Obedient()
    TextLesson(console, KITS["duco"], lesson).run(1)
    heard = console.heard.getvalue()
    for words, turns in re.findall(r"^- (.+)\nType here: \S+ (\d)$", heard, re.MULTILINE):
        assert "As it lies" not in words, "a terminal tells a tile as it was printed"
        assert turns == "0" or not re.search(r"\bas it is\b", words)
        assert turns == "1" or not re.search(r"\bonce\b", words)


@pytest.mark.parametrize(("kit", "lesson"), TAUGHT, ids=NAMES)
def test_every_first_move_reads_back_as_it_is_typed(kit: AnyKit, lesson: Lesson) -> None:
    session = LessonCourse(kit, lesson, USUAL_CHAIRS[0]).session
    view = session.view(0)
    names = [chair.name for chair in session.chairs]
    for move in islice(view.legal, 100):
        assert kit.terminal.read(view, kit.terminal.typed(view, move), names) == move


@pytest.mark.parametrize(("kit", "lesson"), TAUGHT, ids=NAMES)
def test_learner_has_a_name_and_nothing_is_pressed_or_lit(kit: AnyKit, lesson: Lesson) -> None:
    console = Obedient()
    TextLesson(console, kit, lesson).run(1)
    spoken = [console.heard.getvalue(), *(step.once_more for step in lesson.steps)]
    for step in lesson.steps:
        if isinstance(step.task, Play):
            spoken += [step.task.otherwise, *step.task.because.values()]
    words = " ".join(spoken).replace("Press Enter", "").replace("press Enter", "")
    assert not re.findall(r"\b(?:press|lit)\b", words, re.IGNORECASE)
    assert not re.findall(r"\bYou (?:\w+s|now has)\b", words)


def tries(kit: AnyKit, lesson: Lesson) -> Iterator[str]:
    """Every card, then every two of them; or every place, turned all ways; again and again."""
    numbers = list(map(str, range(1, 11)))
    pairs = [f"{a} {b}" for a in range(1, 6) for b in range(a + 1, 6)]
    moves = LessonCourse(kit, lesson, USUAL_CHAIRS[0]).session.view(0).legal
    cells = {move.cell for move in moves if isinstance(move, Lay)}
    places = [f"{place_code(cell)} {turns}" for cell in sorted(cells) for turns in range(4)]
    shifted = [move for move in islice(moves, MOST_TRIES) if isinstance(move, Rearrange)]
    view = LessonCourse(kit, lesson, USUAL_CHAIRS[0]).session.view(0)
    turned = [kit.terminal.typed(view, move) for move in shifted]
    return islice(cycle(places or turned or numbers + pairs), MOST_TRIES)


@pytest.mark.parametrize(("kit", "lesson"), TAUGHT, ids=NAMES)
def test_every_lesson_can_be_finished_by_typing(kit: AnyKit, lesson: Lesson) -> None:
    console = Patient(tries(kit, lesson))
    assert TextLesson(console, kit, lesson).run(1), console.heard.getvalue()
    heard = console.heard.getvalue()
    assert lesson.learned in heard
    for step in lesson.steps:
        assert all(line.words in heard for line in step.lines)
        # Of a free choice that went wrong something else is said than praise.
        is_free = isinstance(step.task, Play) and not step.task.moves
        assert is_free or step.praise in heard or (step.missed and step.missed in heard)


def test_lesson_that_is_left_is_not_learned() -> None:
    kit, lesson = TAUGHT[0]
    console = Patient(iter(["", "quit"]))
    assert not TextLesson(console, kit, lesson).run(1)
    assert "The lesson waits for you." in console.heard.getvalue()


def test_lessons_are_listed_and_a_wrong_number_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    listed = in_process(capsys, "learn", "--list")
    kit = TAUGHT[0][0]
    assert listed.returncode == 0
    assert len(listed.stdout.splitlines()) == len(kit.lessons)
    for number in ("99", "0", "-1", "x", ""):
        wrong = in_process(capsys, "learn", "--lesson", number)
        assert wrong.returncode == 2
        assert wrong.stderr == f"There are lessons 1 to {len(kit.lessons)}.\n"


def test_game_that_is_not_there_is_told_alike_by_every_command(
    capsys: pytest.CaptureFixture[str],
) -> None:
    learn, daily = (in_process(capsys, word, "chess").stderr for word in ("learn", "daily"))
    assert learn.partition(" See:")[0] == daily.partition(" See:")[0]


def test_finished_lesson_is_kept_for_window_and_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    kit = TAUGHT[0][0]
    monkeypatch.setattr("sys.stdin", io.StringIO("\n1\n1\n1\n1\n"))
    done = in_process(capsys, "learn", "--lesson", "1")
    assert done.returncode == 0
    settings, notes = read_settings(settings_file())
    assert (lessons_done(settings, kit), notes) == (1, [])


def test_finished_lesson_lights_a_house_of_whoever_plays_in_the_window(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    kit, lesson = TAUGHT[0]
    people = [Person("1", "Ana", "cap"), Person("2", "Ben", "cap"), Person("3", "Cleo", "cap")]
    own_people_file(lambda _seconds: None).change(lambda _nobody: Register(tuple(people)))
    write_settings(settings_file(), Settings(person="2"))
    for arguments in ((), ("--name", "cleo")):
        monkeypatch.setattr("sys.stdin", io.StringIO("\n1\n1\n1\n1\n"))
        assert in_process(capsys, "learn", "--lesson", "1", *arguments).returncode == 0
    found = own_people_file(lambda _seconds: None).read().register.people
    done = dict.fromkeys(lesson_deeds(kit.key, lesson.key), 1)
    assert [each.deeds for each in found] == [{}, done, done]
