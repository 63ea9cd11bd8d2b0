"""Which tests run when: all of them every night, nearly all in each run, few while work goes on.

A test marked `nightly` is left to `run.py nightly`: the strength of bots by many games, programs
that are killed in every way, what only a compiler or a meter can say. `run.py test --quick` leaves
out the places below, which take most of the time.
"""

import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

import pytest

PROFILE: Final = os.environ.get("HYPOTHESIS_PROFILE", "fast")
NIGHTLY: Final = PROFILE == "nightly"
QUICK: Final = "--quick"
WHOLE_PROGRAMS: Final = "tests/ui/*.py"
SLOW: Final = (
    WHOLE_PROGRAMS,
    "tests/cli/*.py",
    "tests/packaging/*.py",
    "tests/arena/*.py",
    "tests/mutants/*.py",
    "tests/ai/*/test_bots.py",
    "tests/ai/*/test_characters.py",
    "tests/ai/*/test_coach*.py",
    "tests/ai/*/test_held_hands.py",
    "tests/ai/*/test_levels.py",
    "tests/scenes/lessons/*.py",
    "tests/scenes/menus/*.py",
    "tests/scenes/workshop/**/*.py",
    "tests/scenes/test_hasty_hands.py",
    "tests/scenes/**/test_one_screen.py",
    "tests/scenes/**/test_opening_hands.py",
    "tests/scenes/**/test_scoring_show.py",
    "tests/scenes/**/test_shar*.py",
    "tests/scenes/**/test_storms.py",
    "tests/scenes/**/test_whole_games.py",
)


def found(root: Path, *patterns: str) -> set[Path]:
    """The files that some patterns mean."""
    return {path for pattern in patterns for path in root.glob(pattern)}


def chosen(
    items: Iterable[pytest.Item], root: Path, *, quick: bool, nightly: bool
) -> list[pytest.Item]:
    """The tests that a run has the time for, in a good order.

    Those that wait for real programs come first: last, they would keep one worker and no other.
    """
    slow, first = found(root, *SLOW) if quick else set(), found(root, WHOLE_PROGRAMS)
    kept = [
        item
        for item in items
        if item.path not in slow and (nightly or item.get_closest_marker("nightly") is None)
    ]
    return sorted(kept, key=lambda item: item.path not in first)


def by_night(cases: Iterable[object], *daily: object) -> list[object]:
    """All cases of a test; those that are not named, or the first, are left to the night."""
    every = list(cases)
    kept: Sequence[object] = daily or every[:1]
    return [case if case in kept else _nightly(case) for case in every]


def _nightly(case: object) -> object:
    values = case if isinstance(case, tuple) else (case,)
    return pytest.param(*values, marks=pytest.mark.nightly)
