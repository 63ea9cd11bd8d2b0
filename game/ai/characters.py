"""Who sits at the table: a name, a face, a way of playing, and a little talk that tells nothing."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from game.core.words import N_


class Occasion(Enum):
    """When a character may say something. All of them are public, so talk gives nothing away."""

    GREETING = "greeting"
    OWN_WIN = "own win"
    BUST = "bust"
    KODODO = "kododo"
    NOBODY = "nobody"


@dataclass(frozen=True, slots=True)
class Style:
    """What a character likes besides winning, each in points of a round. Zero is indifference."""

    crowd: float = 0.0
    """Joining a colour, for each card of it that lies on the table."""
    bust: float = 0.0
    """Each colour that reaches the limit."""
    kododo: float = 0.0
    """A round in which only kododo score, and again for each own one in it."""
    thrift: float = 0.0
    """Each point above a low card's that is saved until it scores."""
    daring: float = 0.0
    """A great round of its own, and as much dislike of a small one; below zero, the reverse."""
    loyalty: float = 0.0
    """Joining a colour, for each own card of it in the row."""


@dataclass(frozen=True, slots=True)
class Character:
    """A player made of code: how it looks, talks and likes to play; not how well."""

    key: str
    name: str
    animal: str
    description: str
    style: Style
    talk: Mapping[Occasion, tuple[str, ...]]


_FLAMINGO = Character(
    "flamingo",
    N_("Chogogo"),
    "flamingo",
    N_("Goes where the flock goes: joins the colours that others play."),
    Style(crowd=0.3),
    {
        Occasion.GREETING: (N_("The more, the merrier!"), N_("Shall we all stand together?")),
        Occasion.OWN_WIN: (N_("Together is better."), N_("Pink looks good on me.")),
        Occasion.BUST: (N_("It got crowded."), N_("Too many legs in the water.")),
        Occasion.KODODO: (N_("Such small guests!"),),
        Occasion.NOBODY: (N_("And we were getting along so well."),),
    },
)

_TROUPIAL = Character(
    "troupial",
    N_("Trupial"),
    "troupial",
    N_("Moves into other birds' nests: loves it when a colour goes bust."),
    Style(bust=3.5),
    {
        Occasion.GREETING: (N_("Nice nest you have there."), N_("Don't mind me.")),
        Occasion.OWN_WIN: (N_("Finders, keepers."), N_("I only whistled.")),
        Occasion.BUST: (N_("Oops. Was that yours?"), N_("One twig too many!")),
        Occasion.KODODO: (N_("Lizards! In my tree!"),),
        Occasion.NOBODY: (N_("Now that is a song."), N_("Nothing for anyone? Lovely.")),
    },
)

_IGUANA = Character(
    "iguana",
    N_("Yuana"),
    "iguana",
    N_("Keeps the lizards together: always has an eye on the kododo count."),
    Style(kododo=4.0),
    {
        Occasion.GREETING: (N_("Bon dia. The sun is good today."), N_("Small cards, long day.")),
        Occasion.OWN_WIN: (N_("Slowly, and then at once."),),
        Occasion.BUST: (N_("Heat does that."),),
        Occasion.KODODO: (N_("Family!"), N_("They all came out to bask.")),
        Occasion.NOBODY: (N_("Back to the warm stone."),),
    },
)

_PELICAN = Character(
    "pelican",
    N_("Ganshi"),
    "pelican",
    N_("Has a deep pouch: saves the high cards for a round that is worth it."),
    Style(thrift=0.4),
    {
        Occasion.GREETING: (N_("I travel with luggage."), N_("Any fish today?")),
        Occasion.OWN_WIN: (N_("Straight into the pouch."), N_("A full beak.")),
        Occasion.BUST: (N_("The net broke."),),
        Occasion.KODODO: (N_("Small fry counts too."),),
        Occasion.NOBODY: (N_("An empty dive."),),
    },
)

_PARAKEET = Character(
    "parakeet",
    N_("Prikichi"),
    "parakeet",
    N_("Cannot sit still: rather a big round or none at all."),
    Style(daring=1.0),
    {
        Occasion.GREETING: (N_("All in! What are we playing?"), N_("Fast, fast, fast!")),
        Occasion.OWN_WIN: (N_("Again! Again!"), N_("Did you see that?")),
        Occasion.BUST: (N_("Boom!"),),
        Occasion.KODODO: (N_("What are the odds?"),),
        Occasion.NOBODY: (N_("Double or nothing: nothing."),),
    },
)

_OWL = Character(
    "owl",
    N_("Shoco"),
    "owl",
    N_("Sits still and counts: no favourites, no tricks."),
    Style(),
    {
        Occasion.GREETING: (N_("Good evening. I am only watching."),),
        Occasion.OWN_WIN: (N_("As expected. More or less."), N_("Hm. Pleasant.")),
        Occasion.BUST: (N_("That was one too many."),),
        Occasion.KODODO: (N_("Exactly. How rare."),),
        Occasion.NOBODY: (N_("Nothing is also a result."),),
    },
)

_TURTLE = Character(
    "turtle",
    N_("Turtuga"),
    "turtle",
    N_("In no hurry: prefers small sure points to great hopes."),
    Style(daring=-1.5),
    {
        Occasion.GREETING: (N_("There is time."), N_("I came as quickly as I could.")),
        Occasion.OWN_WIN: (N_("Step by step."),),
        Occasion.BUST: (N_("Waves come, waves go."),),
        Occasion.KODODO: (N_("Little feet on the beach."),),
        Occasion.NOBODY: (N_("We can wait."),),
    },
)

_DONKEY = Character(
    "donkey",
    N_("Buriku"),
    "donkey",
    N_("Stubborn: stays with the colour it began, come what may."),
    Style(loyalty=0.6),
    {
        Occasion.GREETING: (N_("I know my way."), N_("Nobody moves me.")),
        Occasion.OWN_WIN: (N_("I said so."),),
        Occasion.BUST: (N_("I am not moving."),),
        Occasion.KODODO: (N_("Something tickles my hoof."),),
        Occasion.NOBODY: (N_("And I will do it again."),),
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
