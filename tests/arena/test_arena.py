import pytest

from game.ai.ladder import UnknownBot
from game.arena.bot_tally import Tally, ratings, wilson
from game.core.outcome import EndReason, rank_seats
from game.rules.five211.options import Five211Options, Variant
from tests.ai.five211.meetings import bot_named, lineup_of, play_match, simulate

FOUR = Five211Options(4)


def test_every_bot_sits_on_every_seat_with_the_same_deal() -> None:
    lineup = lineup_of(("a", "b", "c"), Five211Options(3), 6, 50)
    seatings = [lineup.turned(lineup.names, game) for game in range(6)]
    assert [seats[0] for seats in seatings] == ["a", "b", "c", "a", "b", "c"]
    assert [lineup.deal_seed(game) for game in range(6)] == [50, 50, 50, 51, 51, 51]


def test_the_same_seed_counts_the_same() -> None:
    names = ["greedy", "random", "child", "random"]
    assert simulate(names, FOUR, 8, 3) == simulate(names, FOUR, 8, 3)
    assert simulate(names, FOUR, 8, 3) != simulate(names, FOUR, 8, 4)


def test_more_processes_count_the_same() -> None:
    names = ["greedy", "random"]
    table = Five211Options(2)
    assert simulate(names, table, 12, 3, processes=2) == simulate(names, table, 12, 3)


def test_progress_is_told_up_to_the_last_game() -> None:
    heard: list[int] = []
    simulate(["random", "random"], Five211Options(2), 12, 1, progress=heard.append)
    assert heard[-1] == 12
    assert heard == sorted(heard)


def test_win_shares_of_all_seats_add_up_to_one_victory_a_game() -> None:
    tally = simulate(["greedy", "random", "child", "guest"], FOUR, 20, 5)
    assert sum(bot.wins for bot in tally.bots.values()) == pytest.approx(20)
    assert tally.sums["rounds"] == 20 * FOUR.numbers.rounds


def test_long_games_are_played_to_fifty() -> None:
    bots = [bot_named("greedy")] * 3
    played = play_match(bots, Five211Options(3, Variant.LONG), 8)
    assert max(standing.points for standing in played.outcome.standings) >= 50


def test_an_unknown_bot_is_named_with_those_there_are() -> None:
    with pytest.raises(UnknownBot, match=r"'grandmaster'.*master"):
        simulate(["grandmaster", "random"], Five211Options(2), 1, 1)


def test_a_shared_victory_is_split() -> None:
    tally = Tally()
    outcome = rank_seats((9, 9, 3), (2, 2, 1), EndReason.PLAYED_OUT)
    tally.count(("a", "b", "b"), outcome)
    assert (tally.bots["a"].wins, tally.bots["b"].wins) == (0.5, 0.5)
    assert (tally.bots["a"].games, tally.bots["b"].games) == (1, 2)


def test_a_program_with_many_faults_does_not_hide_those_of_another() -> None:
    tally = Tally()
    tally.count_program("a", 0, [f"a: fault {number}" for number in range(100)])
    tally.count_program("b", 0, ["b: fault", "b: fault"])
    assert tally.complaints == [*(f"a: fault {number}" for number in range(5)), "b: fault"]
    assert (tally.bots["a"].forfeits, tally.bots["b"].forfeits) == (100, 2)


def test_the_interval_holds_the_share_and_narrows_with_games() -> None:
    low, high = wilson(0.4, 100)
    assert 0.30 < low < 0.4 < high < 0.50
    assert wilson(0.4, 10_000)[0] > low
    assert wilson(1.0, 20)[1] == pytest.approx(1)
    assert wilson(0.0, 0) == (0.0, 1.0)


def test_ratings_are_four_hundred_apart_at_ten_to_one() -> None:
    elo = ratings({("a", "b"): (10_000.0, 11_000)})
    assert elo["a"] - elo["b"] == pytest.approx(400, abs=1)
    assert (elo["a"] + elo["b"]) / 2 == pytest.approx(1500)


def test_ratings_reach_those_who_never_met() -> None:
    elo = ratings({("a", "b"): (80.0, 100), ("b", "c"): (80.0, 100)})
    assert elo["a"] > elo["b"] > elo["c"]
    assert ratings({}) == {}
