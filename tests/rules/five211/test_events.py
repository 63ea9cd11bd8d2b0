"""Events tell each viewer exactly what a view shows: no card less, and no secret more."""

from hypothesis import given
from hypothesis import strategies as st

from game.core.events import CardsCommitted, CardsMoved, CardsTakenBack, Locking, ScoreChanged
from game.core.places import Zone
from game.core.seats import PUBLIC
from tests.rules.five211.checks import rows_from
from tests.rules.five211.follower import Follower
from tests.rules.five211.table import FIVE211, Table
from tests.strategies import Walk, every_option_set, play_out, start_match, viewers_of, walks

HANDS = rows_from("y2 y2 g3 o1 v6", "y3 g2 g2 b1 b4", "o2 o2 o3 v1 v2")


@given(data=st.data())
def test_first_view_and_redacted_events_place_every_card_of_the_latest_view(
    data: st.DataObject,
) -> None:
    walk: Walk = data.draw(walks(FIVE211, lead_in=300))
    match = walk.start()
    steps = walk.moves(match)
    followers = [Follower(match.view(viewer)) for viewer in viewers_of(match)]
    arrives = data.draw(st.integers(0, 40))
    for number, (seat, move) in enumerate(steps):
        if number == arrives:  # somebody may sit down in the middle of a turn
            followers += [Follower(match.view(viewer)) for viewer in viewers_of(match)]
        events = match.play(seat, move)
        for follower in followers:
            for event in events:
                told = match.redact(event, follower.viewer)
                if told is not None:
                    follower.hear(told)
            follower.assert_agrees_with(match.view(follower.viewer))


def test_followers_agree_to_the_end_of_whole_games() -> None:
    for number, values in enumerate(every_option_set(FIVE211.option_spec)):
        match = start_match(FIVE211, values, number)
        played = start_match(FIVE211, values, number)
        play_out(match, number)
        followers = [Follower(played.view(viewer)) for viewer in viewers_of(played)]
        for actor, move in match.log.entries[1:]:
            if actor == PUBLIC:
                continue  # the later deals follow from the moves
            for event in played.play(actor, move):
                for follower in followers:
                    if (told := played.redact(event, follower.viewer)) is not None:
                        follower.hear(told)
        for follower in followers:
            follower.assert_agrees_with(played.view(follower.viewer))


def test_commit_is_hidden_from_other_seats_until_reveal() -> None:
    table = Table(3)
    table.deal_hands(HANDS)
    table.play(0, "y2 v6")
    for viewer in (PUBLIC, 1, 2):
        [commit] = [event for event in table.told(viewer) if isinstance(event, CardsCommitted)]
        assert [move.face for move in commit.moves] == [None, None]
        assert [move.source.index for move in commit.moves] == [None, None]
        assert table.view(viewer).rows == ((), (), ())
        assert table.view(viewer).locked == (True, False, False)
    table.play(1, "y3 g2")
    table.play(2, "o2 o3")
    assert [[card.code for card in row] for row in table.view(1).rows] == [
        ["y2", "v6"],
        ["y3", "g2"],
        ["o2", "o3"],
    ]


def test_own_commit_and_take_back_show_their_faces_and_places() -> None:
    table = Table(3)
    table.deal_hands(HANDS)
    table.play(0, "v6 g3")
    table.take_back(0)
    told = [event for event in table.told(0) if isinstance(event, Locking)]
    assert [[str(move.face) for move in event.moves] for event in told] == [["g3", "v6"]] * 2
    assert [move.source.index for move in told[0].moves] == [2, 4]
    assert [move.target.index for move in told[1].moves] == [2, 4]


def test_a_take_back_does_not_tell_others_which_cards_came_back() -> None:
    table = Table(3)
    table.deal_hands(HANDS)
    table.play(0, "v6 g3")
    table.take_back(0)
    [back] = [event for event in table.told(1) if isinstance(event, CardsTakenBack)]
    assert [(move.face, move.target.index) for move in back.moves] == [(None, None)] * 2


def test_deal_and_refill_show_a_seat_its_own_cards_only() -> None:
    table = Table(3)
    table.deal_hands(HANDS)
    table.play_first_cards()
    for viewer in (PUBLIC, 0, 1, 2):
        drawn = [
            move
            for event in table.told(viewer)
            if isinstance(event, CardsMoved)
            for move in event.moves
            if move.target.zone is Zone.HAND
        ]
        assert len(drawn) == 15 + 6
        assert all((move.face is not None) == (move.target.seat == viewer) for move in drawn)


def test_the_fifth_card_of_the_last_round_stays_unseen_by_others() -> None:
    table = Table(4)
    table.deal_hands([*HANDS, *rows_from("v2 v2 b2 b2 b3")])
    while not table.over:
        table.play_first_cards()
    for viewer in (PUBLIC, 0, 1, 2, 3):
        left = [
            move
            for event in table.told(viewer)
            if isinstance(event, CardsMoved)
            for move in event.moves
            if move.source.zone is Zone.HAND
        ]
        assert len(left) == 4
        assert all(move.target.zone is Zone.DISCARD for move in left)
        assert all((move.face is not None) == (move.source.seat == viewer) for move in left)


def test_closed_score_piles_hide_the_changes_of_other_seats() -> None:
    for scores, heard in (("open", {0, 1, 2, 3}), ("closed", {2})):
        match = start_match(FIVE211, {"seats": 4, "variant": "standard", "scores": scores}, 5)
        log = start_match(FIVE211, {"seats": 4, "variant": "standard", "scores": scores}, 5)
        play_out(log, 5)
        events = [e for actor, move in log.log.entries[1:] for e in match.play(actor, move)]
        told = [match.redact(event, 2) for event in events]
        assert {event.seat for event in told if isinstance(event, ScoreChanged)} == heard
