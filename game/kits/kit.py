"""The kit of a game: one record of all that commands and screens ask about it.

Words and set-up come at once; what thinks is loaded when it is asked for, since the first frame of
the title cannot wait for it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeAlias, TypeVar, cast

from game.core.errors import BadLog
from game.core.events import Event
from game.core.match import AnyMatch, Match
from game.core.moves import Move
from game.core.options import Options, OptionValue
from game.core.outcome import Outcome, Standing
from game.core.plain import Json
from game.core.rules import M, O, Rules, S, V
from game.core.seats import Seat
from game.core.sentences import Phrase
from game.kits.achievement import Achievement
from game.kits.lesson import Lesson
from game.kits.puzzle import PuzzleTheme, Puzzling
from game.kits.set_up import Chair, SetUp

if TYPE_CHECKING:
    from game.ai.advice import Coach, LookBack
    from game.ai.characters import Occasion
    from game.ai.ladder import Family
    from game.ai.players import BotStatistics, Players

O_contra = TypeVar("O_contra", bound=Options, contravariant=True)
M_contra = TypeVar("M_contra", bound=Move, contravariant=True)
V_contra = TypeVar("V_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class Flag:
    """A word of the command line that stands for the answer to an option."""

    word: str
    value: OptionValue
    help: str


@dataclass(frozen=True, slots=True)
class OptionWords:
    """An option of the set-up as a player reads it; translated where it is shown."""

    question: str
    answers: Mapping[OptionValue, Phrase]
    tip: str = ""
    flags: tuple[Flag, ...] = ()


@dataclass(frozen=True, slots=True)
class Cast(Generic[O]):
    """Who the sentences are about, and at which table."""

    names: tuple[str, ...]
    options: O


class Teller(Protocol[O, V_contra, M_contra]):
    """A game in plain sentences."""

    def tell(self, event: Event, cast: Cast[O]) -> list[str]:
        """The sentences of an event; it must already be redacted for whoever reads them."""

    def where(self, view: V_contra) -> str:
        """Where the match is: "Round 2 of 6, turn 1"."""

    def why_over(self, outcome: Outcome, options: O) -> str:
        """Why no more moves follow."""

    def score(self, points: int, options: O) -> str:
        """So many points, or of whatever else is counted at this table: "3 sets"."""

    def tie_break(self, standing: Standing) -> str:
        """What decides between equal points, and how much of it a seat has: "9 cards"."""

    def move(self, move: M_contra, view: V_contra | None = None) -> str:
        """What is played, as it stands inside a sentence.

        Whoever shall play it is told with the view: then what lies is named as it lies there.
        """

    def phrase(self, phrase: Phrase) -> str:
        """A sentence about the game, with its values in words."""

    def rules(self, options: O) -> list[str]:
        """The rules in short, with the numbers of the table; a paragraph a line."""


class Terminal(Protocol[V_contra, M]):
    """What a person at a terminal reads and types."""

    def how_to_move(self, view: V_contra) -> str:
        """How a move is typed at this table."""

    def situation(self, view: V_contra, names: Sequence[str]) -> list[str]:
        """All there is to know: where the match is, the table, the points, the own cards."""

    def news(self, view: V_contra, names: Sequence[str]) -> list[str]:
        """What a person needs who has just heard what was played."""

    def question(self, view: V_contra) -> str:
        """What the person is asked."""

    def read(self, view: V_contra, answer: str, names: Sequence[str]) -> M | str:
        """The move that an answer means, or the sentence that answers it."""

    def typed(self, view: V_contra, move: M) -> str:
        """The answer that means a legal move."""

    def take_back(self, view: V_contra) -> M | None:
        """The move that takes the viewer's locked choice back, while that is possible."""


@dataclass(frozen=True, slots=True)
class Course:
    """Everybody's points after each round, from nothing, and after which rounds a part ended."""

    points: tuple[tuple[int, ...], ...]
    parts: tuple[int, ...] = ()

    @property
    def rounds(self) -> int:
        """How many rounds there were."""
        return len(self.points[0]) - 1

    @property
    def highest(self) -> int:
        """The most points that anybody ever had."""
        return max(max(line) for line in self.points)


class Results(Protocol[O_contra, V_contra]):
    """What the end of a match is worth telling."""

    def reason(self, outcome: Outcome, options: O_contra) -> str:
        """With how much somebody won, and why the match is over, in a line."""

    def tie_breaks(self, outcome: Outcome, names: Sequence[str]) -> list[str]:
        """A sentence for every group with equal points; none when points decide everything."""

    def highlights(self, view: V_contra, names: Sequence[str]) -> list[str]:
        """What one may remember of the match."""

    def course(self, view: V_contra) -> Course:
        """How the points grew."""


@dataclass(frozen=True, slots=True)
class TalkMoment:
    """Something that everybody has just seen, and who may say a line about it."""

    name: str
    """Different for every moment of a match: what is said is chance, but always the same."""
    speakers: tuple[tuple[Seat, Occasion], ...]
    others: Occasion | None = None
    """What it is to everybody who is not among the speakers, where they may speak too."""


