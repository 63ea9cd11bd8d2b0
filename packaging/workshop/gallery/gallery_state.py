"""What a state of the gallery is, and the chairs that states are laid for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from game.app.settings import Settings
from game.kits.set_up import Chair, SetUp
from workshop.gallery.studio import Studio

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


def laid(set_up: SetUp) -> Settings:
    """The usual settings with this table."""
    return Settings().remembering(set_up)
