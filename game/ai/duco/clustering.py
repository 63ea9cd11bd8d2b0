"""The master in Corner Cluster: sets for itself, and few left for the next seat."""

from typing import Final

from game.ai.considering import Work
from game.ai.duco.corners import Shift, best_shift, rearrangement, sets_in, shifted, shifts
from game.core.rng import Rng
from game.rules.duco.clusters import CROSSINGS, turned_apart
from game.rules.duco.moves import DucoMove
from game.rules.duco.tiles import FACES, QUARTERS, Tile
from game.rules.duco.view import DucoView
from game.rules.duco.worlds import unseen_tiles

SHORTLIST: Final = 24
"""Rearrangements after which the next turn is imagined."""
REFILLS: Final = 4
"""Imagined fillings of the gaps for each."""


class Clustering:
    """One decision in Corner Cluster."""

    def __init__(self, view: DucoView, rng: Rng) -> None:
        self._view = view
        self._rng = rng
        self._faces = [laid.face.index for laid in view.laid]
        self._unseen = unseen_tiles(view) or [face.tile for face in view.removed]
        self.judged: list[tuple[float, float, Shift]] = []
        """Value, sets that it leaves to the next seat on average, and the rearrangement."""

    def decide(self) -> Work[DucoMove]:
        """Judge, and give the best."""
        yield from self.judge()
        return rearrangement(self.judged[0][2])

    def judge(self) -> Work[DucoMove]:
        """Look at all, and at the best again by what they leave, unless nobody comes after us."""
        found: list[tuple[int, float, Shift]] = []
        for group in shifts(self._faces):
            found += [(shift.sets, self._rng.random(), shift) for shift in group]
            yield
        found.sort(key=lambda each: each[:2], reverse=True)
        refills = 0 if self._is_last_turn(found[0][2]) else REFILLS
        new = [self._new_tiles() for _ in range(refills)]
        for sets, _, shift in found[:SHORTLIST]:
            left = 0
            for tiles in new:
                left += best_shift(self._refilled(shifted(self._faces, shift), tiles)).sets
                yield
            mean = left / max(refills, 1)
            self.judged.append((sets - mean, mean, shift))
        self.judged.sort(key=lambda each: each[0], reverse=True)
        return self._view.legal[0]

    def _is_last_turn(self, best: Shift) -> bool:
        view = self._view
        goal = view.options.goal
        assert goal is not None
        enough = view.last_round or view.points[view.viewer] + best.sets >= goal
        return enough and (view.viewer + 1) % view.options.seats == view.first

    def _new_tiles(self) -> list[Tile]:
        """Tiles as they may come from the stack, the same for all rearrangements."""
        tiles = list(self._unseen)
        self._rng.shuffle(tiles)
        return tiles

    def _refilled(self, faces: list[int], tiles: list[Tile]) -> list[int]:
        gaps = sorted({index for number in sets_in(faces) for index in CROSSINGS[number].tiles})
        if not gaps:
            return faces
        lying = [FACES[face] for face in faces]
        for number, gap in enumerate(gaps):
            tile = tiles[number % len(tiles)]
            lying[gap] = tile.faces[(number + tile.number) % QUARTERS]
        return [face.index for face in turned_apart(lying, gaps)]
