"""The lessons of Chikyu: eight that lead to a first game, and those for later."""

from typing import Final

from game.kits.chikyu.first_lessons import FIRST_LESSONS
from game.kits.chikyu.later_lessons import LATER_LESSONS

LESSONS: Final = (*FIRST_LESSONS, *LATER_LESSONS)
