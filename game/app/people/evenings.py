"""Days on which somebody played the deal: a row of them forgives one missed day a week."""

from collections.abc import Collection, Iterable
from datetime import date, timedelta
from enum import Enum, auto
from typing import Final

from game.app.people.day_result import DayResult
from game.core.sentences import day_words
from game.core.words import _

_DAY: Final = timedelta(days=1)
WEEK: Final = 7


class Window(Enum):
    """What a day is in the calendar."""

    PLAYED = auto()
    FREE = auto()
    """Missed, but forgiven: the one free day of its week."""
    MISSED = auto()
    WAITING = auto()
    """Today, and not yet played."""
    TO_COME = auto()


def days_on_time(results: Iterable[DayResult]) -> frozenset[date]:
    """The days whose deal was played when it was theirs."""
    return frozenset(each.day for each in results if each.is_on_time)


def row_length(played: Collection[date], today: date) -> int:
    """How many days were played without a gap but the free ones; today may still come."""
    return len(row(played, today))


def row(played: Collection[date], today: date) -> list[date]:
    """The days of the running row, the newest first."""
    days = []
    missed_weeks = set()
    day = today if today in played else today - _DAY
    earliest = min(played, default=today)
    while day >= earliest:
        if day in played:
            days.append(day)
        elif monday_of(day) in missed_weeks:
            break
        else:
            missed_weeks.add(monday_of(day))
        day -= _DAY
    return days


def monday_of(day: date) -> date:
    """The first day of its week."""
    return day - day.weekday() * _DAY


def week_of(played: Collection[date], monday: date, today: date) -> list[Window]:
    """The windows of a week, Monday to Sunday."""
    days = [monday + number * _DAY for number in range(WEEK)]
    free = next((day for day in days if day not in played and day < today), None)
    first = min(played, default=today)
    return [
        Window.PLAYED if day in played
        else Window.TO_COME if day > today
        else Window.WAITING if day == today
        else Window.FREE if day == free and day > first
        else Window.MISSED
        for day in days
    ]  # fmt: skip


def whole_weeks(played: Collection[date]) -> int:
    """How many weeks had all their windows lit."""
    mondays = {monday_of(day) for day in played}
    return sum(all(each + n * _DAY in played for n in range(WEEK)) for each in mondays)


def forgiven_days(played: Collection[date]) -> int:
    """How often a single missed day lies between two that were played."""
    return sum(day - _DAY not in played and day - 2 * _DAY in played for day in played)


def clock_words(played: Collection[date], today: date) -> str:
    """What is said where the clock must have been another one; nothing is lost by it."""
    latest = max(played, default=today)
    if latest <= today:
        return ""
    sentence = _(
        "Your clock says {today}, and you have played the deal of {latest}. "
        "Nothing is lost: it counts when its day comes."
    )
    return sentence.format(today=day_words(today), latest=day_words(latest))
