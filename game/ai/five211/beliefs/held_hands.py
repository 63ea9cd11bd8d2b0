"""What somebody may hold, by what it has played: hands that are followed back in time.

A hand that may be held now was smaller before the last refill, and then held what was played.
Nobody knows which cards were the newest, so that any may be. Hands from which a model would have
played as was seen are kept, the others are forgotten: a particle filter that runs backwards. No
play is impossible on the way, for it is put into the hand before the model is asked.
"""

from bisect import bisect_left
from collections.abc import Generator, Sequence
from itertools import accumulate
from math import comb
from typing import Final, NamedTuple

from game.ai.five211.beliefs.dealing import take
from game.ai.five211.beliefs.opponent_model import OpponentModel, Rand, choose
from game.ai.five211.policy.learned_player import LearnedPlayer
from game.ai.five211.search.situation import key_of, worth_of
from game.rules.five211.cards import Card
from game.rules.five211.options import CARDS_PER_TURN, HAND_SIZE
from game.rules.five211.view import Five211View

LOOK_BACK: Final = 6
"""Plays that are followed: two rounds. Before them hardly a card was held that still is."""

FEWEST: Final = 8
"""With fewer hands nothing is followed: such a model is hardly believed in."""

_SLIP: Final = 0.05
"""How often a player does something else than its model."""

_HANDS_A_STEP: Final = 50
"""About a millisecond of work."""


class PastPlay(NamedTuple):
    """What a seat played on a turn, the table before it, and how many cards it drew after it."""

    turn: int
    cards: tuple[int, ...]
    key: int
    worths: tuple[int, ...]
    drawn: int


class HeldHands:
    """Hands that somebody may hold now, some of them likelier than others."""

    def __init__(self, hands: Sequence[Sequence[int]], weights: Sequence[float]) -> None:
        self._hands = hands
        self._sums = list(accumulate(weights))

    def draw(self, rand: Rand) -> list[int]:
        """One of them."""
        return list(self._hands[bisect_left(self._sums, rand() * self._sums[-1])])


def past_plays(view: Five211View, seat: int) -> list[PastPlay]:
    """The last plays of a seat from this deck, newest first."""
    # Nobody refills in the last round, and no other round of the deck follows it.
    drawn = CARDS_PER_TURN if view.pile_size else (0,) * len(CARDS_PER_TURN)
    plays = _plays_of(view.rows, seat, view.turn, drawn)
    for record in reversed(view.records):
        if record.deck != view.deck or len(plays) >= LOOK_BACK:
            break
        plays += _plays_of(record.rows, seat, len(CARDS_PER_TURN), CARDS_PER_TURN)
    return plays[:LOOK_BACK]


def _plays_of(
    rows: Sequence[Sequence[Card]], seat: int, turns: int, drawn: Sequence[int]
) -> list[PastPlay]:
    plays = []
    for turn in reversed(range(turns)):
        start = sum(CARDS_PER_TURN[:turn])
        cards = [card.index for card in rows[seat][start : start + CARDS_PER_TURN[turn]]]
        key = key_of([card for row in rows for card in row[:start]])
        worths = tuple([worth_of(row[:start]) for row in rows])
        plays.append(PastPlay(turn, tuple(cards), key, worths, drawn[turn]))
    return plays


def followed(
    hands: Sequence[list[int]],
    model: OpponentModel,
    seat: int,
    past: Sequence[PastPlay],
    rand: Rand,
) -> Generator[None, None, HeldHands]:
    """Follow hands back as those of a model; an item is about a millisecond."""
    now = list(hands)
    then = [list(hand) for hand in now]
    weights = [1.0] * len(now)
    for play in past:
        if _has_narrowed(weights):
            chosen = _resampled(weights, rand)
            now = [now[place] for place in chosen]
            then = [list(then[place]) for place in chosen]
            weights = [1.0] * len(now)
        for place, hand in enumerate(then):
            take(hand, play.drawn, rand)
            hand.extend(play.cards)
            weights[place] *= _likelihood(model, hand, play, seat, rand)
            if place % _HANDS_A_STEP == 0:
                yield
    return HeldHands(now, weights)


def _likelihood(
    model: OpponentModel, hand: Sequence[int], play: PastPlay, seat: int, rand: Rand
) -> float:
    """How likely somebody plays so from a hand."""
    if isinstance(model, LearnedPlayer):
        chance = model.chance_of(play.cards, hand, play.key, play.worths, seat)
    else:
        cards = choose(model, play.turn, hand, play.key, play.worths, seat, rand)
        chance = float(sorted(cards) == sorted(play.cards))
    return (1 - _SLIP) * chance + _SLIP / comb(HAND_SIZE, len(play.cards))


def _has_narrowed(weights: Sequence[float]) -> bool:
    """Whether few of the hands carry most of the weight."""
    total = sum(weights)
    return total * total < 0.5 * len(weights) * sum([weight * weight for weight in weights])


def _resampled(weights: Sequence[float], rand: Rand) -> list[int]:
    """As many places, each as often as its weight says."""
    total, count = sum(weights), len(weights)
    start = rand() * total / count
    chosen = []
    place, passed = -1, 0.0
    for number in range(count):
        wanted = start + number * total / count
        while passed <= wanted and place < count - 1:
            place += 1
            passed += weights[place]
        chosen.append(place)
    return chosen
