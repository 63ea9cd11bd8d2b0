"""Waiting for something that must come to pass, and the sentence when it does not."""

import time
from collections.abc import Callable
from typing import Final

PATIENCE: Final = 60.0
"""Seconds. A busy machine may need them; nothing waits longer than it must."""


class TrialFailed(Exception):
    """What did not go as a player may expect."""


def comes_true(condition: Callable[[], bool], seconds: float, pause: float = 0.02) -> bool:
    """Whether the condition holds within so many seconds."""
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(pause)
    return True


def wait_until(condition: Callable[[], bool], claim: str) -> None:
    """Wait for what a claim says; TrialFailed where it does not come true."""
    if not comes_true(condition, PATIENCE):
        raise TrialFailed(f"Not so within {PATIENCE:.0f} seconds: {claim}.")
