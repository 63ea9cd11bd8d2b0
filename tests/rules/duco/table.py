"""A table of DuCo set by hand: tiles are codes such as "17e", moves are lines of the log."""

from collections.abc import Sequence
from typing import Any, Final

from game.core.events import Event
from game.core.options import OptionValue
from game.core.plain import Json
from game.core.rules import AnyRules
from game.core.seats import CHANCE, Seat
from game.rules.duco.rules import Duco
from game.rules.duco.town.board import Board, Laid, layout_of
from game.rules.duco.town.tiles import face_from_code

DUCO: Final[AnyRules] = Duco()
MODES: Final = ("cross", "chaos", "corner cluster", "stress", "conquest")


def values_with(**answers: OptionValue) -> dict[str, OptionValue]:
    """The usual answers but for these."""
    return DUCO.option_spec.check({**DUCO.option_spec.defaults(), **answers})


class Table:
    """A game without a match around it, so that a test can choose deal, layout and points."""

    rules = DUCO

    def __init__(self, **answers: OptionValue) -> None:
        self.options = DUCO.make_options(values_with(**answers))
        self.state: Any = DUCO.new_match(self.options)
        self.events: list[Event] = []

    @property
    def snapshot(self) -> Json:
        return self.rules.snapshot(self.state)

    @property
    def points(self) -> list[int]:
        return list(self.snapshot["points"])

    @property
    def over(self) -> bool:
        return self.rules.outcome(self.state) is not None

    @property
    def laid(self) -> list[str]:
        return list(self.snapshot["laid"])

    @property
    def seat(self) -> Seat:
        (seat,) = self.rules.to_act(self.state)
        return seat

    def hand(self, seat: Seat) -> list[str]:
        return list(self.snapshot["hands"][seat].split())

    def legal(self, seat: Seat) -> list[str]:
        return [self.rules.encode_move(m) for m in self.rules.legal_moves(self.state, seat)]

    def deal(self, first: Seat = 0, top: Sequence[int] = ()) -> None:
        """Deal these tiles first, then the others by number, all with their top to the north."""
        rest = [number for number in range(75) if number not in top]
        self.apply(CHANCE, f"deal {first} {' '.join(f'{n}n' for n in [*top, *rest])}")

    def lay_out(self, *laid: str) -> None:
        """Let exactly these tiles lie on the table: lines such as "17e 3,-6" or "17e 3,-6 0"."""
        tiles = []
        for line in laid:
            code, place, *owner = line.split()
            x, y = map(int, place.split(","))
            tiles.append(Laid(face_from_code(code), (x, y), int(owner[0]) if owner else None))
        self.state.board = Board(layout_of(self.options), tiles)

    def give(self, *points: int) -> None:
        """Make everybody's points what a test needs."""
        self.state.points = list(points)

    def keep_in_stack(self, count: int) -> None:
        """Throw away all but so many tiles of the stack."""
        del self.state.stack[: len(self.state.stack) - count]

    def play(self, seat: Seat, line: str) -> list[Event]:
        """Play a legal line; what it told."""
        move = self.rules.decode_move(line)
        assert self.rules.is_legal(self.state, seat, move), self.refused(seat, line)
        return self.apply(seat, line)

    def play_any(self) -> list[Event]:
        """Let the seat whose turn it is play its first move; what it told."""
        seat = self.seat
        move = self.rules.legal_moves(self.state, seat)[0]
        return self.play(seat, self.rules.encode_move(move))

    def wait(self, milliseconds: int) -> list[Event]:
        """Let the clock run; what it told."""
        told = len(self.events)
        self.rules.pass_time(self.state, milliseconds, self.events.append)
        return self.events[told:]

    def refused(self, seat: Seat, line: str) -> str:
        """The sentence with which a line is refused."""
        move = self.rules.decode_move(line)
        assert not self.rules.is_legal(self.state, seat, move), f"{line} is legal"
        return self.rules.refusal(self.state, seat, move)

    def apply(self, actor: int, line: str) -> list[Event]:
        told = len(self.events)
        self.rules.apply(self.state, actor, self.rules.decode_move(line), self.events.append)
        return self.events[told:]


def told(events: Sequence[Event], kind: type) -> list[Any]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]
