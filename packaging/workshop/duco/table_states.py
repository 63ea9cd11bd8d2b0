"""The table: every mode at every number of seats, every twist, and the moments of a turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from time import sleep

from pygame import CONTROLLER_BUTTON_LEFTSTICK, CONTROLLERBUTTONDOWN, CONTROLLERBUTTONUP, event

from game.app.people.deeds import own_deed
from game.app.people.people_file import own_people_file
from game.app.people.person import Register
from game.core.options import OptionValue
from game.kits.duco.achievements import record_name
from game.kits.duco.kit import DUCO
from game.kits.set_up import Chair, SetUp
from game.rules.duco.moves import Lay
from game.rules.duco.options import DucoOptions
from game.rules.duco.view import DucoView
from scenes.games.duco import table_words
from scenes.games.duco.chooser.choosing import TileChooser
from scenes.games.duco.chooser.stress_choosing import StressChooser
from scenes.games.duco.display import Display
from workshop.duco.tables import (
    PERSON_SEAT,
    SEED,
    display_of,
    mat_of,
    open_table,
    script_of,
    table_for,
)
from workshop.duco.towns import Script
from workshop.gallery.gallery_state import BOTS, PERSON, State, laid
from workshop.gallery.studio import FRAME, SETTLED, Studio
from workshop.phone_states import PEOPLE, phone_table
from workshop.profile_states import somebody

GUESTS = (PERSON, Chair("Luis", "sailor"), Chair("Carolina", "curls"), Chair("Ben", "glasses"))
NEARLY, SOME_TILES = 44, 5
PERSON_FIRST = 3
"""A seed with which the person passes the goal, and not a bot."""
"""So many points are nearly enough; so many tiles of the winner are lit in the picture."""
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

STRESS: dict[str, OptionValue] = {"mode": "stress"}
ONE_SCREEN: Mapping[str, dict[str, OptionValue]] = {
    "5": {},
    "three-tiles": {"tiles": "three"},
    "lineup": {"tiles": "lineup"},
    "corner-cluster": {"mode": "corner cluster"},
    "conquest": {"mode": "conquest"},
}


def table_states() -> Iterator[State]:
    """All of them."""
    yield from _modes()
    yield from _twists()
    yield from _shared()
    yield from _one_screen()
    yield from _phones()
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


def _shared() -> Iterator[State]:
    """Stress for several people at one screen, before it begins and in the middle of it."""
    four = SetUp(DUCO.key, (*GUESTS[:2], *BOTS[:2]), STRESS)
    yield State("duco-stress-devices", _ask_devices, laid(four))
    for people in (2, 3, 4):
        bots = BOTS[: min(2, 5 - people)]
        settings = laid(SetUp(DUCO.key, (*GUESTS[:people], *bots), STRESS))
        yield State(f"duco-stress-people-{people}", _share, settings)


def _one_screen() -> Iterator[State]:
    """Several people take turns at one screen."""
    for people in (2, 3, 4):
        yield State(f"duco-people-{people}", _hold, laid(SetUp(DUCO.key, GUESTS[:people])))
    five = (*GUESTS, BOTS[0])
    for name, answers in ONE_SCREEN.items():
        yield State(f"duco-people-{name}", _hold, laid(SetUp(DUCO.key, five, answers)))
    large = replace(laid(SetUp(DUCO.key, five)), text_scale=200)
    yield State("duco-people-text-200", _hold, large)


def _phones() -> Iterator[State]:
    """Everybody holds their tiles on a phone."""
    seats = (*PEOPLE[:3], BOTS[0])
    for name, answers in {"stress": STRESS, **ONE_SCREEN}.items():
        yield State(f"duco-phones-mode-{name}", phone_table, laid(SetUp(DUCO.key, seats, answers)))


def _turns() -> Iterator[State]:
    """The parts of a turn, and what may come between turns."""
    four = table_for(4)
    yield State("duco-dealing", _deal, laid(four))
    for seats in (1, 2, 4, 5):
        yield State(f"duco-held-{seats}", _hold, laid(table_for(seats)))
    yield State("duco-laid", _lay, laid(four))
    yield State("duco-scored", _score, laid(four))
    yield State("duco-alone-pace", _stand_beside_best, laid(table_for(1)))
    yield State("duco-large-town", partial(_stand, rounds=7), laid(table_for(5)))
    yield State("duco-last-round", _last_round, laid(table_for(5)))
    yield State("duco-rectangle", _rectangle, laid(table_for(2)))
    for mode in ("cross", "stress", "conquest"):
        settings = replace(laid(table_for(3, mode=mode)), explains=False)
        yield State(f"duco-end-{mode}", _end, settings)
    known = replace(laid(table_for(3)), explains=False)
    yield State("duco-tile-decides", partial(_end_until, seen=_decides, seed=PERSON_FIRST), known)
    yield State("duco-goal-passed", partial(_end_until, seen=_passes), known)
    yield State("duco-end-walk", partial(_end_until, seen=_walks), known)
    yield State("duco-live-help", _hold, replace(laid(four), show_odds=True))
    for scale in (100, 130, 200):
        settings = replace(laid(four), text_scale=scale)
        yield State(f"duco-first-time-{scale}", _first_time, settings)
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


def _stand_beside_best(studio: Studio) -> None:
    """Whoever plays alone has come to the goal with eight tiles before."""
    person, deed = somebody(1), own_deed(DUCO.key, record_name(DucoOptions(seats=1)))
    game = replace(person.games[0], deeds={deed: 8})
    own_people_file(sleep).change(lambda _nobody: Register((replace(person, games=(game,)),)))
    studio.host.people.look()
    _stand(studio)


def _watch(studio: Studio) -> None:
    script = script_of(studio, 0)
    script.moves(_moves(studio, ROUNDS))
    open_table(studio, script)


def _ask_devices(studio: Studio) -> None:
    """A gamepad is there, and was used."""
    _stand(studio)
    pad = {"instance_id": 0, "button": CONTROLLER_BUTTON_LEFTSTICK}
    for kind in (CONTROLLERBUTTONDOWN, CONTROLLERBUTTONUP):
        event.post(event.Event(kind, pad))
    studio.run(SETTLED)


def _share(studio: Studio) -> None:
    _ask_devices(studio)
    studio.app.pop()
    studio.run(SETTLED)
    chooser = mat_of(studio).chooser
    assert isinstance(chooser, StressChooser)
    for number, hand in enumerate(chooser.hands):
        places = hand.choice.places
        hand.choice.cursor = places[number * len(places) // len(chooser.hands)]
    cell = chooser.hands[-1].choice.cursor
    chooser.hands[-1].hand.refused.show(cell, table_words.was_first(BOTS[0].name))
    studio.run(FRAME * 2)


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
        chooser.hand.put_down(move.cell)
    studio.run(SETTLED)
    _look_again(studio)


def _lay(studio: Studio) -> None:
    """Somebody's tile is on its way."""
    script = _open(studio)
    script.move()
    studio.run_until(lambda: bool(display_of(studio).flying))
    studio.run(FRAME * 9)


