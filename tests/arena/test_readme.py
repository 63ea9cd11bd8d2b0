"""The whole bot that the README shows plays, as it stands there."""

import json
import re
import sys
from pathlib import Path

import pytest

from game.cli import arena
from game.kits.kit import AnyKit
from tests.games import EVERY_KIT

README = Path(__file__).resolve().parents[2] / "game" / "arena" / "README.md"


@EVERY_KIT
def test_the_bot_in_the_readme_plays_every_game(
    kit: AnyKit, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (source,) = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    program = tmp_path / "first.py"
    program.write_text(source, encoding="utf-8")
    command = f'"{sys.executable}" "{program}"'
    others = ["--seat", "random"] * (max(2, min(kit.seat_counts)) - 1)
    seats = ["--seat", command, *others, "--games", "2", "--processes", "1", "--json"]
    assert arena.main(["--game", kit.title, *seats]) == 0
    record = json.loads(capsys.readouterr().out)
    assert (record["complaints"], record["bots"][0]["introduction"]) == ([], "first")


def test_the_readme_shows_records_as_they_are_written() -> None:
    rows = re.findall(r"`(\{[^`]*\})`", README.read_text(encoding="utf-8"))
    whole = [row for row in rows if "..." not in row]
    assert len(whole) >= 8
    assert all("type" in json.loads(row) for row in whole)
