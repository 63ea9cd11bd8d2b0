"""The games at this table, by their keys. One line adds a game; nothing is found by magic."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from game.core.errors import KododoError
from game.core.quoting import quoted
from game.core.words import _
from game.kits.chikyu.kit import CHIKYU
from game.kits.duco.kit import DUCO
from game.kits.five211.kit import FIVE211
from game.kits.kit import AnyKit

# Never reorder: a game code holds the position.
_KITS: Final[dict[str, AnyKit]] = {kit.key: kit for kit in (FIVE211, DUCO, CHIKYU)}
KITS: Final[Mapping[str, AnyKit]] = MappingProxyType(_KITS)

USUAL_KIT: Final[AnyKit] = next(iter(KITS.values()))
"""The game of somebody who names none: the first that there was."""


class UnknownGame(KododoError):
    """A game that this version cannot put on the table; the sentence says so."""


def kit_by_key(key: str) -> AnyKit:
    """The kit of a game, or UnknownGame."""
    try:
        return KITS[key]
    except KeyError:
        sentence = _("This version does not know the game {game}.")
        raise UnknownGame(sentence.format(game=quoted(key))) from None
