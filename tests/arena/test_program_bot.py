import json
import os
import shlex
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import pytest

from game.ai.bot import decide
from game.arena.conversation import command_words
from game.arena.line_protocol import BadAnswer
from game.arena.program_bot import MAX_FAILURES, ProgramBot
from game.arena.tournament import CHUNK, Lineup, run
from game.core.rng import Rng
from game.kits.five211.kit import FIVE211
from game.rules.five211.moves import TAKE_BACK
from game.rules.five211.options import Five211Options
from tests.ai.five211.tables import table_after
from tests.arena import programs
from tests.arena.programs import PATIENCE

VIEW = table_after(4, Five211Options(3)).view(1)


def asked(command: str, times: int = 1, seconds: float = PATIENCE) -> ProgramBot:
    """A program after some decisions, every one of them answered with a legal play."""
    bot = ProgramBot(FIVE211, "tester", command, seconds)
    bot.begin(VIEW.options, 1)
    for number in range(times):
        assert decide(bot.think(VIEW, Rng(number, "external"))) in VIEW.legal
    bot.close()
    return bot


def test_a_program_that_behaves_decides_for_itself(tmp_path: Path) -> None:
    bot = ProgramBot(FIVE211, "tester", programs.program(tmp_path, programs.GOOD), PATIENCE)
    assert decide(bot.think(VIEW, Rng(1, "x"))) is VIEW.legal[-1]
    bot.close()
    assert bot.complaints == []


def test_a_refused_move_says_why_to_the_program_and_to_us(tmp_path: Path) -> None:
    heard = tmp_path / "heard.txt"
    notes = f'open({str(heard)!r}, "a").write(line)'
    command = programs.program(tmp_path, programs.BY_WRONG_LINE, '{"protocol": 2}', notes)
    bot = ProgramBot(FIVE211, "tester", command, PATIENCE)
    match = table_after(4, Five211Options(3))
    bot.begin(VIEW.options, 1, partial(match.refusal, 1))
    for number in range(2):
        decide(bot.think(match.view(1), Rng(number, "refused")))
    bot.close()
    reason = match.refusal(1, TAKE_BACK)
    assert reason is not None
    sentence = f"tester: it cannot play 'take back' now: {reason.rstrip('.')}; "
    assert bot.complaints[0].startswith(sentence)
    told = [json.loads(line) for line in heard.read_text(encoding="utf-8").splitlines()]
    assert {"type": "refused", "move": "take back", "reason": reason} in told


def test_a_program_of_a_protocol_to_come_is_left_out_with_a_sentence(tmp_path: Path) -> None:
    bot = asked(programs.program(tmp_path, programs.GOOD, '{"protocol": 9}'))
    assert "it speaks protocol 9, games are played in 2" in bot.complaints[0]


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        (programs.ILLEGAL, "tester: it cannot play 'play z9': "),
        (programs.NOT_JSON, "instead of a JSON record"),
        (programs.OTHER_RECORD, 'instead of a "play" record'),
        (programs.CRASH, "it has stopped running"),
        (programs.FLOOD, "instead of a JSON record"),
    ],
)
def test_a_failed_decision_is_forfeited_with_one_sentence(
    tmp_path: Path, answer: str, sentence: str
) -> None:
    bot = asked(programs.program(tmp_path, answer))
    assert len(bot.complaints) == 1
    assert sentence in bot.complaints[0]
    assert "\n" not in bot.complaints[0]


def test_a_program_that_stalls_is_not_waited_for(tmp_path: Path) -> None:
    bot = asked(programs.program(tmp_path, programs.STALL), seconds=0.5)
    assert bot.complaints == [
        "tester: it did not answer within 0.5 seconds; a random play stands instead."
    ]


def test_one_second_is_not_called_seconds(tmp_path: Path) -> None:
    bot = asked(programs.program(tmp_path, programs.STALL), seconds=1)
    assert "within 1 second;" in bot.complaints[0]


