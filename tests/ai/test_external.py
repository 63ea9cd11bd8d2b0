from pathlib import Path

import pytest

from game.ai.arena import Lineup, run
from game.ai.bot import decide
from game.ai.external import MAX_STARTS, ProgramBot
from game.core.rng import Rng
from game.rules.five211.options import Five211Options
from tests.ai import programs
from tests.ai.tables import table_after

VIEW = table_after(4, Five211Options(3)).view(1)


def asked(command: str, times: int = 1, seconds: float = 5.0) -> ProgramBot:
    """A program after some decisions, every one of them answered with a legal play."""
    bot = ProgramBot("tester", command, seconds)
    bot.begin(VIEW.options, 1)
    for number in range(times):
        assert decide(bot.think(VIEW, Rng(number, "external"))) in VIEW.legal
    bot.close()
    return bot


def test_a_program_that_behaves_decides_for_itself(tmp_path: Path) -> None:
    bot = ProgramBot("tester", programs.program(tmp_path, programs.GOOD), 5.0)
    assert decide(bot.think(VIEW, Rng(1, "x"))) is VIEW.legal[-1]
    bot.close()
    assert bot.complaints == []


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        (programs.ILLEGAL, "tester: it cannot play 'z9' now; a random play stands instead."),
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


def test_a_program_that_keeps_crashing_is_not_started_for_ever(tmp_path: Path) -> None:
    bot = asked(programs.program(tmp_path, programs.CRASH), times=MAX_STARTS + 2)
    assert len(bot.complaints) == MAX_STARTS + 2
    assert "not started again" in bot.complaints[-1]


def test_a_program_that_does_not_exist_forfeits_every_decision() -> None:
    bot = asked("no-such-program-anywhere", times=2)
    assert "cannot be started" in bot.complaints[0]


def test_the_arena_goes_on_and_counts_forfeits(tmp_path: Path) -> None:
    command = programs.program(tmp_path, programs.ILLEGAL)
    lineup = Lineup(("tester", "greedy"), Five211Options(2), 2, 1, {"tester": command})
    tally = run(lineup)
    assert tally.games == 2
    assert tally.bots["tester"].forfeits == 2 * 3 * 11
    assert tally.bots["greedy"].forfeits == 0
    assert tally.bots["tester"].answers == 0
    assert len(tally.complaints) == 1
