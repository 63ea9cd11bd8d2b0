"""A second scorer of Chikyu, slow and plain: it reads codes such as "T4" and knows no rules module.

Boats stand in stacks on the spaces of a track, as wooden ones do; the lowest is the first.
"""

from dataclasses import dataclass

LIMITS = {2: 4, 3: 3, 4: 4, 5: 5}

Pile = list[str]


@dataclass
class Track:
    """Spaces with stacks of boats, bottom first."""

    spaces: dict[int, list[int]]

    @classmethod
    def of(cls, points: list[int], longest: list[int]) -> "Track":
        track = cls({})
        for boat in longest:
            track.spaces.setdefault(points[boat], []).append(boat)
        return track

    def space(self, boat: int) -> int:
        return next(space for space, stack in self.spaces.items() if boat in stack)

    def order(self) -> list[int]:
        """Most points first, then from the bottom of the stack."""
        return [boat for space in sorted(self.spaces, reverse=True) for boat in self.spaces[space]]

    def sail(self, boat: int, points: int) -> None:
        old = self.space(boat)
        new = max(0, old + points)
        if new != old:
            self.spaces[old].remove(boat)
            self.spaces.setdefault(new, []).append(boat)


def count(piles: list[Pile], letter: str) -> int:
    return sum(code[0] == letter for pile in piles for code in pile)


def in_fives(points: int, piles: list[Pile], limit: int) -> int:
    """What Leizy leaves of a phase."""
    if count(piles, "L") <= limit:
        return points
    while points % 5:
        points += -1 if points > 0 else 1
    return points


def first_phase(piles: list[Pile], limit: int, expansion: bool) -> int:
    """Piles, colours and halving, before Leizy."""
    pink = -3 if count(piles, "I") > limit else 3
    total = 0
    for pile in piles:
        total += pink if any(code[0] == "I" for code in pile) else 2
    colours = {code[0] for pile in piles for code in pile}
    number = len(colours) + (1 if count(piles, "F") >= 2 else 0)
    bonus = {7: 10} if not expansion else {8: 11}
    total += bonus.get(number, number)
    if count(piles, "D") > limit and total >= 0:
        total = (total - total % 2) // 2
    return total


def score(
    piles_of: list[list[Pile]], expansion: bool, points: list[int], longest: list[int]
) -> tuple[list[int], list[list[int]]]:
    """Everybody's points after the round, and the order of every phase and of the track then."""
    seats = len(piles_of)
    limit = LIMITS[seats]
    track = Track.of(points, longest)
    orders = [track.order()]
    for boat in orders[0]:
        piles = piles_of[boat]
        track.sail(boat, in_fives(first_phase(piles, limit, expansion), piles, limit))
    orders.append(track.order())
    for boat in orders[1]:
        piles = piles_of[boat]
        if count(piles, "T") > limit:
            track.sail(boat, in_fives(-count(piles, "T"), piles, limit))
    orders.append(track.order())
    net = [0] * seats
    for giver in range(seats):
        if count(piles_of[giver], "F") > limit:
            for other in range(seats):
                if track.space(other) < track.space(giver):
                    net[other] += 3
                    net[giver] -= 3
    for boat in orders[2]:
        track.sail(boat, in_fives(net[boat], piles_of[boat], limit))
    return [track.space(boat) for boat in range(seats)], [*orders, track.order()]
