"""What a state of the gallery is, and the tables that states are laid for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from game.app.settings import Settings
from game.kits.five211.kit import five211_set_up
from game.kits.set_up import Chair, SetUp
from game.rules.five211.options import Variant
from scenes.workshop.gallery.rounds import Found, Script
from scenes.workshop.gallery.studio import SETTLED, Studio

PERSON = Chair("Maria", "sun hat")
BOTS = (
    Chair("Shoco", "owl", "owl", "master"),
    Chair("Chogogo", "flamingo", "flamingo", "master"),
    Chair("Yuana", "iguana", "iguana", "master"),
    Chair("Prikichi", "parakeet", "parakeet", "master"),
)
"""They think so long that none of them decides before a picture is taken."""


@dataclass(frozen=True, slots=True)
class State:
    """A name, the settings to start with, and the way to get there."""

    name: str
    reach: Callable[[Studio], None]
    settings: Settings = field(default_factory=Settings)


def table_for(seats: int, variant: Variant = Variant.STANDARD, *, closed: bool = False) -> SetUp:
    """One person among bots."""
    return five211_set_up((PERSON, *BOTS[: seats - 1]), variant, closed_scores=closed)


def laid(set_up: SetUp) -> Settings:
    """The usual settings with this table."""
    return Settings().remembering(set_up)


def open_table(studio: Studio, found: Found, seconds: float = SETTLED) -> Script:
    """The table of a match after some moves, at rest."""
    script = Script(studio.deal(found.seed), found.seed)
    script.moves(found.moves)
    studio.show(studio.make_table(script.session), seconds)
    return script
