"""What the end of a match of 5211 is worth telling, and which deeds are found in it."""

from collections import Counter
from collections.abc import Sequence
from itertools import accumulate, groupby, pairwise
from typing import Final

from game.core.outcome import EndReason, Outcome, Standing
from game.core.seats import Seat
from game.core.sentences import card_count_words, join_words, points_words
from game.core.words import N_, _, ngettext
from game.kits.achievement import Achievement
from game.kits.five211.wanted_bust import one_too_many, wanted_bust
from game.kits.teller import Course, Results
from game.rules.five211.cards import COLOURS
from game.rules.five211.options import TARGET_POINTS, Five211Options, TableNumbers
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


class Five211Results(Results[Five211Options, Five211View]):
    """Points decide, then scored cards."""

    def reason(self, outcome: Outcome, options: Five211Options) -> str:
        if outcome.reason is EndReason.TARGET_REACHED:
            points = points_words(outcome.standings[0].points)
            return _("{points}: {target} were enough.").format(target=TARGET_POINTS, points=points)
        return super().reason(outcome, options)

    def tie_breaks(self, outcome: Outcome, names: Sequence[str]) -> list[str]:
        groups = groupby(outcome.standings, key=lambda standing: standing.points)
        ties = [tied for _points, group in groups if len(tied := list(group)) > 1]
        return [_tie_break(tied, names) for tied in ties]

    def highlights(self, view: Five211View, names: Sequence[str]) -> list[str]:
        return highlights(view.records, names)

    def told_later(self, view: Five211View, names: Sequence[str], people: Sequence[Seat]) -> str:
        """The last colour that somebody made go bust, and gained by it."""
        numbers = view.numbers
        busts = (wanted_bust(each.rows, people, numbers) for each in reversed(view.records))
        bust = next(filter(None, busts), None)
        return one_too_many(names[bust.seat], bust.face) if bust is not None else ""

    def lit_houses(self, view: Five211View, seat: int) -> tuple[bool, ...]:
        """The colours that brought points."""
        paid = {each.result.colour for each in view.records if each.gained[seat]}
        return tuple(colour in paid for colour in COLOURS)

    def course(self, view: Five211View) -> Course:
        return course_of(view.records, view.options.seats)


def highlights(records: Sequence[RoundRecord], names: Sequence[str]) -> list[str]:
    """The best round, and rounds that went by for nothing."""
    best, number, seat = max(
        (gained, -number, -seat)
        for number, record in enumerate(records, 1)
        for seat, gained in enumerate(record.gained)
    )
    lines = []
    if best:
        sentence = _("Best round: {points} for {name} in round {number}.")
        lines.append(sentence.format(points=points_words(best), name=names[-seat], number=-number))
    empty = sum(not any(record.gained) for record in records)
    if empty:
        sentence = ngettext(
            "In {count} round nobody scored.", "In {count} rounds nobody scored.", empty
        )
        lines.append(sentence.format(count=empty))
    return lines


def course_of(records: Sequence[RoundRecord], seats: int) -> Course:
    """The points after each round; a part of a long game is a deck."""
    gains = ((0, *(record.gained[seat] for record in records)) for seat in range(seats))
    decks = tuple(
        number
        for number, (before, after) in enumerate(pairwise(records), 1)
        if after.deck != before.deck
    )
    return Course(tuple(tuple(accumulate(line)) for line in gains), decks)


def _tie_break(tied: Sequence[Standing], names: Sequence[str]) -> str:
    everyone = join_words(names[standing.seat] for standing in tied)
    points = points_words(tied[0].points)
    first = [standing for standing in tied if standing.rank == tied[0].rank]
    cards = card_count_words(first[0].tie_break)
    if len(first) == len(tied):
        sentence = _("{names} have {points} and {cards} each, so they share the place.")
        return sentence.format(names=everyone, points=points, cards=cards)
    ahead = join_words(names[standing.seat] for standing in first)
    sentence = _("{names} have {points} each; most scored cards decide: {cards} for {ahead}.")
    return sentence.format(names=everyone, points=points, cards=cards, ahead=ahead)


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
