"""The front of `build.py`: prepares the tools in `build/venv` and goes on inside them."""

import os
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Sequence

from environment import Environment
from problems import SetupProblem

from bundle import facts
from bundle.make import MAKERS


def variables() -> dict[str, str]:
    """What makes two builds of one commit alike, wherever and whenever they run."""
    packaging = facts.ROOT / "packaging"
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(packaging), str(facts.ROOT)]),
        "PYTHONHASHSEED": "0",
        "PYTHONDONTWRITEBYTECODE": "1",
        "SOURCE_DATE_EPOCH": str(facts.build_time()),
        # The packages compress everything anyway, and modules load sooner when nobody unpacks them.
        "PYINSTALLER_ZLIB_COMPRESSION_LEVEL": "0",
        "PYINSTALLER_CONFIG_DIR": str(facts.ROOT / "build" / "pyinstaller"),
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        "TZ": "UTC",
    }


def main(arguments: Sequence[str]) -> int:
    parser = ArgumentParser("build.py", description="Build the program and its packages.")
    help_text = f"{', '.join(MAKERS)}; without one, all that are usual on this system"
    parser.add_argument("package", nargs="*", help=help_text)
    wanted = parser.parse_args(arguments).package
    if unknown := [name for name in wanted if name not in MAKERS]:
        parser.error(f"there is no package {unknown[0]!r}")
    (facts.ROOT / "build").mkdir(exist_ok=True)
    environment = Environment(facts.ROOT, "requirements-build.txt", "build/venv")
    try:
        environment.prepare()
    except SetupProblem as problem:
        print(problem, file=sys.stderr)
        return 1
    command = [str(environment.python), "-P", "-m", "bundle.make", *wanted]
    return subprocess.run(command, env=variables(), check=False).returncode
