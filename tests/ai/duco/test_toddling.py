from game.ai.bot import decide
from game.ai.duco.family import prettiness
from game.core.rng import Rng
from game.kits.duco.kit import DUCO
from game.rules.duco.moves import Lay
from game.rules.duco.town.cells import cell_of
from game.rules.duco.view import DucoView
from tests.ai.duco.tables import mid_view

TODDLER = DUCO.bots.bot("toddler")


def toddlers_lay(view: DucoView, seed: int) -> Lay:
    move = decide(TODDLER.think(view, Rng(seed, "toddler")))
    assert isinstance(move, Lay)
    return move


def test_a_toddler_lays_as_near_to_its_last_tile_as_it_can() -> None:
    for seed in range(12):
        view = mid_view(9, seed, seats=3)
        column, row = [laid.cell for laid in view.laid if laid.seat == view.viewer][-1]
        steps = [abs(x - column) + abs(y - row) for x, y in map(cell_of, view.board().open)]
        x, y = toddlers_lay(view, seed).cell
        assert abs(x - column) + abs(y - row) == min(steps)


def test_a_toddler_falls_for_the_prettiest_of_its_tiles() -> None:
    for seed in range(12):
        view = mid_view(9, seed, seats=3, tiles="three")
        hand = view.hands[view.viewer]
        assert prettiness(toddlers_lay(view, seed).face) == max(map(prettiness, hand))


def test_a_toddler_lays_a_tile_any_way_round() -> None:
    view = mid_view(6, seats=2)
    assert {toddlers_lay(view, seed).face.turn for seed in range(40)} == {0, 1, 2, 3}
