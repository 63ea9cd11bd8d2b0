"""The 75 tiles, made by a recipe: another program that follows it prints the same deck.

Chance is mulberry32 from the seed 2013; `below(n)` is its next 32 bits modulo n, and a shuffle
swaps each place, from the last down to the second, with one `below` it or itself. First every
tile gets each colour and each sign once and three of them twice, no two houses alike; then of
each square's 15 tiles 9 get a double, 6 a rainbow and 6 a lizard, at places not yet special.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeVar

from game.rules.duco.town.houses import PLAIN_COLOURS, House, HouseColour, HouseSign

TILES: Final = 75
_SEED: Final = 2013
_MASK: Final = 0xFFFFFFFF

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Print:
    """What is printed on a tile: its square, and the houses clockwise from the top left."""

    square: HouseColour
    houses: tuple[House, ...]


class _Mulberry32:
    """The generator of the recipe; small enough to be written anew in any language."""

    def __init__(self) -> None:
        self._state = _SEED

    def below(self, bound: int) -> int:
        self._state = (self._state + 0x6D2B79F5) & _MASK
        mixed = self._state
        mixed = ((mixed ^ (mixed >> 15)) * (mixed | 1)) & _MASK
        mixed ^= (mixed + (mixed ^ (mixed >> 7)) * (mixed | 61)) & _MASK
        return (mixed ^ (mixed >> 14)) % bound

    def shuffled(self, items: list[T]) -> list[T]:
        for place in range(len(items) - 1, 0, -1):
            other = self.below(place + 1)
            items[place], items[other] = items[other], items[place]
        return items


_SPECIALS: Final[tuple[tuple[int, Callable[[House], House]], ...]] = (
    (9, lambda house: house._replace(factor=2)),
    (6, lambda house: house._replace(colour=HouseColour.RAINBOW)),
    (6, lambda house: house._replace(sign=HouseSign.LIZARD)),
)
"""How many tiles of a square's colour get such a house."""


def print_deck() -> tuple[Print, ...]:
    """All tiles by number."""
    chance = _Mulberry32()
    rows = [_plain_houses(chance, number) for number in range(TILES)]
    squares = [HouseColour((n % 5 + n // 5 % 5 + n // 25) % 5) for n in range(TILES)]
    special: list[set[int]] = [set() for _ in rows]
    for count, special_house in _SPECIALS:
        for colour in PLAIN_COLOURS:
            own = chance.shuffled([n for n in range(TILES) if squares[n] is colour])
            for number in own[:count]:
                free = [place for place in range(8) if place not in special[number]]
                place = free[chance.below(len(free))]
                special[number].add(place)
                rows[number][place] = special_house(rows[number][place])
    return tuple(Print(square, tuple(row)) for square, row in zip(squares, rows, strict=True))


def _plain_houses(chance: _Mulberry32, number: int) -> list[House]:
    first_colour, first_sign = number % 5, number // 5 % 5
    while True:
        colours = chance.shuffled(_each_and_three_more(first_colour))
        signs = chance.shuffled(_each_and_three_more(first_sign))
        pairs = list(zip(colours, signs, strict=True))
        if len(set(pairs)) == len(pairs):
            return [House(HouseColour(colour), HouseSign(sign)) for colour, sign in pairs]


def _each_and_three_more(first: int) -> list[int]:
    return [*range(5), *((first + step) % 5 for step in range(3))]
