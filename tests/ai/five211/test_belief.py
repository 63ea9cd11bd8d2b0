import pytest

from game.ai.five211.beliefs.belief import beliefs_at, evidence, posterior
from game.ai.five211.beliefs.opponent_catalogue import PRIOR
from game.rules.five211.options import Five211Options
from tests.ai.five211.meetings import bot_named, play_match
from tests.profiles import by_night

STRONG, GREEDY, SCATTER, SHARP = 0, 1, 2, 3


def belief_about(name: str, seats: int) -> tuple[float, ...]:
    """What a game of equal bots says about the bot on seat 0."""
    played = play_match([bot_named(name)] * seats, Five211Options(seats), 11)
    logs = [0.0] * len(PRIOR)
    last = len(played.view.records) - 1
    for record in played.view.records:
        for turn in range(3):
            seen = evidence(record.rows, 0, turn, is_last=record.round == last)
            logs = [a + b for a, b in zip(logs, seen, strict=True)]
    return posterior(logs, PRIOR)


@pytest.mark.parametrize(
    ("name", "model", "seats"),
    [("greedy", GREEDY, 2), ("greedy", GREEDY, 4), ("random", SCATTER, 2)],
)
def test_a_game_is_enough_to_recognise_a_simple_player(name: str, model: int, seats: int) -> None:
    assert belief_about(name, seats)[model] > 0.5


@pytest.mark.parametrize("seats", by_night([2, 4]))
def test_somebody_who_searches_is_taken_for_a_strong_player(seats: int) -> None:
    believed = belief_about("workshop.five211.rivals:RIVAL", seats)
    assert believed[STRONG] + believed[SHARP] > 0.7


def test_without_evidence_the_prior_stands() -> None:
    believed = posterior([0.0] * len(PRIOR), PRIOR)
    assert [round(chance, 9) for chance in believed] == [round(chance, 9) for chance in PRIOR]


def test_beliefs_are_chances() -> None:
    believed = posterior([-900.0, *range(1 - len(PRIOR), 0)], PRIOR)
    assert abs(sum(believed) - 1) < 1e-9
    assert min(believed) >= 0


def test_a_stranger_among_greedy_players_is_taken_for_one_of_them() -> None:
    stranger = [0.0] * len(PRIOR)
    greedy = [-9.0] * len(PRIOR)
    greedy[GREEDY] = 0.0
    alone = posterior(stranger, PRIOR)
    among_them = beliefs_at([stranger, stranger, greedy, greedy], (1, 2, 3), PRIOR)[1]
    assert among_them[GREEDY] > alone[GREEDY] + 0.3


def test_company_does_not_hide_who_plays_otherwise() -> None:
    greedy, scatter = [-9.0] * len(PRIOR), [-9.0] * len(PRIOR)
    greedy[GREEDY] = scatter[SCATTER] = 0.0
    believed = beliefs_at([[0.0] * len(PRIOR), scatter, greedy, greedy], (1, 2, 3), PRIOR)
    assert believed[1][SCATTER] > 0.9


def test_a_table_that_has_shown_nothing_is_taken_for_a_usual_one() -> None:
    silent = [[0.0] * len(PRIOR)] * 4
    for believed in beliefs_at(silent, (0, 1, 3), PRIOR):
        assert believed == pytest.approx(PRIOR)
