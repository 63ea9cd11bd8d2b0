"""A review as plain values, kept beside its match; what does not fit the match is none of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.core.errors import BadLog
from game.core.match import AnyMatch
from game.core.plain import Json
from game.review.decisions import WHOLE, Decision, Review, ValuedMove
from game.review.reviewing import Reviewing, results_of

if TYPE_CHECKING:
    from game.ai.evaluation import AnyAssessor

FORMAT: Final = 1
KIND: Final = "review"


def review_values(review: Review, match: AnyMatch, version: int) -> dict[str, Json]:
    """The record of a review by this version of the game's assessor."""
    header = match.log.header
    return {
        "kododo": KIND,
        "format": FORMAT,
        "seal": header.seal,
        "rules": header.rules_version,
        "assessor": version,
        "decisions": [_values(each, match) for each in review.decisions],
    }


def review_from(record: dict[str, Json], match: AnyMatch, assessor: AnyAssessor) -> Review:
    """The review of a match by this assessor, or ValueError where the record is none of it."""
    header, outcome = match.log.header, match.outcome
    expected = (KIND, FORMAT, header.seal, header.rules_version, assessor.version)
    found = tuple(record.get(name) for name in ("kododo", "format", "seal", "rules", "assessor"))
    if found != expected or outcome is None:
        raise ValueError("not a review of this match")
    seats = match.options.seats
    try:
        decisions = tuple(_decision(each, match) for each in record["decisions"])
    except (KeyError, TypeError, IndexError, BadLog) as error:
        raise ValueError("not the decisions of a match") from error
    if [each.entries for each in decisions] != Reviewing(assessor, match).places:
        raise ValueError("not every decision once")
    return Review(seats, decisions, results_of(outcome, seats))


def _values(decision: Decision, match: AnyMatch) -> Json:
    encode = match.rules.encode_move
    choices = [[encode(each.move), each.chance] for each in decision.choices]
    numbers = [decision.seat, decision.entries, decision.moment, decision.played, decision.error]
    return [*numbers, list(decision.gifts), choices]


def _decision(values: Json, match: AnyMatch) -> Decision:
    seat, entries, moment, played, error, gifts, listed = values
    numbers = (seat, entries, moment, played, error, *gifts)
    if any(type(move) is not str for move, _chance in listed):
        raise ValueError("not moves")
    choices = tuple(ValuedMove(match.rules.decode_move(move), chance) for move, chance in listed)
    if any(type(each) is not int for each in (*numbers, *(c.chance for c in choices))):
        raise ValueError("not numbers")
    if len(gifts) != match.options.seats or not all(0 <= c.chance <= WHOLE for c in choices):
        raise ValueError("not chances")
    if played < 0 or entries < 0 or match.log.entries[entries] != (seat, choices[played].move):
        raise ValueError("not what was played")
    decision = Decision(seat, entries, moment, choices, played, tuple(gifts), error)
    if decision.before < max(c.chance for c in choices) or gifts[seat] != -decision.loss:
        raise ValueError("not the best first")
    return decision
