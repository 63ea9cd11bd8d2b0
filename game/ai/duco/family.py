"""The bots of DuCo: every level, the style of every character, and the greedy yardstick."""

from typing import Final, TypeAlias

from game.ai.bot import Bot
from game.ai.characters import Character
from game.ai.duco.looking import LookingBot
from game.ai.duco.master import MasterBot
from game.ai.duco.style import PLAIN, Style
from game.ai.duco.toddling import ToddlerBot
from game.ai.ladder import Family, Level
from game.core.words import N_
from game.rules.duco.moves import DucoMove
from game.rules.duco.view import DucoView

DucoBot: TypeAlias = Bot[DucoView, DucoMove]

STYLES: Final = {
    "owl": PLAIN,
    "flamingo": Style(company=0.8),
    "troupial": Style(spite=0.5),
    "iguana": Style(lizards=1.2),
    "pelican": Style(doubles=1.0),
    "parakeet": Style(growth=1.5),
    "turtle": Style(home=0.5),
    "donkey": Style(loyalty=1.4),
}
"""What each character likes besides points; somebody new likes nothing in particular."""

_CHARACTERS: Final = {
    "owl": N_("Sits still and counts: no favourites, no tricks."),
    "flamingo": N_("Likes company: lays where many tiles stand together."),
    "troupial": N_("Moves into other birds' nests: takes the place that the next one wants."),
    "iguana": N_("Keeps the lizards together: looks for their sign first."),
    "pelican": N_("Has a deep pouch: cannot pass by a double."),
    "parakeet": N_("Cannot sit still: makes the town wider and higher."),
    "turtle": N_("Stays close to home: lays near the middle of the town."),
    "donkey": N_("Stubborn: goes on building where it has built before."),
}

_LEVELS: Final = {
    Level.TODDLER: N_("Falls for the prettiest tile and puts it close by, however it fits."),
    Level.CHILD: N_("Sees a few places and takes the best of them."),
    Level.GUEST: N_("Looks at one place in six, and not at what it leaves."),
    Level.REGULAR: N_("Looks around, but misses many a place."),
    Level.EXPERT: N_("Finds the best place there is, every time."),
    Level.MASTER: N_("Thinks of what everybody can lay next, and of the end."),
}

SHARES: Final = {Level.CHILD: 0.07, Level.GUEST: 0.17, Level.REGULAR: 0.4, Level.EXPERT: 1.0}
"""The part of all placements that a level looks at; a toddler does not look."""


SECONDS: Final = {
    Level.TODDLER: 8.5,
    Level.CHILD: 8.0,
    Level.GUEST: 7.0,
    Level.REGULAR: 5.5,
    Level.EXPERT: 4.2,
    Level.MASTER: 3.2,
}
"""How long a level takes for a tile where time counts: as long as people do."""


def make_bot(character: Character, level: Level) -> DucoBot:
    """The bot of a character at a level."""
    name = f"{level.value}:{character.key}"
    style = STYLES.get(character.key, PLAIN)
    if level is Level.TODDLER:
        return ToddlerBot(name, SECONDS[level])
    if level is Level.MASTER:
        return MasterBot(name, style, SECONDS[level])
    return LookingBot(name, SHARES[level], style, SECONDS[level])


_GREEDY: Final = LookingBot("greedy", 1.0, seconds=SECONDS[Level.EXPERT])

_STRENGTHS: Final = {
    seats: (0.0, 6.0, 8.4, 10.7, 12.9, 12.9 + master)
    for seats, master in {2: 0.85, 3: 0.61, 4: 0.44, 5: 0.42}.items()
}
"""From win shares of one among three of the level below: .995, .79, .76 and .75 in 200 to 480
games; a guest against one child has the same odds, .92. The master's follow from the table in the
README.
"""

BOTS: Final[Family[DucoView, DucoMove]] = Family(
    make_bot, _LEVELS, _CHARACTERS, {"greedy": _GREEDY}, _STRENGTHS
)
