import json
import re
import shlex
import sys
from pathlib import Path

import pytest
from workshop.measuring import bench_ai

from game.ai.ladder import Level
from game.arena.tournament import NoPlayer
from game.cli import arena
from game.kits.duco.kit import DUCO
from game.kits.five211.kit import FIVE211
from game.kits.kit import AnyKit
from tests.arena import programs
from tests.games import EVERY_KIT

NAMES = "random, greedy, search, toddler, child, guest, regular, expert, master"


def test_the_arena_prints_shares_intervals_and_ratings(capsys: pytest.CaptureFixture[str]) -> None:
    seats = ["--seat", "greedy", "--seat", "random", "--games", "6", "--processes", "1"]
    assert arena.main(seats) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "6 games of 5211, 2 seats, variant standard, scores open, seed 1."
    assert [line.split()[0] for line in lines[1:] if line] == ["seat", "greedy", "random"] * 2


def test_the_arena_seats_a_program_beside_our_bots(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = programs.program(tmp_path, programs.GOOD)
    seats = ["--seat", command, "--seat", "greedy", "--games", "2", "--processes", "1", "--json"]
    assert arena.main(seats) == 0
    record = json.loads(capsys.readouterr().out)
    shares = {bot["name"]: bot["win_share"] for bot in record["bots"]}
    assert set(shares) == {command, "greedy"}
    assert all(0 < bot["figures"]["scoring_rounds"] <= 1 for bot in record["bots"])
    assert record["complaints"] == []
    assert all(bot["forfeits"] == 0 for bot in record["bots"])


def test_standard_error_of_a_program_is_a_sentence_however_much_it_writes(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    command = programs.program(tmp_path, programs.CHATTER)
    assert arena.main(["--seat", command, "--seat", "greedy", "--games", "2"]) == 0
    told = f"{command} wrote to its standard error, which is not shown; it last said 'thinking "
    # As far as that was seen: nobody waits for the end of what a program says aside.
    assert re.fullmatch(re.escape(told) + r"\d+'\.\n", capfd.readouterr().err)


def test_a_game_that_nobody_knows_is_refused_with_those_there_are(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit) as caught:
        arena.main(["--game", "chess", "--seat", "greedy", "--seat", "greedy"])
    assert caught.value.code == 2
    assert "there is no game called 'chess'; there is 5211" in capsys.readouterr().err


def test_the_arena_lists_the_seats_as_they_were_given_and_programs_by_their_names(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = programs.program(tmp_path, programs.GOOD)
    seats = ["--seat", "random", "--seat", command, "--seat", "greedy", "--closed"]
    assert arena.main([*seats, "--games", "4", "--processes", "1", "--seed", "1"]) == 0
    first, _, *lines = capsys.readouterr().out.splitlines()
    seed = "seed 1 with the key of this computer"
    assert first == f"6 games of 5211, 3 seats, variant standard, scores closed, {seed}.", (
        "whole deals"
    )
    assert lines[0].startswith("random ")
    assert lines[1].startswith(f"{command} (tester) ")
    assert lines[2].startswith("greedy ")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], "A table has 2 to 5 seats, not 0."),
        (["--seat", "greedy"], "A table has 2 to 5 seats, not 1."),
        (
            ["--seat", "greedy", "--seat", "no such bot"],
            "neither a bot nor a program called 'no such bot'.",
        ),
        (["--seat", "greedy", "--seat", '"'], "neither a bot nor a program called"),
        (["--seat", "greedy", "--seat", "./nope"], "neither a bot nor a program called './nope'."),
    ],
)
def test_a_wrong_table_is_refused_with_a_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert arena.main(arguments) == 2
    assert sentence in capsys.readouterr().err


