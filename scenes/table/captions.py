"""The line above the hand: what a person is to do, whom the table waits for, what happens."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from scenes.engine.painter import Painter
from scenes.engine.theme import Style

PADDING = 44
"""Left and right of the words together, in units."""
PILL_STEP = 48
"""Widths of the glass grow in such steps, so that not every sentence needs a new picture."""
LEAST_PADDING = 28
LINE = 1.7
"""The height of the glass in heights of the type."""
GLASS = 200
"""Its alpha: cards behind it must not disturb."""


@dataclass(slots=True)
class Caption:
    """One sentence at a time."""

    text: str = ""
    announces: bool = False
    """It tells what happens: a moment later it is gone, so it is written larger."""

    def ask(self, sentence: str) -> None:
        """What a person is to do, or whom the table waits for."""
        self.text, self.announces = sentence, False

    def announce(self, sentence: str) -> None:
        """What happens now."""
        self.text, self.announces = sentence, True

    def clear(self) -> None:
        """Nothing is to be said."""
        self.text = ""


def draw_caption(painter: Painter, caption: Caption, area: Rect) -> None:
    """On glass, as wide as the sentence."""
    if not caption.text:
        return
    metrics = painter.theme.metrics
    type_ = painter.type(Style.ANNOUNCEMENT if caption.announces else Style.STRONG)
    wide = painter.typesetter.width(caption.text, type_) + metrics.px(PADDING)
    step = metrics.px(PILL_STEP)
    width = min(area.width, -(-wide // step) * step)
    height = max(area.height, round(type_.px * LINE))
    pill = Rect(0, 0, width, height)
    pill.center = area.center
    painter.box(pill, painter.theme.palette.panel_deep, radius=height // 2, alpha=GLASS)
    painter.text(caption.text, type_, pill.center, width=width - metrics.px(LEAST_PADDING))
