"""The coach of 5211: a ranking of the plays with one reason, and live chances of the round.

Everything comes from the player's own view and is worked out in steps, as a bot thinks.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from game.ai.advice import Advice, Hint
from game.ai.five211.appraiser import own_model
from game.ai.five211.coach_reasons import reason_for
from game.ai.five211.forecast import Chances
from game.ai.five211.imagining import Imagining
from game.ai.five211.judge import Judge
from game.ai.five211.opponent_catalogue import PRIOR
from game.ai.five211.opponent_model import Rand, choose
from game.ai.five211.packed_table import OUTCOMES, scored, verdicts_for
from game.ai.five211.rollout import Rollout
from game.ai.five211.situation import Situation, situation_of
from game.ai.five211.style import Style
from game.core.rng import Rng
from game.core.seats import PUBLIC
from game.rules.five211.moves import PlayCards
from game.rules.five211.records import Phase
from game.rules.five211.view import Five211View

HINT_WORLDS: Final = 160
ODDS_WORLDS: Final = 240


class _Count:
    """What happened to one play in all worlds so far."""

    __slots__ = ("against", "ends", "gained", "worth")

    def __init__(self) -> None:
        self.ends = [0] * OUTCOMES
        self.gained = 0
        self.against = 0
        self.worth = 0.0

    def advice(self, play: PlayCards) -> Advice[PlayCards]:
        worlds = max(sum(self.ends), 1)
        chances = _chances(self.ends)
        return Advice(
            play, chances, self.gained / worlds, self.against / worlds, self.worth / worlds
        )


class Five211Hint:
    """A hint on its way: call `step` until it says True, then take the hint."""

    def __init__(self, view: Five211View, rng: Rng) -> None:
        self._view = view
        self._situation = situation_of(view)
        self._rand = rng.random
        self._plays = [move for move in view.legal if isinstance(move, PlayCards)]
        self._counts = [_Count() for _ in self._plays]
        self._work = self._run()

    def step(self) -> bool:
        """Do a little work, about a millisecond; True when the hint stands."""
        return next(self._work, True)

    @property
    def hint(self) -> Hint[PlayCards]:
        """The ranking as far as it goes."""
        advices = [count.advice(p) for count, p in zip(self._counts, self._plays, strict=True)]
        advices.sort(key=_worth, reverse=True)
        return Hint(tuple(advices), reason_for(self._situation, advices))

    def _run(self) -> Iterator[bool]:
        imagining = Imagining(self._view, PRIOR, self._rand, learns=True)
        for _ in imagining.prepare():
            yield False
        maker = imagining.maker()
        rollout = _rollout(self._situation)
        verdicts = verdicts_for(self._situation.seats)
        me, others = self._situation.me, self._situation.others
        for _ in range(HINT_WORLDS):
            world = maker.make()
            for play, count in zip(self._plays, self._counts, strict=True):
                key, worths, hand = rollout.finish(world, [card.index for card in play.cards])
                outcome = verdicts[key]
                count.ends[outcome] += 1
                count.gained += scored(worths[me], outcome)
                count.against += max([scored(worths[seat], outcome) for seat in others])
                count.worth += rollout.chance(key, worths, hand)
            yield False
        yield True


class Five211Coach:
    """Thinks as the master does, and tells what it found."""

    def begin(self, view: Five211View, rng: Rng) -> Five211Hint:
        return Five211Hint(view, rng)


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
        return _chances(self._ends)

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
        rollout = _rollout(situation)
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


def _worth(advice: Advice[PlayCards]) -> tuple[float, float]:
    """Where the game is decided, and all plays win alike, points are still worth having."""
    return advice.win_chance, advice.points_for - advice.points_against


def _own_play(at: Situation, rand: Rand) -> tuple[int, ...]:
    own = own_model(at)
    return choose(own, at.turn, at.hand, at.key, at.worths, at.me, rand)


def _rollout(situation: Situation) -> Rollout:
    return Rollout(situation, Judge(situation), own_model(situation), Style())


def _chances(ends: Sequence[int]) -> Chances:
    worlds = max(sum(ends), 1)
    yellow, green, orange, blue, violet, kododo, nobody = [end / worlds for end in ends]
    return yellow, green, orange, blue, violet, kododo, nobody
