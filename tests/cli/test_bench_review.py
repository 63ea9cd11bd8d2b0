"""`kododo bench review`: what was said beside what came of it."""

import pytest

from tests.cli.command import in_process


def test_bench_review_counts_every_decision_in_a_bin(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("--games", "1", "--decisions", "2", "--seats", "2")
    told = in_process(capsys, "bench", "review", *arguments).stdout.splitlines()
    assert told[0] == "1 games, 4 decisions of 5211:"
    bins = [line.split() for line in told[2:] if "%" in line]
    assert sum(int(line[2]) for line in bins) == 4
