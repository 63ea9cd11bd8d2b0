"""Who sits on a chair: a person with a name, or a character that plays at a level."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Chair:
    """One place at the table. Without a character a person decides."""

    name: str
    avatar: str
    character: str | None = None
    level: str | None = None

    @property
    def is_person(self) -> bool:
        """Whether somebody at this screen decides."""
        return self.character is None


def people_at(chairs: Sequence[Chair]) -> tuple[int, ...]:
    """The seats of the people, in playing order."""
    return tuple(seat for seat, chair in enumerate(chairs) if chair.is_person)
