import pytest

from game.ai.arena import play_match
from game.ai.five211.belief import evidence, posterior
from game.ai.five211.kinds import PRIOR
from game.ai.levels import BOTS_BY_NAME
from game.rules.five211.options import Five211Options

GREEDY, SCATTER = 1, 2


def belief_about(name: str, seats: int) -> tuple[float, ...]:
    """What a game of equal bots says about the bot on seat 0."""
    played = play_match([BOTS_BY_NAME[name]] * seats, Five211Options(seats), 11)
    logs = [0.0] * len(PRIOR)
    last = len(played.records) - 1
    for record in played.records:
        for turn in range(3):
            seen = evidence(record.rows, 0, turn, is_last=record.round == last)
            logs = [a + b for a, b in zip(logs, seen, strict=True)]
    return posterior(logs, PRIOR)


@pytest.mark.parametrize(
    ("name", "kind", "seats"),
    [("greedy", GREEDY, 2), ("greedy", GREEDY, 4), ("random", SCATTER, 2)],
)
def test_a_game_is_enough_to_recognise_a_simple_player(name: str, kind: int, seats: int) -> None:
    assert belief_about(name, seats)[kind] > 0.5


def test_without_evidence_the_prior_stands() -> None:
    believed = posterior([0.0] * len(PRIOR), PRIOR)
    assert [round(chance, 9) for chance in believed] == [round(chance, 9) for chance in PRIOR]


def test_beliefs_are_chances() -> None:
    believed = posterior([-900.0, *range(1 - len(PRIOR), 0)], PRIOR)
    assert abs(sum(believed) - 1) < 1e-9
    assert min(believed) >= 0
