"""By what DuCo is measured: also by the inner loop of its bots."""

from collections.abc import Callable
from typing import Final

from game.ai.duco.search.candidates import candidates
from game.ai.duco.search.town import Town
from game.core.rng import Rng
from game.core.seats import CHANCE, PUBLIC
from game.rules.duco.options import DucoOptions
from game.rules.duco.rules import Duco
from workshop.measuring.yardsticks import GameWork, Yardsticks

TILES_LAID: Final = 30


def every_placement() -> Callable[[], object]:
    """Lay thirty tiles by chance; what is measured scores the next one everywhere, every way."""
    rules, rng = Duco(), Rng(1, "inner loop")
    state = rules.new_match(DucoOptions())
    deal = rules.chance(state, rng)
    assert deal is not None
    rules.apply(state, CHANCE, deal)
    while len(state.board.laid) < TILES_LAID:
        (seat,) = rules.to_act(state)
        rules.apply(state, seat, rng.choice(rules.legal_moves(state, seat)))
    view = rules.view(state, PUBLIC)
    town, tile = Town(view.laid), view.hands[view.seat][0].tile.number
    return lambda: candidates(town, [tile])


YARDSTICKS: Final = Yardsticks(
    rules_games=500,
    match_games=200,
    view_us=200,
    world_us=400,
    works=(GameWork("places_ms", "all placements, 30 tiles", every_placement, 2.0),),
)
