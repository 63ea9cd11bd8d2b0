"""Every kind of sentence that the coach of 5211 says, checked against the table it is about."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from math import hypot
from typing import Final, TypeAlias

import pytest

from game.ai.advice import Advice, Hint, think_through
from game.ai.five211.beliefs.determinization import Imagining
from game.ai.five211.beliefs.opponent_catalogue import PRIOR
from game.ai.five211.coaching import coach
from game.ai.five211.coaching import coach_reasons as reasons
from game.ai.five211.coaching.coach import Five211Coach, Five211Hint
from game.ai.five211.search.calibration import HINTED, modest_chance
from game.ai.five211.search.packed_table import NOBODY
from game.ai.five211.search.play_fates import (
    Fates,
    chances_of,
    chances_to_win,
    points_against,
    points_gained,
)
from game.ai.five211.search.situation import situation_of
from game.ai.sample_mean import sample_mean
from game.core.rng import Rng
from game.core.sentences import Somebody
from game.rules.five211.cards import Card, Colour
from game.rules.five211.moves import PlayCards
from game.rules.five211.options import NUMBERS, Five211Options
from game.rules.five211.view import Five211View
from tests.ai.five211.hasty_coach import hurry
from tests.ai.five211.tables import table_after
from tests.profiles import NIGHTLY

Play: TypeAlias = Advice[PlayCards]
Check: TypeAlias = Callable[[Five211View, Hint[PlayCards]], bool]

FRESH_WORLDS: Final = 250
COARSE: Final = 0.2
"""What the ends of a round may lie apart between a hasty coach and a second look."""


@pytest.fixture(autouse=True)
def a_hasty_coach(monkeypatch: pytest.MonkeyPatch) -> None:
    """What it says must be true however little it has looked at."""
    hurry(monkeypatch, first=1_000, fresh=3_000, search=3_000)


def decisions() -> Iterator[Five211View]:
    for number in range(72):
        seats = 2 + number % 4
        turns = number // 4 % (3 * NUMBERS[seats].rounds)
        yield table_after(turns, Five211Options(seats), seed=200 + number).view(number % seats)


def points_in(cards: tuple[Card, ...], colour: Colour) -> int:
    return sum(card.value for card in cards if card.colour is colour)


def kododo_in(cards: tuple[Card, ...]) -> int:
    return sum(card.is_kododo for card in cards)


def others(view: Five211View) -> list[int]:
    return [seat for seat in range(view.options.seats) if seat != view.viewer]


def best_of(hint: Hint[PlayCards]) -> Play:
    return hint.ranking[0]


def leaders(view: Five211View, count: Callable[[tuple[Card, ...]], int]) -> tuple[int, list[int]]:
    lying = {seat: count(view.rows[seat]) for seat in others(view)}
    most = max(lying.values())
    return most, [seat for seat, points in lying.items() if points == most]


def colour_of(hint: Hint[PlayCards]) -> Colour:
    colour = hint.reason.values["colour"]
    assert isinstance(colour, Colour)
    return colour


def names_leaders(view: Five211View, hint: Hint[PlayCards]) -> bool:
    colour = colour_of(hint)
    lead, seats = leaders(view, lambda row: points_in(row, colour))
    said = hint.reason.values["rival"]
    return said == tuple(Somebody(seat) for seat in seats) and lead > points_in(own(view), colour)


def own(view: Five211View) -> tuple[Card, ...]:
    return view.rows[view.viewer]


def feeds(view: Five211View, hint: Hint[PlayCards]) -> bool:
    """Whose lead it is after the play is said as it is."""
    colour, values = colour_of(hint), hint.reason.values
    lead, seats = leaders(view, lambda row: points_in(row, colour))
    added = points_in(best_of(hint).move.cards, colour)
    mine = points_in(own(view), colour) + added
    names = values.get("rival") == tuple(Somebody(seat) for seat in seats)
    is_true = {
        reasons.FEED: lead < mine and values.get("points") == added,
        reasons.FEED_EVEN: lead == mine and names,
        reasons.FEED_BEHIND: lead > mine and names and values.get("points") == added,
    }
    may_score = best_of(hint).chances[colour] >= 0.25
    return added > 0 and may_score and is_true[hint.reason.template]


def helps(view: Five211View, hint: Hint[PlayCards]) -> bool:
    colour = colour_of(hint)
    lead, _seats = leaders(view, lambda row: points_in(row, colour))
    is_played = any(card.colour is colour for card in best_of(hint).move.cards)
    return points_in(own(view), colour) > lead and is_played


def harms(view: Five211View, hint: Hint[PlayCards]) -> bool:
    colour, limit = colour_of(hint), NUMBERS[view.options.seats].limit
    lying = sum(card.colour is colour for row in view.rows for card in row)
    mine = sum(card.colour is colour for card in best_of(hint).move.cards)
    is_bust = lying + mine >= limit
    said = hint.reason.template == reasons.BUST
    lead, _seats = leaders(view, lambda row: points_in(row, colour))
    reached = points_in((*own(view), *best_of(hint).move.cards), colour)
    # Nobody pushes a colour that rather scores, or in which the play takes the lead.
    is_against = reached < lead and best_of(hint).chances[colour] <= 0.5
    return mine > 0 and (is_bust or is_against) and is_bust == said and names_leaders(view, hint)


def spares(view: Five211View, hint: Hint[PlayCards]) -> bool:
    colour = colour_of(hint)
    gives = any(card.colour is colour for card in best_of(hint).move.cards)
    return not gives and names_leaders(view, hint)


def holds_down(view: Five211View, hint: Hint[PlayCards]) -> bool:
    """After some play that was ranked lower it scores clearly more often."""
    colour = colour_of(hint)
    others = (each.chances[colour] for each in hint.ranking[1:])
    return best_of(hint).chances[colour] < max(others) and names_leaders(view, hint)


def hopes(view: Five211View, hint: Hint[PlayCards]) -> bool:
    lead, seats = leaders(view, kododo_in)
    mine = kododo_in(own(view)) + kododo_in(best_of(hint).move.cards)
    behind = hint.reason.template == reasons.EXACT_BEHIND
    named = hint.reason.values.get("rival") == tuple(Somebody(seat) for seat in seats)
    target = NUMBERS[view.options.seats].kododo_target
    return hint.reason.values["target"] == target and behind == (lead > mine) and named == behind


def spoils(_view: Five211View, hint: Hint[PlayCards]) -> bool:
    little = all(each.points_for < 1.5 for each in hint.ranking)
    return little and best_of(hint).chances[NOBODY] >= 0.2


def saves(view: Five211View, hint: Hint[PlayCards]) -> bool:
    cards = best_of(hint).move.cards
    highest = max(card.value for card in view.hand)
    is_one = hint.reason.template == reasons.SAVE
    return (len(cards) == 1) == is_one and all(card.value < highest for card in cards)


def is_together(_view: Five211View, hint: Hint[PlayCards]) -> bool:
    colours = [card.colour for card in best_of(hint).move.cards]
    return colours == [colour_of(hint)] * 2


def is_apart(_view: Five211View, hint: Hint[PlayCards]) -> bool:
    first, second = (card.colour for card in best_of(hint).move.cards)
    return first is not second and {first, second} == set(hint.reason.values.values())


def is_decided(view: Five211View, hint: Hint[PlayCards]) -> bool:
    """Late, with every play lost, or every play won."""
    ends = {round(each.win_chance) for each in hint.ranking}
    sure = all(min(each.win_chance, 1 - each.win_chance) < 0.01 for each in hint.ranking)
    return view.round > 1 and len(ends) == 1 and sure


def is_own(view: Five211View, hint: Hint[PlayCards]) -> bool:
    colour = colour_of(hint)
    played = (card.colour for card in best_of(hint).move.cards)
    return points_in(own(view), colour) > 0 and colour in played


def is_empty(view: Five211View, hint: Hint[PlayCards]) -> bool:
    return all(card.colour is not colour_of(hint) for row in view.rows for card in row)


@cache
def fresh_fates(view: Five211View) -> Fates:
    """Worlds that the coach has never met."""
    imagining = Imagining(view, PRIOR, Rng(77, "a second look").random, learns=True)
    for _ in imagining.prepare():
        pass
    maker = imagining.maker()
    plays = [[card.index for card in play.cards] for play in plays_of(view)]
    fates = Fates(situation_of(view), plays)
    for _ in range(FRESH_WORLDS):
        fates.meet(maker.make(), range(len(plays)))
    return fates


def plays_of(view: Five211View) -> list[PlayCards]:
    return [move for move in view.legal if isinstance(move, PlayCards)]


def is_superlative(view: Five211View, hint: Hint[PlayCards]) -> bool:
    """Nothing is above it in a second look, beyond what is chance there."""
    fates, plays = fresh_fates(view), plays_of(view)
    best = plays.index(best_of(hint).move)
    figure, sign = {
        reasons.MOST: (points_gained, 1),
        reasons.LEAST: (points_against, -1),
        reasons.STEADY: (chances_to_win, 1),
    }[hint.reason.template]
    leads = [fates.lead(best, play, figure) for play in range(len(plays)) if play != best]
    return all(sign * lead.mean > -lead.error for lead in leads)


CHECKS: Final[dict[str, Check]] = {
    reasons.ONLY_PLAY: lambda view, _hint: len(view.legal) == 1,
    reasons.DECIDED: is_decided,
    reasons.EXACT: hopes,
    reasons.EXACT_BEHIND: hopes,
    reasons.FEED: feeds,
    reasons.FEED_BEHIND: feeds,
    reasons.FEED_EVEN: feeds,
    reasons.HELP: helps,
    reasons.BUST: harms,
    reasons.PUSH: harms,
    reasons.SPARE: spares,
    reasons.HOLD: holds_down,
    reasons.SPOIL: spoils,
    reasons.SAVE: saves,
    reasons.SAVE_TWO: saves,
    reasons.TOGETHER: is_together,
    reasons.APART: is_apart,
    reasons.MOST: is_superlative,
    reasons.LEAST: is_superlative,
    reasons.OWN: is_own,
    reasons.EMPTY: is_empty,
    reasons.CLOSE: lambda _view, hint: best_of(hint).win_chance >= hint.ranking[1].win_chance,
    reasons.STEADY: is_superlative,
}


def test_every_kind_of_sentence_has_its_check() -> None:
    said = {text for text in vars(reasons).values() if isinstance(text, str) and "." in text[-1:]}
    assert said - {reasons.__doc__} == set(CHECKS)


def test_whatever_is_said_is_true_of_the_table() -> None:
    kinds: Counter[str] = Counter()
    for view in list(decisions())[:: 1 if NIGHTLY else 3]:
        hint = think_through(Five211Hint(view, Rng(3, "truth")))
        template = hint.reason.template
        assert CHECKS[template](view, hint), (hint.reason, view)
        kinds[template] += 1
    assert len(kinds) >= 8, "many kinds are heard"
    assert kinds[reasons.FEED_BEHIND] >= 1, "rivals who lead are named"


def test_stated_chances_come_again_in_worlds_that_the_coach_never_met() -> None:
    for view in list(decisions())[::9]:
        hint, fates = think_through(Five211Hint(view, Rng(3, "truth"))), fresh_fates(view)
        best, plays = best_of(hint), plays_of(view)
        fate = fates.of[plays.index(best.move)]
        again = sample_mean(fate.won)
        # Two means of two samples: their errors are as large as the hint says.
        expected = modest_chance(again.mean, view.options.seats, HINTED)
        assert abs(expected - best.win_chance) <= 4 * hypot(again.error, best.error)
        for stated, found in zip(best.chances, chances_of(fate.ends), strict=True):
            assert found == pytest.approx(stated, abs=COARSE)


def test_before_fresh_worlds_were_met_nothing_is_called_best() -> None:
    superlatives = {reasons.MOST, reasons.LEAST, reasons.STEADY}
    for view in list(decisions())[::3]:
        thinking = Five211Hint(view, Rng(4, "early"))
        while thinking.answers == 0:
            thinking.step()
        assert thinking.hint.reason.template not in superlatives


def test_the_first_answer_comes_in_few_steps_and_is_refined() -> None:
    for view in list(decisions())[::6]:
        thinking, steps = Five211Hint(view, Rng(5, "first")), 0
        while thinking.answers == 0:
            thinking.step()
            steps += 1
        early = thinking.hint
        assert steps < 100
        assert {advice.move for advice in early.ranking} == set(view.legal)
        late = think_through(thinking)
        assert thinking.answers > 1
        assert late.ranking[0].error <= early.ranking[0].error + 1e-9


def test_a_coach_who_has_warmed_up_answers_the_first_question_sooner() -> None:
    view = table_after(0, Five211Options(5)).view(0)
    for _ in Five211Coach().warm_up(5):
        pass
    left = sum(1 for _ in Imagining(view, PRIOR, Rng(1, "warm").random, learns=True).prepare())
    assert left < coach.PATIENCE
