"""Pieces of sentences that every game needs: lists, capitals, so many points, so many cards."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date

from game.core.seats import Seat
from game.core.words import _, ngettext, pgettext


def day_words(day: date) -> str:
    """A day of the year: "19 November"."""
    # Written out, because the tools that collect words for translators look for such calls.
    months = (
        pgettext("after a day", "January"), pgettext("after a day", "February"),
        pgettext("after a day", "March"), pgettext("after a day", "April"),
        pgettext("after a day", "May"), pgettext("after a day", "June"),
        pgettext("after a day", "July"), pgettext("after a day", "August"),
        pgettext("after a day", "September"), pgettext("after a day", "October"),
        pgettext("after a day", "November"), pgettext("after a day", "December"),
    )  # fmt: skip
    number = day.day if day.day > 1 else pgettext("the first day of a month", "1")
    return pgettext("date", "{day} {month}").format(day=number, month=months[day.month - 1])


def short_day_words(day: date, *, with_year: bool) -> str:
    """The same where there is little room: "19 Nov", "19 Nov 2026"."""
    months = (
        pgettext("month in short", "Jan"), pgettext("month in short", "Feb"),
        pgettext("month in short", "Mar"), pgettext("month in short", "Apr"),
        pgettext("month in short", "May"), pgettext("month in short", "Jun"),
        pgettext("month in short", "Jul"), pgettext("month in short", "Aug"),
        pgettext("month in short", "Sep"), pgettext("month in short", "Oct"),
        pgettext("month in short", "Nov"), pgettext("month in short", "Dec"),
    )  # fmt: skip
    words = pgettext("date in short", "{day} {month}")
    if with_year:
        words = pgettext("date in short", "{day} {month} {year}")
    return words.format(day=day.day, month=months[day.month - 1], year=day.year)


def month_words(day: date) -> str:
    """Its month alone: "November"."""
    return (
        pgettext("month", "January"), pgettext("month", "February"), pgettext("month", "March"),
        pgettext("month", "April"), pgettext("month", "May"), pgettext("month", "June"),
        pgettext("month", "July"), pgettext("month", "August"), pgettext("month", "September"),
        pgettext("month", "October"), pgettext("month", "November"), pgettext("month", "December"),
    )[day.month - 1]  # fmt: skip


def week_day_words(day: date) -> str:
    """Its name in the week: "Wednesday"."""
    return (
        pgettext("day", "Monday"), pgettext("day", "Tuesday"), pgettext("day", "Wednesday"),
        pgettext("day", "Thursday"), pgettext("day", "Friday"), pgettext("day", "Saturday"),
        pgettext("day", "Sunday"),
    )[day.weekday()]  # fmt: skip


def full_day_words(day: date) -> str:
    """With its name: "Thursday, 19 November"."""
    words = pgettext("date", "{weekday}, {day}")
    return words.format(weekday=week_day_words(day), day=day_words(day))


def place_words(rank: int) -> str:
    """A rank: "1st"."""
    return (
        pgettext("place", "1st"), pgettext("place", "2nd"), pgettext("place", "3rd"),
        pgettext("place", "4th"), pgettext("place", "5th"),
    )[rank - 1]  # fmt: skip


def percent_words(share: int | str) -> str:
    """So much of a hundred: "31 %"; also a range, "30\u201334 %"."""
    return pgettext("number", "{share} %").format(share=share)


def decimal_words(number: float) -> str:
    """A number to a tenth: "2.5"."""
    whole, tenths = f"{number:.1f}".split(".")
    return pgettext("number", "{whole}.{tenths}").format(whole=whole, tenths=tenths)


def labelled(label: object, words: object) -> str:
    """What something is, and then what is said of it: "Phase I: 13 points"."""
    return pgettext("label before words", "{label}: {words}").format(label=label, words=words)


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
