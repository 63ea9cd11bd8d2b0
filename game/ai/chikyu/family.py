"""The bots of Chikyu: every level, the style of every character, and the rule as a yardstick."""

from typing import Final, TypeAlias

from game.ai.bot import Bot, Decided
from game.ai.characters import Character
from game.ai.chikyu.levels import RuleBot, TreeBot, WorldsBot
from game.ai.chikyu.taste import PLAIN, Taste
from game.ai.ladder import Family, Level
from game.core.rng import Rng
from game.core.words import N_
from game.rules.chikyu.cards import Card, Kind
from game.rules.chikyu.moves import ChikyuMove, PlayCard
from game.rules.chikyu.view import ChikyuView

_PINK: Final = 4.0
"""So many ranks a toddler forgets for a pink card."""


class ToddlerBot:
    """Sees ranks and pink, never whether a card can win nor what the piles hold."""

    def __init__(self, name: str) -> None:
        self.name = name

    def think(self, view: ChikyuView, rng: Rng) -> Decided[ChikyuMove]:
        # It keeps the big cards for following, where half of them win nothing.
        sign = 1 if view.trick else -1
        best, most = view.legal[0], float("-inf")
        for move in view.legal:
            if isinstance(move, PlayCard):
                liked = _PINK * _is_pink(move.card) + sign * move.card.rank + rng.random()
                if liked > most:
                    best, most = move, liked
        return Decided(best)


def _is_pink(card: Card) -> bool:
    return card.kind is Kind.INTENTON


ChikyuBot: TypeAlias = Bot[ChikyuView, ChikyuMove]

STYLES: Final = {
    "owl": PLAIN,
    "flamingo": Taste(pink=2.0),
    "troupial": Taste(spite=2.5),
    "iguana": Taste(colours=1.2),
    "pelican": Taste(greed=2.0),
    "parakeet": Taste(haste=0.35),
    "turtle": Taste(shyness=2.0),
    "donkey": Taste(loyalty=0.8),
}
"""What each character likes besides winning; somebody new likes nothing in particular."""

_CHARACTERS: Final = {
    "owl": N_("Sits still and counts: no favourites, no tricks."),
    "flamingo": N_("Everything pink belongs to it: takes seahorses and gives none away."),
    "troupial": N_("Leaves things in other birds' nests: gives what is one too many."),
    "iguana": N_("Likes them all: keeps what it has not got yet."),
    "pelican": N_("Has a deep pouch: takes every pile it can get and wastes no good card."),
    "parakeet": N_("Cannot sit still: plays the high cards first."),
    "turtle": N_("Stays in its shell: would rather look away."),
    "donkey": N_("Stubborn: leads what it has most of, again and again."),
}

_LEVELS: Final = {
    Level.TODDLER: N_("Loves everything pink and its biggest card, win or lose."),
    Level.CHILD: N_("Follows as the rules say, and plays every other card just so."),
    Level.GUEST: N_("Counts what the pile brings and fears the limits."),
    Level.REGULAR: N_("Imagines a few ways in which the round may go on."),
    Level.EXPERT: N_("Imagines many rounds, and remembers who lacks what."),
    Level.MASTER: N_("Thinks for everybody at the table, and of the whole game."),
}

WHIM_OF_A_CHILD: Final = 0.5
WORLDS: Final = {Level.REGULAR: 10, Level.EXPERT: 40}
STEPS_OF_A_MASTER: Final = 20_000


def make_bot(character: Character, level: Level) -> ChikyuBot:
    """The bot of a character at a level."""
    name = f"{level.value}:{character.key}"
    style = STYLES.get(character.key, PLAIN)
    match level:
        case Level.TODDLER:
            return ToddlerBot(name)
        case Level.CHILD:
            return RuleBot(name, WHIM_OF_A_CHILD, style)
        case Level.GUEST:
            return RuleBot(name, style=style)
        case Level.REGULAR:
            return WorldsBot(name, WORLDS[level], style)
        case Level.EXPERT:
            return WorldsBot(name, WORLDS[level], style, looks_twice=True)
        case Level.MASTER:
            return TreeBot(name, STEPS_OF_A_MASTER, style)


_STRENGTHS: Final = {
    2: (0.0, 0.8, 1.26, 1.61, 2.05, 3.66),
    3: (0.0, 0.8, 1.23, 1.66, 1.99, 2.83),
    4: (0.0, 0.8, 1.12, 1.28, 1.7, 2.22),
    5: (0.0, 0.8, 1.18, 1.27, 1.49, 1.9),
}
"""From win shares of one among others of the level below: 500 games at four seats for the child, at
every number of seats 600 for the guest, 400 for regular and expert, 300 or 400 for the master.
"""

BOTS: Final[Family[ChikyuView, ChikyuMove]] = Family(
    make_bot, _LEVELS, _CHARACTERS, {"greedy": RuleBot("greedy")}, _STRENGTHS
)
