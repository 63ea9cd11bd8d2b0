"""The bots of 5211: every level, the style of every character, and the greedy yardstick."""

from typing import Final, TypeAlias

from game.ai.bot import Bot
from game.ai.characters import Character
from game.ai.five211.beliefs.opponent_catalogue import BLIND, EQUALS
from game.ai.five211.policy.one_ply import (
    GreedyBot,
    OnePlyBot,
    childs_score,
    guests_score,
    toddlers_score,
)
from game.ai.five211.policy.taste import Taste
from game.ai.five211.search.best_response import SearchBot, SearchEffort
from game.ai.ladder import Family, Level
from game.ai.search import FlatSearchBot
from game.core.words import N_
from game.rules.five211.cards import Colour
from game.rules.five211.moves import Five211Move
from game.rules.five211.rules import Five211
from game.rules.five211.view import Five211View

Five211Bot: TypeAlias = Bot[Five211View, Five211Move]

STYLES: Final = {
    "owl": Taste(),
    "flamingo": Taste(crowd=0.3),
    "troupial": Taste(bust=3.5),
    "iguana": Taste(kododo=4.0),
    "pelican": Taste(thrift=0.4),
    "parakeet": Taste(daring=1.0),
    "turtle": Taste(daring=-1.5),
    "donkey": Taste(loyalty=0.6),
}
"""What each character likes besides winning; somebody new likes nothing in particular."""

FAVOURITES: Final = {
    "owl": Colour.BLUE,
    "flamingo": Colour.VIOLET,
    "troupial": Colour.ORANGE,
    "iguana": Colour.GREEN,
    "pelican": Colour.BLUE,
    "parakeet": Colour.YELLOW,
    "turtle": Colour.GREEN,
    "donkey": Colour.VIOLET,
}
"""A toddler has no style yet, but a favourite colour; somebody new loves the yellow houses."""

_CHARACTERS: Final = {
    "owl": N_("Sits still and counts: no favourites, no tricks."),
    "flamingo": N_("Goes where the flock goes: joins the colours that others play."),
    "troupial": N_("Moves into other birds' nests: loves it when a colour goes bust."),
    "iguana": N_("Keeps the kododo together: always has an eye on their count."),
    "pelican": N_("Has a deep pouch: saves the high cards for a round that is worth it."),
    "parakeet": N_("Cannot sit still: rather a big round or none at all."),
    "turtle": N_("In no hurry: prefers small sure points to great hopes."),
    "donkey": N_("Stubborn: stays with the colour it began, come what may."),
}

_LEVELS: Final = {
    Level.TODDLER: N_("Loves one colour and big numbers, and has never heard of a limit."),
    Level.CHILD: N_("Looks at its own cards and forgets about the limit."),
    Level.GUEST: N_("Knows the rules, thinks of this turn only, and slips now and then."),
    Level.REGULAR: N_("Has an eye on what the others may still play."),
    Level.EXPERT: N_("Thinks the round through and knows how people play."),
    Level.MASTER: N_("Reads how everybody plays, and keeps good cards for later."),
}

MASTERS_EFFORT: Final = SearchEffort(36_000, doubt=3.0, priors=EQUALS, memory=1_600)

_EFFORTS: Final = {
    Level.REGULAR: SearchEffort(500, batch=4, doubt=1.0, learns=False, keeps=False, priors=BLIND),
    Level.EXPERT: SearchEffort(2_400, batch=8, learns=False, keeps=False),
    Level.MASTER: MASTERS_EFFORT,
}


def make_bot(character: Character, level: Level) -> Five211Bot:
    """The bot of a character at a level."""
    name = f"{level.value}:{character.key}"
    style = STYLES.get(character.key, Taste())
    match level:
        case Level.TODDLER:
            favourite = FAVOURITES.get(character.key, Colour.YELLOW)
            return OnePlyBot(name, toddlers_score(favourite), wavering=2.0, style=Taste())
        case Level.CHILD:
            return OnePlyBot(name, childs_score, wavering=2.0, style=style)
        case Level.GUEST:
            return OnePlyBot(name, guests_score, wavering=2.0, style=style)
        case Level.REGULAR | Level.EXPERT | Level.MASTER:
            return SearchBot(name, _EFFORTS[level], style)


_STRENGTHS: Final = {
    2: (0.0, 0.9, 2.7, 3.3, 4.7, 5.35),
    3: (0.0, 0.9, 2.1, 2.45, 3.2, 3.65),
    4: (0.0, 0.9, 1.6, 2.35, 2.85, 3.1),
    5: (0.0, 0.9, 1.35, 1.65, 1.95, 2.45),
}
"""From the win shares of one among others of the level below, in the table of the README. That of a
child among toddlers, .44 of 600 games, is known for four seats.
"""


BOTS: Final[Family[Five211View, Five211Move]] = Family(
    make_bot,
    _LEVELS,
    _CHARACTERS,
    {bot.name: bot for bot in (GreedyBot(), FlatSearchBot(Five211()))},
    _STRENGTHS,
)
