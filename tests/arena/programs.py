"""Programs that sit at our table: one that behaves, and some that do not."""

import os
import sys
import time
from pathlib import Path

import pytest

PROC = Path("/proc")
PATIENCE = 60.0
"""Seconds: a busy machine may need them; nothing waits longer than it must."""

FRAME = """\
import json, os, sys, time

def say(record):
    print(json.dumps(record), flush=True)

for line in sys.stdin:
    message = json.loads(line)
    {notes}
    if message["type"] == "hello":
        say({{"type": "ready", "name": "tester", **{introduction}}})
    elif message["type"] == "quit":
        break
    elif message["type"] == "choose":
        {answer}
"""

BY_WRONG_LINE = 'say({"type": "play", "move": "take back"})'
GOOD = 'say({"type": "play", "move": message["legal"][-1]})'
ILLEGAL = 'say({"type": "play", "move": "play z9"})'
NOT_JSON = 'print("my best card", flush=True)'
OTHER_RECORD = 'say(["play", "y1"])'
CRASH = "os._exit(3)"
STALL = "time.sleep(60)"
TWICE = "for _ in (1, 2): " + GOOD
DEAF = """print('{"type":"play"}\\n' * 100_000, flush=True); time.sleep(60)"""
RAISE = 'raise LookupError("no such card")'
CHATTER = "[print('thinking', n, file=sys.stderr) for n in range(1000)]; " + GOOD
FLOOD = 'print("x" * 200_000, flush=True)'


def program(folder: Path, answer: str, introduction: str = "{}", notes: str = "pass") -> str:
    """The command line of a program that answers every decision so; `notes` is done every line."""
    path = folder / "program.py"
    source = FRAME.format(answer=answer, introduction=introduction, notes=notes)
    path.write_text(source, encoding="utf-8")
    return f'"{sys.executable}" "{path}"'


def slow_to_load(folder: Path, seconds: float) -> str:
    """The command line of a good program that takes its time before it listens."""
    command = program(folder, GOOD)
    path = folder / "program.py"
    source = path.read_text(encoding="utf-8")
    path.write_text(f"import time\ntime.sleep({seconds})\n{source}", encoding="utf-8")
    return command


def with_a_child(folder: Path, notes: Path, answer: str) -> str:
    """The command line of a program that starts another in a session of its own; both are noted."""
    start = "import subprocess; child = subprocess.Popen(['sleep', '600'], start_new_session=True)"
    note = f"[open({str(notes)!r} + f'/{{n}}', 'w').close() for n in (os.getpid(), child.pid)]"
    return program(folder, f"{start}; {note}; {answer}")


def has_gone(process: int, seconds: float = PATIENCE) -> bool:
    """Whether a process does nothing any more, or stops doing it within some seconds."""
    end = time.monotonic() + seconds
    while _is_running(process):
        if time.monotonic() > end:
            return False
        time.sleep(0.1)
    return True


def _is_running(process: int) -> bool:
    if os.name == "nt":
        pytest.skip("no signal asks a process whether it is there")
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return not _is_zombie(process)


def _is_zombie(process: int) -> bool:
    """Whether a dead process only waits to be noticed; without /proc somebody notices soon."""
    try:
        status = (PROC / str(process) / "stat").read_text(encoding="utf-8")
    except (FileNotFoundError, ProcessLookupError):
        return False
    return status.rpartition(")")[2].split()[0] == "Z"
