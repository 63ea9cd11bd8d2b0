import pytest

from game.ai.bot import decide
from game.ai.five211.family import BOTS
from game.ai.five211.learned_player import LearnedPlayer
from game.ai.five211.learned_weights import LEARNED
from game.ai.five211.opponent_catalogue import models_for
from game.ai.five211.rival import RIVAL, taken_for
from game.ai.five211.rival_weights import RIVALS
from game.core.rng import Rng
from game.rules.five211.options import NUMBERS, Five211Options
from tests.ai.tables import table_after


def test_rival_is_called_by_its_name_and_decides_like_any_bot() -> None:
    assert BOTS.bot("rival") is RIVAL
    view = table_after(4, Five211Options(3)).view(0)
    moves = [decide(RIVAL.think(view, Rng(2, "rival"))) for _ in range(2)]
    assert moves[0] == moves[1]
    assert moves[0] in view.legal


@pytest.mark.parametrize("seats", NUMBERS)
def test_rival_takes_others_for_nobody_whom_the_belief_knows(seats: int) -> None:
    assert {type(model) for model in taken_for(seats)} == {LearnedPlayer}
    assert RIVALS[seats] != LEARNED[seats]
    assert not set(taken_for(seats)) & set(models_for(seats))
