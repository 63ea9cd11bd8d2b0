"""How few tiles are how good for whoever plays alone: measured, so for the printed games only."""

from typing import Final

from game.rules.duco.options import DucoOptions, LayManner, RuleReading

_PARS: Final = (7, 8, 10)
"""The most tiles with which one alone is an expert, good, fair: the cross to fifty."""


def pars_of(options: DucoOptions) -> tuple[int, int, int] | None:
    """Those of a table for one; None at any other, and where nobody has measured."""
    if options.seats != 1 or options.goal is None:
        return None
    usual = 100 if options.laying is LayManner.OVER and options.reading is RuleReading.FIRST else 50
    expert, good, fair = (par * options.goal // usual for par in _PARS)
    return expert, good, fair
