"""Every table that a round can end with, as far as scoring can tell them apart."""

from collections.abc import Iterator, Sequence
from itertools import product

from tests.rules.five211.table import COLOURS, COPIES

PER_COLOUR = sum(COPIES.values())
KODODO_PER_COLOUR = COPIES[1]
PLAIN = [value for value in (6, 5, 4, 3, 2) for _ in range(COPIES[value])]


def colour_patterns(seats: int) -> Iterator[tuple[int, ...]]:
    """Every way in which four cards a seat can fall into five colours."""
    cards = 4 * seats
    for four in product(range(min(cards, PER_COLOUR) + 1), repeat=4):
        if 0 <= (last := cards - sum(four)) <= PER_COLOUR:
            yield (*four, last)


def kododo_range(counts: Sequence[int]) -> range:
    """How many kododo can be among so many cards of each colour."""
    plain = PER_COLOUR - KODODO_PER_COLOUR
    least = sum(max(0, count - plain) for count in counts)
    most = sum(min(KODODO_PER_COLOUR, count) for count in counts)
    return range(least, most + 1)


def rows_of(counts: Sequence[int], kododo: int) -> list[list[str]]:
    """Real cards of this pattern with so many kododo, spread over the seats."""
    cards: list[str] = []
    free = kododo - kododo_range(counts).start
    for colour, count in zip(COLOURS, counts, strict=True):
        forced = max(0, count - len(PLAIN))
        extra = min(free, min(KODODO_PER_COLOUR, count) - forced)
        free -= extra
        low = forced + extra
        cards += [f"{colour}1"] * low + [f"{colour}{value}" for value in PLAIN[: count - low]]
    seats = len(cards) // 4
    return [cards[seat::seats] for seat in range(seats)]


def all_tables(seats: int) -> Iterator[list[list[str]]]:
    """Each colour pattern with the exact number of kododo and with another, where it can be."""
    for number, counts in enumerate(colour_patterns(seats)):
        possible = kododo_range(counts)
        target = seats + 2
        if target in possible:
            yield rows_of(counts, target)
        near = [k for k in (target - 1, target + 1, possible.start) if k in possible]
        others = [k for k in near if k != target]
        if others:
            yield rows_of(counts, others[number % len(others)])


def typical_tables(seats: int) -> Iterator[list[list[str]]]:
    """Patterns that differ by more than the names of the colours, with every number of kododo."""
    for number, counts in enumerate(colour_patterns(seats)):
        if list(counts) == sorted(counts, reverse=True):
            turn = number % len(COLOURS)
            turned = counts[turn:] + counts[:turn]
            for kododo in kododo_range(turned):
                yield rows_of(turned, kododo)
