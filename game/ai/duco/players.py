"""Everybody who plays DuCo, and everybody who helps with it."""

from typing import Final

from game.ai.duco.assessor import DucoAssessor
from game.ai.duco.coach import DucoCoach
from game.ai.duco.family import BOTS
from game.ai.duco.figures import DucoFigures
from game.ai.duco.look_back import DucoLookBack
from game.ai.duco.view_record import view_record
from game.ai.players import Players
from game.rules.duco.moves import DucoMove
from game.rules.duco.options import DucoOptions
from game.rules.duco.view import DucoView

_SEARCHES: Final = (
    *("ahead", "candidates", "clustering", "conquering", "corners", "effort", "foresight", "lays"),
    *("looking", "master", "most_sets", "outlook", "profiles", "realm", "style", "town"),
)

PLAYERS: Final[Players[DucoOptions, DucoView, DucoMove]] = Players(
    BOTS,
    view_record,
    DucoCoach(),
    DucoLookBack(),
    DucoFigures(),
    assessor=DucoAssessor(),
    searches=_SEARCHES,
)
