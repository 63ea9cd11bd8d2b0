import sys

import pytest

from scenes.workshop.bench_frames import PARTS, possible_parts


def test_built_program_measures_all_but_the_start_of_a_python_that_it_does_not_have(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert set(PARTS) - set(possible_parts()) == {"start"}
