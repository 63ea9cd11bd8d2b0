"""Time enters a match through its session, as moves of a party of its own."""

from typing import Any

import pytest

from game.ai.bot import Bot, Decided, RandomBot
from game.app.looking_back.replays import Replay
from game.app.session import TICK, Session
from game.core.errors import IllegalMove
from game.core.events import TurnStarted
from game.core.match import AnyMatch, Match
from game.core.moves import PassTime
from game.core.outcome import EndReason
from game.core.rng import Rng
from game.core.seats import CLOCK, PUBLIC
from game.kits.set_up import Chair
from tests.pebbles.game import Lay
from tests.pebbles.hurried import HURRIED, TURN_TIME, HurriedOptions, TimeRanOut

RULES = HURRIED.rules
AnySession = Session[Any, Any, Any, Any]

ANA, BEN = Chair("Ana", "sun hat"), Chair("Ben", "sailor")
OWL = Chair("Shoco", "owl", "owl", "guest")


def session_of(*chairs: Chair, bot: Bot[Any, Any] | None = None, clock: bool = True) -> AnySession:
    options = HurriedOptions(len(chairs), clock="on" if clock else "off")
    match: AnyMatch = Match.start(RULES, options, 4, "salt")
    return Session(match, chairs, lambda _chair: bot or RandomBot())


def clock_entries(session: AnySession) -> list[int]:
    entries = session.match.log.entries
    return [move.milliseconds for _, move in entries if isinstance(move, PassTime)]


def test_time_is_logged_by_the_tick_and_shown_to_the_millisecond() -> None:
    session = session_of(ANA, BEN)
    session.pass_time(TICK - 1)
    assert clock_entries(session) == []
    assert session.time_left == TURN_TIME - TICK + 1
    session.pass_time(1)
    assert clock_entries(session) == [TICK]
    assert session.view(PUBLIC).known.time_left == session.time_left == TURN_TIME - TICK


def test_the_time_before_a_move_is_logged_with_it() -> None:
    session = session_of(ANA, BEN)
    session.pass_time(700)
    [seat] = session.waiting_for()
    session.submit(seat, session.view(seat).legal[0])
    assert clock_entries(session) == [700]
    assert session.time_left == TURN_TIME


def test_when_time_runs_out_the_turn_passes() -> None:
    session = session_of(ANA, BEN)
    [late] = session.waiting_for()
    seen = session.event_count
    session.pass_time(TURN_TIME * 5)
    [now] = session.waiting_for()
    assert now != late
    told = session.events(PUBLIC, seen)
    assert [type(event) for event in told] == [TimeRanOut, TurnStarted]
    assert session.time_left == TURN_TIME


def test_a_table_that_sleeps_ends_with_time_up() -> None:
    session = session_of(ANA, BEN)
    while session.outcome is None:
        session.pass_time(TURN_TIME)
    assert session.outcome.reason is EndReason.TIME_UP
    session.pass_time(TURN_TIME)
    assert session.time_left is None


def test_a_game_without_a_clock_takes_no_notice_of_time() -> None:
    session = session_of(ANA, BEN, clock=False)
    session.pass_time(99_999)
    assert session.time_left is None
    assert clock_entries(session) == []


def test_a_clocked_match_comes_back_from_its_text_and_replays_with_its_stops() -> None:
    session = session_of(ANA, BEN)
    for _ in range(9):
        session.pass_time(400)
        [seat] = session.waiting_for()
        session.submit(seat, session.view(seat).legal[-1])
        session.pass_time(TURN_TIME)
        if session.outcome is not None:
            break
    match = session.match
    log = type(match.log).from_json(match.log.to_json(RULES), RULES)
    assert log == match.log
    assert Match.replay(RULES, log).digest() == match.digest()
    # A clock's entry tells nothing, and no stop is lost behind it.
    assert Replay(RULES, log).stops[-1] == len(log.entries)


@pytest.mark.parametrize(
    "line", ["clock 0", "clock -5", "clock 007", "clock 1.5", "clock ²", "0 1"]
)
def test_a_time_that_nobody_writes_like_that_is_refused(line: str) -> None:
    session = session_of(ANA, BEN)
    log = session.match.log.to_json(RULES)
    log["moves"].append(line)
    with pytest.raises(Exception, match=r"\.$"):
        Match.replay(RULES, type(session.match.log).from_json(log, RULES))


def test_an_hour_that_the_clock_does_not_have_is_refused_in_a_log() -> None:
    session = session_of(ANA, BEN)
    with pytest.raises(IllegalMove):
        session.match.redo(CLOCK, PassTime(TURN_TIME + 1))


class _Stubborn:
    """Has one move in mind, whatever happens at the table meanwhile."""

    name = "stubborn"

    def __init__(self) -> None:
        self.asked = 0

    def think(self, view: Any, _rng: Rng) -> Decided[Any]:
        self.asked += 1
        return Decided(Lay("x9") if self.asked == 1 else view.legal[0])


def test_a_bot_whose_move_has_become_impossible_thinks_again() -> None:
    bot = _Stubborn()
    session = session_of(OWL, OWL, bot=bot)
    before = len(session.match.log.entries)
    session.think()
    assert len(session.match.log.entries) == before
    session.think()
    assert bot.asked == 2
    assert len(session.match.log.entries) > before


def test_a_view_is_made_once_between_two_moves() -> None:
    session = session_of(ANA, BEN)
    [seat] = session.waiting_for()
    view = session.view(seat)
    assert session.view(seat) is view
    session.submit(seat, view.legal[0])
    assert session.view(seat) is not view
    held = session.view(seat)
    session.pass_time(TICK)
    assert session.view(seat).known.time_left == held.known.time_left - TICK
