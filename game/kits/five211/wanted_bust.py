"""The bust that somebody wanted: their last card was one too many for a colour, and they gained."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from game.core.seats import Seat
from game.core.words import _
from game.kits.five211.phrases import card_words, colour_words
from game.rules.five211.cards import Card, Colour
from game.rules.five211.options import TableNumbers
from game.rules.five211.scoring import RoundResult, Verdict, judge_round, scoring_cards, tally


@dataclass(frozen=True, slots=True)
class WantedBust:
    """Who has turned the card that was one too many, and what that took from others."""

    seat: Seat
    face: Card
    hopes: Mapping[Seat, int]
    """What the others would have scored without it."""

    @property
    def colour(self) -> Colour:
        return self.face.colour


def wanted_bust(
    rows: Sequence[Sequence[Card]], people: Sequence[Seat], numbers: TableNumbers
) -> WantedBust | None:
    """Of a whole round, if the last card of one of these people did that and they gain from it."""
    result = _judged(rows, numbers)
    if result.verdict is not Verdict.COLOUR:
        return None
    counts, _kododo = tally(rows)
    for seat in people:
        face = rows[seat][-1]
        if counts[face.colour] == numbers.limit and _points(result, rows[seat]):
            without = [row[:-1] if other == seat else row for other, row in enumerate(rows)]
            otherwise = _judged(without, numbers)
            hopes = {
                other: points
                for other, row in enumerate(without)
                if other != seat and (points := _points(otherwise, row))
            }
            return WantedBust(seat, face, hopes)
    return None


def _judged(rows: Sequence[Sequence[Card]], numbers: TableNumbers) -> RoundResult:
    counts, kododo = tally(rows)
    return judge_round(counts, kododo, numbers.kododo_target, numbers.limit)


def _points(result: RoundResult, row: Sequence[Card]) -> int:
    return sum(card.value for card in scoring_cards(result, tuple(row)))


def one_too_many(name: str, face: Card) -> str:
    """As it is told later."""
    sentence = _("{name} turned {card}: one too many for {colour}.")
    return sentence.format(name=name, card=card_words(face), colour=colour_words(face.colour))
