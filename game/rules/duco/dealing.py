"""The beginning of a game: the first layout, own stacks, hands and line from a shuffled deck."""

from collections.abc import Sequence
from typing import Final

from game.core.events import Emit, Shuffled
from game.core.places import Cell
from game.core.seats import Seat, seats_from
from game.rules.duco import narrate
from game.rules.duco.moves import Deal
from game.rules.duco.options import DucoOptions, RuleReading, Start
from game.rules.duco.state import State
from game.rules.duco.town.board import Laid
from game.rules.duco.town.cells import SIDE
from game.rules.duco.town.clusters import CLUSTER_CELLS, turned_apart
from game.rules.duco.town.tiles import Face


def _cross(arm: int) -> tuple[Cell, ...]:
    """A cross from its middle outwards."""
    ring = ((0, -SIDE), (SIDE, 0), (0, SIDE), (-SIDE, 0))
    return ((0, 0), *((x * far, y * far) for far in range(1, arm + 1) for x, y in ring))


_SQUARE: Final = tuple((x, y) for y in (-SIDE, 0, SIDE) for x in (-SIDE, 0, SIDE))

FIRST_CELLS: Final = {
    Start.ONE: ((0, 0),),
    Start.CROSS_5: _cross(1),
    Start.CROSS_9: _cross(2),
    Start.SQUARE_9: _SQUARE,
    Start.SQUARE_25: CLUSTER_CELLS,
}


def deal(state: State, move: Deal, emit: Emit | None) -> None:
    """Lay the first tiles as they come, give each seat its hand, fill the line."""
    options = state.options
    state.first = state.seat = move.first
    state.stack = _without_own_stacks(state, move.order) if options.stacks else [*move.order]
    state.stack.reverse()
    cells = FIRST_CELLS[options.start]
    faces = [state.stack.pop() for _ in cells]
    if options.rearranges:
        faces = turned_apart(faces, range(len(faces)))
    for face, cell in zip(faces, cells, strict=True):
        state.board.lay(Laid(face, cell))
    for _ in range(options.hand_size):
        for seat in seats_from(state.first, options.seats):
            state.hands[seat].append(drawing_stack(state, seat).pop())
    if options.line:
        state.line = [state.stack.pop() for _ in range(options.line)]
    if emit is not None:
        emit(Shuffled(len(move.order)))
        emit(narrate.dealt(state))


def drawing_stack(state: State, seat: Seat) -> list[Face]:
    """The stack from which a seat draws."""
    return state.own_stacks[seat] if state.options.stacks else state.stack


def _without_own_stacks(state: State, order: Sequence[Face]) -> list[Face]:
    """Give each seat its tiles of a colour, in the order in which colours come up; the rest.

    Tiles of colours that nobody plays come first: the table's own tiles are taken from them, as
    far as there are enough from a single one.
    """
    seats = state.options.seats
    state.colours = tuple(dict.fromkeys(face.tile.square for face in order))[:seats]
    rest: list[Face] = []
    spare: list[Face] = []
    stacks: dict[int, list[Face]] = {colour: [] for colour in state.colours}
    for face in order:
        stack = stacks.get(face.tile.square)
        if stack is None:
            rest.append(face)
        elif len(stack) < state.options.stacks:
            stack.append(face)
        else:
            spare.append(face)
    state.own_stacks = [stacks[colour][::-1] for colour in state.colours]
    return _of_one_colour(rest, state.options) + spare


def _of_one_colour(rest: list[Face], options: DucoOptions) -> list[Face]:
    """Tiles that nobody plays: the first ones of one colour, the others as they come."""
    if not rest or options.reading is RuleReading.FIRST:
        return rest
    colour = rest[0].tile.square
    first = [face for face in rest if face.tile.square is colour][: options.start.tiles]
    return first + [face for face in rest if face not in first]
