from string import Formatter

import pytest

from game.ai import coach_words
from game.ai.coach import Hint, HintThinking, OddsThinking
from game.ai.coach_words import Reason
from game.core.rng import Rng
from game.core.seats import PUBLIC
from game.rules.five211.moves import PlayCards
from game.rules.five211.options import Five211Options
from game.rules.five211.rules import Five211
from game.rules.five211.view import Five211View
from tests.ai.tables import table_after

MOST_STEPS = 700


def hint_for(view: Five211View) -> Hint:
    thinking = HintThinking(view, Rng(1, "hint"))
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
    assert {advice.play for advice in ranking} == set(view.legal)
    assert [a.win_chance for a in ranking] == sorted((a.win_chance for a in ranking), reverse=True)
    for advice in ranking:
        assert sum(advice.chances) == pytest.approx(1)
        assert advice.points_for >= 0
        assert advice.points_against >= 0


def test_a_hint_knows_only_what_the_player_knows() -> None:
    view = table_after(4, Five211Options(3)).view(1)
    world = Five211().sample_world(view, Rng(6, "hidden"))
    assert hint_for(Five211().view(world, 1)) == hint_for(view)


def templates() -> list[str]:
    return [text for text in vars(coach_words).values() if isinstance(text, str)]


def test_every_reason_has_a_value_for_each_of_its_places() -> None:
    known = set(templates())
    for turns in range(12):
        reason = hint_for(table_after(turns, Five211Options(4)).view(0)).reason
        assert reason.template in known
        places = {name for _, name, _, _ in Formatter().parse(reason.template) if name}
        assert places == set(reason.values)


def test_a_single_play_needs_no_other_reason() -> None:
    assert coach_words.reason_for(None, []) == Reason(coach_words.ONLY_PLAY)  # type: ignore[arg-type]


def test_odds_are_chances_and_sharpen_when_the_round_goes_on() -> None:
    early = odds_for(table_after(3, Five211Options(4)).view(0))
    late = odds_for(table_after(5, Five211Options(4)).view(0))
    assert sum(early) == pytest.approx(1)
    assert max(late) > max(early)


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
