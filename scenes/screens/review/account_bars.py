"""Luck and choices as bars that add up to the result."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.app.looking_back.review_words import luck_words, signed
from game.review.accounts import Account
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.text import Align
from scenes.engine.i18n import _, ngettext
from scenes.engine.theme import Style
from scenes.screens.review.mark_signs import LUCK, OTHERS
from scenes.ui.element import Look, Size
from scenes.ui.labels import Shown

ROW = 38
GAP = 4
NAMES = 0.42
NUMBER = 0.14
BAR = 26


@dataclass(frozen=True, slots=True)
class _Bar:
    name: str
    note: str
    start: int
    change: int
    colour: str
    number: str


class AccountBars(Shown):
    """From the fair share over others, luck and own choices to the result."""

    def __init__(self, account: Account, seats: int, *, with_numbers: bool) -> None:
        super().__init__()
        self._bars = bars_of(account, seats)
        self._with_numbers = with_numbers
        ends = [end for bar in self._bars for end in (bar.start, bar.start + bar.change)]
        self._low, self._high = min(0, *ends), max(1, *ends)

    def natural(self, look: Look, width: int) -> Size:
        return width, len(self._bars) * self._step(look)

    def place(self, look: Look, rect: Rect) -> None:
        super().place(look, rect)
        self._row = self._step(look)

    def _step(self, look: Look) -> int:
        words = look.type(Style.CAPTION).line_height + look.type(Style.SMALL).line_height
        return max(look.px(ROW), words) + look.px(GAP)

    def draw(self, painter: Painter) -> None:
        for number, bar in enumerate(self._bars):
            top = self.rect.top + number * self._row
            self._draw_row(painter, Rect(self.rect.left, top, self.rect.width, self._row), bar)

    def _draw_row(self, painter: Painter, row: Rect, bar: _Bar) -> None:
        palette, px = painter.theme.palette, painter.theme.metrics.px
        names, digits = round(row.width * NAMES), round(row.width * NUMBER)
        upper = painter.type(Style.CAPTION).line_height // 2
        lower = upper * 2 + painter.type(Style.SMALL).line_height // 2
        left, wide = row.left, names - px(8)
        painter.text(bar.name, Style.CAPTION, (left, row.top + upper), align=Align.LEFT, width=wide)
        painter.text(
            bar.note, Style.SMALL, (left, row.top + lower), align=Align.LEFT, width=wide,
            colour=palette.text_soft,
        )  # fmt: skip
        track = Rect(row.left + names, 0, row.width - names - digits, px(BAR))
        track.centery = row.top + (row.height - px(GAP)) // 2
        painter.box(track, palette.panel_deep, radius=px(6), alpha=120)
        unit = track.width / (self._high - self._low)
        first, last = sorted((bar.start, bar.start + bar.change))
        filled = Rect(track.left + round((first - self._low) * unit), track.top, 0, track.height)
        filled.width = max(px(3), round((last - first) * unit))
        painter.box(filled, bar.colour, radius=px(6))
        painter.text(
            bar.number if self._with_numbers else "", Style.NUMBER,
            (row.right, track.centery), align=Align.RIGHT,
            width=digits - px(6),
        )  # fmt: skip


def bars_of(account: Account, seats: int) -> tuple[_Bar, ...]:
    """Each bar begins where the one before has ended."""
    start, others, luck, choices, _result = account.in_points
    gave = _("gave you") if others >= 0 else _("took from you")
    among = ngettext("{count} seat", "{count} seats", seats).format(count=seats)
    return (
        _Bar(_("Fair share"), among, 0, start, "#6FA8AC", str(start)),
        _Bar(_("Others' choices"), gave, start, others, OTHERS, signed(others)),
        _Bar(_("Luck"), luck_words(account.luck), start + others, luck, LUCK, signed(luck)),
        _Bar(
            _("Your choices"), _("gave away"), start + others + luck, choices, "#FFFDF6",
            signed(choices),
        ),
    )  # fmt: skip
