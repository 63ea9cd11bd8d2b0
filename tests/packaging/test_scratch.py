"""A run of tests keeps to its own folder, and fails when something wrote elsewhere."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.scratch import HOME, MARK, TEMPORARY

ROOT = Path(__file__).resolve().parents[2]

CAREFUL = """
from pathlib import Path

def test_writes_to_its_own_places(kododo_home, tmp_path):
    (kododo_home / "settings.json").touch()
    (tmp_path / "file").touch()
"""
CARELESS = """
import os, subprocess, sys, tempfile
from pathlib import Path
import pytest

@pytest.fixture(scope="module", params=range(2))
def early(request):
    (Path(os.environ["KODODO_HOME"]) / f"early-{request.param}.json").touch()

def test_fixture_of_a_module_comes_before_the_home_of_a_test(early): pass

def test_folder_is_forgotten(): tempfile.mkdtemp(prefix="forgotten-")

def test_game_is_started_without_the_variable(monkeypatch):
    monkeypatch.delenv("KODODO_HOME")
    from game.app.storage import paths
    paths.data_folder().mkdir(parents=True)
    (paths.data_folder() / "people.json").touch()
"""


def run_of(test: str, place: Path) -> subprocess.CompletedProcess[str]:
    """A run with a worker, of a project whose only test this is, by a player who has a home."""
    (place / "tests").mkdir()
    (place / "tests" / "conftest.py").write_text((ROOT / "tests" / "conftest.py").read_text())
    (place / "tests" / "test_it.py").write_text(test)
    (place / "pytest.ini").write_text("[pytest]\ntmp_path_retention_policy = failed\n")
    (place / "temporary").mkdir()
    ours = {HOME, MARK, "PYTEST_XDIST_WORKER", "PYTEST_XDIST_TESTRUNUID"}
    variables = {name: text for name, text in os.environ.items() if name not in ours}
    variables |= dict.fromkeys(TEMPORARY, str(place / "temporary"))
    variables |= {"XDG_DATA_HOME": str(place / "data"), "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "pytest", "-q", "-n", "1", "-p", "no:cacheprovider"]
    return subprocess.run(
        [*command, str(place / "tests")],
        cwd=place, env=variables, capture_output=True, text=True, check=False,
    )  # fmt: skip


def test_green_run_leaves_nothing_in_the_temporary_folder(tmp_path: Path) -> None:
    done = run_of(CAREFUL, tmp_path)
    assert done.returncode == 0, done.stdout
    assert list((tmp_path / "temporary").iterdir()) == []


@pytest.mark.skipif(sys.platform != "linux", reason="a player's home is moved as Linux does it")
def test_run_fails_when_a_test_wrote_to_a_home_that_is_not_its_own(tmp_path: Path) -> None:
    done = run_of(CARELESS, tmp_path)
    *_, left, trapped, changed, kept = done.stdout.splitlines()
    assert done.returncode == 1
    assert left.startswith("left in the temporary folder: forgotten-")
    assert trapped.endswith("before the test had its own: early-0.json, early-1.json")
    assert changed.endswith(f"{tmp_path}/data/kododo/people.json")
    (folder,) = (tmp_path / "temporary").iterdir()
    assert kept == f"what the tests wrote is kept in {folder}"
