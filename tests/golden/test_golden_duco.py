"""Recorded matches of DuCo play out again as they did, in every mode, to the letter."""

from collections.abc import Iterator
from typing import Final

import pytest

from game.core.match import AnyMatch
from game.core.moves import PassTime
from game.core.options import OptionValue
from game.core.rng import Rng
from game.core.seats import PUBLIC
from tests.golden.plain_text import text_of
from tests.golden.test_golden import HERE, compare
from tests.rules.duco.table import DUCO, values_with
from tests.strategies import advance, play_out, some_option_sets, start_match

SEED: Final = 2013

PLAYTHROUGHS: Final[dict[str, dict[str, OptionValue]]] = {
    "cross-4": {"seats": 4},
    "alone": {"seats": 1},
    "three-tiles-2": {"seats": 2, "tiles": "three"},
    "lineup-3": {"seats": 3, "tiles": "lineup"},
    "rotation-2": {"seats": 2, "rotation": "on", "diagonal": "on"},
    "disorder-2": {"seats": 2, "disorder": "on", "goal": "75"},
    "ten-seconds-3": {"seats": 3, "clock": "10 seconds"},
    "chaos-3": {"seats": 3, "mode": "chaos"},
    "corner-cluster-2": {"seats": 2, "mode": "corner cluster"},
    "stress-3": {"seats": 3, "mode": "stress"},
    "conquest-4": {"seats": 4, "mode": "conquest"},
}


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_recorded_match_plays_out_to_the_letter(name: str) -> None:
    match = start_match(DUCO, values_with(**PLAYTHROUGHS[name]), SEED)
    compare(HERE / "playthroughs" / "duco" / f"{name}.txt", "\n".join(told(match)) + "\n")


def test_final_digests_of_many_option_sets_are_those_of_released_saves() -> None:
    lines = [f"rules version {DUCO.version}"]
    for values in some_option_sets(DUCO.option_spec, 80):
        match = start_match(DUCO, values, 1)
        moves = play_out(match, 1)
        name = " ".join(str(value) for value in values.values())
        lines.append(f"{name}: {moves} moves, {match.digest()}")
    compare(HERE / "digests-duco.txt", "\n".join(lines) + "\n")


def told(match: AnyMatch) -> Iterator[str]:
    """A match of blind moves, some of its time slept through."""
    rng = Rng(SEED, "golden")
    yield f"seal {match.log.header.seal}"
    yield DUCO.encode_move(match.log.entries[0][1])
    while match.to_act():
        left = match.time_left
        if left is not None and rng.below(4) == 0:
            move: object = PassTime(1 + rng.below(left))
            seat = -2
        else:
            seat = rng.choice(sorted(match.to_act()))
            move = rng.choice(match.legal_moves(seat))
        entries = len(match.log.entries)
        events = advance(match, seat, move)  # type: ignore[arg-type]
        yield _entry(match, entries)
        yield from (f"  {text_of(event)}" for event in events)
        yield f"  | {_summary(match)}"
    yield f"digest {match.digest()}"


def _entry(match: AnyMatch, number: int) -> str:
    record = match.log.to_json(match.rules)["moves"]
    return str(record[number])


def _summary(match: AnyMatch) -> str:
    """What everybody knows now, but for what lies on the table."""
    view = match.view(PUBLIC)
    names = ("phase", "seat", "round", "hands", "line", "stack_size", "points", "time_left")
    return " ".join(f"{name}={text_of(getattr(view, name))}" for name in names)
