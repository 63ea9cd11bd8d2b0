"""Which tests run when: all of them every night, nearly all in each run, few while work goes on.

A test marked `nightly` is left to `run.py nightly`, one marked `slow` out of `run.py test --quick`.
What is so marked is long for what it says to somebody who waits: the strength of bots by many
games, real programs that are started and killed, every size of every page.
"""

import os
from collections.abc import Iterable, Sequence
from typing import Final

import pytest

PROFILE: Final = os.environ.get("HYPOTHESIS_PROFILE", "fast")
NIGHTLY: Final = PROFILE == "nightly"
QUICK: Final = "--quick"


def left_out(*, quick: bool, nightly: bool) -> set[str]:
    """The marks of tests that a run has no time for."""
    return {mark for mark, is_out in {"slow": quick, "nightly": not nightly}.items() if is_out}


def parted(
    items: Iterable[pytest.Item], marks: set[str]
) -> tuple[list[pytest.Item], list[pytest.Item]]:
    """The tests that stay, and those that bear one of some marks."""
    kept: list[pytest.Item] = []
    out: list[pytest.Item] = []
    for item in items:
        (out if any(map(item.get_closest_marker, marks)) else kept).append(item)
    return kept, out


def by_night(cases: Iterable[object], *daily: object) -> list[object]:
    """All cases of a test; those that are not named, or the first, are left to the night."""
    every = list(cases)
    kept: Sequence[object] = daily or every[:1]
    return [case if case in kept else nightly(case) for case in every]


def nightly(case: object) -> object:
    """One case of a test, left to the night."""
    values = case if isinstance(case, tuple) else (case,)
    return pytest.param(*values, marks=pytest.mark.nightly)
