"""Choose what to start: the game with its arguments, or checks; the environment comes first.

The game runs from the checkout by its path and is not installed: nothing is built on the way, an
edit counts at once, and a folder that was moved still starts.
"""

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from environment import Environment
from problems import SetupProblem, tell

PACKAGING = Path(__file__).resolve().parent
ROOT = PACKAGING.parent


def checks(python: Path, pytest_arguments: Sequence[str]) -> dict[str, list[str]]:
    """Name each check of `run.py test` and the command that makes it."""
    modules = {
        "lint": ["ruff", "check", "."],
        "format": ["ruff", "format", "--check", "."],
        "types": ["mypy"],
        "tests": ["pytest", "-n", "auto", *pytest_arguments],
    }
    return {name: [str(python), "-m", *words] for name, words in modules.items()}


def trials() -> dict[str, list[str]]:
    """Name what `run.py nightly` does after the checks: the packages, built and played."""
    scripts = {"packages": "build.py"}
    if sys.platform == "linux":  # elsewhere a build ends with a start of what it made
        scripts["a game in the package"] = "smoke.py"
    return {name: [sys.executable, str(PACKAGING / script)] for name, script in scripts.items()}


MAKERS = ("gallery", "record", "bench", "puzzles mine", "puzzles check", "puzzles sort")
"""What `packaging/workshop` answers: players do not get it."""


def game_command(python: Path, arguments: Sequence[str]) -> list[str]:
    """Leave out the current folder (-P): a `game` folder there must not be taken for ours."""
    is_for_makers = any(list(arguments[: len(each.split())]) == each.split() for each in MAKERS)
    return [str(python), "-P", "-m", "workshop" if is_for_makers else "scenes", *arguments]


def game_variables() -> dict[str, str]:
    """What the game is told: where it lies, and by which words it was started."""
    python = "py" if os.name == "nt" else "python3"
    path = os.pathsep.join(map(str, (ROOT, PACKAGING)))
    script = f'"{sys.argv[0]}"' if " " in sys.argv[0] else sys.argv[0]
    return {**os.environ, "PYTHONPATH": path, "KODODO_STARTED_AS": f"{python} {script}"}


def start_game(python: Path, arguments: Sequence[str]) -> int:
    command = game_command(python, arguments)
    if os.name != "nt":
        os.execve(command[0], command, game_variables())  # noqa: S606 - no shell is the point
    # Windows cannot replace a process: it would hand back the prompt while the game runs on.
    import subprocess

    return subprocess.run(command, env=game_variables(), check=False).returncode


def run_checks(python: Path, pytest_arguments: Sequence[str]) -> int:
    """The checks of every day."""
    return run_all(checks(python, pytest_arguments))


def run_nightly(python: Path, pytest_arguments: Sequence[str]) -> int:
    """The checks with their longer tests, then everything that is given to players."""
    commands = {**checks(python, pytest_arguments), **trials()}
    return run_all(commands, {"HYPOTHESIS_PROFILE": "nightly"})


def run_all(commands: Mapping[str, Sequence[str]], more: Mapping[str, str] | None = None) -> int:
    """Run them all, also after a failure, so that one run tells everything."""
    import subprocess

    variables = {name: text for name, text in os.environ.items() if name != "PYTHONPATH"}
    failed = []
    for name, command in commands.items():
        print(f"== {name}", flush=True)
        done = subprocess.run(command, cwd=ROOT, env={**variables, **(more or {})}, check=False)
        if done.returncode:
            failed.append(name)
    print(summary(failed))
    return 1 if failed else 0


def _told(work: Callable[[], int]) -> int:
    """Run it as the game runs a command: an output that is closed or full is no traceback."""
    sys.path.insert(1, str(ROOT))
    from game.cli.streams import exit_code_of, mend_streams

    mend_streams()
    return exit_code_of(work)


def summary(failed: Sequence[str]) -> str:
    return f"== failed: {', '.join(failed)}" if failed else "== all checks passed"


def main(arguments: Sequence[str]) -> int:
    word, rest = "".join(arguments[:1]), arguments[1:]
    work = {"test": run_checks, "nightly": run_nightly}.get(word)
    environment = Environment(ROOT, "requirements-dev.txt" if work else "requirements.txt")
    try:
        environment.prepare()
    except SetupProblem as problem:
        tell(problem)
        return 1
    except KeyboardInterrupt:
        tell("Stopped; the next start begins the set-up again.")
        return 130
    if work is not None:
        return _told(lambda: work(environment.python, rest))
    return start_game(environment.python, arguments)
