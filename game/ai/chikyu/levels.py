"""How the levels of Chikyu think: by the rule, by sampled worlds, by a tree of cards."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from itertools import combinations
from math import comb
from typing import Final, TypeAlias

from game.ai.bot import Considering, Decided, Thinking, Work
from game.ai.chikyu.one_card_rule import OneCardRule, Rand, any_card, rule_for
from game.ai.chikyu.search.card_tree import CardTree
from game.ai.chikyu.search.packed_hold import cards_in
from game.ai.chikyu.search.packed_round import PackedRound
from game.ai.chikyu.search.situation import Situation, situation_of
from game.ai.chikyu.search.standing import MatchStanding
from game.ai.chikyu.taste import PLAIN, Taste, likings
from game.core.rng import Rng
from game.rules.chikyu.moves import PLAYS, ChikyuMove, PlayCard
from game.rules.chikyu.view import ChikyuView

MOST_WORLDS: Final = 300
MOST_CARDS: Final = 2
"""Cards in the largest hand at the table: two tricks at most."""


def is_small(situation: Situation) -> bool:
    """Whether an ending can be looked at in all its worlds."""
    sizes = [each.size for each in situation.hidden]
    own = max(hand.bit_count() for hand in situation.at.hands)
    if max([own, *sizes]) > MOST_CARDS:
        return False
    left, worlds = situation.unseen.bit_count(), 1
    for size in sizes:
        worlds *= comb(left, size)
        left -= size
    return worlds <= MOST_WORLDS


def exact_worths(situation: Situation, legal: int) -> Iterator[dict[int, float]]:
    """World by world, the chance to win after each card."""
    for hands in _worlds(situation):
        world = situation.at.clone()
        world.hands = hands
        yield {
            card: _after(world, card, situation.standing)[situation.me] for card in cards_in(legal)
        }


def _worlds(situation: Situation) -> Iterator[list[int]]:
    """All ways in which the hidden hands may lie."""

    def fill(place: int, unseen: int, hands: list[int]) -> Iterator[list[int]]:
        if place == len(situation.hidden):
            yield hands[:]
            return
        each = situation.hidden[place]
        may = [1 << card for card in cards_in(unseen & ~each.lacks)]
        for chosen in combinations(may, each.size):
            hands[each.hand] = sum(chosen)
            yield from fill(place + 1, unseen & ~hands[each.hand], hands)

    return fill(0, situation.unseen, situation.at.hands[:])


def _after(at: PackedRound, card: int, standing: MatchStanding) -> Sequence[float]:
    """Everybody's chance to win when this card is played and all then choose for themselves."""
    then = at.clone()
    then.play(card)
    if then.is_over:
        return standing.chances(then.holds)
    chooser = then.chooser
    cards = cards_in(then.hands[then.turn] if then.is_blind else then.legal())
    found = [_after(then, each, standing) for each in cards]
    if then.is_blind:
        return [sum(column) / len(found) for column in zip(*found, strict=True)]
    return max(found, key=lambda chances: chances[chooser])


WORLDS: Final = 24


class Dominance:
    """Compares cards in the same worlds, everybody playing on by the rule."""

    def __init__(self, situation: Situation, rule: OneCardRule, rand: Rand) -> None:
        self._situation = situation
        self._rule = rule
        self._rand = rand
        self._dealer = situation.dealer(rand)

    def better(self, card: int, legal: list[int], worlds: int = WORLDS) -> list[int]:
        """The cards that bring more than this one in so many worlds, without an exception."""
        above = [each for each in legal if each != card]
        for _ in range(worlds):
            if not above:
                break
            values = self.values([card, *above])
            above = [each for each in above if values[each] > values[card]]
        return above

    def values(self, cards: list[int]) -> Mapping[int, tuple[float, int]]:
        """The chance to win after each card in one new world; points, where that is even."""
        situation = self._situation
        world = situation.at.clone()
        self._dealer.deal_into(world.hands)
        return {card: self._value(world.clone(), card) for card in cards}

    def _value(self, at: PackedRound, card: int) -> tuple[float, int]:
        situation, rand = self._situation, self._rand
        at.play(card)
        while not at.is_over:
            hand = at.hands[at.turn]
            at.play(any_card(hand, rand) if at.is_blind else self._rule.choose(at, rand))
        points, _arrivals = situation.standing.after(at.holds)
        return situation.standing.chances(at.holds)[situation.me], points[situation.me]


class FlatWorlds:
    """Adds up what every card brings, world by world."""

    def __init__(self, situation: Situation, legal: int, rand: Rand) -> None:
        self._situation = situation
        self._rand = rand
        self._dealer = situation.dealer(rand)
        self.gains = dict.fromkeys(cards_in(legal), 0)

    def look(self) -> None:
        """One more world."""
        situation, rand = self._situation, self._rand
        world = situation.at.clone()
        self._dealer.deal_into(world.hands)
        me, standing = situation.me, situation.standing
        for card in self.gains:
            at = world.clone()
            at.play(card)
            while not at.is_over:
                at.play(any_card(at.hands[at.turn] if at.is_blind else at.legal(), rand))
            points, _arrivals = standing.after(at.holds)
            self.gains[card] += points[me]


