from collections.abc import Sequence
from dataclasses import replace
from string import Formatter

import pytest

from game.ai.advice import Advice, Hint, Proof
from game.ai.five211.beliefs import kept_hands, opponent_catalogue
from game.ai.five211.coaching import coach_reasons
from game.ai.five211.coaching.coach import Five211Hint
from game.ai.five211.coaching.coach_reasons import (
    APART,
    BUST,
    DECIDED,
    EMPTY,
    EXACT,
    FEED,
    HELP,
    HOLD,
    LEAST,
    MOST,
    OWN,
    PUSH,
    SAVE,
    SAVE_TWO,
    SPARE,
    SPOIL,
    STEADY,
    TOGETHER,
    reason_for,
)
from game.ai.five211.search.odds import OddsThinking
from game.ai.five211.search.packed_table import scored
from game.ai.five211.search.situation import Situation, key_of, situation_of, worth_of
from game.core.rng import Rng
from game.core.seats import PUBLIC
from game.core.sentences import Phrase, Somebody
from game.rules.five211.cards import Colour
from game.rules.five211.moves import PlayCards, play_of
from game.rules.five211.options import Five211Options
from game.rules.five211.rules import Five211
from game.rules.five211.view import Five211View
from tests.ai.five211.tables import cards, table_after
from tests.profiles import NIGHTLY

MOST_STEPS = 1_200


def hint_for(view: Five211View) -> Hint[PlayCards]:
    thinking = Five211Hint(view, Rng(1, "hint"))
    steps = 1
    while not thinking.step():
        steps += 1
        assert steps <= MOST_STEPS
    return thinking.hint


def odds_for(view: Five211View) -> tuple[float, ...]:
    thinking = OddsThinking(view, Rng(1, "odds"))
    while not thinking.step():
        assert sum(thinking.chances) < 1.001
    return thinking.chances


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("turns", [0, 4, 5])
def test_a_hint_ranks_every_play_once_with_chances(seats: int, turns: int) -> None:
    view = table_after(turns, Five211Options(seats)).view(0)
    ranking = hint_for(view).ranking
    assert {advice.move for advice in ranking} == set(view.legal)
    assert [a.win_chance for a in ranking] == sorted((a.win_chance for a in ranking), reverse=True)
    for advice in ranking:
        assert sum(advice.chances) == pytest.approx(1)
        assert advice.points_for >= 0
        assert advice.points_against >= 0


def test_plays_that_win_alike_are_ranked_by_their_points() -> None:
    view = table_after(17, Five211Options(4), seed=1).view(0)
    ranking = hint_for(view).ranking
    assert {advice.win_chance for advice in ranking} == {0.0}, "the game is decided"
    leads = [advice.points_for - advice.points_against for advice in ranking]
    assert leads == sorted(leads, reverse=True)
    assert ranking[0].move.cards == cards("v3")


def test_a_hint_knows_only_what_the_player_knows() -> None:
    view = table_after(4, Five211Options(3)).view(1)
    world = Five211().sample_world(view, Rng(6, "hidden"))
    assert hint_for(Five211().view(world, 1)) == hint_for(view)


def test_a_hint_is_the_same_whatever_was_thought_before() -> None:
    view = table_after(4, Five211Options(3)).view(1)
    for memory in (kept_hands, opponent_catalogue):
        for each in vars(memory).values():
            if hasattr(each, "cache_clear"):
                each.cache_clear()
    cold, warm = hint_for(view), hint_for(view)
    assert cold == warm


def templates() -> list[str]:
    return [text for text in vars(coach_reasons).values() if isinstance(text, str)]


def test_every_reason_has_a_value_for_each_of_its_places() -> None:
    known = set(templates())
    for turns in range(0, 12, 1 if NIGHTLY else 4):
        reason = hint_for(table_after(turns, Five211Options(4)).view(0)).reason
        assert reason.template in known
        places = {name for _, name, _, _ in Formatter().parse(reason.template) if name}
        assert places == set(reason.values)


PROVEN = Proof(most=True, least=True, best=True)


def reason_of(at: Situation, ranking: Sequence[Advice[PlayCards]], proof: Proof = PROVEN) -> Phrase:
    return reason_for(at, ranking, proof)


def test_a_single_play_needs_no_other_reason() -> None:
    assert reason_of(None, []) == Phrase(coach_reasons.ONLY_PLAY)  # type: ignore[arg-type]


