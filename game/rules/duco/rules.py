"""DuCo as the table knows it: the answers to the questions of `game.core.rules`."""

from collections.abc import Mapping, Sequence
from typing import Final

from game.core.events import Emit, Event
from game.core.options import OptionSpec, OptionValue
from game.core.outcome import Outcome
from game.core.plain import Json
from game.core.rng import Rng
from game.core.rules import Rules
from game.core.seats import Seat, Viewer
from game.rules.duco import codec, course, play
from game.rules.duco.legal import is_legal, legal_moves, refusal, to_act
from game.rules.duco.moves import Deal, DucoMove, Reshuffle
from game.rules.duco.options import (
    OPTION_SPEC,
    DucoOptions,
    options_from_values,
    values_from_options,
)
from game.rules.duco.records import Phase
from game.rules.duco.state import State
from game.rules.duco.town.tiles import QUARTERS, TILES, Face, Tile
from game.rules.duco.view import DucoView, make_view
from game.rules.duco.worlds import sample_world


class Duco(Rules[DucoOptions, State, DucoMove, DucoView]):
    """The rules of DuCo; it holds nothing, every answer comes from the state."""

    key: Final = "duco"
    version: Final = 1
    option_spec: Final[OptionSpec] = OPTION_SPEC
    # Asked for more often than anything else: no call in between.
    to_act = staticmethod(to_act)
    legal_moves = staticmethod(legal_moves)
    is_legal = staticmethod(is_legal)
    apply = staticmethod(play.apply)

    def make_options(self, values: Mapping[str, OptionValue]) -> DucoOptions:
        return options_from_values(values)

    def option_values(self, options: DucoOptions) -> dict[str, OptionValue]:
        return values_from_options(options)

    def new_match(self, options: DucoOptions) -> State:
        return State(options)

    def chance(self, state: State, rng: Rng) -> DucoMove | None:
        if state.phase is not Phase.DEAL:
            return None
        if state.board.laid:
            return Reshuffle(_shuffled([face.tile for face in state.removed], rng))
        return Deal(rng.below(state.options.seats), _shuffled(TILES, rng))

    def clone(self, state: State) -> State:
        return state.clone()

    def view(self, state: State, viewer: Viewer) -> DucoView:
        return make_view(state, viewer)

    def redact(self, event: Event, viewer: Viewer, options: DucoOptions) -> Event | None:  # noqa: ARG002
        # No event names a tile that still lies face down, and all others lie open for all.
        return event

    def sample_world(self, view: DucoView, rng: Rng) -> State:
        return sample_world(view, rng)

    def points(self, state: State) -> Sequence[int]:
        return state.points

    def refusal(self, state: State, seat: Seat, move: DucoMove) -> str:
        return refusal(state, seat, move)

    def time_left(self, state: State) -> int | None:
        return state.time_left

    def pass_time(self, state: State, milliseconds: int, emit: Emit | None = None) -> None:
        course.pass_time(state, milliseconds, emit)

    def outcome(self, state: State) -> Outcome | None:
        return course.outcome(state)

    def snapshot(self, state: State) -> Json:
        return codec.snapshot(state)

    def encode_move(self, move: DucoMove) -> str:
        return codec.encode_move(move)

    def decode_move(self, text: str) -> DucoMove:
        return codec.decode_move(text)


def _shuffled(tiles: Sequence[Tile], rng: Rng) -> tuple[Face, ...]:
    """The tiles in any order, each lying any way."""
    faces = [tile.faces[rng.below(QUARTERS)] for tile in tiles]
    rng.shuffle(faces)
    return tuple(faces)
