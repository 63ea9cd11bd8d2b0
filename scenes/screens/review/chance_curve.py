"""The curve of a seat's chance to win, with every decision on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import pygame
from pygame import Rect

from game.review.decisions import POINT, Decision
from scenes.art import svg
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import sprite
from scenes.engine.i18n import _
from scenes.engine.input.inputs import Action
from scenes.engine.theme import Style, Theme
from scenes.screens.review.mark_signs import LOSS
from scenes.ui.element import Look, Size
from scenes.ui.widget import Widget

HEIGHT = 160
BELOW = 28
LEAST_TOP = 60
STEP = 20
ABOVE, DOT = 12, 16
FALL = 0.3
"""So far before and after its own place a decision begins and ends."""
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

    @property
    def top(self) -> int:
        """The highest line of the grid, in points."""
        highest = max([each.before for each in self.decisions], default=0)
        highest = max(highest, self.fair, self.result or 0)
        return min(100, max(LEAST_TOP, -(-highest // (STEP * POINT)) * STEP))


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
        bottom = rect.bottom - max(look.px(BELOW), words)
        top = rect.top + look.px(ABOVE)
        self._plot = Rect(rect.left, top, rect.width, max(1, bottom - top))

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

    def point(self, number: float, chance: int) -> tuple[float, float]:
        """Where a chance at a decision is."""
        plot = self._plot
        x = plot.left + plot.width * (number + 0.5) / max(1, self.curve.total)
        return x, plot.bottom - plot.height * chance / (POINT * self.curve.top)

    def draw_body(self, painter: Painter) -> None:
        self._draw_rounds(painter)
        curve, plot, px = self.curve, self._plot, painter.theme.metrics.px
        palette = painter.theme.palette
        ground = Rect(plot.left, plot.bottom, plot.width, px(2))
        painter.box(ground, palette.edge, alpha=150)
        if not curve.decisions:
            return
        values = tuple((each.before, each.after) for each in curve.decisions)
        paint = sprite(
            curve_lines, plot.size, values, curve.total, curve.top * POINT, curve.result, px(4),
            palette.paper,
        )  # fmt: skip
        painter.sprite_at(paint, plot.topleft)
        self._draw_chosen(painter)

    def _draw_chosen(self, painter: Painter) -> None:
        """The decision that is spoken of; what it cost is a fall."""
        px, palette = painter.theme.metrics.px, painter.theme.palette
        decision = self.curve.decisions[self.chosen]
        start = self.point(self.chosen - FALL, decision.before)
        end = self.point(self.chosen + FALL, decision.after)
        hue = LOSS if decision.mark.is_costly else palette.paper
        if decision.mark.is_costly:
            painter.line(start, end, px(7), hue)
        painter.disc(start, px(DOT), hue)
        word, type_ = _("here"), painter.type(Style.STRONG)
        wide = painter.typesetter.width(word, type_)
        fits = start[0] + px(24) + wide <= self._plot.right
        x = start[0] + px(20) if fits else start[0] - px(20)
        y = max(self._plot.top + type_.line_height / 2, start[1] - px(2))
        plate = Rect(0, 0, wide + px(12), type_.line_height)
        plate.midleft = (round(x - px(6) if fits else x - wide - px(6)), round(y))
        painter.box(plate, palette.panel_deep, radius=px(8), alpha=170)
        painter.text(word, type_, plate.center, colour=hue)

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
                room = round(band.width * every * 0.96) or 1
                words = _("Round {number}").format(number=number)
                type_ = painter.type(Style.SMALL)
                if number > 1 or painter.typesetter.width(words, type_) > room:
                    words = str(number)
                y = plot.bottom + painter.type(Style.SMALL).line_height * 0.62
                painter.text(
                    words, Style.SMALL, (band.centerx, y), colour=palette.text_soft,
                    width=room,
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
    points = [
        place(number + 0.5 + side * FALL, chance)
        for number, pair in enumerate(values)
        for side, chance in zip((-1, 1), pair, strict=True)
    ]
    if result is not None:
        # The end lies on the quay or high above it, with room for the stroke.
        points.append(place(total, result))
    path = "M" + " L".join(f"{svg.number(x)},{svg.number(y)}" for x, y in points)
    ground = (
        f"{path} L{svg.number(points[-1][0])},{size[1]} L{svg.number(points[0][0])},{size[1]} Z"
    )
    drawn = [
        svg.path(ground, colour, fill_opacity=0.12),
        svg.stroke(path, "#04222C", 2 * width, stroke_opacity=0.5),
        svg.stroke(path, colour, width),
    ]
    return svg.rasterise(svg.document(*size, *drawn), size)


def _place(
    size: tuple[int, int], total: int, top: int, number: float, chance: int
) -> tuple[float, float]:
    return size[0] * number / max(1, total), size[1] * (1 - chance / top)
