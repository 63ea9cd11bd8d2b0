"""What Chikyu shows in the workshop: its states, its busiest moments, and strips of a film."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from game.app.settings import Settings
from game.kits.chikyu.kit import CHIKYU
from game.kits.set_up import SetUp
from scenes.games.chikyu.playmat import ChikyuMat
from scenes.table.table_scene import AnyTableScene
from workshop.chikyu.menu_states import menu_states
from workshop.chikyu.moments import busy_table, moments
from workshop.chikyu.reef_entries import reef_entries
from workshop.chikyu.scoring_states import ending_states, scoring_states
from workshop.chikyu.table_states import table_states
from workshop.chikyu.tables import PERSON_SEAT, open_table, script_until
from workshop.exhibits import Exhibits
from workshop.gallery.gallery_state import BOTS, PERSON, State, laid
from workshop.gallery.studio import Studio


def states() -> Iterator[State]:
    """The screens around the table first."""
    yield from menu_states()
    yield from table_states()
    yield from scoring_states()
    yield from ending_states()


def rest(studio: Studio, seconds: float) -> None:
    """The table waits for the person."""
    script = script_until(
        studio, lambda view: view.chooser == PERSON_SEAT and len(view.trick) > 1
    )  # fmt: skip
    open_table(studio, script, seconds)


def film(seats: int) -> Settings:
    """Guests at so many seats."""
    chairs = (*BOTS, replace(PERSON, name="Buriku", avatar="donkey", character="donkey"))
    return laid(SetUp(CHIKYU.key, tuple(replace(chair, level="guest") for chair in chairs[:seats])))


def strip(table: AnyTableScene) -> str | None:
    """What the table is busy with, if that is worth a strip."""
    assert isinstance(table.mat, ChikyuMat)
    display = table.mat.display
    moments = {
        "end": display.voyage is not None,
        "scoring": display.scoring is not None,
        "deal": 0 < display.turning < 1,
        "sitting out": display.snail is not None,
        "taking": len(display.trick) == len(display.order) > 0 and bool(display.flying),
        "playing": bool(display.flying),
    }
    return next((name for name, is_now in moments.items() if is_now), None)


EXHIBITS: Final = Exhibits(states, moments, busy_table, rest, film, strip, reef_entries)
"""All of them, by the name under which the workshop looks for it."""