def test_a_wrong_bot_is_told_the_right_ones_and_how_to_name_a_character(
    capsys: pytest.CaptureFixture[str],
) -> None:
    names = f"{NAMES}; with a character"
    assert arena.main(["--seat", "greedy", "--seat", "nope"]) == 2
    assert f"The bots are: {names}, as in master:flamingo." in capsys.readouterr().err
    assert FIVE211.bots.knows("master:flamingo")


def test_the_help_of_the_arena_says_who_may_sit_down_and_what_holds_if_nothing_is_said(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        arena.main(["--help"])
    said = " ".join(capsys.readouterr().out.split())
    assert f"or a bot: {NAMES}; with a" in said
    assert "master:flamingo" in said
    assert "whole deals; 200 if not given" in said
    assert "once to introduce itself, then once for each core and seat" in said


def test_a_program_that_never_introduces_itself_ends_the_arena_before_the_first_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = f'"{sys.executable}" "{tmp_path / "nope.py"}"'
    with pytest.raises(NoPlayer) as caught:
        arena.main(["--seat", command, "--seat", "greedy", "--games", "2"])
    sentence = str(caught.value)
    assert sentence.startswith(f"{command} is no player: it has stopped running after ")
    assert "can't open file" in sentence
    assert capsys.readouterr().out == ""


def test_an_echo_is_no_introduction() -> None:
    echo = f"{shlex.quote(sys.executable)} -c 'print(input(), flush=True)'"
    with pytest.raises(NoPlayer, match=r"""it wrote '{"type":"hello","protocol":2,.*' instead"""):
        arena.main(["--seat", echo, "--seat", "greedy", "--games", "2"])


def test_a_program_without_any_legal_answer_is_told_so_below_the_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = programs.program(tmp_path, programs.ILLEGAL)
    seats = ["--seat", command, "--seat", "greedy", "--games", "2", "--processes", "1"]
    assert arena.main(seats) == 1
    said = capsys.readouterr()
    assert said.out.startswith("2 games of 5211, 2 seats")
    assert said.err.splitlines() == [
        f"{command}: it cannot play 'play z9': 'z9' is not a card; a random play stands instead.",
        f"{command} has never given a legal answer.",
    ]


def test_the_pace_of_a_level_is_measured_step_by_step() -> None:
    pace = bench_ai.pace(FIVE211, Level.REGULAR, 2)
    assert 0 < pace.longest_step_ms <= pace.longest_ms
    assert pace.steps_a_second > 0


def test_a_rung_says_on_which_side_of_luck_it_lies() -> None:
    assert "above" in bench_ai.Rung("a", "b", 2, 100, 0.8, 0.7, 0.9).line()
    assert "below" in bench_ai.Rung("a", "b", 2, 100, 0.2, 0.1, 0.3).line()
    assert "about" in bench_ai.Rung("a", "b", 2, 100, 0.5, 0.4, 0.6).line()


@EVERY_KIT
def test_the_bench_measures_every_cell_of_the_tables(kit: AnyKit) -> None:
    levels = [level.value for level in Level]
    asked = {*zip(levels[1:], levels[:-1], strict=True), ("toddler", "random")}
    asked |= {("master", "greedy"), ("master", "random"), ("greedy", "random")}
    assert asked <= set(bench_ai.pairs(kit))


def test_the_bench_tells_once_of_lone_games_how_long_they_took() -> None:
    met = [("greedy", "random"), ("greedy", "child")]
    rungs = list(bench_ai.ladder(DUCO, 2, [1], {}, 1, met))
    assert len(rungs) == 1
    assert re.search(r"greedy +alone; 2 games\. Turns a game: \d", rungs[0].line())


def test_shuffled_modes_can_be_played_at_every_table_that_is_measured() -> None:
    modes = bench_ai.shuffled_modes(DUCO, 4, [2, 4])
    assert len(modes) == 4
    assert modes == bench_ai.shuffled_modes(DUCO, 4, [2, 4])
    for answers in modes:
        for seats in (2, 4):
            DUCO.options_with({**answers, "seats": seats})
