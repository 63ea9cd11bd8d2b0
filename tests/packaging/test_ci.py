"""`.ci/run` tries the project as a stranger would; here around a starter that tells what it met."""

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.tools import LIBRARIES, PACKAGES, SERVICES, not_tried

TESTS = Path(__file__).resolve().parents[1]
BASH = shutil.which("bash") or ""
CI_RUN = TESTS.parent / ".ci" / "run"

in_a_shell = pytest.mark.skipif(
    os.name == "nt" or not CI_RUN.exists() or not BASH,
    reason="a script for the shell of a checkout",
)

TELL = """
import json, os, resource, sys
from pathlib import Path
files = [str(path) for path in Path(".").rglob("*") if path.is_file()]
print(json.dumps({
    "arguments": sys.argv[1:], "variables": dict(os.environ), "folder": os.getcwd(),
    "handles": resource.getrlimit(resource.RLIMIT_NOFILE)[0], "files": sorted(files),
}))
sys.exit(7)
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    root = tmp_path / "checkout"
    for name, text in (
        ("packaging/run.py", TELL),
        (".venv/old", ""),
        (".mypy_cache/old", ""),
        (".git/HEAD", ""),
        ("game/__pycache__/old", ""),
        ("tests/new.py", ""),
    ):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    (root / ".ci").mkdir()
    shutil.copy(CI_RUN, root / ".ci" / "run")
    return root


@in_a_shell
def test_checks_run_in_a_fresh_copy_with_what_a_login_has(checkout: Path, tmp_path: Path) -> None:
    (tmp_path / "places").mkdir()
    variables = {
        **os.environ,
        "TMPDIR": str(tmp_path / "places"),
        "PYTHONUNBUFFERED": "1",
        "PYTHONPATH": "elsewhere",
        "CI": "true",
        "KODODO_HOME": "elsewhere",
        "PIP_TIMEOUT": "9",
        "https_proxy": "http://proxy.example",
    }
    done = subprocess.run(
        [BASH, str(checkout / ".ci" / "run"), "-k", "two words"],
        env=variables, capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert done.returncode == 7, done.stderr
    met = json.loads(done.stdout)
    assert met["arguments"] == ["test", "-k", "two words"]
    assert met["files"] == [".ci/run", "packaging/run.py", "tests/new.py"]
    assert met["handles"] == 256
    assert " " in met["folder"]
    assert "é" in met["folder"]
    assert not Path(met["folder"]).exists()
    assert not list((tmp_path / "places").iterdir())
    assert not {"PYTHONUNBUFFERED", "PYTHONPATH", "CI", "KODODO_HOME"} & set(met["variables"])
    reach_the_index = {"PIP_TIMEOUT": "9", "https_proxy": "http://proxy.example"}
    assert met["variables"].items() >= reach_the_index.items()


def test_what_was_not_tried_is_one_line_that_says_how_to_get_it() -> None:
    reasons = [
        "Skipped: not tried: a game in a real window (needs Xvfb, xdotool)",
        "Skipped: no shell",
        "Skipped: not tried: the Windows set-up (needs wine)",
        "Skipped: not tried: a game in a real window (needs Xvfb, xdotool)",
    ]
    assert not_tried(reasons) == (
        "not tried: a game in a real window, the Windows set-up; install Xvfb, wine, xdotool "
        "(Debian and Ubuntu: sudo apt install xvfb wine xdotool)"
    )
    assert not_tried(["Skipped: no shell"]) is None


def test_whatever_a_test_may_need_can_be_installed_by_name() -> None:
    calls = re.findall(
        r"\bneeds\(([^)]*)\)", "".join(map(Path.read_text, TESTS.rglob("test_*.py")))
    )
    programs = {name for call in calls for name in re.findall(r'"([^"]+)"', call)[1:]}
    assert programs == {*PACKAGES, *LIBRARIES, *SERVICES}
