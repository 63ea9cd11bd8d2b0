"""What two facing fields count: every pair there could be, against the words of the rules page."""

import itertools

import pytest

from game.rules.duco.town.houses import (
    FIELDS,
    PAIR_POINTS,
    PLAIN_COLOURS,
    House,
    HouseColour,
    HouseSign,
    pair_points,
)
from tests.rules.duco.oracle import Icon, compare


def test_pair_table_is_that_of_the_slow_scorer_for_every_pair_of_fields() -> None:
    pairs = list(itertools.product(FIELDS, repeat=2))
    assert len(pairs) == (6 * 6 * 2 + 5) ** 2
    for one, other in pairs:
        assert PAIR_POINTS[one.code][other.code] == compare(Icon(*one), Icon(*other)), (one, other)


def test_codes_number_the_fields_in_order() -> None:
    assert [field.code for field in FIELDS] == list(range(len(FIELDS)))
    assert (
        HouseColour(0),
        HouseColour(1),
        HouseColour(2),
        HouseColour(3),
        HouseColour(4),
    ) == PLAIN_COLOURS


ORANGE_SUN = House(HouseColour.ORANGE, HouseSign.SUN)

EXAMPLES = {
    "same colour is one": (ORANGE_SUN, House(HouseColour.ORANGE, HouseSign.MOON), 1),
    "same sign is one": (ORANGE_SUN, House(HouseColour.BLUE, HouseSign.SUN), 1),
    "both are two": (ORANGE_SUN, ORANGE_SUN, 2),
    "neither is nothing": (ORANGE_SUN, House(HouseColour.BLUE, HouseSign.MOON), 0),
    "a double on one match is two": (House(HouseColour.ORANGE, HouseSign.MOON, 2), ORANGE_SUN, 2),
    "a double on both is four": (House(HouseColour.ORANGE, HouseSign.SUN, 2), ORANGE_SUN, 4),
    "double on double with one match is four": (
        House(HouseColour.ORANGE, HouseSign.SUN, 2),
        House(HouseColour.ORANGE, HouseSign.MOON, 2),
        4,
    ),
    "double on double with both is eight": (
        House(HouseColour.ORANGE, HouseSign.SUN, 2),
        House(HouseColour.ORANGE, HouseSign.SUN, 2),
        8,
    ),
    "double on nothing is nothing": (
        House(HouseColour.ORANGE, HouseSign.SUN, 2),
        House(HouseColour.BLUE, HouseSign.MOON, 2),
        0,
    ),
    "rainbow matches every colour": (
        House(HouseColour.RAINBOW, HouseSign.SUN),
        House(HouseColour.VIOLET, HouseSign.MOON),
        1,
    ),
    "rainbow matches rainbow": (
        House(HouseColour.RAINBOW, HouseSign.SUN),
        House(HouseColour.RAINBOW, HouseSign.MOON),
        1,
    ),
    "lizard matches every sign": (
        House(HouseColour.ORANGE, HouseSign.LIZARD),
        House(HouseColour.BLUE, HouseSign.STAR),
        1,
    ),
    "lizard matches lizard": (
        House(HouseColour.ORANGE, HouseSign.LIZARD),
        House(HouseColour.BLUE, HouseSign.LIZARD),
        1,
    ),
    "rainbow on lizard is two": (
        House(HouseColour.RAINBOW, HouseSign.SUN),
        House(HouseColour.BLUE, HouseSign.LIZARD),
        2,
    ),
    "a square matches by colour alone": (House(HouseColour.ORANGE, None), ORANGE_SUN, 1),
    "a square matches no sign": (
        House(HouseColour.BLUE, None),
        House(HouseColour.ORANGE, HouseSign.LIZARD),
        0,
    ),
    "a double on a square of its colour is two": (
        House(HouseColour.ORANGE, HouseSign.SUN, 2),
        House(HouseColour.ORANGE, None),
        2,
    ),
    "rainbow on a square is one": (
        House(HouseColour.RAINBOW, HouseSign.SUN),
        House(HouseColour.GREEN, None),
        1,
    ),
}


@pytest.mark.parametrize("name", EXAMPLES)
def test_example_of_the_rules_page(name: str) -> None:
    one, other, points = EXAMPLES[name]
    assert pair_points(one, other) == pair_points(other, one) == points
