"""Ratings: better results stand higher, more games say more, and the interval keeps its word."""

from math import log

from game.ai.ladder import Level
from game.app.people.person import PlayedGame
from game.app.people.rating import (
    FEW,
    NEWEST,
    level_at,
    rate,
    rating_words,
    ratings_over_time,
    win_chance,
)
from game.core.rng import Rng
from game.kits.kit import AnyKit
from tests.app.people.games_of_people import won_game
from tests.games import EVERY_KIT

STRENGTHS = {4: tuple(step * log(2) for step in range(6))}
"""Each level has twice the odds of the one below."""


def results(wins: int, losses: int, level: str = "guest") -> list[PlayedGame]:
    ranks = [1] * wins + [3] * losses
    return [won_game(number, (level,) * 3, rank) for number, rank in enumerate(ranks)]


def test_somebody_who_wins_a_fair_share_plays_like_the_others() -> None:
    for level in (Level.GUEST, Level.REGULAR):
        rating = rate(results(25, 75, level.value), STRENGTHS)
        assert rating is not None
        assert rating.level is level


def test_more_wins_stand_higher_and_stronger_rivals_too() -> None:
    few, many = rate(results(10, 30), STRENGTHS), rate(results(20, 20), STRENGTHS)
    masters = rate(results(10, 30, "master"), STRENGTHS)
    assert few is not None
    assert many is not None
    assert masters is not None
    assert few.place < many.place
    assert few.place < masters.place


def test_interval_narrows_with_games() -> None:
    few, many = rate(results(3, 9), STRENGTHS), rate(results(24, 72), STRENGTHS)
    assert few is not None
    assert many is not None
    assert many.high - many.low < few.high - few.low


def test_only_the_newest_games_count() -> None:
    late = [won_game(number, rank=1) for number in range(NEWEST)]
    early = [won_game(1_000 + number, rank=4) for number in range(30)]
    learned, always = rate([*early, *late], STRENGTHS), rate(late, STRENGTHS)
    assert learned == always
    assert len(ratings_over_time([*early, *late], STRENGTHS)) == 30 + NEWEST


def test_interval_holds_for_about_four_people_in_five() -> None:
    rng, held, people = Rng(5, "people"), 0, 200
    for _person in range(people):
        true = 1 + rng.below(31) / 10
        chance = win_chance(true, ("guest",) * 3, STRENGTHS[4])
        ranks = [1 if rng.below(1000) < 1000 * chance else 2 for _game in range(40)]
        games = [won_game(at, ("guest",) * 3, rank) for at, rank in enumerate(ranks)]
        rating = rate(games, STRENGTHS)
        assert rating is not None
        held += rating.low <= true <= rating.high
    assert 0.74 <= held / people <= 0.92


def test_games_with_people_alone_or_with_known_cards_tell_no_level() -> None:
    with_people = won_game(1, ("guest", "person", "guest"))
    assert rate([with_people, won_game(2, ())], STRENGTHS) is None
    assert rate([won_game(1, ("guest",))], STRENGTHS) is None, "nothing is known of two seats"


def test_few_games_are_said_to_be_few() -> None:
    assert rating_words(None).endswith("0 so far")
    assert rating_words(rate(results(1, FEW - 2), STRENGTHS)).endswith(f"{FEW - 1} so far")
    assert rating_words(rate(results(25, 75), STRENGTHS)).startswith("plays like a guest")


def test_places_beyond_the_ladder_have_the_name_of_its_end() -> None:
    assert level_at(-0.9) is Level.TODDLER
    assert level_at(5.9) is Level.MASTER


@EVERY_KIT
def test_a_game_knows_how_strong_its_levels_are_at_every_table_or_at_none(kit: AnyKit) -> None:
    contests = [seats for seats in kit.seat_counts if seats > 1]
    assert sorted(kit.bots.strengths) in (contests, [])
    for strengths in kit.bots.strengths.values():
        assert len(strengths) == len(Level)
        assert list(strengths) == sorted(strengths), "a higher level wins more often"
