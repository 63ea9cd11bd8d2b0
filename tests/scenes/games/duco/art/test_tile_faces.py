"""The tiles of DuCo: every colour and sign is told apart, also small, also without colour."""

from itertools import combinations

import pygame
import pytest

from game.rules.duco.town.houses import PLAIN_COLOURS, House, HouseColour, HouseSign
from game.rules.duco.town.tiles import TILES
from scenes.art.palette import HIGH_CONTRAST, PALETTE, luminance
from scenes.games.duco.art.house_fields import Letters, field_picture, shades_of
from scenes.games.duco.art.tile_faces import (
    field_corner,
    field_side,
    ghost_face,
    owned_face,
    tile_back,
    tile_face,
    tile_mini,
)

pytestmark = pytest.mark.usefixtures("display")

SMALL = 17
"""A field on a tile of 55 pixels, as at 960x540."""
GREY_APART = 32
SIGHTS = {
    "red": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216),
            (-0.003882, -0.048116, 1.051998)),
    "green": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413),
              (-0.011820, 0.042940, 0.968881)),
    "blue": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602),
             (0.004733, 0.691367, 0.303900)),
}  # fmt: skip
"""What eyes without one kind of cone see (Machado, Oliveira and Fernandes 2009), linear RGB."""


def linear(channel: int) -> float:
    share = channel / 255
    return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)


def pixels(picture: pygame.Surface) -> list[tuple[int, int, int]]:
    data = pygame.image.tobytes(picture, "RGB")
    return [(data[n], data[n + 1], data[n + 2]) for n in range(0, len(data), 3)]


def differing(one: pygame.Surface, other: pygame.Surface, least: int = 48) -> float:
    """The share of pixels that clearly differ."""
    pairs = list(zip(pixels(one), pixels(other), strict=True))
    apart = sum(max(abs(a - b) for a, b in zip(*pair, strict=True)) > least for pair in pairs)
    return apart / len(pairs)


def gable(house: pygame.Surface) -> pygame.Surface:
    """The upper part of a field, where the outline of the roof stands against the sky."""
    return house.subsurface((0, 0, house.get_width(), round(house.get_height() * 0.45)))


def seen_by(picture: pygame.Surface, missing: str) -> list[tuple[float, ...]]:
    """What somebody without that kind of cone sees, in linear light."""
    rows = SIGHTS[missing]
    lights = [tuple(map(linear, each)) for each in pixels(picture)]
    return [
        tuple(sum(m * c for m, c in zip(row, light, strict=True)) for row in rows)
        for light in lights
    ]


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("sign", HouseSign)
@pytest.mark.parametrize("side", [SMALL, 44])
def test_walls_of_all_colours_are_told_apart_even_in_grey(sign: HouseSign, side: int) -> None:
    houses = [
        pygame.transform.grayscale(field_picture(House(colour, sign), side))
        for colour in HouseColour
    ]
    for one, other in combinations(houses, 2):
        assert differing(gable(one), gable(other), GREY_APART) > 0.1


@pytest.mark.parametrize("colour", HouseColour)
@pytest.mark.parametrize("side", [SMALL, 44])
def test_signs_are_told_apart_even_in_grey(colour: HouseColour, side: int) -> None:
    houses = [
        pygame.transform.grayscale(field_picture(House(colour, sign), side)) for sign in HouseSign
    ]
    for one, other in combinations(houses, 2):
        assert differing(one, other, GREY_APART) > 0.1


@pytest.mark.parametrize("missing", SIGHTS)
def test_walls_stay_apart_for_eyes_that_miss_a_kind_of_cone(missing: str) -> None:
    houses = [
        seen_by(field_picture(House(colour, HouseSign.SUN), SMALL), missing)
        for colour in HouseColour
    ]
    for one, other in combinations(houses, 2):
        far = sum(
            max(abs(a - b) for a, b in zip(*pair, strict=True)) > 0.08
            for pair in zip(one, other, strict=True)
        )
        assert far / len(one) > 0.15


