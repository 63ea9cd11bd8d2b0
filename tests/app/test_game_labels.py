"""Labels: a name and a star survive anything but being changed."""

import json
from pathlib import Path

import pytest

from game.app.saving.game_labels import (
    BLANK,
    GameLabel,
    kept_seals,
    read_label,
    remove_label,
    write_label,
)
from game.app.storage.files import FileProblem, backup_of
from game.core.rng import Rng

SEAL = "ab" * 32
OTHER = "cd" * 32


def file_of(folder: Path, seal: str = SEAL) -> Path:
    return folder / f"{seal[:16]}.json"


def test_label_is_read_as_it_was_written_and_others_stay_blank(tmp_path: Path) -> None:
    write_label(SEAL, GameLabel("Béla's \N{LIZARD}", kept=True), tmp_path)
    assert read_label(SEAL, tmp_path) == GameLabel("Béla's \N{LIZARD}", kept=True)
    assert read_label(OTHER, tmp_path) == BLANK
    remove_label(SEAL, tmp_path)
    assert read_label(SEAL, tmp_path) == BLANK


def test_damaged_label_gives_way_to_its_earlier_version(tmp_path: Path) -> None:
    write_label(SEAL, GameLabel("first"), tmp_path)
    write_label(SEAL, GameLabel("second"), tmp_path)
    file_of(tmp_path).write_text("{")
    assert read_label(SEAL, tmp_path) == GameLabel("first")


def test_label_that_cannot_be_read_at_all_keeps_its_game(tmp_path: Path) -> None:
    write_label(SEAL, GameLabel("only"), tmp_path)
    file_of(tmp_path).write_bytes(b"\xff\x00")
    assert read_label(SEAL, tmp_path).kept
    assert kept_seals(tmp_path, 8) == {SEAL[:8]}


def test_only_kept_games_are_among_the_kept(tmp_path: Path) -> None:
    write_label(SEAL, GameLabel("named"), tmp_path)
    write_label(OTHER, GameLabel(kept=True), tmp_path)
    assert kept_seals(tmp_path, 8) == {OTHER[:8]}


def test_label_of_a_newer_version_is_not_written_over(tmp_path: Path) -> None:
    path = file_of(tmp_path)
    path.write_text(json.dumps({"kododo": "label", "format": 2, "seal": SEAL, "tune": "la"}))
    with pytest.raises(FileProblem, match="newer version"):
        write_label(SEAL, GameLabel("mine"), tmp_path)
    assert json.loads(path.read_text())["tune"] == "la"
    assert read_label(SEAL, tmp_path).kept


def test_two_thousand_damaged_labels_are_read_or_keep_their_game(tmp_path: Path) -> None:
    write_label(SEAL, GameLabel("a name", kept=False), tmp_path)
    path, rng = file_of(tmp_path), Rng(7, "labels")
    whole = path.read_bytes()
    for _ in range(2_000):
        damaged = bytearray(whole)
        for _flip in range(1 + rng.below(3)):
            damaged[rng.below(len(damaged))] ^= 1 << rng.below(8)
        path.write_bytes(bytes(damaged[: 1 + rng.below(2 * len(damaged))]))
        label = read_label(SEAL, tmp_path)
        assert label.kept or label.name
        assert len(label.name) <= 40
    assert not backup_of(path).exists()
