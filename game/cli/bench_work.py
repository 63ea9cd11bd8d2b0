"""The pieces of work that `kododo bench` measures, and the least that any program must do."""

from typing import Final, TypeAlias

from game.app.chairs import Chair
from game.app.saves import SavedGame, save_text
from game.core.match import Match
from game.core.rng import Rng
from game.core.seats import CHANCE
from game.rules.five211.moves import Five211Move
from game.rules.five211.options import Five211Options
from game.rules.five211.rules import Five211
from game.rules.five211.state import State
from game.rules.five211.view import Five211View

SEATS: Final = 4
ROUNDS: Final = 6
RULES: Final = Five211()
OPTIONS: Final = Five211Options(SEATS)

BenchMatch: TypeAlias = Match[Five211Options, State, Five211Move, Five211View]

COPIES: Final = (1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 5, 6)
PLAIN_DECK: Final = tuple(colour * 8 + value for colour in range(5) for value in COPIES)


def play_by_rules(seed: int) -> State:
    """A whole game of random choices straight through the rules, without log and events."""
    rng = Rng(seed, "bench")
    state = RULES.new_match(OPTIONS)
    deal = RULES.chance(state, rng)
    assert deal is not None
    RULES.apply(state, CHANCE, deal)
    draw, legal_moves, apply = rng.random, RULES.legal_moves, RULES.apply
    while RULES.to_act(state):
        for seat in range(SEATS):
            moves = legal_moves(state, seat)
            apply(state, seat, moves[int(draw() * len(moves))])
    return state


def play_by_match(seed: int, moves: int = 1 << 20) -> BenchMatch:
    """The same through a match, checked and logged and with events; at most so many moves."""
    rng = Rng(seed, "bench")
    match: BenchMatch = Match.start(RULES, OPTIONS, seed, "bench")
    match.deal()
    while moves and (waiting := match.to_act()):
        seat = min(waiting)
        match.play(seat, rng.choice(match.legal_moves(seat)))
        moves -= 1
    return match


def finished_save(seed: int) -> bytes:
    """A whole match as the content of a save."""
    chairs = tuple(Chair(f"Player {seat}", "person") for seat in range(SEATS))
    return save_text(SavedGame(play_by_match(seed), chairs, "")).encode()


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
