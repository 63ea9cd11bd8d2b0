"""A log from anywhere is either a match that can have happened, or refused with a sentence."""

import copy
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.errors import BadLog
from game.core.log import MAX_SEED, MatchLog
from game.core.match import Match
from game.core.rules import AnyRules
from tests.contract.test_contract import each_game
from tests.strategies import play_out, start_match, walks

json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(st.characters(), max_size=8),  # lone surrogates too: JSON text can hold them
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=8,
)


def whole_log(rules: AnyRules) -> Any:
    match = start_match(rules, rules.option_spec.defaults(), 9)
    play_out(match, 9)
    return match.log.to_json(rules)


def read(value: Any, rules: AnyRules) -> Match[Any, Any, Any, Any]:
    return Match.replay(rules, MatchLog.from_json(value, rules))


@each_game
@given(value=json_values)
def test_any_json_value_is_refused_with_a_sentence(rules: AnyRules, value: Any) -> None:
    with pytest.raises(BadLog, match=r"\.$"):
        MatchLog.from_json(value, rules)


@each_game
@given(value=json_values, data=st.data())
def test_a_log_with_any_field_replaced_is_refused_or_the_same(
    rules: AnyRules, value: Any, data: st.DataObject
) -> None:
    log = whole_log(rules)
    key = data.draw(st.sampled_from(sorted(log)))
    forged = log | {key: value}
    # No moves at all are a log, too: that of a match before its first shuffle.
    if json.dumps(forged) == json.dumps(log) or forged["moves"] == []:
        return
    with pytest.raises(BadLog, match=r"\.$"):
        read(forged, rules)


@each_game
@given(data=st.data())
def test_a_log_with_any_field_lost_is_refused(rules: AnyRules, data: st.DataObject) -> None:
    log = whole_log(rules)
    del log[data.draw(st.sampled_from(sorted(log)))]
    with pytest.raises(BadLog, match=r"\.$"):
        read(log, rules)


@each_game
@given(value=json_values, data=st.data())
def test_a_log_with_a_line_that_is_no_move_is_refused(
    rules: AnyRules, value: Any, data: st.DataObject
) -> None:
    log = whole_log(rules)
    place = data.draw(st.integers(0, len(log["moves"]) - 1))
    log["moves"][place] = value
    with pytest.raises(BadLog, match=r"\.$"):
        read(log, rules)


@each_game
@given(data=st.data())
def test_a_log_after_whose_end_somebody_plays_on_is_refused(
    rules: AnyRules, data: st.DataObject
) -> None:
    log = whole_log(rules)
    log["moves"].append(data.draw(st.sampled_from(log["moves"])))
    with pytest.raises(BadLog, match=r"\.$"):
        read(log, rules)


@each_game
@pytest.mark.parametrize("version", [0, 2**15, -1, 1.0, True, "1"])
def test_a_log_of_other_rules_is_refused(rules: AnyRules, version: Any) -> None:
    with pytest.raises(BadLog, match="version"):
        read(whole_log(rules) | {"rules_version": version}, rules)


@each_game
@pytest.mark.parametrize("seed", [-1, MAX_SEED, 9.0, True, "9", None])
def test_a_log_with_an_impossible_seed_is_refused(rules: AnyRules, seed: Any) -> None:
    with pytest.raises(BadLog, match="seed"):
        read(whole_log(rules) | {"seed": seed}, rules)


@each_game
def test_another_seed_or_salt_breaks_the_seal(rules: AnyRules) -> None:
    log = whole_log(rules)
    for change in ({"seed": 10}, {"salt": "pepper"}, {"seal": "0" * 64}):
        with pytest.raises(BadLog, match="seal"):
            read(log | change, rules)


@each_game
@pytest.mark.parametrize("text", ["\ud800", "x" * 65, "\x00\ud800"])
def test_a_salt_that_is_no_short_plain_text_is_refused(rules: AnyRules, text: str) -> None:
    with pytest.raises(BadLog, match=r"\.$"):
        read(whole_log(rules) | {"salt": text}, rules)


@each_game
@given(data=st.data())
def test_a_log_cut_off_anywhere_replays_to_that_moment(
    rules: AnyRules, data: st.DataObject
) -> None:
    match = data.draw(walks(rules)).play()
    log = match.log.to_json(rules)
    length = data.draw(st.integers(0, len(log["moves"])))
    cut = copy.deepcopy(log) | {"moves": log["moves"][:length]}
    assert read(cut, rules).log.entries == match.log.entries[:length]
