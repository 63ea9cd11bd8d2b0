"""Where a terminal game is kept: nothing of somebody's is lost to it."""

import io
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from game.app.saving.running import SaveSlot, claim, look_around, place_of
from game.app.saving.saves import read_save
from game.app.storage.files import backup_of
from game.cli.terminal.text_play import play
from game.core.match import AnyMatch
from tests.app.matches import played, text_of
from tests.cli.command import complaint, kododo

DIARY = "Dear diary\n"
OTHER_GAME = text_of(played(21))


NO_GAME = "is no saved game. Write over it?"


@pytest.mark.parametrize(
    ("content", "question", "answer"),
    [
        (DIARY, NO_GAME, "no\n"),
        (DIARY, NO_GAME, "1 2\n"),
        (DIARY, NO_GAME, ""),
        (OTHER_GAME, "holds another game. Write over it?", "\n"),
    ],
)
def test_a_file_is_not_written_over_unless_somebody_says_yes(
    content: str, question: str, answer: str, tmp_path: Path
) -> None:
    path = tmp_path / "diary.txt"
    path.write_text(content, encoding="utf-8")
    result = kododo("text", "--save", path, typed=answer)
    assert result.returncode == 1
    assert f"{path} is there already and {question}" in result.stdout
    assert result.stderr == "Nothing was written over. Name another file with --save.\n"
    assert path.read_text(encoding="utf-8") == content
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_written_over_with_a_yes_is_kept_beside_the_game(tmp_path: Path) -> None:
    path = tmp_path / "diary.txt"
    path.write_text(DIARY, encoding="utf-8")
    assert kododo("text", "--save", path, typed="yes\nquit\n").returncode == 0
    assert read_save(path).match.outcome is None
    assert backup_of(path).exists()


def test_a_foreign_file_where_the_previous_version_goes_is_asked_about(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    backup_of(path).write_text(DIARY, encoding="utf-8")
    result = kododo("text", "--save", path, typed="no\n")
    assert f"{backup_of(path)} is there already and is no saved game." in result.stdout
    assert backup_of(path).read_text(encoding="utf-8") == DIARY


def test_a_game_goes_on_in_its_own_file_without_a_question(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    kododo("text", "--save", path, typed="1 2\nquit\n")
    result = kododo("text", "--resume", "--save", path, typed="1\nquit\n")
    assert (result.returncode, "Write over" in result.stdout) == (0, False)
    assert len(read_save(path).match.log.entries) > 8


def test_every_game_that_waited_is_kept_under_a_name_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    for seed in ("7", "8", "9"):
        assert kododo("text", "--save", path, "--seed", seed, typed="1 2\nquit\n").returncode == 0
    spares = [tmp_path / "game-previous.json", tmp_path / "game-previous-2.json"]
    seeds = [read_save(each).match.log.header.seed for each in (*spares, path)]
    assert seeds == [7, 8, 9]


@pytest.mark.parametrize(("answer", "said"), [("no", "Nothing was saved."), ("yes", "Saved as ")])
def test_a_copy_asks_before_it_replaces_a_file(answer: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "diary.txt"
    path.write_text(DIARY, encoding="utf-8")
    output = kododo("text", typed=f"save {path}\n{answer}\nquit\n").stdout
    assert f"{path} is there already and is no saved game. Write over it?" in output
    assert said in output
    kept = backup_of(path) if answer == "yes" else path
    assert kept.read_text(encoding="utf-8") == DIARY


def test_a_copy_replaces_an_earlier_copy_of_the_same_game_without_a_question(
    tmp_path: Path,
) -> None:
    copy = tmp_path / "copy.json"
    output = kododo("text", typed=f"save {copy}\n1 2\nsave {copy}\nquit\n").stdout
    assert "Write over" not in output
    assert output.count("Saved as ") == 2
    assert json.loads(copy.read_text(encoding="utf-8"))["kododo"] == "save"


@pytest.mark.skipif(os.name == "nt", reason="no such files")
@pytest.mark.parametrize("target", ["pipe", "/dev/null", "/dev/zero", "folder", "circle"])
def test_neither_save_nor_copy_touches_what_is_no_file(target: str, tmp_path: Path) -> None:
    link = tmp_path / "game.json"
    match target:
        case "pipe":
            os.mkfifo(link)
        case "folder":
            link.mkdir()
        case "circle":
            link.symlink_to(link)
        case device:
            link.symlink_to(device)
    before = link.lstat()
    refused = kododo("text", "--save", link)
    assert refused.returncode == 1
    assert complaint(refused).startswith(f"{link} is a ")
    copied = kododo("text", typed=f"save {link}\nquit\n")
    assert f"{link} is a " in copied.stdout
    assert copied.returncode == 0
    after = link.lstat()
    assert (after.st_mode, after.st_ino) == (before.st_mode, before.st_ino)


def test_several_terminals_on_one_home_keep_a_game_each(kododo_home: Path) -> None:
    with claim_of(played(21, 5)) as held:
        held.write(text_of(played(21, 5)), is_over=False)
        refused = complaint(kododo("text", "--resume"))
        assert refused.startswith("No game waits, or others are playing it")
        assert kododo("text", typed="quit\n").returncode == 0
        assert read_save(held.path).match.digest() == played(21, 5).digest()
    assert len(look_around().waiting) == 2


def test_resume_goes_on_with_the_game_that_was_left_last_in_the_window_or_a_terminal() -> None:
    with claim_of(played(21, 5)) as held:
        held.write(text_of(played(21, 5)), is_over=False)
    result = kododo("text", "--resume", typed="quit\n")
    assert result.returncode == 0
    assert "Seal of" not in result.stdout, "it was dealt before"
    assert len(look_around().waiting) == 1


def test_resume_goes_on_from_the_newest_moves_even_if_they_came_while_it_looked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    early, late = played(21, 5), played(21, 9)
    with claim_of(late) as held:
        held.write(text_of(late), is_over=False)
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert play(read_save(text_of(early))) == 0
    assert len(read_save(held.path).match.log.entries) >= len(late.log.entries)


def test_finished_terminal_game_is_among_the_finished_and_waits_no_more() -> None:
    result = kododo("text", "--people", "Ana", "--bots", "toddler", typed="1 2\n1\n1\n" * 40)
    assert "Check it with" in result.stdout
    found = look_around()
    assert (found.waiting, found.over) == ([], [])


@contextmanager
def claim_of(match: AnyMatch) -> Iterator[SaveSlot]:
    held = claim(place_of(match.log.header))
    assert held is not None
    yield held
    held.let_go()
