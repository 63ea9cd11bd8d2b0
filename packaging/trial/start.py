"""Starts the program and takes the time to its first picture."""

import subprocess
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryFile
from typing import IO

from trial.screen import Screen
from trial.waiting import TrialFailed, comes_true, wait_until

FIRST_PICTURE = 30.0


@dataclass(frozen=True, slots=True)
class Start:
    """A program that shows its first picture."""

    process: subprocess.Popen[bytes]
    complaints: IO[bytes]
    seconds: float
    processor_seconds: float
    """What it took of a processor: the fair number on a busy machine."""

    def kill(self, screen: Screen) -> None:
        """End it as a power cut does: no word of warning."""
        self.process.kill()
        self.process.wait()
        screen.wait_until_dark()

    def wait_for_its_end(self) -> tuple[int, str]:
        """The exit code and the last complaints of a program that was asked to end."""
        wait_until(lambda: self.process.poll() is not None, "the program ends")
        return self.process.returncode, last_words(self.complaints)


def start(
    command: Sequence[str], screen: Screen, variables: Mapping[str, str] | None = None
) -> Start:
    complaints = TemporaryFile()  # noqa: SIM115 - open for as long as the program writes
    since = time.monotonic()
    process = subprocess.Popen(command, env=variables, stderr=complaints)
    comes_true(lambda: screen.is_lit() or process.poll() is not None, FIRST_PICTURE, pause=0.002)
    seconds = time.monotonic() - since
    if not screen.is_lit():
        process.kill()
        raise TrialFailed(f"No picture appeared. {last_words(complaints)}")
    return Start(process, complaints, seconds, _processor_seconds(process.pid))


def last_words(complaints: IO[bytes]) -> str:
    complaints.seek(0)
    return complaints.read().decode(errors="replace").strip()[-600:]


def summary(starts: Sequence[Start]) -> str:
    wall = [each.seconds for each in starts]
    processor = [each.processor_seconds for each in starts]
    return (
        f"{min(wall):.2f} s at best, {median(wall):.2f} s in the middle of {len(starts)}; "
        f"{median(processor):.3f} s of a processor"
    )


def _processor_seconds(pid: int) -> float:
    """What all threads have used so far; the usual counters only know hundredths of a second."""
    counts = (path.read_text().split() for path in Path(f"/proc/{pid}/task").glob("*/schedstat"))
    return sum(int(nanoseconds) for nanoseconds, *_ in counts) / 1e9
