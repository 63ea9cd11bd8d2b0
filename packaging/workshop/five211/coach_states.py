"""The coach at the table: the odds, a look back, and a character that speaks."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import partial

from game.kits.five211.kit import FIVE211
from game.rules.five211.options import Variant
from scenes.coach.what_if_scene import WhatIfScene
from scenes.games.five211.coach.coach_pages import COACH_PAGES
from workshop.five211.rounds import Found
from workshop.five211.tables import display_of, open_table, table_for
from workshop.gallery.gallery_state import State, laid
from workshop.gallery.studio import SETTLED, Studio

SEED = 5211
LOCKS_PER_ROUND = 3
SPOKEN = 0.6


def coach_states() -> Iterable[State]:
    """All of them."""
    three = laid(table_for(3))
    large = replace(three, text_scale=200)
    yield State("what-if", _what_if, three)
    yield State("what-if-text-200", _what_if, large)
    long_game = laid(table_for(3, Variant.LONG))
    for name, settings in (("", long_game), ("-text-200", replace(long_game, text_scale=200))):
        yield State(f"what-if-second-deck{name}", partial(_what_if, rounds=9), settings)
    for seats in (2, 5):
        odds = replace(laid(table_for(seats)), show_odds=True)
        yield State(f"odds-{seats}", partial(_odds, seats=seats), odds)
        yield State(f"table-talk-{seats}", _talk, laid(table_for(seats)))


def _what_if(studio: Studio, rounds: int = 1) -> None:
    script = open_table(studio, Found(SEED, 3 * LOCKS_PER_ROUND * rounds))
    studio.app.push(WhatIfScene(script.session, 0, FIVE211, COACH_PAGES))
    studio.run(SETTLED)


def _odds(studio: Studio, seats: int) -> None:
    open_table(studio, Found(SEED, seats * (LOCKS_PER_ROUND + 1)))
    studio.run_until(lambda: display_of(studio).odds is not None)
    _look_again(studio)


def _talk(studio: Studio) -> None:
    studio.show(studio.make_table(studio.deal(SEED)), 0.0)
    studio.run_until(lambda: bool(studio.app.scenes) and studio.table.beside.speech is not None)
    studio.run(SPOKEN)
    _look_again(studio)


def _look_again(studio: Studio) -> None:
    """What moved while nobody looked has to be drawn once more."""
    studio.scene.dirty = True
    studio.run(0.0)
