"""What a program in the arena can learn of the deals, though it knows every line of ours."""

import json
from pathlib import Path

import pytest

from game.app.storage.paths import arena_key
from game.arena.program_bot import ProgramBot
from game.arena.tournament import Lineup, play_match
from game.cli import arena
from game.cli.arena import own_key
from game.core.match import Match
from game.kits.five211.kit import FIVE211
from game.rules.five211.options import Five211Options
from game.rules.five211.rules import Five211
from tests.ai.five211.meetings import bot_named
from tests.arena import programs, spies

THREE = Five211Options(3)


def first_hands(seed: int) -> list[list[str]]:
    match = Match.start(Five211(), THREE, seed)
    match.deal()
    return [sorted(card.code for card in match.view(seat).hand) for seat in range(3)]


def test_a_spy_works_out_a_deal_that_follows_from_a_likely_seed_alone(tmp_path: Path) -> None:
    command, notes = spies.spy(tmp_path)
    bot = ProgramBot(FIVE211, "spy", command, programs.PATIENCE)
    play_match(FIVE211, [bot, bot_named("random"), bot_named("random")], THREE, 17)
    bot.close()
    told = f"seed 17 gives {first_hands(17)}"
    assert told in notes.read_text(), "else the claims below say nothing"


@pytest.mark.parametrize("seed", [[], ["--seed", "1"], ["--seed", "17"]])
def test_a_spy_works_out_no_deal_of_the_arena(
    seed: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command, notes = spies.spy(tmp_path)
    seats = ["--seat", command, "--seat", "random", "--seat", "random"]
    assert arena.main([*seats, *seed, "--games", "6", "--processes", "1", "--json"]) == 0
    drawn = json.loads(capsys.readouterr().out)["seed"]
    key = own_key(arena_key(), lambda _count: b"")
    lineup = Lineup(FIVE211.key, ("s", "b", "c"), THREE, 6, drawn, {"s": command}, key=key)
    # One of thousands of wrong deals may hold the same hand by chance; the other hands tell.
    for game in range(6):
        assert str(first_hands(lineup.deal_seed(game))) not in notes.read_text()


def test_no_deal_of_a_program_comes_twice_so_that_none_can_be_remembered() -> None:
    lineup = Lineup(FIVE211.key, ("p", "b", "c"), THREE, 60, 1, {"p": "program"}, key=b"key")
    assert len({str(first_hands(lineup.deal_seed(game))) for game in range(60)}) == 60


def test_deals_of_a_program_follow_from_key_seed_and_game() -> None:
    def seeds(key: bytes, seed: int) -> list[int]:
        lineup = Lineup(
            FIVE211.key, ("p", "b"), Five211Options(2), 4, seed, {"p": "program"}, key=key
        )
        return [lineup.deal_seed(game) for game in range(4)]

    assert seeds(b"key", 1) == seeds(b"key", 1)
    assert not set(seeds(b"key", 1)) & set(seeds(b"other", 1))
    assert not set(seeds(b"key", 1)) & set(seeds(b"key", 2))


def test_a_program_is_not_seated_without_a_key() -> None:
    with pytest.raises(AssertionError):
        Lineup(FIVE211.key, ("p", "b"), Five211Options(2), 4, 1, {"p": "program"})


def test_the_same_seed_deals_a_program_the_same_games_on_this_computer(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = programs.program(tmp_path, programs.GOOD)
    seats = ["--seat", command, "--seat", "random", "--games", "6", "--processes", "1"]

    def figures(*seed: str) -> str:
        assert arena.main([*seats, *seed]) == 0
        return capsys.readouterr().out

    first = figures("--seed", "5")
    assert first.startswith("6 games of 5211, 2 seats, variant standard, scores open, seed 5")
    assert figures("--seed", "5") == first
    assert figures() != figures(), "without a seed every run has new deals"
    arena_key().unlink()
    assert figures("--seed", "5") != first, "another computer has another key"


def test_a_drawn_seed_is_told_and_deals_the_same_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = programs.program(tmp_path, programs.GOOD)
    run = ["--seat", command, "--seat", "random", "--games", "2", "--processes", "1", "--json"]
    assert arena.main(run) == 0
    first = capsys.readouterr().out
    assert arena.main([*run, "--seed", str(json.loads(first)["seed"])]) == 0
    assert capsys.readouterr().out == first


@pytest.mark.parametrize("content", ["", "not a key", "00" * 31, "00" * 33])
def test_without_a_key_that_can_be_kept_the_games_go_on_and_a_sentence_says_so(
    content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arena_key().write_text(content)
    command = programs.program(tmp_path, programs.GOOD)
    seats = ["--seat", command, "--seat", "random", "--games", "2", "--processes", "1"]
    assert arena.main([*seats, "--seed", "1"]) == 0
    sentence = f"{arena_key()} is not a key of Kododo. The deals of these games cannot be repeated."
    assert capsys.readouterr().err.splitlines() == [sentence]
    assert arena_key().read_text() == content


def test_the_key_is_drawn_once(tmp_path: Path) -> None:
    path = tmp_path / "new" / "arena.key"
    assert own_key(path, lambda count: b"a" * count) == b"a" * 32
    assert own_key(path, lambda count: b"b" * count) == b"a" * 32
