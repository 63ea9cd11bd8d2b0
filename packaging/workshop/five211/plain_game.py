"""A game of 5211 in the fewest lines: what its rules are measured by in `run.py bench`."""

from typing import Final

from game.core.rng import Rng

SEATS: Final = 4
ROUNDS: Final = 6
COPIES: Final = (1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 5, 6)
PLAIN_DECK: Final = tuple(colour * 8 + value for colour in range(5) for value in COPIES)


def play_plainly(seed: int) -> list[int]:
    """The minimum: shuffle, deal, choose blindly, refill, count, score. No checks, no objects."""
    rng = Rng(seed, "bench")
    draw = rng.random
    pile = list(PLAIN_DECK)
    rng.shuffle(pile)
    hands = [[pile.pop() for _ in range(5)] for _ in range(SEATS)]
    points = [0] * SEATS
    for _ in range(ROUNDS):
        rows: list[list[int]] = [[] for _ in range(SEATS)]
        for cards in (2, 1, 1):
            for hand, row in zip(hands, rows, strict=True):
                for _ in range(cards):
                    row.append(hand.pop(int(draw() * len(hand))))
            for hand in hands:
                while pile and len(hand) < 5:
                    hand.append(pile.pop())
        _score_plainly(rows, points)
    return points


def _score_plainly(rows: list[list[int]], points: list[int]) -> None:
    counts = [0] * 5
    kododo = 0
    for row in rows:
        for card in row:
            counts[card >> 3] += 1
            kododo += card & 7 == 1
    best = -1
    if kododo != SEATS + 2:
        heights = sorted({count for count in counts if count < SEATS + 3}, reverse=True)
        best = next((counts.index(each) for each in heights if counts.count(each) == 1), -2)
    for seat, row in enumerate(rows):
        for card in row:
            if card >> 3 == best or (best == -1 and card & 7 == 1):
                points[seat] += card & 7
