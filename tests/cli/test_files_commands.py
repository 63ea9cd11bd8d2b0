import json
from pathlib import Path
from typing import Any

import pytest

from game.app.saving.archive import archive
from game.app.saving.saves import checksum
from game.app.storage.paths import finished_folder
from game.cli.verify import KNOWN
from game.kits.five211.phrases import card_words
from tests.app.matches import played, text_of
from tests.cli.command import complaint, in_process, kododo


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    path = tmp_path / "finished.json"
    path.write_text(text_of(played(21)), encoding="utf-8")
    return path


@pytest.fixture
def running(tmp_path: Path) -> Path:
    path = tmp_path / "running.json"
    path.write_text(text_of(played(21, 30)), encoding="utf-8")
    return path


def tampered(path: Path, record: dict[str, Any]) -> Path:
    """The save with a checksum that hides the change."""
    path.write_text(json.dumps(record | {"checksum": checksum(record)}), encoding="utf-8")
    return path


def test_replay_tells_the_match_to_its_winner(finished: Path) -> None:
    lines = kododo("replay", finished).stdout.splitlines()
    assert lines[0] == "The cards are shuffled and dealt."
    assert lines[1] == "Round 1 of 6, turn 1."
    assert sum(line.startswith("Ana plays ") for line in lines) == 18
    assert any("wins." in line or "share the victory" in line for line in lines)


def test_replay_of_a_running_match_keeps_what_is_hidden(running: Path) -> None:
    result = kododo("replay", running)
    assert result.returncode == 0
    assert "draws" not in result.stdout
    assert result.stdout.splitlines()[-1].startswith("The match is not over: it waits for ")


def test_replay_shows_the_draws_when_asked(finished: Path) -> None:
    assert "Béla \N{LIZARD} draws " in kododo("replay", "--hands", finished).stdout


