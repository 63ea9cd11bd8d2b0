"""What can be chosen before a match: named options with a short list of values each.

The list makes an option set countable, so that a game code can hold it in a few letters.
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import prod
from typing import Final, Protocol, TypeAlias

from game.core.errors import BadLog
from game.core.quoting import quoted
from game.core.words import _

OptionValue: TypeAlias = int | str
MOST_GIVING_WAY: Final = 3


@dataclass(frozen=True, slots=True)
class Clash:
    """Answers that do not go together: no match has one of these for every field named."""

    together: tuple[tuple[str, tuple[OptionValue, ...]], ...]
    sentence: str
    """Why not, marked with `N_`: it is translated when it is shown."""

    def is_in(self, values: Mapping[str, OptionValue]) -> bool:
        """Whether these answers hold the clash."""
        return all(values[name] in answers for name, answers in self.together)


class Options(Protocol):
    """A game's frozen options; every game has a number of seats."""

    @property
    def seats(self) -> int: ...


@dataclass(frozen=True, slots=True)
class OptionField:
    """One question of the set-up, its possible answers, and the usual one."""

    name: str
    values: tuple[OptionValue, ...]
    default: OptionValue
    short: int = 0
    """So many of the first values have a place in a short game code; 0: all of them."""
    before: OptionValue | None = None
    """What was meant before this was asked, in saves and codes that say nothing of it."""
    is_asked: bool = True
    """Whether every set-up asks for it; else only whoever makes a mode of their own does."""

    @property
    def coded(self) -> tuple[OptionValue, ...]:
        """The values that a short code can hold."""
        return self.values[: self.short or len(self.values)]


Objection: TypeAlias = Callable[[Mapping[str, OptionValue]], str | None]


def _no_objection(_values: Mapping[str, OptionValue]) -> None:
    return None


@lru_cache(maxsize=1024)
def _objection_to(answers: tuple[tuple[str, OptionValue], ...], objection: Objection) -> str | None:
    """Every match that begins and every save that is read asks it, about the same few answers."""
    return objection(dict(answers))


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """All questions of a game, in an order that never changes once a game is released."""

    fields: tuple[OptionField, ...]
    clashes: tuple[Clash, ...] = ()
    objection: Objection = _no_objection
    """Where clashes follow from more than answers side by side: a sentence marked with `N_`."""

    @property
    def count(self) -> int:
        """How many different option sets a short code could hold, those with a problem too."""
        return prod(len(field.coded) for field in self.fields)

    @property
    def long_count(self) -> int:
        """The same for a long code."""
        return prod(len(field.values) for field in self.fields)

    def field(self, name: str) -> OptionField:
        """The question of this name."""
        return next(field for field in self.fields if field.name == name)

    def defaults(self) -> dict[str, OptionValue]:
        """The usual answers."""
        return {field.name: field.default for field in self.fields}

    def as_kept(self, values: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        """Answers that were kept, perhaps before all of today's questions were asked."""
        usual = {
            field.name: field.default if field.before is None else field.before
            for field in self.fields
        }
        return {**usual, **values}

    def problem(self, values: Mapping[str, OptionValue]) -> str | None:
        """Why no match can be played with these answers, or None."""
        clash = next((clash for clash in self.clashes if clash.is_in(values)), None)
        answers = tuple(values.items())
        sentence = _objection_to(answers, self.objection) if clash is None else clash.sentence
        return None if sentence is None else _(sentence)

    def choices(self, name: str, values: Mapping[str, OptionValue]) -> tuple[OptionValue, ...]:
        """The answers to one question that go together with the answers to all others."""
        return tuple(
            value
            for value in self.field(name).values
            if self.problem({**values, name: value}) is None
        )

    def fitted(
        self, values: Mapping[str, OptionValue], keep: Collection[str]
    ) -> dict[str, OptionValue]:
        """These answers, with as little changed as makes them go together.

        The answers to `keep` stay. As few others as possible give way, the first of the usual and
        the nearest ones; where that takes more than a few, all others begin as the usual ones.
        """
        usual = {**self.defaults(), **{name: values[name] for name in keep}}
        for start in (values, usual):
            for most in range(MOST_GIVING_WAY + 1):
                if (found := self._mended(start, keep, most)) is not None:
                    return found
        return self.defaults()

    def _mended(
        self, values: Mapping[str, OptionValue], keep: Collection[str], most: int
    ) -> dict[str, OptionValue] | None:
        """These answers, with at most so many of them changed; None where that is not enough."""
        problem = self.problem(values)
        if problem is None or not most:
            return dict(values) if problem is None else None
        for field in self.fields:
            if field.name in keep:
                continue
            for value in _others(field, values[field.name]):
                changed = {**values, field.name: value}
                # Only what ends a clash is followed: all pairs of answers would be thousands.
                if self.problem(changed) == problem:
                    continue
                found = self._mended(changed, (*keep, field.name), most - 1)
                if found is not None:
                    return found
        return None

    def check(self, values: Mapping[str, object]) -> dict[str, OptionValue]:
        """The values in field order, or BadLog with a sentence about the first problem."""
        unknown = set(values) - {field.name for field in self.fields}
        if unknown:
            raise BadLog(f"This game has no option called {quoted(min(unknown))}.")
        checked = {field.name: _checked(field, values) for field in self.fields}
        if (sentence := self.problem(checked)) is not None:
            raise BadLog(sentence)
        return checked

    def is_short(self, values: Mapping[str, OptionValue]) -> bool:
        """Whether a short code can hold these answers."""
        return all(values[field.name] in field.coded for field in self.fields)

    def to_number(self, values: Mapping[str, OptionValue], *, short: bool = True) -> int:
        """The option set as one number below `count`."""
        number = 0
        for field in reversed(self.fields):
            answers = field.coded if short else field.values
            number = number * len(answers) + answers.index(values[field.name])
        return number

    def from_number(self, number: int, *, short: bool = True) -> dict[str, OptionValue]:
        """The option set that `to_number` turned into this number."""
        values = {}
        for field in self.fields:
            answers = field.coded if short else field.values
            number, answer = divmod(number, len(answers))
            values[field.name] = answers[answer]
        return values


def _others(field: OptionField, value: OptionValue) -> list[OptionValue]:
    """All other answers, the usual one first unless it is a count, then by their distance."""
    at = field.values.index(value)
    nearest = sorted(field.values, key=lambda other: abs(field.values.index(other) - at))
    first = () if isinstance(field.default, int) else (field.default,)
    return [other for other in dict.fromkeys((*first, *nearest)) if other != value]


def _checked(field: OptionField, values: Mapping[str, object]) -> OptionValue:
    value = values.get(field.name, field.before)
    if value is None:
        raise BadLog(f"The option {field.name!r} is missing.")
    # bool is an int in Python, but true is not a number of seats.
    for allowed in field.values:
        if value == allowed and type(value) is type(allowed):
            return allowed
    raise BadLog(f"The option {field.name!r} cannot be {quoted(value)}.")
