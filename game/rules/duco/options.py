"""What is chosen before a game of DuCo: one mode, any twists that go with it, and what follows."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from game.core.options import Clash, OptionField, OptionSpec, OptionValue
from game.core.words import N_

OWN_STACK: Final = 10
LINE_LENGTH: Final = 5
LINE_MIDDLE: Final = 2
"""Where a new tile goes into the line, once one was taken from an end."""
COUNTDOWN: Final = 30_000
TILE_TIME: Final = 10_000
"""Milliseconds of the countdown in Stress, and for one tile when ten seconds are chosen."""
IDLE_ROUNDS: Final = 3
"""Rounds without a tile after which the clock waits for one: nobody is at the table."""
GROUP_BONUS: Final = 3
SETS_TO_WIN: Final = 5


class Mode(Enum):
    """How the table begins and what counts."""

    CROSS = "cross"
    CHAOS = "chaos"
    CORNER_CLUSTER = "corner cluster"
    STRESS = "stress"
    CONQUEST = "conquest"


class Supply(Enum):
    """What a seat chooses its tile from: one in hand, three in hand, or the ends of a line."""

    ONE = "one"
    THREE = "three"
    LINEUP = "lineup"


@dataclass(frozen=True, slots=True)
class DucoOptions:
    """Seats, the mode, and its twists."""

    seats: int = 4
    mode: Mode = Mode.CROSS
    supply: Supply = Supply.ONE
    rotation: bool = False
    disorder: bool = False
    diagonal: bool = False
    seventy_five: bool = False
    ten_seconds: bool = False

    # What follows from the answers is asked for with every move, and so worked out once.
    goal: int | None = field(init=False, repr=False, compare=False)
    """The points, or sets, that end the game with the round; None where there is no race."""
    hand_size: int = field(init=False, repr=False, compare=False)
    """Tiles that a seat holds between its turns."""
    own_stacks: bool = field(init=False, repr=False, compare=False)
    """Whether everybody lays ten tiles of one colour and all are counted at the end."""
    at_once: bool = field(init=False, repr=False, compare=False)
    """Whether all seats lay at the same time."""
    covering: bool = field(init=False, repr=False, compare=False)
    """Whether tiles may lie on top of others."""
    rectangles: bool = field(init=False, repr=False, compare=False)
    """Whether a full rectangle grows by four tiles; modes that begin as a square do without."""

    def __post_init__(self) -> None:
        mode = self.mode
        usual = _GOALS.get(mode)
        cluster = mode is Mode.CORNER_CLUSTER
        derived = {
            "goal": 75 if usual is not None and self.seventy_five else usual,
            "hand_size": 0 if cluster else _HAND_SIZES[self.supply],
            "own_stacks": mode in (Mode.STRESS, Mode.CONQUEST),
            "at_once": mode is Mode.STRESS,
            "covering": mode is Mode.CHAOS,
            "rectangles": mode not in (Mode.CHAOS, Mode.CORNER_CLUSTER),
        }
        for name, value in derived.items():
            object.__setattr__(self, name, value)

    @property
    def pars(self) -> tuple[int, int, int]:
        """The most tiles with which one alone is an expert, good, fair; in step with the goal."""
        usual, goal = _GOALS.get(self.mode), self.goal
        if usual is None or goal is None:
            return _PARS
        expert, good, fair = (par * goal // usual for par in _PARS)
        return expert, good, fair


_GOALS: Final = {Mode.CROSS: 50, Mode.CHAOS: 100, Mode.CORNER_CLUSTER: SETS_TO_WIN}
_PARS: Final = (7, 8, 10)
_HAND_SIZES: Final = {Supply.ONE: 1, Supply.THREE: 3, Supply.LINEUP: 0}

_ALONE_CORNER: Final = (
    ("tiles", ("three", "lineup"), N_("Nobody holds tiles in Corner Cluster.")),
    ("rotation", ("on",), N_("In Corner Cluster a tile may be turned on every turn anyway.")),
    ("disorder", ("on",), N_("In Corner Cluster the tiles lie in line: sets need crossings.")),
    ("diagonal", ("on",), N_("Corner Cluster counts sets, not pairs of houses.")),
    ("goal", ("75",), N_("Corner Cluster is played to five sets.")),
    (
        "clock",
        ("10 seconds",),
        N_("Corner Cluster stands alone: it is played without a clock."),
    ),
    ("seats", (1,), N_("Corner Cluster is for two to five players.")),
)
_ALONE_CONQUEST: Final = (
    ("tiles", ("three", "lineup"), N_("In Conquest everybody has one stack and one tile in hand.")),
    ("rotation", ("on",), N_("In Conquest a tile stays as it was laid.")),
    ("disorder", ("on",), N_("In Conquest the tiles lie in line: groups need whole sides.")),
    ("diagonal", ("on",), N_("Conquest stands alone: corners do not count in it.")),
    ("goal", ("75",), N_("Conquest ends after ten tiles each, not at a number of points.")),
    ("clock", ("10 seconds",), N_("Conquest stands alone: it is played without a clock.")),
    ("seats", (1, 5), N_("Conquest is for two to four players.")),
)
_NOT_STRESS: Final = (
    (
        "tiles",
        ("lineup",),
        N_("In Stress everybody has a stack of their own: there is no line."),
    ),
    ("goal", ("75",), N_("Stress ends with the tiles or the time, not at a number of points.")),
    ("clock", ("10 seconds",), N_("Stress has a clock of its own.")),
    ("seats", (1,), N_("Stress is for two to five players.")),
)
_NOT_CHAOS: Final = (("disorder", ("on",), N_("Disorder is part of Chaos.")),)


def _clashes(mode: Mode, rows: tuple[tuple[str, tuple[OptionValue, ...], str], ...]) -> list[Clash]:
    return [Clash((("mode", (mode.value,)), (name, values)), why) for name, values, why in rows]


# Never reorder: game codes count through these values.
OPTION_SPEC: Final = OptionSpec(
    (
        OptionField("seats", (1, 2, 3, 4, 5), 4),
        OptionField("mode", tuple(mode.value for mode in Mode), "cross"),
        OptionField("tiles", tuple(supply.value for supply in Supply), "one"),
        OptionField("rotation", ("off", "on"), "off"),
        OptionField("disorder", ("off", "on"), "off"),
        OptionField("diagonal", ("off", "on"), "off"),
        OptionField("goal", ("usual", "75"), "usual"),
        OptionField("clock", ("off", "10 seconds"), "off"),
    ),
    (
        *_clashes(Mode.CORNER_CLUSTER, _ALONE_CORNER),
        *_clashes(Mode.CONQUEST, _ALONE_CONQUEST),
        *_clashes(Mode.STRESS, _NOT_STRESS),
        *_clashes(Mode.CHAOS, _NOT_CHAOS),
    ),
)


def options_from_values(values: Mapping[str, OptionValue]) -> DucoOptions:
    """Options from checked values."""
    seats = values["seats"]
    assert isinstance(seats, int)
    return DucoOptions(
        seats,
        Mode(values["mode"]),
        Supply(values["tiles"]),
        rotation=values["rotation"] == "on",
        disorder=values["disorder"] == "on",
        diagonal=values["diagonal"] == "on",
        seventy_five=values["goal"] == "75",
        ten_seconds=values["clock"] == "10 seconds",
    )


def values_from_options(options: DucoOptions) -> dict[str, OptionValue]:
    """The inverse of `options_from_values`."""
    return {
        "seats": options.seats,
        "mode": options.mode.value,
        "tiles": options.supply.value,
        "rotation": _switch(on=options.rotation),
        "disorder": _switch(on=options.disorder),
        "diagonal": _switch(on=options.diagonal),
        "goal": "75" if options.seventy_five else "usual",
        "clock": "10 seconds" if options.ten_seconds else "off",
    }


def _switch(*, on: bool) -> str:
    return "on" if on else "off"
