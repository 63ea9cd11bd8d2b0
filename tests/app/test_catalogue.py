"""The catalogue: right about every file, however the folder was changed, and quick about it."""

import json
import os
from collections.abc import Sequence
from pathlib import Path

import pytest

from game.app.saving import catalogue as catalogues
from game.app.saving.archive import archive
from game.app.saving.catalogue import BATCH, Catalogue, CataloguedGame
from game.app.saving.game_labels import GameLabel, write_label
from game.core.rng import Rng
from tests.app.matches import played, text_of


@pytest.fixture
def catalogue(tmp_path: Path) -> Catalogue:
    return Catalogue(tmp_path / "finished", tmp_path / "labels", tmp_path / "catalogue.json")


def add(tmp_path: Path, *seeds: int) -> list[Path]:
    added = [archive(text_of(played(seed, seats=3)), tmp_path / "finished") for seed in seeds]
    return [path for path in added if path is not None]


def refuse(_source: object) -> None:
    raise AssertionError("a known game is not read again")


def test_facts_are_those_of_the_match(tmp_path: Path, catalogue: Catalogue) -> None:
    (path,) = add(tmp_path, 3)
    match = played(3, seats=3)
    write_label(match.log.header.seal, GameLabel("The long one"), tmp_path / "labels")
    (game,) = catalogue.look()
    assert (game.path, game.label.name, game.problem) == (path, "The long one", "")
    assert game.facts is not None
    assert game.facts.seal == match.log.header.seal
    assert [chair.name for chair in game.facts.chairs] == ["Ana", "Béla \N{LIZARD}", "Shoco"]
    assert match.outcome is not None
    standings = [(each.seat, each.rank, each.points) for each in match.outcome.standings]
    assert [(each.seat, each.rank, each.points) for each in game.facts.results] == standings


def test_known_games_are_not_read_again(
    tmp_path: Path, catalogue: Catalogue, monkeypatch: pytest.MonkeyPatch
) -> None:
    add(tmp_path, 3, 4)
    first = catalogue.look()
    monkeypatch.setattr(catalogues, "facts_of", refuse)
    assert catalogue.look() == first


def test_folder_that_another_program_changed_is_seen_as_it_is(
    tmp_path: Path, catalogue: Catalogue
) -> None:
    gone, changed, same = add(tmp_path, 3, 4, 5)
    catalogue.look()
    gone.unlink()
    changed.write_text(text_of(played(6, seats=3)))
    (new,) = add(tmp_path, 7)
    games = catalogue.look()
    assert [game.path for game in games] == [new, same, changed]
    assert games[2].facts is not None
    assert games[2].facts.seal == played(6, 0, seats=3).log.header.seal


def test_games_are_told_at_once_and_again_as_they_are_read(
    tmp_path: Path, catalogue: Catalogue
) -> None:
    add(tmp_path, 3)
    catalogue.look()
    add(tmp_path, 4)
    told: list[Sequence[CataloguedGame]] = []
    games = catalogue.look(told.append)
    assert [game.facts is not None for game in told[0]] == [False, True]
    assert list(told[-1]) == games
    assert BATCH > 1


def test_broken_foreign_and_unfinished_files_stay_and_have_a_sentence(
    tmp_path: Path, catalogue: Catalogue
) -> None:
    add(tmp_path, 3)
    newer = json.loads(text_of(played(4))) | {"format": 99}
    files = {
        "a.json": "{",
        "b.json": "[]",
        "c.json": json.dumps(newer),
        "d.json": text_of(played(5, 9)),
    }
    for name, text in files.items():
        (tmp_path / "finished" / name).write_text(text)
    problems = {game.path.name: game.problem for game in catalogue.look() if game.facts is None}
    assert problems == {
        "a.json": "a.json is broken: it ends too early or was changed.",
        "b.json": "b.json is not a saved game.",
        "c.json": "This game was saved by a newer version of Kododo.",
        "d.json": "d.json holds a game that is not over yet.",
    }
    for name, text in files.items():
        assert (tmp_path / "finished" / name).read_text() == text


def test_two_thousand_damaged_indexes_change_nothing_that_is_told_of_other_files(
    tmp_path: Path, catalogue: Catalogue
) -> None:
    """An index that still reads may be wrong about a file only where its stamp was hit as well."""
    add(tmp_path, 3)
    right = catalogue.look()
    index, rng = tmp_path / "catalogue.json", Rng(9, "index")
    whole = index.read_bytes()
    for _ in range(2_000):
        damaged = bytearray(whole)
        place = rng.below(len(damaged))
        damaged[place : place + rng.below(8)] = bytes(rng.below(256) for _ in range(rng.below(8)))
        notes = catalogues._read_index(_written(index, bytes(damaged)))
        for _stamp, facts in notes.values():
            assert len(facts.chairs) == len(facts.results)
    index.write_text("{}")
    assert catalogue.look() == right


def _written(path: Path, data: bytes) -> Path:
    path.write_bytes(data)
    return path


def test_index_that_cannot_be_written_costs_nothing_but_time(
    tmp_path: Path, catalogue: Catalogue
) -> None:
    add(tmp_path, 3)
    (tmp_path / "catalogue.json").mkdir()
    assert [game.facts is not None for game in catalogue.look()] == [True]


def test_same_size_and_another_time_is_another_file(tmp_path: Path, catalogue: Catalogue) -> None:
    (path,) = add(tmp_path, 3)
    catalogue.look()
    text = path.read_text()
    path.write_text(text.replace("Ana", "Eva"))
    os.utime(path, ns=(1, 1))
    (game,) = catalogue.look()
    assert "was changed after it was saved" in game.problem


def test_look_that_nobody_wants_any_more_ends_and_loses_nothing(
    tmp_path: Path, catalogue: Catalogue
) -> None:
    add(tmp_path, 3, 4)
    games = catalogue.look(goes_on=lambda: False)
    assert [(game.facts, game.problem) for game in games] == [(None, ""), (None, "")]
    assert all(game.facts is not None for game in catalogue.look())
