"""Why a coach prefers a play, in the player's language."""

from game.ai.coach_words import Reason
from game.app.phrases import begin, colour_words
from game.core.words import _
from game.rules.five211.cards import Colour


def reason_words(reason: Reason) -> str:
    """The reason as a sentence, with its colours in words."""
    values = {
        name: colour_words(value) if isinstance(value, Colour) else value
        for name, value in reason.values.items()
    }
    return begin(_(reason.template).format(**values))
