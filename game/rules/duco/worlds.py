"""Imagining the stacks: a full state that a viewer cannot tell from the real one."""

from collections.abc import Iterable

from game.core.rng import Rng
from game.rules.duco.records import Phase
from game.rules.duco.state import State
from game.rules.duco.town.tiles import QUARTERS, TILES, Face, Tile
from game.rules.duco.view import DucoView


def sample_world(view: DucoView, rng: Rng) -> State:
    """Shuffle the unseen tiles into the stacks; all else lies open."""
    state = State(view.options)
    state.phase, state.first, state.seat = view.phase, view.first, view.seat
    state.round, state.last_round = view.round, view.last_round
    state.board = view.board()
    state.hands = [list(hand) for hand in view.hands]
    state.line = list(view.line)
    state.colours = view.colours
    state.removed = list(view.removed)
    state.growth = view.growth
    state.points = list(view.points)
    state.turns = list(view.turns)
    state.time_left, state.rested = view.time_left, view.rested
    state.idle, state.timed_out = view.idle, view.timed_out
    if view.laid:
        _fill_stacks(state, view, rng)
    else:
        assert view.phase is Phase.DEAL
    return state


def unseen_tiles(view: DucoView) -> list[Tile]:
    """The tiles that still lie face down, by number."""
    open_faces: Iterable[Face] = [
        *(laid.face for laid in view.laid),
        *(face for hand in view.hands for face in hand),
        *view.line,
        *view.removed,
    ]
    seen = {face.tile.number for face in open_faces}
    return [tile for tile in TILES if tile.number not in seen]


def _fill_stacks(state: State, view: DucoView, rng: Rng) -> None:
    unseen = [tile.faces[rng.below(QUARTERS)] for tile in unseen_tiles(view)]
    rng.shuffle(unseen)
    if not view.colours:
        state.stack = unseen
        return
    spare: list[Face] = []
    for seat, (colour, size) in enumerate(zip(view.colours, view.own_sizes, strict=True)):
        own = [face for face in unseen if face.tile.square is colour]
        state.own_stacks[seat] = own[:size]
        spare += own[size:]
    rng.shuffle(spare)
    # The top is the last: tiles of colours that nobody plays are taken first.
    state.stack = [*spare, *(face for face in unseen if face.tile.square not in view.colours)]
