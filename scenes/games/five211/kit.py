"""5211 for the window."""

from __future__ import annotations

from typing import Final

from game.kits.five211 import kit as five211
from scenes.games.five211.coach.coach_pages import COACH_PAGES
from scenes.games.five211.playmat import Five211Mat
from scenes.games.five211.warming import expected_pictures
from scenes.games.kit import TableKit

FIVE211: Final = TableKit(
    game=five211.FIVE211,
    playmat=Five211Mat,
    coach=COACH_PAGES,
    pictures=expected_pictures,
)