def test_watch_refuses_a_running_match_before_a_window_opens(
    running: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    result = in_process(capsys, "watch", running)
    assert complaint(result) == "The match is not over: its hands stay hidden until it is."
    assert result.returncode == 1


@pytest.mark.parametrize("arguments", [["--hands"], ["--hands", "--json"]])
def test_replay_refuses_the_hands_of_a_running_match(
    arguments: list[str], running: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    result = in_process(capsys, "replay", *arguments, running)
    assert complaint(result) == "The match is not over: its hands stay hidden until it is."
    assert result.returncode == 1


@pytest.mark.parametrize("arguments", [["replay"], ["replay", "--json"], ["verify"]])
def test_no_command_tells_a_card_that_nobody_has_played_yet(
    arguments: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "dealt.json"
    path.write_text(text_of(played(21, 2)), encoding="utf-8")
    said = in_process(capsys, *arguments, path).stdout
    cards = [card_words(card) for seat in range(4) for card in played(21, 0).view(seat).hand]
    assert not [card for card in cards if card in said]


def test_replay_as_json_holds_standings_and_code(finished: Path) -> None:
    record = json.loads(kododo("replay", "--json", finished).stdout)
    assert record["over"] is True
    assert record["standings"][0]["rank"] == 1
    assert len(record["code"]) == 19


def test_replay_as_json_does_not_spoil_a_running_match(running: Path) -> None:
    record = json.loads(kododo("replay", "--json", running).stdout)
    assert record["over"] is False
    assert not {"code", "seed", "salt", "standings"} & record.keys()


@pytest.mark.parametrize("which", ["finished", "running"])
def test_verify_accepts_an_honest_match(which: str, request: pytest.FixtureRequest) -> None:
    result = kododo("verify", request.getfixturevalue(which))
    assert result.returncode == 0
    assert result.stdout.splitlines()[-1] == KNOWN


def test_verify_promises_nothing_about_what_does_not_follow_from_the_seed(finished: Path) -> None:
    record = json.loads(finished.read_text(encoding="utf-8"))
    record["chairs"][0]["name"] = "Eve"
    result = kododo("verify", tampered(finished, record))
    assert result.returncode == 0
    assert "unchanged" not in result.stdout
    assert "Names, levels, times and hints are only as true as the file." in result.stdout


def test_verify_shows_seed_and_code_only_after_the_end(finished: Path, running: Path) -> None:
    assert "game code" in kododo("verify", finished).stdout
    assert "game code" not in kododo("verify", running).stdout


def test_verify_compares_a_noted_seal(finished: Path) -> None:
    seal = json.loads(finished.read_text(encoding="utf-8"))["log"]["seal"]
    assert kododo("verify", finished, "--seal", seal).returncode == 0
    result = kododo("verify", finished, "--seal", seal[::-1])
    assert result.returncode == 1
    assert "Seal: is not the one that was noted before the deal." in result.stdout


@pytest.mark.parametrize(
    ("kind", "line"),
    [
        ("seal", "Seal: does not fit seed and salt."),
        ("deal", "Deal: entry 1 cannot have happened"),
        ("move", "Moves: entry 2 cannot have happened"),
        ("cut", "Result: the moves do not lead to the position that was saved."),
        ("digest", "Result: the moves do not lead to the position that was saved."),
    ],
)
def test_verify_names_each_kind_of_tampering(kind: str, line: str, finished: Path) -> None:
    record = json.loads(finished.read_text(encoding="utf-8"))
    log = record["log"]
    match kind:
        case "seal":
            log["seal"] = "0" * 64
        case "deal":
            log["moves"][0] = " ".join(["chance", "deal", *log["moves"][0].split()[:1:-1]])
        case "move":
            log["moves"][1] = "0 take back"
        case "cut":
            log["moves"].pop()
        case _:
            record["digest"] = "0" * 64
    result = kododo("verify", tampered(finished, record))
    assert result.returncode == 1
    assert line in result.stdout
    assert result.stdout.splitlines()[-1] == "This match does not fit."


def test_verify_notices_a_changed_name(finished: Path) -> None:
    text = finished.read_text(encoding="utf-8").replace('"Ana"', '"Eve"')
    finished.write_text(text, encoding="utf-8")
    result = kododo("verify", "--json", finished)
    record = json.loads(result.stdout)
    assert result.returncode == 1
    assert record["checks"] == {
        "seal": True, "deal": True, "moves": True, "result": True, "file": False,
    }  # fmt: skip


def test_simulate_as_json_counts_every_game() -> None:
    arguments = ["greedy", "random", "random", "--games", "30", "--processes", "1", "--json"]
    result = kododo("simulate", *arguments)
    record = json.loads(result.stdout)
    assert result.stderr == ""
    assert (record["games"], record["seats"], record["rounds"]) == (30, 3, 210)
    shares = sum(bot["win_share"] * bot["seats"] for bot in record["bots"])
    assert shares == pytest.approx(1.0)
    for bot in record["bots"]:
        low, high = bot["interval"]
        assert 0 <= low <= bot["win_share"] <= high <= 1


def test_simulate_gives_the_same_figures_on_any_number_of_cores() -> None:
    arguments = ["simulate", "greedy", "random", "--games", "12", "--json", "--processes"]
    assert kododo(*arguments, "1").stdout == kododo(*arguments, "2").stdout


def test_simulate_prints_a_table_without_a_progress_bar_into_a_pipe() -> None:
    result = kododo("simulate", "greedy", "random", "--games", "4")
    assert result.stderr == ""
    assert (
        result.stdout.splitlines()[0]
        == "4 games of 5211, 2 seats, variant standard, scores open, seed 1."
    )


def test_bench_prints_every_figure_with_the_machine(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("bench", "--games", "1", "--json")
    record = json.loads(in_process(capsys, *arguments, makers=True).stdout)
    assert record["machine"].keys() == {"processor", "cores", "system", "python"}
    assert record["figures"].keys() == {
        "plain_games", "rules_games", "rules_ratio", "match_games", "match_ratio",
        "load_ms", "view_us", "world_us", "match_kb",
    }  # fmt: skip
    assert all(value > 0 for value in record["figures"].values())


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_without_a_file_the_last_game_is_taken_and_named(
    command: str, finished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = archive(finished, finished_folder())
    result = in_process(capsys, command)
    assert result.returncode == 0
    assert result.stderr == f"The game in {kept}:\n"
    assert result.stdout == in_process(capsys, command, finished).stdout


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_without_any_game_a_file_is_asked_for(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    result = in_process(capsys, command)
    assert complaint(result) == "There is no game yet; name the file of a saved one."
    assert result.returncode == 1
