"""Assesses decisions of 5211 as the master weighs them: the same belief, worlds and play-outs."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

from game.ai.evaluation import LONGER, Assessment, CarefulAssessor
from game.ai.five211.beliefs.determinization import Imagining
from game.ai.five211.beliefs.opponent_catalogue import PRIOR
from game.ai.five211.policy.one_ply_policy import own_model
from game.ai.five211.policy.taste import Taste
from game.ai.five211.search.best_response import CARDS_A_STEP
from game.ai.five211.search.calibration import REVIEWED, modest_chance
from game.ai.five211.search.packed_table import verdicts_for
from game.ai.five211.search.rollout import Rollout
from game.ai.five211.search.round_value import Judge
from game.ai.five211.search.situation import situation_of
from game.ai.five211.world_maker import World, WorldMaker
from game.ai.ladder import Level
from game.ai.paired_samples import contested_choices, weighed, with_own
from game.ai.race import Race
from game.core.rng import Rng
from game.rules.five211.moves import Five211Move, PlayCards
from game.rules.five211.options import CARDS_PER_TURN, Five211Options, Variant
from game.rules.five211.view import Five211View

_BATCH: Final = 12
_DOUBT: Final = 2.5
_CONTESTED: Final = 3
"""The best choices of the first worlds that are valued in the second ones."""


USUAL_LOSSES: Final[Mapping[int, Mapping[Level, float]]] = {}
"""Points that a level gives away a decision, by seats; `run.py bench review` measures them."""


CALIBRATED: Final[frozenset[int]] = frozenset({2, 3, 4, 5})
"""The numbers of seats at which chances were shown to come true within three points: with one deck,
in ten bins, over 2,000 fresh games and more at each.
"""


@dataclass(frozen=True, slots=True)
class Care:
    """Cards that may be played in the imagination for one decision."""

    looking: int = 4_500
    """To find the best choice."""
    weighing: int = 4_500
    """To value it, and the one that was played."""
    worlds: int = 0
    """In which the best are valued, however many cards that takes."""


class Five211Assessing:
    """One assessment on its way."""

    def __init__(self, view: Five211View, played: PlayCards, rng: Rng, care: Care) -> None:
        self._view = view
        self._rand = rng.random
        self._care = care
        self._situation = situation_of(view)
        self._judge = Judge(self._situation)
        self._rollout = Rollout(self._situation, self._judge, own_model(self._situation), Taste())
        self._moves = [move for move in view.legal if isinstance(move, PlayCards)]
        self._plays = [tuple([card.index for card in move.cards]) for move in self._moves]
        self._played = self._moves.index(played)
        self._a_play = 1 + self._situation.seats * (len(CARDS_PER_TURN) - 1 - self._situation.turn)
        self._first: list[float] = []
        self._work = self._run()
        self.assessment: Assessment[Five211Move] = Assessment((), 0.0)

    def step(self) -> bool:
        return next(self._work, True)

    def _run(self) -> Iterator[bool]:
        imagining = Imagining(self._view, PRIOR, self._rand, learns=True)
        for _ in imagining.prepare():
            yield False
        maker = imagining.maker()
        race = Race(len(self._moves), _DOUBT)
        sums, counts = [0.0] * len(self._moves), [0] * len(self._moves)
        left, done = self._care.looking, 0
        while len(race.alive) > 1 and left > 0:
            for _ in range(_BATCH):
                world = maker.make()
                values = [self._rollout.value(world, self._plays[p]) for p in race.alive]
                race.add(values)
                for play, value in zip(race.alive, values, strict=True):
                    sums[play] += value
                    counts[play] += 1
                done += world.cards + self._a_play * len(race.alive)
                if done >= CARDS_A_STEP:
                    left, done = left - done, 0
                    yield False
            race.drop_behind()
        self._first = [total / max(count, 1) for total, count in zip(sums, counts, strict=True)]
        yield from self._weigh(maker, race)
        yield True

    def _weigh(self, maker: WorldMaker, race: Race) -> Iterator[bool]:
        """Value the best choices and the played one in worlds that nobody has chosen by."""
        leader, first = race.leader, self._first
        # Somebody careful also values what was left behind: how far it is behind, is the question.
        still = range(len(first)) if self._care.worlds else race.alive
        order = sorted(still, key=lambda play: (play != leader, -first[play]))
        contested = contested_choices(order, self._played, _CONTESTED)
        values: list[list[tuple[float, ...]]] = [[] for _ in contested]
        left, done = self._care.weighing, 0
        while left > 0 or len(values[0]) < self._care.worlds:
            world = maker.make()
            for play, found in zip(contested, values, strict=True):
                found.append(self._shares(world, play))
            done += world.cards + self._a_play * len(contested)
            if done >= CARDS_A_STEP:
                left, done = left - done, 0
                yield False
        me = self._situation.me
        plain = weighed(self._moves, first, contested, values, me, self._played)
        self.assessment = _modest(plain, me, self._situation.seats)

    def _shares(self, world: World, play: int) -> tuple[float, ...]:
        key, worths, hand = self._rollout.finish(world, self._plays[play])
        outcome = verdicts_for(self._situation.seats)[key]
        return tuple(self._judge.shares(worths, outcome, hand))


class Five211Assessor(CarefulAssessor[Five211Options, Five211View, Five211Move]):
    """Reads a table as the master does; `care` is how long it looks at a decision."""

    version = 4

    def __init__(self, care: Care = Care()) -> None:  # noqa: B008 - frozen
        self._care = care

    def is_calibrated(self, options: Five211Options) -> bool:
        return options.variant is Variant.STANDARD and options.seats in CALIBRATED

    def usual_losses(self, options: Five211Options) -> Mapping[Level, float]:
        return USUAL_LOSSES.get(options.seats, {})

    def moment(self, view: Five211View, move: Five211Move) -> tuple[int, int, int] | None:
        if not isinstance(move, PlayCards):
            return None
        return view.deck, view.round, view.turn

    def careful(self, worlds: int) -> "Five211Assessor":
        looking = LONGER * self._care.looking
        return Five211Assessor(replace(self._care, looking=looking, worlds=worlds))

    def begin(self, view: Five211View, played: Five211Move, rng: Rng) -> Five211Assessing:
        assert isinstance(played, PlayCards), "only plays are decisions"
        return Five211Assessing(view, played, rng, self._care)


def _modest(found: Assessment[PlayCards], me: int, seats: int) -> Assessment[PlayCards]:
    """Chances as they were measured to come true."""
    choices = [
        replace(
            each,
            chances=with_own(each.chances, me, modest_chance(each.chances[me], seats, REVIEWED)),
        )
        for each in found.choices
    ]
    return replace(found, choices=tuple(choices))