def judged(codes: str, win: float, **chances: float) -> Advice[PlayCards]:
    names = ("yellow", "green", "kododo", "nobody")
    yellow, green, kododo, nobody = (chances.get(name, 0.0) for name in names)
    ends = (yellow, green, 0.0, 0.0, 0.0, kododo, nobody)
    return Advice(play_of(cards(codes)), ends, 1.0, 1.0, win)


def situation(own: str, other: str, hand: str) -> Situation:
    """A table for two in its last turn; the limit is five cards."""
    at = situation_of(table_after(2, Five211Options(2)).view(0))
    rows = (cards(own), cards(other))
    return replace(
        at,
        hand=tuple(card.index for card in cards(hand)),
        key=key_of(card for row in rows for card in row),
        worths=tuple(worth_of(row) for row in rows),
    )


LED = {"colour": Colour.YELLOW, "rival": (Somebody(1),)}


def test_card_that_makes_the_colour_of_others_go_bust_is_called_that() -> None:
    at = situation("y2 g2 b2", "y3 y4 y6", "y2 b3")
    ranking = [judged("y2", 0.6, nobody=1.0), judged("b3", 0.4, yellow=0.6, nobody=0.4)]
    assert reason_of(at, ranking) == Phrase(BUST, LED)


def test_card_that_brings_it_near_the_limit_is_not_called_bust_yet() -> None:
    at = situation("g2 b2", "y3 y4", "y2 b3")
    ranking = [judged("y2", 0.6, yellow=0.2, nobody=0.8), judged("b3", 0.4, yellow=0.6, nobody=0.4)]
    assert reason_of(at, ranking) == Phrase(PUSH, LED)


def test_card_that_only_withholds_is_not_said_to_push() -> None:
    at = situation("g2 b2 v2", "y3 y4 y6", "y2 b1")
    ranking = [judged("b1", 0.6, yellow=0.2, nobody=0.8), judged("y2", 0.4, yellow=0.6, nobody=0.4)]
    assert reason_of(at, ranking) == Phrase(SPARE, LED)


def test_a_card_that_keeps_a_colour_down_says_so() -> None:
    at = situation("g2 b2 v2", "y3 y4 y6", "g3 b3")
    ranking = [
        judged("g3", 0.6, yellow=0.4, green=0.1, nobody=0.5),
        judged("b3", 0.4, yellow=0.6, nobody=0.4),
    ]
    assert reason_of(at, ranking, Proof()) == Phrase(HOLD, LED)


@pytest.mark.parametrize("chances", [(0.009, 0.0, 0.0), (0.999, 0.995, 0.991)])
def test_whoever_can_hardly_win_or_lose_any_more_is_told_that(chances: Sequence[float]) -> None:
    at = situation("g2 b2 v2", "y3 y4 y6", "y2 b1 g3")
    plays = zip(("y2", "b1", "g3"), chances, strict=True)
    ranking = [judged(card, chance, yellow=1.0) for card, chance in plays]
    assert reason_of(at, ranking) == Phrase(DECIDED)
    hope = replace(ranking[0], win_chance=0.5)
    assert reason_of(at, [hope, *ranking[1:]]) != Phrase(DECIDED)


@pytest.mark.parametrize(("chance", "is_said"), [(0.3, True), (0.15, False)])
def test_a_colour_that_hardly_scores_is_no_reason_to_help_it(chance: float, is_said: bool) -> None:
    at = situation("y4 b2 v2", "g3 g4 o2", "y1 b3")
    ranking = [
        judged("y1", 0.6, yellow=chance, nobody=1 - chance),
        judged("b3", 0.4, yellow=chance - 0.1, nobody=1.1 - chance),
    ]
    assert (reason_of(at, ranking, Proof()).template == HELP) is is_said


def test_likely_points_are_a_plainer_reason_than_what_others_miss() -> None:
    at = situation("g2 g3 v2", "y3 y4 b2", "g4 y2")
    ranking = [
        judged("g4", 0.6, green=0.7, yellow=0.2, nobody=0.1),
        judged("y2", 0.4, green=0.65, yellow=0.35),
    ]
    values = {"colour": Colour.GREEN, "points": 4}
    assert reason_of(at, ranking) == Phrase(FEED, values)


def test_half_of_an_opening_is_a_reason_only_when_it_is_likely() -> None:
    at = situation("", "", "y3 g2 b2")
    for chance, template in ((0.35, APART), (0.45, FEED)):
        ranking = [
            judged("y3 g2", 0.6, yellow=chance, nobody=1 - chance),
            judged("g2 b2", 0.4, yellow=0.1, nobody=0.9),
        ]
        assert reason_of(at, ranking).template == template


