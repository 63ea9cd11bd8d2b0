import pytest

from game.ai.what_if import what_if
from game.app.hindsight import hands_in, hindsight
from game.app.settings import SetUp
from game.app.tables import Deal, Five211Session, Keep, lay_table
from game.core.seats import PUBLIC
from game.rules.five211.cards import Card
from game.rules.five211.moves import TAKE_BACK
from game.rules.five211.options import CARDS_PER_TURN


def forget(_text: str) -> None:
    pass


def played_table(variant: str = "standard") -> tuple[Five211Session, list[tuple[Card, ...]]]:
    """A match to its end, and seat 0's hand whenever it had to choose."""
    session = lay_table(SetUp(variant=variant), Deal(31, "salt"), Keep(forget, lambda: ""))
    hands = []
    while session.outcome is None:
        while session.think():
            pass
        hands.append(session.view(0).hand)
        session.submit(0, session.view(0).legal[0])
    return session, hands


@pytest.mark.parametrize("variant", ["standard", "long"])
def test_hands_are_those_that_the_seat_had_before_each_turn(variant: str) -> None:
    session, hands = played_table(variant)
    for number, record in enumerate(session.view(PUBLIC).records):
        expected = hands[3 * number : 3 * number + 3]
        assert list(hands_in(session, 0, record)) == expected


def test_hindsight_is_what_if_of_every_turn() -> None:
    session, hands = played_table()
    record = session.view(PUBLIC).records[2]
    turns = hindsight(session, 0, record)
    assert list(turns) == [
        what_if(record, 0, turn, hands[6 + turn], hands[7 + turn : 9])
        for turn in range(len(CARDS_PER_TURN))
    ]
    for ends in turns:
        assert [end.gained for end in ends if end.was_played] == [record.gained]


def test_a_choice_taken_back_does_not_disturb_it() -> None:
    session = lay_table(SetUp(), Deal(5, "salt"), Keep(forget, lambda: ""))
    hand = session.view(0).hand
    session.submit(0, session.view(0).legal[-1])
    session.submit(0, TAKE_BACK)
    while not session.view(PUBLIC).records:
        while session.think():
            pass
        if 0 in session.waiting_for():
            session.submit(0, session.view(0).legal[0])
    assert hands_in(session, 0, session.view(PUBLIC).records[0])[0] == hand


def test_a_round_that_is_not_over_cannot_be_looked_back_at() -> None:
    session, _ = played_table()
    fresh = lay_table(SetUp(), Deal(31, "salt"), Keep(forget, lambda: ""))
    with pytest.raises(AssertionError):
        hindsight(fresh, 0, session.view(PUBLIC).records[0])
