"""The coach at the table of DuCo: a hint, its reasons, and a look back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from game.core.options import OptionValue
from game.kits.duco.kit import DUCO
from scenes.coach.what_if_scene import WhatIfScene
from scenes.engine.input.inputs import Action
from scenes.games.duco.coach.coach_pages import COACH_PAGES
from workshop.duco.tables import PERSON_SEAT, open_table, script_of, table_for
from workshop.gallery.gallery_state import State, laid
from workshop.gallery.studio import SETTLED, Studio

MOVES = 5
HINTED: dict[str, dict[str, OptionValue]] = {
    "cross": {},
    "chaos": {"mode": "chaos"},
    "corner-cluster": {"mode": "corner cluster"},
    "conquest": {"mode": "conquest"},
}


def coach_states() -> Iterator[State]:
    """All of them."""
    for name, answers in HINTED.items():
        table = laid(table_for(3, **answers))
        yield State(f"duco-hint-{name}", partial(_hint, why=False), table)
        yield State(f"duco-hint-why-{name}", partial(_hint, why=True), table)
        yield State(f"duco-what-if-{name}", _what_if, table)
    large = replace(laid(table_for(3)), text_scale=200)
    yield State("duco-hint-text-200", partial(_hint, why=True), large)
    yield State("duco-what-if-text-200", _what_if, large)


def _hint(studio: Studio, *, why: bool) -> None:
    """The table lights the best move; asked again, the coach tells why."""
    open_table(studio, script_of(studio, MOVES))
    studio.press(Action.HINT)
    studio.run(SETTLED)
    if why:
        studio.press(Action.HINT)
        studio.run(SETTLED)
    studio.scene.dirty = True
    studio.run(0.0)


def _what_if(studio: Studio) -> None:
    script = script_of(studio, MOVES)
    open_table(studio, script)
    studio.app.push(WhatIfScene(script.session, PERSON_SEAT, DUCO, COACH_PAGES))
    studio.run(SETTLED)
