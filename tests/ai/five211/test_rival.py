import pytest
from workshop.five211.rival_weights import CHALLENGERS, RIVALS
from workshop.five211.rivals import CHALLENGER, RIVAL, taking_for

from game.ai.bot import decide
from game.ai.five211.beliefs.opponent_catalogue import models_for
from game.ai.five211.family import BOTS
from game.ai.five211.policy.learned_player import LearnedPlayer
from game.ai.five211.policy.learned_weights import LEARNED
from game.ai.five211.search.best_response import SearchBot
from game.core.rng import Rng
from game.rules.five211.options import NUMBERS, Five211Options
from tests.ai.five211.tables import table_after


@pytest.mark.parametrize("bot", [RIVAL, CHALLENGER], ids=lambda bot: bot.name)
def test_yardstick_is_called_by_its_name_and_decides_like_any_bot(bot: SearchBot) -> None:
    name = f"workshop.five211.rivals:{bot.name.upper()}"
    assert BOTS.knows(name)
    assert BOTS.bot(name) is bot
    view = table_after(4, Five211Options(3)).view(0)
    moves = [decide(bot.think(view, Rng(2, "rival"))) for _ in range(2)]
    assert moves[0] == moves[1]
    assert moves[0] in view.legal


@pytest.mark.parametrize("seats", NUMBERS)
def test_yardsticks_take_others_for_nobody_whom_the_belief_knows(seats: int) -> None:
    taken = [*taking_for(RIVALS)(seats), *taking_for(CHALLENGERS)(seats)]
    assert {type(model) for model in taken} == {LearnedPlayer}
    weights = [LEARNED[seats], RIVALS[seats], CHALLENGERS[seats]]
    assert len(set(weights)) == len(weights)
    assert not set(taken) & set(models_for(seats))
