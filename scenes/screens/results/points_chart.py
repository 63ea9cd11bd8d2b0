"""The chart of points by round: a line for each player that ends at their portrait."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect

from game.core.seats import Seat
from game.kits.set_up import Chair
from game.kits.teller import Course
from scenes.art import svg
from scenes.art.palette import Palette
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import sprite
from scenes.engine.drawing.text import Align
from scenes.engine.theme import Style
from scenes.ui.element import Look, Size
from scenes.ui.labels import Shown
from scenes.ui.portraits import portrait

HEIGHT = 190
FACE = 30
LEFT = 34
RIGHT = 84
BOTTOM = 24
LINE_COLOURS = ("#FFFDF6", "#FFBE9E", "#8FCBFF", "#D9BCF5", "#8FE3BF")
"""Light enough for the dark panel, and none of them a signal colour."""
DASHES = ("", "10 5", "3 5", "14 4 3 4", "7 7")

Point = tuple[float, float]


def grid_step(highest: int) -> int:
    """Points between two lines of the grid: about four lines, at round numbers."""
    return next(step for step in (2, 5, 10, 20, 50, 100) if highest <= 5 * step or step == 100)


class PointsChart(Shown):
    """Draws a course, from the left up to `shown` of it."""

    def __init__(self, course: Course, chairs: Sequence[Chair], best_first: Sequence[Seat]) -> None:
        super().__init__()
        self.shown = 1.0
        self._course = course
        self._chairs = tuple(chairs)
        self._best_first = tuple(best_first)

    def natural(self, look: Look, width: int) -> Size:
        return width, look.px(HEIGHT)

    def draw(self, painter: Painter) -> None:
        px = painter.theme.metrics.px
        plot = Rect(
            self.rect.left + px(LEFT),
            self.rect.top + px(FACE) // 2,
            self.rect.width - px(LEFT + RIGHT),
            self.rect.height - px(BOTTOM) - px(FACE) // 2,
        )
        self._draw_grid(painter, plot)
        lines = sprite(chart_lines, plot.size, self._course, px(3.4), painter.theme.palette)
        part = plot.copy()
        part.width = round(plot.width * self.shown)
        with painter.clip(part.inflate(0, px(12))):
            painter.sprite_at(lines, plot.topleft)
        if self.shown >= 1:
            self._draw_ends(painter, plot)

    def _draw_grid(self, painter: Painter, plot: Rect) -> None:
        palette, px = painter.theme.palette, painter.theme.metrics.px
        top = top_of(self._course)
        step = grid_step(self._course.highest)
        for points in range(0, top + 1, step):
            y = plot.bottom - plot.height * points / top
            line = Rect(plot.left, round(y), plot.width, 1)
            painter.box(line, palette.edge, alpha=120 if points == 0 else 50)
            painter.text(
                str(points),
                Style.SMALL,
                (plot.left - px(8), y),
                align=Align.RIGHT,
                colour=palette.text_soft,
                width=px(LEFT - 8),
            )
        self._draw_rounds(painter, plot)

    def _draw_rounds(self, painter: Painter, plot: Rect) -> None:
        palette, px, rounds = painter.theme.palette, painter.theme.metrics.px, self._course.rounds
        for part in self._course.parts:
            x = plot.left + plot.width * part / rounds
            painter.box(Rect(round(x), plot.top, px(1.5), plot.height), palette.edge, alpha=110)
        y = plot.bottom + px(BOTTOM * 0.55)
        width = painter.typesetter.width("00", painter.type(Style.SMALL))
        every = -(-rounds * 2 * width // max(1, plot.width))
        for number in range(1, rounds + 1):
            if number % every == 0 or number == rounds:
                x = plot.left + plot.width * number / rounds
                painter.text(str(number), Style.SMALL, (x, y), colour=palette.text_soft)

    def _draw_ends(self, painter: Painter, plot: Rect) -> None:
        """Portraits beside the ends of their lines, moved apart where these meet."""
        px, top = painter.theme.metrics.px, top_of(self._course)
        wanted = [plot.bottom - plot.height * line[-1] / top for line in self._course.points]
        places = spread(wanted, px(FACE), plot.top, plot.bottom, self._best_first)
        x = plot.right + px(10 + FACE / 2)
        for seat, chair in enumerate(self._chairs):
            colour = LINE_COLOURS[seat]
            painter.line((plot.right, wanted[seat]), (x, places[seat]), px(2), colour)
            painter.disc((x, places[seat]), px(FACE + 3), colour)
            painter.sprite(portrait(chair.avatar, px(FACE - 2), painter.theme), (x, places[seat]))
            painter.text(
                str(self._course.points[seat][-1]),
                Style.STRONG,
                (x + px(FACE / 2 + 6), places[seat]),
                align=Align.LEFT,
                width=px(RIGHT - FACE - 16),
            )


def top_of(course: Course) -> int:
    """The highest line of the grid."""
    step = grid_step(course.highest)
    return max(step, -(-course.highest // step) * step)


def spread(
    wanted: Sequence[float], gap: float, top: float, bottom: float, best_first: Sequence[Seat]
) -> list[float]:
    """Heights as near to the wanted ones as a least gap allows, in the same order, in bounds.

    Of equal ones, whoever stands better comes first: points are not all that decides.
    """
    order = sorted(best_first, key=lambda at: wanted[at])
    gap = min(gap, (bottom - top) / max(1, len(wanted) - 1))
    placed = [0.0] * len(wanted)
    lowest = top
    for at in order:
        placed[at] = lowest = max(wanted[at], lowest)
        lowest += gap
    highest = bottom
    for at in reversed(order):
        placed[at] = highest = min(placed[at], highest)
        highest -= gap
    return placed


def chart_lines(
    size: tuple[int, int], course: Course, width: int, palette: Palette
) -> pygame.Surface:
    """All lines over a dark edge; different dashes keep them apart without colour."""
    top = top_of(course)
    drawn = []
    for seat, line in enumerate(course.points):
        points = [
            (size[0] * number / course.rounds, size[1] * (1 - value / top))
            for number, value in enumerate(line)
        ]
        path = "M" + " L".join(f"{svg.number(x)},{svg.number(y)}" for x, y in points)
        scaled = " ".join(svg.number(float(dash) * width / 3) for dash in DASHES[seat].split())
        drawn.append(svg.stroke(path, palette.panel_deep, 2.0 * width, stroke_opacity=0.5))
        extra = {"stroke_dasharray": scaled} if scaled else {}
        drawn.append(svg.stroke(path, LINE_COLOURS[seat], width, **extra))
    return svg.rasterise(svg.document(*size, *drawn), size)
