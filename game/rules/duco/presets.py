"""The printed games and twists of DuCo, and ours, as sets of answers; what clashes, and why.

`OPTION_SPEC` is what saves and codes hold: the name of a set, and what is answered otherwise. New
fields and values stand behind the old ones, so that what was written before means the same.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

from game.core.options import OptionField, OptionSpec, OptionValue
from game.core.words import N_
from game.rules.duco.options import (
    TILES_A_COLOUR,
    TILES_IN_ALL,
    CountedFor,
    DucoOptions,
    LayManner,
    RuleReading,
    Start,
)

GOALS: Final = tuple(range(20, 155, 5))
SETS: Final = tuple(range(3, 10))
LINES: Final = (3, 5, 7)
STACKS: Final = tuple(range(5, 16))
SECONDS: Final = (5, 10, 15, 20, 30, 45, 60)
COUNTDOWNS: Final = (10, 15, 20, 30, 45, 60)
GROUP_BONUSES: Final = tuple(range(6))

_OWN: Final = {"stacks": 10, "goal": None}
_PRINTED: Final[Mapping[str, Mapping[str, Any]]] = {
    "cross": {},
    "chaos": {
        "start": Start.SQUARE_9, "laying": LayManner.OVER, "squares": True, "rectangles": False,
    },
    "corner cluster": {
        "start": Start.SQUARE_25, "counting": CountedFor.SETS, "goal": 5, "rectangles": False,
    },
    "stress": {**_OWN, "at_once": True, "countdown": 30},
    "conquest": {
        **_OWN, "start": Start.CROSS_5, "counting": CountedFor.BY_OWNER, "group_bonus": 3,
    },
}  # fmt: skip
_OURS: Final = {"long chaos": {**_PRINTED["chaos"], "goal": 100}}
_BY_FIRST_READING: Final = {
    **_PRINTED,
    "chaos": _OURS["long chaos"],
    "stress": {**_PRINTED["stress"], "counting": CountedFor.BY_OWNER},
}

PRINTED_MODES: Final = tuple(_PRINTED)
OUR_MODES: Final = tuple(_OURS)
USUAL_MODE: Final = PRINTED_MODES[0]
_USUAL: Final = "usual"
_TILES: Final[Mapping[OptionValue, Mapping[str, int]]] = {
    "one": {},
    "three": {"tiles": 3},
    "lineup": {"line": 5},
    "two": {"tiles": 2},
    "four": {"tiles": 4},
    "five": {"tiles": 5},
    "line of 3": {"line": 3},
    "line of 7": {"line": 7},
}


def preset(mode: str, seats: int = 4, reading: RuleReading = RuleReading.SECOND) -> DucoOptions:
    """A printed game, or one of ours, by its name."""
    known = _BY_FIRST_READING if reading is RuleReading.FIRST else _PRINTED
    answers = known.get(mode) or _OURS.get(mode, {})
    return DucoOptions(seats, reading=reading, **answers)


def _switch(name: str, *, short: int = 2) -> OptionField:
    return OptionField(name, ("off", "on"), "off", short=short)


def _later(name: str, *values: OptionValue) -> OptionField:
    """A question that came later: without an answer it is as in the named set."""
    return OptionField(name, (_USUAL, *values), _USUAL, short=1, before=_USUAL, is_asked=False)


_FIELDS: Final = (
    OptionField("seats", (1, 2, 3, 4, 5), 4),
    OptionField("mode", (*PRINTED_MODES, *OUR_MODES), USUAL_MODE, short=len(PRINTED_MODES)),
    OptionField("tiles", tuple(_TILES), "one", short=3),
    _switch("rotation"),
    _switch("disorder"),
    _switch("diagonal"),
    OptionField(
        "goal",
        (_USUAL, "75", "none", *(str(n) for n in (*SETS, *GOALS) if n != 75)),
        _USUAL,
        short=2,
    ),
    OptionField(
        "clock",
        ("off", "10 seconds", *(f"{n} seconds" for n in SECONDS if n != 10)),
        "off",
        short=2,
    ),
    # What was written before it was asked for is of the first.
    OptionField("reading", ("first", "second"), "second", before="first", is_asked=False),
    _later("start", *(start.value for start in Start)),
    _later("stacks", "none", *map(str, STACKS)),
    _later("laying", *(laying.value for laying in LayManner)),
    _later("rectangles", "off", "on"),
    _later("turns", "one by one", "at once"),
    _later("countdown", "none", *map(str, COUNTDOWNS)),
    OptionField("begins", (_USUAL, *map(str, range(1, 6))), _USUAL, short=1, before=_USUAL),
    _later("counting", *(counting.value for counting in CountedFor)),
    _later("squares", "off", "on"),
    _later("groups", *map(str, GROUP_BONUSES)),
)


def options_from_values(values: Mapping[str, OptionValue]) -> DucoOptions:
    """Options from checked values; those of a log may leave out what nobody asked then."""
    values = OPTION_SPEC.as_kept(values)
    seats = values["seats"]
    assert isinstance(seats, int)
    options = preset(str(values["mode"]), seats, RuleReading(values["reading"]))
    changed: dict[str, Any] = dict(_TILES[values["tiles"]])
    if values["rotation"] == "on":
        changed["rotation"] = True
    if values["diagonal"] == "on":
        changed["diagonal"] = True
    if values["disorder"] == "on" and options.laying is LayManner.IN_LINE:
        changed["laying"] = LayManner.SHIFTED
    if values["clock"] != "off":
        changed["tile_seconds"] = int(str(values["clock"]).split()[0])
    for name, (of, read) in _READERS.items():
        if values[name] != _USUAL:
            changed[of] = read(str(values[name]))
    return replace(options, **changed)


def _number(text: str) -> int:
    return 0 if text == "none" else int(text)


def _goal(text: str) -> int | None:
    return None if text == "none" else int(text)


_READERS: Final[Mapping[str, tuple[str, Callable[[str], Any]]]] = {
    "goal": ("goal", _goal),
    "start": ("start", Start),
    "stacks": ("stacks", _number),
    "turns": ("at_once", "at once".__eq__),
    "laying": ("laying", LayManner),
    "squares": ("squares", "on".__eq__),
    "rectangles": ("rectangles", "on".__eq__),
    "counting": ("counting", CountedFor),
    "groups": ("group_bonus", _number),
    "countdown": ("countdown", _number),
    "begins": ("begins", _number),
}


def values_from_options(options: DucoOptions) -> dict[str, OptionValue]:
    """The inverse of `options_from_values`: the nearest set, and what is answered otherwise.

    What was not asked before it came up is left out where it is answered as it was meant then.
    """
    values = _differences(options, nearest(options))
    return {
        each.name: values.get(each.name, each.default)
        for each in _FIELDS
        if each.before is None or values.get(each.name, each.default) != each.before
    }


@lru_cache(maxsize=256)
def nearest(options: DucoOptions) -> str:
    """The named set that differs in the fewest answers; of equals the first."""
    return min((*PRINTED_MODES, *OUR_MODES), key=lambda mode: len(_differences(options, mode)))


def _differences(options: DucoOptions, mode: str) -> dict[str, OptionValue]:
    """What is answered otherwise than in a named set; the name is among them."""
    base = preset(mode, options.seats, options.reading)
    values: dict[str, OptionValue] = {"seats": options.seats, "mode": mode}
    values["reading"] = options.reading.value
    if (options.tiles, options.line) != (base.tiles, base.line):
        wanted = {"line": options.line} if options.line else {"tiles": options.tiles}
        values["tiles"] = next(name for name, answer in _TILES.items() if answer == wanted)
    for name in ("rotation", "diagonal"):
        if getattr(options, name):
            values[name] = "on"
    if options.tile_seconds:
        values["clock"] = f"{options.tile_seconds} seconds"
    for name, (of, _read) in _READERS.items():
        value, usual = getattr(options, of), getattr(base, of)
        if value != usual:
            values[name] = _written(name, value)
    if values.get("laying") == LayManner.SHIFTED.value and base.laying is LayManner.IN_LINE:
        del values["laying"]
        values["disorder"] = "on"
    return values


def _written(name: str, value: Any) -> str:  # noqa: ANN401 - any answer
    if name in ("squares", "rectangles"):
        return "on" if value else "off"
    if name == "turns":
        return "at once" if value else "one by one"
    if name == "groups":
        return str(value)
    if name in ("start", "laying", "counting"):
        return str(value.value)
    return str(value or "none")


def spelled_out(options: DucoOptions) -> dict[str, OptionValue]:
    """Every answer of a mode in full, whatever the named set would say anyway."""
    values = {name: _written(name, getattr(options, of)) for name, (of, _read) in _READERS.items()}
    wanted = {"line": options.line} if options.line else {"tiles": options.tiles}
    seconds = options.tile_seconds
    return {
        **values,
        "tiles": next(
            name for name, answer in _TILES.items() if (answer or {"tiles": 1}) == wanted
        ),
        "clock": f"{seconds} seconds" if seconds else "off",
        "rotation": "on" if options.rotation else "off",
        "disorder": "on" if options.laying is LayManner.SHIFTED else "off",
        "diagonal": "on" if options.diagonal else "off",
    }


def _first_tiles_missing(options: DucoOptions) -> bool:
    """What own stacks leave must do for the first tiles."""
    left = TILES_IN_ALL - options.seats * options.stacks
    return bool(options.stacks) and (
        left < options.start.tiles or options.stacks > TILES_A_COLOUR
    )  # fmt: skip


_SETS_ALONE: Final = N_("Where sets count, tiles change places and none is laid.")
_CLASHES: Final[tuple[tuple[Callable[[DucoOptions], object], str], ...]] = (
    (lambda o: o.rearranges and o.start is not Start.SQUARE_25,
     N_("Sets need a square of 25 tiles.")),
    (lambda o: o.rearranges and (o.line or o.tiles > 1 or o.stacks or o.rotation),
     _SETS_ALONE),
    (lambda o: o.rearranges and (o.laying is not LayManner.IN_LINE or o.rectangles),
     _SETS_ALONE),
    (lambda o: o.rearranges and (o.diagonal or o.squares or o.group_bonus),
     N_("Where sets count, pairs of houses and groups do not.")),
    (lambda o: o.rearranges and (o.at_once or o.countdown),
     N_("Sets are made in turn.")),
    (lambda o: o.rearranges and (o.goal is None or o.goal not in SETS),
     N_("Sets are played to three up to nine.")),
    (lambda o: o.rearranges and o.seats == 1, N_("Sets are for two to five players.")),
    (lambda o: not o.rearranges and o.goal is not None and o.goal < min(GOALS),
     N_("So few is for sets: points go on to 20 or more.")),
    (lambda o: o.line and o.stacks, N_("A line is for all, a stack is one's own.")),
    (lambda o: o.line and o.at_once, N_("Only one at a time can take from a line.")),
    (lambda o: o.at_once and not o.stacks,
     N_("Where all lay at once, everybody needs a stack of their own.")),
    (lambda o: o.at_once and o.tile_seconds,
     N_("Where all lay at once, nobody has a time for a tile.")),
    (lambda o: o.at_once and o.seats == 1, N_("To lay at once takes at least two.")),
    (lambda o: o.countdown and not o.at_once,
     N_("A countdown is for games in which all lay at once.")),
    (lambda o: o.counts_at_end and o.goal is not None,
     N_("What is counted at the end ends no game before.")),
    (lambda o: o.counts_at_end and o.stacks and o.seats == 5 and not o.at_once,
     N_("With five players no colour is left for the first tiles.")),
    (lambda o: o.group_bonus and not o.counts_at_end,
     N_("Groups count at the end, with the tiles of every owner.")),
    (lambda o: o.squares and not o.covering,
     N_("Squares meet other houses only where tiles may lie over others.")),
    (lambda o: o.stacks and o.tiles > o.stacks, N_("A hand cannot hold more than the stack.")),
    (_first_tiles_missing, N_("There are not tiles enough for these stacks.")),
    (lambda o: o.counts_at_end and o.seats == 1,
     N_("To count for owners takes at least two.")),
    (lambda o: o.begins > o.seats, N_("Nobody sits there.")),
)  # fmt: skip


def problem_with(values: Mapping[str, OptionValue]) -> str | None:
    """Why no game can be played with these answers, to be translated; or None."""
    options = options_from_values(values)
    named = preset(str(values["mode"]), options.seats, options.reading)
    if values["disorder"] == "on" and named.covering:
        return N_("Tiles may be shifted here anyway.")
    return next((sentence for clashes, sentence in _CLASHES if clashes(options)), None)


OPTION_SPEC: Final = OptionSpec(_FIELDS, objection=problem_with)
