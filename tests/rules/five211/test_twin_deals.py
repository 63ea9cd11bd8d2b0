"""A seat cannot tell two games apart that differ only in cards it has not seen."""

from hypothesis import given
from hypothesis import strategies as st

from game.core.rng import Rng
from game.core.seats import PUBLIC
from tests.contract.object_graph import portrait
from tests.rules.five211.table import in_order
from tests.rules.five211.twins import Followed, check_twins, play_some, shuffled, twin_of


@given(
    seats=st.integers(2, 5),
    scores=st.sampled_from(["open", "closed"]),
    seed=st.integers(0, 2**32),
    moves=st.integers(0, 70),
    data=st.data(),
)
def test_a_seat_cannot_tell_twins_apart_by_any_view_or_event(
    seats: int, scores: str, seed: int, moves: int, data: st.DataObject
) -> None:
    viewer = data.draw(st.sampled_from([PUBLIC, *range(seats)]))
    check_twins(viewer, seats, scores, seed, moves)


def test_twins_differ_for_whoever_holds_the_cards() -> None:
    rng = Rng(3, "twins")
    game = Followed.dealt(3, "open", shuffled(rng))
    twin = twin_of(game, 0, rng)
    assert portrait(twin.table.view(0)) == portrait(game.table.view(0))
    assert portrait(twin.table.view(1)) != portrait(game.table.view(1))
    assert in_order(twin.table.hand(1)) != in_order(game.table.hand(1))


def test_the_deals_places_are_those_of_the_rules_page() -> None:
    for seats in (2, 3, 4, 5):
        game = Followed.dealt(seats, "open", shuffled(Rng(seats, "places")))
        play_some(game, Rng(seats, "play"), 400)
        assert game.table.over
        left = [game.order[place] for hand in game.hands for place in hand]
        assert in_order(game.table.snapshot["leftover"].split()) == in_order(left)
