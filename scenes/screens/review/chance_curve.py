"""The curve of a seat's chance to win, with every decision on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import pygame
from pygame import Rect

from game.review.decisions import POINT, Decision, Mark
from scenes.art import svg
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import sprite
from scenes.engine.drawing.text import Align
from scenes.engine.i18n import _
from scenes.engine.input.inputs import Action
from scenes.engine.theme import Style, Theme
from scenes.screens.review.mark_signs import HUES, mark_sprite
from scenes.ui.element import Look, Size
from scenes.ui.widget import Widget

HEIGHT = 176
LEFT = 52
RIGHT = 24
BELOW = 26
GRID = 20
LEAST_TOP = 60
SIGNS = {Mark.FINE: 20, Mark.FIND: 22, Mark.SLIP: 20, Mark.MISTAKE: 22, Mark.BLUNDER: 24}
BIGGEST_SIGN = 26
MOST_ROUND_WORDS = 8


@dataclass(frozen=True, slots=True)
class Curve:
    """What the curve shows: decisions so far, of how many, and the end if it is known."""

    decisions: tuple[Decision, ...]
    total: int
    fair: int
    result: int | None
    rounds: tuple[int, ...]
    """The round of each decision, from 1."""
    with_numbers: bool

    @property
    def top(self) -> int:
        """The highest line of the grid, in points."""
        highest = max([each.before for each in self.decisions], default=0)
        highest = max(highest, self.fair, self.result or 0)
        return min(100, max(LEAST_TOP, -(-highest // (GRID * POINT)) * GRID))


class ChanceCurve(Widget):
    """Left and right step along the decisions; a press takes the nearest one."""

    drags = True
    stretches = True

    def __init__(self, curve: Curve, chosen: int, on_choose: Callable[[int], None]) -> None:
        super().__init__("curve")
        self.curve = curve
        self.chosen = chosen
        self._on_choose = on_choose
        self._plot = Rect(0, 0, 1, 1)

    def natural(self, look: Look, width: int) -> Size:
        return width, look.px(HEIGHT)

    def place(self, look: Look, rect: Rect) -> None:
        super().place(look, rect)
        words = look.type(Style.SMALL).line_height
        left = max(look.px(LEFT), look.text_size("100 %", Style.SMALL)[0] + look.px(12))
        top = rect.top + look.px(BIGGEST_SIGN) // 2
        bottom = rect.bottom - max(look.px(BELOW), words)
        wide = max(1, rect.width - left - look.px(RIGHT))
        self._plot = Rect(rect.left + left, top, wide, max(1, bottom - top))

    def corner(self, theme: Theme) -> int:
        return theme.metrics.px(12)

    def nudge(self, direction: Action) -> bool:
        step = 1 if direction is Action.RIGHT else -1
        wanted = self.chosen + step
        if not 0 <= wanted < len(self.curve.decisions):
            return False
        self._on_choose(wanted)
        return True

    def drag(self, position: tuple[int, int]) -> bool:
        count = len(self.curve.decisions)
        if not count:
            return False
        share = (position[0] - self._plot.left) / self._plot.width
        wanted = max(0, min(count - 1, int(share * self.curve.total)))
        if wanted == self.chosen:
            return False
        self._on_choose(wanted)
        return True

    def point(self, number: int, chance: int) -> tuple[float, float]:
        """Where a chance at a decision is."""
        plot = self._plot
        x = plot.left + plot.width * (number + 0.5) / max(1, self.curve.total)
        return x, plot.bottom - plot.height * chance / (POINT * self.curve.top)

    def draw_body(self, painter: Painter) -> None:
        self._draw_rounds(painter)
        self._draw_grid(painter)
        curve, plot, px = self.curve, self._plot, painter.theme.metrics.px
        if not curve.decisions:
            return
        values = tuple((each.before, each.after) for each in curve.decisions)
        paint = sprite(
            curve_lines, plot.size, values, curve.total, curve.top * POINT, curve.result, px(3),
            painter.theme.palette.paper,
        )  # fmt: skip
        painter.sprite_at(paint, plot.topleft)
        for number, each in enumerate(curve.decisions):
            self._draw_sign(painter, number, each)

    def _draw_sign(self, painter: Painter, number: int, decision: Decision) -> None:
        px = painter.theme.metrics.px
        x, y = self.point(number, decision.before)
        _same, low = self.point(number, decision.after)
        if decision.mark.is_costly:
            painter.line((x, y), (x, low), px(6), HUES[decision.mark])
        size = px(SIGNS[decision.mark])
        if number == self.chosen:
            painter.disc((x, y), px(SIGNS[decision.mark] + 16), painter.theme.palette.paper)
            painter.disc((x, y), px(SIGNS[decision.mark] + 10), painter.theme.palette.panel_deep)
        painter.sprite(mark_sprite(decision.mark, size), (x, y), resting=True)

    def _draw_grid(self, painter: Painter) -> None:
        palette, px, plot = painter.theme.palette, painter.theme.metrics.px, self._plot
        for points in range(0, self.curve.top + 1, GRID):
            y = round(plot.bottom - plot.height * points / self.curve.top)
            painter.box(Rect(plot.left, y, plot.width, 1), palette.edge, alpha=60)
            if self.curve.with_numbers:
                words = _("{percent} %").format(percent=points)
                painter.text(
                    words, Style.SMALL, (plot.left - px(8), y), align=Align.RIGHT,
                    colour=palette.text_soft,
                )  # fmt: skip
        y = round(plot.bottom - plot.height * self.curve.fair / (POINT * self.curve.top))
        for x in range(plot.left, plot.right, px(9)):
            painter.box(Rect(x, y, px(3), px(2)), palette.edge, alpha=170)

    def _draw_rounds(self, painter: Painter) -> None:
        """A paler band behind every other round, and its number below."""
        palette, plot, curve = painter.theme.palette, self._plot, self.curve
        spans = round_spans(curve.rounds)
        if len(spans) < 2 and len(curve.decisions) == curve.total:
            return  # a game that is one round has nothing to tell apart
        step = plot.width / max(1, curve.total)
        every = -(-len(spans) // MOST_ROUND_WORDS)
        for number, first, last in spans:
            left = plot.left + round(first * step)
            band = Rect(left, plot.top, round((last + 1 - first) * step), plot.height)
            if number % 2 and band.width:
                painter.box(band, palette.edge, alpha=16)
            if (number - 1) % every == 0:
                words = _("round {number}").format(number=number)
                y = plot.bottom + painter.type(Style.SMALL).line_height * 0.62
                painter.text(
                    words, Style.SMALL, (band.centerx, y), colour=palette.text_soft,
                    width=round(band.width * every * 0.96) or 1,
                )  # fmt: skip


def round_spans(rounds: Sequence[int]) -> list[tuple[int, int, int]]:
    """Each round with its first and its last decision."""
    spans: list[tuple[int, int, int]] = []
    for place, number in enumerate(rounds):
        if spans and spans[-1][0] == number:
            spans[-1] = (number, spans[-1][1], place)
        else:
            spans.append((number, place, place))
    return spans


def curve_lines(
    size: tuple[int, int],
    values: Sequence[tuple[int, int]],
    total: int,
    top: int,
    result: int | None,
    width: int,
    colour: str,
) -> pygame.Surface:
    """The way of the chance: to each decision, down by what it cost, and on to the end."""
    place = partial(_place, size, total, top)
    points = [place(number + 0.5, chance) for number, pair in enumerate(values) for chance in pair]
    if result is not None:
        points.append(place(total, result))
    path = "M" + " L".join(f"{svg.number(x)},{svg.number(y)}" for x, y in points)
    ground = (
        f"{path} L{svg.number(points[-1][0])},{size[1]} L{svg.number(points[0][0])},{size[1]} Z"
    )
    drawn = [
        svg.path(ground, colour, fill_opacity=0.08),
        svg.stroke(path, "#04222C", 2 * width, stroke_opacity=0.5),
        svg.stroke(path, colour, width),
    ]
    return svg.rasterise(svg.document(*size, *drawn), size)


def _place(
    size: tuple[int, int], total: int, top: int, number: float, chance: int
) -> tuple[float, float]:
    return size[0] * number / max(1, total), size[1] * (1 - chance / top)
