"""`run.py bench review`: what was said beside what came of it."""

from dataclasses import replace

import pytest
from workshop.measuring.bench_review import Sample, error_of

from game.ai.ladder import Level
from game.review.decisions import Decision, ValuedMove
from game.rules.five211.moves import PlayCards
from tests.ai.five211.tables import cards
from tests.cli.command import in_process


def test_bench_review_counts_every_decision_in_a_bin(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("--games", "1", "--decisions", "2", "--seats", "2")
    told = in_process(capsys, "bench", "review", *arguments, makers=True).stdout.splitlines()
    assert told[0] == "1 games, 4 decisions of 5211:"
    bins = [line.split() for line in told[2:] if "%" in line]
    assert sum(int(line[2]) for line in bins) == 4


def test_decisions_of_one_game_tell_less_than_those_of_many() -> None:
    decision = Decision(0, 0, 0, (ValuedMove(PlayCards(cards("y1")), 5_000),), 0, (0, 0), 0)
    alone = [Sample(game, decision, Level.CHILD, 10_000 * (game % 2)) for game in range(100)]
    together = [replace(each, game=each.won) for each in alone]
    assert error_of(alone) == pytest.approx(5.0)
    assert error_of(together) > 30
