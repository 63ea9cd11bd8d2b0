"""The hint of any game with a coach: on its way, spoken, unfolded, and with all figures."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial

from game.kits.kit import AnyKit
from game.kits.set_up import SetUp
from scenes.coach.coaching import HintScene
from scenes.engine.input.inputs import Action, Point, PressPhase
from scenes.games.registry import TABLES
from workshop.gallery.gallery_state import BOTS, PERSON, State, laid
from workshop.gallery.studio import SETTLED, Studio

SEED, TURNS = 5211, 4
"""The person has played so often before somebody asks."""
SIZES = (100, 130, 200)
THINKING = 0.3
TOLD = 4.0
"""Seconds until what happened before was told."""


def hint_states() -> Iterable[State]:
    """All of them."""
    moments: dict[str, Callable[[Studio], None]] = {"": _speaks, "-why": _unfolds, "-more": _more}
    for kit in TABLES.values():
        if kit.coach is None:
            continue
        settings = replace(laid(_table(kit.game)), explains=False)
        yield State(f"hint-{kit.key}-thinks", partial(_asked, seconds=THINKING), settings)
        for moment, reach in moments.items():
            for size in SIZES:
                name = f"hint-{kit.key}{moment}" + (f"-text-{size}" if size != SIZES[0] else "")
                yield State(name, reach, replace(settings, text_scale=size))


def _table(game: AnyKit) -> SetUp:
    """As many as usual; the others are quick."""
    bots = (replace(chair, level="guest") for chair in BOTS[: len(game.usual.chairs) - 1])
    return SetUp(game.key, (PERSON, *bots))


def _asked(studio: Studio, seconds: float = SETTLED) -> None:
    session = studio.deal(SEED)
    studio.show(studio.make_table(session))
    for _turn in range(TURNS):
        _await_turn(studio)
        session.submit(0, session.view(0).legal[0])
    _await_turn(studio)
    studio.run(TOLD)
    studio.press(Action.HINT)
    studio.run(seconds)
    _look_again(studio)


def _await_turn(studio: Studio) -> None:
    def asked() -> bool:
        if studio.sees("Go on"):
            studio.press(Action.PLAY)
        return not studio.table.at_work and studio.sees("Hint")

    studio.run_until(asked)


def _speaks(studio: Studio) -> None:
    _asked(studio)
    studio.run_until(lambda: studio.sees("Why?"))
    _look_again(studio)


def _unfolds(studio: Studio) -> None:
    _speaks(studio)
    studio.press(Action.HINT)
    studio.run(SETTLED)
    _look_again(studio)


def _more(studio: Studio) -> None:
    _unfolds(studio)
    click(studio, "More")
    studio.run_until(lambda: isinstance(studio.app.top, HintScene))
    studio.run(SETTLED)
    _look_again(studio)


def click(studio: Studio, name: str) -> None:
    """Press what has this name."""
    place = studio.scene.targets()[name].center
    for phase in (PressPhase.DOWN, PressPhase.UP):
        studio.scene.handle(Point(place, phase))
    studio.app.step(0.0)


def _look_again(studio: Studio) -> None:
    """What moved while nobody looked has to be drawn once more."""
    studio.scene.dirty = True
    studio.run(0.0)
