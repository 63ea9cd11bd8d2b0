"""A painter that remembers what it put where, so that the same blits can be done again bare."""

from __future__ import annotations

import pygame
from pygame import Surface

from scenes.engine.drawing.painter import Painter

Blits = list[tuple[Surface, tuple[int, int]]]


class Trace:
    """The blits of one frame: full backgrounds alone, sprites in runs."""

    def __init__(self) -> None:
        self.parts: list[Surface | Blits] = []

    @property
    def sprites(self) -> int:
        """How many pictures lie on the backgrounds."""
        return sum(len(part) for part in self.parts if isinstance(part, list))

    def replay(self, target: Surface) -> None:
        """Nothing but the blits: the least that this frame can cost."""
        for part in self.parts:
            if isinstance(part, list):
                target.fblits(part, pygame.BLEND_PREMULTIPLIED)
            else:
                target.blit(part, (0, 0))


def tracing_into(traces: list[Trace]) -> type[Painter]:
    """A kind of painter that adds a trace for every frame."""

    class TracingPainter(Painter):
        def flush(self) -> None:
            if self._batch and traces:
                traces[-1].parts.append(self._batch)
            super().flush()

        def ground(self, surface: Surface) -> None:
            if traces:
                traces[-1].parts.append(surface)
            super().ground(surface)

    return TracingPainter
