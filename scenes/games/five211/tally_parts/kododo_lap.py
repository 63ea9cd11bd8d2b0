"""The lap of the lizards: once round the table, past every seat.

Heading and pose follow from the place on the lap alone, so that all who run it share pictures.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import atan2, copysign, cos, degrees, hypot, pi, sin, tau

from pygame import Rect

from scenes.art.lizard import RUN_FRAMES

ACROSS, DOWN, HIGHER = 0.426, 0.358, 0.02
"""Half of the lap in widths and heights of the stage, and how far above its middle it lies."""
BULGE = 0.8
"""Below 1 it is less round: it keeps to the edges, where the seats are."""
STEPS = 36
"""Places that differ in heading or pose."""
POSES = 3
TURN = 10
SEARCHED = 72

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Stance:
    """How a lizard is drawn: turned by degrees, in one of the poses of its run."""

    angle: int = 0
    frame: int = 0


@dataclass(frozen=True, slots=True)
class Lap:
    """On a stage; shares of the way go clockwise from the top."""

    stage: Rect

    def point(self, share: float) -> Point:
        """Where one is after a share of the way."""
        across, up = sin(tau * share), cos(tau * share)
        return (
            self.stage.centerx + self.stage.width * ACROSS * _bulged(across),
            self.stage.centery - self.stage.height * (HIGHER + DOWN * _bulged(up)),
        )

    def stance(self, share: float) -> Stance:
        """Along the way, a pose further with every step."""
        step = int(share % 1.0 * STEPS)
        (x, y), (bx, by) = self.point(step / STEPS), self.point((step + 1) / STEPS)
        return Stance(towards((x, y), (bx, by)), step % POSES * (RUN_FRAMES // POSES))

    def nearest(self, place: Point) -> float:
        """The share of the way that passes nearest to a place."""

        def distance(share: float) -> float:
            x, y = self.point(share)
            return hypot(x - place[0], y - place[1])

        return min((number / SEARCHED for number in range(SEARCHED)), key=distance)

    def starts(self, places: Sequence[Point]) -> list[float]:
        """Where each joins it: evenly apart, in the order of the places and near to them."""
        wished = [self.nearest(place) for place in places]
        order = sorted(range(len(places)), key=lambda number: wished[number])
        # A mean of what lies on a circle is that of its directions.
        drift = [tau * (wished[who] - rank / len(places)) for rank, who in enumerate(order)]
        begin = atan2(sum(map(sin, drift)), sum(map(cos, drift))) / tau
        shares = {who: begin + rank / len(places) for rank, who in enumerate(order)}
        return [shares[number] for number in range(len(places))]


def towards(place: Point, goal: Point) -> int:
    """The angle of a lizard that looks from one place to another, in steps."""
    heading = degrees(atan2(place[0] - goal[0], place[1] - goal[1]))
    return round(heading / TURN) * TURN


def before(place: Point, angle: float, distance: float) -> Point:
    """So far before the nose of a lizard that is turned so."""
    turn = angle * pi / 180
    return place[0] - sin(turn) * distance, place[1] - cos(turn) * distance


def _bulged(share: float) -> float:
    return copysign(abs(share) ** BULGE, share)
