"""Commands take every game of the registry, and refuse one that they do not know."""

import json
from pathlib import Path

import pytest

from game.app import codes
from game.app.codes import write_code
from game.app.saving import saves
from game.app.saving.saves import save_text
from game.cli.verify import KNOWN
from game.kits.kit import AnyKit
from game.kits.registry import KITS
from tests.cli.command import complaint, in_process
from tests.games import EVERY_KIT, TO_THE_END, begun, saved


def save_of(kit: AnyKit, moves: int, path: Path) -> Path:
    """A match of that game after so many blind moves, in a file."""
    path.write_text(save_text(saved(begun(kit, moves=moves))), encoding="utf-8")
    return path


@EVERY_KIT
def test_bots_of_every_game_can_be_simulated(
    kit: AnyKit, capsys: pytest.CaptureFixture[str]
) -> None:
    bots = ["greedy", *["random"] * (min(kit.seat_counts) - 1)]
    few = ["--games", "2", "--processes", "1", "--json"]
    result = in_process(capsys, "simulate", "--game", kit.title, *bots, *few)
    assert (result.returncode, result.stderr) == (0, "")
    assert json.loads(result.stdout)["game"] == kit.key


@EVERY_KIT
def test_a_match_of_every_game_is_told_and_verified(
    kit: AnyKit, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = str(save_of(kit, TO_THE_END, tmp_path / "game.json"))
    told = in_process(capsys, "replay", path)
    assert (told.returncode, told.stderr) == (0, "")
    assert "Ana" in told.stdout
    verified = in_process(capsys, "verify", path)
    assert (verified.returncode, verified.stdout.splitlines()[-1]) == (0, KNOWN)


@EVERY_KIT
def test_every_game_is_begun_explained_and_left_in_a_terminal(
    kit: AnyKit, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = "table\nrules\nhelp\nhint\nnonsense\nlog\nquit\n"
    result = in_process(capsys, "text", "--game", kit.key, "--people", "Ana", typed=typed)
    assert (result.returncode, result.stderr) == (0, "")
    assert kit.teller.rules(kit.options_with(kit.usual.option_values))[0] in result.stdout
    view = begun(kit, moves=1).view(0)
    assert kit.terminal.how_to_move(view).splitlines()[0] in result.stdout
    assert "go on with: kododo text --resume" in result.stdout
    again = in_process(capsys, "text", "--resume", typed="quit\n")
    assert (again.returncode, again.stderr) == (0, "")


@EVERY_KIT
def test_a_code_says_which_game_is_played(kit: AnyKit, capsys: pytest.CaptureFixture[str]) -> None:
    seats = min(kit.seat_counts)
    values = kit.rules.option_values(kit.options_with({"seats": seats}))
    code = write_code(kit.rules, values, 7)
    people = ",".join(["Ana", "Ben", "Cem", "Dua", "Eli"][:seats])
    table = ["--code", code, "--people", people, "--bots", ""]
    result = in_process(capsys, "text", *table, typed="quit\n")
    assert (result.returncode, result.stderr) == (0, "")
    assert "Seal of the shuffle" in result.stdout


@EVERY_KIT
def test_lessons_take_the_game_by_its_flag_and_by_its_bare_name(
    kit: AnyKit, capsys: pytest.CaptureFixture[str]
) -> None:
    ways = [["--game", kit.title], [kit.title], ["--game", kit.key, kit.title]]
    told = [in_process(capsys, "learn", "--list", *words).stdout for words in ways]
    assert told[0] == told[1] == told[2]
    assert all(lesson.title in told[0] for lesson in kit.lessons)


@EVERY_KIT
def test_what_a_game_does_not_bring_is_said_in_a_sentence(
    kit: AnyKit, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = {
        "lessons": [] if kit.lessons else ["learn", "learn --list"],
        "puzzles": [] if kit.puzzle_themes else ["puzzles", "puzzles mine", "puzzles check"],
    }
    for what, commands in missing.items():
        for command in commands:
            result = in_process(capsys, *command.split(), "--game", kit.key, makers=True)
            assert (result.returncode, result.stderr) == (0, "")
            assert result.stdout.startswith(f"There are no {what} for {kit.title} yet.\n")


@EVERY_KIT
def test_nothing_is_measured_of_what_a_game_does_not_bring(
    kit: AnyKit, capsys: pytest.CaptureFixture[str]
) -> None:
    sentences = {
        "bench hints": None if kit.coach else f"Nobody gives hints in {kit.title} yet.",
        "bench review": None if kit.players.assessor else f"There is no review of {kit.title} yet.",
    }
    for command, sentence in sentences.items():
        if sentence is not None:
            result = in_process(capsys, *command.split(), "--game", kit.key, makers=True)
            answer = complaint(result)
            assert answer == sentence


@EVERY_KIT
def test_the_deal_of_the_day_is_begun_and_left(
    kit: AnyKit, capsys: pytest.CaptureFixture[str]
) -> None:
    result = in_process(capsys, "daily", "--game", kit.title, "--name", "Ana", typed="quit\n")
    assert (result.returncode, result.stderr) == (0, "")
    assert "Seal of the shuffle" in result.stdout


@EVERY_KIT
def test_a_game_is_listed_and_looked_back_at_or_it_is_said_that_nobody_can(
    kit: AnyKit, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = save_of(kit, TO_THE_END, tmp_path / "game.json")
    listed = in_process(capsys, "games", "import", path)
    assert (listed.returncode, listed.stderr) == (0, "")
    assert kit.title in in_process(capsys, "games").stdout
    if kit.players.assessor is None:
        sentence = complaint(in_process(capsys, "review", path))
        assert sentence == "Nobody can tell luck from choice in this way of playing."


def test_two_games_at_once_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    first, second, *_ = KITS
    result = in_process(capsys, "learn", first, "--game", second)
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr.startswith("Name one game.")


@pytest.mark.parametrize(
    "command",
    ["simulate", "arena", "text", "bench", "bench ai", "learn", "daily", "puzzles", "puzzles play"],
)
def test_a_game_that_nobody_knows_is_refused_with_those_there_are(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    result = in_process(capsys, *command.split(), "--game", "chess", makers=True)
    assert result.returncode == 2
    titles = ", ".join(kit.title for kit in KITS.values())
    assert f"there is no game called 'chess'; there is {titles}" in result.stderr


@pytest.mark.parametrize("command", ["replay", "verify", "text --load"])
def test_a_save_of_a_game_without_a_kit_is_refused_with_a_sentence(
    command: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    kit = next(iter(KITS.values()))
    path = save_of(kit, 3, tmp_path / "game.json")
    monkeypatch.setattr(saves, "KITS", {})
    sentence = complaint(in_process(capsys, *command.split(), path))
    assert sentence == f"{path} holds a game that this version does not know."


def test_a_code_of_a_game_without_a_kit_is_refused_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kit = next(iter(KITS.values()))
    code = write_code(kit.rules, kit.rules.option_spec.defaults(), 7)
    monkeypatch.setattr(codes, "KITS", {})
    result = in_process(capsys, "text", "--code", code)
    assert result.returncode == 2
    assert "is for a game that this version does not know" in result.stderr
