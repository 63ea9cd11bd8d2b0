"""Starts the program and takes the time to its first picture."""

import os
import subprocess
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from trial.screen import Screen


@dataclass(frozen=True, slots=True)
class Start:
    """A program that shows its first picture."""

    process: subprocess.Popen[bytes]
    seconds: float
    processor_seconds: float
    """What it took of a processor: the fair number on a busy machine."""

    def kill(self, screen: Screen) -> None:
        """End it as a power cut does: no word of warning."""
        self.process.kill()
        self.process.wait()
        screen.wait_until_dark()


def start(
    command: Sequence[str], screen: Screen, variables: Mapping[str, str] | None = None
) -> Start:
    since = time.monotonic()
    process = subprocess.Popen(command, env=variables, stderr=subprocess.DEVNULL)
    seconds = screen.wait_until_lit(since)
    return Start(process, seconds, _processor_seconds(process.pid))


def summary(starts: Sequence[Start]) -> str:
    wall = [each.seconds for each in starts]
    processor = [each.processor_seconds for each in starts]
    return (
        f"{min(wall):.2f} s at best, {median(wall):.2f} s in the middle of {len(starts)}; "
        f"{median(processor):.2f} s of a processor"
    )


def _processor_seconds(pid: int) -> float:
    # The name in brackets may hold anything, so count from behind it.
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
