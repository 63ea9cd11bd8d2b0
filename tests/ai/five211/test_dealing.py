from game.ai.five211.beliefs.dealing import take, take_these
from game.core.rng import Rng


def test_cards_are_taken_all_or_none() -> None:
    unseen = [1, 1, 2, 3]
    assert not take_these(unseen, [2, 2])
    assert unseen == [1, 1, 2, 3]
    assert take_these(unseen, [1, 3])
    assert sorted(unseen) == [1, 2]


def test_what_is_taken_blindly_is_gone() -> None:
    unseen = list(range(20))
    taken = take(unseen, 7, Rng(1, "taken").random)
    assert len(taken) == 7
    assert sorted(taken + unseen) == list(range(20))