def test_what_most_plays_withhold_is_no_reason_for_one_of_them() -> None:
    at = situation("g2 b2 v2", "y3 y4 y6", "y2 b1 o2 g3 v2")
    rest = {"yellow": 0.2, "nobody": 0.8}
    ranking = [judged("b1", 0.6, **rest), judged("y2", 0.5, yellow=0.6, nobody=0.4)]
    assert reason_of(at, ranking).template == SPARE
    ranking += [judged(card, 0.4, **rest) for card in ("o2", "g3", "v2")]
    assert reason_of(at, ranking).template != SPARE


def test_a_play_that_brings_more_than_any_other_is_called_that() -> None:
    at = situation("g2 b2 v2", "y3 y4 y6", "b1 o2 g3 v2")
    plays = [judged(card, 0.4, yellow=0.2, nobody=0.8) for card in ("b1", "o2", "g3", "v2")]
    most = replace(plays[0], win_chance=0.6, points_for=1.5)
    assert reason_of(at, [most, *plays[1:]]) == Phrase(MOST)
    least = replace(plays[0], win_chance=0.6, points_against=0.5)
    assert reason_of(at, [least, *plays[1:]]) == Phrase(LEAST)
    hardly = replace(plays[0], win_chance=0.6, points_for=1.1, points_against=0.9)
    assert reason_of(at, [hardly, *plays[1:]]).template not in (MOST, LEAST)


def test_a_low_card_is_no_reason_among_low_cards() -> None:
    low = [judged(card, 0.4, nobody=1.0) for card in ("b1", "o2", "v2")]
    best = replace(low[0], win_chance=0.6)
    at = situation("g2 b2 v2", "y3 y4 y6", "b1 o2 v2 g3")
    high = judged("g3", 0.3, nobody=1.0)
    assert reason_of(at, [best, high]) == Phrase(SAVE)
    assert reason_of(at, [best, *low[1:], high]) == Phrase(STEADY)
    close = replace(best, win_chance=0.405)
    assert reason_of(at, [close, *low[1:], high], Proof()) == Phrase(OWN, {"colour": Colour.BLUE})


def test_a_low_card_saves_nothing_when_no_round_of_the_deck_is_left() -> None:
    ranking = [judged("b1", 0.6, nobody=1.0), judged("g3", 0.3, nobody=1.0)]
    at = situation("g2 b2 v2", "y3 y4 y6", "b1 g3")
    assert reason_of(at, ranking) == Phrase(SAVE)
    assert reason_of(replace(at, rounds_left=0), ranking) == Phrase(STEADY)
    long_game = replace(at, rounds_left=0, is_long=True)
    assert reason_of(long_game, ranking) == Phrase(STEADY), "the next deck brings other cards"


@pytest.mark.parametrize(("seats", "turns", "seed"), [(4, 17, 1), (2, 31, 13)])
def test_last_round_is_no_time_to_save_cards(seats: int, turns: int, seed: int) -> None:
    view = table_after(turns, Five211Options(seats), seed).view(0)
    assert hint_for(view).reason.template not in (SAVE, SAVE_TWO)


@pytest.mark.parametrize(
    ("played", "held", "template"),
    [("b2", "g3", SAVE), ("b3", "g4", STEADY), ("b4", "y6", SAVE), ("b1", "g2", STEADY)],
)
def test_low_is_what_is_clearly_below_a_high_card(played: str, held: str, template: str) -> None:
    at = situation("g2 b2 v2", "y3 y4 y6", f"{played} {held}")
    ranking = [judged(played, 0.6, nobody=1.0), judged(held, 0.3, nobody=1.0)]
    assert reason_of(at, ranking) == Phrase(template)


def test_two_low_cards_are_not_called_one() -> None:
    at = situation("", "", "b1 o1 b3 o3 g4")
    plays = ("b1 o1", "b3 o3", "b3 o1", "b3 g4")
    ranking = [judged(codes, 0.6 - n / 10, nobody=1.0) for n, codes in enumerate(plays)]
    assert reason_of(at, ranking) == Phrase(SAVE_TWO)


