"""A person at this screen, and the facts of each game that this person has finished."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from typing import Final

from game.app.people.day_result import BegunDay, DayResult
from game.core.seats import Seat

PERSON: Final = "person"
"""Stands for the level of a rival who is no bot."""


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """What is remembered of a finished game, long after its file is gone."""

    seal: str
    game: str
    saved_at: str
    rivals: tuple[str, ...]
    """The level of everybody else, in playing order; `PERSON` where somebody decided."""
    rank: int
    points: int
    winners: int
    """How many share the first place."""
    hints: int = 0
    is_branch: bool = False
    """It was played on from a place of another game, so that its cards were known."""
    deeds: Mapping[str, int] = field(default_factory=dict, hash=False)
    """What was done in it that counts for an achievement, and how often."""
    loss: int | None = None
    """Hundredths of a point of chance given away a decision; None until a review has told."""
    seat: Seat | None = None
    """Where this person sat; older records do not tell."""

    @property
    def seats(self) -> int:
        """How many played."""
        return len(self.rivals) + 1

    @property
    def is_contest(self) -> bool:
        """There was somebody to beat, and nobody knew the cards."""
        return bool(self.rivals) and not self.is_branch

    @property
    def is_won(self) -> bool:
        """First, or one of the first; alone nobody wins."""
        return self.rank == 1 and bool(self.rivals)


@dataclass(frozen=True, slots=True)
class SolvedPuzzle:
    """How somebody has solved a puzzle."""

    tries: int
    """Until it was found, the first time."""
    times: int
    last: date

    @property
    def at_once(self) -> bool:
        """Found at the first try."""
        return self.tries == 1


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with a name, a face, and what was earned and chosen."""

    key: str
    name: str
    face: str
    games: tuple[PlayedGame, ...] = ()
    """In the order in which they came to be known."""
    days: tuple[DayResult, ...] = ()
    """Of each day and game the first result: whoever plays a deal again knows its cards."""
    solved: Mapping[str, SolvedPuzzle] = field(default_factory=dict, hash=False)
    """By game and puzzle."""
    deeds: Mapping[str, int] = field(default_factory=dict, hash=False)
    """What was done beside games that counts for an achievement, and how often."""
    told: Mapping[str, int] = field(default_factory=dict, hash=False)
    """By game and puzzle, how often its answer was told."""

    def is_called(self, name: str) -> bool:
        """Whether this is the person's name, however it is typed."""
        return self.name.casefold() == name.strip().casefold()

    def held(self, seal: str, seat: Seat) -> bool:
        """Whether this person sat there in that game; older records do not tell where."""
        return any(each.seal == seal and each.seat in (None, seat) for each in self.games)

    def fewest(self, deed: str) -> int | None:
        """The least that a deed ever took, where its count is what it took."""
        return min((game.deeds[deed] for game in self.games if deed in game.deeds), default=None)

    def having_played(self, games: Iterable[PlayedGame]) -> "Person":
        """The same person after these games; those that are known already count once."""
        known = {game.seal for game in self.games}
        return replace(
            self, games=(*self.games, *(each for each in games if each.seal not in known))
        )

    def having_done(self, deeds: Iterable[str]) -> "Person":
        """The same person after something that was done beside games."""
        return replace(self, deeds={**self.deeds, **(Counter(self.deeds) + Counter(deeds))})

    def having_played_day(self, result: DayResult) -> "Person":
        """The same person after the deal of a day; only the first try counts."""
        if self.day_result(result.game, result.day) is not None:
            return self
        return replace(self, days=(*self.days, result))

    def day_result(self, game: str, day: date) -> DayResult | None:
        """How the deal of a day went, if it was played."""
        return next((each for each in self.days if (each.game, each.day) == (game, day)), None)


@dataclass(frozen=True, slots=True)
class Register:
    """Everybody, and which finished games have been looked at."""

    people: tuple[Person, ...] = ()
    seen: tuple[str, ...] = ()
    """Seals, the latest last: a game is counted once, whoever is deleted later."""
    begun: tuple[BegunDay, ...] = ()
    """First tries at deals of days, the latest last; they may be over, left or lost."""

    @property
    def is_full(self) -> bool:
        """There is no room for anybody new."""
        return len(self.people) >= MOST_PEOPLE

    def person(self, key: str) -> Person | None:
        """Who has this key."""
        return next((each for each in self.people if each.key == key), None)

    def called(self, name: str) -> Person | None:
        """Who has this name."""
        return next((each for each in self.people if each.is_called(name)), None)

    def with_person(self, person: Person) -> "Register":
        """With somebody new, or changed."""
        known = self.person(person.key)
        if known is None:
            return replace(self, people=(*self.people, person))
        people = tuple(person if each.key == person.key else each for each in self.people)
        begun = tuple(
            replace(each, name=person.name) if known.is_called(each.name) else each
            for each in self.begun
        )
        return replace(self, people=people, begun=begun)

    def without(self, key: str) -> "Register":
        """Without somebody, and all that was remembered of them."""
        people = tuple(each for each in self.people if each.key != key)
        gone = [each for each in self.people if each.key == key]
        begun = (each for each in self.begun if not any(who.is_called(each.name) for who in gone))
        return replace(self, people=people, begun=tuple(begun))

    def first_try(self, name: str, game: str, day: date) -> BegunDay | None:
        """Somebody's first try at the deal of a day, if it was ever begun."""
        wanted = name.casefold(), game, day
        tries = (
            each for each in self.begun if (each.name.casefold(), each.game, each.day) == wanted
        )
        return next(tries, None)

    def having_begun(self, begun: BegunDay) -> "Register":
        """After the first card of the deal of a day; a first try stays the first."""
        if self.first_try(begun.name, begun.game, begun.day) is not None:
            return self
        return replace(self, begun=(*self.begun, begun)[-MOST_BEGUN:])

    def having_seen(self, seals: Iterable[str]) -> "Register":
        """These games are not looked at again."""
        known = set(self.seen)
        fresh = tuple(seal for seal in seals if seal not in known)
        return replace(self, seen=(*self.seen, *fresh)[-MOST_SEEN:])


MOST_PEOPLE: Final = 200
"""A file with more is not read; whoever writes one holds to it."""
MOST_SEEN: Final = 10_000
"""Far more than are ever among the finished games at one time."""
MOST_BEGUN: Final = 10_000
"""Some years of days for a whole family."""
