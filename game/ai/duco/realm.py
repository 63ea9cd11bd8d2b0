"""Conquest, made for quick searching: who owns what at every place, and everybody's groups."""

from collections.abc import Iterable
from typing import Final

from game.ai.duco.profiles import WAYS, Row, side_rows
from game.rules.duco.board import Laid
from game.rules.duco.cells import BESIDE, key_of
from game.rules.duco.options import GROUP_BONUS

NOBODY: Final = -1


class Realm:
    """A town of owned tiles with the count as it would be now."""

    __slots__ = ("groups", "largest", "matches", "places", "seats", "taken")

    def __init__(self, laid: Iterable[Laid], seats: int) -> None:
        self.seats = seats
        self.taken: set[int] = set()
        self.places: dict[int, tuple[tuple[Row, int], ...]] = {}
        self.groups: list[dict[int, frozenset[int]]] = [{} for _ in range(seats)]
        self.largest = [0] * seats
        self.matches = [0] * seats
        for each in laid:
            owner = NOBODY if each.seat is None else each.seat
            self.lay(key_of(each.cell), each.face.index, owner)

    def clone(self) -> "Realm":
        """A realm of its own."""
        twin = Realm((), self.seats)
        twin.taken = self.taken.copy()
        twin.places = self.places.copy()
        twin.groups = [groups.copy() for groups in self.groups]
        twin.largest = self.largest[:]
        twin.matches = self.matches[:]
        return twin

    def points(self) -> list[int]:
        """Everybody's points if the game ended now."""
        return [
            matches + GROUP_BONUS * group
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
        lone = 0 if self.largest[seat] else own * GROUP_BONUS
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
        return GROUP_BONUS * max(size - self.largest[seat], 0)
