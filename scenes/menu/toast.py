"""A sentence that shows itself at the edge of a screen and goes away on its own."""

from __future__ import annotations

from pygame import Rect

from scenes.anim.timings import HOVER, TOAST
from scenes.anim.tween import Glide
from scenes.painter import Painter
from scenes.theme import Style

WIDEST = 460
PADDING = 18
SECONDS_PER_LETTER = 0.05


class Toast:
    """Shows one sentence at a time, longer the longer it is; `above` in the middle of the top."""

    def __init__(self, *, above: bool = False) -> None:
        self.above = above
        self.text = ""
        self._left = 0.0
        self._alpha = Glide(0.0)

    @property
    def is_shown(self) -> bool:
        return self._left > 0

    def show(self, text: str) -> None:
        self.text = text
        self._left = TOAST + SECONDS_PER_LETTER * len(text)
        self._alpha.to(1.0, HOVER)

    def update(self, dt: float) -> bool:
        """True while the picture changes."""
        if self._left > 0:
            self._left -= dt
            if self._left <= 0:
                self._alpha.to(0.0, 2 * HOVER)
        return self._alpha.update(dt)

    def draw(self, painter: Painter) -> None:
        """Menus leave room at the bottom on the right; a table has its least use for the top."""
        if not self.text or self._alpha.value <= 0:
            return
        metrics, pad = painter.theme.metrics, painter.theme.metrics.px(PADDING)
        type_ = painter.type(Style.BODY)
        widest = min(metrics.px(WIDEST * metrics.text_scale**0.5), metrics.safe.width - 2 * pad)
        lines = painter.typesetter.wrap(self.text, type_, widest)
        width = max(painter.typesetter.width(line, type_) for line in lines) + 1
        box = Rect(0, 0, width + 2 * pad, len(lines) * type_.line_height + 2 * pad)
        if self.above:
            box.midtop = metrics.safe.midtop
        else:
            box.bottomright = metrics.safe.bottomright
        with painter.faded(self._alpha.value):
            painter.dialog(box)
            painter.paragraph(self.text, type_, box.inflate(-2 * pad, -2 * pad))
