"""How a round may end after a play, counted in imagined worlds: what scores, busts, or falls."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.ai.five211.beliefs.determinization import Imagining
from game.ai.five211.beliefs.opponent_catalogue import PRIOR
from game.ai.five211.policy.one_ply_policy import own_model
from game.ai.five211.policy.taste import Taste
from game.ai.five211.search.packed_table import KODODO_SHIFT, OUTCOMES, counts_of, verdicts_for
from game.ai.five211.search.rollout import Rollout
from game.ai.five211.search.round_value import Judge
from game.ai.five211.search.situation import situation_of
from game.core.rng import Rng
from game.rules.five211.cards import COLOURS
from game.rules.five211.moves import PlayCards
from game.rules.five211.options import NUMBERS
from game.rules.five211.scoring import judge_round
from game.rules.five211.view import Five211View


@dataclass(slots=True)
class RoundEnds:
    """In how many worlds each thing happened after one play."""

    scored: list[int] = field(default_factory=lambda: [0] * OUTCOMES)
    """By what scored: the colours, the kododo, nobody."""
    bust: list[int] = field(default_factory=lambda: [0] * len(COLOURS))
    tied: list[int] = field(default_factory=lambda: [0] * len(COLOURS))
    """By colour: it fell together with others."""


def round_ends(
    view: Five211View, plays: Sequence[PlayCards], worlds: int, rng: Rng
) -> list[RoundEnds]:
    """What comes of some plays, all in the same worlds."""
    imagining = Imagining(view, PRIOR, rng.random, learns=True)
    for _ in imagining.prepare():
        pass
    maker, at = imagining.maker(), situation_of(view)
    rollout = Rollout(at, Judge(at), own_model(at), Taste())
    numbers, verdicts = NUMBERS[at.seats], verdicts_for(at.seats)
    cards = [tuple([card.index for card in play.cards]) for play in plays]
    ends = [RoundEnds() for _ in plays]
    for _ in range(worlds):
        world = maker.make()
        for play, end in zip(cards, ends, strict=True):
            key = rollout.finish(world, play)[0]
            end.scored[verdicts[key]] += 1
            kododo = key >> KODODO_SHIFT
            found = judge_round(counts_of(key), kododo, numbers.kododo_target, numbers.limit)
            for colour in found.busts:
                end.bust[colour] += 1
            for colours in found.ties:
                for colour in colours:
                    end.tied[colour] += 1
    return ends
