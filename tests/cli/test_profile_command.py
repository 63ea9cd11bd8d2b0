"""`kododo profile` in the terminal."""

from pathlib import Path

import pytest

from game.app.storage.paths import finished_folder
from game.cli.main import main
from game.cli.profile import NoSuchPerson
from tests.app.people.games_of_people import finished


def test_nobody_yet_is_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["profile"]) == 0
    assert capsys.readouterr().out == "Nobody has finished a game here yet.\n"


def test_person_is_told_by_game_players_and_level(capsys: pytest.CaptureFixture[str]) -> None:
    finished(finished_folder(), 3)
    assert main(["profile", "ana"]) == 0
    out = capsys.readouterr().out
    assert "Ana: 1 game" in out
    assert "4 players: 1 game" in out
    with pytest.raises(NoSuchPerson, match="'Zoe'"):
        main(["profile", "Zoe"])


def test_profile_is_exported_whole_and_deleted_only_when_meant(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    finished(finished_folder(), 3)
    assert main(["profile", "export", "Ana", "--to", str(tmp_path / "out")]) == 0
    (path,) = (tmp_path / "out").iterdir()
    assert '"name": "Ana"' in path.read_text()
    assert main(["profile", "delete", "Ana"]) == 2
    assert main(["profile", "delete", "Ana", "--yes"]) == 0
    capsys.readouterr()
    main(["profile"])
    assert "Ana" not in capsys.readouterr().out
