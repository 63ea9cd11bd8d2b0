"""The workflows call our commands with words these understand, and others' by their digest."""

import re
import shlex
from pathlib import Path

import pytest
import release
from bundle.make import MAKERS
from trial.main import parser

WORKFLOWS = Path(__file__).resolve().parents[2] / ".github" / "workflows"


ACTION = re.compile(r"[\w.-]+/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+")
OURS = re.compile(r"\./\.github/workflows/\w+\.yml")


def calls(script: str) -> list[list[str]]:
    """The arguments of each call of a script, in all workflows."""
    texts = [path.read_text(encoding="utf-8") for path in WORKFLOWS.glob("*.yml")]
    lines = "\n".join(texts).replace("\\\n", " ").splitlines()
    found = [re.search(rf"packaging/{script}\"?([^>]*)", line) for line in lines]
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


def test_a_night_builds_what_is_on_the_main_branch() -> None:
    """A scheduled workflow runs there alone; `run.py nightly` is what anybody runs at home."""
    text = (WORKFLOWS / "nightly.yml").read_text(encoding="utf-8")
    assert re.search(r"schedule:\n    - cron: \"\d+ \d+ \* \* \*\"", text)
    assert text.count("run: python packaging/run.py nightly\n") == 1
    assert "os: [windows-2022, macos-14]" in text
    assert text.count("run: python packaging/build.py\n") == 1


def test_workflows_prepare_a_release_in_steps_that_there_are() -> None:
    steps = [words[0] for words in calls("release.py")]
    assert sorted(steps) == ["check", "gather", "notes"]
    for words in calls("release.py"):
        release.parser().parse_args(words)


@pytest.mark.parametrize("path", sorted(WORKFLOWS.glob("*.yml")), ids=lambda path: path.name)
def test_actions_of_others_are_pinned_by_digest(path: Path) -> None:
    """A tag can be moved to other code; the version beside the digest is for people."""
    used = re.findall(r"uses: (.*)", path.read_text(encoding="utf-8"))
    assert used
    assert [each for each in used if not (ACTION.fullmatch(each) or OURS.fullmatch(each))] == []


def test_one_action_has_one_digest() -> None:
    texts = [path.read_text(encoding="utf-8") for path in WORKFLOWS.glob("*.yml")]
    pins = set(re.findall(r"uses: ([\w./-]+)@(.*)", "\n".join(texts)))
    assert len(pins) == len({name for name, _ in pins})


def test_nothing_is_published_before_every_other_job_is_done_and_it_is_signed() -> None:
    text = (WORKFLOWS / "release.yml").read_text(encoding="utf-8")
    jobs = re.findall(r"^  ([a-z]+):$", text.partition("\njobs:\n")[2], re.MULTILINE)
    publish = text.partition("\n  publish:\n")[2]
    needs = re.search(r"needs: \[(.*)\]", publish)
    assert needs is not None
    assert {*needs[1].split(", "), "tag", "publish"} == set(jobs)
    assert text.count("    needs: tag\n") == len(jobs) - 3, "all but tag, audit and publish"
    assert "attestations: write" in publish
    assert "actions/attest-build-provenance@" in publish


def test_every_lock_is_audited() -> None:
    audit = (WORKFLOWS / "audit.yml").read_text(encoding="utf-8")
    assert "for lock in packaging/requirements*.txt; do" in audit
    assert "--require-hashes" in audit
