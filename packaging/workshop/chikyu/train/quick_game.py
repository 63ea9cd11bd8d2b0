"""Whole games in small numbers, for fitting and measuring ways to play."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from game.ai.chikyu.one_card_rule import Rand, any_card
from game.ai.chikyu.search.packed_round import PackedRound
from game.ai.chikyu.search.standing import MatchStanding
from game.ai.chikyu.search.table_numbers import DeckNumbers
from game.rules.chikyu.options import MOST_ROUNDS

QuickPlayer: TypeAlias = Callable[[PackedRound, MatchStanding, Rand], int]
"""Chooses a card for the hand whose turn it is; it must not look at hidden hands."""


def play_game(table: DeckNumbers, players: Sequence[QuickPlayer], rand: Rand) -> int:
    """The winner of one game."""
    options = table.options
    seats = options.seats
    first = int(rand() * seats)
    points = [0] * seats
    arrivals = [(seat - first) % seats for seat in range(seats)]
    for left in reversed(range(MOST_ROUNDS)):
        at = PackedRound(deal(table, rand), seats, first)
        standing = MatchStanding(tuple(points), tuple(arrivals), left, table)
        while not at.is_over:
            if at.is_blind:
                at.play(any_card(at.hands[at.turn], rand))
            else:
                at.play(players[at.chooser](at, standing, rand))
        points, arrivals = standing.after(at.holds)
        if max(points) >= options.end_points:
            break
        first = (first + 1) % seats
    return min(range(seats), key=lambda seat: (-points[seat], arrivals[seat]))


def deal(table: DeckNumbers, rand: Rand) -> list[int]:
    """Shuffled hands."""
    options = table.options
    bits = [card.bit for card in options.cards]
    draws = [rand() for _ in bits]
    order = sorted(range(len(bits)), key=draws.__getitem__)
    size = options.hand_size
    return [
        sum(bits[place] for place in order[hand * size : (hand + 1) * size])
        for hand in range(options.hands)
    ]


def win_share(
    table: DeckNumbers, hero: QuickPlayer, others: QuickPlayer, games: int, rands: Sequence[Rand]
) -> float:
    """How often one player wins among others of one kind, from every seat."""
    seats = table.options.seats
    won = 0
    for number in range(games):
        seat = number % seats
        players = [hero if each == seat else others for each in range(seats)]
        won += play_game(table, players, rands[number]) == seat
    return won / games
