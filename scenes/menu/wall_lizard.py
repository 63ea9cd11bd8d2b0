"""The lizard of the waterfront: it clings to a wall, and now and then it runs to another one."""

from __future__ import annotations

import math
from collections.abc import Sequence

from game.core.rng import Rng
from scenes.art.harbour.waterfront_plan import QUAY, HarbourStreet
from scenes.art.lizard import CLIMBING, RUN_FRAMES, lizard_sprite, run_pose
from scenes.art.palette import GREEN, PALETTE
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import sprite

HEIGHT = 136.0
SPEED = 250.0
BURST = 0.85
BREATH = 0.3
STRIDE = 11.0
BEND = 26.0
REST = (14.0, 30.0)

Spot = tuple[float, float]


class WallLizard:
    """All lengths are units of the street; time comes in through `update`."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng
        self._perches: tuple[Spot, ...] = ()
        self._way: Sequence[Spot] = ()
        self._length = 0.0
        self._travelled = 0.0
        self._clock = 0.0
        self._rest = 6.0
        self._perch = 0
        self._tilt = 32.0

    @property
    def is_running(self) -> bool:
        return self._travelled < self._length

    def settle(self, street: HarbourStreet, left: float) -> None:
        """Find the walls to cling to right of `left`, in pixels, and sit down on one of them."""
        first, last = left / street.unit + 50, street.width - 50
        # On a green wall nobody would see it.
        green = PALETTE.houses.index(GREEN)
        boxes = [house.box for house in street.houses if house.colour != green]
        middles = [(box.x + box.width / 2, box.y + box.height * 0.42) for box in boxes]
        self._perches = tuple(spot for spot in middles if first < spot[0] < last)
        self._perch = min(self._perch or 1, max(0, len(self._perches) - 1))
        self._way, self._length, self._travelled = (), 0.0, 0.0

    def update(self, dt: float) -> bool:
        """True while it runs."""
        if not self._perches:
            return False
        self._clock += dt
        if self.is_running:
            if self._clock % (BURST + BREATH) < BURST:
                self._travelled = min(self._length, self._travelled + SPEED * dt)
            if self._travelled >= self._length:
                self._clock, self._rest = 0.0, REST[0] + self._rng.random() * (REST[1] - REST[0])
            return True
        if self._clock >= self._rest and len(self._perches) > 1:
            self._set_out()
        return self.is_running

    def draw(self, painter: Painter, street: HarbourStreet) -> None:
        if not self._perches:
            return
        (x, y), angle = self._pose()
        frame = int(self._travelled / STRIDE) % RUN_FRAMES
        pose = run_pose(frame) if self.is_running else CLIMBING
        picture = sprite(lizard_sprite, pose, round(HEIGHT * street.unit))
        painter.sprite(
            picture, (x * street.unit, y * street.unit), angle=angle, resting=not self.is_running
        )

    def _set_out(self) -> None:
        """Down the wall, along the quay, up another wall."""
        others = [at for at in range(len(self._perches)) if at != self._perch]
        start, self._perch = self._perches[self._perch], self._rng.choice(others)
        end = self._perches[self._perch]
        self._tilt = self._rng.choice((-34.0, 26.0, 38.0))
        walk = QUAY + 6
        self._way = (start, (start[0], walk), (end[0], walk), end)
        self._length = sum(map(math.dist, self._way, self._way[1:]))
        self._travelled = self._clock = 0.0

    def _pose(self) -> tuple[Spot, float]:
        if not self.is_running:
            return self._perches[self._perch], self._tilt
        behind, ahead = self._spot(self._travelled - BEND), self._spot(self._travelled + BEND)
        here = self._spot(self._travelled)
        # The mean of three spots on the way cuts the corners round.
        x, y = ((behind[axis] + here[axis] + ahead[axis]) / 3 for axis in (0, 1))
        heading = math.degrees(math.atan2(behind[0] - ahead[0], behind[1] - ahead[1]))
        left = self._length - self._travelled
        if left < 2 * BEND:
            heading += self._tilt * (1 - left / (2 * BEND))
        return (x, y), heading

    def _spot(self, distance: float) -> Spot:
        distance = min(max(0.0, distance), self._length)
        for start, end in zip(self._way, self._way[1:], strict=False):
            step = math.dist(start, end)
            if distance <= step and step:
                share = distance / step
                return (
                    start[0] + (end[0] - start[0]) * share,
                    start[1] + (end[1] - start[1]) * share,
                )
            distance -= step
        return self._way[-1]
