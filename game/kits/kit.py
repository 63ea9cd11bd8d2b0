"""The kit of a game: one record of all that commands and screens ask about it.

Words and set-up come at once; what thinks is loaded when it is asked for, since the first frame of
the title cannot wait for it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Generic, TypeAlias, cast

from game.core.errors import BadLog
from game.core.events import Event
from game.core.match import AnyMatch, Match
from game.core.options import OptionField, OptionValue
from game.core.rules import M, O, Rules, S, V
from game.core.seats import Seat
from game.core.sentences import Phrase, begin
from game.kits.achievement import Achievement
from game.kits.lesson import Lesson
from game.kits.phone_page import PhonePage
from game.kits.puzzle import PuzzleTheme, Puzzling
from game.kits.set_up import USUAL_CHAIRS, SetUp
from game.kits.teller import Results, Teller, Terminal

if TYPE_CHECKING:
    from game.ai.advice import Coach, LookBack
    from game.ai.characters import Occasion
    from game.ai.ladder import Family
    from game.ai.players import BotStatistics, Players


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
    group: str = ""
    """Where it stands in the maker of modes; without a name among the rules."""


@dataclass(frozen=True, slots=True)
class TalkMoment:
    """Something that everybody has just seen, and who may say a line about it."""

    name: str
    """Different for every moment of a match: what is said is chance, but always the same."""
    speakers: tuple[tuple[Seat, Occasion], ...]
    others: Occasion | None = None
    """What it is to everybody who is not among the speakers, where they may speak too."""


def _no_moment(_event: Event) -> None:
    return None


@dataclass(frozen=True, slots=True)
class Talk:
    """What characters say in a game, beside their greetings."""

    moment: Callable[[Event], TalkMoment | None] = _no_moment
    lines: Mapping[str, Mapping[Occasion, tuple[str, ...]]] = field(default_factory=dict)
    """By the key of a character and the occasion, to be translated where they are shown."""
    greets: bool = True
    """Whether somebody says good evening when the cards were dealt."""


def _no_deeds(_view: object, _seat: Seat) -> Mapping[str, int]:
    return {}


def _searching_players(rules: Rules[O, S, M, V]) -> Players[O, V, M]:
    from game.ai.search_family import search_players  # noqa: PLC0415 - the title waits for no bots

    return search_players(rules)


def _plain_words(option: OptionField) -> OptionWords:
    """An option that nobody has put into words, with a flag for every answer but the usual one."""
    answers = {value: Phrase(begin(str(value))) for value in option.values}
    flags = tuple(
        Flag(f"{option.name}-{value}".replace(" ", "-"), value, f"{option.name}: {value}")
        for value in option.values
        if value != option.default and option.is_asked
    )
    return OptionWords(begin(option.name), answers, flags=flags)


_UNSAID: Final = cast("Any", None)
"""What a kit leaves out is made from its rules."""


@dataclass(frozen=True, slots=True)
class GameKit(Generic[O, S, M, V]):
    """A game at this table: O its options, S its state, M its moves, V what a viewer may know.

    Only the first four are asked for. Whatever else is left out has an answer, told beside it.
    """

    rules: Rules[O, S, M, V]
    title: str
    motto: str
    """What the game is about, in a few words, to be translated where they are shown."""
    teller: Teller[O, V, M]
    credit: str = ""
    """Whose game it is; nobody knows."""
    usual: SetUp = _UNSAID
    """The table at the first start: a person among guests, at as many seats as are usual."""
    option_words: Mapping[str, OptionWords] = field(default_factory=dict)
    """An option that has none here is asked for by its name, and answered by its values."""
    terminal: Terminal[O, V, M] = _UNSAID
    """Moves are chosen by their number."""
    phone: PhonePage[O, V, M] = _UNSAID
    """A phone shows what the terminal says, and a button for every move."""
    results: Results[O, V] = field(default_factory=Results)
    talk: Talk = Talk()
    """Characters greet, and are glad when they win."""
    load_players: Callable[[], Players[O, V, M]] = _UNSAID
    """Six levels that search more or less, a bot called greedy, and no coach."""
    load_lessons: Callable[[], tuple[Lesson, ...]] = tuple
    puzzling: Puzzling[M] | None = None
    """How decisions become puzzles, if the game has any."""
    achievements: tuple[Achievement, ...] = ()
    deeds: Callable[[V, Seat], Mapping[str, int]] = _no_deeds
    """What a seat did in a finished match that counts for an achievement, and how often."""

    def __post_init__(self) -> None:
        spec = self.rules.option_spec
        seats = int(spec.defaults()["seats"])
        plain = {each.name: _plain_words(each) for each in spec.fields if each.name != "seats"}
        usual: dict[str, Callable[[], object]] = {
            "usual": lambda: SetUp(self.key, USUAL_CHAIRS[:seats]),
            "terminal": lambda: Terminal(self.teller),
            "phone": lambda: PhonePage(self.teller, self.terminal),
            "load_players": lambda: partial(_searching_players, self.rules),
        }
        for name, make in usual.items():
            if getattr(self, name) is None:
                object.__setattr__(self, name, make())
        object.__setattr__(self, "option_words", {**plain, **self.option_words})

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
    def puzzle_themes(self) -> tuple[PuzzleTheme, ...]:
        """Into what the puzzles are sorted; none where there are none."""
        return () if self.puzzling is None else self.puzzling.themes

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