def test_a_program_that_writes_and_never_reads_does_not_hold_the_table_up(tmp_path: Path) -> None:
    # More questions than fit into a pipe that nobody empties.
    bot = asked(programs.program(tmp_path, programs.DEAF), times=200, seconds=1)
    assert len(bot.complaints) == 200


def test_a_second_answer_is_not_taken_for_the_next_one(tmp_path: Path) -> None:
    bot = ProgramBot(FIVE211, "tester", programs.program(tmp_path, programs.TWICE), PATIENCE)
    for number in range(3):
        decide(bot.think(VIEW, Rng(number, "twice")))
        if number == 0:
            wait_for_a_line(bot)
    bot.close()
    assert bot.answers == 2
    assert len(bot.complaints) == 1
    assert "without being asked" in bot.complaints[0]


def wait_for_a_line(bot: ProgramBot) -> None:
    """Until the program has written what nobody has asked for."""
    assert bot._talk is not None
    end = time.monotonic() + PATIENCE
    while bot._talk._heard.empty():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_the_rest_of_a_line_that_is_too_long_is_no_answer_of_its_own(tmp_path: Path) -> None:
    bot = ProgramBot(FIVE211, "tester", programs.program(tmp_path, programs.FLOOD), PATIENCE)
    for number in range(3):
        decide(bot.think(VIEW, Rng(number, "flood")))
        time.sleep(0.2)
    bot.close()
    assert all("instead of a JSON record" in complaint for complaint in bot.complaints)


@pytest.mark.skipif(os.name == "nt", reason="no shell scripts")
def test_a_script_that_stalls_ends_with_all_that_it_has_started(tmp_path: Path) -> None:
    note = tmp_path / "process"
    answer = f'open({str(note)!r}, "w").write(str(os.getpid())); {programs.STALL}'
    inner = programs.program(tmp_path, answer)
    bot = asked(f"sh -c {shlex.quote(inner + '; true')}", seconds=2)
    assert "did not answer within 2 seconds" in bot.complaints[0]
    assert programs.has_gone(int(note.read_text()))


@pytest.mark.skipif(not programs.PROC.exists(), reason="processes are found by their mark there")
def test_a_program_that_leaves_takes_along_what_it_sent_into_a_session_of_its_own(
    tmp_path: Path,
) -> None:
    notes = tmp_path / "notes"
    notes.mkdir()
    bot = asked(programs.with_a_child(tmp_path, notes, programs.GOOD))
    assert (bot.answers, len(list(notes.iterdir()))) == (1, 2)
    assert all(programs.has_gone(int(note.name)) for note in notes.iterdir())


def test_a_program_that_crashed_is_quoted_with_its_last_words(tmp_path: Path) -> None:
    bot = asked(programs.program(tmp_path, programs.RAISE))
    said = "it has stopped running after 'LookupError: no such card'; "
    assert bot.complaints[0].startswith(f"tester: {said}")


@pytest.mark.parametrize("proc", [programs.PROC, Path("/no/such/folder")])
def test_a_process_that_runs_has_not_gone(proc: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "PROC", proc)
    assert not programs.has_gone(os.getpid(), seconds=0)
    with subprocess.Popen([sys.executable, "-c", ""]) as ended:
        pass
    assert programs.has_gone(ended.pid)


