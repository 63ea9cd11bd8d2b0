"""What is imported late is loaded once, by whoever first uses it, and is ordinary from then on."""

import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

ROOT = Path(__file__).resolve().parents[2]
SLOW = """
from time import sleep
first = 1
sleep(0.2)
second = first + 1
print("loaded")
"""


def told(tmp_path: Path, lines: str) -> list[str]:
    """What a process of its own says, beside a package `workshop` with a slow module in it."""
    (tmp_path / "workshop").mkdir()
    (tmp_path / "workshop" / "__init__.py").touch()
    (tmp_path / "workshop" / "slow.py").write_text(SLOW)
    begin = f"import sys; sys.path[:0] = [{str(tmp_path)!r}, {str(ROOT)!r}]\n"
    begin += "from game.core.late import late\nwith late:\n    from workshop import slow\n"
    done = subprocess.run(
        [sys.executable, "-c", begin + dedent(lines)], capture_output=True, text=True, check=True
    )
    return done.stdout.split()


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        ("print('before'); print(slow.second)", ["before", "loaded", "2"]),
        ("print('nothing')", ["nothing"]),
        ("from workshop.slow import second; print(second, slow.first)", ["loaded", "2", "1"]),
        (
            """
            from concurrent.futures import ThreadPoolExecutor
            with ThreadPoolExecutor() as pool:
                print(*pool.map(lambda name: getattr(slow, name), ["first", "second"] * 3))
            """,
            ["loaded", *["1", "2"] * 3],
        ),
        (
            "print(late.load_one()); print(late.load_one()); slow.first",
            ["loaded", "False", "False"],
        ),
        ("print(late.load_one(), type(slow) is type(sys))", ["loaded", "False", "True"]),
    ],
    ids=["at its first use", "never used", "by name", "by many threads", "ahead", "ordinary"],
)
def test_late_module_is_loaded_once(tmp_path: Path, lines: str, words: list[str]) -> None:
    assert told(tmp_path, lines) == words
