"""What a lesson is: a prepared table, and steps that each say one thing and ask for one thing.

It is data, but for the word about a free choice. Moves and deals stand in it as lines of the game's
own log, so that the rules check every one of them; places are named, and whoever draws the table
knows where they are.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from game.core.options import OptionValue
from game.core.sentences import Phrase


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence, to be translated where it is shown, and what it speaks of."""

    words: str
    at: str = ""
    """The name of a place on the table; empty: it speaks of nothing that could be seen."""


@dataclass(frozen=True, slots=True)
class Read:
    """Go on when it was read."""


@dataclass(frozen=True, slots=True)
class Touch:
    """Press all of some places, in any order."""

    right: tuple[str, ...]
    wrong: Mapping[str, str] = field(hash=False)
    """The other places that can be pressed, and what is said then."""
    named: Mapping[str, str] = field(hash=False)
    """What lies at each of them, for whoever cannot see it."""


@dataclass(frozen=True, slots=True)
class Play:
    """Make one of these moves, as lines of the log; any other is refused with a kind word."""

    moves: tuple[str, ...]
    """None: whatever the rules allow."""
    otherwise: str = ""
    """What is said of a move that is not among them."""
    because: Mapping[str, str] = field(default_factory=dict, hash=False)
    """What is said of a certain one of those."""


@dataclass(frozen=True, slots=True)
class PlayFreely:
    """Play freely: so many moves, so many rounds, or to the end of the match."""

    moves: int = 0
    rounds: int = 0
    """0 of both: to the end."""


Task: TypeAlias = Read | Touch | Play | PlayFreely

READ: Final = Read()


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One thing that is said, and one that is asked for."""

    lines: tuple[Line, ...]
    task: Task = READ
    praise: str = ""
    once_more: str = ""
    """The same in other words, for whoever asks."""
    missed: str = ""
    """In place of the praise, where the learner played freely and got no points."""


def _no_slip(_view: object, _move: object) -> None:
    return None


@dataclass(frozen=True, slots=True)
class Lesson:
    """One idea; the learner sits at seat 0."""

    key: str
    """Kept with what was learned: it never changes."""
    title: str
    learned: str
    """What the idea was, in one sentence."""
    seats: int
    deals: tuple[str, ...]
    """The chance of this table, in its order; what follows after it comes as it may."""
    steps: tuple[LessonStep, ...]
    opening: tuple[str, ...] = ()
    """What was played before the lesson begins, as "seat move"."""
    others: tuple[str, ...] = ()
    """What the others will play, as "seat move", each seat in its own order; then they are free."""
    options: Mapping[str, OptionValue] = field(default_factory=dict, hash=False)
    slip: Callable[[Any, Any], Phrase | None] = _no_slip
    """What is said of a move that the learner was free to make, from the view before it; None where
    it was a good one."""
    ends_course: bool = False
    """After it one can play: a game follows, and the lessons after it are for later."""


def first_course(lessons: Sequence[Lesson]) -> int:
    """How many lessons lead to a first game."""
    ends = (number for number, lesson in enumerate(lessons, start=1) if lesson.ends_course)
    return next(ends, len(lessons))


def entry(line: str) -> tuple[int, str]:
    """Seat and move of "seat move"."""
    seat, _blank, move = line.partition(" ")
    return int(seat), move
