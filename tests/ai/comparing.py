"""A comparison of two moves to its end, for claims about what it says."""

from game.ai.advice import Comparing
from game.core.sentences import Phrase


def reason_of(work: Comparing) -> Phrase | None:
    """What it returns when it is through."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            reason: Phrase | None = done.value
            return reason
