import pytest

from game.app.looking_back.replays import AnyReplay, Replay, round_ends
from game.core.errors import BadLog
from game.core.events import Event
from game.core.log import MatchLog
from game.core.match import Match
from game.core.seats import PUBLIC
from tests.app.matches import played


def replay_of(seed: int, **options: int) -> AnyReplay:
    match = played(seed, **options)
    return Replay(match.rules, match.log)


def test_stepping_shows_the_events_of_the_first_play() -> None:
    replay = replay_of(1)
    match = Match(replay.match.rules, replay.match.log.header)
    first: list[Event] = []
    match.deal(first.append)
    assert replay.step() == first
    assert replay.position == 1


def test_stepping_to_the_end_gives_the_final_position() -> None:
    match = played(2)
    replay = Replay(match.rules, match.log)
    while replay.step():
        pass
    assert replay.position == replay.length
    assert replay.match.digest() == match.digest()


@pytest.mark.parametrize("way", [(0,), (50, 3), (3, 50), (10, 10), (72, 0, 72)])
def test_seeking_by_any_way_gives_the_same_position(way: tuple[int, ...]) -> None:
    replay, straight = replay_of(3), replay_of(3)
    for position in way:
        replay.seek(position)
    for _ in range(way[-1]):
        straight.step()
    assert replay.position == way[-1]
    assert replay.match.digest() == straight.match.digest()


def test_seeking_outside_goes_to_the_nearest_end() -> None:
    replay = replay_of(4)
    replay.seek(10_000)
    assert replay.position == replay.length
    replay.seek(-5)
    assert replay.position == 0


def test_stops_are_the_beginnings_of_turns_and_the_end() -> None:
    replay = replay_of(5)
    assert len(replay.stops) == 6 * 3 + 1
    assert (replay.stops[0], replay.stops[-1]) == (1, replay.length)
    for stop in replay.stops[:-1]:
        replay.seek(stop)
        assert replay.match.to_act() == frozenset(range(4))


def test_public_replay_shows_no_hidden_face() -> None:
    replay = replay_of(7)
    replay.step_for(PUBLIC)
    locked = replay.step_for(PUBLIC)
    assert all(move.face is None for event in locked for move in event.moves)  # type: ignore[attr-defined]


def test_log_that_cannot_have_happened_is_refused_at_once() -> None:
    match = played(8)
    entries = [*match.log.entries[:5], *match.log.entries[6:]]
    with pytest.raises(BadLog):
        Replay(match.rules, MatchLog(match.log.header, entries))


def test_rounds_end_where_the_next_one_begins() -> None:
    match = played(5)
    ends = round_ends(match)
    assert len(ends) == 6
    assert ends[-1] == len(match.log.entries)
