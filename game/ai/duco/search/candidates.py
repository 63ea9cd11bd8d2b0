"""The lays of a seat in a town of tiles in line, with what each brings and what it leaves."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from game.ai.duco.search.profiles import WAYS, corner_rows, side_rows
from game.ai.duco.search.town import CORNERWISE, Rows, Town, worths
from game.rules.duco.town.cells import BESIDE


@dataclass(frozen=True, slots=True)
class Candidate:
    """A tile, lying one way, at one place."""

    tile: int
    key: int
    face: int
    gain: int


def candidates(town: Town, tiles: Iterable[int]) -> list[Candidate]:
    """Every way to lay one of these tiles."""
    places = [(key, town.rows_at(key)) for key in sorted(town.places())]
    return [
        Candidate(tile, key, tile * WAYS + turn, gain)
        for tile in tiles
        for key, rows in places
        for turn, gain in enumerate(worths(rows, tile * WAYS))
    ]


class Replies:
    """What others could score after a lay. Only the places around it change: others are known."""

    def __init__(self, town: Town) -> None:
        self._town = town
        self._known: dict[int, list[tuple[int, int]]] = {}

    def after(self, lay: Candidate, hands: Sequence[Sequence[int]]) -> list[int]:
        """The best that each of these hands could score then."""
        changed = self.changed_by(lay)
        return [max([self._best(tile, lay.key, changed) for tile in hand]) for hand in hands]

    def changed_by(self, lay: Candidate) -> dict[int, Rows]:
        """The places around a lay as they would then be, new ones too."""
        town = self._town
        changed: dict[int, Rows] = {}
        for step, row in zip(BESIDE, side_rows(lay.face), strict=True):
            place = lay.key + step
            if place not in town.taken:
                before = town.rows_at(place) or town.corners.get(place, ())
                changed[place] = (*before, row)
        if town.diagonal:
            for step, row in zip(CORNERWISE, corner_rows(lay.face), strict=True):
                place = lay.key + step
                if place in town.single or place in town.many:
                    changed[place] = (*town.rows_at(place), row)
        return changed

    def _best(self, tile: int, taken: int, changed: dict[int, Rows]) -> int:
        start = tile * WAYS
        most = 0
        for rows in changed.values():
            bound = 0
            for _, best in rows:
                bound += best[tile]
            if bound > most:
                most = max(most, *worths(rows, start))
        for worth, key in self._ranked(tile):
            if worth <= most:
                break
            if key != taken and key not in changed:
                return worth
        return most

    def _ranked(self, tile: int) -> list[tuple[int, int]]:
        """What a tile scores at every place now, best first."""
        ranked = self._known.get(tile)
        if ranked is None:
            town, start = self._town, tile * WAYS
            ranked = [(row.best[tile], key) for key, row in town.single.items()]
            ranked += [(max(worths(rows, start)), key) for key, rows in town.many.items()]
            ranked.sort(reverse=True)
            self._known[tile] = ranked
        return ranked
