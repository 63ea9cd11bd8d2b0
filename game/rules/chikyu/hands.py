"""Hands by number, in playing order: one a seat, and with two seats two dependencies after them."""

from typing import Final, TypeAlias

from game.core.seats import Seat

Hand: TypeAlias = int
"""A hand at the table. Up to `seats` it is the seat's own; hand 2 and 3 of two seats are the
dependencies of seat 0 and 1."""

MOST_HANDS: Final = 5


def in_charge(hand: Hand, seats: int) -> Seat:
    """Who owns the piles of a hand, and usually chooses its cards."""
    return hand % seats


def is_dependency(hand: Hand, seats: int) -> bool:
    """Whether a hand lies face up and is played by somebody else."""
    return hand >= seats


def leads_after_sit_out(hand: Hand, seats: int, hands: int) -> Hand:
    """Who leads while a hand sits out: the next one; with two seats the other of its sort."""
    return hand ^ 1 if seats == 2 else (hand + 1) % hands


def _order(hands: int, leader: Hand, sits_out: Hand | None) -> tuple[Hand, ...]:
    turns = ((leader + step) % hands for step in range(hands))
    return tuple(hand for hand in turns if hand != sits_out)


_ORDERS: Final = {
    (hands, leader, sits_out): _order(hands, leader, sits_out)
    for hands in range(3, MOST_HANDS + 1)
    for leader in range(hands)
    for sits_out in (None, *range(hands))
}


def playing_order(hands: int, leader: Hand, sits_out: Hand | None) -> tuple[Hand, ...]:
    """The hands that play in a trick, the leader first."""
    return _ORDERS[hands, leader, sits_out]
