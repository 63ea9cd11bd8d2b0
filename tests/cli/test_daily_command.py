"""`kododo daily`: played once a day, and checked by a friend with the exported game."""

import io
from pathlib import Path

import pytest

from game.app.daily import result_of_day
from game.app.people.day_result import day_lines
from game.app.saving.archive import archive
from game.app.saving.saves import save_text
from game.app.storage.paths import finished_folder, running_folder
from game.cli.main import main
from game.cli.terminal.daily_play import play_day
from game.kits.registry import KITS
from tests.app.test_daily import DAY, played_day

KIT = KITS["five211"]


def test_day_that_was_played_shows_its_lines_and_no_table(
    capsys: pytest.CaptureFixture[str],
) -> None:
    saved = played_day(KIT)
    archive(save_text(saved), finished_folder())
    assert play_day(KIT, "Ana", DAY) == 0
    result = result_of_day(saved)
    assert result is not None
    assert capsys.readouterr().out.splitlines()[:4] == day_lines(result)


def test_deal_that_was_left_goes_on_and_is_not_dealt_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    seals = []
    for _visit in range(2):
        monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
        monkeypatch.setattr("game.cli.terminal.daily_play.now", lambda: f"{DAY}T10:00:00+00:00")
        monkeypatch.setattr("game.cli.terminal.text_play.now", lambda: f"{DAY}T10:00:00+00:00")
        assert play_day(KIT, "", DAY) == 0
        seals += [
            line for line in capsys.readouterr().out.splitlines() if line.startswith("Seal of")
        ]
    assert len(seals) == 1, "the second visit goes on with the first deal"


def visit(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> str:
    """What is said when somebody begins or goes on with the deal, and leaves."""
    monkeypatch.setattr("game.cli.terminal.daily_play.now", lambda: f"{DAY}T10:00:00+00:00")
    monkeypatch.setattr("game.cli.terminal.text_play.now", lambda: f"{DAY}T10:00:00+00:00")
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert play_day(KIT, "", DAY) == 0
    return capsys.readouterr().out


def test_deal_goes_on_beside_another_game_and_costs_it_nothing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "Seal of" in visit(monkeypatch, capsys)
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert main(["text"]) == 0
    capsys.readouterr()
    games = {path: path.read_bytes() for path in running_folder().glob("*.json")}
    assert len(games) == 2
    told = visit(monkeypatch, capsys)
    assert "Seal of" not in told, "it is not dealt again"
    assert "another try" not in told
    assert {path: path.read_bytes() for path in games} == games


def test_second_try_is_told_as_one_that_does_not_count(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "another try" not in visit(monkeypatch, capsys)
    for path in running_folder().iterdir():
        path.unlink()
    assert "another try" in visit(monkeypatch, capsys)


def test_friend_reads_the_same_lines_from_the_exported_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    saved = played_day(KIT)
    path = tmp_path / "given.json"
    path.write_text(save_text(saved), encoding="utf-8")
    assert main(["verify", str(path)]) == 0
    told = capsys.readouterr().out
    result = result_of_day(saved)
    assert result is not None
    assert all(f"  {line}\n" in told for line in day_lines(result))
