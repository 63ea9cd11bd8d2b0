import os
from pathlib import Path

import pytest

from game.app.saving import archive as archives
from game.app.saving.archive import (
    NoGame,
    archive,
    finished_game,
    finished_games,
    has_finished,
    newest_game,
)
from game.app.saving.game_labels import GameLabel, write_label
from game.app.saving.saves import SavedGame, read_save, seal_of, write_save
from game.app.saving.verification import verify
from game.app.storage.files import FileProblem
from game.app.storage.paths import finished_folder, labels_folder, running_folder
from tests.app.matches import CHAIRS, played


def saved(path: Path, seed: int, moves: int = 1 << 20, at: str = "2026-01-02T03:04:05") -> Path:
    match = played(seed, moves)
    write_save(path, SavedGame(match, CHAIRS[: match.options.seats], at))
    return path


def test_finished_match_is_kept_under_its_date_and_seal_and_can_be_verified(tmp_path: Path) -> None:
    source = saved(tmp_path / "current.json", 3)
    seal = read_save(source).match.log.header.seal
    path = archive(source, tmp_path / "finished")
    assert path == tmp_path / "finished" / f"20260102-030405-0001-{seal[:8]}.json"
    assert verify(path, seal).fits
    assert finished_game(seal, tmp_path / "finished") == path


def test_running_broken_and_missing_matches_are_not_kept(tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text("{")
    running = saved(tmp_path / "running.json", 3, moves=5)
    for source in (running, broken, tmp_path / "missing.json"):
        assert archive(source, tmp_path / "finished") is None
    assert not (tmp_path / "finished").exists()


def test_match_that_cannot_be_archived_is_a_problem_that_is_told(tmp_path: Path) -> None:
    (tmp_path / "finished").write_text("a file where the folder should be")
    with pytest.raises(FileProblem):
        archive(saved(tmp_path / "current.json", 3), tmp_path / "finished")


def test_oldest_matches_make_room_for_the_newest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archives, "MOST_FINISHED", 2)
    folder = tmp_path / "finished"
    kept = [
        archive(saved(tmp_path / "current.json", day, at=f"2026-01-0{day}T10:00:00"), folder)
        for day in (1, 2, 3)
    ]
    assert finished_games(folder) == [kept[2], kept[1]]


def test_match_that_is_archived_again_is_there_once(tmp_path: Path) -> None:
    folder = tmp_path / "finished"
    first = archive(saved(tmp_path / "current.json", 3), folder)
    later = archive(saved(tmp_path / "current.json", 3, at="2026-01-02T03:09:00"), folder)
    assert finished_games(folder) == [first]
    assert later == first


def test_match_whose_seal_begins_alike_is_another_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archives, "DIGITS", 0)
    folder = tmp_path / "finished"
    for seed in (3, 4):
        archive(saved(tmp_path / "current.json", seed), folder)
    seals = [seal_of(path) for path in finished_games(folder)]
    assert seals == [played(seed, 0).log.header.seal for seed in (4, 3)]


def test_clock_that_is_set_back_costs_no_game_that_was_just_finished(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archives, "MOST_FINISHED", 2)
    folder = tmp_path / "finished"
    kept = [
        archive(saved(tmp_path / "current.json", day, at=f"20{year}-01-01T10:00:00"), folder)
        for day, year in ((1, 41), (2, 40), (3, 26))
    ]
    assert finished_games(folder) == [kept[2], kept[1]]


def test_matches_that_an_older_version_archived_are_found_and_go_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archives, "MOST_FINISHED", 2)
    folder = tmp_path / "finished"
    seals = {seed: played(seed, 0).log.header.seal for seed in (1, 2)}
    old = [
        saved(folder / f"204101{seed:02}-030405-{seal[:8]}.json", seed)
        for seed, seal in seals.items()
    ]
    assert finished_game(seals[1], folder) == old[0]
    newest = archive(saved(tmp_path / "current.json", 3), folder)
    assert finished_games(folder) == [newest, old[1]]


def test_newest_game_is_the_one_written_last(kododo_home: Path) -> None:
    with pytest.raises(NoGame):
        newest_game()
    running = saved(running_folder() / "five211-0123.json", 4, moves=5)
    os.utime(running, (1_000, 1_000))
    finished = archive(saved(kododo_home / "given.json", 5), finished_folder())
    assert finished is not None
    assert newest_game() == finished
    os.utime(finished, (500, 500))
    assert newest_game() == running


def test_the_first_game_is_over_when_one_of_its_kind_was_finished(tmp_path: Path) -> None:
    folder = tmp_path / "finished"
    assert not has_finished("five211", folder)
    path = archive(saved(tmp_path / "current.json", 3), folder)
    assert path is not None
    (folder / "broken.json").write_text("{")
    assert has_finished("five211", folder)
    assert not has_finished("checkers", folder), "another game is new to whoever knows this one"


def test_game_that_is_kept_is_never_let_go_and_takes_nobodys_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archives, "MOST_FINISHED", 2)
    folder = tmp_path / "finished"
    first = archive(saved(tmp_path / "current.json", 1), folder)
    assert first is not None
    write_label(str(seal_of(first)), GameLabel(kept=True), labels_folder())
    others = [archive(saved(tmp_path / "current.json", seed), folder) for seed in (2, 3, 4)]
    assert finished_games(folder) == [others[2], others[1], first]


def test_file_that_cannot_be_read_is_not_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archives, "MOST_FINISHED", 1)
    folder = tmp_path / "finished"
    folder.mkdir()
    (folder / "old.json").write_text("{")
    archive(saved(tmp_path / "current.json", 1), folder)
    assert (folder / "old.json").exists()
