"""Something that a player may ask for in the options, and one game alone has a use for."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.app.settings import Settings


@dataclass(frozen=True, slots=True)
class OwnWish:
    """On or off; a game declares it in its table kit and asks whether it `holds`."""

    key: str
    """Under which it is kept."""
    name: str
    """Of its control, in plain English."""
    label: str
    """What is asked, and below in a sentence what it does: to be translated where they are shown.
    """
    tip: str
    after: str = ""
    """The name of the shared control below which it stands; empty: above all."""
    usual: bool = False

    def holds(self, settings: Settings) -> bool:
        """Whether the player wants it."""
        return settings.wishes.get(self.key, self.usual)

    def kept(self, settings: Settings, *, on: bool) -> Settings:
        """The settings after the player has chosen."""
        return replace(settings, wishes={**settings.wishes, self.key: on})
