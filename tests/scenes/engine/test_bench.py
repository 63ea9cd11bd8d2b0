import sys
from collections.abc import Iterator

import pytest
from workshop.measuring.bench_frames import PARTS, Figure, _measured, possible_parts

from game.kits.registry import KITS


def test_built_program_measures_all_but_the_start_of_a_python_that_it_does_not_have(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert set(PARTS) - set(possible_parts()) == {"start"}


def test_every_game_is_measured_unless_one_is_meant(monkeypatch: pytest.MonkeyPatch) -> None:
    def told(game: str, _games: int) -> Iterator[Figure]:
        yield Figure("a frame", len(game), "ms")

    monkeypatch.setitem(PARTS, "busy", told)
    monkeypatch.setitem(PARTS, "start", told)
    of_all = [figure.name for figure in _measured(["busy", "start"], [], 2)]
    assert of_all == [*(f"{game}: a frame" for game in KITS), "a frame"]
    assert [figure.name for figure in _measured(["busy"], ["duco"], 2)] == ["a frame"]
