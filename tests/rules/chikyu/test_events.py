"""The events alone tell everything that the views show, the scoring included, step by step."""

from collections import defaultdict
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from game.core.events import MatchEnded, RoundEnded, ScoreChanged, TurnStarted
from game.core.rng import Rng
from game.core.seats import PUBLIC
from game.rules.chikyu.events import (
    CardPlayed,
    ColoursCounted,
    GiftsGiven,
    MarkerMoved,
    PhaseOpened,
    PilesCounted,
    PointsCut,
    PointsHalved,
    ScoringOpened,
    TrickTaken,
    TurnablindiesCost,
)
from tests.rules.chikyu.table import CHIKYU, Table, told
from tests.strategies import start_match


def whole_game(number: int, seed: int) -> tuple[Any, list[Any]]:
    match = start_match(CHIKYU, CHIKYU.option_spec.from_number(number), seed)
    rng = Rng(seed, "events")
    events: list[Any] = []
    while match.to_act():
        (seat,) = match.to_act()
        events += match.play(seat, rng.choice(match.legal_moves(seat)))
    return match, events


@given(number=st.integers(0, CHIKYU.option_spec.count - 1), seed=st.integers(0, 1 << 30))
def test_the_steps_of_the_scoring_add_up_to_the_points(number: int, seed: int) -> None:
    match, events = whole_game(number, seed)
    seats = match.options.seats
    points: list[int] = [0] * seats
    counted: Any = [0] * seats
    phase_gain: Any = defaultdict(int)
    for event in events:
        match event:
            case PilesCounted(seat, piles):
                counted[seat] = sum(piles)
            case ColoursCounted(seat, _, _, gained):
                counted[seat] += gained
            case PointsHalved(seat, before, half):
                assert counted[seat] == before
                counted[seat] = half
            case TurnablindiesCost(seat, count):
                counted[seat] = -count
            case GiftsGiven(giver, receivers, each):
                phase_gain[giver] -= each * len(receivers)
                for seat in receivers:
                    phase_gain[seat] += each
            case PointsCut(seat, phase, before, after):
                gains = phase_gain if phase == 3 else counted
                assert gains[seat] == before
                gains[seat] = after
            case MarkerMoved(seat, phase, step):
                gain = phase_gain.pop(seat) if phase == 3 else counted[seat]
                assert (step.before, step.gain) == (points[seat], gain)
                points[seat] = max(0, points[seat] + gain)
                assert step.after == points[seat]
                assert event.stopped == (step.before + gain < 0)
            case ScoreChanged(seat, shown):
                assert shown == points[seat]
            case RoundEnded():
                phase_gain.clear()
    assert points == list(match.view(PUBLIC).points)
    assert isinstance(events[-1], MatchEnded)


@given(number=st.integers(0, CHIKYU.option_spec.count - 1), seed=st.integers(0, 1 << 30))
def test_cards_and_tricks_are_told_in_turn(number: int, seed: int) -> None:
    _, events = whole_game(number, seed)
    trick: list[Any] = []
    for event in events:
        if isinstance(event, TurnStarted):
            assert event.count[2] == len(trick)
        elif isinstance(event, CardPlayed):
            assert event.leads == (not trick)
            trick.append(event)
        elif isinstance(event, TrickTaken):
            assert event.trick.cards == tuple(each.card for each in trick)
            assert [each.hand for each in trick] == list(event.trick.hands)
            assert trick[-1].winner == event.trick.winner
            trick = []


@given(number=st.integers(0, CHIKYU.option_spec.count - 1), seed=st.integers(0, 1 << 30))
def test_markers_move_in_the_order_of_their_phase(number: int, seed: int) -> None:
    _, events = whole_game(number, seed)
    phase, waiting = 0, list[int]()
    for event in events:
        if isinstance(event, PhaseOpened):
            phase, waiting = event.phase, list(event.order)
        elif isinstance(event, MarkerMoved):
            assert event.phase == phase
            del waiting[: waiting.index(event.seat) + 1]


def test_a_scoring_of_every_kind_is_told_in_order() -> None:
    table = Table("I3", "I4", "D5", seats=3)
    ended = table.play("I3", "I4", "D5")
    names = [type(event).__name__ for event in ended]
    assert names[names.index("RoundPlayed") :] == [
        "RoundPlayed", "ScoringOpened", "PhaseOpened",
        "PilesCounted", "ColoursCounted",
        "PilesCounted", "ColoursCounted", "MarkerMoved",
        "PilesCounted", "ColoursCounted",
        "SeatScored", "SeatScored", "SeatScored", "ScoreChanged", "RoundEnded",
    ]  # fmt: skip
    (opened,) = told(ended, ScoringOpened)
    assert opened.record.scores[1].after == 3 + 2
