"""What DuCo shows in the workshop: its states, its busiest moments, and strips of a film."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from game.app.settings import Settings
from game.kits.duco.kit import DUCO
from game.kits.set_up import SetUp
from scenes.games.duco.playmat import DucoMat
from scenes.table.table_scene import AnyTableScene
from workshop.duco.coach_states import coach_states
from workshop.duco.menu_states import menu_states
from workshop.duco.moments import busy_table, moments
from workshop.duco.table_states import ROUNDS, table_states
from workshop.duco.tables import open_table, script_of
from workshop.duco.tile_entries import tile_entries
from workshop.exhibits import Exhibits
from workshop.gallery.gallery_state import BOTS, PERSON, State, laid
from workshop.gallery.studio import Studio


def states() -> Iterator[State]:
    """The screens around the table first."""
    yield from menu_states()
    yield from table_states()
    yield from coach_states()


def rest(studio: Studio, seconds: float) -> None:
    """The table waits for the person."""
    open_table(studio, script_of(studio, 4 * ROUNDS), seconds)


def film(seats: int) -> Settings:
    """Guests at so many seats."""
    chairs = (*BOTS, replace(PERSON, name="Buriku", avatar="donkey", character="donkey"))
    return laid(SetUp(DUCO.key, tuple(replace(chair, level="guest") for chair in chairs[:seats])))


def strip(table: AnyTableScene) -> str | None:
    """What the table is busy with, if that is worth a strip."""
    assert isinstance(table.mat, DucoMat)
    display = table.mat.display
    moments = {
        "deal": bool(display.riffle) or (display.turn_of is None and bool(display.flying)),
        "goal passed": display.passing is not None,
        "end": display.night is not None,
        "scoring": display.number is not None,
        "growing": display.gliding,
        "laying": bool(display.flying),
    }
    return next((name for name, is_now in moments.items() if is_now), None)


EXHIBITS: Final = Exhibits(states, moments, busy_table, rest, film, strip, tile_entries)
"""All of them, by the name under which the workshop looks for it."""
