"""Everybody who plays DuCo, and everybody who helps with it."""

from collections.abc import Iterable
from typing import Final

from game.ai.duco.bot_statistics import DucoFigures
from game.ai.duco.coaching.assessor import DucoAssessor
from game.ai.duco.coaching.coach import DucoCoach
from game.ai.duco.coaching.comparison import compare
from game.ai.duco.coaching.look_back import DucoLookBack
from game.ai.duco.family import BOTS
from game.ai.players import Players
from game.core.plain import Json
from game.rules.duco.codec import encode_move
from game.rules.duco.moves import DucoMove
from game.rules.duco.options import DucoOptions
from game.rules.duco.presets import values_from_options
from game.rules.duco.town.houses import FIELDS, House
from game.rules.duco.town.tiles import Face
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


_SEARCHES: Final = (
    *("search.line_search", "search.candidates", "search.clustering", "search.conquering"),
    *("search.corners", "search.effort", "search.shift_search", "search.lays"),
    *("sampled_greedy", "search.most_sets", "search.playout", "search.profiles"),
    *("taste", "search.town"),
)

PLAYERS: Final[Players[DucoOptions, DucoView, DucoMove]] = Players(
    BOTS,
    view_record,
    DucoCoach(),
    DucoLookBack(),
    DucoFigures(),
    assessor=DucoAssessor(),
    compare=compare,
    searches=_SEARCHES,
)