@pytest.mark.parametrize("colour", HouseColour)
def test_a_sign_or_its_edge_stands_off_its_wall(colour: HouseColour) -> None:
    shades = shades_of(colour)
    assert contrast("#FFFFFF", shades.ink) >= 10
    wall = shades.dark if colour is HouseColour.RAINBOW else shades.base
    assert round(max(contrast(wall, "#FFFFFF"), contrast(wall, shades.ink)), 1) >= 4.4


@pytest.mark.parametrize("side", [SMALL, 44])
def test_a_double_house_is_seen_at_once(side: int) -> None:
    for colour in HouseColour:
        once, twice = (
            field_picture(House(colour, HouseSign.STAR, factor), side) for factor in (1, 2)
        )
        assert differing(once, twice) > 0.15


def test_the_faces_of_a_tile_show_the_same_upright_houses_elsewhere() -> None:
    side, tile = 73, TILES[22]
    field = field_side(side)

    def shown(turn: int, number: int) -> bytes:
        area = pygame.Rect(field_corner(number, side), (field, field))
        return pygame.image.tobytes(tile_face(tile.faces[turn], side).subsurface(area), "RGB")

    # A quarter turn clockwise takes the top left corner to the top right, and so on round.
    for turn in range(4):
        corners = [shown(turn, number) for number in (0, 2, 8, 6)]
        assert corners == [shown(0, number) for number in (*(0, 2, 8, 6),) * 2][4 - turn : 8 - turn]
        assert shown(turn, 4) == shown(0, 4)


@pytest.mark.parametrize("side", [44, 55, 73, 74, 109, 140, 210, 420])
def test_fields_lie_on_whole_pixels_with_the_same_rim_on_all_sides(side: int) -> None:
    field = field_side(side)
    first, last = field_corner(0, side), field_corner(8, side)
    assert first == (side - last[0] - field, side - last[1] - field)
    assert first[0] > 0
    middle = field_corner(4, side)[0]
    assert abs(middle - first[0] - field) <= 2  # each field has more air than that around it


def test_large_letters_stand_on_every_house() -> None:
    plain, large = (
        field_picture(House(HouseColour.BLUE, HouseSign.MOON), 44, Letters(large=wanted))
        for wanted in (False, True)
    )
    assert differing(plain, large) > 0.05


def test_letters_can_be_translated() -> None:
    square = House(HouseColour.YELLOW, None)
    english, dutch = (
        field_picture(square, 60, letters)
        for letters in (Letters(), Letters(("O", "B", "G", "G", "P", "R")))
    )
    assert differing(english, dutch) > 0.01


def test_high_contrast_puts_a_line_in_ink_around_the_paper() -> None:
    plain, strong = (tile_face(TILES[0].faces[0], 110, palette=p) for p in (PALETTE, HIGH_CONTRAST))
    assert plain.get_at((55, 0))[:3] > (200, 200, 200)
    assert strong.get_at((55, 0))[:3] < (60, 60, 60)


def test_a_tile_with_an_owner_is_larger_and_wears_the_colour() -> None:
    plain = tile_face(TILES[0].faces[0], 100)
    owned = owned_face(plain, HouseColour.GREEN, PALETTE)
    assert owned.get_width() > 104
    red, green, blue, _alpha = owned.get_at((owned.get_width() // 2, 4))
    assert green > max(red, blue)


def test_a_ghost_is_darker_than_its_tile() -> None:
    face = tile_face(TILES[4].faces[2], 100)
    ghost = ghost_face(face, PALETTE)
    assert sum(map(sum, pixels(ghost))) < 0.9 * sum(map(sum, pixels(face)))


def test_back_and_finger_nail_fill_their_square() -> None:
    for picture in (tile_back(110), tile_mini(TILES[0].faces[0], 24)):
        width = picture.get_width()
        assert picture.get_at((width // 2, 1)).a == 255
    owners = [tile_mini(TILES[0].faces[0], 24, colour) for colour in PLAIN_COLOURS]
    assert all(differing(one, other) > 0.05 for one, other in combinations(owners, 2))
