"""The way through a lesson: which step it is, what it asks for, and whether that was done.

Window and terminal walk the same way; neither knows what is taught.
"""

from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, Final

from game.app.learning.lesson_table import LEARNER, lesson_table
from game.core.errors import IllegalMove
from game.core.events import RoundEnded
from game.core.moves import Move
from game.core.seats import PUBLIC
from game.core.sentences import with_names
from game.core.words import N_, _
from game.kits.kit import AnyKit
from game.kits.lesson import Lesson, LessonStep, Play, PlayFreely, Read, Touch
from game.kits.set_up import Chair

NOT_NOW: Final = N_("Not yet: first read what is said.")


class Pressed(Enum):
    """What came of pressing a place."""

    RIGHT = auto()
    AGAIN = auto()
    """It was right before."""
    WRONG = auto()


@dataclass(frozen=True, slots=True)
class StepAnswer:
    """What came of it, and the kind word if it was not what is asked for."""

    pressed: Pressed
    words: str = ""


class LessonCourse:
    """Walks through one lesson on a table of its own."""

    bots_wait = False

    def __init__(self, kit: AnyKit, lesson: Lesson, learner: Chair) -> None:
        self.kit = kit
        self.lesson = lesson
        self.session = lesson_table(kit, lesson, learner)
        self.session.referee = self
        self.number = 0
        self.touched: tuple[str, ...] = ()
        """What was pressed of what this step asks for."""
        self._played = 0
        self.slip = ""
        """What is said of the last free move, if there was a better one."""
        self._begun = 0  # events that had happened when this step began
        self._points = self._own_points

    @property
    def is_over(self) -> bool:
        """Every step was taken."""
        return self.number >= len(self.lesson.steps)

    @property
    def is_at_last_step(self) -> bool:
        """With this one everything was learned."""
        return self.number == len(self.lesson.steps) - 1

    @property
    def step(self) -> LessonStep:
        """What is said and asked for now."""
        return self.lesson.steps[self.number]

    @property
    def is_done(self) -> bool:
        """What this step asks for was done; reading is done by going on."""
        match self.step.task:
            case Read():
                return True
            case Touch(right):
                return set(right) <= set(self.touched)
            case Play():
                return self._played > 0
            case PlayFreely(moves, rounds):
                enough = 0 < moves <= self._played or 0 < rounds <= self._rounds_ended
                return enough or self.session.outcome is not None

    def go_on(self) -> None:
        """The next step; only when this one is done."""
        assert self.is_done, "a step is not left before what it asks for was done"
        self.number += 1
        self.touched, self._played, self.slip = (), 0, ""
        self._begun = self.session.event_count
        self._points = self._own_points

    def touch(self, place: str) -> StepAnswer:
        """A place was pressed."""
        task = self.step.task
        assert isinstance(task, Touch), "nothing is to be pressed now"
        if place in self.touched:
            return StepAnswer(Pressed.AGAIN)
        if place in task.right:
            self.touched = (*self.touched, place)
            return StepAnswer(Pressed.RIGHT)
        return StepAnswer(Pressed.WRONG, _(task.wrong.get(place, "")))

    def kind_word(self, move: Move) -> str | None:
        """Why a move that the rules allow is not what is asked for now, or None where it is."""
        if self.is_over:
            return None
        match self.step.task:
            case Play(moves, otherwise, because):
                line = self.kit.rules.encode_move(move)
                wanted = not moves or line in moves
                return None if wanted else _(because.get(line, otherwise))
            case PlayFreely():
                return None
            case _:
                return _(NOT_NOW)

    @property
    def praise(self) -> str:
        """What is said once a step is done: a word of comfort where it brought nothing."""
        if self.slip and isinstance(self.step.task, Play):
            return self.slip
        is_free = isinstance(self.step.task, PlayFreely | Play) and not self.wanted
        missed = is_free and self._own_points <= self._points
        return _(self.step.missed if missed and self.step.missed else self.step.praise)

    def _slip(self, move: Move) -> str:
        said = self.lesson.slip(self.session.view(LEARNER), move)
        if said is None:
            return ""
        names = [chair.name for chair in self.session.chairs]
        return self.kit.teller.phrase(with_names(said, names))

    @property
    def _own_points(self) -> int:
        return self.session.match.points[LEARNER]

    @property
    def moves_made(self) -> int:
        """By the learner, in this step."""
        return self._played

    @property
    def wanted(self) -> tuple[Any, ...]:
        """The moves that this step asks for, the first of them to be pointed out."""
        task = self.step.task if not self.is_over else None
        moves = task.moves if isinstance(task, Play) else ()
        return tuple(map(self.kit.rules.decode_move, moves))

    @property
    def is_learners_turn(self) -> bool:
        """The table waits for the learner."""
        return LEARNER in self.session.waiting_for()

    @property
    def _rounds_ended(self) -> int:
        """In this step."""
        events = self.session.events(PUBLIC, self._begun)
        return sum(isinstance(event, RoundEnded) for event in events)

    def judge(self, move: Move) -> bool:
        """Implements `Referee`: the learner may do only what is being taught."""
        word = self.kind_word(move)
        if word is not None:
            raise IllegalMove(word)
        self.slip = "" if self.wanted else self._slip(move)
        self._played += 1
        return True
