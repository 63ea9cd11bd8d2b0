"""What the plays of 5211 are worth by far more worlds than a hint meets, and by other models."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from game.ai.five211.coaching.coach import FRESH_CARDS
from game.ai.five211.family import MASTERS_EFFORT
from game.ai.five211.search.best_response import SearchEffort, imagining_of
from game.ai.five211.search.calibration import HINTED, modest_chance
from game.ai.five211.search.play_fates import Fates
from game.ai.five211.search.situation import situation_of
from game.core.rng import Rng
from game.rules.five211.moves import Five211Move, PlayCards
from game.rules.five211.options import CARDS_PER_TURN
from game.rules.five211.view import Five211View
from workshop.five211.rivals import RIVALS_EFFORT
from workshop.measuring.yardsticks import MoveValues

TIMES: Final = 10
"""So many more cards than a hint plays in the imagination."""

MODELS: Final[Mapping[str, SearchEffort]] = {
    "as the master reads them": MASTERS_EFFORT,
    "all of them strong": RIVALS_EFFORT,
}
"""How the others are thought to play; the strong ones are those whom the rival expects."""


class Five211HintJudge:
    """Implements `HintJudge`."""

    models: Final = tuple(MODELS)

    def judge(
        self, view: Five211View, model: str, rng: Rng, times: int = TIMES
    ) -> MoveValues[Five211Move]:
        effort = MODELS[model]
        effort = replace(effort, memory=times * effort.memory)
        situation = situation_of(view)
        moves = [move for move in view.legal if isinstance(move, PlayCards)]
        plays = [[card.index for card in move.cards] for move in moves]
        imagining = imagining_of(effort, view, rng.random)
        for _ in imagining.prepare():
            pass
        maker = imagining.maker()
        a_play = 1 + situation.seats * (len(CARDS_PER_TURN) - 1 - situation.turn)
        left = times * (MASTERS_EFFORT.cards + FRESH_CARDS)
        fates = Fates(situation, plays)
        while left > 0:
            world = maker.make()
            fates.meet(world, range(len(plays)))
            left -= world.cards + a_play * len(plays)
        half = fates.worlds // 2
        first: dict[Five211Move, float] = {}
        second: dict[Five211Move, float] = {}
        for move, fate in zip(moves, fates.of, strict=True):
            first[move] = modest_chance(sum(fate.won[:half]) / half, situation.seats, HINTED)
            late = sum(fate.won[half:]) / (fates.worlds - half)
            second[move] = modest_chance(late, situation.seats, HINTED)
        return MoveValues(first, second)