@dataclass(frozen=True, slots=True)
class Talk:
    """What characters say in a game, beside their greetings."""

    moment: Callable[[Event], TalkMoment | None]
    lines: Mapping[str, Mapping[Occasion, tuple[str, ...]]] = field(default_factory=dict)
    """By the key of a character and the occasion, to be translated where they are shown."""
    greets: bool = True
    """Whether somebody says good evening when the cards were dealt."""


@dataclass(frozen=True, slots=True)
class Work:
    """One more piece of work by which the speed of a game is measured."""

    key: str
    name: str
    make: Callable[[], Callable[[], object]]
    """Prepares the work; what it gives back is measured."""
    most_ms: float


@dataclass(frozen=True, slots=True)
class SpeedGoals:
    """What `kododo bench` hopes for."""

    rules_games: int = 3_000
    """Whole games a second through the rules, and below through a match."""
    match_games: int = 1_000
    view_us: int = 20
    world_us: int = 60
    works: tuple[Work, ...] = ()


def _no_deeds(_view: object, _seat: Seat) -> Mapping[str, int]:
    return {}


def _no_puzzling() -> None:
    return None


@dataclass(frozen=True, slots=True)
class GameKit(Generic[O, S, M, V]):
    """A game at this table: O its options, S its state, M its moves, V what a viewer may know."""

    rules: Rules[O, S, M, V]
    title: str
    motto: str
    """What the game is about, in a few words, to be translated where they are shown."""
    credit: str
    """Whose game it is."""
    usual: SetUp
    """The table at the first start."""
    option_words: Mapping[str, OptionWords]
    teller: Teller[O, V, M]
    terminal: Terminal[V, M]
    results: Results[O, V]
    talk: Talk
    load_players: Callable[[], Players[O, V, M]]
    load_lessons: Callable[[], tuple[Lesson, ...]] = tuple
    load_puzzling: Callable[[], Puzzling[O, V, M] | None] = _no_puzzling
    first_set_up: Callable[[Json, tuple[Chair, ...]], SetUp] | None = None
    """Reads how the first version remembered a table, for the game that it had."""
    speed: SpeedGoals = SpeedGoals()
    plain_game: Callable[[int], object] | None = None
    """The least that any program must do for a game with this seed: what the rules are measured by.
    """
    achievements: tuple[Achievement, ...] = ()
    deeds: Callable[[V, Seat], Mapping[str, int]] = _no_deeds
    """What a seat did in a finished match that counts for an achievement, and how often."""

    @property
    def key(self) -> str:
        """The stable name of the game."""
        return self.rules.key

    @property
    def seat_counts(self) -> tuple[int, ...]:
        """How many can play."""
        fields = self.rules.option_spec.fields
        counts = next(field.values for field in fields if field.name == "seats")
        return tuple(count for count in counts if isinstance(count, int))

    def options_with(self, answers: Mapping[str, OptionValue]) -> O:
        """Options with these answers and else the usual ones, or BadLog about a wrong one."""
        spec = self.rules.option_spec
        return self.rules.make_options(spec.check({**spec.defaults(), **answers}))

    def fitting(self, remembered: SetUp | None) -> SetUp:
        """A remembered table as far as this game can lay it, or the usual one."""
        if remembered is None:
            return self.usual
        spec = self.rules.option_spec
        fits = len(remembered.chairs) in self.seat_counts
        chairs = remembered.chairs if fits else self.usual.chairs
        set_up = replace(remembered, game=self.key, chairs=chairs)
        try:
            spec.check({**spec.defaults(), **set_up.option_values})
        except BadLog:
            # A later version may have options that we do not know.
            return replace(set_up, options=self.usual.options)
        return set_up

    @property
    def players(self) -> Players[O, V, M]:
        """All of the game that thinks."""
        return self.load_players()

    @property
    def lessons(self) -> tuple[Lesson, ...]:
        """How the game is learned, in this order."""
        return self.load_lessons()

    @property
    def puzzling(self) -> Puzzling[O, V, M] | None:
        """How decisions become puzzles, if the game has any."""
        return self.load_puzzling()

    @property
    def puzzle_themes(self) -> tuple[PuzzleTheme, ...]:
        """Into what the puzzles are sorted; none where there are none."""
        puzzling = self.puzzling
        return () if puzzling is None else puzzling.themes

    @property
    def bots(self) -> Family[V, M]:
        """Who can be asked to the table."""
        return self.players.bots

    @property
    def coach(self) -> Coach[V, M] | None:
        """Who gives hints, if anybody does."""
        return self.players.coach

    @property
    def look_back(self) -> LookBack[V, M] | None:
        """What other moves would have brought, if that can be told."""
        return self.players.look_back

    @property
    def figures(self) -> BotStatistics[V] | None:
        """How the game was played, if there is more to count than points."""
        return self.players.figures

    def own(self, match: AnyMatch) -> Match[O, S, M, V]:
        """A match of some game as one of this game: the one place where that is decided."""
        if match.rules.key != self.key:
            raise ValueError(f"a match of {match.rules.key}, not of {self.key}")
        return cast("Match[O, S, M, V]", match)


AnyKit: TypeAlias = GameKit[Any, Any, Any, Any]
"""The kit of some game, where code does not care which."""
