"""Recorded matches of Chikyu and DuCo play out again as they did, at every table, to the letter."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

import pytest

from game.core.match import AnyMatch
from game.core.moves import PassTime
from game.core.options import OptionSpec, OptionValue
from game.core.rng import Rng
from game.core.rules import AnyRules
from game.core.seats import CLOCK, PUBLIC
from tests.golden.plain_text import text_of
from tests.golden.test_golden import HERE, compare
from tests.rules.chikyu import table as chikyu
from tests.rules.duco import table as duco
from tests.strategies import advance, every_option_set, play_out, some_option_sets, start_match

Values = dict[str, OptionValue]


@dataclass(frozen=True, slots=True)
class Recorded:
    """What is recorded of a game, and which part of the public view tells how it stands."""

    rules: AnyRules
    seed: int
    values_with: Callable[..., Values]
    digested: Callable[[OptionSpec], list[Values]]
    told: tuple[str, ...]
    in_turn: bool
    """Whether one seat acts at a time; else chance says which."""
    playthroughs: dict[str, Values]


def first_reading(**answers: OptionValue) -> Values:
    """As DuCo was played when these were recorded."""
    return duco.values_with(reading="first", **answers)


def kept_sets(spec: OptionSpec) -> list[Values]:
    """The option sets whose digests are kept, as far as they were asked for then."""
    lines = (HERE / "digests-duco.txt").read_text(encoding="utf-8").splitlines()[1:]
    asked = [field for field in spec.fields if field.before is None]
    found = []
    for line in lines:
        words = line.partition(":")[0]
        values: Values = {}
        for field in asked:
            answer = max((a for a in field.values if f"{words} ".startswith(f"{a} ")), key=_size)
            values[field.name], words = answer, words[len(str(answer)) + 1 :]
        found.append(spec.check(values))
    return found


def _size(answer: OptionValue) -> int:
    return len(str(answer))


def second_reading(spec: OptionSpec) -> list[Values]:
    """Some of today's, and each answer that came later at least once."""
    return [each for each in some_option_sets(spec, 60) if each["reading"] == "second"]


RECORDED: Final = (
    Recorded(
        chikyu.CHIKYU, 2015, chikyu.values_with, every_option_set,
        ("phase", "round", "order", "led", "turn", "chooser", "trick", "lead", "winner",
         "hand_sizes", "lacks", "holds", "points", "markers"), True,
        {
            "two": {"seats": 2},
            "two-expansion": {"seats": 2, "expansion": "on"},
            "three": {"seats": 3},
            "four-closed-whole-deck": {"seats": 4, "piles": "closed", "deck": "10 of 54"},
            "five": {"seats": 5},
            "five-expansion": {"seats": 5, "expansion": "on"},
        },
    ),
    Recorded(
        duco.DUCO, 2013, first_reading, kept_sets,
        ("phase", "seat", "round", "hands", "line", "stack_size", "points", "time_left"), False,
        {
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
        },
    ),
)  # fmt: skip
MATCHES: Final = [(game, name) for game in RECORDED for name in game.playthroughs]


@pytest.mark.parametrize(("game", "name"), MATCHES, ids=[name for _, name in MATCHES])
def test_recorded_match_plays_out_to_the_letter(game: Recorded, name: str) -> None:
    match = start_match(game.rules, game.values_with(**game.playthroughs[name]), game.seed)
    text = "\n".join(told(match, game)) + "\n"
    compare(HERE / "playthroughs" / game.rules.key / f"{name}.txt", text)


@pytest.mark.parametrize("game", RECORDED, ids=[game.rules.key for game in RECORDED])
def test_final_digests_of_many_option_sets_are_those_of_released_saves(game: Recorded) -> None:
    lines = [f"rules version {game.rules.version}"]
    for values in game.digested(game.rules.option_spec):
        match = start_match(game.rules, values, 1)
        moves = play_out(match, 1)
        asked = [field.name for field in game.rules.option_spec.fields if field.before is None]
        name = " ".join(str(values[each]) for each in asked)
        lines.append(f"{name}: {moves} moves, {match.digest()}")
    compare(HERE / f"digests-{game.rules.key}.txt", "\n".join(lines) + "\n")


def test_final_digests_of_the_second_reading_are_those_of_released_saves() -> None:
    lines = [f"rules version {duco.DUCO.version}"]
    for values in second_reading(duco.DUCO.option_spec):
        match = start_match(duco.DUCO, values, 1)
        moves = play_out(match, 1)
        name = ", ".join(f"{name} {value}" for name, value in values.items() if value != "usual")
        lines.append(f"{name}: {moves} moves, {match.digest()}")
    compare(HERE / "digests-duco-second.txt", "\n".join(lines) + "\n")


def told(match: AnyMatch, game: Recorded) -> Iterator[str]:
    """A match of blind moves, some of its time slept through: what each told, how it stood then."""
    rng = Rng(game.seed, "golden")
    yield f"seal {match.log.header.seal}"
    yield game.rules.encode_move(match.log.entries[0][1])
    while match.to_act():
        entries = len(match.log.entries)
        left = match.time_left
        if left is not None and rng.below(4) == 0:
            events = advance(match, CLOCK, PassTime(1 + rng.below(left)))
        else:
            able = sorted(match.to_act())
            seat = able[0] if game.in_turn else rng.choice(able)
            events = advance(match, seat, rng.choice(match.legal_moves(seat)))
        yield from match.log.to_json(game.rules)["moves"][entries:]
        yield from (f"  {text_of(event)}" for event in events)
        view = match.view(PUBLIC)
        yield "  | " + " ".join(f"{name}={text_of(getattr(view, name))}" for name in game.told)
    yield f"digest {match.digest()}"
