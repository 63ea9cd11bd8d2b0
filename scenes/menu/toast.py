"""A sentence on a slim bar along the upper edge, which goes away on its own, or with its reason."""

from __future__ import annotations

from collections import deque

from pygame import Rect

from scenes.anim.timings import HOVER, TOAST
from scenes.anim.tween import Glide
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.text import Align
from scenes.engine.input.inputs import Input, Point, PressPhase
from scenes.engine.theme import Style

PADDING = 5
SECONDS_PER_LETTER = 0.035


class Toast:
    """Shows one text at a time, longer the longer it is; nothing to press lies where it shows.

    What is `lasting` is shown as long as it is true, whenever nothing else is to be read.
    """

    def __init__(self) -> None:
        self.text = ""
        self.lasting = ""
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
        if not isinstance(event, Point) or event.phase is not PressPhase.DOWN or not self.is_shown:
            return False
        if not self.rect.collidepoint(event.position):
            return False
        self._left = 0.0
        self._alpha.to(0.0, HOVER)
        return True

    def update(self, dt: float) -> bool:
        """True while the picture changes."""
        before = self.text
        if self._left > 0:
            self._left -= dt
        elif self._alpha.is_moving:
            pass
        elif self._waiting:
            self.show(self._waiting.popleft())
        elif self.lasting:
            self.text = self.lasting
            self._alpha.to(1.0, HOVER)
        if self._left <= 0 and not self.lasting:
            self._alpha.to(0.0, 2 * HOVER)
        return self._alpha.update(dt) or self.text != before

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
            edge = palette.coral if self.text == self.lasting else palette.edge
            painter.box(self.rect, palette.panel_deep, edge=edge, edge_width=1)
            painter.paragraph(self.text, type_, words, align=Align.CENTRE)
