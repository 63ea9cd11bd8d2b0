"""What somebody asks of a town who does not see it: what a place touches, and where most counts."""

from collections.abc import Iterator
from typing import Final

from game.core.places import Cell
from game.core.quoting import quoted
from game.core.sentences import begin, join_words, points_words
from game.core.words import _
from game.kits.duco.answers import tiles_held, turns_in_hand
from game.kits.duco.phrases import house_words, place_words, read_place, tile_name, turned_words
from game.rules.duco.legal import Lays
from game.rules.duco.scoring import points_at
from game.rules.duco.town.cells import key_of
from game.rules.duco.town.houses import House
from game.rules.duco.town.tiles import QUARTERS, Face
from game.rules.duco.view import DucoView

SIDE: Final = 3
"""Houses of a tile in a row."""
MOST_PLACES: Final = 8
"""Nobody listens to more of them."""


def edges(view: DucoView, text: str) -> str:
    """The houses around a place, side by side as they would face a tile there."""
    cell = read_place(text.strip())
    if cell is None:
        return _("{text} is not a place. Look at one such as M13.").format(text=quoted(text))
    x, y = cell
    along = range(SIDE)
    sides = (
        (_("Above"), [(x + step, y - 1) for step in along]),
        (_("To the right"), [(x + SIDE, y + step) for step in along]),
        (_("Below"), [(x + step, y + SIDE) for step in along]),
        (_("To the left"), [(x - 1, y + step) for step in along]),
    )
    houses = dict(_houses(view))
    told = []
    for side, cells in sides:
        touched = [house_words(houses[each]) for each in cells if each in houses]
        if touched:
            told.append(_("{side}: {houses}.").format(side=side, houses=join_words(touched)))
    return " ".join(told) or _("Nothing lies beside {place}.").format(place=place_words(cell))


def _houses(view: DucoView) -> Iterator[tuple[Cell, House]]:
    """Every house of the town at its own place; of tiles above each other the topmost."""
    for laid in view.laid:
        x, y = laid.cell
        for number, house in enumerate(laid.face.houses):
            yield (x + number % SIDE, y + number // SIDE), house


def best_places(view: DucoView) -> str:
    """Where a tile counts most, with the turn that does it."""
    if not isinstance(view.legal, Lays):
        return _("There is no tile to lay now.")
    if view.options.counts_at_end:
        return _("Nothing counts before the end.")
    best = _ranked(view, view.legal)
    several = len(tiles_held(view)) > 1
    told = []
    for points, face, cell in best[:MOST_PLACES]:
        turn = turned_words(turns_in_hand(view, face))
        words = _("{place}, {turn}: {points}").format(
            place=place_words(cell), turn=turn, points=points_words(points)
        )
        told.append(f"{tile_name(face.tile)}, {words}" if several else words)
    return f"{begin('; '.join(told))}."


def _ranked(view: DucoView, lays: Lays) -> list[tuple[int, Face, Cell]]:
    """The best turn of a tile at every place, the worthiest place first."""
    board, diagonal = view.board(), view.options.diagonal
    found = []
    for cell in lays.places:
        faces = [held.turned(quarters) for held in tiles_held(view) for quarters in range(QUARTERS)]
        worths = [points_at(board, face, key_of(cell), diagonal=diagonal) for face in faces]
        points = max(worths)
        found.append((points, faces[worths.index(points)], cell))
    return sorted(found, key=lambda each: -each[0])
