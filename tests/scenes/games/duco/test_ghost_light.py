"""A ghost goes over the town, and the town need not be drawn again for every place of it."""

from collections.abc import Iterator

import pytest

from game.core.options import OptionValue
from scenes.games.duco.display import Display
from scenes.games.duco.ghost import Ghost
from scenes.games.duco.town_picture import open_places, town_region
from scenes.workshop.duco.tables import display_of, open_table, script_of, table_for
from scenes.workshop.gallery.gallery_state import laid
from scenes.workshop.gallery.studio import Studio, unseen


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
    for cell in open_places(display):
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
def test_where_tiles_cover_tiles_every_place_is_another_picture(table: Display) -> None:
    seen = versions(table)
    assert len(set(seen)) == len(seen)
