from pathlib import Path

import pytest

from game.app.saving.archive import archive, finished_games
from game.app.saving.game_labels import GameLabel, write_label
from game.app.storage.paths import exports_folder, finished_folder, labels_folder
from tests.app.matches import played, text_of
from tests.cli.command import complaint, in_process


@pytest.fixture
def two_games() -> None:
    for seed in (3, 4):
        archive(text_of(played(seed)), finished_folder())


@pytest.mark.usefixtures("two_games")
def test_games_are_listed_with_day_game_and_result(capsys: pytest.CaptureFixture[str]) -> None:
    seal = played(4, 0).log.header.seal
    write_label(seal, GameLabel("Evening", kept=True), labels_folder())
    newest, oldest = in_process(capsys, "games").stdout.splitlines()
    assert newest.startswith("1  * 2026-01-02 03:04  5211  ")
    assert newest.endswith("  Evening")
    assert oldest.startswith("2  2026-01-02 03:04  5211  ")
    assert "Ana " in oldest


def test_without_games_the_list_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert in_process(capsys, "games", "list").stdout == "There are no finished games yet.\n"


def test_import_tells_of_every_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(text_of(played(3)), encoding="utf-8")
    bad.write_text("a poem")
    result = in_process(capsys, "games", "import", good, bad, good)
    assert result.returncode == 1
    assert result.stdout == f"{good} is added.\n{good} is among your games already.\n"
    assert result.stderr == f"{bad} is not a saved game.\n"
    assert len(finished_games(finished_folder())) == 1


@pytest.mark.usefixtures("two_games")
def test_export_writes_where_it_says(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = Path(in_process(capsys, "games", "export", "2").stdout.strip())
    assert path.parent == exports_folder()
    assert path.read_text(encoding="utf-8") == text_of(played(3))
    other = in_process(capsys, "games", "export", "1", "--to", tmp_path).stdout.strip()
    assert Path(other).parent == tmp_path


@pytest.mark.usefixtures("two_games")
def test_number_that_is_not_in_the_list_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    result = in_process(capsys, "games", "export", "3")
    assert complaint(result) == "There is no game 3 in the list."
    assert result.returncode == 1
