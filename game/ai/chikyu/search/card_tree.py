"""A tree over the cards played, with a new world every pass: who chooses wants to win the game.

What is known of a card is shared by all worlds in which it can be played. Beyond the tree the
one-card rule plays the round to its end, with whims. At a small table everybody chooses in the
tree; at a larger one only its owner does, and the others play by the rule there, too: too few
passes meet the same cards to find their best ones.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, NamedTuple

from game.ai.chikyu.one_card_rule import OneCardRule, Rand, any_card
from game.ai.chikyu.search.packed_hold import cards_in
from game.ai.chikyu.search.packed_round import NOBODY, PackedRound
from game.ai.chikyu.search.situation import Situation

SMALL_TABLE: Final = 3
"""Seats at which the tree thinks for everybody."""
WHIM: Final = 0.3
WHIM_AT_LARGE_TABLE: Final = 0.15
"""How often an imagined player takes just any card."""
CURIOSITY: Final = 0.5
CONSIDERED: Final = 0.3
"""A card that was looked at less than this part of the favourite is not known well enough."""
MOST_PASSES: Final = 2_000
"""Near the end of a round more passes teach nothing new."""


class TreeNode:
    """A card that was played after those before it, and how its player fared."""

    __slots__ = ("branches", "card", "possible", "total", "tried", "visits")

    def __init__(self, card: int) -> None:
        self.card = card
        self.branches: dict[int, TreeNode] = {}
        self.tried = 0
        """The cards of `branches`, as bits."""
        self.visits = 0
        self.possible = 0
        """Passes in which the card could have been played."""
        self.total = 0.0

    @property
    def worth(self) -> float:
        """The mean chance to win of whoever chose the card."""
        return self.total / self.visits if self.visits else 0.0

    def below(self, card: int) -> TreeNode:
        """The branch of the next card, a new one if need be."""
        found = self.branches.get(card)
        if found is None:
            found = self.branches[card] = TreeNode(card)
            self.tried |= 1 << card
        return found


class Pass(NamedTuple):
    """One imagined round to its end."""

    card: int
    """The first card."""
    end: PackedRound
    chances: list[float]
    """Everybody's chance to win then."""


class CardTree:
    """Grows pass by pass."""

    def __init__(self, situation: Situation, rand: Rand, rule: OneCardRule) -> None:
        self._situation = situation
        self._rand = rand
        self._rule = rule
        self._dealer = situation.dealer(rand)
        self._is_small = situation.table.options.seats <= SMALL_TABLE
        self._whim = WHIM if self._is_small else WHIM_AT_LARGE_TABLE
        self.root = TreeNode(NOBODY)
        self.steps = 0
        """Cards that were played in all passes."""
        self.passes = 0

    def grow(self, first: int | None = None) -> Pass:
        """A new world, down the tree, and on to the end; `first`: a card to begin with."""
        at = self._situation.at.clone()
        self._dealer.deal_into(at.hands)
        before = at.played.bit_count()
        path: list[tuple[TreeNode, int]] = []
        branch = self.root
        if first is not None:
            branch = branch.below(first)
            path.append((branch, at.chooser))
            at.play(first)
        self._descend(at, branch, path)
        while not at.is_over:
            at.play(self._usual_card(at))
        chances = self._situation.standing.chances(at.holds)
        for each, chooser in path:
            each.visits += 1
            each.total += chances[chooser]
        self.passes += 1
        self.steps += at.played.bit_count() - before
        return Pass(path[0][0].card, at, chances)

    def _usual_card(self, at: PackedRound) -> int:
        """What is played next without looking ahead: drawn blindly, or by the rule."""
        if at.is_blind:
            return any_card(at.hands[at.turn], self._rand)
        return self._rule.choose(at, self._rand, self._whim)

    def _descend(self, at: PackedRound, branch: TreeNode, path: list[tuple[TreeNode, int]]) -> None:
        """Down to a chosen card that was never tried here, or to the end."""
        me = self._situation.me
        while not at.is_over:
            chooser = at.chooser
            if at.is_blind or not (chooser == me or self._is_small):
                card = self._usual_card(at)
                branch = branch.below(card)
                at.play(card)
                continue
            legal = at.legal()
            fresh = legal & ~branch.tried
            if fresh:
                card = fresh.bit_length() - 1
                if fresh & (fresh - 1):
                    card = self._rule.best(at, fresh)
            else:
                card = _promising(branch, legal)
            branch = branch.below(card)
            at.play(card)
            path.append((branch, chooser))
            if fresh:
                return

    def is_grown(self, steps: int) -> bool:
        """Whether it has taken so many steps, or can hardly learn more."""
        return self.steps >= steps or self.passes >= MOST_PASSES

    def worths(self) -> dict[int, float]:
        """The chance to win after each card; those seldom looked at come behind the others."""
        branches = self.root.branches
        enough = CONSIDERED * max(each.visits for each in branches.values())
        return {
            card: each.worth if each.visits >= enough else each.worth - 1
            for card, each in branches.items()
        }


def _promising(branch: TreeNode, legal: int) -> int:
    """The card with the best mean and the most doubt."""
    branches = branch.branches
    best, most = -1, -1.0
    for card in cards_in(legal):
        below = branches[card]
        below.possible += 1
        visits = below.visits
        hope = below.total / visits + CURIOSITY * sqrt(log(below.possible + 1) / visits)
        if hope > most:
            best, most = card, hope
    return best
