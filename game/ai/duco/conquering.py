"""The master in Conquest: points that nobody else gets too, and games played out to the end."""

from dataclasses import dataclass
from typing import Final

from game.ai.considering import Work
from game.ai.duco.effort import CONQUEST
from game.ai.duco.profiles import WAYS
from game.ai.duco.realm import NOBODY, Realm
from game.ai.duco.style import PLAIN, Style, liking
from game.ai.race import Race
from game.core.rng import Rng
from game.rules.duco.cells import cell_of, key_of
from game.rules.duco.moves import DucoMove, Lay
from game.rules.duco.tiles import FACES
from game.rules.duco.view import DucoView
from game.rules.duco.worlds import unseen_tiles

TILES_A_STEP: Final = 40
"""Tiles tried in play-outs in about a millisecond."""


@dataclass(frozen=True, slots=True)
class Claim:
    """A lay and its worth to the seat over what it gives to the others, as a mean."""

    key: int
    face: int
    value: float


class Conquering:
    """One decision in Conquest."""

    def __init__(self, view: DucoView, rng: Rng, style: Style = PLAIN) -> None:
        self._view = view
        self._rng = rng
        self._style = style
        self._seats = view.options.seats
        self._realm = Realm((), self._seats)
        self._own = self._seats - 1
        self._shared = self._seats - 2
        self._unseen = self._unseen_by_seat()

    def prepare(self) -> Work[DucoMove]:
        """Look at what lies there."""
        for laid in self._view.laid:
            owner = NOBODY if laid.seat is None else laid.seat
            self._realm.lay(key_of(laid.cell), laid.face.index, owner)
            yield  # a tile that is met for the first time takes a while
        return self._view.legal[0]

    def claims(self) -> list[Claim]:
        """Every lay, best first by what it brings over the others."""
        view, realm = self._view, self._realm
        tile = view.hands[view.viewer][0].tile.number
        board = None if self._style is PLAIN else view.board()
        found = []
        for key in sorted(realm.places):
            bonus = self._own * realm.bonus(key, view.viewer)
            ways = realm.worths(key, tile * WAYS, view.viewer, self._own, self._shared)
            for turn, worth in enumerate(ways):
                value = (worth + bonus) / self._own
                face = tile * WAYS + turn
                if board is not None:
                    value += liking(self._style, board, FACES[face], key, view.viewer)
                found.append((value, self._rng.random(), Claim(key, face, value)))
        found.sort(key=lambda each: each[:2], reverse=True)
        return [claim for _, _, claim in found]

    def decide(self) -> Work[DucoMove]:
        """Play the best lays to the end until one stands out."""
        yield from self.prepare()
        best = self.claims()[: CONQUEST.lays]
        race, left, done = Race(len(best), CONQUEST.doubt), CONQUEST.tiles, 0
        while len(race.alive) > 1 and left > 0:
            for _ in range(CONQUEST.batch):
                stacks = self._imagine()
                values = []
                for place in race.alive:
                    tried, share = self._play_out(best[place], stacks)
                    done += tried
                    values.append(share + CONQUEST.trust * best[place].value)
                    if done >= TILES_A_STEP:
                        left -= done
                        done = 0
                        yield
                race.add(values)
            race.drop_behind()
        chosen = best[race.leader]
        return Lay(FACES[chosen.face], cell_of(chosen.key))

    def _play_out(self, claim: Claim, stacks: list[list[int]]) -> tuple[int, float]:
        """Everybody lays what counts most for themselves; we, what counts most over the others."""
        me, seats, realm = self._view.viewer, self._seats, self._realm.clone()
        realm.lay(claim.key, claim.face, me)
        drawn = [0] * seats
        drawn[me] = 1
        seat, tried = me, 1
        while True:
            seat = (seat + 1) % seats
            if drawn[seat] == len(stacks[seat]):
                break
            tile = stacks[seat][drawn[seat]]
            drawn[seat] += 1
            tried += 1
            shared = self._shared if seat == me else self._own
            _, key, face = realm.best(tile, seat, self._own, shared)
            realm.lay(key, face, seat)
        points = realm.points()
        most = max(points)
        return tried, 1 / points.count(most) if points[me] == most else 0.0

    def _imagine(self) -> list[list[int]]:
        """The tiles that everybody lays from now on, hands first."""
        stacks = []
        for seat, hand in enumerate(self._view.hands):
            unseen = self._unseen[seat]
            self._rng.shuffle(unseen)
            held = [face.tile.number for face in hand]
            stacks.append(held + unseen[: self._view.own_sizes[seat]])
        return stacks

    def _unseen_by_seat(self) -> list[list[int]]:
        unseen = unseen_tiles(self._view)
        return [
            [tile.number for tile in unseen if tile.square is colour]
            for colour in self._view.colours
        ]
