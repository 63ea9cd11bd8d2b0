"""Live chances of the round of 5211, from what one seat may know."""

from collections.abc import Iterator, Sequence
from typing import Final

from game.ai.five211.beliefs.determinization import Imagining
from game.ai.five211.beliefs.opponent_catalogue import PRIOR
from game.ai.five211.beliefs.opponent_model import Rand, choose
from game.ai.five211.policy.one_ply_policy import own_model
from game.ai.five211.policy.taste import Taste
from game.ai.five211.search.forecast import Chances
from game.ai.five211.search.packed_table import OUTCOMES, verdicts_for
from game.ai.five211.search.play_fates import chances_of
from game.ai.five211.search.rollout import Rollout
from game.ai.five211.search.round_value import Judge
from game.ai.five211.search.situation import Situation, situation_of
from game.core.rng import Rng
from game.core.seats import PUBLIC
from game.rules.five211.records import Phase
from game.rules.five211.view import Five211View

ODDS_WORLDS: Final = 240


class OddsThinking:
    """Live chances of the round, from what a seat may know; `chances` sharpens step by step.

    A locked choice counts as played. Nobody without a hand gets any odds: they stay at zero.
    """

    def __init__(self, view: Five211View, rng: Rng) -> None:
        self._view = view
        self._rand = rng.random
        self._ends = [0] * OUTCOMES
        self._work = self._run()

    def step(self) -> bool:
        """Look at one more world; True when the odds stand."""
        return next(self._work, True)

    @property
    def chances(self) -> Chances:
        """The chance of each outcome: the five colours in tally order, kododo, nobody."""
        return chances_of(self._ends)

    def _run(self) -> Iterator[bool]:
        view = self._view
        if view.phase is not Phase.CHOOSE or view.viewer == PUBLIC:
            yield True
            return
        situation = situation_of(view)
        imagining = Imagining(view, PRIOR, self._rand, learns=True)
        for _ in imagining.prepare():
            yield False
        maker = imagining.maker()
        rollout = Rollout(situation, Judge(situation), own_model(situation), Taste())
        verdicts = verdicts_for(situation.seats)
        for _ in range(ODDS_WORLDS):
            if view.choice is not None:
                play: Sequence[int] = [card.index for card in view.choice.cards]
            else:
                play = _own_play(situation, self._rand)
            key, _, _ = rollout.finish(maker.make(), play)
            self._ends[verdicts[key]] += 1
            yield False
        yield True


def _own_play(at: Situation, rand: Rand) -> tuple[int, ...]:
    own = own_model(at)
    return choose(own, at.turn, at.hand, at.key, at.worths, at.me, rand)
