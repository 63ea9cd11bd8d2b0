"""How well a bot plays: six levels from a dreamer to a master, and the bots of a game on them."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from importlib import import_module
from typing import Final, Generic, TypeVar, cast

from game.ai.bot import Bot, RandomBot
from game.ai.characters import CHARACTERS, Character, character_by_key
from game.core.errors import KododoError
from game.core.moves import Move
from game.core.quoting import quoted
from game.core.words import N_

M = TypeVar("M", bound=Move)
V = TypeVar("V")


class UnknownBot(KododoError):
    """Nobody has this name."""


class Level(Enum):
    """The ladder, lowest first. The value is the key that set-ups and saves hold."""

    TODDLER = "toddler"
    """Plays as it likes: whoever has understood the game beats it."""
    CHILD = "child"
    GUEST = "guest"
    REGULAR = "regular"
    EXPERT = "expert"
    MASTER = "master"

    @property
    def display_name(self) -> str:
        """What set-up shows, to be translated there."""
        return _NAMES[self]


_NAMES: Final = {
    Level.TODDLER: N_("Dreamer"),
    Level.CHILD: N_("Newcomer"),
    Level.GUEST: N_("Guest"),
    Level.REGULAR: N_("Regular"),
    Level.EXPERT: N_("Expert"),
    Level.MASTER: N_("Master"),
}


@dataclass(frozen=True, slots=True)
class Family(Generic[V, M]):
    """The bots of a game: every character at every level, and a few that stand for themselves."""

    make: Callable[[Character, Level], Bot[V, M]]
    levels: Mapping[Level, str]
    """One line about how each level plays, to be translated where it is shown."""
    characters: Mapping[str, str]
    """One line about how each character plays, by its key, to be translated as well."""
    further: Mapping[str, Bot[V, M]] = field(default_factory=dict)
    """Bots beside the ladder, such as yardsticks."""
    strengths: Mapping[int, tuple[float, ...]] = field(default_factory=dict)
    """By the number of seats: how strong each level is, lowest first, as logarithms of odds.

    Somebody of strength a wins against others of strengths b, c, d with e^a / (e^a + e^b + ...).
    """

    def bot(self, name: str) -> Bot[V, M]:
        """The bot that a command calls "random", "master" or "master:flamingo", or UnknownBot."""
        if name == RandomBot.name:
            # Every view lists its moves, which is all that blind choice needs.
            return cast("Bot[V, M]", RandomBot[M]())
        if name in self.further:
            return self.further[name]
        if (imported := _imported_bot(name)) is not None:
            return cast("Bot[V, M]", imported)
        level, _colon, key = name.partition(":")
        character = character_by_key(key) if _colon else CHARACTERS[0]
        if character is None or level not in {each.value for each in Level}:
            sentence = f"There is no bot called {quoted(name)}. Try one of: {self.names()}."
            raise UnknownBot(sentence)
        return self.make(character, Level(level))

    def knows(self, name: str) -> bool:
        """Whether there is a bot of this name."""
        return name in self._all_names() or _imported_bot(name) is not None

    def names(self) -> str:
        """The bots that a command can call, and one character for all, as words to print."""
        names = ", ".join(name for name in self._all_names() if ":" not in name)
        return f"{names}; with a character, as in master:flamingo"

    def _all_names(self) -> Iterator[str]:
        yield RandomBot.name
        yield from self.further
        for level in Level:
            yield level.value
            for character in CHARACTERS:
                yield f"{level.value}:{character.key}"


def _imported_bot(name: str) -> object | None:
    """What `package.module:BOT` names, if that can think; a level has no dot in its name."""
    module, _colon, bot = name.partition(":")
    if "." not in module or not all(part.isidentifier() for part in (*module.split("."), bot)):
        return None
    try:
        found = getattr(import_module(module), bot, None)
    except ImportError:
        return None
    return found if hasattr(found, "think") else None
