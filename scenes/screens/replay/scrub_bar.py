"""The bar below a replay: a notch a move, a longer one a round, and where the match stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect

from scenes.engine.access.spoken import Role
from scenes.engine.drawing.painter import Painter
from scenes.engine.i18n import _
from scenes.engine.input.inputs import Action
from scenes.engine.theme import Theme
from scenes.ui.element import Look, Size
from scenes.ui.widget import Widget

HEIGHT = 14
TRACK = 6
NOTCH, ROUND_NOTCH = 2, 3
KNOB = 20
CLOSEST = 3.0
"""Pixels: notches that lie closer say nothing, and are left out."""


class ScrubBar(Widget):
    """Pressed or dragged, it goes to the nearest move; `rounds` are numbers of moves."""

    drags = True
    stretches = True
    aside = True
    role = Role.SLIDER

    def __init__(
        self, count: int, rounds: Sequence[int], at: int, on_seek: Callable[[int], None]
    ) -> None:
        super().__init__("scrub bar")
        self._last = max(1, count - 1)
        self._count = count
        self._rounds = frozenset(rounds)
        self.at = at
        self._on_seek = on_seek
        self._track = Rect(0, 0, 1, 1)

    @property
    def spoken(self) -> str:
        return _("Move")

    @property
    def spoken_value(self) -> str:
        return _("{at} of {count}").format(at=self.at, count=self._last)

    def nudge(self, direction: Action) -> bool:
        """For whoever reads: a move on or back."""
        step = 1 if direction is Action.RIGHT else -1
        wanted = min(max(0, self.at + step), self._count - 1)
        if wanted != self.at:
            self.at = wanted
            self._on_seek(wanted)
        return True

    def natural(self, look: Look, width: int) -> Size:
        return width, look.control_px(HEIGHT)

    def place(self, look: Look, rect: Rect) -> None:
        super().place(look, rect)
        around = look.control_px(KNOB)
        self._track = Rect(rect.left + around // 2, 0, max(1, rect.width - around), 1)
        self._track.height = look.control_px(TRACK)
        self._track.centery = rect.centery

    def corner(self, theme: Theme) -> int:  # noqa: ARG002 - it is as round as it is high
        return self.rect.height // 2

    def place_of(self, mark: int) -> tuple[int, int]:
        """The middle of a notch."""
        return self._track.left + round(self._track.width * mark / self._last), self.rect.centery

    def drag(self, position: tuple[int, int]) -> bool:
        share = (position[0] - self._track.left) / self._track.width
        wanted = min(max(0, round(share * self._last)), self._count - 1)
        if wanted == self.at:
            return False
        self.at = wanted
        self._on_seek(wanted)
        return False

    def draw_body(self, painter: Painter) -> None:
        palette, px = painter.theme.palette, painter.theme.metrics.control_px
        painter.box(self._track, palette.panel_deep, radius=self._track.height // 2)
        x = self.place_of(self.at)[0]
        done = self._track.copy()
        done.width = max(self._track.height, x - self._track.left)
        painter.box(done, palette.edge, radius=self._track.height // 2)
        crowded = self._track.width / self._last < CLOSEST
        for mark in range(self._count):
            is_round = mark in self._rounds
            if crowded and not is_round:
                continue
            wide, high = (ROUND_NOTCH, HEIGHT) if is_round else (NOTCH, TRACK)
            notch = Rect(0, 0, px(wide), px(high))
            notch.center = self.place_of(mark)
            colour = palette.text if is_round else palette.text_soft
            painter.box(notch, colour, alpha=255 if is_round else 150)
        painter.disc((x, self.rect.centery), px(KNOB), palette.accent)
