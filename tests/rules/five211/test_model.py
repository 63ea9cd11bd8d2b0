"""The rules agree with a second, slow version of the game after every move."""

from hypothesis import given
from hypothesis import strategies as st

from game.core.seats import CHANCE
from tests.rules.five211.model import Model, facts_of
from tests.rules.five211.table import FIVE211
from tests.strategies import AnyMatch, Walk, every_option_set, play_out, start_match, walks


def check_log_against_model(match: AnyMatch) -> Model:
    """Tell the model the log of a match, and compare the two after every line."""
    options = FIVE211.option_values(match.options)
    state = FIVE211.new_match(match.options)
    seats = options["seats"]
    assert isinstance(seats, int)
    model = Model(seats, long_game=options["variant"] == "long")
    for actor, move in match.log.entries:
        verb, *cards = FIVE211.encode_move(move).split()
        if actor == CHANCE:
            model.deal(cards)
        elif verb == "take":
            model.take_back(actor)
        else:
            model.choose(actor, cards)
        FIVE211.apply(state, actor, move)
        assert facts_of(FIVE211.snapshot(state)) == model.facts()
    return model


@given(data=st.data())
def test_rules_and_slow_model_agree_after_every_move(data: st.DataObject) -> None:
    walk: Walk = data.draw(walks(FIVE211, lead_in=300))
    check_log_against_model(walk.play())


def test_rules_and_slow_model_agree_on_whole_games_and_their_standings() -> None:
    for number, values in enumerate(every_option_set(FIVE211.option_spec)):
        for seed in range(3):
            match = start_match(FIVE211, values, 100 * number + seed)
            play_out(match, seed)
            model = check_log_against_model(match)
            assert model.over
            assert match.outcome is not None
            ranks = {standing.seat: standing.rank for standing in match.outcome.standings}
            assert ranks == model.ranks()
