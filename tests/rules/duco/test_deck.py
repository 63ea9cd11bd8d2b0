"""The deck is the one of the recipe, tile by tile."""

import hashlib
from collections import Counter

from game.rules.duco.town.deck import print_deck
from game.rules.duco.town.houses import HouseColour, HouseSign
from game.rules.duco.town.tiles import FACES, TILES, face_from_code

LINES = [
    f"{each.square:d}:"
    + " ".join(f"{house.colour:d}{house.sign:d}{house.factor}" for house in each.houses)
    for each in print_deck()
]


def test_deck_has_the_check_sum_of_the_recipe() -> None:
    assert LINES[0] == "0:341 031 121 001 101 251 212 511"
    assert hashlib.sha256("\n".join(LINES).encode()).hexdigest().startswith("315a25c96bb53ebe")


def test_every_square_has_fifteen_tiles_with_nine_doubles_six_rainbows_and_six_lizards() -> None:
    for colour in list(HouseColour)[:5]:
        houses = [house for tile in TILES if tile.square is colour for house in tile.houses]
        assert len(houses) == 15 * 8
        assert sum(house.factor == 2 for house in houses) == 9
        assert sum(house.colour is HouseColour.RAINBOW for house in houses) == 6
        assert sum(house.sign is HouseSign.LIZARD for house in houses) == 6


def test_specials_are_spread_as_the_page_counts_them() -> None:
    specials = Counter(
        sum(
            house.factor == 2
            or house.colour is HouseColour.RAINBOW
            or house.sign is HouseSign.LIZARD
            for house in tile.houses
        )
        for tile in TILES
    )
    assert specials == {0: 11, 1: 33, 2: 21, 3: 10}
    colours = Counter(house.colour for tile in TILES for house in tile.houses)
    signs = Counter(house.sign for tile in TILES for house in tile.houses)
    assert all(111 <= colours[colour] <= 116 for colour in list(HouseColour)[:5])
    assert all(112 <= signs[sign] <= 118 for sign in list(HouseSign)[:5])


def test_no_two_tiles_are_alike_however_they_are_turned() -> None:
    assert len({face.fields for face in FACES}) == 300


def test_a_quarter_turn_carries_the_top_row_to_the_right_column() -> None:
    for tile in TILES:
        north, east, south, west = (face.fields for face in tile.faces)
        assert north[0:3] == (east[2], east[5], east[8])
        assert north[0:3] == (south[8], south[7], south[6])
        assert north[0:3] == (west[6], west[3], west[0])
        assert north[4] == east[4] == south[4] == west[4]


def test_turning_four_times_or_by_name_gives_the_same_face_again() -> None:
    for face in FACES:
        assert face.turned(4) is face
        assert face.turned(1).turned(3) is face
        assert face_from_code(face.code) is face
