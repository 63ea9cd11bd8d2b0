"""The coach of Chikyu: every playable card with what it may bring, and one reason for the best."""

from collections.abc import Iterator, Sequence
from itertools import takewhile
from math import hypot

from game.ai.advice import Advice, Coach, Hint, Proof
from game.ai.chikyu.coaching.coach_reasons import card_of, choices_of, reason_for
from game.ai.chikyu.family import STEPS_OF_A_MASTER
from game.ai.chikyu.one_card_rule import rule_for
from game.ai.chikyu.search.card_tree import CardTree, Pass
from game.ai.chikyu.search.situation import Situation, situation_of
from game.ai.sample_mean import SURE, sample_mean
from game.core.rng import Rng
from game.rules.chikyu.moves import PLAYS, ChikyuMove, PlayCard
from game.rules.chikyu.view import ChikyuView

HINT_STEPS = STEPS_OF_A_MASTER
PASSES_A_STEP = 3
"""Together they take about a millisecond."""
EARLY_PASSES = 6
"""How often every card is looked at before the first answer."""
SURE_PASSES = 40
"""How often every card is looked at, however bad it seems."""
FRESH_PASSES = 60
"""How often every card is tried anew, to see whether what is claimed of the best holds again."""


class CardFate:
    """What became of one card in all passes so far."""

    __slots__ = ("against", "gained", "taken", "won")

    def __init__(self) -> None:
        self.taken: list[float] = []
        self.gained: list[float] = []
        self.against: list[float] = []
        self.won: list[float] = []

    def add(self, each: Pass, situation: Situation) -> None:
        """One more pass that began with the card."""
        me, standing, end = situation.me, situation.standing, each.end
        points, _arrivals = standing.after(end.holds)
        gains = [now - before for now, before in zip(points, standing.points, strict=True)]
        self.taken.append(end.owners[end.taker] == me)
        self.gained.append(gains[me])
        self.against.append(max(gain for seat, gain in enumerate(gains) if seat != me))
        self.won.append(each.chances[me])

    def advice(self, move: PlayCard) -> Advice[ChikyuMove]:
        """Means of all that was added."""
        won = sample_mean(self.won)
        return Advice(
            move,
            (sample_mean(self.taken).mean,),
            sample_mean(self.gained).mean,
            sample_mean(self.against).mean,
            won.mean,
            won.error,
        )


class ChikyuHint:
    """A hint on its way: call `step` until it says True; it answers early and then refines."""

    def __init__(self, view: ChikyuView, rng: Rng) -> None:
        self._view = view
        self._situation = situation_of(view)
        cards = [move.card.index for move in view.legal if isinstance(move, PlayCard)]
        self._fates = {card: CardFate() for card in cards}
        self._fresh = {card: CardFate() for card in cards}
        self._tree = CardTree(self._situation, rng.random, rule_for(self._situation.table))
        self.answers = 0
        self._work = self._run()

    def step(self) -> bool:
        return any(next(self._work, True) for _ in range(PASSES_A_STEP))

    @property
    def hint(self) -> Hint[ChikyuMove]:
        advices = [fate.advice(PLAYS[card]) for card, fate in self._fates.items()]
        advices.sort(key=lambda each: (each.win_chance, each.points_for), reverse=True)
        best = advices[0]
        behind = [
            best.win_chance - each.win_chance <= SURE * hypot(best.error, each.error)
            for each in advices
        ]
        level = len(list(takewhile(bool, behind)))
        proof = self._proof(card_of(best).index)
        reason, choices = reason_for(self._view, advices, proof), choices_of(self._view, advices)
        return Hint(tuple(advices), reason, level, choices)

    def _run(self) -> Iterator[bool]:
        for number in range(SURE_PASSES):
            for card in self._fates:
                self._pass(self._fates, card)
                yield False
            self.answers += number + 1 == EARLY_PASSES
        self.answers += 1
        while not self._tree.is_grown(HINT_STEPS):
            self._pass(self._fates, None)
            yield False
        self.answers += 1
        for _ in range(FRESH_PASSES):
            for card in self._fates:
                self._pass(self._fresh, card)
                yield False
        self.answers += 1
        yield True

    def _pass(self, fates: dict[int, CardFate], first: int | None) -> None:
        found = self._tree.grow(first)
        fates[found.card].add(found, self._situation)

    def _proof(self, best: int) -> Proof:
        """What was found in the search and holds in fresh worlds as well."""
        own = self._fresh[best]
        others = [fate for card, fate in self._fresh.items() if card != best]
        return Proof(
            most=all(_is_more(own.gained, fate.gained) for fate in others),
            least=all(_is_more(fate.against, own.against) for fate in others),
            best=all(_is_more(own.won, fate.won) for fate in others),
        )


def _is_more(mine: Sequence[float], theirs: Sequence[float]) -> bool:
    return sample_mean(mine).ahead_of(sample_mean(theirs)).is_sure


class ChikyuCoach(Coach[ChikyuView, ChikyuMove]):
    """Thinks as the master does, and tells what it found."""

    def begin(self, view: ChikyuView, rng: Rng) -> ChikyuHint:
        return ChikyuHint(view, rng)
