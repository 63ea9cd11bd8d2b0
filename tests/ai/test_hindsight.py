import pytest

from game.ai.advice import Alternative
from game.ai.five211.look_back import Five211LookBack, alternatives, hands_in
from game.app.replays import own_views
from game.app.table_laying import Deal, Five211Session, Keep, lay_table
from game.core.seats import PUBLIC
from game.rules.five211.cards import Card
from game.rules.five211.moves import TAKE_BACK, PlayCards
from game.rules.five211.options import CARDS_PER_TURN
from tests.set_ups import set_up_of


def played_table(variant: str = "standard") -> tuple[Five211Session, list[tuple[Card, ...]]]:
    """A match to its end, and seat 0's hand whenever it had to choose."""
    session = lay_table(set_up_of(variant=variant), Deal(31, "salt"), Keep.nothing())
    hands = []
    while session.outcome is None:
        while session.think():
            pass
        hands.append(session.view(0).hand)
        session.submit(0, session.view(0).legal[0])
    return session, hands


def hindsight(session: Five211Session, chapter: int) -> tuple[list[Alternative[PlayCards]], ...]:
    return Five211LookBack().turns(own_views(session.match, 0), chapter)


@pytest.mark.parametrize("variant", ["standard", "long"])
def test_hands_are_those_that_the_seat_had_before_each_turn(variant: str) -> None:
    session, hands = played_table(variant)
    for number, record in enumerate(session.view(PUBLIC).records):
        expected = hands[3 * number : 3 * number + 3]
        assert list(hands_in(own_views(session.match, 0), record)) == expected


def test_hindsight_is_what_if_of_every_turn() -> None:
    session, hands = played_table()
    record = session.view(PUBLIC).records[2]
    turns = hindsight(session, 2)
    assert list(turns) == [
        alternatives(record, 0, turn, hands[6 + turn], hands[7 + turn : 9])
        for turn in range(len(CARDS_PER_TURN))
    ]
    for ends in turns:
        assert [end.gained for end in ends if end.was_played] == [record.gained]


def test_a_choice_taken_back_does_not_disturb_it() -> None:
    session = lay_table(set_up_of(), Deal(5, "salt"), Keep.nothing())
    hand = session.view(0).hand
    session.submit(0, session.view(0).legal[-1])
    session.submit(0, TAKE_BACK)
    while not session.view(PUBLIC).records:
        while session.think():
            pass
        if 0 in session.waiting_for():
            session.submit(0, session.view(0).legal[0])
    assert hands_in(own_views(session.match, 0), session.view(PUBLIC).records[0])[0] == hand


def test_a_round_that_is_not_over_cannot_be_looked_back_at() -> None:
    session, _ = played_table()
    fresh = lay_table(set_up_of(), Deal(31, "salt"), Keep.nothing())
    with pytest.raises(AssertionError):
        hands_in(own_views(fresh.match, 0), session.view(PUBLIC).records[0])
    assert Five211LookBack().chapters(fresh.view(0)) == []
