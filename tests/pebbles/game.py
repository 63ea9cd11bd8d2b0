"""Pebbles, the smallest game: four cards each, laid in turn; a higher one of the same colour wins.

Whoever can must follow the colour that was laid last. Two rounds, and whoever begins changes.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from game.core.events import (
    CardMove,
    CardsMoved,
    Emit,
    RoundEnded,
    ScoreChanged,
    Shuffled,
    TurnStarted,
)
from game.core.moves import Move
from game.core.options import OptionField, OptionSpec
from game.core.outcome import EndReason, Outcome, rank_seats
from game.core.places import PILE, Place, Zone
from game.core.rng import Rng
from game.core.seats import Actor, Seat
from game.core.words import N_, _
from game.core.zones import Seen, ZonesRules, ZonesState, ZonesView, zone
from game.kits.kit import GameKit
from game.kits.teller import Teller

COLOURS: Final = {"r": N_("red"), "g": N_("green"), "b": N_("blue")}
DECK: Final = tuple(f"{colour}{rank}" for colour in COLOURS for rank in "123456")
HAND_SIZE: Final = 4
ROUNDS: Final = 2
TABLE: Final = Place(Zone.TABLE)


@dataclass(frozen=True, slots=True)
class PebblesOptions:
    seats: int


@dataclass(frozen=True, slots=True)
class Deal(Move):
    order: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Lay(Move):
    card: str


@dataclass(slots=True)
class Beach(ZonesState[PebblesOptions]):
    hands: list[list[str]] = zone(Zone.HAND, Seen.OWNER)
    pile: list[str] = zone(Zone.PILE, Seen.NOBODY)
    laid: list[str] = zone(Zone.TABLE, Seen.ALL)
    layers: list[Seat] = field(default_factory=list)  # who laid each of them
    round: int = 0
    turn: int = 0

    @property
    def seat(self) -> Seat:
        return (self.round + self.turn) % self.options.seats

    def playable(self, seat: Seat) -> list[str]:
        hand = self.hands[seat]
        return [card for card in hand if self.laid and card[0] == self.laid[-1][0]] or list(hand)


PebblesMove: TypeAlias = Deal | Lay
PebblesView: TypeAlias = ZonesView[PebblesOptions, Beach, PebblesMove]


class Pebbles(ZonesRules[PebblesOptions, Beach, PebblesMove]):
    key = "pebbles"
    option_spec = OptionSpec((OptionField("seats", (2, 3, 4), 3),))
    cards = DECK

    def chance(self, state: Beach, rng: Rng) -> Deal | None:
        if self.to_act(state) or self.outcome(state):
            return None
        order = list(DECK)
        rng.shuffle(order)
        return Deal(tuple(order))

    def to_act(self, state: Beach) -> frozenset[Seat]:
        return frozenset({state.seat} if any(state.hands) and not self.outcome(state) else ())

    def legal_moves(self, state: Beach, seat: Seat) -> Sequence[PebblesMove]:
        return [Lay(card) for card in state.playable(seat)] if seat in self.to_act(state) else ()

    def refusal(self, state: Beach, seat: Seat, move: PebblesMove) -> str:
        if not isinstance(move, Lay) or move.card not in state.hands[seat]:
            return _("You do not hold this card.")
        return _("You must follow {colour}.").format(colour=_(COLOURS[state.laid[-1][0]]))

    def outcome(self, state: Beach) -> Outcome | None:
        over = state.round == ROUNDS
        equal = [0] * state.options.seats
        return rank_seats(state.points, equal, EndReason.PLAYED_OUT) if over else None

    def play(self, state: Beach, actor: Actor, move: PebblesMove, tell: Emit) -> None:
        match move:
            case Deal(order):
                self.deal(state, order, tell)
            case Lay(card):
                self.lay(state, actor, card, tell)
        if self.to_act(state):
            tell(TurnStarted((state.seat,), (state.round, state.turn)))

    def deal(self, state: Beach, order: Sequence[str], tell: Emit) -> None:
        state.pile, state.laid, state.layers = list(order), [], []
        tell(Shuffled(len(order)))
        ways = []
        for seat, hand in enumerate(state.hands):
            hand[:] = [state.pile.pop() for _card in range(HAND_SIZE)]
            places = (Place(Zone.HAND, seat, index) for index in range(HAND_SIZE))
            ways += [CardMove(PILE, place, card) for place, card in zip(places, hand, strict=True)]
        tell(CardsMoved(tuple(ways)))

    def lay(self, state: Beach, seat: Seat, card: str, tell: Emit) -> None:
        hand = state.hands[seat]
        source = Place(Zone.HAND, seat, hand.index(card))
        last = state.laid[-1] if state.laid else card
        won = int(card[1]) - int(last[1]) if last[0] == card[0] else 0
        hand.remove(card)
        state.laid.append(card)
        state.layers.append(seat)
        tell(CardsMoved((CardMove(source, TABLE, card),)))
        if won > 0:
            state.points[seat] += won
            tell(ScoreChanged(seat, state.points[seat], 0))
        self.end_turn(state, tell)

    def end_turn(self, state: Beach, tell: Emit) -> None:
        state.turn += 1
        if state.turn == HAND_SIZE * state.options.seats:
            tell(RoundEnded((state.round,)))
            state.round, state.turn = state.round + 1, 0

    def fits(self, world: Beach) -> bool:
        """Nobody holds a colour that they could not follow."""
        asked = zip(world.laid, world.laid[1:], world.layers[1:], strict=False)
        lacking = [(seat, last[0]) for last, card, seat in asked if card[0] != last[0]]
        return not any(card[0] == colour for seat, colour in lacking for card in world.hands[seat])


class PebblesTeller(Teller[PebblesOptions, PebblesView, PebblesMove]):
    short_rules = (
        N_("Lay a card in turn. Whoever can must follow the colour of the last one."),
        N_("A higher one of the same colour wins what it is higher. Two rounds are played."),
    )

    def card(self, card: object) -> str:
        code = str(card)
        return f"{_(COLOURS[code[0]])} {code[1]}"


PEBBLES: Final = GameKit(Pebbles(), "Pebbles", N_("one stone tops another"), PebblesTeller())
