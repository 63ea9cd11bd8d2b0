"""Parts of the coach's pages: something that keeps its size beside the rest, rows to press."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from pygame import Rect

from game.ai.advice import Hint
from game.ai.sample_mean import SURE
from game.core.sentences import decimal_words, percent_words
from scenes.art.palette import mix
from scenes.engine.drawing.painter import Painter
from scenes.engine.i18n import _
from scenes.engine.theme import Theme
from scenes.ui.element import Element, Look, Size
from scenes.ui.layout import Box
from scenes.ui.widget import Widget

AnyHint: TypeAlias = Hint[Any]

WIDE: Final = 3
"""Points between the ends of a range from which it is told as one."""


def chance_words(chance: float) -> str:
    """A chance as whole percents; what was seen in any world is never called impossible.

    Chances are counted in sampled worlds: 0 % is what none of them showed, though it may happen.
    """
    if 0 < chance < 0.005:
        return percent_words("<1")
    return percent_words(round(100 * chance))


def range_words(chance: float, error: float) -> str:
    """A chance as it is known: a range as long as the worlds looked at leave one."""
    low = round(100 * max(chance - SURE * error, 0))
    high = round(100 * min(chance + SURE * error, 1))
    return chance_words(chance) if high - low < WIDE else percent_words(f"{low}\u2013{high}")


def sureness_words(hint: AnyHint) -> str:
    """How sure the coach is of its first choice."""
    if len(hint.ranking) == 1:
        return ""
    best, second = hint.ranking[:2]
    if hint.level == len(hint.ranking):
        return _("All of these are as good.")
    if hint.level > 1:
        return _("The first {count} are as good.").format(count=hint.level)
    return _("It wins the game in about {chance} of cases, the next best in about {next}.").format(
        chance=range_words(best.win_chance, best.error),
        next=chance_words(second.win_chance),
    )


def points_words(points: float) -> str:
    """Expected points, to a tenth."""
    return decimal_words(points)


def gains(gained: Sequence[int], names: Sequence[str]) -> str:
    """Who gets how much; a name and its points stay on one line."""
    return ", ".join(
        _("{name}\u00a0+{points}").format(name=name.replace(" ", "\u00a0"), points=points)
        for name, points in zip(names, gained, strict=True)
        if points
    )


def gains_words(gained: Sequence[int], names: Sequence[str]) -> str:
    """Who would have got how much."""
    return gains(gained, names) or _("no points for anybody")


CORNER = 16


class Beside(Box):
    """Something that keeps its size at the left, and the rest, which gives way."""

    def __init__(self, first: Element, rest: Element, *, gap: float = 16) -> None:
        super().__init__((first, rest))
        self.first = first
        self.rest = rest
        self.gap = gap

    def natural(self, look: Look, width: int) -> Size:
        wide, high = self.first.natural(look, width)
        room = max(1, width - wide - look.px(self.gap))
        return width, max(high, self.rest.natural(look, room)[1])

    def place(self, look: Look, rect: Rect) -> None:
        self.rect = rect.copy()
        wide, high = self.first.natural(look, rect.width)
        first = Rect(rect.left, 0, wide, high)
        left = first.right + look.px(self.gap)
        room = max(1, rect.right - left)
        rest = Rect(left, 0, room, self.rest.natural(look, room)[1])
        first.centery = rest.centery = rect.centery
        self.first.place(look, first)
        self.rest.place(look, rest)


class MoveRow(Widget):
    """Raised glass with one of several moves on it; pressed, it becomes the chosen one."""

    def __init__(self, name: str, on_press: Callable[[], None], *, chosen: bool) -> None:
        super().__init__(name)
        self.on_press = on_press
        self.chosen = chosen

    def press(self) -> None:
        self.on_press()

    def corner(self, theme: Theme) -> int:
        return theme.metrics.px(CORNER)

    def draw_body(self, painter: Painter) -> None:
        palette = painter.theme.palette
        painter.box(
            self.rect,
            mix(palette.panel_raised, "#FFFFFF", 0.12 * self.glow.target),
            radius=self.corner(painter.theme),
            alpha=255 if self.chosen or self.glow.target else palette.panel_alpha,
            edge=palette.paper if self.chosen else None,
        )
