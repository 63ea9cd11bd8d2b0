from itertools import pairwise

import pygame
import pytest

from scenes.art.harbour.sea import WAVE_ROWS, sea, wave_length, wave_strip, wave_top
from scenes.art.harbour.waterfront import Light, houses, quay, sky, window_light
from scenes.art.harbour.waterfront_plan import HarbourStreet
from scenes.art.tablecloth import table

SHAPES = pytest.mark.parametrize("size", [(480, 360), (640, 360), (840, 360)], ids=str)


@SHAPES
def test_houses_stand_from_edge_to_edge(size: tuple[int, int]) -> None:
    street = HarbourStreet(size)
    row = houses(size)
    low = row.get_height() - round(30 * street.unit)
    solid = [row.get_at((x, low)).a for x in range(size[0])]
    assert sum(alpha > 250 for alpha in solid) > 0.97 * size[0]


@SHAPES
def test_layers_fit_their_bands_and_cover_the_window(size: tuple[int, int]) -> None:
    street = HarbourStreet(size)
    assert sky(size).get_size() == street.sky_band.size
    assert houses(size).get_size() == street.house_band.size
    assert quay(size).get_size() == street.quay_band.size
    assert sea(size).get_size() == street.sea_band.size
    assert street.sky_band.top == 0
    assert street.sea_band.bottom == size[1]
    assert street.quay_band.top < street.sky_band.bottom
    assert street.quay_band.bottom > street.sea_band.top


@SHAPES
def test_neighbouring_houses_differ_in_colour(size: tuple[int, int]) -> None:
    colours = [house.colour for house in HarbourStreet(size).houses]
    assert all(left != right for left, right in pairwise(colours))
    assert set(colours) == set(range(5))


def test_at_night_every_window_waits_in_the_dark_and_a_light_fills_it() -> None:
    size = (640, 360)
    street = HarbourStreet(size)
    row = houses(size, Light.NIGHT)
    night = pygame.Surface(size, pygame.SRCALPHA)
    night.blit(row, street.house_band)
    for rect in street.window_rects()[2]:
        pane = rect.move(rect.width // 4, rect.height // 4).topleft
        assert max(night.get_at(pane)[:3]) < 110
        lit = window_light(rect.size)
        night.blit(lit, lit.get_rect(center=rect.center), special_flags=pygame.BLEND_PREMULTIPLIED)
        assert min(night.get_at(pane)[:2]) > 180


def test_windows_lie_within_their_houses() -> None:
    street = HarbourStreet((1280, 720))
    for house, windows in zip(street.houses, street.window_rects(), strict=True):
        wall = pygame.Rect(house.box.x, house.box.y, house.box.width, house.box.height)
        assert all(wall.contains(window) for window in windows)
        assert all(a.collidelist([b for b in windows if b != a]) == -1 for a in windows)


@pytest.mark.parametrize("row", range(WAVE_ROWS))
def test_waves_repeat_without_a_seam(row: int) -> None:
    size = (400, 300)
    strip, length = wave_strip(size, row), wave_length(size, row)
    assert strip.get_width() == size[0] + length
    whole = strip.get_height()
    first = strip.subsurface((2, 0, 100, whole))
    second = strip.subsurface((2 + length, 0, 100, whole))
    pairs = zip(
        pygame.image.tobytes(first, "RGBA"), pygame.image.tobytes(second, "RGBA"), strict=True
    )
    assert max(abs(a - b) for a, b in pairs) <= 2


def test_nearer_waves_stand_lower_and_stay_in_the_sea() -> None:
    size = (1280, 720)
    tops = [wave_top(size, row) for row in range(WAVE_ROWS)]
    assert tops == sorted(set(tops))
    assert tops[0] >= HarbourStreet(size).sea_band.top
    assert tops[-1] + wave_strip(size, WAVE_ROWS - 1).get_height() <= size[1] + 8


def test_table_is_opaque_lit_in_the_middle_and_dark_at_the_rim() -> None:
    cloth = table((640, 360))
    corner, middle = cloth.get_at((2, 357)), cloth.get_at((320, 150))
    assert corner.a == middle.a == 255
    assert sum(middle[:3]) > 1.6 * sum(corner[:3])


def test_table_shows_no_bands_of_equal_colour() -> None:
    """Grain breaks every step of the gradient: no run of ten equal pixels."""
    cloth = table((640, 360))
    row = [tuple(cloth.get_at((x, 201))) for x in range(640)]
    assert all(len(set(row[x : x + 10])) > 1 for x in range(630))
