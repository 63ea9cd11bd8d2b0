"""Which tests run when: the marks do as they say, and no mark is left without a run."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.profiles import by_night

ROOT = Path(__file__).resolve().parents[2]
MARKED = """
import pytest
def test_daily(): pass
@pytest.mark.slow
def test_slow(): pass
@pytest.mark.nightly
def test_nightly(): pass
"""


@pytest.mark.parametrize(
    ("words", "profile", "chosen"),
    [
        (["--quick"], "fast", ["daily"]),
        ([], "fast", ["daily", "slow"]),
        ([], "nightly", ["daily", "slow", "nightly"]),
    ],
    ids=["quick", "test", "nightly"],
)
def test_a_run_has_the_tests_that_it_has_time_for(
    words: list[str], profile: str, chosen: list[str], tmp_path: Path
) -> None:
    folder = tmp_path / "tests"
    folder.mkdir()
    (folder / "conftest.py").write_text((ROOT / "tests" / "conftest.py").read_text())
    (folder / "test_it.py").write_text(MARKED)
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers =\n  slow\n  nightly\n")
    variables = {**os.environ, "PYTHONPATH": str(ROOT), "HYPOTHESIS_PROFILE": profile}
    command = [sys.executable, "-m", "pytest", "-q", "--collect-only", "-p", "no:cacheprovider"]
    done = subprocess.run(
        [*command, *words, str(folder)],
        cwd=tmp_path, env=variables, capture_output=True, text=True, check=True,
    )  # fmt: skip
    found = [line.partition("::test_")[2] for line in done.stdout.splitlines() if "::" in line]
    assert found == chosen


def test_cases_that_are_not_named_are_left_to_the_night() -> None:
    assert marked([1, 2, 3]) == [1]
    assert marked([1, 2, 3], 2, 3) == [2, 3]
    assert marked([(1, 2), (3, 4)], (3, 4)) == [(3, 4)]


def marked(cases: list[object], *daily: object) -> list[object]:
    return [case for case in by_night(cases, *daily) if not hasattr(case, "marks")]
