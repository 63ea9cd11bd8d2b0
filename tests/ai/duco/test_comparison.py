"""Why one lay was better than another: points and what rivals get are those of the rules."""

from collections import Counter
from typing import Final

from game.ai.duco.coaching import assessor
from game.ai.duco.coaching.coach_reasons import REACHES, has_double, lamps_after, sides_of
from game.core.rng import Rng
from game.core.sentences import Phrase, Somebody
from game.kits.duco.kit import DucoMatch
from game.rules.duco.moves import Lay
from game.rules.duco.rules import Duco
from game.rules.duco.view import DucoView
from tests.ai.comparing import reason_of
from tests.ai.duco.tables import mid_game, mid_view

RULES: Final = Duco()
BUT: Final = (assessor.LESS_BUT, assessor.AS_MANY_BUT, assessor.MORE_AND)
MORE: Final = (assessor.MORE, assessor.MORE_DOUBLE, assessor.MORE_SIDES)


def compared(view: DucoView, best: Lay, played: Lay) -> Phrase | None:
    return reason_of(assessor.compare(view, best, played, Rng(1, "why")))


def gain_of(view: DucoView, lay: Lay) -> int:
    return sum(lamp.points for lamp in lamps_after(view, lay))


def best_reply(match: DucoMatch, lay: Lay, seat: int) -> int:
    """The most that somebody can lay then, each lay played by the rules."""
    twin = RULES.clone(match._state)
    (mover,) = match.to_act()
    RULES.apply(twin, mover, lay)
    assert RULES.to_act(twin) == {seat}, "with two players the other is next"
    gains = []
    for reply in RULES.legal_moves(twin, seat):
        after = RULES.clone(twin)
        RULES.apply(after, seat, reply)
        gains.append(RULES.points(after)[seat] - RULES.points(twin)[seat])
    return max(gains)


def test_what_a_comparison_says_is_counted_on_the_table() -> None:
    said: Counter[str] = Counter()
    for number in range(60):
        match = mid_game(3 + number % 20, 300 + number, seats=2)
        if not match.to_act():
            continue
        view = match.view(min(match.to_act()))
        lays = [move for move in view.legal if isinstance(move, Lay)]
        lays.sort(key=lambda lay: gain_of(view, lay), reverse=True)
        rng = Rng(number, "two lays")
        best, played = lays[rng.below(6)], lays[rng.below(6) if number % 2 else -1]
        if best == played:
            continue
        reason = compared(view, best, played)
        assert reason is not None or gain_of(view, best) <= gain_of(view, played)
        if reason is None:
            continue
        said[reason.template] += 1
        more = gain_of(view, best) - gain_of(view, played)
        told = dict(reason.values)
        if reason.template in MORE:
            assert told["points"] == more
            lamps = lamps_after(view, best)
            assert reason.template != assessor.MORE_DOUBLE or has_double(lamps)
            assert reason.template != assessor.MORE_SIDES or sides_of(lamps) > 1
        elif reason.template == assessor.MATCHES:
            assert (told["points"], more) == (gain_of(view, best), told["points"])
        elif reason.template in BUT:
            rival = told["rival"]
            assert isinstance(rival, Somebody)
            left = best_reply(match, played, rival.seat)
            assert left == told["points"]
            assert left > best_reply(match, best, rival.seat)
    assert len(said) >= 5, said


def test_whoever_could_reach_the_goal_is_told_so() -> None:
    for seed in range(1, 40):
        for moves in range(20, 36):
            view = mid_view(moves, seed, seats=3)
            lays = [move for move in view.legal if isinstance(move, Lay)]
            lays.sort(key=lambda lay: gain_of(view, lay))
            before = view.points[view.viewer]
            if before < 50 <= before + gain_of(view, lays[-1]) and not gain_of(view, lays[0]):
                reason = compared(view, lays[-1], lays[0])
                assert reason is not None
                assert (reason.template, reason.values["goal"]) == (REACHES, 50)
                return
    raise AssertionError("nobody came near the goal")
