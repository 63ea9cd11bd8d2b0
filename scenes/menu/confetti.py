"""Confetti in the five colours: thrown once, it flutters down and is gone."""

from __future__ import annotations

import math
from dataclasses import dataclass

from game.core.rng import Rng
from scenes.art.palette import Palette
from scenes.art.panels import Confetti, confetti_piece
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import sprite

PIECES = 110
LAST_START = 0.6
"""All of it is down after two and a half seconds."""

# Coarse steps keep the number of different pictures small.
ANGLE_STEP = 15
SQUASH_STEPS = 4


@dataclass(frozen=True, slots=True)
class _Piece:
    shape: Confetti
    colour: int
    x: float
    start: float
    speed: float
    sway: float
    turn: float
    size: float


class ConfettiRain:
    """Lengths are shares of the window, so a resize in mid-air changes nothing.

    It falls right of `left`, a share of the width.
    """

    left = 0.0

    def __init__(self, rng: Rng) -> None:
        self._pieces = [_throw(rng) for _ in range(PIECES)]
        self._now = 0.0
        self._over = True

    def throw(self) -> None:
        self._now, self._over = 0.0, False

    def update(self, dt: float) -> bool:
        """True while anything falls."""
        if self._over:
            return False
        self._now += dt
        self._over = all(_height(piece, self._now) > 1.1 for piece in self._pieces)
        return True

    def draw(self, painter: Painter) -> None:
        if self._over:
            return
        metrics, palette = painter.theme.metrics, painter.theme.palette
        for piece in self._pieces:
            y = _height(piece, self._now)
            if -0.1 < y < 1.1:
                age = self._now - piece.start
                x = self.left + (1 - self.left) * piece.x
                x += piece.sway * math.sin(2.2 * age + 7 * piece.x)
                self._draw_piece(painter, piece, (x * metrics.width, y * metrics.height), palette)

    def _draw_piece(
        self, painter: Painter, piece: _Piece, centre: tuple[float, float], palette: Palette
    ) -> None:
        age = self._now - piece.start
        angle = round(piece.turn * age / ANGLE_STEP) * ANGLE_STEP % 360
        flutter = abs(math.cos(piece.turn * age / 40))
        squash = max(1, round(flutter * SQUASH_STEPS)) / SQUASH_STEPS
        size = painter.theme.metrics.px(piece.size)
        paper = sprite(confetti_piece, piece.shape, size, palette.house(piece.colour).base)
        painter.sprite(paper, centre, angle=angle, squash=squash)


def _throw(rng: Rng) -> _Piece:
    return _Piece(
        rng.choice(tuple(Confetti)),
        rng.below(5),
        rng.random(),
        rng.random() * LAST_START,
        0.62 + 0.3 * rng.random(),
        0.012 + 0.02 * rng.random(),
        60 + 160 * rng.random(),
        rng.choice((11.0, 14.0, 17.0)),
    )


def _height(piece: _Piece, now: float) -> float:
    """Thrown up over the edge at first, then sinking evenly."""
    age = now - piece.start
    return -0.2 if age < 0 else -0.08 + piece.speed * age
