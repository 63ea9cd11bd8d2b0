"""The eyes and the patience of the smoke test; what it sees, it sees on a real screen elsewhere."""

import itertools
import os
from collections.abc import Sequence
from pathlib import Path

import pytest
from trial import room, waiting
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


@pytest.mark.skipif(os.name == "nt", reason="debootstrap makes Debians on Linux")
def test_small_debian_is_made_in_a_checkout_whose_path_has_a_blank(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def pretend(command: Sequence[str]) -> str:
        target = Path(command[-1])
        assert command[:-1] == ["debootstrap", "--variant=minbase", "bookworm"]
        assert " " not in str(target)
        (target / "usr").mkdir()
        return ""

    monkeypatch.setattr(room, "run", pretend)
    root = tmp_path / "a check out" / "build"
    room.make_system(root, "bookworm")
    assert (root / "usr").is_dir()


def test_small_debian_that_was_left_half_done_is_not_whole(tmp_path: Path) -> None:
    assert not room.is_whole(tmp_path)
    (tmp_path / "usr/bin").mkdir(parents=True)
    (tmp_path / "usr/bin/apt-get").touch()
    assert room.is_whole(tmp_path)
    (tmp_path / "debootstrap").mkdir()
    assert not room.is_whole(tmp_path)
