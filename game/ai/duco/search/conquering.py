"""The master in Conquest: points that nobody else gets too, and games played out to the end."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from game.ai.bot import Work
from game.ai.duco.search.effort import CONQUEST
from game.ai.duco.search.profiles import WAYS, ScoreRow, side_rows
from game.ai.duco.taste import PLAIN, Taste, liking
from game.ai.race import Race
from game.core.rng import Rng
from game.rules.duco.moves import DucoMove, Lay
from game.rules.duco.town.board import Laid
from game.rules.duco.town.cells import BESIDE, cell_of, key_of
from game.rules.duco.town.tiles import FACES
from game.rules.duco.view import DucoView
from game.rules.duco.worlds import unseen_tiles

NOBODY: Final = -1


class Realm:
    """A town of owned tiles with the count as it would be now."""

    __slots__ = ("group_bonus", "groups", "largest", "matches", "places", "seats", "taken")

    def __init__(self, laid: Iterable[Laid], seats: int, group_bonus: int) -> None:
        self.seats = seats
        self.group_bonus = group_bonus
        self.taken: set[int] = set()
        self.places: dict[int, tuple[tuple[ScoreRow, int], ...]] = {}
        self.groups: list[dict[int, frozenset[int]]] = [{} for _ in range(seats)]
        self.largest = [0] * seats
        self.matches = [0] * seats
        for each in laid:
            owner = NOBODY if each.seat is None else each.seat
            self.lay(key_of(each.cell), each.face.index, owner)

    def clone(self) -> "Realm":
        """A realm of its own."""
        twin = Realm((), self.seats, self.group_bonus)
        twin.taken = self.taken.copy()
        twin.places = self.places.copy()
        twin.groups = [groups.copy() for groups in self.groups]
        twin.largest = self.largest[:]
        twin.matches = self.matches[:]
        return twin

    def points(self) -> list[int]:
        """Everybody's points if the game ended now."""
        return [
            matches + self.group_bonus * group
            for matches, group in zip(self.matches, self.largest, strict=True)
        ]

    def lay(self, key: int, face: int, owner: int) -> None:
        """Add a tile; a match counts for both owners, between own tiles once."""
        self.taken.add(key)
        for row, other in self.places.pop(key, ()):
            if owner != NOBODY:
                self.matches[owner] += row.ways[face]
            if other not in (NOBODY, owner):
                self.matches[other] += row.ways[face]
        for step, row in zip(BESIDE, side_rows(face), strict=True):
            place = key + step
            if place not in self.taken:
                self.places[place] = (*self.places.get(place, ()), (row, owner))
        if owner != NOBODY:
            groups = self.groups[owner]
            group = frozenset({key}).union(*(groups.get(key + step, ()) for step in BESIDE))
            groups.update(dict.fromkeys(group, group))
            self.largest[owner] = max(self.largest[owner], len(group))

    def best(self, tile: int, seat: int, own: int, shared: int) -> tuple[int, int, int]:
        """The best lay by weights: its worth, the key of the place, and the index of the face.

        `own` weighs matches that count for the seat alone and the bonus, `shared` those that
        count for another seat as well.
        """
        most, best_key, best_face = -1, 0, 0
        start = tile * WAYS
        lone = 0 if self.largest[seat] else own * self.group_bonus
        for key, rows in self.places.items():
            bound, joins = 0, False
            for row, owner in rows:
                if owner == seat:
                    joins = True
                    bound += own * row.best[tile]
                else:
                    bound += (own if owner == NOBODY else shared) * row.best[tile]
            bonus = own * self.bonus(key, seat) if joins else lone
            if bound + bonus > most:
                ways = self.worths(key, start, seat, own, shared)
                worth = max(ways)
                if worth + bonus > most:
                    most, best_key, best_face = worth + bonus, key, start + ways.index(worth)
        return most, best_key, best_face

    def worths(self, key: int, start: int, seat: int, own: int, shared: int) -> list[int]:
        """What a tile is worth at a place by weights, for each of its four ways to lie."""
        one = two = three = four = 0
        for row, owner in self.places[key]:
            weight = own if owner in (seat, NOBODY) else shared
            if weight:
                ways = row.ways
                one += weight * ways[start]
                two += weight * ways[start + 1]
                three += weight * ways[start + 2]
                four += weight * ways[start + 3]
        return [one, two, three, four]

    def bonus(self, key: int, seat: int) -> int:
        """What a tile here adds to the bonus of a seat's largest group."""
        groups = self.groups[seat]
        joined = [group for step in BESIDE if (group := groups.get(key + step))]
        if len(joined) > 1:
            joined = list(dict.fromkeys(joined))
        size = 1 + sum(map(len, joined))
        return self.group_bonus * max(size - self.largest[seat], 0)


TILES_A_STEP: Final = 40
"""Tiles tried in play-outs in about a millisecond."""


@dataclass(frozen=True, slots=True)
class ConquestLay:
    """A lay and its worth to the seat over what it gives to the others, as a mean."""

    key: int
    face: int
    value: float


class Conquering:
    """One decision where everybody's own tiles are counted at the end."""

    def __init__(self, view: DucoView, rng: Rng, style: Taste = PLAIN) -> None:
        self._view = view
        self._rng = rng
        self._style = style
        self._seats = view.options.seats
        self._realm = Realm((), self._seats, view.options.group_bonus)
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

    def claims(self) -> list[ConquestLay]:
        """Every lay, best first by what it brings over the others."""
        view, realm = self._view, self._realm
        board = None if self._style is PLAIN else view.board()
        tiles = [held.tile.number for held in view.hands[view.viewer]]
        found = []
        for key in sorted(realm.places):
            bonus = self._own * realm.bonus(key, view.viewer)
            for tile in tiles:
                ways = realm.worths(key, tile * WAYS, view.viewer, self._own, self._shared)
                for turn, worth in enumerate(ways):
                    value = (worth + bonus) / self._own
                    face = tile * WAYS + turn
                    if board is not None:
                        value += liking(self._style, board, FACES[face], key, view.viewer)
                    found.append((value, self._rng.random(), ConquestLay(key, face, value)))
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

    def _play_out(self, claim: ConquestLay, stacks: list[list[int]]) -> tuple[int, float]:
        """Everybody lays what counts most for themselves; we, what counts most over the others."""
        me, seats, realm = self._view.viewer, self._seats, self._realm.clone()
        realm.lay(claim.key, claim.face, me)
        mine = stacks[me][:]
        mine.remove(claim.face // WAYS)
        stacks = [*stacks[:me], mine, *stacks[me + 1 :]]
        drawn = [0] * seats
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
