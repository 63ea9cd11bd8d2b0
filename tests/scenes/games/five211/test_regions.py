"""The table is drawn in parts; no straight edge of a part cuts what lies in it."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.app.settings import TableSpeed
from game.kits.set_up import SetUp
from scenes.anim.timings import FACE
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.text import Typesetter
from scenes.engine.input.inputs import Action
from scenes.engine.theme import Comfort, Theme
from scenes.games.five211.display import ColourMark
from scenes.games.five211.panels import table_regions as regions
from scenes.games.five211.tally_parts.street import street_of
from scenes.games.five211.tally_parts.tally import _across, houses_end
from tests.set_ups import set_up_of
from tests.ui.house import ALONE, ANA, SHOCO, House

DUEL = set_up_of((ANA, SHOCO))


@pytest.fixture
def house() -> Iterator[House]:
    opened = House(speed=TableSpeed.INSTANT)
    yield opened
    opened.close()


def fresh_picture(house: House) -> bytes:
    """Every part is drawn anew."""
    house.app._layers.clear()
    house.app.unseen = False
    house.table.dirty = True
    house.step()
    house.app.unseen = True
    return pygame.image.tobytes(house.app.window.surface, "RGB")


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", [(960, 540), (1280, 960), (1920, 1080), (1680, 720)])
@pytest.mark.parametrize("set_up", [ALONE, DUEL])
def test_no_edge_cuts_the_cards_or_the_figures_of_a_seat(
    house: House,
    monkeypatch: pytest.MonkeyPatch,
    set_up: SetUp,
    size: tuple[int, int],
    scale: float,
) -> None:
    house.resize(size)
    house.app.set_comfort(Comfort(text_scale=scale))
    house.sit_down(set_up)
    house.await_choice()
    house.press("1", "2", Action.PLAY)
    house.await_choice()
    # The face of whoever has just locked is still changing.
    house.run(2 * FACE)
    parted = fresh_picture(house)
    monkeypatch.setattr(regions, "SHADOW_REACH", 9.0)
    monkeypatch.setattr(regions, "ROOM_AROUND_FIGURES", 999)
    assert fresh_picture(house) == parted


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1680, 720)])
def test_no_edge_cuts_the_light_of_the_last_house(
    house: House, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    house.resize(size)
    house.sit_down()
    house.await_choice()
    house.run(2 * FACE)
    last = house.display.columns[-1]
    last.count, last.mark, last.shine = 5, ColourMark.SCORES, 1.0
    parted = fresh_picture(house)
    monkeypatch.setattr(regions, "LIGHT_BESIDE", 3.0)
    assert fresh_picture(house) == parted


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1680, 720)])
def test_line_and_quay_end_before_the_ring(house: House, size: tuple[int, int]) -> None:
    """Else they would grow as the light of the last house falls behind it."""
    house.resize(size)
    house.sit_down()
    house.await_choice()
    theme = Theme.for_window(size, Comfort())
    painter = Painter(house.app.window.surface, house.app.store, Typesetter(), theme)
    left, width = _across(painter, house.display, street_of(house.display))
    assert left + width <= houses_end(house.display)


def test_a_storey_that_drops_leaves_the_labels_alone(house: House) -> None:
    house.sit_down()
    house.await_choice()
    display = house.display

    def versions() -> list[object]:
        parts = regions.table_regions(display, house.mat.surroundings)
        return [part.version for part in parts]

    before = versions()
    display.columns[0].drop = 0.5
    falling = versions()
    assert sum(now != then for now, then in zip(falling, before, strict=True)) == 1
