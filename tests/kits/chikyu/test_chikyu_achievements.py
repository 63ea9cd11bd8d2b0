"""Achievements of Chikyu: dry feet, all colours, gifts, and the short way round the world."""

from dataclasses import replace

from game.core.outcome import EndReason, rank_seats
from game.kits.chikyu.kit import CHIKYU
from game.kits.chikyu.results import deeds
from game.rules.chikyu.cards import Kind
from game.rules.chikyu.records import SeatScore
from game.rules.chikyu.view import ChikyuView
from tests.games import begun

VIEW = CHIKYU.own(begun(CHIKYU)).view(0)
PLAIN = VIEW.records[0].scores[0]._replace(piles=(2,), over=frozenset(), colours=1, receivers=())


def view_with(*own: SeatScore, other: SeatScore = PLAIN, won: bool = False) -> ChikyuView:
    """A match of so many rounds, a score of the first seat each."""
    records = tuple(VIEW.records[0]._replace(scores=(score, other, PLAIN, PLAIN)) for score in own)
    points = (30, 5, 5, 5) if won else (5, 30, 5, 5)
    outcome = rank_seats(points, (0,) * 4, EndReason.TARGET_REACHED)
    return replace(VIEW, records=records, outcome=outcome)


def test_feet_are_dry_after_a_round_with_tricks_and_nothing_over() -> None:
    wet = PLAIN._replace(over=frozenset({Kind.SLUGGOS}))
    empty = PLAIN._replace(piles=())
    assert deeds(view_with(PLAIN, wet, empty, PLAIN), 0)["dry feet"] == 2


def test_rainbow_has_every_colour() -> None:
    everything = PLAIN._replace(colours=VIEW.options.colours)
    almost = PLAIN._replace(colours=VIEW.options.colours - 1)
    assert deeds(view_with(everything, almost), 0)["rainbow"] == 1


def test_gifts_count_for_whoever_gets_them() -> None:
    giver = PLAIN._replace(receivers=(0, 2))
    view = view_with(PLAIN, PLAIN, other=giver)
    assert deeds(view, 0)["glad receiver"] == 2
    assert deeds(view, 1)["glad receiver"] == 0


def test_short_cut_is_a_victory_in_three_rounds() -> None:
    assert deeds(view_with(*[PLAIN] * 3, won=True), 0)["short cut"] == 1
    assert deeds(view_with(*[PLAIN] * 4, won=True), 0)["short cut"] == 0
    assert deeds(view_with(*[PLAIN] * 3), 0)["short cut"] == 0
