"""What two facing fields count: every pair there could be, against the words of the rules page."""

import itertools

import pytest

from game.rules.duco.town.houses import (
    FIELDS,
    PAIR_POINTS,
    PLAIN_COLOURS,
    Colour,
    House,
    Sign,
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
    assert (Colour(0), Colour(1), Colour(2), Colour(3), Colour(4)) == PLAIN_COLOURS


ORANGE_SUN = House(Colour.ORANGE, Sign.SUN)

EXAMPLES = {
    "same colour is one": (ORANGE_SUN, House(Colour.ORANGE, Sign.MOON), 1),
    "same sign is one": (ORANGE_SUN, House(Colour.BLUE, Sign.SUN), 1),
    "both are two": (ORANGE_SUN, ORANGE_SUN, 2),
    "neither is nothing": (ORANGE_SUN, House(Colour.BLUE, Sign.MOON), 0),
    "a double on one match is two": (House(Colour.ORANGE, Sign.MOON, 2), ORANGE_SUN, 2),
    "a double on both is four": (House(Colour.ORANGE, Sign.SUN, 2), ORANGE_SUN, 4),
    "double on double with one match is four": (
        House(Colour.ORANGE, Sign.SUN, 2),
        House(Colour.ORANGE, Sign.MOON, 2),
        4,
    ),
    "double on double with both is eight": (
        House(Colour.ORANGE, Sign.SUN, 2),
        House(Colour.ORANGE, Sign.SUN, 2),
        8,
    ),
    "double on nothing is nothing": (
        House(Colour.ORANGE, Sign.SUN, 2),
        House(Colour.BLUE, Sign.MOON, 2),
        0,
    ),
    "rainbow matches every colour": (
        House(Colour.RAINBOW, Sign.SUN),
        House(Colour.VIOLET, Sign.MOON),
        1,
    ),
    "rainbow matches rainbow": (
        House(Colour.RAINBOW, Sign.SUN),
        House(Colour.RAINBOW, Sign.MOON),
        1,
    ),
    "lizard matches every sign": (
        House(Colour.ORANGE, Sign.LIZARD),
        House(Colour.BLUE, Sign.STAR),
        1,
    ),
    "lizard matches lizard": (
        House(Colour.ORANGE, Sign.LIZARD),
        House(Colour.BLUE, Sign.LIZARD),
        1,
    ),
    "rainbow on lizard is two": (
        House(Colour.RAINBOW, Sign.SUN),
        House(Colour.BLUE, Sign.LIZARD),
        2,
    ),
    "a square matches by colour alone": (House(Colour.ORANGE, None), ORANGE_SUN, 1),
    "a square matches no sign": (House(Colour.BLUE, None), House(Colour.ORANGE, Sign.LIZARD), 0),
    "a double on a square of its colour is two": (
        House(Colour.ORANGE, Sign.SUN, 2),
        House(Colour.ORANGE, None),
        2,
    ),
    "rainbow on a square is one": (
        House(Colour.RAINBOW, Sign.SUN),
        House(Colour.GREEN, None),
        1,
    ),
}


@pytest.mark.parametrize("name", EXAMPLES)
def test_example_of_the_rules_page(name: str) -> None:
    one, other, points = EXAMPLES[name]
    assert pair_points(one, other) == pair_points(other, one) == points
