"""Players of one look: they give every play a score and take the best, with a little wavering."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from game.ai.bot import Decided
from game.ai.five211.policy.taste import Taste, liking
from game.ai.five211.search.packed_table import (
    CARDS_MASK,
    KEYS,
    SHIFTS,
    SUITS,
    VALUES,
    WORTHS,
    Verdicts,
    scored,
    verdicts_for,
)
from game.ai.five211.search.situation import Situation, situation_of
from game.core.rng import Rng
from game.rules.five211.cards import Card, Colour
from game.rules.five211.moves import Five211Move, PlayCards
from game.rules.five211.view import Five211View


class GreedyBot:
    """Looks at its own play only: most points ahead of the best other row, then higher cards."""

    name = "greedy"

    def think(self, view: Five211View, rng: Rng) -> Decided[Five211Move]:
        verdicts = verdicts_for(view.options.seats)
        key = sum(KEYS[card.index] for row in view.rows for card in row)
        worths = [sum(WORTHS[card.index] for card in row) for row in view.rows]
        own = worths.pop(view.viewer)
        best: list[Five211Move] = []
        best_rank = (-100, 0)
        for move in view.legal:
            if not isinstance(move, PlayCards):
                return Decided(move)
            rank = _rank(verdicts, key, own, worths, move.cards)
            if rank > best_rank:
                best, best_rank = [move], rank
            elif rank == best_rank:
                best.append(move)
        return Decided(rng.choice(best))


def _rank(
    verdicts: Verdicts, key: int, own: int, others: Sequence[int], cards: tuple[Card, ...]
) -> tuple[int, int]:
    """The lead of the round if it ended here, and the face value played."""
    face = 0
    for card in cards:
        key += KEYS[card.index]
        own += WORTHS[card.index]
        face += VALUES[card.index]
    outcome = verdicts[key]
    return scored(own, outcome) - max(scored(worth, outcome) for worth in others), face


PlayScore: TypeAlias = Callable[[Situation, Sequence[int]], float]
"""What a play seems to be worth, in points."""

_FAVOURITE: Final = 2.0
"""What a toddler sees in a card of its favourite colour, besides its number."""
_COLOURFUL: Final = 1.0
"""And in a colour that its row does not have yet."""


def toddlers_score(favourite: Colour) -> PlayScore:
    """The favourite colour, big numbers, and a colourful row: no limit, no ties, no plan."""

    def score(situation: Situation, play: Sequence[int]) -> float:
        row = situation.worths[situation.me]
        total = 0.0
        for card in play:
            suit = SUITS[card]
            total += VALUES[card] + _FAVOURITE * (suit == favourite)
            total += _COLOURFUL * (not row >> SHIFTS[suit] & CARDS_MASK)
            row += WORTHS[card]
        return total

    return score


def childs_score(situation: Situation, play: Sequence[int]) -> float:
    """The own cards alone: the colour that holds most, its highest cards; no limit, no ties."""
    row = situation.worths[situation.me]
    score = 0.0
    for card in play:
        suit = SUITS[card]
        own = sum(VALUES[held] for held in situation.hand if SUITS[held] == suit)
        score += 0.5 * (own + scored(row, suit)) + VALUES[card]
    return score


def guests_score(situation: Situation, play: Sequence[int]) -> float:
    """The round as if it ended now: the lead over the best other row, then higher cards."""
    key, own, face = situation.key, situation.worths[situation.me], 0
    for card in play:
        key += KEYS[card]
        own += WORTHS[card]
        face += VALUES[card]
    outcome = verdicts_for(situation.seats)[key]
    best = max(scored(situation.worths[seat], outcome) for seat in situation.others)
    return scored(own, outcome) - best + 0.1 * face


@dataclass(frozen=True, slots=True)
class OnePlyBot:
    """Takes the play that looks best; `wavering` points of it are chance."""

    name: str
    score: PlayScore
    wavering: float
    style: Taste

    def think(self, view: Five211View, rng: Rng) -> Decided[Five211Move]:
        situation = situation_of(view)
        best, best_score = view.legal[0], float("-inf")
        for move in view.legal:
            if isinstance(move, PlayCards):
                play = [card.index for card in move.cards]
                score = self.score(situation, play) + liking(self.style, situation, play)
                score += rng.random() * self.wavering
                if score > best_score:
                    best, best_score = move, score
        return Decided(best)