def _first_time(studio: Studio) -> None:
    """Something has happened for the first time, and is explained."""
    script = _open(studio)
    while studio.table.first_time is None and script.session.outcome is None:
        script.move()
        studio.run(5.0)
    studio.run_until(lambda: studio.table.caption.shows_tip)


def _score(studio: Studio) -> None:
    """All lamps of a good tile are lit, and their number is about to fly."""
    script = _open(studio)
    script.move()
    studio.run_until(lambda: len(display_of(studio).lamps) > 0)
    studio.run(FRAME * 24)


def _last_round(studio: Studio) -> None:
    """Somebody has enough, and those who come later in the round lay their last tile."""
    script = script_of(studio, 0)
    script.move_until(lambda view: view.last_round)
    open_table(studio, script)


def _end(studio: Studio) -> None:
    """The finished town, before the results: whose tiles have won, and the count."""
    script = script_of(studio, 0)
    options = script.session.options
    nearly_all = options.seats * options.stacks - 2

    def ends_soon(view: DucoView) -> bool:
        return len(view.turns) >= nearly_all if options.stacks else view.last_round

    script.move_until(ends_soon)
    open_table(studio, script)
    script.finish()
    studio.run_until(lambda: studio.sees("Go on"), 90.0)
    studio.run(SETTLED)


def _end_until(studio: Studio, seen: Callable[[Display], bool], seed: int = SEED) -> None:
    """A moment of the last round, or of the night after it."""
    script = script_of(studio, 0, seed)
    script.move_until(lambda view: max(view.points) >= NEARLY)
    open_table(studio, script)
    script.finish()
    studio.run_until(lambda: seen(display_of(studio)), 120.0)


def _decides(display: Display) -> bool:
    return display.nearness is not None and all(lit.scale == 1 for lit in display.lamps)


def _passes(display: Display) -> bool:
    return display.passing is not None and display.passing.lit >= 1


def _walks(display: Display) -> bool:
    return display.night is not None and len(display.night.lit) >= SOME_TILES


def _rectangle(studio: Studio) -> None:
    """The town is a rectangle with an even side, and the person chooses a middle."""
    script = script_of(studio, 0)
    script.fill_rectangle()
    open_table(studio, script)


def _look_again(studio: Studio) -> None:
    """What moved while nobody looked has to be drawn once more."""
    studio.scene.dirty = True
    studio.run(0.0)
