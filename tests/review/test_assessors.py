"""Every game that is reviewed answers the same claims, with little care."""

import pytest

from game.ai.chikyu.coaching.assessor import Care as ChikyuCare
from game.ai.chikyu.coaching.assessor import ChikyuAssessor
from game.ai.duco.coaching.assessor import Care as DucoCare
from game.ai.duco.coaching.assessor import DucoAssessor
from game.ai.evaluation import AnyAssessor
from game.kits.chikyu.kit import CHIKYU
from game.kits.duco.kit import DUCO
from game.kits.five211.kit import FIVE211
from game.kits.kit import AnyKit
from game.review.accounts import account_of
from game.review.reviewing import NoReview, Reviewing, assessor_for
from tests.games import begun
from tests.review.reviews import ASSESSOR

QUICK: list[tuple[AnyKit, AnyAssessor]] = [
    (FIVE211, ASSESSOR),
    (CHIKYU, ChikyuAssessor(ChikyuCare(200, 120))),
    (DUCO, DucoAssessor(DucoCare(300, 150))),
]


@pytest.mark.parametrize(("kit", "assessor"), QUICK, ids=[kit.key for kit, _ in QUICK])
def test_every_decision_of_a_match_is_judged_and_adds_up(
    kit: AnyKit, assessor: AnyAssessor
) -> None:
    match = begun(kit, 3)
    reviewing = Reviewing(assessor, match)
    assert reviewing.total
    for decision in (reviewing.decision_at(entries) for entries in places(reviewing)[:12]):
        assert decision is not None
        assert match.log.entries[decision.entries][1] == decision.choices[decision.played].move
        assert decision.loss >= 0
        assert abs(sum(decision.gifts)) <= 3, "what one gains another loses"


@pytest.mark.parametrize(("kit", "assessor"), QUICK[2:], ids=["duco"])
def test_a_whole_match_adds_up(kit: AnyKit, assessor: AnyAssessor) -> None:
    reviewing = Reviewing(assessor, begun(kit, 2))
    while not reviewing.step():
        pass
    for seat in range(2):
        account = account_of(reviewing.review, seat)
        assert account.start + account.others + account.luck + account.choices == account.result


def test_who_plays_alone_has_nobody_to_lose_to() -> None:
    with pytest.raises(NoReview):
        assessor_for(DUCO, begun(DUCO, 1))


def places(reviewing: Reviewing) -> list[int]:
    """Where the decisions are, spread over the match."""
    found = reviewing.places
    return found[:: max(1, len(found) // 12)]
