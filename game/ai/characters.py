"""Who sits at the table: a name, a face, and a little talk that tells nothing of the cards."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from game.core.words import N_


class Occasion(Enum):
    """When a character may say something: always about what everybody has seen.

    A game adds occasions of its own, so this has none.
    """


class AnyGame(Occasion):
    """The occasions of every game."""

    GREETING = "greeting"
    OWN_WIN = "own win"


@dataclass(frozen=True, slots=True)
class Character:
    """A player made of code: how it looks and talks. How it plays is for each game to say."""

    key: str
    name: str
    animal: str
    talk: Mapping[Occasion, tuple[str, ...]]


_FLAMINGO = Character(
    "flamingo",
    N_("Chogogo"),
    "flamingo",
    {
        AnyGame.GREETING: (N_("The more, the merrier!"), N_("Shall we all stand together?")),
        AnyGame.OWN_WIN: (N_("Together is better."), N_("Pink looks good on me.")),
    },
)

_TROUPIAL = Character(
    "troupial",
    N_("Trupial"),
    "troupial",
    {
        AnyGame.GREETING: (N_("Nice nest you have there."), N_("Don't mind me.")),
        AnyGame.OWN_WIN: (N_("Finders, keepers."), N_("I only whistled.")),
    },
)

_IGUANA = Character(
    "iguana",
    N_("Yuana"),
    "iguana",
    {
        AnyGame.GREETING: (N_("Bon dia. The sun is good today."), N_("Small cards, long day.")),
        AnyGame.OWN_WIN: (N_("Slowly, and then at once."),),
    },
)

_PELICAN = Character(
    "pelican",
    N_("Ganshi"),
    "pelican",
    {
        AnyGame.GREETING: (N_("I travel with luggage."), N_("Any fish today?")),
        AnyGame.OWN_WIN: (N_("Straight into the pouch."), N_("A full beak.")),
    },
)

_PARAKEET = Character(
    "parakeet",
    N_("Prikichi"),
    "parakeet",
    {
        AnyGame.GREETING: (N_("All in! What are we playing?"), N_("Fast, fast, fast!")),
        AnyGame.OWN_WIN: (N_("Again! Again!"), N_("Did you see that?")),
    },
)

_OWL = Character(
    "owl",
    N_("Shoco"),
    "owl",
    {
        AnyGame.GREETING: (N_("Good evening. I was awake anyway."),),
        AnyGame.OWN_WIN: (N_("As expected. More or less."), N_("Hm. Pleasant.")),
    },
)

_TURTLE = Character(
    "turtle",
    N_("Turtuga"),
    "turtle",
    {
        AnyGame.GREETING: (N_("There is time."), N_("I came as quickly as I could.")),
        AnyGame.OWN_WIN: (N_("Step by step."),),
    },
)

_DONKEY = Character(
    "donkey",
    N_("Buriku"),
    "donkey",
    {
        AnyGame.GREETING: (N_("I know my way."), N_("Nobody moves me.")),
        AnyGame.OWN_WIN: (N_("I said so."),),
    },
)

CHARACTERS: Final = (
    _OWL,
    _FLAMINGO,
    _TROUPIAL,
    _IGUANA,
    _PELICAN,
    _PARAKEET,
    _TURTLE,
    _DONKEY,
)
"""Everybody who can be asked to the table; the calm counter first, as the plainest of them."""

_BY_KEY: Final = {character.key: character for character in CHARACTERS}


def character_by_key(key: str) -> Character | None:
    """The character with this key, or None for one that we do not know."""
    return _BY_KEY.get(key)
