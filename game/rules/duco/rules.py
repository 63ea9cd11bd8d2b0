"""DuCo as the table knows it: the answers to the questions of `game.core.rules`."""

from collections.abc import Sequence
from typing import Final

from game.core.events import Event
from game.core.options import OptionSpec
from game.core.rng import Rng
from game.core.rules import Rules
from game.core.seats import Viewer
from game.rules.duco import codec, course, play
from game.rules.duco.legal import is_legal, legal_moves, refusal, to_act
from game.rules.duco.moves import Deal, DucoMove, Reshuffle
from game.rules.duco.options import DucoOptions
from game.rules.duco.presets import OPTION_SPEC, options_from_values, values_from_options
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
    # Functions of the modules beside this one: no call in between.
    to_act = staticmethod(to_act)
    legal_moves = staticmethod(legal_moves)
    is_legal = staticmethod(is_legal)
    apply = staticmethod(play.apply)
    make_options = staticmethod(options_from_values)
    option_values = staticmethod(values_from_options)
    new_match = staticmethod(State)
    view = staticmethod(make_view)
    sample_world = staticmethod(sample_world)
    outcome = staticmethod(course.outcome)
    snapshot = staticmethod(codec.snapshot)
    encode_move = staticmethod(codec.encode_move)
    decode_move = staticmethod(codec.decode_move)
    refusal = staticmethod(refusal)
    pass_time = staticmethod(course.pass_time)

    def chance(self, state: State, rng: Rng) -> DucoMove | None:
        if state.phase is not Phase.DEAL:
            return None
        if state.board.laid:
            return Reshuffle(_shuffled([face.tile for face in state.removed], rng))
        first = rng.below(state.options.seats)
        return Deal((state.options.begins or first + 1) - 1, _shuffled(TILES, rng))

    def redact(self, event: Event, viewer: Viewer, options: DucoOptions) -> Event | None:  # noqa: ARG002
        # No event names a tile that still lies face down, and all others lie open for all.
        return event

    def clone(self, state: State) -> State:
        return state.clone()

    def points(self, state: State) -> Sequence[int]:
        return state.points

    def time_left(self, state: State) -> int | None:
        return state.time_left


def _shuffled(tiles: Sequence[Tile], rng: Rng) -> tuple[Face, ...]:
    """The tiles in any order, each lying any way."""
    faces = [tile.faces[rng.below(QUARTERS)] for tile in tiles]
    rng.shuffle(faces)
    return tuple(faces)
