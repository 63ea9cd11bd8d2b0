"""Time is passed in: ten seconds a tile, and thirty for all others once somebody is done."""

import json

import pytest

from game.core.log import MatchLog
from game.core.match import Match
from game.core.outcome import EndReason, Grade
from game.core.rng import Rng
from game.rules.duco.events import CountdownStarted, TimeRanOut
from tests.rules.duco.table import DUCO, Table, told, values_with
from tests.strategies import start_match


def timed(**answers: int | str) -> Table:
    table = Table(**{"seats": 2, "clock": "10 seconds", **answers})
    table.deal()
    return table


def test_no_clock_runs_unless_it_is_asked_for() -> None:
    table = Table(seats=2)
    table.deal()
    assert DUCO.time_left(table.state) is None


def test_when_ten_seconds_are_over_the_tile_is_kept_and_the_next_seat_lays() -> None:
    table = timed()
    held = table.hand(0)
    assert table.wait(9_999) == []
    assert table.seat == 0
    assert DUCO.time_left(table.state) == 1
    assert TimeRanOut(0) in table.wait(1)
    assert table.seat == 1
    assert table.hand(0) == held
    assert DUCO.time_left(table.state) == 10_000
    assert len(table.laid) == 9


def test_every_tile_has_ten_seconds_of_its_own() -> None:
    table = timed()
    table.wait(6_000)
    table.play_any()
    assert DUCO.time_left(table.state) == 10_000


def test_the_clock_waits_for_a_tile_when_nobody_is_at_the_table() -> None:
    table = timed()
    for _ in range(6):
        assert DUCO.time_left(table.state) == 10_000
        table.wait(10_000)
    assert DUCO.time_left(table.state) is None
    table.play_any()
    assert DUCO.time_left(table.state) == 10_000


def test_a_turn_that_ran_out_of_time_counts_as_a_tile_for_who_plays_alone() -> None:
    table = timed(seats=1)
    table.wait(10_000)
    for _ in range(6):
        table.give(0)
        table.play_any()
    table.give(50)
    table.play_any()
    outcome = DUCO.outcome(table.state)
    assert outcome is not None
    assert outcome.grade is Grade.GOOD, "seven tiles and one lost turn"


def test_time_runs_out_in_the_last_round_too() -> None:
    table = timed()
    table.give(50, 0)
    table.play_any()
    table.wait(10_000)
    assert table.over


def stressed(seats: int = 3) -> Table:
    table = Table(seats=seats, mode="stress")
    table.deal()
    return table


def lay_all(table: Table, seat: int) -> list[object]:
    events: list[object] = []
    while table.hand(seat):
        events += table.play(seat, table.legal(seat)[0])
        while table.snapshot["phase"] == "grow":
            events += table.play(seat, table.legal(seat)[0])
    return events


def test_who_has_laid_the_last_tile_starts_thirty_seconds_for_all_others() -> None:
    table = stressed()
    assert DUCO.time_left(table.state) is None
    lay_all(table, 1)
    assert told(table.events, CountdownStarted) == [CountdownStarted(1, 30_000)]
    assert DUCO.to_act(table.state) == {0, 2}
    table.wait(10_000)
    lay_all(table, 0)
    assert DUCO.time_left(table.state) == 20_000, "only the first starts it"
    assert not table.over


def test_at_the_end_of_the_countdown_tiles_not_laid_do_not_count() -> None:
    table = stressed()
    lay_all(table, 1)
    table.play(0, table.legal(0)[0])
    table.wait(30_000)
    outcome = DUCO.outcome(table.state)
    assert outcome is not None
    assert outcome.reason is EndReason.TIME_UP
    assert table.points[2] == 0
    assert DUCO.time_left(table.state) is None


def test_when_all_have_laid_everything_nobody_waits() -> None:
    table = stressed()
    for seat in range(3):
        lay_all(table, seat)
    outcome = DUCO.outcome(table.state)
    assert outcome is not None
    assert outcome.reason is EndReason.PLAYED_OUT


@pytest.mark.parametrize("answers", [{"clock": "10 seconds"}, {"mode": "stress"}])
def test_a_timed_game_is_saved_and_replayed_like_any_other(answers: dict[str, str]) -> None:
    match = start_match(DUCO, values_with(seats=3, **answers), 4)
    rng = Rng(4, "timed")
    while match.to_act():
        left = match.time_left
        if left is not None and rng.below(3) == 0:
            match.pass_time(1 + rng.below(left))
        else:
            seat = rng.choice(sorted(match.to_act()))
            match.play(seat, rng.choice(match.legal_moves(seat)))
    text = json.dumps(match.log.to_json(DUCO))
    assert '"clock ' in text
    again = Match.replay(DUCO, MatchLog.from_json(json.loads(text), DUCO))
    assert again.digest() == match.digest()
    assert again.outcome == match.outcome
