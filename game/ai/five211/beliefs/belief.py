"""Which opponent model fits each opponent, judged by every card it has shown (Bayes)."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import accumulate
from math import comb, exp, log
from typing import Final

from game.ai.five211.beliefs.kept_hands import kept_hands_at
from game.ai.five211.beliefs.opponent_catalogue import models_for
from game.ai.five211.beliefs.opponent_model import Rand, choose
from game.ai.five211.search.situation import key_of, worth_of
from game.core.rng import Rng
from game.rules.five211.cards import Card
from game.rules.five211.options import CARDS_PER_TURN, HAND_SIZE
from game.rules.five211.view import Five211View

_HANDS: Final = 24
"""Hands imagined for each decision that was seen."""

_UNSEEN: Final = 0.3
"""Added to what was counted in few hands: a play that none of them showed may still be its own."""

_SLIP: Final = 0.08
"""How often a player does something else than its model."""

_TRUST: Final = 0.9
"""How far evidence counts: nobody is exactly like a model, and neighbours in time are alike."""

_ALIKE: Final = 0.8
"""How far people at one table are alike: what its neighbours are counts so much for a stranger."""

MEMORY: Final = 30
"""Rounds that are looked back upon; a long game has more, and people change."""

_NEVER: Final = 1e-12
"""Stands for no chance at all, which has no logarithm."""


_STARTS: Final = tuple(accumulate(CARDS_PER_TURN[:-1], initial=0))
"""The first slot of each turn in a row."""


def evidence(
    rows: Sequence[Sequence[Card]], seat: int, turn: int, *, is_last: bool
) -> tuple[float, ...]:
    """The log likelihood of what a seat played on a turn of a round, for each model."""
    end = _STARTS[turn] + CARDS_PER_TURN[turn]
    return _evidence(tuple([tuple(row[:end]) for row in rows]), seat, turn, is_last)


def observations(view: Five211View) -> Iterator[tuple[int, tuple[float, ...]]]:
    """Each opponent's evidence, play by play; an item costs about a millisecond."""
    others = [seat for seat in range(view.options.seats) if seat != view.viewer]
    last = view.numbers.rounds - 1
    rounds = [
        (record.rows, len(CARDS_PER_TURN), record.round == last)
        for record in view.records[-MEMORY:]
    ]
    rounds.append((view.rows, view.turn, view.round == last))
    for rows, turns, is_last in rounds:
        for turn in range(turns):
            for seat in others:
                yield seat, evidence(rows, seat, turn, is_last=is_last)


def posterior(logs: Sequence[float], prior: Sequence[float]) -> tuple[float, ...]:
    """The chance of each model, from the sum of the evidence."""
    weights = [
        log(max(before, _NEVER)) + _TRUST * seen for before, seen in zip(prior, logs, strict=True)
    ]
    top = max(weights)
    shares = [exp(weight - top) for weight in weights]
    total = sum(shares)
    return tuple([share / total for share in shares])


def beliefs_at(
    logs: Sequence[Sequence[float]], others: Sequence[int], prior: Sequence[float]
) -> list[tuple[float, ...]]:
    """The chance of each model for every seat; those at a table are often alike."""
    alone = [posterior(line, prior) for line in logs]
    believed = list(alone)
    for seat in others:
        company = [alone[other] for other in others if other != seat]
        if company:
            believed[seat] = posterior(logs[seat], _lent(prior, company))
    return believed


def _lent(prior: Sequence[float], company: Sequence[Sequence[float]]) -> list[float]:
    """What to expect of somebody in this company."""
    return [
        (1 - _ALIKE) * usual + _ALIKE * sum(chances) / len(company)
        for usual, *chances in zip(prior, *company, strict=True)
    ]


# The evidence of a play never changes, and every later decision of the game asks for it.
@lru_cache(maxsize=8192)
def _evidence(
    rows: tuple[tuple[Card, ...], ...],
    seat: int,
    turn: int,
    is_last: bool,  # noqa: FBT001 - part of a cache key
) -> tuple[float, ...]:
    codes = "/".join([card.code for row in rows for card in row])
    hits = _hits(rows, seat, turn, _hidden(turn, is_last=is_last), Rng(seat, codes).random)
    plays = comb(HAND_SIZE, CARDS_PER_TURN[turn])
    likely = [(count + _UNSEEN) / (_HANDS + 1) for count in hits]
    return tuple([log((1 - _SLIP) * chance + _SLIP / plays) for chance in likely])


def _hidden(turn: int, *, is_last: bool) -> int:
    """Cards that stayed in the hand at a decision."""
    # Nobody refills in the last round.
    held = HAND_SIZE - _STARTS[turn] if is_last else HAND_SIZE
    return held - CARDS_PER_TURN[turn]


def _hits(
    rows: tuple[tuple[Card, ...], ...], seat: int, turn: int, hidden: int, rand: Rand
) -> list[int]:
    """How often each model would have played the same cards from an imagined hand."""
    models = models_for(len(rows))
    start = _STARTS[turn]
    played = sorted([card.index for card in rows[seat][start:]])
    key = key_of([card for row in rows for card in row[:start]])
    worths = [worth_of(row[:start]) for row in rows]
    kept = kept_hands_at(len(rows))[turn]
    hits = [0] * len(models)
    for _ in range(_HANDS):
        hand = [*played, *kept[int(rand() * len(kept))][:hidden]]
        for number, model in enumerate(models):
            cards = choose(model, turn, hand, key, worths, seat, rand)
            hits[number] += cards[0] in played and sorted(cards) == played
    return hits
