"""The games at this table, by their keys. One line adds a game; nothing is found by magic.

A kit is loaded when it is first asked for: the title names all games and needs none of them.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Final, TypeAlias

from game.core.errors import KododoError
from game.core.late import late
from game.core.quoting import quoted
from game.core.words import _
from game.kits.kit import AnyKit

with late:
    from game.kits.chikyu import kit as chikyu
    from game.kits.duco import kit as duco
    from game.kits.five211 import kit as five211

_Entry: TypeAlias = tuple[str, Callable[[], AnyKit]]
# Never reorder: a game code holds the position.
_ENTRIES: Final[dict[str, _Entry]] = {
    "five211": ("5211", lambda: five211.FIVE211),
    "duco": ("DuCo", lambda: duco.DUCO),
    "chikyu": ("Chikyu", lambda: chikyu.CHIKYU),
}
"""The title of each, and how to come by its kit."""


class _Kits(Mapping[str, AnyKit]):
    """As a dictionary of kits."""

    def __getitem__(self, key: str) -> AnyKit:
        return _ENTRIES[key][1]()

    def __iter__(self) -> Iterator[str]:
        return iter(_ENTRIES)

    def __len__(self) -> int:
        return len(_ENTRIES)

    def __contains__(self, key: object) -> bool:
        return key in _ENTRIES


KITS: Final[Mapping[str, AnyKit]] = _Kits()

USUAL_GAME: Final = next(iter(_ENTRIES))
"""The game of somebody who names none: the first that there was."""


class UnknownGame(KododoError):
    """A game that this version cannot put on the table; the sentence says so."""


def usual_kit() -> AnyKit:
    """The kit of that game."""
    return KITS[USUAL_GAME]


def titles() -> dict[str, str]:
    """What every game is called here, without loading one."""
    return {key: _(title) for key, (title, _load) in _ENTRIES.items()}


def kit_by_key(key: str) -> AnyKit:
    """The kit of a game, or UnknownGame."""
    try:
        return KITS[key]
    except KeyError:
        sentence = _("This version does not know the game {game}.")
        raise UnknownGame(sentence.format(game=quoted(key))) from None
