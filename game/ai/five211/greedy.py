"""The greedy one-ply player: the round as if it ended after its own play, best lead, high cards."""

from collections.abc import Sequence

from game.ai.bot import Decided
from game.ai.five211.packed_table import KEYS, VALUES, WORTHS, Verdicts, scored, verdicts_for
from game.core.rng import Rng
from game.rules.five211.cards import Card
from game.rules.five211.moves import Five211Move, PlayCards
from game.rules.five211.view import Five211View


class GreedyBot:
    """Looks at its own play only: most points ahead of the best other row, then higher cards."""

    name = "greedy"

    def think(self, view: Five211View, rng: Rng) -> Decided[Five211Move]:
        verdicts = verdicts_for(view.options.seats)
        key = sum(KEYS[card.index] for row in view.rows for card in row)
        worths = [sum(WORTHS[card.index] for card in row) for row in view.rows]
        own = worths.pop(view.viewer)
        best: list[Five211Move] = []
        best_rank = (-100, 0)
        for move in view.legal:
            if not isinstance(move, PlayCards):
                return Decided(move)
            rank = _rank(verdicts, key, own, worths, move.cards)
            if rank > best_rank:
                best, best_rank = [move], rank
            elif rank == best_rank:
                best.append(move)
        return Decided(rng.choice(best))


def _rank(
    verdicts: Verdicts, key: int, own: int, others: Sequence[int], cards: tuple[Card, ...]
) -> tuple[int, int]:
    """The lead of the round if it ended here, and the face value played."""
    face = 0
    for card in cards:
        key += KEYS[card.index]
        own += WORTHS[card.index]
        face += VALUES[card.index]
    outcome = verdicts[key]
    return scored(own, outcome) - max(scored(worth, outcome) for worth in others), face
