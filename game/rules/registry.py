"""The games at this table. One line adds a game; nothing is found by magic."""

from typing import Final

from game.core.rules import AnyRules
from game.rules.chikyu.rules import Chikyu
from game.rules.duco.rules import Duco
from game.rules.five211.rules import Five211

# Never reorder: a game code holds the position.
GAMES: Final[tuple[AnyRules, ...]] = (Five211(), Duco(), Chikyu())


def game_by_key(key: str) -> AnyRules | None:
    """The game with this key, or None for one that we do not know."""
    return next((game for game in GAMES if game.key == key), None)
