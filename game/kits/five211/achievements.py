"""What one may have done in 5211, found in the rounds of a finished match."""

from collections import Counter
from typing import Final

from game.core.seats import Seat
from game.core.words import N_
from game.kits.achievement import Achievement
from game.rules.five211.options import TableNumbers
from game.rules.five211.records import RoundRecord
from game.rules.five211.scoring import RoundResult, Verdict, score_rows, tally
from game.rules.five211.view import Five211View

ACHIEVEMENTS: Final = (
    Achievement(
        "just enough",
        N_("Just enough"),
        N_("Score ten times with a full house."),
        goal=10,
    ),
    Achievement(
        "the straw",
        N_("The straw"),
        N_("Make a colour bust with your last card, and score with another one."),
    ),
    Achievement(
        "level roofs",
        N_("A tie in time"),
        N_("Make two colours tie with your last card, and score with a third."),
    ),
    Achievement("last lizard", N_("Sixth kododo"), N_("Complete the kododo with your last card.")),
    Achievement(
        "one lizard too many",
        N_("One kododo too many"),
        N_("Spoil a kododo with one of your own, and score."),
        rarity=2,
    ),
    Achievement(
        "empty quay",
        N_("Empty quay"),
        N_("Sit through three rounds in which nobody scores."),
        3,
        rarity=0,
    ),
)


def deeds(view: Five211View, seat: Seat) -> Counter[str]:
    """What a seat did in a finished match."""
    done: Counter[str] = Counter()
    for record in view.records:
        done.update(_of_round(record, seat, view.numbers))
    return done


def _of_round(record: RoundRecord, seat: Seat, numbers: TableNumbers) -> list[str]:
    result = record.result
    if not any(record.gained):
        return ["empty quay"]
    last = record.rows[seat][-1]
    if result.verdict is Verdict.KODODO:
        return ["last lizard"] if last.is_kododo else []
    if not record.gained[seat]:
        return []
    counts, kododo = tally(record.rows)
    done = []
    if result.colour is not None and counts[result.colour] == numbers.limit - 1:
        done.append("just enough")
    before = _without_last(record, seat, numbers)
    if last.colour in result.busts and last.colour not in before.busts:
        done.append("the straw")
    if _is_tied(result, last.colour) and not _is_tied(before, last.colour):
        done.append("level roofs")
    if last.is_kododo and kododo == numbers.kododo_target + 1:
        done.append("one lizard too many")
    return done


def _without_last(record: RoundRecord, seat: Seat, numbers: TableNumbers) -> RoundResult:
    """How the round would have been judged without the seat's last card."""
    rows = list(record.rows)
    rows[seat] = rows[seat][:-1]
    return score_rows(rows, numbers)[0]


def _is_tied(result: RoundResult, colour: int) -> bool:
    return any(colour in tie for tie in result.ties)
