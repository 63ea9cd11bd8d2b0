"""How few tiles are how good for whoever plays alone: measured, so for the printed games only."""

from collections.abc import Mapping
from typing import Final

from game.rules.duco.options import DucoOptions, LayManner, RuleReading
from game.rules.duco.presets import OPTION_SPEC, values_from_options

_FIRST_PARS: Final = (7, 8, 10)
"""By the first reading: to fifty, or to a hundred in Chaos, and in step with other goals."""
_EXPERT: Final[Mapping[tuple[str, ...], int]] = {
    (): 7,
    ("tiles three",): 7,
    ("tiles lineup",): 7,
    ("diagonal on",): 6,
    ("disorder on",): 7,
    ("rotation on",): 6,
    ("goal 75",): 11,
    ("clock 10 seconds",): 7,
    ("mode chaos",): 4,
    ("mode chaos", "goal 75"): 6,
    ("mode chaos", "tiles three"): 4,
    ("mode chaos", "tiles lineup"): 4,
    ("mode chaos", "rotation on"): 4,
    ("mode chaos", "diagonal on"): 4,
    ("mode long chaos",): 8,
}
"""Tiles of an expert bot alone, the mean of 40 games rounded: 7.25, 6.67, 6.92, 5.83, 7.12, 5.97,
10.68, 7.25, 4.12, 5.90, 3.92, 3.98, 3.62, 3.98 and 7.60."""


def pars_of(options: DucoOptions) -> tuple[int, int, int] | None:
    """The most tiles for an expert, good and fair; None where several play or nobody measured."""
    if options.seats != 1 or options.goal is None:
        return None
    if options.reading is RuleReading.FIRST:
        usual = 100 if options.laying is LayManner.OVER else 50
        expert, good, fair = (par * options.goal // usual for par in _FIRST_PARS)
        return expert, good, fair
    values, usual_answers = values_from_options(options), OPTION_SPEC.defaults()
    expert_tiles = _EXPERT.get(
        tuple(
            f"{name} {value}"
            for name, value in values.items()
            if value != usual_answers[name] and name not in ("seats", "begins")
        )
    )
    if expert_tiles is None:
        return None
    return expert_tiles, expert_tiles + 1, expert_tiles + max(2, round(expert_tiles * 3 / 7))
