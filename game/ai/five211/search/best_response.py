"""Best response over sampled worlds: all plays meet the same worlds, weak plays drop out early."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from game.ai.bot import Decided, Thinking
from game.ai.five211.beliefs.determinization import Imagining
from game.ai.five211.beliefs.opponent_catalogue import PEOPLE, ModelsOf, Priors, models_for
from game.ai.five211.beliefs.opponent_model import Rand
from game.ai.five211.policy.one_ply_policy import own_model
from game.ai.five211.policy.taste import Taste, liking
from game.ai.five211.search.rollout import Rollout
from game.ai.five211.search.round_value import Judge
from game.ai.five211.search.situation import situation_of
from game.ai.five211.world_maker import WorldMaker
from game.ai.race import Race
from game.core.rng import Rng
from game.rules.five211.moves import Five211Move, PlayCards
from game.rules.five211.options import CARDS_PER_TURN
from game.rules.five211.view import Five211View

CARDS_A_STEP: Final = 80
"""About a millisecond of work."""


@dataclass(frozen=True, slots=True)
class SearchEffort:
    """How much a search may do and what it knows about people."""

    cards: int
    """Cards that may be played in the imagination, over all plays and worlds."""
    batch: int = 16
    """Worlds between two looks at which plays have fallen behind."""
    doubt: float = 2.5
    """Standard errors by which a play must trail the best before it is dropped."""
    learns: bool = True
    """Whether it judges the others by what they have shown."""
    keeps: bool = True
    """Whether it thinks of the cards that it keeps for later rounds."""
    priors: Priors = field(default_factory=lambda: PEOPLE)
    """How likely it thinks that each opponent model fits."""
    models: ModelsOf = models_for
    """What it takes others for; the belief knows those of the catalogue alone."""
    memory: int = 0
    """Hands that it follows back in time, to find what the others hold."""


def imagining_of(effort: SearchEffort, view: Five211View, rand: Rand) -> Imagining:
    """How somebody who makes this effort imagines what is hidden."""
    return Imagining(
        view,
        effort.priors[view.options.seats],
        rand,
        learns=effort.learns,
        models=effort.models,
        memory=effort.memory,
    )


class SearchBot:
    """Imagines worlds, lets models of the others play them out, and picks the best reply."""

    def __init__(self, name: str, effort: SearchEffort, style: Taste) -> None:
        self.name = name
        self._effort = effort
        self._style = style

    def think(self, view: Five211View, rng: Rng) -> Thinking[Five211Move]:
        if len(view.legal) == 1:
            return Decided(view.legal[0])
        return Search(view, rng, self._effort, self._style)


class Search:
    """One decision on its way; a step is one piece of evidence or some worlds."""

    def __init__(self, view: Five211View, rng: Rng, effort: SearchEffort, style: Taste) -> None:
        self._view = view
        self._rand = rng.random
        self._effort = effort
        self._style = style
        self._situation = situation_of(view)
        self._moves = [move for move in view.legal if isinstance(move, PlayCards)]
        self._plays = [tuple([card.index for card in move.cards]) for move in self._moves]
        self._race = Race(len(self._moves), effort.doubt)
        self._work = self._run()

    def step(self) -> bool:
        return next(self._work, True)

    @property
    def move(self) -> Five211Move:
        return self._moves[self._race.leader]

    def _run(self) -> Iterator[bool]:
        effort = self._effort
        imagining = imagining_of(effort, self._view, self._rand)
        for _ in imagining.prepare():
            yield False
        yield from self._compare(imagining.maker())

    def _compare(self, maker: WorldMaker) -> Iterator[bool]:
        situation = self._situation
        judge = Judge(situation, keeps=self._effort.keeps)
        rollout = Rollout(situation, judge, own_model(situation), self._style)
        likings = [liking(self._style, situation, play) * judge.point for play in self._plays]
        a_play = 1 + situation.seats * (len(CARDS_PER_TURN) - 1 - situation.turn)
        race, left, done = self._race, self._effort.cards, 0
        while len(race.alive) > 1 and left > 0:
            for _ in range(self._effort.batch):
                world = maker.make()
                race.add([rollout.value(world, self._plays[p]) + likings[p] for p in race.alive])
                done += world.cards + a_play * len(race.alive)
                if done >= CARDS_A_STEP:
                    left -= done
                    done = 0
                    yield False
            race.drop_behind()
        yield True
