"""What is chosen before a game of Chikyu, and the numbers that follow; HR marks a house rule."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from game.core.options import OptionField, OptionSpec, OptionValue
from game.core.words import N_
from game.rules.chikyu.cards import CARDS, RANKS, Card, Kind

MOST_ROUNDS: Final = 4
END_POINTS: Final = 30
END_POINTS_EXPANSION: Final = 35
"""Reading R1: "more than 30" is 30 or more, as the expansion says "35 or more"."""
LIMITS: Final = {2: 4, 3: 3, 4: 4, 5: 5}
"""Who took more than so many of a kind has too many of it."""
TOP_RANKS: Final = {2: 5, 3: 5, 4: 7, 5: RANKS}
"""HR: the highest rank in use."""
WHOLE_DECK_HAND: Final = 10
"""HR: cards in a hand when all nine ranks are in use."""
BY_LOT: Final = "usual"
FLOOR: Final = 0
"""HR: a marker never goes below it."""
PILE_POINTS: Final = 2
PINK_PILE_POINTS: Final = 3
"""Reading R5: instead of two, once a pile; with too many Intenton, minus three."""
TWO_COLOURS_FROM: Final = 2
"""Reading R2: Inadven/Faul is one kind, half red, half blue; so many of it show both colours."""
ALL_COLOURS_POINTS: Final = 10
ALL_COLOURS_POINTS_EXPANSION: Final = 11
LEIZY_STEP: Final = 5
GIFT: Final = 3
PILES_PHASE: Final = 1
TURNABLINDIE_PHASE: Final = 2
FAUL_PHASE: Final = 3
"""Readings R3 and R4: both penalties are part of the base game, one phase each, in this order."""


class Piles(Enum):
    """Whether everybody may look at everybody's piles."""

    OPEN = "open"
    CLOSED = "closed"


class Deck(Enum):
    """Only the ranks that the seats need, or ten cards each of them all."""

    TRIMMED = "trimmed"
    WHOLE = "10 of 54"


@dataclass(frozen=True, slots=True)
class ChikyuOptions:
    """Seats, the expansion, open or closed piles, the deck, and who begins."""

    seats: int = 4
    expansion: bool = False
    piles: Piles = Piles.OPEN
    deck: Deck = Deck.TRIMMED
    begins: int = 0
    """The seat that leads the first trick, counted from one; 0: lots are drawn."""

    # What follows from the answers is asked for with every move, and so worked out once.
    hands: int = field(init=False, repr=False, compare=False)
    """Hands of cards at the table: one a seat; with two, each has a dependency as well."""
    kinds: tuple[Kind, ...] = field(init=False, repr=False, compare=False)
    top_rank: int = field(init=False, repr=False, compare=False)
    cards: tuple[Card, ...] = field(init=False, repr=False, compare=False)
    """The cards in use."""
    hand_size: int = field(init=False, repr=False, compare=False)
    aside: int = field(init=False, repr=False, compare=False)
    """Cards that are set aside unseen."""
    limit: int = field(init=False, repr=False, compare=False)
    end_points: int = field(init=False, repr=False, compare=False)
    colours: int = field(init=False, repr=False, compare=False)
    """All colours there are: a kind is one, Inadven/Faul two (reading R2)."""
    all_colours_points: int = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        hands = 4 if self.seats == 2 else self.seats
        kinds = tuple(kind for kind in Kind if self.expansion or kind is not Kind.LEIZY)
        whole = self.deck is Deck.WHOLE
        top = RANKS if whole else TOP_RANKS[self.seats]
        cards = tuple(card for card in CARDS if card.kind in kinds and card.rank <= top)
        size = WHOLE_DECK_HAND if whole else len(cards) // hands
        derived = {
            "hands": hands,
            "kinds": kinds,
            "top_rank": top,
            "cards": cards,
            "hand_size": size,
            "aside": len(cards) - hands * size,
            "limit": LIMITS[self.seats],
            "end_points": END_POINTS_EXPANSION if self.expansion else END_POINTS,
            "colours": len(kinds) + 1,
            "all_colours_points": (
                ALL_COLOURS_POINTS_EXPANSION if self.expansion else ALL_COLOURS_POINTS
            ),
        }
        for name, value in derived.items():
            object.__setattr__(self, name, value)

    @property
    def has_dependencies(self) -> bool:
        """Whether everybody plays a face-up hand beside their own."""
        return self.seats == 2

    @property
    def closed(self) -> bool:
        """Whether the piles of others stay closed until they are scored."""
        return self.piles is Piles.CLOSED


def _problem(values: Mapping[str, OptionValue]) -> str | None:
    absent = values["begins"] != BY_LOT and int(values["begins"]) > int(values["seats"])
    return N_("Nobody sits there.") if absent else None


# Never reorder: game codes count through these values.
OPTION_SPEC: Final = OptionSpec(
    (
        OptionField("seats", (2, 3, 4, 5), 4),
        OptionField("expansion", ("off", "on"), "off"),
        OptionField("piles", tuple(piles.value for piles in Piles), "open"),
        OptionField("deck", tuple(deck.value for deck in Deck), "trimmed"),
        OptionField("begins", (BY_LOT, *map(str, range(1, 6))), BY_LOT, short=1, before=BY_LOT),
    ),
    objection=_problem,
)


def options_from_values(values: Mapping[str, OptionValue]) -> ChikyuOptions:
    """Options from checked values; those of a log may leave out what nobody asked then."""
    values = OPTION_SPEC.as_kept(values)
    seats, begins = values["seats"], values["begins"]
    assert isinstance(seats, int)
    piles, deck = Piles(values["piles"]), Deck(values["deck"])
    first = 0 if begins == BY_LOT else int(begins)
    return ChikyuOptions(seats, values["expansion"] == "on", piles, deck, first)


def values_from_options(options: ChikyuOptions) -> dict[str, OptionValue]:
    """The inverse of `options_from_values`; lots are left out, as in what was written before."""
    return {
        "seats": options.seats,
        "expansion": "on" if options.expansion else "off",
        "piles": options.piles.value,
        "deck": options.deck.value,
        **({"begins": str(options.begins)} if options.begins else {}),
    }
