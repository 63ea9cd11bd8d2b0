"""What is chosen before a game of 5211, and the numbers that follow from the seats."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from game.core.options import OptionField, OptionSpec, OptionValue

HAND_SIZE: Final = 5
TARGET_POINTS: Final = 50
CARDS_PER_TURN: Final = (2, 1, 1)
SLOTS: Final = sum(CARDS_PER_TURN)
MOST_TAKE_BACKS: Final = 100
"""Nobody changes their mind so often in a turn; without an end a log could grow without one."""


class Variant(Enum):
    """One deck, or decks until somebody has fifty points."""

    STANDARD = "standard"
    LONG = "long"


@dataclass(frozen=True, slots=True)
class TableNumbers:
    """The numbers of a table: what the rules derive from the seats alone."""

    seats: int
    removed: int
    rounds: int
    kododo_target: int
    limit: int


NUMBERS: Final = {
    seats: TableNumbers(seats, removed, rounds, kododo_target=seats + 2, limit=seats + 3)
    for seats, removed, rounds in ((2, 10, 11), (3, 13, 7), (4, 0, 6), (5, 15, 4))
}


@dataclass(frozen=True, slots=True)
class Five211Options:
    """Seats, variant, and whether other players' points stay hidden until the end."""

    seats: int = 4
    variant: Variant = Variant.STANDARD
    closed_scores: bool = False

    @property
    def numbers(self) -> TableNumbers:
        """The numbers of this table."""
        return NUMBERS[self.seats]


# Never reorder: game codes count through these values.
OPTION_SPEC: Final = OptionSpec(
    (
        OptionField("seats", (2, 3, 4, 5), 4),
        OptionField("variant", ("standard", "long"), "standard"),
        OptionField("scores", ("open", "closed"), "open"),
    )
)


def options_from_values(values: Mapping[str, OptionValue]) -> Five211Options:
    """Options from checked values."""
    seats = values["seats"]
    assert isinstance(seats, int)
    return Five211Options(seats, Variant(values["variant"]), values["scores"] == "closed")


def values_from_options(options: Five211Options) -> dict[str, OptionValue]:
    """The inverse of `options_from_values`."""
    return {
        "seats": options.seats,
        "variant": options.variant.value,
        "scores": "closed" if options.closed_scores else "open",
    }