POINT: Final = 0.02
"""What a point that a character likes is worth, as a chance to win."""
PASSES_A_STEP: Final = 3

Judging: TypeAlias = Generator[None, None, dict[int, float]]
"""Pauses as `Work` does, and gives the chance to win after each card."""


class RuleBot:
    """Plays by the one-card rule, or by a whim."""

    def __init__(self, name: str, whim: float = 0.0, style: Taste = PLAIN) -> None:
        self.name = name
        self._whim = whim
        self._style = style

    def think(self, view: ChikyuView, rng: Rng) -> Thinking[ChikyuMove]:
        situation, legal = situation_of(view), legal_cards(view)
        if self._whim and rng.random() < self._whim:
            return Decided(PLAYS[any_card(legal, rng.random)])
        rule = rule_for(situation.table)
        liked = likings(self._style, situation, rule, legal)
        worths = {card: worth + liked[card] for card, worth in rule.worths(situation.at, legal)}
        return Decided(PLAYS[max(worths, key=worths.__getitem__)])


class WorldsBot:
    """Tries every card in the same imagined worlds, played on at random."""

    def __init__(
        self, name: str, worlds: int, style: Taste = PLAIN, *, looks_twice: bool = False
    ) -> None:
        self.name = name
        self._worlds = worlds
        self._style = style
        self._looks_twice = looks_twice

    def think(self, view: ChikyuView, rng: Rng) -> Thinking[ChikyuMove]:
        if len(view.legal) == 1:
            return Decided(view.legal[0])
        return Considering(self._work(view, rng), view.legal[0])

    def _work(self, view: ChikyuView, rng: Rng) -> Work[ChikyuMove]:
        situation, legal = situation_of(view), legal_cards(view)
        flat = FlatWorlds(situation, legal, rng.random)
        for _ in range(self._worlds):
            flat.look()
            yield
        rule = rule_for(situation.table)
        liked = likings(self._style, situation, rule, legal)
        values = {card: gain / self._worlds + liked[card] for card, gain in flat.gains.items()}
        ranking = sorted(values, key=values.__getitem__, reverse=True)
        if self._looks_twice:
            return PLAYS[_sound(ranking, situation, rule, rng)]
        return PLAYS[ranking[0]]


class TreeBot:
    """Grows a tree of cards until it has played so many in its head."""

    def __init__(self, name: str, steps: int, style: Taste = PLAIN) -> None:
        self.name = name
        self._steps = steps
        self._style = style

    def think(self, view: ChikyuView, rng: Rng) -> Thinking[ChikyuMove]:
        if len(view.legal) == 1:
            return Decided(view.legal[0])
        return Considering(self._work(view, rng), view.legal[0])

    def _work(self, view: ChikyuView, rng: Rng) -> Work[ChikyuMove]:
        situation, legal = situation_of(view), legal_cards(view)
        rule = rule_for(situation.table)
        worths = yield from (
            _ending(situation, legal)
            if is_small(situation)
            else _tree(CardTree(situation, rng.random, rule), self._steps)
        )
        if self._style is not PLAIN:
            liked = likings(self._style, situation, rule, legal)
            worths = {card: worth + POINT * liked[card] for card, worth in worths.items()}
        ranking = sorted(worths, key=worths.__getitem__, reverse=True)
        return PLAYS[_sound(ranking, situation, rule, rng)]


def _ending(situation: Situation, legal: int) -> Judging:
    """The mean of all worlds that are possible."""
    sums = dict.fromkeys(cards_in(legal), 0.0)
    worlds = 0
    for worlds, found in enumerate(exact_worths(situation, legal), 1):  # noqa: B007
        for card, worth in found.items():
            sums[card] += worth
        yield
    return {card: total / worlds for card, total in sums.items()}


def _tree(tree: CardTree, steps: int) -> Judging:
    """The worths of a tree that has grown."""
    while not tree.is_grown(steps):
        for _ in range(PASSES_A_STEP):
            tree.grow()
        yield
    return tree.worths()


def legal_cards(view: ChikyuView) -> int:
    """The cards that may be played, as bits."""
    return sum(move.card.bit for move in view.legal if isinstance(move, PlayCard))


def _sound(ranking: list[int], situation: Situation, rule: OneCardRule, rng: Rng) -> int:
    """The first card, or one that brings more in every world."""
    dominance = Dominance(situation, rule, rng.random)
    chosen = ranking[0]
    for _ in ranking:
        better = dominance.better(chosen, ranking)
        if not better:
            break
        chosen = better[0]
    return chosen
