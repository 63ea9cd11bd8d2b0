"""What every game promises to the table, the saves and the bots, whatever its rules are."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from game.core.errors import BadLog, IllegalMove
from game.core.log import MatchLog
from game.core.match import AnyMatch, Match
from game.core.rng import Rng
from game.core.rules import AnyRules
from game.core.seats import CHANCE, CLOCK, PUBLIC
from tests.contract.adapters import ADAPTERS, CONTRACT_GAMES, adapter_of
from tests.contract.object_graph import mutable_parts
from tests.strategies import (
    Walk,
    advance,
    every_option_set,
    option_sets,
    play_out,
    seats_of,
    seeds,
    some_of,
    some_option_sets,
    start_match,
    viewers_of,
    walks,
)

LONGEST_LIST = 30_000
"""More moves than this are not written down one by one: hands times places times turns."""

each_game: Callable[[Any], Any] = pytest.mark.parametrize(
    "rules", CONTRACT_GAMES, ids=[rules.key for rules in CONTRACT_GAMES]
)


def state_of(match: AnyMatch) -> Any:
    """The secret state: the contract is about it, so the suite may look."""
    return match._state


def snapshot_of(match: AnyMatch) -> Any:
    return match.rules.snapshot(state_of(match))


def through_text(match: AnyMatch) -> MatchLog:
    """The log as it comes back from a file."""
    text = json.dumps(match.log.to_json(match.rules))
    return MatchLog.from_json(json.loads(text), match.rules)


def test_every_registered_game_has_an_adapter_and_a_key_of_its_own() -> None:
    assert sorted(ADAPTERS) == sorted(rules.key for rules in CONTRACT_GAMES)
    assert len(set(ADAPTERS)) == len(CONTRACT_GAMES)


@each_game
@given(data=st.data())
def test_every_match_ends(rules: AnyRules, data: st.DataObject) -> None:
    walk: Walk = data.draw(walks(rules))
    match = walk.play()
    play_out(match, walk.seed)
    assert match.outcome is not None
    assert match.to_act() == frozenset()
    assert all(not match.legal_moves(seat) for seat in seats_of(match))


@each_game
@given(data=st.data())
def test_the_table_waits_for_somebody_until_there_is_an_outcome(
    rules: AnyRules, data: st.DataObject
) -> None:
    walk: Walk = data.draw(walks(rules))
    match = walk.start()
    for seat, move in walk.moves(match):
        assert match.outcome is None
        assert all(match.legal_moves(waiting) for waiting in match.to_act())
        advance(match, seat, move)
    assert (match.outcome is None) == bool(match.to_act())


@each_game
@given(data=st.data())
def test_cards_are_conserved_by_every_move(rules: AnyRules, data: st.DataObject) -> None:
    walk: Walk = data.draw(walks(rules))
    adapter = adapter_of(rules)
    match = walk.start()
    for seat, move in walk.moves(match):
        advance(match, seat, move)
        snapshot = snapshot_of(match)
        assert adapter.cards(snapshot, match.view(-1)) == adapter.deck(snapshot)


@each_game
@given(data=st.data())
def test_a_log_read_back_from_text_replays_to_the_same_digest(
    rules: AnyRules, data: st.DataObject
) -> None:
    match = data.draw(walks(rules)).play()
    log = through_text(match)
    again = Match.replay(rules, log)
    assert log == match.log
    assert again.digest() == match.digest()
    assert snapshot_of(again) == snapshot_of(match)
    assert [again.view(seat) for seat in seats_of(match)] == [
        match.view(seat) for seat in seats_of(match)
    ]


@each_game
@given(data=st.data())
def test_a_resumed_match_goes_on_like_the_first(rules: AnyRules, data: st.DataObject) -> None:
    walk: Walk = data.draw(walks(rules))
    match = walk.play()
    resumed = Match.replay(rules, through_text(match))
    play_out(match, walk.seed)
    play_out(resumed, walk.seed)
    assert resumed.log == match.log
    assert resumed.outcome == match.outcome


@each_game
@given(data=st.data())
def test_a_log_is_refused_whose_deal_is_lost_doubled_or_not_that_of_its_seed(
    rules: AnyRules, data: st.DataObject
) -> None:
    match = data.draw(walks(rules)).play()
    entries = match.log.entries
    at = data.draw(st.sampled_from([i for i, (who, _) in enumerate(entries) if who == CHANCE]))
    strange = start_match(rules, match.rules.option_values(match.options), 2**51 + 1)
    doubled, replaced = [*entries], [*entries]
    doubled.insert(at, entries[at])
    replaced[at] = strange.log.entries[0]
    lost = entries[:at] + entries[at + 1 :]
    for forged in (doubled, replaced, *([lost] if at + 1 < len(entries) else [])):
        with pytest.raises(BadLog):
            Match.replay(rules, MatchLog(match.log.header, forged))


@each_game
@given(data=st.data())
def test_a_move_survives_its_line_of_text(rules: AnyRules, data: st.DataObject) -> None:
    match = data.draw(walks(rules)).play()
    moves = [move for actor, move in match.log.entries if actor != CLOCK]
    moves += [move for seat in seats_of(match) for move in some_of(match.legal_moves(seat))]
    for move in moves:
        line = json.loads(json.dumps(rules.encode_move(move)))
        assert rules.decode_move(line) == move
        assert rules.encode_move(rules.decode_move(line)) == line


@each_game
@given(text=st.text(max_size=40))
def test_a_line_that_is_no_move_is_refused(rules: AnyRules, text: str) -> None:
    try:
        move = rules.decode_move(text)
    except BadLog:
        return
    assert rules.encode_move(move) == text


@each_game
@given(data=st.data())
def test_a_clone_shares_no_object_that_can_change(rules: AnyRules, data: st.DataObject) -> None:
    state = state_of(data.draw(walks(rules)).play())
    constants = adapter_of(rules).constants
    own = mutable_parts(state, constants)
    assert own
    assert not own.keys() & mutable_parts(rules.clone(state), constants).keys()


@each_game
@given(data=st.data())
def test_a_clone_and_its_original_go_their_own_ways(rules: AnyRules, data: st.DataObject) -> None:
    match = data.draw(walks(rules)).play()
    original = state_of(match)
    before = rules.snapshot(original)
    twin = rules.clone(original)
    assert rules.snapshot(twin) == before
    _play_states_on(rules, twin, Rng(1, "twin"), 30)
    assert rules.snapshot(original) == before
    frozen = rules.snapshot(rules.clone(original))
    keeper = rules.clone(original)
    _play_states_on(rules, original, Rng(2, "original"), 30)
    assert rules.snapshot(keeper) == frozen


@each_game
@given(data=st.data())
def test_only_the_legal_moves_are_accepted(rules: AnyRules, data: st.DataObject) -> None:
    match = data.draw(walks(rules)).play()
    before, entries = snapshot_of(match), list(match.log.entries)
    for seat in seats_of(match):
        legal = match.legal_moves(seat)
        for line in data.draw(st.lists(adapter_of(rules).lines(), min_size=5, max_size=5)):
            if (move := rules.decode_move(line)) not in legal:
                with pytest.raises(IllegalMove):
                    match.play(seat, move)
    assert snapshot_of(match) == before
    assert match.log.entries == entries


@each_game
@given(data=st.data())
def test_seats_that_do_not_exist_and_deals_by_hand_are_refused(
    rules: AnyRules, data: st.DataObject
) -> None:
    match = data.draw(walks(rules)).play()
    before, entries = snapshot_of(match), list(match.log.entries)
    deal = entries[0][1]
    some_move = next((m for seat in seats_of(match) for m in match.legal_moves(seat)), deal)
    for seat in (-1, -2, len(seats_of(match)), 99):
        with pytest.raises(IllegalMove):
            match.play(seat, some_move)
    for actor in (CHANCE, 0):
        with pytest.raises(IllegalMove):
            match.redo(actor, deal)
    assert snapshot_of(match) == before
    assert match.log.entries == entries


@each_game
@given(data=st.data())
def test_legal_moves_are_stable_distinct_and_just_those_of_the_rulebook(
    rules: AnyRules, data: st.DataObject
) -> None:
    match = data.draw(walks(rules)).play()
    state = state_of(match)
    before = rules.snapshot(state)
    assume(all(len(rules.legal_moves(state, seat)) <= LONGEST_LIST for seat in seats_of(match)))
    for seat in seats_of(match):
        legal = list(rules.legal_moves(state, seat))
        lines = [rules.encode_move(move) for move in legal]
        assert list(rules.legal_moves(state, seat)) == legal
        assert list(rules.legal_moves(rules.clone(state), seat)) == legal
        assert list(match.view(seat).legal) == legal
        assert len(set(lines)) == len(lines)
        assert set(lines) == adapter_of(rules).legal_lines(before, seat)
    assert rules.snapshot(state) == before


@each_game
@given(data=st.data())
def test_every_legal_move_can_be_played(rules: AnyRules, data: st.DataObject) -> None:
    state = state_of(data.draw(walks(rules)).play())
    before = rules.snapshot(state)
    for seat in range(before["options"]["seats"]):
        for move in some_of(rules.legal_moves(state, seat)):
            twin = rules.clone(state)
            rules.apply(twin, seat, move)
            assert rules.snapshot(twin) != before


@each_game
@given(data=st.data())
def test_telling_events_changes_nothing(rules: AnyRules, data: st.DataObject) -> None:
    match = data.draw(walks(rules)).play()
    silent = Match.replay(rules, match.log)
    assert snapshot_of(silent) == snapshot_of(match)


@each_game
@given(data=st.data())
def test_views_events_and_digests_change_nothing(rules: AnyRules, data: st.DataObject) -> None:
    walk: Walk = data.draw(walks(rules))
    match, untouched = walk.start(), walk.start()
    for seat, move in walk.moves(match):
        advance(untouched, seat, move)
        for event in advance(match, seat, move):
            match.redact(event, PUBLIC)
        for viewer in viewers_of(match):
            match.view(viewer)
        match.digest()
    assert snapshot_of(match) == snapshot_of(untouched)


@each_game
@given(data=st.data())
def test_chance_changes_nothing_and_is_due_only_when_nobody_chooses(
    rules: AnyRules, data: st.DataObject
) -> None:
    walk: Walk = data.draw(walks(rules))
    match: AnyMatch = Match.start(rules, rules.make_options(walk.options), walk.seed)
    before = snapshot_of(match)
    assert rules.chance(state_of(match), Rng(walk.seed, "any")) is not None
    assert snapshot_of(match) == before
    later = walk.play()
    before = snapshot_of(later)
    assert rules.chance(state_of(later), Rng(walk.seed, "any")) is None
    assert snapshot_of(later) == before


@each_game
@given(data=st.data())
def test_the_same_seed_gives_the_same_deals_and_another_seed_others(
    rules: AnyRules, data: st.DataObject
) -> None:
    values, seed = data.draw(option_sets(rules.option_spec)), data.draw(seeds())
    first, second = start_match(rules, values, seed), start_match(rules, values, seed)
    other = start_match(rules, values, seed ^ 1)
    play_out(first, 1)
    play_out(second, 1)
    assert first.log.entries == second.log.entries
    assert other.log.entries[0] != first.log.entries[0]


@each_game
def test_every_deal_of_a_match_has_a_stream_of_chance_of_its_own(
    rules: AnyRules, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The dealt cards may well be the same twice: a blind lead is one of a few.
    streams: list[object] = []
    real = type(rules).chance

    def note(self: AnyRules, state: Any, rng: Rng) -> Any:
        draw: Any = rng.random
        streams.append(draw.__self__.getstate())
        return real(self, state, rng)

    for values in some_option_sets(rules.option_spec):
        match = start_match(rules, values, 7)
        play_out(match, 7)
        dealt = [actor for actor, _ in match.log.entries].count(CHANCE)
        streams.clear()
        with monkeypatch.context() as listening:
            listening.setattr(type(rules), "chance", note)
            Match.replay(rules, match.log)
        assert dealt
        assert len(set(streams)) == len(streams) == dealt


@each_game
def test_option_values_and_numbers_come_back_as_they_went(rules: AnyRules) -> None:
    spec = rules.option_spec
    for number in range(spec.count):
        assert spec.to_number(spec.from_number(number)) == number
    for values in every_option_set(spec):
        assert spec.check(values) == values
        assert spec.as_kept(rules.option_values(rules.make_options(values))) == values
    assert spec.check(spec.defaults()) == spec.defaults()


@each_game
def test_answers_that_clash_are_refused_with_a_sentence_and_offered_by_no_choice(
    rules: AnyRules,
) -> None:
    spec = rules.option_spec
    for values in map(spec.from_number, range(spec.count)):
        sentence = spec.problem(values)
        for field in spec.fields:
            assert (values[field.name] in spec.choices(field.name, values)) == (sentence is None)
        if sentence is not None:
            assert sentence.endswith(".")
            with pytest.raises(BadLog, match=re.escape(sentence)):
                spec.check(values)
    for field in spec.fields:
        playable = {values[field.name] for values in some_option_sets(spec)}
        assert playable == set(field.values), f"{field.name} has an answer that nobody can give"


def _play_states_on(rules: AnyRules, state: Any, rng: Rng, moves: int) -> None:
    """Play on without a match around the state, shuffles included."""
    for _ in range(moves):
        seats = sorted(rules.to_act(state))
        if seats:
            seat = rng.choice(seats)
            rules.apply(state, seat, rng.choice(rules.legal_moves(state, seat)))
        elif (deal := rules.chance(state, rng)) is not None:
            rules.apply(state, CHANCE, deal)
