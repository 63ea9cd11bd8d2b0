"""A kind of player as a bot of its own: no worlds, one look at the table."""

from collections.abc import Callable, Sequence

from game.ai.bot import Decided
from game.ai.five211.kinds import Kind
from game.ai.five211.situation import Situation, situation_of
from game.core.rng import Rng
from game.rules.five211.cards import KINDS
from game.rules.five211.moves import Five211Move, play_of
from game.rules.five211.view import Five211View


def choose(kind: Kind, situation: Situation, rng: Rng) -> Five211Move:
    """What a player of this kind does here."""
    if situation.turn == 0:
        return play_of(KINDS[card] for card in kind.pair(situation.hand, rng.random))
    worths, me = situation.worths, situation.me
    return play_of([KINDS[kind.card(situation.hand, situation.key, worths, me, rng.random)]])


class KindBot:
    """Plays as the kind at this place of the family does."""

    def __init__(self, name: str, kinds: Callable[[int], Sequence[Kind]], place: int) -> None:
        self.name = name
        self._kinds = kinds
        self._place = place

    def think(self, view: Five211View, rng: Rng) -> Decided[Five211Move]:
        if len(view.legal) == 1:
            return Decided(view.legal[0])
        kind = self._kinds(view.options.seats)[self._place]
        return Decided(choose(kind, situation_of(view), rng))
