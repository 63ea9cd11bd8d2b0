"""Whole games are played as a second, plain program plays them."""

from collections import Counter
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from game.core.match import AnyMatch
from tests.rules.chikyu.follower import Follower
from tests.rules.chikyu.table import CHIKYU
from tests.strategies import play_out, start_match


def played(number: int, seed: int) -> AnyMatch:
    match = start_match(CHIKYU, CHIKYU.option_spec.from_number(number), seed)
    play_out(match, seed)
    return match


def follower_of(match: AnyMatch) -> Follower:
    values = CHIKYU.option_values(match.options)
    return Follower(match.options.seats, values["expansion"] == "on", values["deck"] != "trimmed")


@given(number=st.integers(0, CHIKYU.option_spec.count - 1), seed=st.integers(0, 1 << 40))
def test_every_move_and_the_end_are_as_the_follower_has_them(number: int, seed: int) -> None:
    match = played(number, seed)
    again = start_match(CHIKYU, CHIKYU.option_spec.from_number(number), seed)
    lines = match.log.to_json(CHIKYU)["moves"]
    follower = follower_of(match)
    for line, (_, move) in zip(lines, match.log.entries, strict=True):
        actor = follower.actor()
        if isinstance(actor, int):
            assert again.to_act() == {actor}
            legal = [CHIKYU.encode_move(each).split()[1] for each in again.legal_moves(actor)]
            assert sorted(legal) == sorted(follower.allowed())
            again.play(actor, move)
        follower.follow(line)
    assert follower.over
    assert list(CHIKYU.points(match._state)) == follower.points
    assert match.outcome is not None
    assert match.outcome.winners == (follower.longest[0],)


def test_every_effect_comes_up_in_random_games() -> None:
    seen: Counter[str] = Counter()
    for number in range(CHIKYU.option_spec.count):
        match = played(number, number)
        follower = follower_of(match)
        for line in match.log.to_json(CHIKYU)["moves"]:
            follower.follow(line)
        for name in ("blind_leads", "sit_outs", "colourless", "picked", "looked_away"):
            seen[name] += getattr(follower, name)
    assert all(count > 10 for count in seen.values()), seen
    assert len(seen) == 5


def test_a_round_can_last_longer_than_the_hands_dealt() -> None:
    """At three seats everybody can sit out once."""
    most: Any = 0
    for seed in range(60):
        match = start_match(CHIKYU, CHIKYU.option_spec.from_number(1), seed)
        play_out(match, seed)
        view: Any = match.view(-1)
        most = max(most, *(len(record.tricks) for record in view.records))
    assert most == 11
