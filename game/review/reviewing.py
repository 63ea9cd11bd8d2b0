"""A review on its way: walks through a finished match and has every decision assessed."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from game.core.errors import KododoError
from game.core.match import AnyMatch, Match
from game.core.moves import DealAnew, Move, PassTime
from game.core.outcome import Outcome
from game.core.rng import Rng
from game.core.seats import Seat
from game.core.words import _
from game.review.decisions import WHOLE, Decision, Review, ValuedMove

if TYPE_CHECKING:
    from game.ai.evaluation import AnyAssessor, Assessing, Assessment
    from game.kits.kit import AnyKit


class NoReview(KododoError):
    """The match cannot be reviewed; the sentence says why."""


@dataclass(frozen=True, slots=True)
class _Point:
    """A decision that is still to be assessed."""

    seat: Seat
    entries: int
    moment: int
    view: Any
    move: Move


class Reviewing:
    """Call `step` until it says True, then take the review. The seat named first is read first."""

    def __init__(self, assessor: AnyAssessor, match: AnyMatch, first: Seat = 0) -> None:
        self._match = match
        self._assessor = assessor
        points = _points(match, self._assessor)
        self._points = sorted(points, key=lambda each: (each.seat != first, each.entries))
        self._decisions: list[Decision] = []
        self._work = self._run()

    @property
    def total(self) -> int:
        """How many decisions there are."""
        return len(self._points)

    @property
    def places(self) -> list[int]:
        """Where in the log they are."""
        return sorted(point.entries for point in self._points)

    def count_of(self, seat: Seat) -> int:
        """How many of them a seat has."""
        return sum(point.seat == seat for point in self._points)

    @property
    def done(self) -> int:
        """How many of them are assessed."""
        return len(self._decisions)

    @property
    def so_far(self) -> Sequence[Decision]:
        """The decisions that are assessed, those of the first seat before all others."""
        return tuple(self._decisions)

    def sample(self, seat: Seat, count: int, rng: Rng) -> Iterator[Decision]:
        """Some decisions of a seat, drawn by chance, while everybody waits."""
        own = [point for point in self._points if point.seat == seat]
        rng.shuffle(own)
        yield from map(self._assess, own[:count])

    def decision_at(self, entries: int) -> Decision | None:
        """The decision at this place of the log, or None; everybody waits for it."""
        for point in self._points:
            if point.entries == entries:
                return self._assess(point)
        return None

    def _assess(self, point: _Point) -> Decision:
        assessing = self._begin(point)
        while not assessing.step():
            pass
        return _decision(point, assessing.assessment)

    def step(self) -> bool:
        """Do a little work, about a millisecond; True when the review stands."""
        return next(self._work, True)

    @property
    def review(self) -> Review:
        """The whole review, once it stands."""
        assert self.done == self.total, "the review is still on its way"
        outcome, options = self._match.outcome, self._match.options
        assert outcome is not None, "only a finished match is reviewed"
        decisions = tuple(sorted(self._decisions, key=lambda each: each.entries))
        return Review(options.seats, decisions, results_of(outcome, options.seats))

    def _run(self) -> Iterator[bool]:
        for point in self._points:
            assessing = self._begin(point)
            while not assessing.step():
                yield False
            self._decisions.append(_decision(point, assessing.assessment))
            yield False
        yield True

    def _begin(self, point: _Point) -> Assessing[Move]:
        rng = Rng(self._match.log.header.seed, f"review/{point.entries}")
        return self._assessor.begin(point.view, point.move, rng)


def assessor_for(kit: AnyKit, match: AnyMatch) -> AnyAssessor:
    """Who judges the decisions of a match, or NoReview."""
    if match.outcome is None:
        raise NoReview(_("The game is not over: it is looked back at when it is."))
    assessor = kit.players.assessor
    if assessor is None or not assessor.can_assess(match.options):
        raise NoReview(_("Nobody can tell luck from choice in this way of playing."))
    return assessor


def can_review(kit: AnyKit, match: AnyMatch) -> bool:
    """Whether there is a review to be had."""
    try:
        assessor_for(kit, match)
    except NoReview:
        return False
    return True


def results_of(outcome: Outcome, seats: int) -> tuple[int, ...]:
    """Everybody's share of the victory."""
    winners = outcome.winners
    return tuple(WHOLE // len(winners) if seat in winners else 0 for seat in range(seats))


def _points(match: AnyMatch, assessor: AnyAssessor) -> list[_Point]:
    """Every decision of the match; of several moves at one moment the last one counts."""
    walk: AnyMatch = Match(match.rules, match.log.header)
    moments: dict[Hashable, int] = {}
    found: dict[tuple[Seat, int], _Point] = {}
    for entries, (actor, move) in enumerate(match.log.entries):
        if actor >= 0 and not isinstance(move, PassTime | DealAnew):
            view = walk.view(actor)
            moment = assessor.moment(view, move)
            if moment is not None:
                number = moments.setdefault(moment, len(moments))
                found[actor, number] = _Point(actor, entries, number, view, move)
        walk.redo(actor, move)
    return list(found.values())


def _decision(point: _Point, assessment: Assessment[Move]) -> Decision:
    chances = [
        tuple(round(WHOLE * chance) for chance in each.chances) for each in assessment.choices
    ]
    moves = [each.move for each in assessment.choices]
    played = moves.index(point.move)
    choices = tuple(
        ValuedMove(move, line[point.seat]) for move, line in zip(moves, chances, strict=True)
    )
    gifts = tuple(after - best for after, best in zip(chances[played], chances[0], strict=True))
    error = round(WHOLE * assessment.error)
    return Decision(point.seat, point.entries, point.moment, choices, played, gifts, error)
