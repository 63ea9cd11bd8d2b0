"""What follows from the fields of a state, beyond what the smallest game has of it."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import Any

import pytest

from game.core.errors import BadLog
from game.core.events import CardMove, CardsCommitted, Emit
from game.core.moves import Move
from game.core.options import OptionField, OptionSpec
from game.core.outcome import Outcome
from game.core.places import PILE, Cell, Place, Zone
from game.core.rng import Rng
from game.core.seats import PUBLIC, Actor, Seat
from game.core.zones import Seen, ZonesRules, ZonesState, zone


class Suit(Enum):
    SUN = "sun"
    SEA = "sea"


class Length(IntEnum):
    SHORT = 1
    LONG = 2


@dataclass(frozen=True, slots=True)
class Shell:
    suit: Suit
    rank: int


@dataclass(frozen=True, slots=True)
class ShellOptions:
    seats: int
    length: Length


@dataclass(frozen=True, slots=True)
class Hide(Move):
    shell: Shell
    cell: Cell
    others: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Wait(Move):
    pass


@dataclass(slots=True)
class Shells(ZonesState[ShellOptions]):
    hands: list[list[Shell]] = zone(Zone.HAND, Seen.OWNER)
    buried: list[list[Shell]] = zone(Zone.SLOT, Seen.NOBODY, each_seat=True)
    shown: list[list[Shell]] = zone(Zone.TABLE, Seen.ALL, each_seat=True)
    last: Cell = (0, 0)

    @property
    def count(self) -> int:
        return sum(map(len, self.hands))


class ShellGame(ZonesRules[ShellOptions, Shells, Hide | Wait]):
    key = "shells"
    option_spec = OptionSpec((OptionField("seats", (2,), 2), OptionField("length", (1, 2), 1)))
    cards = tuple(Shell(suit, rank) for suit in Suit for rank in (1, 2, 3))

    def chance(self, state: Shells, rng: Rng) -> None: ...
    def to_act(self, state: Shells) -> frozenset[Seat]:
        return frozenset(range(state.options.seats))

    def legal_moves(self, state: Shells, seat: Seat) -> Sequence[Hide | Wait]:
        return [Wait()] if seat in self.to_act(state) else []

    def play(self, state: Shells, actor: Actor, move: Hide | Wait, tell: Emit) -> None: ...
    def outcome(self, state: Shells) -> Outcome | None: ...


GAME = ShellGame()
SUNS, SEAS = ([Shell(suit, rank) for rank in (1, 2, 3)] for suit in Suit)


def beach() -> Shells:
    state = GAME.new_match(GAME.make_options({"seats": 2, "length": 2}))
    state.hands, state.buried = [SUNS[:1], SEAS[:1]], [SUNS[1:2], SEAS[1:2]]
    state.shown, state.last = [SUNS[2:], SEAS[2:]], (3, -4)
    return state


@pytest.mark.parametrize(
    ("move", "line"),
    [
        (Hide(Shell(Suit.SEA, 2), (1, -5), (7, 8)), "hide sea 2 1 -5 7 8"),
        (Hide(Shell(Suit.SUN, 1), (0, 0), ()), "hide sun 1 0 0"),
        (Wait(), "wait"),
    ],
)
def test_a_move_is_written_as_its_fields_in_a_line(move: Hide | Wait, line: str) -> None:
    assert GAME.encode_move(move) == line
    assert GAME.decode_move(line) == move


@pytest.mark.parametrize(
    "line",
    [
        "",
        "hide",
        "hide sea",
        "hide sea 2 1",
        "hide sky 2 1 5",
        "hide sea 02 1 5",
        "wait 1",
        "wait ",
    ],
)
def test_a_line_with_other_fields_is_no_move(line: str) -> None:
    with pytest.raises(BadLog, match=r"is not a move of this game\.$"):
        GAME.decode_move(line)


def test_options_have_the_types_of_their_fields_and_come_back_as_values() -> None:
    options = GAME.make_options({"seats": 2, "length": 2})
    assert options == ShellOptions(2, Length.LONG)
    assert GAME.option_values(options) == {"seats": 2, "length": 2}


def test_a_view_shows_what_is_seen_and_answers_what_a_state_does() -> None:
    view = GAME.view(beach(), 0)
    known: Any = view.known
    assert known.hands == ((SUNS[0],), (None,))
    assert known.buried == ((None,), (None,))
    assert known.shown == ((SUNS[2],), (SEAS[2],))
    assert (known.last, known.count) == ((3, -4), 2)
    assert list(view.open_cards()) == [(0, (SUNS[2],)), (1, (SEAS[2],))]
    public: Any = GAME.view(beach(), PUBLIC).known
    assert public.hands == ((None,), (None,))


def test_a_world_holds_what_is_known_and_deals_the_rest() -> None:
    view = GAME.view(beach(), 0)
    worlds = [GAME.sample_world(view, Rng(seed, "zones")) for seed in range(20)]
    assert all(GAME.view(world, 0) == view for world in worlds)
    assert {world.hands[1][0] for world in worlds} == {SUNS[1], SEAS[0], SEAS[1]}
    assert all(world.last == (3, -4) for world in worlds), "a value that never changes stays"


def test_a_hidden_choice_is_seen_by_who_made_it_and_its_place_by_nobody_else() -> None:
    way = CardMove(Place(Zone.HAND, 1, 2), Place(Zone.SLOT, 1, 0), SEAS[1])
    told = CardsCommitted(1, (way,))
    own, other = (GAME.redact(told, viewer, beach().options) for viewer in (1, 0))
    assert own == CardsCommitted(1, (way._replace(target=Place(Zone.SLOT, 1)),))
    hidden = CardMove(Place(Zone.HAND, 1), Place(Zone.SLOT, 1), None)
    assert other == GAME.redact(told, PUBLIC, beach().options) == CardsCommitted(1, (hidden,))


def test_a_place_without_a_zone_of_its_own_is_seen_by_nobody() -> None:
    way = CardMove(PILE, Place(Zone.BOX), SUNS[0])
    (told,) = GAME.redact(CardsCommitted(0, (way,)), 0, beach().options).moves  # type: ignore[union-attr]
    assert told.face is None
