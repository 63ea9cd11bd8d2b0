"""Assesses decisions of Chikyu as the master weighs them: a tree over the cards, new worlds."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from game.ai.chikyu.one_card_rule import rule_for
from game.ai.chikyu.search.card_tree import CardTree
from game.ai.chikyu.search.situation import situation_of
from game.ai.evaluation import LONGER, Assessment, CarefulAssessor
from game.ai.paired_samples import contested_choices, weighed
from game.core.rng import Rng
from game.rules.chikyu.moves import ChikyuMove, PlayCard
from game.rules.chikyu.options import ChikyuOptions
from game.rules.chikyu.view import ChikyuView

_CONTESTED: Final = 2
_SURE_PASSES: Final = 6
"""How often every card is looked at, however bad it seems."""


@dataclass(frozen=True, slots=True)
class Care:
    """Cards that may be played in the imagination for one decision."""

    looking: int = 3_000
    weighing: int = 3_000
    worlds: int = 0
    """In which the best are valued, however many cards that takes."""


class ChikyuAssessing:
    """One assessment on its way; a step is one imagined round."""

    def __init__(self, view: ChikyuView, played: PlayCard, rng: Rng, care: Care) -> None:
        self._rng = rng
        self._care = care
        self._situation = situation_of(view)
        self._moves = [move for move in view.legal if isinstance(move, PlayCard)]
        self._played = self._moves.index(played)
        self._draw = rng.random
        self._rule = rule_for(self._situation.table)
        self._work = self._run()
        self.assessment: Assessment[ChikyuMove] = Assessment((), 0.0)

    def step(self) -> bool:
        return next(self._work, True)

    def _run(self) -> Iterator[bool]:
        cards = [move.card.index for move in self._moves]
        tree = CardTree(self._situation, self._rng.random, self._rule)
        for card in cards * _SURE_PASSES:
            tree.grow(card)
            yield False
        while not tree.is_grown(self._care.looking):
            tree.grow()
            yield False
        worths = tree.worths()
        first = [tree.root.branches[card].worth for card in cards]
        order = sorted(range(len(cards)), key=lambda place: -worths[cards[place]])
        contested = contested_choices(order, self._played, _CONTESTED)
        values: list[list[list[float]]] = [[] for _ in contested]
        yield from self._weigh([cards[place] for place in contested], values)
        me = self._situation.me
        self.assessment = weighed(self._moves, first, contested, values, me, self._played)
        yield True

    def _weigh(self, cards: list[int], values: list[list[list[float]]]) -> Iterator[bool]:
        """A tree for each card; in every pass they meet the same deal and the same whims."""
        trees = [CardTree(self._situation, self._whim, self._rule) for _ in cards]
        cards_each, worlds = self._care.weighing // len(cards), self._care.worlds
        while not trees[0].is_grown(cards_each) or len(values[0]) < worlds:
            world = self._rng.below(1 << 52)
            for card, tree, found in zip(cards, trees, values, strict=True):
                self._draw = Rng(world, "world").random
                found.append(tree.grow(card).chances)
                yield False

    def _whim(self) -> float:
        return self._draw()


class ChikyuAssessor(CarefulAssessor[ChikyuOptions, ChikyuView, ChikyuMove]):
    """Reads a trick as the master does; `care` is how long it looks at a decision."""

    version = 3

    def __init__(self, care: Care = Care()) -> None:  # noqa: B008 - frozen
        self._care = care

    def moment(self, view: ChikyuView, move: ChikyuMove) -> tuple[int, int, int] | None:
        if not isinstance(move, PlayCard) or len(view.legal) < 2:
            return None
        return view.round, len(view.tricks), len(view.trick)

    def careful(self, worlds: int) -> "ChikyuAssessor":
        looking = LONGER * self._care.looking
        return ChikyuAssessor(replace(self._care, looking=looking, worlds=worlds))

    def begin(self, view: ChikyuView, played: ChikyuMove, rng: Rng) -> ChikyuAssessing:
        assert isinstance(played, PlayCard), "only cards are decisions"
        return ChikyuAssessing(view, played, rng, self._care)
