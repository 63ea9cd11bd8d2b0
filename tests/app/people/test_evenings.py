"""Evenings in a row: one missed day a week is forgiven, and a wrong clock takes nothing away."""

from datetime import date, timedelta

from game.app.people.evenings import (
    Window,
    clock_words,
    forgiven_days,
    row_length,
    week_of,
    whole_weeks,
)

MONDAY = date(2026, 11, 16)


def days(*numbers: int) -> set[date]:
    return {MONDAY + timedelta(days=number) for number in numbers}


def test_row_counts_played_days_and_today_may_still_come() -> None:
    assert row_length(days(0, 1, 2), MONDAY + timedelta(days=2)) == 3
    assert row_length(days(0, 1, 2), MONDAY + timedelta(days=3)) == 3
    assert row_length(set(), MONDAY) == 0


def test_one_missed_day_a_week_is_forgiven_and_a_second_one_is_not() -> None:
    sunday = MONDAY + timedelta(days=6)
    assert row_length(days(0, 1, 3, 4, 5, 6), sunday) == 6
    assert row_length(days(0, 1, 3, 5, 6), sunday) == 3, "only from the first gap on"
    assert forgiven_days(days(0, 1, 3)) == 1
    assert forgiven_days(days(0, 1, 2, 5)) == 0


def test_every_week_has_a_free_day_of_its_own() -> None:
    played = days(*(n for n in range(21) if n % 7 != 2))
    assert row_length(played, MONDAY + timedelta(days=20)) == 18


def test_week_shows_what_each_day_was() -> None:
    windows = week_of(days(0, 2), MONDAY, MONDAY + timedelta(days=4))
    assert windows == [
        Window.PLAYED,
        Window.FREE,
        Window.PLAYED,
        Window.MISSED,
        Window.WAITING,
        Window.TO_COME,
        Window.TO_COME,
    ]
    assert whole_weeks(days(*range(7))) == 1
    assert whole_weeks(days(*range(6))) == 0


def test_clock_that_was_set_back_loses_nothing_and_is_spoken_of() -> None:
    played = days(0, 1, 2)
    assert clock_words(played, MONDAY + timedelta(days=2)) == ""
    words = clock_words(played, MONDAY)
    assert words.startswith("Your clock says 16 November")
    assert row_length(played, MONDAY) == 1
    assert row_length(played, MONDAY + timedelta(days=3)) == 3


def test_days_of_the_future_count_when_they_come() -> None:
    played = days(0, 1, 9)
    assert row_length(played, MONDAY + timedelta(days=1)) == 2
