"""The end of a round is played out exactly: all worlds, and the best that everybody can do."""

from math import exp

import pytest

from game.ai.chikyu.levels import MOST_WORLDS, exact_worths, is_small
from game.ai.chikyu.search.situation import Situation, situation_of
from game.ai.chikyu.search.standing import TEMPERATURES
from game.core.rng import Rng
from game.core.seats import CHANCE, Actor
from game.rules.chikyu.cards import CARDS
from game.rules.chikyu.moves import BlindLead, ChikyuMove, PlayCard
from game.rules.chikyu.options import ChikyuOptions
from game.rules.chikyu.records import Phase
from game.rules.chikyu.rules import Chikyu
from game.rules.chikyu.state import State
from game.rules.chikyu.view import ChikyuView
from tests.ai.chikyu.tables import decisions

RULES = Chikyu()


def endings(options: ChikyuOptions) -> list[tuple[ChikyuView, Situation]]:
    found = []
    for seed in range(3):
        for _match, view in decisions(options, seed):
            situation = situation_of(view)
            if is_small(situation) and len(view.legal) > 1:
                found.append((view, situation))
    return found


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_possible_world_is_among_those_looked_at_and_judged_as_by_the_rules(seats: int) -> None:
    found = endings(ChikyuOptions(seats, expansion=seats == 3))
    assert found
    for number, (view, situation) in enumerate(found[:12]):
        worlds = list(exact_worths(situation, situation.at.legal()))
        assert 1 <= len(worlds) <= MOST_WORLDS
        state = RULES.sample_world(view, Rng(number, "ending"))
        expected = {
            move.card.index: played_on(state, situation.me, move)[situation.me]
            for move in view.legal
            if isinstance(move, PlayCard)
        }
        assert any(worths == pytest.approx(expected) for worths in worlds)


def played_on(state: State, actor: Actor, move: ChikyuMove) -> list[float]:
    """Everybody's chance to win when all choose for themselves, by the rules and slowly."""
    played = len(state.records)
    then = RULES.clone(state)
    RULES.apply(then, actor, move)
    if len(then.records) > played:
        return chances(then)
    if then.phase is Phase.BLIND:
        cards = [card for card in CARDS if then.hands[then.turn] & card.bit]
        every = [played_on(then, CHANCE, BlindLead(card)) for card in cards]
        return [sum(column) / len(every) for column in zip(*every, strict=True)]
    (chooser,) = RULES.to_act(then)
    ends = [played_on(then, chooser, each) for each in RULES.legal_moves(then, chooser)]
    return max(ends, key=lambda end: end[chooser])


def chances(state: State) -> list[float]:
    """The winner's, or a soft choice by points."""
    seats = range(state.options.seats)
    outcome = RULES.outcome(state)
    if outcome is not None:
        return [float(seat in outcome.winners) for seat in seats]
    line = TEMPERATURES[min(state.options.seats, 3)]
    parts = [exp(points / line[len(state.records) - 1]) for points in RULES.points(state)]
    return [part / sum(parts) for part in parts]
