"""Import and export: the same bytes on both sides, and nothing lost on the way."""

from pathlib import Path

import pytest

from game.app.saving.archive import archive, finished_games, forget
from game.app.saving.catalogue import facts_of
from game.app.saving.exchange import HereAlready, export_game, export_name, import_game
from game.app.saving.game_labels import read_label
from game.app.saving.saves import BadSave
from game.app.storage.files import FileProblem
from game.core.rng import Rng
from tests.app.matches import played, text_of


def pass_over(_seal: str) -> None:
    """Nobody here counts games."""


def given(tmp_path: Path, seed: int = 3, moves: int = 1 << 20) -> Path:
    path = tmp_path / "given.json"
    path.write_text(text_of(played(seed, moves)), encoding="utf-8")
    return path


def test_imported_game_is_the_given_file_and_is_kept(tmp_path: Path) -> None:
    source = given(tmp_path)
    path = import_game(source, tmp_path / "finished", tmp_path / "labels", pass_over)
    assert path.read_bytes() == source.read_bytes()
    assert read_label(facts_of(path).seal, tmp_path / "labels").kept


def test_game_that_is_here_is_not_here_twice(tmp_path: Path) -> None:
    archive(text_of(played(3)), tmp_path / "finished")
    with pytest.raises(HereAlready):
        import_game(given(tmp_path), tmp_path / "finished", tmp_path / "labels", pass_over)
    assert len(finished_games(tmp_path / "finished")) == 1


@pytest.mark.parametrize("text", ["", "{", "[]", "a poem", '{"kododo": "settings"}'])
def test_foreign_files_are_refused_and_left_alone(text: str, tmp_path: Path) -> None:
    source = tmp_path / "foreign.json"
    source.write_text(text)
    with pytest.raises(BadSave):
        import_game(source, tmp_path / "finished", tmp_path / "labels", pass_over)
    assert source.read_text() == text
    assert not (tmp_path / "finished").exists()


def test_running_game_and_missing_file_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSave, match="not over yet"):
        import_game(given(tmp_path, moves=9), tmp_path / "finished", tmp_path / "labels", pass_over)
    with pytest.raises(FileProblem, match="does not exist"):
        import_game(tmp_path / "nothing", tmp_path / "finished", tmp_path / "labels", pass_over)


def test_two_thousand_damaged_games_are_refused_in_one_sentence(tmp_path: Path) -> None:
    source = tmp_path / "damaged.json"
    source.write_text(text_of(played(3, seats=2)), encoding="utf-8")
    whole, rng = source.read_bytes(), Rng(11, "import")
    for _ in range(2_000):
        damaged = bytearray(whole)
        damaged[rng.below(len(damaged))] ^= 1 << rng.below(8)
        source.write_bytes(bytes(damaged))
        with pytest.raises(BadSave) as refused:
            import_game(source, tmp_path / "finished", tmp_path / "labels", pass_over)
        assert "\n" not in str(refused.value)
    assert not (tmp_path / "finished").exists()


def test_exports_never_replace_each_other_and_can_be_imported_again(tmp_path: Path) -> None:
    folder, out = tmp_path / "finished", tmp_path / "out"
    paths = [archive(text_of(played(seed)), folder) for seed in (3, 4)]
    exported = [export_game(path, facts_of(path), "", out) for path in paths if path]
    names = [path.name for path in exported]
    assert names == ["Kododo 5211 2026-01-02.json", "Kododo 5211 2026-01-02 (2).json"]
    again = [export_game(path, facts_of(path), "", out) for path in paths if path]
    assert again == exported, "the same game is not written twice"
    for path in paths:
        assert path is not None
        forget(path, facts_of(path).seal)
    assert not finished_games(folder)
    for path in exported:
        import_game(path, folder, tmp_path / "labels", pass_over)
    assert len(finished_games(folder)) == 2


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("Béla's best", "Bélas best"),
        ("../../etc/passwd", "etcpasswd"),
        ("con:*?<>|", "con"),
        ("...", "Kododo"),
    ],
)
def test_file_has_the_name_of_the_game_without_what_a_disk_refuses(
    name: str, file: str, tmp_path: Path
) -> None:
    path = archive(text_of(played(3)), tmp_path / "finished")
    assert path is not None
    assert export_name(facts_of(path), name) == file
