"""The line above the hand: what a person is to do, whom the table waits for, what happens.

An announcement stands for at least as long as it takes to read; whoever plays it asks `is_read`.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sin, tau

from pygame import Rect

from scenes.anim.timings import NUDGE, reading_time
from scenes.engine.painter import Painter
from scenes.engine.text import Type
from scenes.engine.theme import Style

PADDING = 44
"""Left and right of the words together, in units."""
PILL_STEP = 48
"""Widths of the glass grow in such steps, so that not every sentence needs a new picture."""
LEAST_PADDING = 28
LINE = 1.7
"""The height of the glass in heights of the type."""
CLOSER = 0.35
"""The second line to the first, in heights of its type."""
NUDGE_WAY, NUDGE_SWINGS = 10, 2
"""How far it swings to both sides, in units, and how often."""
GLASS = 200
"""Its alpha: cards behind it must not disturb."""


@dataclass(slots=True)
class Caption:
    """One sentence at a time, perhaps with a second one below it that says what it means."""

    text: str = ""
    second: str = ""
    announces: bool = False
    """It tells what happens: a moment later it is gone, so it is written larger."""
    beside: str = ""
    """What is explained elsewhere on the table, to be read as well."""

    stood: float = 0.0
    """For how many seconds of the clock."""

    nudged: float = 0.0
    """For how many seconds more it draws attention to itself."""

    def ask(self, sentence: str, second: str = "") -> None:
        """What a person is to do, or whom the table waits for."""
        self._say(sentence, second, announces=False)

    def announce(self, sentence: str, second: str = "") -> None:
        """What happens now."""
        self._say(sentence, second, announces=True)

    def clear(self) -> None:
        """Nothing is to be said."""
        self._say("", "", announces=self.announces)

    def stand(self, dt: float) -> None:
        """Let time pass."""
        self.stood += dt
        self.nudged = max(0.0, self.nudged - dt)

    def nudge(self) -> None:
        """Somebody has missed what it says."""
        self.nudged = NUDGE

    @property
    def is_nudged(self) -> bool:
        return self.nudged > 0

    @property
    def is_read(self) -> bool:
        """It has stood long enough for somebody who does not know the game."""
        return not self.text or self.stood >= reading_time(self.text + self.second + self.beside)

    def _say(self, sentence: str, second: str, *, announces: bool) -> None:
        if (self.text, self.second) != (sentence, second):
            self.stood = 0.0
        self.text, self.second, self.announces = sentence, second, announces


def _second_lines(painter: Painter, text: str, room: int) -> tuple[Type, list[str]]:
    """Smaller in one line rather than in two, but two lines rather than cut."""
    fitted = painter.typesetter.fit(text, painter.type(Style.CAPTION), room)
    if fitted.text == text:
        return fitted.type, [text] if text else []
    return painter.type(Style.CAPTION), painter.typesetter.wrap(
        text, painter.type(Style.CAPTION), room
    )


def draw_caption(painter: Painter, caption: Caption, area: Rect, *, upwards: bool = False) -> Rect:
    """On glass, as wide as the longer sentence; the second one takes room from the hand below.

    Where something else lies below it grows `upwards`. Answers where the glass is.
    """
    if not caption.text:
        return Rect(area.topleft, (0, 0))
    metrics = painter.theme.metrics
    type_ = painter.type(Style.ANNOUNCEMENT if caption.announces else Style.STRONG)
    below = painter.type(Style.CAPTION)
    width_of = painter.typesetter.width
    wide = max(width_of(caption.text, type_), width_of(caption.second, below))
    step = metrics.px(PILL_STEP)
    width = min(area.width, -(-(wide + metrics.px(PADDING)) // step) * step)
    height = max(area.height, round(type_.px * LINE))
    line = Rect(0, 0, width, height)
    line.center = area.center
    if not painter.theme.motion.reduced:
        line.x += round(metrics.px(NUDGE_WAY) * swing(caption.nudged / NUDGE))
    room = width - metrics.px(LEAST_PADDING)
    below, lines = _second_lines(painter, caption.second, room)
    if upwards:
        line.y -= len(lines) * below.line_height
    pill = line.copy()
    pill.height += len(lines) * below.line_height
    palette = painter.theme.palette
    edge = palette.accent_light if caption.is_nudged else None
    painter.box(pill, palette.panel_deep, radius=height // 2, alpha=GLASS, edge=edge)
    painter.text(caption.text, type_, line.center, width=room)
    middle = line.bottom + below.line_height // 2 - round(below.px * CLOSER)
    for words in lines:
        centre = (line.centerx, middle)
        painter.text(words, below, centre, colour=palette.text_soft, width=room)
        middle += below.line_height
    return pill


def swing(share: float) -> float:
    """To and fro, ever less, as the share of what is left goes down to nothing."""
    return share * sin(NUDGE_SWINGS * tau * (1 - share))
