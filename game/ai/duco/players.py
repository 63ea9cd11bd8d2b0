"""Everybody who plays DuCo, everybody who helps with it, and how they play, in figures."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from game.ai.duco.coaching.assessor import DucoAssessor, compare
from game.ai.duco.coaching.coach import DucoCoach
from game.ai.duco.coaching.look_back import DucoLookBack
from game.ai.duco.family import BOTS
from game.ai.duco.taste import distance, stretches, touched_tiles, what_matches
from game.ai.players import Players
from game.core.plain import Json
from game.core.seats import Seat
from game.rules.duco.codec import encode_move
from game.rules.duco.moves import DucoMove
from game.rules.duco.options import DucoOptions
from game.rules.duco.presets import values_from_options
from game.rules.duco.town.board import Board, layout_of
from game.rules.duco.town.cells import key_of
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


class DucoFigures:
    """Sums over laid tiles; what a sum is called says what it counts."""

    titles: Final = {
        "points_per_tile": "points a tile",
        "tiles_touched": "tiles touched",
        "left_to_the_next": "left to next",
        "lizards": "lizards",
        "doubles": "doubles",
        "growing": "growing",
        "distance": "distance",
        "own_touched": "own touched",
    }

    def of_seat(self, view: DucoView, seat: Seat) -> Counter[str]:
        sums: Counter[str] = Counter()
        board = Board(layout_of(view.options))
        for laid in view.laid:
            if laid.seat == seat:
                key = key_of(laid.cell)
                lizards, doubles = what_matches(board, laid.face, key)
                touched = touched_tiles(board, laid.face, key)
                sums.update(
                    tiles=1,
                    touched=len(touched),
                    own=sum(board.laid[top].seat == seat for top in touched),
                    lizards=lizards,
                    doubles=doubles,
                    growing=stretches(board, key),
                    # Sums are whole numbers: sixths of a tile's length.
                    sixths=round(6 * distance(board, key)),
                )
            board.lay(laid)
        for turn, following in zip(view.turns, view.turns[1:], strict=False):
            if turn.seat == seat:
                sums.update(points=turn.gained, left=following.gained, followed=1)
        return sums

    def rates(self, sums: Counter[str]) -> dict[str, float]:
        tiles, followed = max(sums["tiles"], 1), max(sums["followed"], 1)
        return {
            "points_per_tile": sums["points"] / followed,
            "tiles_touched": sums["touched"] / tiles,
            "left_to_the_next": sums["left"] / followed,
            "lizards": sums["lizards"] / tiles,
            "doubles": sums["doubles"] / tiles,
            "growing": sums["growing"] / tiles,
            "distance": sums["sixths"] / 6 / tiles,
            "own_touched": sums["own"] / tiles,
        }

    def of_game(self, view: DucoView) -> Counter[str]:
        left, top, right, bottom = Board(layout_of(view.options), view.laid).bounds
        return Counter(
            games=1,
            tiles=len(view.laid),
            turns=len(view.turns),
            area=(right - left) * (bottom - top),
            points=sum(view.points),
        )

    def summary(self, sums: Counter[str]) -> str:
        games = max(sums["games"], 1)
        filled = 9 * sums["tiles"] / max(sums["area"], 1)
        return (
            f"Turns a game: {sums['turns'] / games:.1f}. "
            f"Points a turn: {sums['points'] / max(sums['turns'], 1):.2f}. "
            f"Tiles in the town: {sums['tiles'] / games:.1f}, filling {filled:.0%} of its outline."
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
