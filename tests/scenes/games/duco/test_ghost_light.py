"""A ghost goes over the town, and the town need not be drawn again for every place of it."""

from collections.abc import Iterator, Sequence

import pytest
from workshop.duco.moments import Tour, busy_table
from workshop.duco.tables import display_of, open_table, script_of, table_for
from workshop.gallery.gallery_state import laid
from workshop.gallery.studio import FRAME, Studio, unseen

from game.core.options import OptionValue
from scenes.games.duco.chooser.ghost import Ghost
from scenes.games.duco.display import Display
from scenes.games.duco.town.town_picture import town_region


@pytest.fixture(name="table")
def _table(request: pytest.FixtureRequest) -> Iterator[Display]:
    answers: dict[str, OptionValue] = getattr(request, "param", {})
    with unseen():
        studio = Studio((960, 540), laid(table_for(2, **answers)), hasty=True)
        open_table(studio, script_of(studio, 8))
        yield display_of(studio)
        studio.close()


def versions(display: Display) -> list[object]:
    """Of the town, for a ghost at each place that is not beside the tile laid last."""
    newest = display.turns[-1].cell
    seen = []
    for cell in display.places:
        display.ghost = Ghost(display.hands[0][0], cell)
        if not display.ghost.touches(newest):
            seen.append(town_region(display, (), ("sun hat", "owl")).version)
    return seen


def test_town_rests_while_a_ghost_goes_over_it(table: Display) -> None:
    before = town_region(table, (), ("sun hat", "owl")).version
    seen = versions(table)
    assert len(seen) > 5
    assert len(set(seen)) == 1
    assert before not in seen


@pytest.mark.parametrize("table", [{"mode": "chaos"}], indirect=True)
def test_where_tiles_cover_tiles_others_in_full_light_are_another_picture(table: Display) -> None:
    seen, lit = set(), set()
    for cell in table.places:
        table.ghost = Ghost(table.hands[0][0], cell)
        lit.add(tuple(each.cell for each in table.laid if table.ghost.touches(each.cell)))
        seen.add(town_region(table, (), ("sun hat", "owl")).version)
    assert len(lit) > 5
    assert len(seen) >= len(lit)


def test_a_ghost_that_goes_from_place_to_place_redraws_little(
    mended: list[Sequence[int]],
) -> None:
    size, tour, redrawn = (960, 540), Tour(), []
    with unseen():
        studio = Studio(size, busy_table())
        boards = studio.app._layers.boards
        tour.start(studio, 0)
        while not tour.is_over(studio):
            before = boards.redrawn
            studio.app.step(FRAME)
            redrawn.append(boards.redrawn - before)
        studio.close()
    # With the first ghost the whole town goes to dusk.
    assert max(redrawn[1:]) < 0.12 * size[0] * size[1]
    assert len(mended) > 50


@pytest.mark.parametrize("mode", ["chaos", "conquest", "stress", "corner cluster"])
def test_town_of_every_kind_is_mended_as_if_drawn_anew(
    mode: str, mended: list[Sequence[int]]
) -> None:
    with unseen():
        studio = Studio((960, 540), laid(table_for(2, mode=mode)), hasty=True)
        studio.show(studio.make_table(studio.deal(1)), 1 / 12)
        for step in range(120):
            display = display_of(studio)
            if step % 3 == 0 and display.laid and display.hands[0]:
                place = display.places[step % len(display.places)]
                display.ghost = Ghost(display.hands[0][0], place)
                studio.table.dirty = True
            studio.app.step(1 / 12)
        studio.close()
    assert len(mended) > 5
