"""Luck and choices add up to the result, whatever the decisions were."""

from hypothesis import given
from hypothesis import strategies as st

from game.core.moves import PassTime
from game.review.accounts import account_of, turns_of
from game.review.decisions import WHOLE, Decision, Review, ValuedMove
from tests.review.reviews import reviewed

CHANCES = st.integers(0, WHOLE)


@st.composite
def decisions(draw: st.DrawFn, seats: int, entries: int) -> Decision:
    chances = sorted(draw(st.lists(CHANCES, min_size=1, max_size=5)), reverse=True)
    choices = tuple(ValuedMove(PassTime(place), chance) for place, chance in enumerate(chances))
    seat = draw(st.integers(0, seats - 1))
    played = draw(st.integers(0, len(choices) - 1))
    gifts = [draw(st.integers(-WHOLE, WHOLE)) for _ in range(seats)]
    gifts[seat] = chances[played] - chances[0]
    return Decision(seat, entries, entries, choices, played, tuple(gifts), draw(CHANCES))


@st.composite
def reviews(draw: st.DrawFn) -> Review:
    seats = draw(st.integers(2, 5))
    count = draw(st.integers(0, 12))
    made = tuple(draw(decisions(seats, number)) for number in range(count))
    winners = draw(st.sets(st.integers(0, seats - 1), min_size=1))
    results = tuple(WHOLE // len(winners) * (seat in winners) for seat in range(seats))
    return Review(seats, made, results)


@given(reviews())
def test_luck_and_choices_add_up_to_the_result_exactly(review: Review) -> None:
    for seat in range(review.seats):
        account = account_of(review, seat)
        parts = account.start + account.others + account.luck + account.choices
        assert parts == account.result == review.results[seat]


@given(reviews())
def test_whole_points_add_up_as_well(review: Review) -> None:
    for seat in range(review.seats):
        start, others, luck, choices, result = account_of(review, seat).in_points
        assert start + others + luck + choices == result
        assert choices <= 0


@given(reviews())
def test_the_way_of_the_chance_leads_from_the_first_decision_to_the_result(review: Review) -> None:
    for seat in range(review.seats):
        own, turns = review.of_seat(seat), turns_of(review, seat)
        if own:
            rivals = (each for each in review.decisions if each.seat != seat)
            gifts = sum(each.gifts[seat] for each in rivals if each.moment >= own[0].moment)
            came = sum(turn.luck for turn in turns) + gifts - sum(each.loss for each in own)
            assert own[0].before + came == review.results[seat]


def test_a_match_that_was_played_adds_up() -> None:
    _match, review = reviewed(3)
    for seat in range(3):
        account = account_of(review, seat)
        assert account.start + account.others + account.luck + account.choices == account.result
        assert account.choices == -sum(each.loss for each in review.of_seat(seat))
