"""`run.py bench hints`: what it measures, on few positions and games."""

import json

import pytest
from workshop.five211 import hint_judge
from workshop.measuring import bench_hints
from workshop.measuring.yardsticks import MoveValues, yardsticks_of

from game.ai.five211.coaching import coach
from game.ai.ladder import Level
from game.core.rng import Rng
from game.kits.five211.kit import FIVE211
from game.rules.five211.moves import play_of
from game.rules.five211.options import Five211Options
from game.rules.five211.view import Five211View
from tests.ai.five211.hasty_coach import hurry
from tests.ai.five211.tables import cards


@pytest.fixture(autouse=True)
def quick_players(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few worlds and weak bots: what is counted is the same."""
    hurry(monkeypatch)
    for name in ("FRESH_CARDS", "MASTERS_EFFORT"):
        monkeypatch.setattr(hint_judge, name, getattr(coach, name))
    monkeypatch.setattr(bench_hints, "Level", [Level.TODDLER, Level.CHILD, Level.GUEST])


def test_it_prints_the_share_of_good_hints_and_ten_bins(
    capsys: pytest.CaptureFixture[str],
) -> None:
    arguments = ["--positions", "2", "--games", "2", "--seats", "2", "3", "--json"]
    assert bench_hints.main(arguments) == 0
    told = capsys.readouterr()
    record = json.loads(told.out)
    assert [each["positions"] for each in record["quality"]] == [2, 2]
    for each in record["quality"]:
        assert 0 <= each["within"] <= each["level_within"] <= 1
    assert sum(each["hints"] for each in record["bins"]) > 2
    for each in record["bins"]:
        assert each["low"] <= each["stated"] <= each["low"] + 0.1
        assert 0 <= each["won"] <= 1
    assert "within 0.01 of the best (goal 90%)" in told.err


def five211_view(options: Five211Options, number: int) -> Five211View:
    view = bench_hints.position(FIVE211, options, 1, number)
    assert isinstance(view, Five211View)
    return view


def test_positions_are_fresh_and_the_same_for_a_seed() -> None:
    options = FIVE211.options_with({"seats": 3})
    views = [five211_view(options, number) for number in range(4)]
    assert len({view.hand for view in views}) == 4
    assert all(len(view.legal) > 1 for view in views)
    assert five211_view(options, 2) == views[2]


def test_a_judge_values_every_play_twice() -> None:
    view = five211_view(FIVE211.options_with({"seats": 2}), 0)
    judge = yardsticks_of(FIVE211.key).hint_judge
    assert judge is not None
    for model in judge.models:
        verdict = judge.judge(view, model, Rng(1, "judge"))
        assert set(verdict.first) == set(verdict.second) == set(view.legal)
        assert verdict.first != verdict.second


def test_a_loss_is_found_in_one_sample_and_valued_in_the_other() -> None:
    one, two, three = (play_of(cards(code)) for code in ("y2", "g3", "b4"))
    verdict = MoveValues({one: 0.5, two: 0.4, three: 0.3}, {one: 0.42, two: 0.4, three: 0.43})
    assert verdict.loss(one) == 0
    assert verdict.loss(two) == pytest.approx(0.02)
    assert verdict.loss(three) == 0, "luck of the second sample is no gain"
