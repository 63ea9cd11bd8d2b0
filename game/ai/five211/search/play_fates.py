"""What became of every play of a decision in imagined worlds that all of them meet."""

from collections.abc import Callable, Iterable, Sequence
from operator import sub
from typing import TypeAlias

from game.ai.five211.policy.one_ply_policy import own_model
from game.ai.five211.policy.taste import Taste
from game.ai.five211.search.forecast import Chances
from game.ai.five211.search.packed_table import OUTCOMES, scored, verdicts_for
from game.ai.five211.search.rollout import Rollout
from game.ai.five211.search.round_value import Judge
from game.ai.five211.search.situation import Situation
from game.ai.five211.world_maker import World
from game.ai.sample_mean import SampleMean, sample_mean


class PlayFate:
    """One play, world by world."""

    __slots__ = ("against", "ends", "gained", "won")

    def __init__(self) -> None:
        self.ends = [0] * OUTCOMES
        self.gained: list[float] = []
        """Points of the own row."""
        self.against: list[float] = []
        """Points of the best other row."""
        self.won: list[float] = []
        """The chance to win the game."""


Figure: TypeAlias = Callable[[PlayFate], Sequence[float]]


class Fates:
    """All plays; luck of a world hits all alike, and those that fall behind may leave early."""

    def __init__(self, situation: Situation, plays: Sequence[Sequence[int]]) -> None:
        self._me, self._others = situation.me, situation.others
        self._plays = plays
        self._rollout = Rollout(situation, Judge(situation), own_model(situation), Taste())
        self._verdicts = verdicts_for(situation.seats)
        self.of = [PlayFate() for _ in plays]

    @property
    def worlds(self) -> int:
        """Worlds so far."""
        return max([len(fate.won) for fate in self.of])

    def meet(self, world: World, plays: Iterable[int]) -> list[float]:
        """Let plays, by number, meet one more world; what a race counts for each of them."""
        rollout, worths_of_plays = self._rollout, []
        for play in plays:
            fate = self.of[play]
            key, worths, hand = rollout.finish(world, self._plays[play])
            outcome = self._verdicts[key]
            fate.ends[outcome] += 1
            fate.gained.append(scored(worths[self._me], outcome))
            fate.against.append(max([scored(worths[seat], outcome) for seat in self._others]))
            fate.won.append(rollout.chance(key, worths, hand))
            worths_of_plays.append(rollout.worth(key, worths, hand))
        return worths_of_plays

    def lead(self, best: int, other: int, figure: Figure) -> SampleMean:
        """How far a play is ahead of another by a figure."""
        # A play that has left met only the first of the worlds.
        return sample_mean(list(map(sub, figure(self.of[best]), figure(self.of[other]))))

    def leads_all(self, best: int, figure: Figure) -> bool:
        """No other play has as much of a figure, and that is no chance of these worlds."""
        others = [play for play in range(len(self.of)) if play != best]
        return all(self.lead(best, play, figure).is_sure for play in others)

    def trails_all(self, best: int, figure: Figure) -> bool:
        """Every other play has more of a figure, and that is no chance of these worlds."""
        others = [play for play in range(len(self.of)) if play != best]
        return all(self.lead(play, best, figure).is_sure for play in others)


def points_gained(fate: PlayFate) -> Sequence[float]:
    """Points of the own row, world by world."""
    return fate.gained


def points_against(fate: PlayFate) -> Sequence[float]:
    """Points of the best other row, world by world."""
    return fate.against


def chances_to_win(fate: PlayFate) -> Sequence[float]:
    """The chance to win, world by world."""
    return fate.won


def chances_of(ends: Sequence[int]) -> Chances:
    """The share of every outcome."""
    worlds = max(sum(ends), 1)
    yellow, green, orange, blue, violet, kododo, nobody = [end / worlds for end in ends]
    return yellow, green, orange, blue, violet, kododo, nobody
