"""Every command where the output is closed, full or unread, or where nobody can type."""

import os
import subprocess
import sys
from itertools import product
from pathlib import Path

import pytest

from tests.app.matches import played, text_of
from tests.cli.command import PATIENCE, environment
from tests.profiles import by_night

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the shell there closes no stream")

SAVE = "game.json"
QUICK = [
    "--help",
    "--version",
    "play --help",
    f"replay {SAVE}",
    f"verify {SAVE}",
    "text",
]
SLOW = ["simulate random random --games 2 --processes 2", "demo --help"]
COMMANDS = [*QUICK, *SLOW]
FULL = Path("/dev/full")
EVERYTHING = "<&- >&- 2>&-"
CLOSED = [">&-", "2>&-", "<&-", EVERYTHING]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / SAVE).write_text(text_of(played(1)), encoding="utf-8")
    return tmp_path


def buffered() -> dict[str, str]:
    """As in a login shell, where Python keeps its output back until it is much or the end."""
    variables = environment(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    return {name: text for name, text in variables.items() if name != "PYTHONUNBUFFERED"}


def in_shell(command: str, redirection: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a command with its streams as the shell makes them; what is not redirected is heard."""
    words = [sys.executable, "-P", "-m", "scenes", *command.split()]
    return subprocess.run(
        ["/bin/sh", "-c", f'exec "$@" {redirection}', "sh", *words],
        cwd=folder,
        env=buffered(),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )


@pytest.mark.parametrize(
    ("command", "redirection"),
    by_night(
        [*product(QUICK, CLOSED), *product(SLOW, [">&-", EVERYTHING])],
        *product(QUICK, [EVERYTHING]),
        *product(["text", f"replay {SAVE}"], CLOSED),
        (SLOW[1], ">&-"),
    ),
)
def test_stream_that_is_closed_is_no_error(command: str, redirection: str, folder: Path) -> None:
    result = in_shell(command, redirection, folder)
    assert (result.returncode, result.stderr) == (0, "")
    assert bool(result.stdout) == (">&-" not in redirection.replace("2>&-", ""))


@pytest.mark.skipif(not FULL.exists(), reason="no full device here")
@pytest.mark.parametrize("command", COMMANDS)
def test_full_disk_behind_the_output_is_one_sentence(command: str, folder: Path) -> None:
    result = in_shell(command, f">{FULL}", folder)
    assert result.returncode == 1
    assert result.stderr == "The output cannot be written: No space left on device.\n"


@pytest.mark.skipif(not FULL.exists(), reason="no full device here")
@pytest.mark.parametrize("command", ["dance", "text --seed x", "replay nothing.json"])
def test_complaint_that_cannot_be_written_still_counts(command: str, folder: Path) -> None:
    assert in_shell(command, f"2>{FULL}", folder).returncode in (1, 2)


@pytest.mark.parametrize("command", COMMANDS)
def test_reader_that_has_gone_is_no_error(command: str, folder: Path) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    result = subprocess.run(
        [sys.executable, "-P", "-m", "scenes", *command.split()],
        cwd=folder,
        env=buffered(),
        stdin=subprocess.DEVNULL,
        stdout=writer,
        stderr=subprocess.PIPE,
        check=False,
    )
    os.close(writer)
    assert (result.returncode, result.stderr) == (141, b"")


@pytest.mark.parametrize("redirection", ["<&-", "0>/dev/null"])
def test_game_that_nobody_can_type_at_is_kept(redirection: str, folder: Path) -> None:
    result = in_shell("text", redirection, folder)
    assert (result.returncode, result.stderr) == (0, "")
    assert "The game is kept" in result.stdout.splitlines()[-1]


def test_files_never_take_the_place_of_a_closed_stream(folder: Path) -> None:
    """What a library prints by itself would land in a save that was opened meanwhile."""
    program = (
        "from game.cli.streams import mend_streams; mend_streams(); "
        "file = open('numbered.txt', 'w'); file.write(str(file.fileno()))"
    )
    command = ["/bin/sh", "-c", 'exec "$@" <&- >&- 2>&-', "sh", sys.executable, "-c", program]
    subprocess.run(command, cwd=folder, env=buffered(), check=True)
    assert int((folder / "numbered.txt").read_text()) > 2
