"""The workflows call our commands with words that these understand."""

import re
import shlex
from pathlib import Path

import pytest
from bundle.make import MAKERS
from trial.main import parser

WORKFLOWS = Path(__file__).resolve().parents[2] / ".github" / "workflows"


def calls(script: str) -> list[list[str]]:
    """The arguments of each call of a script, in all workflows."""
    texts = [path.read_text(encoding="utf-8") for path in WORKFLOWS.glob("*.yml")]
    lines = "\n".join(texts).replace("\\\n", " ").splitlines()
    found = [re.search(rf"packaging/{script}\"?(.*)", line) for line in lines]
    return [shlex.split(match[1]) for match in found if match]


def test_workflows_build_packages_that_there_are() -> None:
    assert len(calls("build.py")) > 2
    for words in calls("build.py"):
        assert set(words) <= set(MAKERS)


def test_workflows_try_the_package_out_in_ways_that_there_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert len(calls("smoke.py")) > 1
    for words in calls("smoke.py"):
        parser().parse_args(words)
