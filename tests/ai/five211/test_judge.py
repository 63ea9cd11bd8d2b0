from dataclasses import replace

from game.ai.five211.search.packed_table import NOBODY
from game.ai.five211.search.round_value import Judge
from game.ai.five211.search.situation import Situation, situation_of, worth_of
from game.rules.five211.cards import Colour
from game.rules.five211.options import Five211Options
from tests.ai.five211.tables import cards, table_after

START = situation_of(table_after(0, Five211Options(3)).view(0))
LAST = replace(START, is_last_round=True, rounds_left=0)
YELLOW = int(Colour.YELLOW)


def worths(*rows: str) -> list[int]:
    return [worth_of(cards(row)) for row in rows]


def chance(situation: Situation, *rows: str, kept: str = "") -> float:
    hand = [card.index for card in cards(kept)]
    return Judge(situation).win_chance(worths(*rows), YELLOW, hand)


def test_more_own_points_are_better_and_more_of_others_worse() -> None:
    even = chance(START, "y3", "y3", "y3")
    assert chance(START, "y4", "y3", "y3") > even > chance(START, "y3", "y4", "y3")


def test_equal_seats_have_equal_chances() -> None:
    assert abs(chance(START, "y3", "y3", "y3") - 1 / 3) < 1e-9


def test_good_cards_in_the_hand_are_worth_something() -> None:
    assert chance(START, "y3", "y3", "y3", kept="g6") > chance(START, "y3", "y3", "y3", kept="g2")


def test_a_lead_counts_more_the_fewer_rounds_are_left() -> None:
    late = replace(START, rounds_left=1)
    assert chance(late, "y6 y5", "y2", "y2") > chance(START, "y6 y5", "y2", "y2")


def test_after_the_last_round_only_victory_counts() -> None:
    assert chance(LAST, "y3", "y2", "y2") == 1.0
    assert chance(LAST, "y2", "y3", "y2") == 0.0


def test_a_tie_goes_to_more_scored_cards_else_it_is_shared() -> None:
    assert chance(LAST, "y2 y2", "y4", "y1") == 1.0
    assert chance(LAST, "y4", "y4", "y1") == 0.5


def test_a_long_game_ends_at_fifty_from_the_second_deck_on() -> None:
    close = replace(START, is_long=True, deck=1, points=(46, 48, 20))
    assert chance(close, "y4", "y1", "") == 1.0
    assert chance(close, "y3", "y2", "") == 0.0
    assert 0.0 < chance(close, "y3", "y1", "") < 1.0


def test_a_long_game_does_not_end_during_its_first_deck() -> None:
    first = replace(START, is_long=True, deck=0, points=(49, 20, 20))
    assert chance(first, "y6", "", "") < 1.0


def test_the_last_round_of_the_first_deck_ends_a_long_game_only_at_fifty() -> None:
    end = replace(LAST, is_long=True, deck=0, points=(40, 20, 20))
    assert chance(end, "y3", "", "") < 1.0
    assert chance(replace(end, points=(47, 20, 20)), "y3", "", "") == 1.0


def test_nothing_scored_leaves_the_standings_as_they_are() -> None:
    ahead = replace(LAST, points=(5, 4, 4))
    assert Judge(ahead).win_chance(worths("y1", "y6", "y6"), NOBODY, ()) == 1.0


def test_a_kept_six_is_worth_something_while_rounds_remain() -> None:
    six, two = ([card.index for card in cards(codes)] for codes in ("y6 g2", "y2 g2"))
    level = worths("", "", "")
    assert Judge(START).win_chance(level, NOBODY, six) > Judge(START).win_chance(level, NOBODY, two)


def test_nothing_is_kept_for_after_the_last_round_of_a_deck() -> None:
    six, two = ([card.index for card in cards(codes)] for codes in ("y6 g2", "y2 g2"))
    end = replace(LAST, is_long=True, deck=0)
    level = worths("", "", "")
    assert Judge(end).win_chance(level, NOBODY, six) == Judge(end).win_chance(level, NOBODY, two)


def test_who_does_not_think_of_later_rounds_keeps_nothing_for_them() -> None:
    six, two = ([card.index for card in cards(codes)] for codes in ("y6 g2", "y2 g2"))
    level = worths("", "", "")
    judge = Judge(START, keeps=False)
    assert judge.win_chance(level, NOBODY, six) == judge.win_chance(level, NOBODY, two)
