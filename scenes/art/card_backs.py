"""The backs of cards and tiles: their colours and what is drawn over the ground."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from game.core.words import N_

Rows = Callable[[float, float, int], str]
"""Draws a pattern over a width and height, in steps of a length."""


def _waves(width: float, height: float, step: int) -> str:
    """Rows of scallops; they keep away from the rounded corners, which hide nothing."""
    scallops = f"q{step / 2},{-step * 0.6} {step},0 " * (int(width) // step + 3)
    rows = range(32, int(height) - 20, step // 2)
    return "".join(
        f"M{-step if number % 2 else -step // 2},{y} {scallops}" for number, y in enumerate(rows)
    )


def _roofs(width: float, height: float, step: int) -> str:
    """Gable beside gable."""
    gables = f"l{step / 2},{-step * 0.45} {step / 2},{step * 0.45} " * (int(width) // step + 3)
    rows = range(36, int(height) - 16, step // 2)
    return "".join(
        f"M{-step if number % 2 else -step // 2},{y} {gables}" for number, y in enumerate(rows)
    )


def _panes(width: float, height: float, step: int) -> str:
    """Small windows, each with a bar."""
    side, half = round(step * 0.42), step // 2
    return "".join(
        f"M{x},{y}h{side}v{side}h-{side}Z M{x + side / 2},{y}v{side} "
        for number, y in enumerate(range(26, int(height) - 26 - side, half + side // 2))
        for x in range(22 + (half if number % 2 else 0), int(width) - 22 - side, step)
    )


def _sails(width: float, height: float, step: int) -> str:
    """A regatta."""
    tall = round(step * 0.55)
    return "".join(
        f"M{x},{y}v-{tall}q{step * 0.42},{tall * 0.5} {step * 0.3},{tall}Z "
        for number, y in enumerate(range(30 + tall, int(height) - 20, round(step * 0.8)))
        for x in range(24 + (step // 2 if number % 2 else 0), int(width) - 22 - step // 3, step)
    )


@dataclass(frozen=True, slots=True)
class CardBack:
    """A ground from light to deep, lines in one colour, and how many lit houses it takes."""

    key: str
    name: str
    """To be translated where it is shown."""
    houses: int
    top: str
    deep: str
    line: str
    rows: Rows


SEA: Final = CardBack("", N_("The sea"), 0, "#12707F", "#0A4657", "#37B9C2", _waves)
BACKS: Final = (
    SEA,
    CardBack("roofs", N_("Roofs"), 3, "#8A3A1C", "#4E1B0B", "#F0A47E", _roofs),
    CardBack("regatta", N_("Regatta"), 6, "#2C6FB5", "#143A68", "#9CCBF5", _sails),
    CardBack("lit windows", N_("Lit windows"), 10, "#4B2A73", "#28103F", "#F3CF7A", _panes),
    CardBack("harbour night", N_("Harbour night"), 15, "#1B3350", "#0A1626", "#7FA6D8", _waves),
    CardBack("gold gables", N_("Golden gables"), 20, "#8A6508", "#4A3403", "#FFE08A", _roofs),
)
"""Everybody has the first; the others are earned."""

_BY_KEY: Final = {back.key: back for back in BACKS}


def back_by_key(key: str) -> CardBack:
    """The back of that key, or the usual one."""
    return _BY_KEY.get(key, SEA)
