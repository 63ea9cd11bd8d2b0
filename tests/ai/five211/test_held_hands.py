"""What opponents may hold, followed back through what they have played."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

import pytest

from game.ai.five211.beliefs.dealing import take
from game.ai.five211.beliefs.held_hands import (
    LOOK_BACK,
    HeldHands,
    PastPlay,
    followed,
    past_plays,
)
from game.ai.five211.beliefs.opponent_catalogue import Greedy
from game.ai.five211.beliefs.opponent_model import OpponentModel, Rand, choose
from game.ai.five211.policy.learned_player import LearnedPlayer
from game.ai.five211.policy.learned_weights import LEARNED
from game.ai.five211.search.situation import situation_of
from game.core.match import Match
from game.core.rng import Rng
from game.rules.five211.cards import card_from_code
from game.rules.five211.moves import PlayCards
from game.rules.five211.options import HAND_SIZE, Five211Options, Variant
from game.rules.five211.rules import Five211
from tests.ai.five211.tables import Table, cards, table_after
from tests.profiles import by_night

HANDS = 6000


def indexes(codes: str) -> list[int]:
    return [card.index for card in cards(codes)]


def index_of(code: str) -> int:
    return card_from_code(code).index


def held_after(
    unseen: Sequence[int],
    model: OpponentModel,
    past: Sequence[PastPlay],
    rand: Rand,
    count: int = HANDS,
) -> HeldHands:
    hands = [take(list(unseen), HAND_SIZE, rand) for _ in range(count)]
    following = followed(hands, model, 1, past, rand)
    while True:
        try:
            next(following)
        except StopIteration as end:
            held = end.value
            assert isinstance(held, HeldHands)
            return held


def shares_of(held: HeldHands, rand: Rand) -> dict[int, float]:
    """How often each card is in a hand."""
    seen = Counter(card for _ in range(HANDS) for card in set(held.draw(rand)))
    return {card: count / HANDS for card, count in seen.items()}


def exact_shares(
    unseen: Sequence[int], model: LearnedPlayer, past: Sequence[PastPlay]
) -> dict[int, float]:
    """The same by every hand and every order in which its cards may have come."""
    weights = {hand: _likely(hand, model, list(past)) for hand in combinations(unseen, HAND_SIZE)}
    total = sum(weights.values())
    return {
        card: sum(weight for hand, weight in weights.items() if card in hand) / total
        for card in unseen
    }


def _likely(hand: tuple[int, ...], model: LearnedPlayer, past: list[PastPlay]) -> float:
    if not past:
        return 1.0
    play, *earlier = past
    found = []
    for older in combinations(hand, HAND_SIZE - play.drawn):
        then = (*older, *play.cards)
        chance = model.chance_of(play.cards, then, play.key, play.worths, 1)
        slipping = 0.95 * chance + 0.05 / (10 if len(play.cards) == 2 else 5)
        found.append(slipping * _likely(then, model, earlier))
    return sum(found) / len(found)


def test_hands_are_as_likely_as_all_ways_to_come_by_them_say() -> None:
    view = table_after(2, Five211Options(2)).view(0)
    past = past_plays(view, 1)
    assert [play.turn for play in past] == [1, 0]
    model = LearnedPlayer(2, LEARNED[2], warmth=0.5)
    unseen = indexes("y6 y3 g5 g2 o4 b3 v1 v6")
    held = held_after(unseen, model, past, Rng(5, "hands").random)
    exact = exact_shares(unseen, model, past)
    shares = shares_of(held, Rng(6, "draws").random)
    assert max(exact.values()) - min(exact.values()) > 0.1
    assert shares == pytest.approx(exact, abs=0.03)


def test_evidence_counts_once_when_few_hands_are_left() -> None:
    """A sharp model leaves so few hands that the likely ones are taken again."""
    view = table_after(3, Five211Options(2), 6).view(0)
    past = past_plays(view, 1)
    model = LearnedPlayer(2, LEARNED[2], warmth=0.1)
    unseen = indexes("y6 y3 g5 g2 o4 b3 v1 v6")
    asked: list[int] = []
    rand = Rng(8, "hands").random

    def counted() -> float:
        asked.append(1)
        return rand()

    held = held_after(unseen, model, past, counted)
    drawn = HANDS * (HAND_SIZE + sum(play.drawn for play in past))
    assert len(asked) > drawn  # Every taking again asks once more.
    shares = shares_of(held, Rng(9, "draws").random)
    assert shares == pytest.approx(exact_shares(unseen, model, past), abs=0.04)


def test_somebody_greedy_who_played_a_low_pair_had_no_high_one() -> None:
    opening = PastPlay(0, (index_of("y2"), index_of("y3")), 0, (0, 0), 2)
    unseen = indexes("g6 g5 o1 b1 v1 o2 b2 v2")
    held = held_after(unseen, Greedy(2), [opening], Rng(1, "greedy").random)
    rand, both = Rng(2, "draws").random, set(indexes("g6 g5"))
    share = sum(both <= set(held.draw(rand)) for _ in range(4000)) / 4000
    # By chance 20 of 56 hands have both; in 3 of 10 cases both were there before the refill,
    # and would have been played.
    have_both = 20 * 0.7
    assert share == pytest.approx(have_both / (have_both + 36), abs=0.03)


def test_whoever_likes_all_cards_alike_tells_nothing() -> None:
    view = table_after(7, Five211Options(3)).view(0)
    unseen = indexes("y6 y3 g5 g2 o4 b3 v1 v6")
    indifferent = LearnedPlayer(3, LEARNED[3], warmth=1e9)
    held = held_after(unseen, indifferent, past_plays(view, 1), Rng(2, "dull").random)
    shares = shares_of(held, Rng(3, "draws").random)
    assert shares == pytest.approx(dict.fromkeys(unseen, HAND_SIZE / len(unseen)), abs=0.04)


def test_plays_come_newest_first_with_the_table_as_it_lay_before_them() -> None:
    view = table_after(7, Five211Options(4)).view(0)
    past = past_plays(view, 2)
    assert [play.turn for play in past] == [0, 2, 1, 0, 2, 1]
    assert len(past) == LOOK_BACK
    assert [len(play.cards) for play in past] == [2, 1, 1, 2, 1, 1]
    assert past[0].key == 0
    assert past[0].cards == tuple(card.index for card in view.rows[2])
    assert past[1].cards == (view.records[-1].rows[2][3].index,)
    assert all(play.drawn == len(play.cards) for play in past)


def test_in_the_last_round_nothing_was_drawn_after_a_play() -> None:
    options = Five211Options(4)
    turns = 3 * options.numbers.rounds - 1
    past = past_plays(table_after(turns, options).view(0), 1)
    assert [play.drawn for play in past] == [0, 0, 1, 1, 2, 1]


def test_cards_of_an_earlier_deck_are_forgotten() -> None:
    options = Five211Options(5, Variant.LONG)
    turns = 3 * options.numbers.rounds
    assert past_plays(table_after(turns, options).view(0), 1) == []
    assert [play.turn for play in past_plays(table_after(turns + 2, options).view(0), 1)] == [1, 0]


def _table_of(model: OpponentModel, seats: int, turns: int, seed: int) -> Table:
    """A match in which everybody has chosen as a model does."""
    match = Match.start(Five211(), Five211Options(seats), seed)
    match.deal()
    rand = Rng(seed, "choices").random
    for _ in range(turns):
        for seat in sorted(match.to_act()):
            at = situation_of(match.view(seat))
            chosen = sorted(choose(model, at.turn, at.hand, at.key, at.worths, seat, rand))
            moves = [move for move in match.legal_moves(seat) if isinstance(move, PlayCards)]
            match.play(
                seat,
                next(m for m in moves if sorted(card.index for card in m.cards) == chosen),
            )
    return match


@pytest.mark.parametrize("seats", by_night([2, 4]))
def test_followed_hands_hold_more_of_what_is_really_there(seats: int) -> None:
    model = LearnedPlayer(seats, LEARNED[seats], warmth=0.5)
    found = blind = 0
    for seed in range(100):
        match = _table_of(model, seats, 6, seed)
        view = match.view(0)
        real = Counter(card.index for card in match.view(1).hand)
        unseen = situation_of(view).unseen
        rand = Rng(seed, "hands").random
        held = held_after(unseen, model, past_plays(view, 1), rand, 400)
        for _ in range(100):
            found += (Counter(held.draw(rand)) & real).total()
            blind += (Counter(take(list(unseen), HAND_SIZE, rand)) & real).total()
    assert found > 1.02 * blind
