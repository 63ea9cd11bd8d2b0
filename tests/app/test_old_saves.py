"""Saves of released formats. They load forever: never change these files, only add new ones."""

from pathlib import Path

import pytest

from game.app.hints import HintMark
from game.app.looking_back.transcript import Narrator
from game.app.saving.saves import FORMAT, FORMAT_FROM_FIRST_CARD, read_save
from game.app.saving.verification import verify

FOLDER = Path(__file__).parent / "saves"
FORMATS = (1, 2)
FILES = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_old_save_still_loads_and_verifies(path: Path) -> None:
    saved = read_save(path)
    assert saved.chairs[0].name == "Ana"
    assert verify(path).fits


@pytest.mark.parametrize("version", FORMATS)
def test_old_finished_match_still_ends_the_same(version: int) -> None:
    saved = read_save(FOLDER / f"format-{version}-finished.json")
    assert saved.match.outcome is not None
    names = [chair.name for chair in saved.chairs]
    assert Narrator.of(saved.match, names).tell_outcome(saved.match.outcome) == [
        "50 points are reached.",
        "Béla \N{LIZARD} wins.",
        "1. Béla \N{LIZARD}: 52 points, 21 cards.",
        "2. Shoco: 36 points, 19 cards.",
        "3. Ana: 32 points, 14 cards.",
    ]


@pytest.mark.parametrize("version", FORMATS)
def test_old_running_match_still_waits_for_the_same_seats(version: int) -> None:
    match = read_save(FOLDER / f"format-{version}-running.json").match
    assert match.to_act() == frozenset({1, 4})


@pytest.mark.parametrize("version", FORMATS)
def test_old_hints_are_still_marked(version: int) -> None:
    saved = read_save(FOLDER / f"format-{version}-hints.json")
    assert saved.hints == (HintMark(0, 1), HintMark(0, 7))


def test_every_format_has_its_examples() -> None:
    kinds = ("finished", "hints", "running")
    assert {path.stem for path in FILES} >= {
        f"format-{version}-{kind}" for version in FORMATS for kind in kinds
    }
    assert max(FORMATS) == FORMAT_FROM_FIRST_CARD
    played_on = FOLDER / f"format-{FORMAT}-played-on.json", FOLDER / f"format-{FORMAT}-anew.json"
    assert all(read_save(path).match.log.header.origin is not None for path in played_on)
