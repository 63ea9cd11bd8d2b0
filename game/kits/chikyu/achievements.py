"""What one may have done in Chikyu, found in the score sheets of a finished match."""

from collections import Counter
from typing import Final

from game.core.outcome import EndReason
from game.core.seats import Seat
from game.core.words import N_
from game.kits.achievement import Achievement
from game.rules.chikyu.view import ChikyuView

QUICK: Final = 3
"""Rounds."""

ACHIEVEMENTS: Final = (
    Achievement(
        "dry feet",
        N_("Dry feet"),
        N_("Take tricks in five rounds without ever taking too many of a kind."),
        goal=5,
        rarity=0,
    ),
    Achievement("rainbow", N_("Rainbow"), N_("Have all the colours in one round.")),
    Achievement(
        "glad receiver", N_("Glad receiver"), N_("Be given five gifts by who is ahead."), goal=5
    ),
    Achievement(
        "short cut",
        N_("Short cut"),
        N_("Sail round the world first, in three rounds or fewer."),
        rarity=2,
    ),
)


def deeds(view: ChikyuView, seat: Seat) -> Counter[str]:
    """What a seat did in a finished match."""
    done: Counter[str] = Counter()
    for record in view.records:
        own = record.scores[seat]
        done["dry feet"] += bool(own.piles) and not own.over
        done["rainbow"] += own.colours == view.options.colours
        done["glad receiver"] += sum(score.receivers.count(seat) for score in record.scores)
    outcome = view.outcome
    if outcome is not None and outcome.reason is EndReason.TARGET_REACHED:
        done["short cut"] = int(len(view.records) <= QUICK and seat in outcome.winners)
    return +done
