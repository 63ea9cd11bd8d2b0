"""Every game's half of the window, by the key that is written into its saves.

A game that is not listed here has the usual table.
"""

from collections.abc import Iterator, Mapping
from typing import Final

from game.kits import registry
from scenes.games.chikyu.kit import CHIKYU
from scenes.games.duco.kit import DUCO
from scenes.games.five211.kit import FIVE211
from scenes.games.kit import TableKit, plain_table

_OWN: Final = {kit.key: kit for kit in (FIVE211, DUCO, CHIKYU)}


class _Tables(Mapping[str, TableKit]):
    """As many as there are games."""

    def __init__(self) -> None:
        self._plain: dict[str, TableKit] = {}

    def __getitem__(self, key: str) -> TableKit:
        game = registry.KITS[key]
        if key in _OWN:
            return _OWN[key]
        if key not in self._plain or self._plain[key].game is not game:
            self._plain[key] = plain_table(game)
        return self._plain[key]

    def __iter__(self) -> Iterator[str]:
        return iter(registry.KITS)

    def __len__(self) -> int:
        return len(registry.KITS)


TABLES: Final[Mapping[str, TableKit]] = _Tables()
