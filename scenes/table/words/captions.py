"""The line above the hand: what a person is to do, whom the table waits for, what happens.

An announcement stands for at least as long as it takes to read; whoever plays it asks `is_read`.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sin, tau
from typing import NamedTuple

from pygame import Rect

from scenes.anim.timings import NUDGE, reading_time
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.text import Type
from scenes.engine.theme import SMALLEST_TEXT, Metrics, Style
from scenes.table.sharing.person_line import PersonLine
from scenes.ui.portraits import portrait

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
SMALLER = (0.9, 0.8, 0.7, 0.6)
"""Of its usual size, where large text leaves no room for the end of a sentence, or above the
hand for a second one."""
FACE, FACE_ROOM = 1.12, 0.85
"""Of who is asked, in heights of the line: it stands out a little; and its room before the words.
"""
LINE_OF_PERSON = 2.5
FITTING = 1.2
"""So much room, in widths of the words, lets them be as large for somebody as an announcement."""
GLASS = 200
"""Its alpha: cards behind it must not disturb."""


@dataclass(slots=True)
class Caption:
    """One sentence at a time, perhaps with a second one below it that says what it means."""

    text: str = ""
    second: str = ""
    is_hint: bool = False
    """The coach speaks, or thinks: its strip lies in the place of the line."""
    announces: bool = False
    """It tells what happens: a moment later it is gone, so it is written larger."""
    tip: str = ""
    """What is explained in this place once the sentence was read."""

    stood: float = 0.0
    """For how many seconds of the clock."""

    nudged: float = 0.0
    """For how many seconds more it draws attention to itself."""

    is_released: bool = False
    """Nobody wants to read it to its end: its animation was skipped, or takes no time."""
    waiting: str = ""
    """What is asked as soon as the announcement was read."""
    to: PersonLine | None = None
    """Who of several people is asked; their face stands before the words, in their line."""
    _next: PersonLine | None = None

    def ask(self, sentence: str, second: str = "", to: PersonLine | None = None) -> None:
        """What a person is to do, or whom the table waits for."""
        self._say(sentence, second, announces=False)
        self.to = to

    def hint(self, sentence: str, second: str = "") -> None:
        """What the coach says."""
        self._say(sentence, second, announces=False)
        self.is_hint = True

    def ask_when_read(self, sentence: str, to: PersonLine | None = None) -> None:
        """The same, but an announcement may first be read to its end."""
        if self.text and self.announces and not (self.is_read or self.is_released):
            self.waiting, self._next = sentence, to
        else:
            self.ask(sentence, to=to)

    def announce(self, sentence: str, second: str = "") -> None:
        """What happens now."""
        self._say(sentence, second, announces=True)

    def clear(self) -> None:
        """Nothing is to be said."""
        self._say("", "", announces=self.announces)

    def stand(self, dt: float) -> bool:
        """Let time pass; true when something else is said now."""
        self.stood += dt
        self.nudged = max(0.0, self.nudged - dt)
        if not self.waiting or not (self.is_read or self.is_released):
            return False
        self.ask(self.waiting, to=self._next)
        return True

    def release(self) -> None:
        """Whatever is asked next need not wait."""
        self.is_released = True

    def explain(self, tip: str) -> None:
        """What follows the sentence in its place; it has its own time to be read."""
        self.tip = tip
        self.stood = min(self.stood, self._first_needed) if tip else self.stood

    @property
    def shows_tip(self) -> bool:
        """The sentence was read, or nobody wants to: what explains it stands there."""
        return bool(self.tip) and (self.is_released or self.stood >= self._first_needed)

    @property
    def left_to_read(self) -> float:
        """For how many seconds more an announcement should stand."""
        if not self.text or not self.announces or self.is_released:
            return 0.0
        return max(0.0, self._needed - self.stood)

    @property
    def _first_needed(self) -> float:
        return reading_time(self.text + self.second) if self.text else 0.0

    @property
    def _needed(self) -> float:
        return self._first_needed + (reading_time(self.tip) if self.tip else 0.0)

    def nudge(self) -> None:
        """Somebody has missed what it says."""
        self.nudged = NUDGE

    @property
    def is_nudged(self) -> bool:
        return self.nudged > 0

    @property
    def is_read(self) -> bool:
        """It has stood long enough for somebody who does not know the game."""
        return self.stood >= self._needed

    def _say(self, sentence: str, second: str, *, announces: bool) -> None:
        if (self.text, self.second) != (sentence, second):
            self.stood, self.is_released = 0.0, False
        self.waiting, self.to, self.is_hint = "", None, False
        self.text, self.second, self.announces = sentence, second, announces


class _Setting(NamedTuple):
    """How both sentences are set: their types, the lines of the second one, and the glass."""

    type: Type
    below: Type
    lines: list[str]
    width: int
    height: int
    """Of the first line."""

    @property
    def tall(self) -> int:
        return self.height + len(self.lines) * self.below.line_height


def _second_lines(painter: Painter, text: str, type_: Type, room: int) -> tuple[Type, list[str]]:
    """Smaller in one line rather than in two, but two lines rather than cut."""
    fitted = painter.typesetter.fit(text, type_, room)
    if fitted.text == text:
        return fitted.type, [text] if text else []
    return type_, painter.typesetter.wrap(text, type_, room)


def _set(painter: Painter, caption: Caption, area: Rect, share: float) -> _Setting:
    """In a share of the usual size; the usual one is as high as its area at least."""
    metrics, width_of = painter.theme.metrics, painter.typesetter.width
    type_ = painter.type(Style.ANNOUNCEMENT)
    fits = width_of(caption.text, type_) * FITTING < area.width
    if not caption.announces and (caption.to is None or not fits):
        type_ = painter.type(Style.STRONG)
    below = painter.type(Style.CAPTION)
    if share < 1:
        type_, below = (
            each.smaller(max(SMALLEST_TEXT, round(each.px * share))) for each in (type_, below)
        )
    wide = max(width_of(caption.text, type_), width_of(caption.second, below))
    step = metrics.px(PILL_STEP)
    height = round(type_.px * LINE)
    wide += round(max(height, area.height) * FACE_ROOM) if caption.to is not None else 0
    width = min(area.width, -(-(wide + metrics.px(PADDING)) // step) * step)
    below, lines = _second_lines(painter, caption.second, below, width - metrics.px(LEAST_PADDING))
    return _Setting(type_, below, lines, width, max(area.height, height) if share == 1 else height)


def _whole(painter: Painter, text: str, type_: Type, room: int) -> Type:
    """The usual size, or the largest smaller one in which nothing of the sentence is cut."""
    for share in (1.0, *SMALLER):
        smaller = type_.smaller(max(SMALLEST_TEXT, round(type_.px * share)))
        if painter.typesetter.fit(text, smaller, room).text == text:
            return smaller
    return type_


def draw_caption(
    painter: Painter,
    caption: Caption,
    area: Rect,
    *,
    upwards: bool = False,
    lowest: int | None = None,
    highest: int | None = None,
) -> Rect:
    """On glass, as wide as the longer sentence; the second one takes room from the hand below.

    Where something else lies below it grows `upwards`. It is set smaller rather than that it
    reaches below `lowest` or above `highest`, as long as it can be read. Answers where the glass
    is.
    """
    if not caption.text:
        return Rect(area.topleft, (0, 0))
    metrics = painter.theme.metrics
    setting = _set(painter, caption, area, 1.0)
    top = area.centery - setting.height // 2
    for share in SMALLER if setting.lines else ():
        first = area.bottom - setting.tall if upwards else top
        too_low = lowest is not None and first + setting.tall > lowest
        if too_low or (highest is not None and first < highest):
            setting = _set(painter, caption, area, share)
    line = Rect(0, area.bottom - setting.tall if upwards else top, setting.width, setting.height)
    line.centerx = area.centerx
    if not painter.theme.motion.reduced:
        line.x += round(metrics.px(NUDGE_WAY) * swing(caption.nudged / NUDGE))
    pill = Rect(line.topleft, (line.width, setting.tall))
    _draw_glass(painter, caption, pill, line)
    _draw_words(painter, caption, line, setting.type)
    palette, room = painter.theme.palette, line.width - metrics.px(LEAST_PADDING)
    below = setting.below
    middle = line.bottom + below.line_height // 2 - round(below.px * CLOSER)
    for words in setting.lines:
        centre = (line.centerx, middle)
        painter.text(words, below, centre, colour=palette.text_soft, width=room)
        middle += below.line_height
    return pill


def _draw_glass(painter: Painter, caption: Caption, pill: Rect, line: Rect) -> None:
    palette, metrics = painter.theme.palette, painter.theme.metrics
    edge, width = None if caption.to is None else caption.to.colour, 2.0
    if caption.to is not None:
        width = max(width, metrics.px(LINE_OF_PERSON))
    if caption.is_nudged:
        edge = palette.accent_light
    radius = line.height // 2
    painter.box(pill, palette.panel_deep, radius=radius, alpha=GLASS, edge=edge, edge_width=width)


def _draw_words(painter: Painter, caption: Caption, line: Rect, type_: Type) -> None:
    """The first line; before it the face of who is asked."""
    room, middle, colour = line.width - painter.theme.metrics.px(LEAST_PADDING), line.centerx, None
    if caption.to is not None:
        before, colour = round(line.height * FACE_ROOM), caption.to.colour
        room, middle = room - before, middle + before // 2
        face = portrait(caption.to.face, round(line.height * FACE), painter.theme)
        painter.sprite(face, (line.left + line.height // 2, line.centery), resting=True)
    type_ = _whole(painter, caption.text, type_, room)
    painter.text(caption.text, type_, (middle, line.centery), width=room, colour=colour)


def announced_area(metrics: Metrics, area: Rect) -> Rect:
    """What an announcement with a line below it covers at most."""
    line = max(area.height, round(metrics.text_px(Style.ANNOUNCEMENT) * LINE))
    below = round(metrics.text_px(Style.CAPTION) * Style.CAPTION.leading)
    return Rect(area.left, area.centery - line // 2, area.width, line + below)


def swing(share: float) -> float:
    """To and fro, ever less, as the share of what is left goes down to nothing."""
    return share * sin(NUDGE_SWINGS * tau * (1 - share))
