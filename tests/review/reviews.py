"""Reviews of quick games, for the tests of whatever shows or keeps them."""

from functools import cache

from game.ai.five211.coaching.assessor import Care, Five211Assessor
from game.core.match import AnyMatch
from game.review.decisions import Review
from game.review.reviewing import Reviewing
from tests.app.matches import played

ASSESSOR = Five211Assessor(Care(looking=60, weighing=60))
"""Looks no longer than a test can wait."""


@cache
def reviewed(seats: int = 2, seed: int = 3) -> tuple[AnyMatch, Review]:
    """A finished match of blind players, and its review."""
    match = played(seed, seats=seats)
    reviewing = Reviewing(ASSESSOR, match)
    while not reviewing.step():
        pass
    return match, reviewing.review