def test_only_where_little_can_be_won_is_it_said_that_perhaps_nobody_scores() -> None:
    at = situation("g2 b2 v2", "o3 o4 v6", "y3 g3")
    best, other = judged("y3", 0.6, nobody=0.5), judged("g3", 0.4, nobody=0.3)
    assert reason_of(at, [best, other]) == Phrase(SPOIL)
    rich = [replace(each, points_for=4.0) for each in (best, other)]
    assert reason_of(at, rich) == Phrase(STEADY)
    assert reason_of(at, [best, replace(other, points_for=4.0)]) == Phrase(STEADY), (
        "another play shows that there is something to win"
    )
    seldom = [judged("y3", 0.6, nobody=0.12), judged("g3", 0.4)]
    assert reason_of(at, seldom) == Phrase(STEADY)


def test_points_to_expect_are_not_called_little() -> None:
    view = table_after(5, Five211Options(2), seed=1).view(0)
    hint = hint_for(view)
    assert hint.ranking[0].points_for > 4
    assert hint.reason.template != SPOIL


def test_two_cards_of_a_colour_are_no_reason_when_the_leading_plays_are_close() -> None:
    at = situation("", "", "y2 y3 g2 b2")
    rest = [judged(codes, 0.3, nobody=1.0) for codes in ("g2 b2", "y2 b2")]
    best, second = judged("y2 y3", 0.5, yellow=0.3), judged("y3 g2", 0.495, yellow=0.3)
    third = judged("y3 b2", 0.495, yellow=0.3)
    assert reason_of(at, [best, second, third, *rest], Proof()).template == EMPTY
    behind = replace(third, win_chance=0.4)
    assert reason_of(at, [best, second, behind, *rest]).template == TOGETHER


def test_best_play_is_compared_with_the_next_of_another_kind() -> None:
    at = situation("y2 g2 b2", "y3 y4 y6", "y2 y3 b3")
    twin = judged("y3", 0.6, nobody=1.0)
    ranking = [judged("y2", 0.6, nobody=1.0), twin, judged("b3", 0.4, yellow=0.6, nobody=0.4)]
    assert reason_of(at, ranking).template == BUST


def test_card_of_another_colour_is_not_said_to_help() -> None:
    at = situation("g2 b2 v2", "y3 y4 y6", "o2 y1")
    ranking = [judged("o2", 0.6, green=0.3, nobody=0.7), judged("y1", 0.4, green=0.1, nobody=0.9)]
    assert reason_of(at, ranking).template != HELP


def test_kododo_that_are_the_likeliest_end_are_the_reason() -> None:
    at = situation("g2 b2 v2", "y3 y4 y6", "o1 y1")
    ranking = [
        judged("o1", 0.6, kododo=0.5, nobody=0.5 - 1e-6),
        judged("y1", 0.5, kododo=0.49, nobody=0.51),
    ]
    assert reason_of(at, ranking) == Phrase(EXACT, {"target": 4})


def test_points_of_a_last_card_are_those_of_the_rows_weighed_by_the_chances() -> None:
    view = table_after(5, Five211Options(4)).view(0)
    at = situation_of(view)
    for advice in hint_for(view).ranking:
        own = at.worths[0] + worth_of(advice.move.cards)
        expected = sum(c * scored(own, end) for end, c in enumerate(advice.chances))
        assert advice.points_for == pytest.approx(expected)
        for other in at.worths[1:]:
            lying = sum(c * scored(other, end) for end, c in enumerate(advice.chances))
            assert advice.points_against >= lying - 1e-9, "the best other row, and it may grow"


def test_odds_are_chances_and_sharpen_when_the_round_goes_on() -> None:
    early = [odds_for(table_after(3, Five211Options(4), seed).view(0)) for seed in range(8)]
    late = [odds_for(table_after(5, Five211Options(4), seed).view(0)) for seed in range(8)]
    for odds in early + late:
        assert sum(odds) == pytest.approx(1)
    # A single round may take a turn on its last card; on the whole less and less is open.
    assert sum(map(max, late)) > sum(map(max, early)) * 1.1


def test_nobody_without_a_hand_gets_odds() -> None:
    match = table_after(33, Five211Options(2))
    assert match.outcome is not None
    assert odds_for(match.view(0)) == (0.0,) * 7
    assert odds_for(table_after(3, Five211Options(2)).view(PUBLIC)) == (0.0,) * 7


def test_odds_follow_the_locked_choice() -> None:
    match = table_after(5, Five211Options(2))
    legal = [move for move in match.legal_moves(0) if isinstance(move, PlayCards)]
    seen = set()
    for move in legal:
        locked = table_after(5, Five211Options(2))
        locked.play(0, move)
        seen.add(odds_for(locked.view(0)))
    assert len(seen) > 1
