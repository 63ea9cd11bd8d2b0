"""Which tests run when: each run has what it has time for."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.profiles import SLOW, by_night, found

ROOT = Path(__file__).resolve().parents[2]
PLAIN = "def test_plain(): pass"
MARKED = "import pytest\n@pytest.mark.nightly\ndef test_marked(): pass"
PLACES = {
    "tests/core/test_rules.py": [PLAIN, MARKED],
    "tests/ui/test_whole.py": [PLAIN, MARKED],
}


@pytest.mark.parametrize(
    ("words", "profile", "chosen"),
    [
        (["--quick"], "fast", ["core plain"]),
        ([], "fast", ["ui plain", "core plain"]),
        ([], "nightly", ["ui plain", "ui marked", "core plain", "core marked"]),
    ],
    ids=["quick", "test", "nightly"],
)
def test_a_run_has_the_tests_that_it_has_time_for(
    words: list[str], profile: str, chosen: list[str], tmp_path: Path
) -> None:
    for name, texts in PLACES.items():
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).write_text("\n".join(texts))
    conftest = (ROOT / "tests" / "conftest.py").read_text(encoding="utf-8")
    (tmp_path / "tests" / "conftest.py").write_text(conftest, encoding="utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = nightly\n")
    variables = {**os.environ, "PYTHONPATH": str(ROOT), "HYPOTHESIS_PROFILE": profile}
    command = [sys.executable, "-m", "pytest", "-q", "--collect-only", "-p", "no:cacheprovider"]
    done = subprocess.run(
        [*command, *words, "tests"],
        cwd=tmp_path, env=variables, capture_output=True, text=True, check=True,
    )  # fmt: skip
    listed = re.findall(r"tests/(\w+)/.*::test_(\w+)", done.stdout)
    assert [" ".join(each) for each in listed] == chosen


def test_what_a_quick_run_leaves_out_is_there() -> None:
    """A place that was moved would take its time again, and nobody would know why."""
    assert [pattern for pattern in SLOW if not found(ROOT, pattern)] == []


def test_cases_that_are_not_named_are_left_to_the_night() -> None:
    assert marked([1, 2, 3]) == [1]
    assert marked([1, 2, 3], 2, 3) == [2, 3]
    assert marked([(1, 2), (3, 4)], (3, 4)) == [(3, 4)]


def marked(cases: list[object], *daily: object) -> list[object]:
    return [case for case in by_night(cases, *daily) if not hasattr(case, "marks")]
