"""Pieces of sentences that every game needs: lists, capitals, so many points, so many cards."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import Final

from game.core.seats import Seat
from game.core.words import N_, _, ngettext

_MONTHS: Final = (
    N_("January"), N_("February"), N_("March"), N_("April"), N_("May"), N_("June"), N_("July"),
    N_("August"), N_("September"), N_("October"), N_("November"), N_("December"),
)  # fmt: skip
_WEEK: Final = (
    N_("Monday"), N_("Tuesday"), N_("Wednesday"), N_("Thursday"), N_("Friday"), N_("Saturday"),
    N_("Sunday"),
)  # fmt: skip
_PLACES: Final = (N_("1st"), N_("2nd"), N_("3rd"), N_("4th"), N_("5th"))


def day_words(day: date) -> str:
    """A day of the year: "19 November"."""
    return _("{day} {month}").format(day=day.day, month=_(_MONTHS[day.month - 1]))


def month_words(day: date) -> str:
    """Its month: "November"."""
    return _(_MONTHS[day.month - 1])


def week_day_words(day: date) -> str:
    """Its name in the week: "Wednesday"."""
    return _(_WEEK[day.weekday()])


def place_words(rank: int) -> str:
    """A rank: "1st"."""
    return _(_PLACES[rank - 1]) if rank <= len(_PLACES) else f"{rank}."


@dataclass(frozen=True, slots=True)
class Phrase:
    """A sentence to translate, and its values: what they mean is put in words where it is shown."""

    template: str
    values: Mapping[str, Hashable] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Somebody:
    """A seat in a sentence; who sits there is known where the sentence is shown."""

    seat: Seat


def with_names(phrase: Phrase, names: Sequence[str]) -> Phrase:
    """A sentence about somebody, or several people, with their names in it."""
    values = {place: _named(value, names) for place, value in phrase.values.items()}
    return Phrase(phrase.template, values)


def _named(value: Hashable, names: Sequence[str]) -> Hashable:
    if isinstance(value, Somebody):
        return names[value.seat]
    if isinstance(value, tuple) and all(isinstance(each, Somebody) for each in value):
        return join_words([names[each.seat] for each in value])
    return value


def join_words(words: Iterable[str]) -> str:
    """A list inside a sentence: "a", "a and b", "a, b and c"."""
    return _with_last(words, _("{list} and {last}"))


def either_words(words: Iterable[str]) -> str:
    """A choice inside a sentence: "a", "a or b", "a, b or c"."""
    return _with_last(words, _("{list} or {last}"))


def _with_last(words: Iterable[str], pattern: str) -> str:
    listed = list(words)
    if len(listed) < 2:
        return "".join(listed)
    *most, last = listed
    return pattern.format(list=_(", ").join(most), last=last)


def begin(sentence: str) -> str:
    """The sentence with a capital first letter; names keep the letters they have."""
    return sentence[:1].upper() + sentence[1:]


def first_seat_words(name: str, *, by_lot: bool) -> str:
    """Who begins, as everybody is told."""
    sentence = _("Lots are drawn: {name} begins.") if by_lot else _("{name} begins.")
    return sentence.format(name=name)


def points_words(points: int) -> str:
    """So many points."""
    return ngettext("{count} point", "{count} points", points).format(count=points)


def card_count_words(cards: int) -> str:
    """So many cards."""
    return ngettext("{count} card", "{count} cards", cards).format(count=cards)
