"""Stacked decks for lessons: from what each seat will play, in order, to the deal that gives it."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from game.core.rng import Rng
from game.rules.five211.cards import DECK
from game.rules.five211.options import CARDS_PER_TURN, HAND_SIZE

ANY: Final = "?"
"""A card that does not matter."""


def stack_deck(streams: Sequence[str], without: str = "") -> tuple[str, tuple[str, ...]]:
    """The deal for a table without removed cards, and each seat's cards in their order.

    A seat holds the next five cards of its stream, whatever it has played of it. Cards that do not
    matter are of no colour in `without`.
    """
    rows = [stream.split() for stream in streams]
    assert len({len(row) for row in rows}) == 1, "every seat sees the same number of cards"
    left = Counter(card.code for card in DECK)
    left.subtract(code for row in rows for code in row if code != ANY)
    assert min(left.values()) >= 0, "a card is wanted more often than there is"
    spare = list(left.elements())
    Rng(0, "stacked").shuffle(spare)
    for row in rows:
        for place, code in enumerate(row):
            if code == ANY:
                row[place] = next(each for each in spare if each[0] not in without)
                spare.remove(row[place])
    order = [row[place] for place in range(HAND_SIZE) for row in rows]
    return f"deal {' '.join([*order, *_drawn(rows), *spare])}", tuple(map(" ".join, rows))


def played_before(rows: Sequence[str], turns: int) -> tuple[str, ...]:
    """The moves of so many turns in which everybody plays the next cards of their stream."""
    lines, at = [], 0
    for turn in range(turns):
        needed = CARDS_PER_TURN[turn % len(CARDS_PER_TURN)]
        for seat, row in enumerate(rows):
            lines.append(f"{seat} {play_line(row.split()[at : at + needed])}")
        at += needed
    return tuple(lines)


def play_line(codes: Sequence[str]) -> str:
    """The move that plays these cards, as the log has it: in the order of the deck."""
    places = {card.code: card.index for card in DECK}
    return f"play {' '.join(sorted(codes, key=places.__getitem__))}"


def _drawn(rows: Sequence[Sequence[str]]) -> list[str]:
    """The pile as hands are refilled from it, as far as the streams go."""
    drawn: list[str] = []
    at, turn = HAND_SIZE, 0
    while at < len(rows[0]):
        needed = CARDS_PER_TURN[turn % len(CARDS_PER_TURN)]
        for row in rows:
            drawn += row[at : at + needed]
        at, turn = at + needed, turn + 1
    return drawn
