"""The rules agree with a second, slow version of the game after every move."""

from hypothesis import given
from hypothesis import strategies as st

from tests.rules.five211.model import check_against_model
from tests.rules.five211.table import FIVE211
from tests.strategies import Walk, every_option_set, play_out, start_match, walks


@given(data=st.data())
def test_rules_and_slow_model_agree_after_every_move(data: st.DataObject) -> None:
    walk: Walk = data.draw(walks(FIVE211, lead_in=300))
    check_against_model(walk.play())


def test_rules_and_slow_model_agree_on_whole_games_and_their_standings() -> None:
    for number, values in enumerate(every_option_set(FIVE211.option_spec)):
        for seed in range(3):
            match = start_match(FIVE211, values, 100 * number + seed)
            play_out(match, seed)
            model = check_against_model(match)
            assert model.over
            assert match.outcome is not None
            ranks = {standing.seat: standing.rank for standing in match.outcome.standings}
            assert ranks == model.ranks()
