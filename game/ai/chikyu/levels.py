"""How the levels of Chikyu think: by the rule, by sampled worlds, by a tree of cards."""

from collections.abc import Generator
from typing import Final, TypeAlias

from game.ai.bot import Decided, Thinking
from game.ai.chikyu.card_tree import CardTree
from game.ai.chikyu.dominance import Dominance
from game.ai.chikyu.ending import exact_worths, is_small
from game.ai.chikyu.flat_worlds import FlatWorlds
from game.ai.chikyu.one_card_rule import OneCardRule, any_card, rule_for
from game.ai.chikyu.packed_hold import cards_in
from game.ai.chikyu.situation import Situation, situation_of
from game.ai.chikyu.style import PLAIN, Style, likings
from game.ai.considering import Considering, Work
from game.core.rng import Rng
from game.rules.chikyu.moves import PLAYS, ChikyuMove, PlayCard
from game.rules.chikyu.view import ChikyuView

POINT: Final = 0.02
"""What a point that a character likes is worth, as a chance to win."""
PASSES_A_STEP: Final = 3

Judging: TypeAlias = Generator[None, None, dict[int, float]]
"""Pauses as `Work` does, and gives the chance to win after each card."""


class RuleBot:
    """Plays by the one-card rule, or by a whim."""

    def __init__(self, name: str, whim: float = 0.0, style: Style = PLAIN) -> None:
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
        self, name: str, worlds: int, style: Style = PLAIN, *, looks_twice: bool = False
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

    def __init__(self, name: str, steps: int, style: Style = PLAIN) -> None:
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
