"""The master in Corner Cluster: sets for itself, and few left for the next seat.

The rearrangements that make the most sets meet the same imagined fillings of the gaps, and those
that leave more than others drop out.
"""

from typing import Final

from game.ai.bot import Work
from game.ai.duco.search.corners import Shift, rearrangement, sets_in, shifted, shifts
from game.ai.duco.search.most_sets import most_sets
from game.ai.race import Race
from game.core.rng import Rng
from game.rules.duco.moves import DucoMove
from game.rules.duco.town.clusters import CROSSINGS, turned_apart
from game.rules.duco.town.tiles import FACES, QUARTERS, Tile
from game.rules.duco.view import DucoView
from game.rules.duco.worlds import unseen_tiles

SHORTLIST: Final = 60
"""Rearrangements after which the next turn is imagined, of those that make the most sets."""
FEWEST: Final = 6
"""So many are looked at in any case, for whoever asks for more than one."""
REPLIES: Final = 1_300
"""Next turns that may be imagined."""
BATCH: Final = 8
"""Fillings between two looks at which rearrangements have fallen behind."""
DOUBT: Final = 3.0
"""Standard errors by which one must trail the best before it is dropped."""
REPLIES_A_STEP: Final = 4
"""Next turns imagined in about a millisecond."""


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
        most = found[0][0]
        best = [shift for _, _, shift in found[:SHORTLIST] if shift.sets == most]
        best += [shift for _, _, shift in found[len(best) : FEWEST]]
        if self._is_last_turn(best[0]):
            self.judged = [(shift.sets, 0.0, shift) for shift in best]
        else:
            yield from self._compare(best)
        return self._view.legal[0]

    def _compare(self, best: list[Shift]) -> Work[DucoMove]:
        """Imagine the next turn after each of them until one stands out."""
        after = [shifted(self._faces, shift) for shift in best]
        race, replies = Race(len(best), DOUBT), 0
        left, looks = [0] * len(best), [0] * len(best)
        while replies < REPLIES and (len(race.alive) > 1 or not replies):
            for _ in range(BATCH):
                tiles = self._new_tiles()
                values = []
                for place in race.alive:
                    reply = most_sets(refilled(after[place], tiles))
                    left[place] += reply
                    looks[place] += 1
                    values.append(best[place].sets - reply)
                    replies += 1
                    if replies % REPLIES_A_STEP == 0:
                        yield
                race.add(values)
            race.drop_behind()
        judged = []
        for place, shift in enumerate(best):
            mean = left[place] / looks[place]
            judged.append((place == race.leader, shift.sets - mean, mean, shift))
        judged.sort(key=lambda each: each[:2], reverse=True)
        self.judged = [each[1:] for each in judged]
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


def refilled(faces: list[int], tiles: list[Tile]) -> list[int]:
    """The faces when the tiles of all sets are taken and others lie in their place."""
    gaps = sorted({index for number in sets_in(faces) for index in CROSSINGS[number].tiles})
    if not gaps:
        return faces
    lying = [FACES[face] for face in faces]
    for number, gap in enumerate(gaps):
        tile = tiles[number % len(tiles)]
        lying[gap] = tile.faces[(number + tile.number) % QUARTERS]
    return [face.index for face in turned_apart(lying, gaps)]
