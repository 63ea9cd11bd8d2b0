"""How well a bot plays: five levels from a child to a master, and every bot by its name."""

from collections.abc import Mapping
from enum import Enum
from types import MappingProxyType
from typing import Final, TypeAlias

from game.ai.bot import Bot
from game.ai.characters import CHARACTERS, Character, character_by_key
from game.ai.five211.greedy import GreedyBot
from game.ai.five211.kinds import BLIND
from game.ai.five211.looks import LookBot, childs_look, guests_look
from game.ai.five211.search import Effort, SearchBot
from game.ai.random_bot import RandomBot
from game.core.words import N_
from game.rules.five211.moves import Five211Move
from game.rules.five211.view import Five211View

Five211Bot: TypeAlias = Bot[Five211View, Five211Move]


class Level(Enum):
    """The ladder, lowest first. The value is the key that set-ups and saves hold."""

    CHILD = "child"
    GUEST = "guest"
    REGULAR = "regular"
    EXPERT = "expert"
    MASTER = "master"

    @property
    def display_name(self) -> str:
        """What set-up shows, to be translated there."""
        return _NAMES[self]

    @property
    def description(self) -> str:
        """One line about how it plays."""
        return _DESCRIPTIONS[self]


_NAMES: Final = {
    Level.CHILD: N_("Child"),
    Level.GUEST: N_("Guest"),
    Level.REGULAR: N_("Regular"),
    Level.EXPERT: N_("Expert"),
    Level.MASTER: N_("Master"),
}

_DESCRIPTIONS: Final = {
    Level.CHILD: N_("Looks at its own cards and forgets about the limit."),
    Level.GUEST: N_("Knows the rules, thinks of this turn only, and slips now and then."),
    Level.REGULAR: N_("Has an eye on what the others may still play."),
    Level.EXPERT: N_("Thinks the round through and knows how people play."),
    Level.MASTER: N_("Reads how everybody plays, and keeps good cards for later."),
}


_EFFORTS: Final = {
    Level.REGULAR: Effort(500, batch=4, doubt=1.0, learns=False, keeps=False, prior=BLIND),
    Level.EXPERT: Effort(2_400, batch=8, learns=False, keeps=False),
    Level.MASTER: Effort(48_000, doubt=3.0),
}


def make_bot(game_key: str, character_key: str, level_key: str) -> Five211Bot:
    """The bot of a character at a level, for a game; ValueError for an unknown key."""
    character = character_by_key(character_key)
    if game_key != "five211" or character is None:
        raise ValueError(f"no bot {character_key!r} for the game {game_key!r}")
    return _make(character, Level(level_key))


def _make(character: Character, level: Level) -> Five211Bot:
    name = f"{level.value}:{character.key}"
    style = character.style
    match level:
        case Level.CHILD:
            return LookBot(name, childs_look, wavering=2.0, style=style)
        case Level.GUEST:
            return LookBot(name, guests_look, wavering=2.0, style=style)
        case Level.REGULAR | Level.EXPERT | Level.MASTER:
            return SearchBot(name, _EFFORTS[level], style)


def _by_name() -> dict[str, Five211Bot]:
    bots: dict[str, Five211Bot] = {"random": RandomBot(), "greedy": GreedyBot()}
    for level in Level:
        bots[level.value] = _make(CHARACTERS[0], level)
        for character in CHARACTERS:
            bots[f"{level.value}:{character.key}"] = _make(character, level)
    return bots


BOTS_BY_NAME: Final[Mapping[str, Five211Bot]] = MappingProxyType(_by_name())
"""Every bot that a command can seat: "random", "greedy", "master", "master:flamingo"."""
