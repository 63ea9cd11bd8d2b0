"""The eyes and the patience of the smoke test; what it sees, it sees on a real screen elsewhere."""

import itertools

import pytest
from trial import waiting
from trial.screen import difference
from trial.waiting import TrialFailed, comes_true, wait_until


def test_difference_is_the_share_of_places_that_changed() -> None:
    assert difference((1, 2, 3, 4), (1, 2, 3, 4)) == 0
    assert difference((1, 2, 3, 4), (1, 2, 9, 9)) == 0.5


def test_waiting_ends_as_soon_as_the_condition_holds() -> None:
    looks = itertools.count()
    assert comes_true(lambda: next(looks) == 3, seconds=60, pause=0)
    assert next(looks) == 4


def test_what_does_not_come_true_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting, "PATIENCE", 0)
    with pytest.raises(TrialFailed, match="Not so within 0 seconds: the window is gone"):
        wait_until(lambda: False, "the window is gone")
