"""A sentence on a slim bar along the upper edge, which goes away on its own."""

from __future__ import annotations

from collections import deque

from pygame import Rect

from scenes.anim.timings import HOVER, TOAST
from scenes.anim.tween import Glide
from scenes.engine.inputs import Input, Phase, Point
from scenes.engine.painter import Painter
from scenes.engine.text import Align
from scenes.engine.theme import Style

PADDING = 5
SECONDS_PER_LETTER = 0.035


class Toast:
    """Shows one text at a time, longer the longer it is; nothing to press lies where it shows."""

    def __init__(self) -> None:
        self.text = ""
        self.rect = Rect(0, 0, 0, 0)
        """Where it was drawn last."""
        self._left = 0.0
        self._alpha = Glide(0.0)
        self._waiting: deque[str] = deque()

    @property
    def is_shown(self) -> bool:
        return self._left > 0

    def show(self, text: str) -> None:
        self.text = text
        self._left = TOAST + SECONDS_PER_LETTER * len(text)
        self._alpha.to(1.0, HOVER)

    def queue(self, text: str) -> None:
        """Show a text once those before it were read: a taller bar would cover names."""
        self._waiting.append(text)

    def closes_on(self, event: Input) -> bool:
        """A click on it takes it away; true if the input was used for that."""
        if not isinstance(event, Point) or event.phase is not Phase.DOWN or not self.is_shown:
            return False
        if not self.rect.collidepoint(event.position):
            return False
        self._left = 0.0
        self._alpha.to(0.0, HOVER)
        return True

    def update(self, dt: float) -> bool:
        """True while the picture changes."""
        if self._left > 0:
            self._left -= dt
            if self._left <= 0:
                self._alpha.to(0.0, 2 * HOVER)
        elif self._waiting and not self._alpha.is_moving:
            self.show(self._waiting.popleft())
        return self._alpha.update(dt)

    def draw(self, painter: Painter) -> None:
        """Across the whole window, but no taller than its lines need."""
        if not self.text or self._alpha.value <= 0:
            return
        metrics, palette = painter.theme.metrics, painter.theme.palette
        type_, pad = painter.type(Style.SMALL), metrics.px(PADDING)
        words = metrics.stage.inflate(-2 * metrics.margin, 0)
        lines = painter.typesetter.wrap(self.text, type_, words.width)
        words.top, words.height = pad, len(lines) * type_.line_height
        self.rect = Rect(0, 0, metrics.size[0], words.bottom + pad)
        with painter.faded(self._alpha.value):
            painter.box(self.rect, palette.panel_deep, edge=palette.edge, edge_width=1)
            painter.paragraph(self.text, type_, words, align=Align.CENTRE)
