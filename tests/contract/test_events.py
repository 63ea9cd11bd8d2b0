"""The grammar of events on which logs, replays, bots and tables rely, whichever game tells them."""

from hypothesis import given
from hypothesis import strategies as st

from game.core.events import MatchEnded, ScoreChanged, TurnStarted
from game.core.rules import AnyRules
from tests.contract.adapters import adapter_of
from tests.contract.test_contract import each_game, state_of
from tests.strategies import Walk, advance, walks


@each_game
@given(data=st.data())
def test_who_may_choose_after_a_turn_is_named_when_it_starts(
    rules: AnyRules, data: st.DataObject
) -> None:
    walk: Walk = data.draw(walks(rules))
    match = walk.start()
    for seat, move in walk.moves(match):
        goes_on = match.to_act() - {seat}
        events = advance(match, seat, move)
        started = [set(event.seats) for event in events if isinstance(event, TurnStarted)]
        # Where all act as fast as they can, nobody's turn starts anew.
        goes_on |= match.to_act() & {seat} if adapter_of(rules).open_choices else frozenset()
        if match.to_act() and seat >= 0 and not goes_on:
            assert started[-1:] == [match.to_act()]


@each_game
@given(data=st.data())
def test_a_score_is_told_with_the_new_total(rules: AnyRules, data: st.DataObject) -> None:
    walk: Walk = data.draw(walks(rules))
    match = walk.start()
    for seat, move in walk.moves(match):
        events = advance(match, seat, move)
        told = {event.seat: event.points for event in events if isinstance(event, ScoreChanged)}
        assert all(rules.points(state_of(match))[who] == points for who, points in told.items())


@each_game
@given(data=st.data())
def test_the_end_is_told_once_and_last(rules: AnyRules, data: st.DataObject) -> None:
    walk: Walk = data.draw(walks(rules))
    match = walk.start()
    for seat, move in walk.moves(match):
        events = advance(match, seat, move)
        ended = [event for event in events if isinstance(event, MatchEnded)]
        assert ended == ([] if match.outcome is None else [MatchEnded(match.outcome)])
        assert ended == events[len(events) - len(ended) :]
