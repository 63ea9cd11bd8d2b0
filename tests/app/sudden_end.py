"""A program that is killed at a chosen step: nothing of it touches the disk any more.

Python tells an audit hook of every step before it is taken. A hook cannot be removed, so there is
one for all tests, which does nothing unless a test counts steps.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress

STEPS = frozenset({"open", "os.link", "os.mkdir", "os.remove", "os.rename"})


class Killed(BaseException):
    """Nobody expects it, so nobody tidies up."""


class _Death:
    def __init__(self) -> None:
        self.steps_left: int | None = None

    def __call__(self, event: str, _arguments: tuple[object, ...]) -> None:
        if self.steps_left is None or event not in STEPS:
            return
        if self.steps_left == 0:
            raise Killed  # again and again: a dead program cleans nothing up
        self.steps_left -= 1


_DEATH = _Death()
sys.addaudithook(_DEATH)


@contextmanager
def killed_after(steps: int) -> Iterator[None]:
    """Kill what is done inside before its next step; fewer steps are not disturbed."""
    _DEATH.steps_left = steps
    try:
        with suppress(Killed):
            yield
    finally:
        _DEATH.steps_left = None
