"""What a review says of a decision."""

import re
from typing import cast

from hypothesis import given
from hypothesis import strategies as st

from game.app.looking_back.review_words import ReviewTeller, points
from game.app.saving.saves import SavedGame
from game.core.match import SomeMatch
from game.kits.set_up import USUAL_CHAIRS
from game.review.decisions import Decision, ValuedMove
from game.rules.five211.options import Five211Options
from tests.ai.five211.tables import table_after

MATCH = table_after(1, Five211Options(2))
SAVED = SavedGame(cast("SomeMatch", MATCH), USUAL_CHAIRS[:2], "")


@given(st.integers(1_000, 10_000), st.integers(500, 1_000))
def test_chances_before_and_after_differ_by_what_is_said_to_be_lost(best: int, loss: int) -> None:
    first, second = MATCH.view(0).legal[:2]
    choices = (ValuedMove(first, best), ValuedMove(second, best - loss))
    decision = Decision(0, len(MATCH.log.entries), 0, choices, 1, (0, 0), 0)
    sentence = ReviewTeller(SAVED, 0, with_numbers=True).choice(decision)
    before, after = map(int, re.findall(r"(\d+) %", sentence))
    assert before - after == points(decision.loss)
    assert abs(after - points(decision.after)) <= 1
