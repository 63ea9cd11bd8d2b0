"""A table of Chikyu set by hand: cards are codes such as "T4", moves are lines of the log."""

from collections.abc import Sequence
from typing import Any, Final

from game.core.events import Event
from game.core.options import OptionValue
from game.core.plain import Json
from game.core.rules import AnyRules
from game.core.seats import CHANCE, Seat
from game.rules.chikyu.cards import bits_of, card_from_code
from game.rules.chikyu.rules import Chikyu

CHIKYU: Final[AnyRules] = Chikyu()


def values_with(**answers: OptionValue) -> dict[str, OptionValue]:
    """The usual answers but for these."""
    return CHIKYU.option_spec.check({**CHIKYU.option_spec.defaults(), **answers})


class Table:
    """A game without a match around it, so that a test can choose hands and points.

    Hands are given as lines of codes, one a hand; nobody holds the other cards.
    """

    rules = CHIKYU

    def __init__(self, *hands: str, first: Seat = 0, **answers: OptionValue) -> None:
        self.options = CHIKYU.make_options(values_with(**answers))
        self.state: Any = CHIKYU.new_match(self.options)
        self.events: list[Event] = []
        self.deal(first)
        if hands:
            self.hold(*hands)

    def deal(self, first: Seat = 0) -> None:
        """Deal the cards in order, one at a time around the table."""
        codes = [card.code for card in self.options.cards]
        self.apply(CHANCE, f"deal {first} {' '.join(codes)}")

    def hold(self, *hands: str) -> None:
        """Let everybody hold exactly these cards."""
        assert len(hands) == self.options.hands
        self.state.hands = [bits_of(map(card_from_code, hand.split())) for hand in hands]

    def stand(self, *points: int, longest: Sequence[Seat] | None = None) -> None:
        """Put the markers where a test needs them."""
        self.state.points = list(points)
        if longest is not None:
            self.state.markers = list(longest)

    @property
    def snapshot(self) -> Json:
        return self.rules.snapshot(self.state)

    @property
    def seat(self) -> Seat:
        (seat,) = self.rules.to_act(self.state)
        return seat

    def legal(self) -> str:
        """The codes of all cards that may be played now."""
        moves = self.rules.legal_moves(self.state, self.seat)
        return " ".join(self.rules.encode_move(move).split()[1] for move in moves)

    def play(self, *codes: str) -> list[Event]:
        """Play cards in turn, each by whoever chooses now; what they told."""
        told = len(self.events)
        for code in codes:
            move = self.rules.decode_move(f"play {code}")
            assert self.rules.is_legal(self.state, self.seat, move), self.refused(code)
            self.apply(self.seat, f"play {code}")
        return self.events[told:]

    def lead_blind(self, code: str) -> list[Event]:
        """Let chance draw this card."""
        assert not self.rules.to_act(self.state)
        return self.apply(CHANCE, f"blind {code}")

    def refused(self, code: str) -> str:
        """The sentence with which a card is refused."""
        move = self.rules.decode_move(f"play {code}")
        assert not self.rules.is_legal(self.state, self.seat, move), f"{code} is legal"
        return self.rules.refusal(self.state, self.seat, move)

    def apply(self, actor: int, line: str) -> list[Event]:
        told = len(self.events)
        self.rules.apply(self.state, actor, self.rules.decode_move(line), self.events.append)
        return self.events[told:]


def told(events: Sequence[Event], kind: type) -> list[Any]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]
