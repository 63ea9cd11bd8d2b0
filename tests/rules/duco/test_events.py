"""Events tell each viewer exactly what a view shows."""

from hypothesis import given
from hypothesis import strategies as st

from game.core.seats import PUBLIC
from tests.rules.duco.follower import Follower
from tests.rules.duco.table import DUCO
from tests.strategies import (
    Walk,
    advance,
    every_option_set,
    play_out,
    some_option_sets,
    start_match,
    viewers_of,
    walks,
)


@given(data=st.data())
def test_first_view_and_events_place_every_tile_of_the_latest_view(data: st.DataObject) -> None:
    walk: Walk = data.draw(walks(DUCO))
    match = walk.start()
    followers = [Follower(match.view(PUBLIC)), Follower(match.view(0))]
    arrives = data.draw(st.integers(0, 40))
    for number, (actor, move) in enumerate(walk.moves(match)):
        if number == arrives:
            followers.append(Follower(match.view(PUBLIC)))
        for event in advance(match, actor, move):
            for follower in followers:
                told = match.redact(event, follower.viewer)
                assert told is not None
                follower.hear(told)
        for follower in followers:
            follower.assert_agrees_with(match.view(follower.viewer))


def test_followers_agree_to_the_end_of_whole_games() -> None:
    for number, values in enumerate(some_option_sets(DUCO.option_spec, 30)):
        match = start_match(DUCO, values, number)
        played = start_match(DUCO, values, number)
        play_out(match, number)
        follower = Follower(played.view(PUBLIC))
        for actor, move in match.log.entries[1:]:
            if actor >= 0:  # later shuffles follow from the moves
                for event in played.play(actor, move):
                    follower.hear(event)
        follower.assert_agrees_with(played.view(PUBLIC))


def test_all_viewers_know_the_same_but_for_their_own_moves() -> None:
    for number, values in enumerate(every_option_set(DUCO.option_spec)[::40]):
        match = start_match(DUCO, values, number)
        for viewer in viewers_of(match):
            view = match.view(viewer)
            assert bool(view.legal) == (viewer in match.to_act())
            assert view.hands == match.view(PUBLIC).hands
