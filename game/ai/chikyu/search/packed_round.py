"""A round of Chikyu in small numbers, fast enough to be played thousands of times a second.

Hands are numbered round the table. With two players there are four: A, B, A's dependency and B's.
"""

from __future__ import annotations

from typing import Final

from game.ai.chikyu.search.packed_hold import (
    BUTTERFINGY,
    IN_HOLD,
    KIND_MASKS,
    KIND_OF,
    LEIZY,
    SLUGGOS,
    TURNABLINDIE,
    pile_of,
)
from game.rules.chikyu.hands import in_charge, leads_after_sit_out
from game.rules.chikyu.options import LIMITS, ChikyuOptions
from game.rules.chikyu.records import Led

NOBODY: Final = -1
UNSET: Final = -1
"""No kind has been led yet, or the lead does not set one."""
_LOOKS_AWAY: Final = KIND_MASKS[TURNABLINDIE]


class PackedRound:
    """What lies on the table and in the hands; `play` changes it."""

    __slots__ = (
        "best",
        "best_hand",
        "hands",
        "holds",
        "is_last",
        "is_over",
        "lead_kind",
        "led",
        "left",
        "owners",
        "played",
        "players",
        "sitting",
        "taker",
        "trick",
        "turn",
        "winner",
    )  # fmt: skip

    def __init__(self, hands: list[int], players: int, leader: int) -> None:
        self.hands = hands
        self.players = players
        self.owners = OWNERS[players]
        self.holds = [0] * players
        self.turn = leader
        self.led = Led.FREELY
        self.sitting = NOBODY
        self.left = len(hands)
        """Hands that are still to play in this trick."""
        self.lead_kind = UNSET
        self.best = NOBODY
        """The card that would take the trick."""
        self.best_hand = NOBODY
        self.trick = 0
        """The cards of the trick as they would lie in a hold."""
        self.played = 0
        self.is_last = False
        self.is_over = False
        self.winner = NOBODY
        """The hand that took the last finished trick."""
        self.taker = NOBODY
        """The hand that took the first trick that ended after this round was set up."""

    def clone(self) -> PackedRound:
        """A round of its own."""
        new = PackedRound(self.hands[:], self.players, self.turn)
        new.holds = self.holds[:]
        new.led, new.sitting, new.left = self.led, self.sitting, self.left
        new.lead_kind, new.best, new.best_hand = self.lead_kind, self.best, self.best_hand
        new.trick, new.played = self.trick, self.played
        new.winner, new.taker = self.winner, self.taker
        new.is_last, new.is_over = self.is_last, self.is_over
        return new

    @property
    def chooser(self) -> int:
        """The player who chooses the next card."""
        owner = self.owners[self.turn]
        return 1 - owner if self.trick == 0 and self.led is Led.PICKED else owner

    @property
    def is_blind(self) -> bool:
        """Whether the next card is drawn by chance."""
        return self.trick == 0 and self.led is Led.BLIND

    def legal(self) -> int:
        """The cards that may be played now."""
        hand = self.hands[self.turn]
        if self.lead_kind < 0:
            return hand
        following = hand & KIND_MASKS[self.lead_kind]
        return following | hand & _LOOKS_AWAY if following else hand

    def would_lead(self, card: int) -> bool:
        """Whether a card would be the best of the trick so far."""
        if not self.trick:
            return True
        kind = KIND_OF[card]
        if self.lead_kind < 0:  # it sets the kind itself, and meets a lead that did not
            return kind != KIND_OF[self.best] or card > self.best
        return kind == self.lead_kind and card > self.best

    def play(self, card: int) -> None:
        """The hand whose turn it is plays a card."""
        hand = self.turn
        bit = 1 << card
        rest = self.hands[hand] ^ bit
        self.hands[hand] = rest
        self.played |= bit
        kind = KIND_OF[card]
        if self.would_lead(card):
            self.best, self.best_hand = card, hand
        if self.lead_kind < 0 and (self.trick or self.led is not Led.COLOURLESS):
            self.lead_kind = kind
        self.trick += IN_HOLD[card]
        if not rest:
            self.is_last = True
        self.left -= 1
        if self.left:
            hand = hand + 1 if hand + 1 < len(self.hands) else 0
            if hand == self.sitting:
                hand = hand + 1 if hand + 1 < len(self.hands) else 0
            self.turn = hand
        else:
            self._take()

    def _take(self) -> None:
        """Somebody takes the trick, and what it was taken with decides about the next."""
        hand = self.best_hand
        self.holds[self.owners[hand]] += pile_of(self.trick)
        self.winner = hand
        if self.taker < 0:
            self.taker = hand
        self.trick = 0
        self.lead_kind = UNSET
        self.sitting = NOBODY
        self.turn = hand
        self.left = len(self.hands)
        self.led = Led.FREELY
        if self.is_last:
            self.is_over = True
            return
        kind = KIND_OF[self.best]
        if kind == BUTTERFINGY:
            is_dependency = hand >= self.players
            self.led = Led.PICKED if is_dependency else Led.BLIND
        elif kind == SLUGGOS:
            self.sitting = hand
            self.left -= 1
            self.turn = AFTER_SLUGGOS[self.players][hand]
        elif kind == LEIZY:
            self.led = Led.COLOURLESS


_HANDS: Final = {seats: ChikyuOptions(seats).hands for seats in LIMITS}

OWNERS: Final = {
    seats: tuple(in_charge(hand, seats) for hand in range(hands)) for seats, hands in _HANDS.items()
}
"""Whose piles a hand takes, by the number of players."""

AFTER_SLUGGOS: Final = {
    seats: tuple(leads_after_sit_out(hand, seats, hands) for hand in range(hands))
    for seats, hands in _HANDS.items()
}
"""Who leads when the hand that won sits out."""
