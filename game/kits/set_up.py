"""A table before the first card: which game, who sits where, its options, and the house rules."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from game.core.options import OptionValue
from game.core.words import _

ANY_PHONE: Final = "any"
"""Of a chair whose phone has not come yet."""


@dataclass(frozen=True, slots=True)
class Chair:
    """One place at the table. Without a character a person decides."""

    name: str
    avatar: str
    character: str | None = None
    level: str | None = None
    phone: str = ""
    """By what the phone is known on which a person decides, not at this screen; or `ANY_PHONE`."""

    @property
    def is_person(self) -> bool:
        """Whether somebody decides, here or on a phone."""
        return self.character is None

    @property
    def is_here(self) -> bool:
        """Whether somebody at this screen decides."""
        return self.is_person and not self.phone


@dataclass(frozen=True, slots=True)
class HouseRules:
    """What the people at a table have agreed on beside the rules; it belongs to their match."""

    hints: bool = True
    """Whether hints are given."""


USUAL_HOUSE_RULES: Final = HouseRules()


@dataclass(frozen=True, slots=True)
class SetUp:
    """A table as it is laid. The chairs say how many seats there are, so no option does."""

    game: str
    chairs: tuple[Chair, ...]
    options: Mapping[str, OptionValue] = field(default_factory=dict, hash=False)
    """Answers to the game's options; those not named are the usual ones."""
    house_rules: HouseRules = USUAL_HOUSE_RULES

    @property
    def option_values(self) -> dict[str, OptionValue]:
        """The answers with the number of seats."""
        return {"seats": len(self.chairs), **self.options}


def people_at(chairs: Sequence[Chair]) -> tuple[int, ...]:
    """The seats of the people, in playing order."""
    return tuple(seat for seat, chair in enumerate(chairs) if chair.is_person)


def here_at(chairs: Sequence[Chair]) -> tuple[int, ...]:
    """The seats of the people at this screen, in playing order."""
    return tuple(seat for seat, chair in enumerate(chairs) if chair.is_here)


FACES: Final = ("sun hat", "sailor", "curls", "glasses", "braids")
"""Of people, as the window draws them."""

USUAL_CHAIRS: Final = (
    Chair("Player 1", "sun hat"),
    Chair("Shoco", "owl", "owl", "guest"),
    Chair("Chogogo", "flamingo", "flamingo", "guest"),
    Chair("Yuana", "iguana", "iguana", "guest"),
)
"""Who sits there at the first start."""


def person_name(seat: int) -> str:
    """What a person is called who gives no name."""
    return _("Player {number}").format(number=seat + 1)


def usual_person() -> Chair:
    """Who plays where nobody has said who they are."""
    return replace(USUAL_CHAIRS[0], name=person_name(0))
