"""Hints rank moves by what they bring and leave, and the reason given is true."""

from itertools import product

import pytest

from game.ai.advice import Hint, think_through
from game.ai.duco.coaching import coach_reasons as reasons
from game.ai.duco.coaching.coach import DucoCoach
from game.ai.duco.coaching.coach_reasons import has_double, lamps_after, sides_of
from game.ai.duco.coaching.look_back import DucoLookBack
from game.core.options import OptionValue
from game.core.rng import Rng
from game.rules.duco.moves import DucoMove, Grow, Lay
from game.rules.duco.rules import Duco
from game.rules.duco.view import DucoView
from tests.ai.duco.tables import mid_game, mid_view
from tests.ai.duco.test_bots import MODES
from tests.rules.duco.test_rectangle import before_rectangle

Answers = dict[str, OptionValue]


def hint_for(view: DucoView, seed: int = 1) -> Hint[DucoMove]:
    return think_through(DucoCoach().begin(view, Rng(seed, "hint")))


@pytest.mark.parametrize("answers", MODES, ids=str)
def test_a_hint_ranks_legal_moves_once_each_and_gives_a_reason(answers: Answers) -> None:
    view = mid_view(7, **answers)
    hint = hint_for(view)
    moves = [advice.move for advice in hint.ranking]
    assert moves
    assert len(set(moves)) == len(moves)
    assert all(move in view.legal for move in moves)
    assert hint.reason.template


def test_in_the_base_game_every_lay_is_ranked_with_its_points_and_what_it_leaves() -> None:
    match = mid_game(9, seats=3)
    view = match.view(min(match.to_act()))
    hint = hint_for(view)
    assert {advice.move for advice in hint.ranking} == set(view.legal)
    rules = Duco()
    for advice in hint.ranking[::12]:
        twin = rules.clone(match._state)
        rules.apply(twin, view.viewer, advice.move)
        assert rules.points(twin)[view.viewer] - view.points[view.viewer] == advice.points_for
        following = (view.viewer + 1) % 3
        if following not in rules.to_act(twin):
            continue
        replies = []
        for reply in rules.legal_moves(twin, following):
            after = rules.clone(twin)
            rules.apply(after, following, reply)
            replies.append(rules.points(after)[following] - rules.points(twin)[following])
        assert max(replies) == advice.points_against


def test_the_reason_is_true_of_the_best_move() -> None:
    seen = set()
    for seed, seats in product(range(12), (1, 2, 3)):
        view = mid_view(4 * seats, seed, seats=seats)
        hint = hint_for(view, seed)
        seen.add(hint.reason.template)
        assert_true(view, hint)
    assert len(seen) >= 4


def assert_true(view: DucoView, hint: Hint[DucoMove]) -> None:
    """Every claim of a reason, checked against the ranking and the rules."""
    best, template, values = hint.ranking[0], hint.reason.template, hint.reason.values
    assert isinstance(best.move, Lay)
    gains = [round(advice.points_for) for advice in hint.ranking]
    gain, most = gains[0], max(gains)
    rivals = [a for a in hint.ranking[1:] if round(a.points_for) == most]
    places = {advice.move.cell for advice in rivals if isinstance(advice.move, Lay)}
    lamps = lamps_after(view, best.move)
    assert sum(lamp.points for lamp in lamps) == gain
    if template == reasons.REACHES:
        before = view.points[view.viewer]
        assert before < (view.options.goal or 0) <= before + gain
    elif template in (reasons.MOST, reasons.MOST_SIDES, reasons.MOST_DOUBLE):
        assert gain == most == values["points"]
        assert places <= {best.move.cell}
        assert (template == reasons.MOST_DOUBLE) == has_double(lamps)
        if template == reasons.MOST_SIDES:
            assert sides_of(lamps) > 1
    elif template in (reasons.LEAST, reasons.BEST_END):
        assert gain == most == values["points"]
        less = all(best.points_against < rival.points_against for rival in rivals)
        assert (template == reasons.LEAST) == less
    elif template == reasons.DECIDED:
        won = {round(advice.win_chance) for advice in hint.ranking if advice.chances}
        assert len(won) == 1
        assert max(view.points) > (view.options.goal or 0) - 15
    else:
        assert template in (reasons.FEWER, reasons.LATER)
        assert gain < most == values["most"]
        if template == reasons.FEWER:
            assert all(best.points_against < rival.points_against for rival in rivals)


def test_where_the_tile_is_unseen_either_place_will_do() -> None:
    table = before_rectangle(4, 5, (3, 6))
    table.play(0, "lay 9n 3,6")
    hint = hint_for(table.rules.view(table.state, 0))
    assert hint.reason.template == reasons.UNSEEN
    assert all(isinstance(advice.move, Grow) for advice in hint.ranking)


@pytest.mark.parametrize("answers", MODES, ids=str)
def test_looking_back_tells_each_own_turn_with_what_was_played_and_the_best(
    answers: Answers,
) -> None:
    match = mid_game(0, **answers)
    views = {seat: [match.view(seat)] for seat in range(match.options.seats)}
    rng = Rng(4, "back")
    for _ in range(4 if match.options.covering else 8):
        seat = rng.choice(sorted(match.to_act()))
        match.play(seat, rng.choice(match.legal_moves(seat)))
        for each, known in views.items():
            known.append(match.view(each))
    back = DucoLookBack()
    told = 0
    for seat, known in views.items():
        own = [turn for turn in known[-1].turns if turn.seat == seat]
        assert len(back.chapters(known[-1])) == len(own)
        for chapter, turn in enumerate(own):
            (ends,) = back.turns(known, chapter)
            gains = [end.gained[seat] for end in ends]
            assert gains == sorted(gains, reverse=True)
            (played,) = [end for end in ends if end.was_played]
            assert played.move == turn.move
            if not match.options.counts_at_end:
                assert played.gained[seat] == turn.gained
            told += 1
    assert told


def test_a_chapter_that_the_last_view_does_not_know_of_has_no_alternatives() -> None:
    assert DucoLookBack().turns([mid_view(0)], 0) == []
