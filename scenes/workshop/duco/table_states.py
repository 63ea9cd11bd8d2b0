"""The table: every mode at every number of seats, every twist, and the moments of a turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial

from game.core.options import OptionValue
from game.kits.duco.kit import DUCO
from game.kits.set_up import SetUp
from game.rules.duco.moves import Lay
from scenes.games.duco.choosing import TileChooser
from scenes.workshop.duco.tables import (
    PERSON_SEAT,
    SEED,
    display_of,
    mat_of,
    open_table,
    script_of,
    table_for,
)
from scenes.workshop.duco.towns import Script
from scenes.workshop.gallery.gallery_state import BOTS, State, laid
from scenes.workshop.gallery.studio import FRAME, SETTLED, Studio

ROUNDS = 4
"""So many were played before, so that there is something to see."""
TWISTS: Mapping[str, dict[str, OptionValue]] = {
    "rotation": {"rotation": "on"},
    "lineup": {"tiles": "lineup"},
    "disorder": {"disorder": "on"},
    "three-tiles": {"tiles": "three"},
    "diagonal": {"diagonal": "on"},
    "75": {"goal": "75"},
    "10-seconds": {"clock": "10 seconds"},
}


def table_states() -> Iterator[State]:
    """All of them."""
    yield from _modes()
    yield from _twists()
    yield from _turns()
    yield from _comforts()


def _modes() -> Iterator[State]:
    spec = DUCO.rules.option_spec
    modes = next(field for field in spec.fields if field.name == "mode")
    for mode in modes.values:
        for seats in spec.choices("seats", {**spec.defaults(), "mode": mode}):
            assert isinstance(seats, int)
            name = _dashed(f"duco {mode} {seats}")
            yield State(name, _stand, laid(table_for(seats, mode=mode)))
        yield State(_dashed(f"duco {mode} held"), _hold, laid(table_for(2, mode=mode)))


def _dashed(words: str) -> str:
    return words.replace(" ", "-")


def _twists() -> Iterator[State]:
    for name, answers in TWISTS.items():
        yield State(f"duco-{name}", _hold, laid(table_for(4, **answers)))
    yield State("duco-three-tiles-2", _stand, laid(table_for(2, tiles="three")))
    yield State("duco-lineup-alone", _hold, laid(table_for(1, tiles="lineup")))


def _turns() -> Iterator[State]:
    """The parts of a turn, and what may come between turns."""
    four = table_for(4)
    yield State("duco-dealing", _deal, laid(four))
    for seats in (1, 2, 4, 5):
        yield State(f"duco-held-{seats}", _hold, laid(table_for(seats)))
    yield State("duco-laid", _lay, laid(four))
    yield State("duco-scored", _score, laid(four))
    yield State("duco-large-town", partial(_stand, rounds=7), laid(table_for(5)))
    yield State("duco-last-round", _last_round, laid(table_for(5)))
    yield State("duco-rectangle", _rectangle, laid(table_for(2)))
    yield State("duco-bots-only", _watch, laid(SetUp(DUCO.key, BOTS)))


def _comforts() -> Iterator[State]:
    usual = laid(table_for(4))
    comforts = {
        "text-200": replace(usual, text_scale=200),
        "high-contrast": replace(usual, high_contrast=True),
        "large-letters": replace(usual, large_letters=True),
        "all-comforts": replace(usual, text_scale=200, high_contrast=True, large_letters=True),
    }
    for name, settings in comforts.items():
        yield State(f"duco-{name}", _hold, settings)


def _moves(studio: Studio, rounds: int) -> int:
    return rounds * len(studio.host.set_up.chairs)


def _stand(studio: Studio, rounds: int = ROUNDS) -> None:
    open_table(studio, script_of(studio, _moves(studio, rounds)))


def _watch(studio: Studio) -> None:
    script = script_of(studio, 0)
    script.moves(_moves(studio, ROUNDS))
    open_table(studio, script)


def _deal(studio: Studio) -> None:
    studio.show(studio.make_table(studio.deal(SEED)), 0.6)


def _open(studio: Studio) -> Script:
    script = script_of(studio, _moves(studio, ROUNDS))
    open_table(studio, script)
    return script


def _hold(studio: Studio) -> None:
    """The person has put something down and could lay it now."""
    script, chooser = _open(studio), mat_of(studio).chooser
    move = script.pick(PERSON_SEAT)
    chooser.put_forward(move)
    if isinstance(move, Lay) and isinstance(chooser, TileChooser) and not chooser.lays_at_once:
        chooser.put_down(move.cell)
    studio.run(SETTLED)
    _look_again(studio)


def _lay(studio: Studio) -> None:
    """Somebody's tile is on its way."""
    script = _open(studio)
    script.move()
    studio.run_until(lambda: bool(display_of(studio).flying))
    studio.run(FRAME * 9)


def _score(studio: Studio) -> None:
    """All lamps of a good tile are lit, and their number is about to fly."""
    script = _open(studio)
    script.move()
    studio.run_until(lambda: len(display_of(studio).lamps) > 0)
    studio.run(FRAME * 24)


def _last_round(studio: Studio) -> None:
    script = script_of(studio, 0)
    script.move_until(lambda view: view.last_round and view.waiting == (PERSON_SEAT,))
    open_table(studio, script)


def _rectangle(studio: Studio) -> None:
    """The town is a rectangle with an even side, and the person chooses a middle."""
    script = script_of(studio, 0)
    script.fill_rectangle()
    open_table(studio, script)


def _look_again(studio: Studio) -> None:
    """What moved while nobody looked has to be drawn once more."""
    studio.scene.dirty = True
    studio.run(0.0)
