"""Tables of 5211 for tests, in one line each."""

from game.kits.five211.kit import five211_set_up
from game.kits.set_up import USUAL_CHAIRS, Chair, HouseRules, SetUp
from game.rules.five211.options import Variant


def set_up_of(
    chairs: tuple[Chair, ...] = USUAL_CHAIRS,
    variant: str = "standard",
    *,
    closed_scores: bool = False,
    hints: bool = True,
) -> SetUp:
    """These chairs, and else the usual table."""
    rules = HouseRules(hints)
    return five211_set_up(chairs, Variant(variant), rules, closed_scores=closed_scores)
