"""The rows of the score sheet, while it stays to be read: pressed, they show a player's count."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Rect

from game.core.seats import Seat
from scenes.engine.drawing.painter import Painter
from scenes.engine.input.inputs import Action, Press
from scenes.engine.theme import Theme
from scenes.games.chikyu.display import Display
from scenes.games.chikyu.scoring import count_words
from scenes.games.chikyu.scoring.count_panel import tab_areas
from scenes.games.chikyu.scoring.scoring_figures import rows_of
from scenes.games.chikyu.scoring.scoring_sheet import sheet_row_areas
from scenes.games.chikyu.scoring.scoring_state import ScoringProgress
from scenes.games.chikyu.seat_names import Who
from scenes.ui.element import Look, Size
from scenes.ui.widget import Widget

LIGHT = 0.1
CORNER = 14


class CountRow(Widget):
    """A row, or a face over the count."""

    keeps_reading = True

    def __init__(self, name: str, area: Rect, look: Callable[[], None], words: str) -> None:
        super().__init__(name)
        self.label = words
        self._look = look
        self.rect = area.copy()

    def natural(self, look: Look, width: int) -> Size:  # noqa: ARG002 - it lies where the row is
        return self.rect.size

    def press(self) -> None:
        self._look()

    def corner(self, theme: Theme) -> int:
        return min(self.rect.height // 2, theme.metrics.px(CORNER))

    def draw_body(self, painter: Painter) -> None:
        """The sheet is drawn below it."""
        if self.glow.value > 0:
            with painter.faded(LIGHT * self.glow.value):
                radius = self.corner(painter.theme)
                painter.box(self.rect, painter.theme.palette.paper, radius=radius)


def count_rows(display: Display, look: Callable[[Seat], None], who: Who) -> list[CountRow]:
    """Rows and faces, once all is told; none before. Pressed, they let one `look` at a seat."""
    scoring, places = display.scoring, display.layout.scoring
    if scoring is None or not all(told.all for told in scoring.told):
        return []
    seats = rows_of(scoring.record)
    rows = sheet_row_areas(places.sheet, len(seats))
    tabs = tab_areas(places.count, len(seats))
    return [
        CountRow(
            f"{what} of seat {seat + 1}",
            area,
            partial(look, seat),
            count_words.whole(who, seat, scoring.record.scores[seat]),
        )
        for what, areas in (("count", rows), ("face", tabs))
        for seat, area in zip(seats, areas, strict=True)
    ]


def next_row(scoring: ScoringProgress, press: Press) -> Seat | None:
    """With arrows the next count, or the one before; None: another key."""
    ways = {Action.DOWN: 1, Action.RIGHT: 1, Action.UP: -1, Action.LEFT: -1}
    way = ways.get(press.action)
    if way is None:
        return None
    seats = rows_of(scoring.record)
    return seats[(seats.index(scoring.seen) + way) % len(seats)]
