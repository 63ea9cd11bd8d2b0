"""Where the parts of the score sheet are, while a round is counted."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from scenes.engine.theme import Metrics, Style
from scenes.games.chikyu.panels.earth_picture import Earth
from scenes.table.choosing.button_places import MARGIN, button_places
from scenes.table.playmat import SpeechPlace
from scenes.table.unit_frame import UnitFrame
from scenes.table.words.captions import LINE

HEAD_HEIGHT, HEAD_WIDTH, HEAD_LESS = 66, 380, 140
"""Large words of the phases need a part of the room beside those of the head."""
TOP, BETWEEN = 82, 14
TRACK_SHARE, TRACK_WIDEST = 0.3371, 520
SHEET, SHEET_GROWS = 204, 26
BELOW, PLAY_WIDTH, PLAY_HEIGHT = 76, 194, 58
TOOL, TOOL_GAP, TOOLS = 50.6, 8, 6
EARTH_AROUND = 57
"""Between the Earth and the edges of its panel: wall, boats and numbers."""
CAPTION = 42
SPEECH = 230


@dataclass(frozen=True, slots=True)
class ScoringPlaces:
    """In pixels; implements `Places` for the time of the count."""

    metrics: Metrics
    head: Rect
    steps: Rect
    count: Rect
    track: Rect
    earth: Earth
    sheet: Rect
    caption: Rect
    play: Rect
    tools: Rect

    @property
    def speech(self) -> SpeechPlace:
        """At the upper right, where nothing is counted."""
        right, px = self.track.right, self.metrics.px
        room = Rect(right - px(SPEECH), px(8), px(SPEECH), self.track.top - px(12))
        return SpeechPlace(Rect(room.left - px(10), room.top, px(8), room.height), room, px(30))

    @property
    def choice(self) -> Rect:
        """Nothing is to be chosen."""
        return self.sheet

    @property
    def seal(self) -> Rect:
        """There is no room for it here."""
        return Rect(self.head.topleft, (0, 0))


def scoring_places(frame: UnitFrame, goal: int) -> ScoringPlaces:
    """Count and Earth above, the sheet of all players below."""
    width, height = frame.width - 2 * MARGIN, frame.height
    sheet_height = SHEET + SHEET_GROWS * frame.larger_text + frame.surplus[1] * 0.25
    sheet_top = height - BELOW - sheet_height
    upper = sheet_top - BETWEEN - TOP
    track = min(TRACK_WIDEST, width * TRACK_SHARE)
    track_left = frame.width - MARGIN - track
    radius = min(track, upper) / 2 - EARTH_AROUND
    x, y = track_left + track / 2, TOP + upper / 2
    middle = frame.rect(x, y, 0, 0).topleft
    play_height = button_places(frame, 0)[0][3]
    wide = PLAY_WIDTH + 30 * frame.larger_text
    play = (
        frame.width - MARGIN - wide,
        height - BELOW + (BELOW - play_height) / 2,
        wide,
        play_height,
    )
    tools = TOOLS * TOOL + (TOOLS - 1) * TOOL_GAP
    words = max(CAPTION, frame.metrics.text_px(Style.ANNOUNCEMENT) * LINE / frame.unit)
    left, right = MARGIN + tools + 16, play[0] - 16
    head = HEAD_WIDTH - HEAD_LESS * frame.larger_text
    return ScoringPlaces(
        frame.metrics,
        frame.rect(MARGIN, 12, head, HEAD_HEIGHT),
        frame.rect(MARGIN + head, 22, frame.width - head - 2 * MARGIN - SPEECH - 12, 40),
        frame.rect(MARGIN, TOP, track_left - MARGIN - 16, upper),
        frame.rect(track_left, TOP, track, upper),
        Earth(*middle, frame.metrics.px(radius), frame.unit, goal),
        frame.rect(MARGIN, sheet_top, width, sheet_height),
        frame.rect(left, height - BELOW / 2 - words / 2, right - left, words),
        frame.rect(*play),
        frame.rect(MARGIN, height - BELOW + (BELOW - TOOL) / 2, tools, TOOL),
    )  # fmt: skip
