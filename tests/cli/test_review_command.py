"""`kododo review`: the page after a game, in plain lines."""

import json
import re
from pathlib import Path

import pytest

from game.app.saving.kept_reviews import write_review
from game.app.saving.saves import SavedGame, write_save
from game.app.storage.paths import reviews_folder
from game.cli import review as command
from game.kits.five211.kit import FIVE211
from tests.app.matches import CHAIRS, played
from tests.cli.command import in_process
from tests.review.reviews import reviewed


@pytest.fixture
def finished(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A game whose review is kept already."""
    monkeypatch.setenv("KODODO_HOME", str(tmp_path))
    match, review = reviewed(2)
    path = tmp_path / "game.json"
    write_save(path, SavedGame(match, CHAIRS[:2], "2026-01-02T03:04:05+00:00"))
    assessor = FIVE211.players.assessor
    assert assessor is not None
    write_review(review, match, assessor, reviews_folder())
    return path


def test_review_tells_luck_and_the_costly_choices(
    finished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = in_process(capsys, "review", finished).stdout
    assert told.startswith("How it went for Ana:\n")
    assert "Costliest choice" in told
    assert "blunder. " in told
    assert ": fine. " not in told


def test_review_of_another_seat_with_every_decision(
    finished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = in_process(capsys, "review", finished, "--seat", "2", "--all").stdout
    assert "How it went for Béla" in told
    assert told.count("Round ") >= 33
    assert not re.findall(r"[.!?] [a-z].*", told), "a sentence begins with a capital letter"


def test_numbers_are_told_only_where_they_come_true(
    finished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match, review = reviewed(2)
    saved = SavedGame(match, CHAIRS[:2], "")
    plain = "\n".join(command.lines(saved, review, 0, tells_all=True, with_numbers=False))
    assert "%" not in plain
    numbers = "\n".join(command.lines(saved, review, 0, tells_all=True, with_numbers=True))
    assert "Fair share" in numbers
    assert "%" in numbers
    assert in_process(capsys, "review", finished).stdout.splitlines()[0] in numbers


def test_review_as_json_holds_every_decision(
    finished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = json.loads(in_process(capsys, "review", "--json", finished).stdout)
    assert len(record["decisions"]) == 66


def test_review_of_a_running_match_and_of_a_missing_seat_is_refused(
    finished: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    running = tmp_path / "running.json"
    write_save(running, SavedGame(played(3, moves=9), CHAIRS[:4], ""))
    refused = in_process(capsys, "review", running)
    assert (refused.returncode, refused.stdout) == (1, "")
    assert "not over" in refused.stderr
    assert "2 seats" in in_process(capsys, "review", finished, "--seat", "3").stderr
