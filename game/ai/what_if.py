"""After the round: what each other play of a turn would have brought, all else being as it was."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from game.rules.five211.cards import Card
from game.rules.five211.moves import PlayCards, play_of
from game.rules.five211.options import CARDS_PER_TURN, NUMBERS
from game.rules.five211.records import RoundRecord
from game.rules.five211.scoring import RoundResult, judge_round, scoring_cards, tally


@dataclass(frozen=True, slots=True)
class WhatIf:
    """One play and how the round would have ended with it."""

    play: PlayCards
    result: RoundResult
    gained: tuple[int, ...]
    """Points of every seat."""
    was_played: bool


def what_if(
    record: RoundRecord,
    seat: int,
    turn: int,
    hand: Sequence[Card],
    later_hands: Sequence[Sequence[Card]],
) -> list[WhatIf]:
    """Every play of `hand`, the whole hand before that turn, best for the seat first.

    `later_hands` are those before the turns that followed: none for the last turn. Nobody else
    plays differently. A card that was played on a later turn of the round changes places with the
    one that it replaces, unless the hand then held another like it.
    """
    start = sum(CARDS_PER_TURN[:turn])
    needed = CARDS_PER_TURN[turn]
    played = play_of(record.rows[seat][start : start + needed])
    plays = dict.fromkeys(play_of(cards) for cards in combinations(hand, needed))
    ends = []
    for play in plays:
        row = _changed_row(record.rows[seat], start, play.cards, later_hands)
        ends.append(_end(record, seat, play, row, was_played=play is played))
    ends.sort(key=lambda end: (_lead(end, seat), end.was_played), reverse=True)
    return ends


def _end(
    record: RoundRecord, seat: int, play: PlayCards, row: tuple[Card, ...], *, was_played: bool
) -> WhatIf:
    rows = [*record.rows[:seat], row, *record.rows[seat + 1 :]]
    counts, kododo = tally(rows)
    numbers = NUMBERS[len(rows)]
    result = judge_round(counts, kododo, numbers.kododo_target, numbers.limit)
    gained = tuple([sum(card.value for card in scoring_cards(result, row)) for row in rows])
    return WhatIf(play, result, gained, was_played)


def _changed_row(
    row: tuple[Card, ...],
    start: int,
    cards: tuple[Card, ...],
    later_hands: Sequence[Sequence[Card]],
) -> tuple[Card, ...]:
    end = start + len(cards)
    freed = list(row[start:end])
    taken = []
    for card in cards:
        if card in freed:
            freed.remove(card)
        else:
            taken.append(card)
    later = list(row[end:])
    for place, (card, held) in enumerate(zip(later, later_hands, strict=True)):
        if card in taken and held.count(card) <= taken.count(card):
            later[place] = freed.pop(taken.index(card))
            taken.remove(card)
    return (*row[:start], *cards, *later)


def _lead(end: WhatIf, seat: int) -> int:
    others = [points for other, points in enumerate(end.gained) if other != seat]
    return end.gained[seat] - max(others)
