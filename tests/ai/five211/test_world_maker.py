from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import pytest

from game.ai.five211.beliefs.determinization import Imagining
from game.ai.five211.beliefs.opponent_catalogue import PRIOR, Scatter, models_for
from game.ai.five211.beliefs.opponent_model import Rand
from game.ai.five211.policy.one_ply_policy import own_model
from game.ai.five211.policy.taste import Taste
from game.ai.five211.search.packed_table import KEYS, SHIFTS, WORTHS, counts_of
from game.ai.five211.search.rollout import Rollout
from game.ai.five211.search.round_value import Judge
from game.ai.five211.search.situation import Situation, situation_of
from game.ai.five211.world_maker import World, WorldMaker
from game.core.rng import Rng
from game.rules.five211.options import HAND_SIZE, Five211Options
from game.rules.five211.view import Five211View
from tests.ai.five211.tables import table_after

YELLOW_SIX = 5

CASES = [(seats, turns) for seats in (2, 4, 5) for turns in (0, 1, 2, 7)]


def maker_for(view: Five211View, memory: int = 0) -> WorldMaker:
    rand = Rng(3, "worlds").random
    imagining = Imagining(view, PRIOR, rand, learns=False, memory=memory)
    for _ in imagining.prepare():
        pass
    return imagining.maker()


def dealt_cards(situation: Situation, world: World) -> Counter[int]:
    """Every card that a world has dealt, played or not; a pair cannot be told from its worth."""
    dealt = Counter(card for hand in (*world.hands, *world.draws) for card in hand)
    if situation.turn > 0:
        for seat in situation.others:
            dealt[WORTHS.index(world.worths[seat] - situation.worths[seat])] += 1
    return dealt


@pytest.mark.parametrize("memory", [0, 400])
@pytest.mark.parametrize(("seats", "turns"), CASES)
def test_worlds_hold_only_cards_that_nobody_has_seen(seats: int, turns: int, memory: int) -> None:
    view = table_after(turns, Five211Options(seats)).view(0)
    situation = situation_of(view)
    maker = maker_for(view, memory)
    for _ in range(20):
        assert dealt_cards(situation, maker.make()) <= Counter(situation.unseen)


@pytest.mark.parametrize(("seats", "turns"), CASES)
def test_every_opponent_plays_in_a_world_and_the_own_seat_does_not(seats: int, turns: int) -> None:
    view = table_after(turns, Five211Options(seats)).view(0)
    situation = situation_of(view)
    world = maker_for(view).make()
    added = sum(counts_of(world.key)) - sum(counts_of(situation.key))
    assert added == view.cards_needed * (seats - 1)
    assert world.worths[0] == situation.worths[0]


def finish(situation: Situation, world: World, play: list[int]) -> tuple[int, list[int], list[int]]:
    own = own_model(situation)
    return Rollout(situation, Judge(situation), own, Taste()).finish(world, play)


@pytest.mark.parametrize(("seats", "turns"), CASES)
def test_a_round_ends_with_four_cards_a_seat_and_four_kept(seats: int, turns: int) -> None:
    view = table_after(turns, Five211Options(seats)).view(0)
    situation = situation_of(view)
    play = list(situation.hand[: view.cards_needed])
    key, worths, kept = finish(situation, maker_for(view).make(), play)
    assert sum(counts_of(key)) == 4 * seats
    assert len(worths) == seats
    assert len(kept) == 4


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("number", range(len(PRIOR)))
def test_the_same_play_in_the_same_world_ends_the_same_whoever_sits_there(
    seats: int, number: int
) -> None:
    view = table_after(0, Five211Options(seats)).view(0)
    situation = situation_of(view)
    world = maker_for(view).make()
    model = models_for(seats)[number]
    world.models = [None, *[model] * (seats - 1)]
    play = list(situation.hand[:2])
    assert finish(situation, world, play) == finish(situation, world, play)


@pytest.mark.parametrize("seats", [3, 5])
def test_an_own_play_does_not_shift_the_luck_of_others(seats: int) -> None:
    view = table_after(0, Five211Options(seats)).view(0)
    situation = situation_of(view)
    world = maker_for(view).make()
    heard: list[list[list[float]]] = []

    class Listener(Scatter):
        def card(
            self, hand: Sequence[int], key: int, worths: Sequence[int], seat: int, rand: Rand
        ) -> int:
            heard[-1].append([rand() for _ in range(1 + key % HAND_SIZE)])
            return super().card(hand, key, worths, seat, lambda: 0.0)

    world.models = [None, *[Listener()] * (seats - 1)]
    for play in (situation.hand[:2], situation.hand[3:]):
        heard.append([])
        finish(situation, world, list(play))
    first = [[whims[0] for whims in choices] for choices in heard]
    assert len(first[0]) == 2 * (seats - 1)
    assert first[0] == first[1]


def test_nobody_refills_in_the_last_round() -> None:
    options = Five211Options(4)
    view = table_after(3 * (options.numbers.rounds - 1), options).view(0)
    situation = situation_of(view)
    assert situation.is_last_round
    world = maker_for(view).make()
    assert not any(world.draws)
    _, _, kept = finish(situation, world, list(situation.hand[:2]))
    assert len(kept) == 1


def test_the_table_key_of_an_end_counts_the_cards_of_all_rows() -> None:
    view = table_after(2, Five211Options(3)).view(1)
    situation = situation_of(view)
    key, worths, _ = finish(situation, maker_for(view).make(), [situation.hand[0]])
    cards = [sum(worth >> SHIFTS[suit] & 31 for worth in worths) for suit in range(5)]
    assert list(counts_of(key)) == cards


@pytest.mark.parametrize(("lead", "share"), [(-90, 0.0), (90, 1.0)])
def test_a_decided_game_is_still_played_for_points(lead: int, share: float) -> None:
    options = Five211Options(3)
    view = table_after(3 * options.numbers.rounds - 1, options).view(0)
    situation = replace(situation_of(view), points=(lead, 0, 0))
    rollout = Rollout(situation, Judge(situation), own_model(situation), Taste())
    world = maker_for(view).make()
    world.key = 3 * KEYS[YELLOW_SIX]
    values = []
    for world.worths in ([WORTHS[YELLOW_SIX], 0, 0], [0, WORTHS[YELLOW_SIX], 0]):
        values.append(rollout.value(world, situation.hand[:1]))
    assert values[0] > values[1]
    assert values == pytest.approx([share, share], abs=0.01)
