"""Programs that sit at our table: one that behaves, and some that do not."""

import sys
from pathlib import Path

FRAME = """\
import json, os, sys, time

def say(record):
    print(json.dumps(record), flush=True)

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say({{"type": "ready", "name": "tester"}})
    elif message["type"] == "quit":
        break
    elif message["type"] == "choose":
        {answer}
"""

GOOD = 'say({"type": "play", "cards": message["legal"][-1][::-1]})'
ILLEGAL = 'say({"type": "play", "cards": ["z9"]})'
NOT_JSON = 'print("my best card", flush=True)'
OTHER_RECORD = 'say(["play", "y1"])'
CRASH = "os._exit(3)"
STALL = "time.sleep(60)"
FLOOD = 'print("x" * 200_000, flush=True)'


def program(folder: Path, answer: str) -> str:
    """The command line of a program that answers every decision so."""
    path = folder / "program.py"
    path.write_text(FRAME.format(answer=answer), encoding="utf-8")
    return f'"{sys.executable}" "{path}"'