def test_a_program_may_take_a_moment_to_leave(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.arena.program_bot.LEAVE", PATIENCE)
    left = tmp_path / "left"
    command = programs.program(tmp_path, "pass")
    with (tmp_path / "program.py").open("a", encoding="utf-8") as source:
        source.write(f"\ntime.sleep(0.4)\nopen({str(left)!r}, 'w').close()\n")
    bot = ProgramBot(FIVE211, "tester", command, PATIENCE)
    bot.introduce()
    bot.close()
    assert left.exists()


def test_a_backslash_belongs_to_a_path_on_windows() -> None:
    command = r'"C:\Program Files\Python\python.exe" bots\mine.py --deep'
    words = [r"C:\Program Files\Python\python.exe", r"bots\mine.py", "--deep"]
    assert command_words(command, windows=True) == words
    assert command_words("./my\\ bot 'a b'", windows=False) == ["./my bot", "a b"]


def test_a_program_that_keeps_crashing_is_not_started_for_ever(tmp_path: Path) -> None:
    bot = asked(programs.program(tmp_path, programs.CRASH), times=MAX_FAILURES + 2)
    assert len(bot.complaints) == MAX_FAILURES + 2
    assert "left alone for some games" in bot.complaints[-1]


def test_a_program_that_was_left_alone_gets_another_chance_with_a_fresh_account(
    tmp_path: Path,
) -> None:
    bot = asked(programs.program(tmp_path, programs.CRASH), times=MAX_FAILURES + 2)
    bot.fresh_account()
    assert bot.complaints == []
    decide(bot.think(VIEW, Rng(1, "again")))
    assert "it has stopped running" in bot.complaints[0]


def test_a_program_may_load_for_longer_than_it_may_think(tmp_path: Path) -> None:
    command = programs.slow_to_load(tmp_path, 2.5)
    bot = ProgramBot(FIVE211, "tester", command, seconds=2.0)
    assert decide(bot.think(VIEW, Rng(1, "slow"))) is VIEW.legal[-1]
    bot.close()
    hurried = ProgramBot(FIVE211, "tester", command, loading=0.3)
    with pytest.raises(BadAnswer, match=r"did not answer within 0\.3 seconds"):
        hurried.introduce()


@pytest.mark.parametrize("processes", [1, 2])
def test_a_program_stays_for_all_games_of_a_process(tmp_path: Path, processes: int) -> None:
    notes = tmp_path / "notes"
    notes.mkdir()
    answer = f'open({str(notes)!r} + f"/{{os.getpid()}}", "w").close(); {programs.GOOD}'
    commands = {"tester": programs.program(tmp_path, answer)}
    lineup = Lineup(
        FIVE211.key, ("tester", "greedy"), Five211Options(2), 4 * CHUNK, 1, commands,
        deciding=PATIENCE, key=b"key",
    )  # fmt: skip
    tally = run(lineup, processes)
    started = [int(note.name) for note in notes.iterdir()]
    assert len(started) <= processes
    assert (tally.bots["tester"].answers, tally.bots["tester"].forfeits) == (20 * 3 * 11, 0)
    assert all(map(programs.has_gone, started))


@pytest.mark.parametrize("answer", [programs.GOOD, programs.CRASH])
def test_more_processes_count_the_same_for_a_program(tmp_path: Path, answer: str) -> None:
    command = programs.program(tmp_path, answer)
    lineup = Lineup(
        FIVE211.key, ("tester", "greedy"), Five211Options(2), 3 * CHUNK, 1, {"tester": command},
        deciding=PATIENCE, key=b"key",
    )  # fmt: skip
    assert run(lineup, 2) == run(lineup, 1)


def test_a_program_that_does_not_exist_forfeits_every_decision() -> None:
    bot = asked("no-such-program-anywhere", times=2)
    assert "cannot be started" in bot.complaints[0]


def test_the_arena_goes_on_and_counts_forfeits(tmp_path: Path) -> None:
    command = programs.program(tmp_path, programs.ILLEGAL)
    lineup = Lineup(
        FIVE211.key, ("tester", "greedy"), Five211Options(2), 2, 1, {"tester": command}, key=b"key"
    )
    tally = run(lineup)
    assert tally.games == 2
    assert tally.bots["tester"].forfeits == 2 * 3 * 11
    assert tally.bots["greedy"].forfeits == 0
    assert tally.bots["tester"].answers == 0
    assert len(tally.complaints) == 1
