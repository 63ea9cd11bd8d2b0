"""The inner loop of the bots, to be measured: one tile at all places of a town of thirty."""

from collections.abc import Callable
from typing import Final

from game.core.late import late
from game.core.rng import Rng
from game.core.seats import CHANCE, PUBLIC
from game.rules.duco.options import DucoOptions
from game.rules.duco.rules import Duco

with late:
    from game.ai.duco.search import candidates
    from game.ai.duco.search import town as town_module

TILES_LAID: Final = 30


def every_placement() -> Callable[[], object]:
    """Lay tiles by chance; what is measured scores the next one everywhere, every way."""
    rules, rng = Duco(), Rng(1, "inner loop")
    state = rules.new_match(DucoOptions())
    deal = rules.chance(state, rng)
    assert deal is not None
    rules.apply(state, CHANCE, deal)
    while len(state.board.laid) < TILES_LAID:
        (seat,) = rules.to_act(state)
        rules.apply(state, seat, rng.choice(rules.legal_moves(state, seat)))
    view = rules.view(state, PUBLIC)
    town, tile = town_module.Town(view.laid), view.hands[view.seat][0].tile.number
    return lambda: candidates.candidates(town, [tile])
