"""A view of DuCo as plain values, for programs that are not ours."""

from collections.abc import Iterable

from game.core.plain import Json
from game.rules.duco.codec import encode_move
from game.rules.duco.houses import FIELDS, House
from game.rules.duco.options import values_from_options
from game.rules.duco.tiles import Face
from game.rules.duco.view import DucoView


def view_record(view: DucoView) -> dict[str, Json]:
    """Everything that the seat may know, but for its moves."""
    growth = view.growth
    return {
        "seat": view.viewer,
        **values_from_options(view.options),
        "phase": view.phase.value,
        "first": view.first,
        "turn": view.seat,
        "round": view.round,
        "last_round": view.last_round,
        "laid": [
            {"tile": laid.face.code, "cell": list(laid.cell), "seat": laid.seat}
            for laid in view.laid
        ],
        "hands": [_codes(hand) for hand in view.hands],
        "line": _codes(view.line),
        "stack": view.stack_size,
        "own_stacks": list(view.own_sizes),
        "colours": [colour.name.lower() for colour in view.colours],
        "removed": _codes(view.removed),
        "choice": [] if growth is None else [list(cell) for cell in growth.choice],
        "points": list(view.points),
        "turns": [
            {
                "seat": turn.seat,
                "move": turn.move and encode_move(turn.move),
                "gained": turn.gained,
            }
            for turn in view.turns
        ],
        "time_left": view.time_left,
        "houses": _houses(view),
    }


def _houses(view: DucoView) -> dict[str, list[str]]:
    """The nine fields, in reading order, of every open tile as it lies."""
    faces = [laid.face for laid in view.laid]
    faces += [face for hand in view.hands for face in hand]
    faces += view.line
    return {face.code: [_house(FIELDS[code]) for code in face.fields] for face in faces}


def _house(house: House) -> str:
    sign = "square" if house.sign is None else house.sign.name.lower()
    words = f"{house.colour.name.lower()} {sign}"
    return f"double {words}" if house.factor == 2 else words


def _codes(faces: Iterable[Face]) -> list[str]:
    return [face.code for face in faces]
