"""The games that have a table, by the key that is written into their saves."""

from collections.abc import Mapping
from typing import Final

from scenes.games.chikyu.kit import CHIKYU
from scenes.games.duco.kit import DUCO
from scenes.games.five211.kit import FIVE211
from scenes.games.kit import TableKit

TABLES: Final[Mapping[str, TableKit]] = {kit.key: kit for kit in (FIVE211, DUCO, CHIKYU)}
