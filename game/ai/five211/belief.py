"""What kind of player each opponent is, judged by every card it has shown (Bayes)."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import exp, log
from typing import Final

from game.ai.five211.kind import Rand
from game.ai.five211.kinds import kinds_for
from game.ai.five211.situation import key_of, worth_of
from game.core.rng import Rng
from game.rules.five211.cards import DECK, Card
from game.rules.five211.options import HAND_SIZE, SLOTS
from game.rules.five211.view import Five211View

_HANDS: Final = 10
"""Hands imagined for each decision that was seen."""

_SLIP: Final = 0.08
"""How often a player of any kind does something else."""

_TRUST: Final = 0.8
"""How far evidence counts: nobody is exactly of one kind, and neighbours in time are alike."""


_NEVER: Final = 1e-12
"""Stands for no chance at all, which has no logarithm."""


def evidence(rows: Sequence[Sequence[Card]], seat: int, *, is_last: bool) -> tuple[float, ...]:
    """The log likelihood of a seat's open cards of one round, for each kind."""
    return _evidence(tuple([tuple(row) for row in rows]), seat, is_last)


def observations(view: Five211View) -> Iterator[tuple[int, tuple[float, ...]]]:
    """Each opponent's evidence, round by round; every item costs about a millisecond."""
    others = [seat for seat in range(view.options.seats) if seat != view.viewer]
    last = view.numbers.rounds - 1
    for record in view.records:
        for seat in others:
            yield seat, evidence(record.rows, seat, is_last=record.round == last)
    if view.turn:
        for seat in others:
            yield seat, evidence(view.rows, seat, is_last=view.round == last)


def posterior(logs: Sequence[float], prior: Sequence[float]) -> tuple[float, ...]:
    """The chance of each kind, from the sum of the evidence."""
    weights = [
        log(max(before, _NEVER)) + _TRUST * seen for before, seen in zip(prior, logs, strict=True)
    ]
    top = max(weights)
    shares = [exp(weight - top) for weight in weights]
    total = sum(shares)
    return tuple([share / total for share in shares])


# A round's evidence never changes, and every decision of a game asks for all rounds before it.
@lru_cache(maxsize=4096)
def _evidence(rows: tuple[tuple[Card, ...], ...], seat: int, is_last: bool) -> tuple[float, ...]:  # noqa: FBT001 - a cache key
    codes = "/".join(card.code for row in rows for card in row)
    rand = Rng(seat, codes).random
    kinds = kinds_for(len(rows))
    logs = [0.0] * len(kinds)
    shown = len(rows[seat])
    for start in (0, 2, 3):
        if start >= shown:
            break
        end = start + (2 if start == 0 else 1)
        hits = _hits(rows, seat, start, end, _hidden(start, is_last=is_last), rand)
        usual = 10 if start == 0 else HAND_SIZE
        for kind, count in enumerate(hits):
            logs[kind] += log((1 - _SLIP) * count / _HANDS + _SLIP / usual)
    return tuple(logs)


def _hidden(start: int, *, is_last: bool) -> int:
    """Cards that stayed in the hand at a decision."""
    if is_last:
        return SLOTS - start - (1 if start == 0 else 0)
    return HAND_SIZE - (2 if start == 0 else 1)


def _hits(
    rows: tuple[tuple[Card, ...], ...], seat: int, start: int, end: int, hidden: int, rand: Rand
) -> list[int]:
    """How often each kind would have played the same cards from an imagined hand."""
    kinds = kinds_for(len(rows))
    played = sorted([card.index for card in rows[seat][start:end]])
    key = key_of([card for row in rows for card in row[:start]])
    worths = [worth_of(row[:start]) for row in rows]
    hits = [0] * len(kinds)
    for _ in range(_HANDS):
        hand = played + [DECK[int(rand() * len(DECK))].index for _ in range(hidden)]
        for number, kind in enumerate(kinds):
            if start == 0:
                hits[number] += sorted(kind.pair(hand, rand)) == played
            else:
                hits[number] += kind.card(hand, key, worths, seat, rand) == played[0]
    return hits
