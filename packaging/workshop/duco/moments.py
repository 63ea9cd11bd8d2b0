"""The busiest moments of a match: the first tiles, a ghost over a large town, its growth."""

from __future__ import annotations

from dataclasses import replace

from game.app.settings import Settings, When
from game.rules.duco.moves import DucoMove
from workshop.duco.tables import PERSON_SEAT, display_of, open_table, script_of, table_for
from workshop.exhibits import Moment
from workshop.gallery.gallery_state import laid
from workshop.gallery.studio import FRAME, Studio

FIRST_SECOND = round(1 / FRAME)
LARGE = 32
"""Moves after which the town has some forty tiles."""
PLACES = 120


def busy_table() -> Settings:
    """Four seats with quick bots; the usual comforts, and nobody who has to go on."""
    set_up = table_for(4)
    quick = tuple(replace(c, level=c.level and "guest") for c in set_up.chairs)
    return replace(laid(replace(set_up, chairs=quick)), round_wait=When.NEVER, explains=False)


def moments() -> tuple[Moment, ...]:
    """All of them, in the order of a match."""
    tour, laying = Tour(), Laying()
    return (
        Moment("first nine tiles", _deal, _is_dealt, FIRST_SECOND),
        Moment("ghost over forty tiles", tour.start, tour.is_over),
        Moment("laying and scoring", laying.start, laying.is_over),
    )


def _deal(studio: Studio, seed: int) -> None:
    studio.show(studio.make_table(studio.deal(seed)), FRAME)


def _is_dealt(studio: Studio) -> bool:
    display = display_of(studio)
    return display.turn_of is not None and not display.flying


class Tour:
    """A place after the other is looked at, so that every frame shows another ghost."""

    def __init__(self) -> None:
        self._left: list[DucoMove] = []

    def start(self, studio: Studio, seed: int) -> None:
        """At a large town."""
        script = script_of(studio, LARGE, seed)
        open_table(studio, script, 1.0)
        legal = script.session.view(PERSON_SEAT).legal
        self._left = [legal[step * 37 % len(legal)] for step in range(PLACES)]

    def is_over(self, studio: Studio) -> bool:
        """Go on to the next place."""
        if not self._left:
            return True
        studio.table.mat.chooser.put_forward(self._left.pop())
        return False


class Laying:
    """The person lays: the tile settles, its lamps count up, the number flies to the seat."""

    def __init__(self) -> None:
        self._before = 0

    def start(self, studio: Studio, seed: int) -> None:
        """At a large town."""
        script = script_of(studio, LARGE, seed)
        open_table(studio, script, 1.0)
        self._before = len(display_of(studio).turns)
        script.move()

    def is_over(self, studio: Studio) -> bool:
        """The tile is counted, and the town at rest."""
        display = display_of(studio)
        busy = display.flying or display.number is not None or display.gliding
        return len(display.turns) > self._before and not busy
