"""The lessons of DuCo: eight that lead to a first game, and those for later."""

from typing import Final

from game.kits.duco.first_lessons import FIRST_LESSONS
from game.kits.duco.mode_lessons import MODE_LESSONS

LESSONS: Final = (*FIRST_LESSONS, *MODE_LESSONS)
