"""`packaging/run.py` from outside: what it starts, with which arguments, and what it answers."""

import ast
import os
import runpy
import shutil
import subprocess
import sys
import venv
from collections.abc import Sequence
from pathlib import Path

import launch
import pytest
from environment import Environment
from problems import SetupProblem, say

RUN = Path(launch.__file__).with_name("run.py")

ECHO = """
import os, sys
print(sys.argv[1:], os.getcwd(), sep="|")
sys.exit(7)
"""


@pytest.fixture(params=[True, False], ids=["link", "copy"])
def checkout(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A checkout whose game echoes its arguments, ready set up, in a folder with a space."""
    root = tmp_path / "a b"
    shutil.copytree(RUN.parent, root / "packaging", ignore=shutil.ignore_patterns("__pycache__"))
    (root / "pyproject.toml").touch()
    (root / "scenes").mkdir()
    (root / "scenes" / "__main__.py").write_text(ECHO)
    environment = Environment(root, "requirements.txt")
    # Linux and macOS link to the Python, Windows copies a stub of it.
    venv.create(environment.folder, with_pip=False, symlinks=request.param and os.name != "nt")
    environment.stamp.write_text(environment.fingerprint())
    return root


def start(checkout: Path, *arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(checkout / "packaging" / "run.py"), *arguments]
    offline = {**os.environ, "PIP_NO_INDEX": "1"}
    return subprocess.run(
        command, cwd=cwd, env=offline, capture_output=True, text=True, check=False
    )


def test_arguments_exit_code_and_current_folder_reach_and_leave_the_game(
    checkout: Path, tmp_path: Path
) -> None:
    done = start(checkout, "replay", "my game.json", "--json", cwd=tmp_path)
    assert done.stdout == f"['replay', 'my game.json', '--json']|{tmp_path}\n"
    assert done.returncode == 7
    assert done.stderr == ""


def test_a_scenes_folder_where_the_player_stands_is_not_taken_for_ours(
    checkout: Path, tmp_path: Path
) -> None:
    (tmp_path / "scenes").mkdir()
    (tmp_path / "scenes" / "__main__.py").write_text("raise SystemExit('the wrong game')")
    assert start(checkout, cwd=tmp_path).returncode == 7


def test_a_checkout_that_was_moved_still_starts(checkout: Path, tmp_path: Path) -> None:
    moved = checkout.rename(tmp_path / "moved")
    done = start(moved, "text", cwd=tmp_path)
    assert done.stdout.startswith("['text']")
    assert done.stderr == ""


@pytest.mark.skipif(os.name == "nt", reason="the shell there closes no stream")
@pytest.mark.parametrize("redirection", [">&-", "2>&-", "<&-", "<&- >&- 2>&-"])
def test_start_with_a_closed_stream_reaches_the_game(
    redirection: str, checkout: Path, tmp_path: Path
) -> None:
    words = [sys.executable, str(checkout / "packaging" / "run.py"), "text"]
    shell = ["/bin/sh", "-c", f'exec "$@" {redirection}', "sh", *words]
    done = subprocess.run(shell, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (7, "")


def test_set_up_that_nobody_can_hear_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    say("ready")
    assert capsys.readouterr().out == ""


def test_old_python_hears_which_one_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 6, 15))
    with pytest.raises(SystemExit, match=r"^Kododo needs Python 3\.11 or newer; this is 3\.6\.$"):
        runpy.run_path(str(RUN), run_name="__main__")


def test_old_python_can_parse_the_start_file() -> None:
    """Annotations, f-strings and later inventions would be a syntax error before the message."""
    tree = ast.parse(RUN.read_text())
    modern = (ast.FunctionDef, ast.ClassDef, ast.AnnAssign, ast.JoinedStr, ast.NamedExpr, ast.Match)
    assert not [node for node in ast.walk(tree) if isinstance(node, modern)]


def test_problem_is_one_sentence_without_a_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(_: Environment) -> None:
        raise SetupProblem("No network.")

    monkeypatch.setattr(Environment, "prepare", fail)
    assert launch.main([]) == 1
    assert capsys.readouterr() == ("", "No network.\n")


def test_interrupted_set_up_says_that_it_begins_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(_: Environment) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Environment, "prepare", interrupt)
    assert launch.main([]) == 130
    assert "begins the set-up again" in capsys.readouterr().err


def test_only_checks_ask_for_the_tools(monkeypatch: pytest.MonkeyPatch) -> None:
    locks: list[str] = []
    passed_on: list[Sequence[str]] = []
    monkeypatch.setattr(Environment, "prepare", lambda self: locks.append(self.lock.name))
    monkeypatch.setattr(launch, "run_checks", lambda _, rest: passed_on.append(rest))
    monkeypatch.setattr(launch, "run_nightly", lambda _, rest: passed_on.append(rest))
    monkeypatch.setattr(launch, "start_game", lambda _, rest: passed_on.append(rest))
    launch.main(["text", "test"])
    launch.main(["test", "-k", "scoring"])
    launch.main(["nightly", "-x"])
    assert locks == ["requirements.txt", "requirements-dev.txt", "requirements-dev.txt"]
    assert passed_on == [["text", "test"], ["-k", "scoring"], ["-x"]]


@pytest.mark.parametrize(
    ("failing", "code", "last_line"),
    [
        ((), 0, "== all checks passed"),
        (("mypy",), 1, "== failed: types"),
        (("ruff", "pytest"), 1, "== failed: lint, format, tests"),
    ],
)
def test_all_checks_run_and_any_failure_counts(
    failing: tuple[str, ...],
    code: int,
    last_line: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    started: list[list[str]] = []

    def pretend(command: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        started.append(command[2:])
        return subprocess.CompletedProcess(command, int(command[2] in failing))

    monkeypatch.setattr(subprocess, "run", pretend)
    assert launch.run_checks(Path("python"), ["-x"]) == code
    assert [command[0] for command in started] == ["ruff", "ruff", "mypy", "pytest"]
    assert started[-1][-1] == "-x"
    assert capsys.readouterr().out.splitlines()[-1] == last_line


def test_a_night_has_the_longer_tests_and_plays_what_it_builds(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    started: list[str] = []

    def pretend(
        command: list[str], env: dict[str, str], **_: object
    ) -> subprocess.CompletedProcess[str]:
        assert env["HYPOTHESIS_PROFILE"] == "nightly"
        started.append(Path(command[1]).name if command[1] != "-m" else command[2])
        return subprocess.CompletedProcess(command, int(started[-1] == "build.py"))

    monkeypatch.setattr(subprocess, "run", pretend)
    monkeypatch.setattr(sys, "platform", "linux")
    assert launch.run_nightly(Path("python"), []) == 1
    assert started == ["ruff", "ruff", "mypy", "pytest", "build.py", "smoke.py"]
    assert capsys.readouterr().out.splitlines()[-1] == "== failed: packages"


def test_game_is_told_by_which_words_it_was_started(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["packaging/run.py"])
    assert launch.game_variables()["KODODO_STARTED_AS"].endswith(" packaging/run.py")
    monkeypatch.setattr(sys, "argv", ["a b/run.py"])
    assert launch.game_variables()["KODODO_STARTED_AS"].endswith(' "a b/run.py"')


@pytest.mark.parametrize("script", ["build.py", "smoke.py", "release.py"])
def test_a_bare_python_far_away_starts_every_script(script: str, tmp_path: Path) -> None:
    # Without the environment of the tests, whose paths hide what a script cannot find by itself.
    command = [sys.executable, "-S", "-E", str(RUN.with_name(script)), "--help"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("usage: ")
