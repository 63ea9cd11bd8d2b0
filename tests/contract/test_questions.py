"""What every game answers beside its moves: whether one is legal, why not, points, time."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.errors import IllegalMove
from game.core.match import AnyMatch, Match
from game.core.moves import PassTime
from game.core.rng import Rng
from game.core.rules import AnyRules
from game.core.seats import CLOCK, PUBLIC
from tests.contract.adapters import adapter_of
from tests.contract.test_contract import each_game, snapshot_of, state_of, through_text
from tests.strategies import (
    play_out,
    seats_of,
    some_of,
    some_option_sets,
    start_match,
    viewers_of,
    walks,
)

LONGEST_SLEEP = 1_000


@each_game
@given(data=st.data())
def test_a_move_is_legal_exactly_when_it_is_among_the_legal_moves(
    rules: AnyRules, data: st.DataObject
) -> None:
    state = state_of(data.draw(walks(rules)).play())
    before = rules.snapshot(state)
    lines = data.draw(st.lists(adapter_of(rules).lines(), max_size=30))
    for seat in range(before["options"]["seats"]):
        legal = rules.legal_moves(state, seat)
        for move in some_of(legal):
            assert move in legal
            assert rules.is_legal(state, seat, move)
        for move in map(rules.decode_move, lines):
            assert rules.is_legal(state, seat, move) == (move in legal)
    assert rules.snapshot(state) == before


@each_game
@given(data=st.data())
def test_a_refused_move_is_told_why_in_a_sentence(rules: AnyRules, data: st.DataObject) -> None:
    match = data.draw(walks(rules)).play()
    lines = data.draw(st.lists(adapter_of(rules).lines(), max_size=30))
    for seat in seats_of(match):
        for move in map(rules.decode_move, lines):
            sentence = match.refusal(seat, move)
            assert (sentence is None) == (move in match.legal_moves(seat))
            if sentence is not None:
                assert sentence[0].isupper()
                assert sentence.endswith(".")
                with pytest.raises(IllegalMove) as refused:
                    match.play(seat, move)
                assert str(refused.value) == sentence


@each_game
@given(data=st.data())
def test_a_refusal_tells_a_seat_nothing_that_its_view_does_not(
    rules: AnyRules, data: st.DataObject
) -> None:
    match = data.draw(walks(rules)).play()
    lines = data.draw(st.lists(adapter_of(rules).lines(), max_size=30))
    for seat in sorted(match.to_act()):
        world = rules.sample_world(match.view(seat), Rng(3, "elsewhere"))
        for move in map(rules.decode_move, lines):
            if not rules.is_legal(world, seat, move):
                said = rules.refusal(state_of(match), seat, move)
                assert rules.refusal(world, seat, move) == said


@each_game
@given(data=st.data())
def test_points_are_those_that_views_and_standings_show(
    rules: AnyRules, data: st.DataObject
) -> None:
    walk = data.draw(walks(rules))
    match = walk.play()
    for viewer in viewers_of(match):
        shown = zip(match.view(viewer).points, rules.points(state_of(match)), strict=True)
        assert all(point in (None, true) for point, true in shown)
    play_out(match, walk.seed)
    assert match.outcome is not None
    for standing in match.outcome.standings:
        assert rules.points(state_of(match))[standing.seat] == standing.points


@each_game
@given(data=st.data())
def test_a_view_says_whose_it_is_of_which_table_and_how_it_ended(
    rules: AnyRules, data: st.DataObject
) -> None:
    walk = data.draw(walks(rules))
    match = walk.play()
    for viewer in viewers_of(match):
        view = match.view(viewer)
        assert view.viewer == viewer
        assert view.options == match.options
        assert view.outcome == match.outcome
    assert not match.view(PUBLIC).legal


@each_game
def test_only_who_plays_alone_gets_a_grade(rules: AnyRules) -> None:
    """Nobody has measured what is good where answers are one's own."""
    graded = set()
    for values in some_option_sets(rules.option_spec):
        match = start_match(rules, values, 3)
        play_out(match, 3)
        assert match.outcome is not None
        graded.add((match.options.seats == 1, match.outcome.grade is not None))
    assert (False, True) not in graded
    assert (True, True) in graded or all(not alone for alone, _grade in graded)


@each_game
@given(data=st.data())
def test_time_passes_only_while_a_clock_runs_and_no_further_than_to_its_end(
    rules: AnyRules, data: st.DataObject
) -> None:
    match = data.draw(walks(rules)).play()
    before, left = snapshot_of(match), match.time_left
    for milliseconds in (0, -1, 1 if left is None else left + 1):
        with pytest.raises(IllegalMove):
            match.pass_time(milliseconds)
    with pytest.raises(IllegalMove):
        match.redo(0, PassTime(1))
    assert snapshot_of(match) == before
    if left is not None:
        assert left > 0
        assert match.outcome is None
        match.pass_time(left)
        assert match.log.entries[-1][0] < 0


@each_game
def test_a_match_in_which_only_the_clock_acts_ends_or_its_clock_stops(rules: AnyRules) -> None:
    for values in some_option_sets(rules.option_spec):
        match = start_match(rules, values, 5)
        for _ in range(LONGEST_SLEEP):
            left = match.time_left
            if left is None:
                break
            match.pass_time(left)
        assert match.time_left is None


@each_game
@given(data=st.data())
def test_time_in_one_piece_or_in_many_comes_to_the_same(
    rules: AnyRules, data: st.DataObject
) -> None:
    match = data.draw(walks(rules)).play()
    pieces: AnyMatch = Match.replay(rules, through_text(match))
    left = match.time_left
    if left is None or left < 2:
        return
    first = data.draw(st.integers(1, left - 1))
    whole: list[Any] = match.pass_time(left)
    parts = pieces.pass_time(first) + pieces.pass_time(left - first)
    assert snapshot_of(pieces) == snapshot_of(match)
    assert parts[-len(whole) :] == whole
    assert pieces.log.entries[-1] != (CLOCK, PassTime(left))
