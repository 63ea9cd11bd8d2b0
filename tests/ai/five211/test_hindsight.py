import pytest

from game.ai.advice import Alternative
from game.ai.five211.coaching.look_back import Five211LookBack, alternatives, hands_in
from game.app.looking_back.replays import own_views
from game.app.session import SomeSession
from game.app.table_laying import SealedDeal, lay_table
from game.core.seats import PUBLIC
from game.kits.five211.kit import FIVE211, Five211Match
from game.rules.five211.cards import Card
from game.rules.five211.moves import TAKE_BACK, PlayCards
from game.rules.five211.options import CARDS_PER_TURN
from tests.set_ups import set_up_of


def laid(seed: int, variant: str = "standard") -> tuple[SomeSession, Five211Match]:
    session = lay_table(set_up_of(variant=variant), SealedDeal(seed, "salt"))
    return session, FIVE211.own(session.match)


def played_table(variant: str = "standard") -> tuple[Five211Match, list[tuple[Card, ...]]]:
    """A match to its end, and seat 0's hand whenever it had to choose."""
    session, match = laid(31, variant)
    hands = []
    while session.outcome is None:
        while session.think():
            pass
        hands.append(match.view(0).hand)
        session.submit(0, session.view(0).legal[0])
    return match, hands


def hindsight(match: Five211Match, chapter: int) -> tuple[list[Alternative[PlayCards]], ...]:
    return Five211LookBack().turns(own_views(match, 0), chapter)


@pytest.mark.parametrize("variant", ["standard", "long"])
def test_hands_are_those_that_the_seat_had_before_each_turn(variant: str) -> None:
    match, hands = played_table(variant)
    for number, record in enumerate(match.view(PUBLIC).records):
        expected = hands[3 * number : 3 * number + 3]
        assert list(hands_in(own_views(match, 0), record)) == expected


def test_hindsight_is_what_if_of_every_turn() -> None:
    match, hands = played_table()
    record = match.view(PUBLIC).records[2]
    turns = hindsight(match, 2)
    assert list(turns) == [
        alternatives(record, 0, turn, hands[6 + turn], hands[7 + turn : 9])
        for turn in range(len(CARDS_PER_TURN))
    ]
    for ends in turns:
        assert [end.gained for end in ends if end.was_played] == [record.gained]


def test_a_choice_taken_back_does_not_disturb_it() -> None:
    session, match = laid(5)
    hand = match.view(0).hand
    session.submit(0, session.view(0).legal[-1])
    session.submit(0, TAKE_BACK)
    while not match.view(PUBLIC).records:
        while session.think():
            pass
        if 0 in session.waiting_for():
            session.submit(0, session.view(0).legal[0])
    assert hands_in(own_views(match, 0), match.view(PUBLIC).records[0])[0] == hand


def test_a_round_that_is_not_over_cannot_be_looked_back_at() -> None:
    match, _ = played_table()
    fresh = laid(31)[1]
    with pytest.raises(AssertionError):
        hands_in(own_views(fresh, 0), match.view(PUBLIC).records[0])
    assert Five211LookBack().chapters(fresh.view(0)) == []
