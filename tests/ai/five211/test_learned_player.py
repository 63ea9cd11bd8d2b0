"""The player that learned from strong play, and how it is taught."""

from collections import Counter
from itertools import combinations
from math import exp

import pytest
from workshop.five211.train import learn_play

from game.ai.five211.beliefs.kept_hands import win_share
from game.ai.five211.beliefs.opponent_catalogue import Scatter
from game.ai.five211.beliefs.opponent_model import choose
from game.ai.five211.policy.learned_player import LearnedPlayer
from game.ai.five211.policy.learned_weights import LEARNED
from game.ai.five211.policy.one_ply_policy import TASTES, Appraiser
from game.ai.five211.search.situation import situation_of
from game.core.rng import Rng
from game.rules.five211.options import NUMBERS, Five211Options
from tests.ai.five211.tables import table_after


@pytest.mark.parametrize("seats", NUMBERS)
def test_it_is_about_as_strong_as_the_player_it_learned_beside(seats: int) -> None:
    cold = LearnedPlayer(seats, LEARNED[seats], warmth=0.0)
    rule = Appraiser(seats, TASTES[seats])
    assert win_share(cold, [rule] * (seats - 1), 60 * seats, 7) > 0.8 / seats
    assert win_share(cold, [Scatter()] * (seats - 1), 20 * seats, 7) > 1.5 / seats


def test_what_is_liked_more_is_played_more_often() -> None:
    at = situation_of(table_after(1, Five211Options(3)).view(0))
    player = LearnedPlayer(3, LEARNED[3])
    scores = player.card_scores(at.hand, at.key, at.worths, 0)
    rand = Rng(4, "often").random
    played = Counter(player.card(at.hand, at.key, at.worths, 0, rand) for _ in range(4000))
    total = sum(map(exp, scores))
    for card in set(at.hand):
        likely = sum(exp(s) for s, held in zip(scores, at.hand, strict=True) if held == card)
        assert played[card] / 4000 == pytest.approx(likely / total, abs=0.03)


def test_without_warmth_it_plays_what_it_likes_best() -> None:
    at = situation_of(table_after(0, Five211Options(4)).view(0))
    cold = LearnedPlayer(4, LEARNED[4], warmth=0.0)
    scores = cold.pair_scores(at.hand)
    pairs = [(a, b) for place, a in enumerate(at.hand) for b in at.hand[place + 1 :]]
    assert cold.pair(at.hand, Rng(1, "cold").random) == pairs[scores.index(max(scores))]


@pytest.mark.parametrize("turns", [0, 1, 2])
def test_the_traits_of_lessons_add_up_to_what_the_player_likes(turns: int) -> None:
    """It is taught by the same sums by which it plays."""
    view = table_after(turns, Five211Options(5)).view(0)
    at = situation_of(view)
    rng = Rng(turns, "weights")
    lines = [[rng.random() for _ in line] for line in learn_play.untaught()]
    player = LearnedPlayer(5, learn_play.weights_of(lines))
    if turns == 0:
        scores = player.pair_scores(at.hand)
    else:
        scores = player.card_scores(at.hand, at.key, at.worths, 0)
    taught = [
        sum(lines[turns][trait] * amount for trait, amount in play.items())
        for play in learn_play.traits_of(view, learn_play.probes(5))
    ]
    assert {round(score, 9) for score in taught} == {round(score, 9) for score in scores}


def test_lessons_are_followed() -> None:
    good, bad = {0: 1.0}, {1: 1.0}
    seen = [learn_play.TrainingExample(1, [good, bad], [0.9, 0.1])] * 40
    nats, hits = learn_play.surprise(learn_play.fitted(seen), seen)
    assert hits == 1.0
    assert nats < 0.45


@pytest.mark.parametrize(("turns", "warmth"), [(0, 1.0), (1, 0.5), (1, 0.0)])
def test_it_plays_as_often_as_it_says(turns: int, warmth: float) -> None:
    at = situation_of(table_after(turns, Five211Options(5)).view(0))
    player = LearnedPlayer(5, LEARNED[5], warmth)
    rand = Rng(6, "often").random
    plays = [
        tuple(sorted(choose(player, turns, at.hand, at.key, at.worths, 0, rand)))
        for _ in range(4000)
    ]
    said = {
        play: player.chance_of(play, at.hand, at.key, at.worths, 0)
        for play in {tuple(sorted(each)) for each in combinations(at.hand, 2 - turns)}
    }
    assert sum(said.values()) == pytest.approx(1.0)
    for play, chance in said.items():
        assert plays.count(play) / 4000 == pytest.approx(chance, abs=0.03)
