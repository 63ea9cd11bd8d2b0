"""What the end of a match of Chikyu is worth looking at: every round, and where the boats lie."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from pygame import Rect

from game.kits.set_up import Chair
from game.rules.chikyu.cards import Kind
from game.rules.chikyu.options import ChikyuOptions
from game.rules.chikyu.records import SeatScore
from game.rules.chikyu.view import ChikyuView
from scenes.art.icons import Icon
from scenes.engine.drawing.painter import Painter
from scenes.engine.i18n import _
from scenes.engine.theme import Style
from scenes.games.chikyu.art.harbour_wall import ROOM
from scenes.games.chikyu.card_art import kind_sprite
from scenes.games.chikyu.panels.earth_picture import Earth, draw_boat, draw_earth
from scenes.games.chikyu.scoring.score_marks import signed
from scenes.ui.element import Element, Look, Size
from scenes.ui.labels import Label, Shown
from scenes.ui.layout import Across, Column, Split
from scenes.ui.portraits import portrait

FACE: Final = 30
GAP: Final = 6
MARK: Final = 16
"""The sign of a kind that was over the limit, beside the points of a round."""
BESIDE: Final = 4
NUMBER: Final = 0.6
"""The height of points, of their row; marks that have no room beside them are below."""
HIGHEST: Final = 210
BOAT: Final = 0.12
HEADS_APART: Final = 12


def course_part(view: ChikyuView, chairs: Sequence[Chair]) -> Element | None:
    """Beside the standings; None if no round was scored."""
    if not view.records:
        return None
    rounds = _captioned(_("Points by round"), RoundsTable(view, chairs))
    harbour = _captioned(_("Round the world"), BoatsAtRest(view, chairs))
    return Split(rounds, harbour, shares=(58, 42), narrowest=150, gap=14)


def _captioned(caption: str, part: Element) -> Element:
    return Column(Label(caption, Style.CAPTION), part, gap=6, across=Across.STRETCH)


def round_heads(painter: Painter, count: int, step: float) -> list[str]:
    """Over the columns; where these are narrow the numbers alone, for the title says of what."""
    heads = [_("Round {number}").format(number=number + 1) for number in range(count)]
    small, apart = painter.type(Style.SMALL), painter.theme.metrics.px(HEADS_APART)
    if max(painter.typesetter.width(words, small) for words in heads) + apart <= step:
        return heads
    return [str(number + 1) for number in range(count)]


class RoundsTable(Shown):
    """A row for each player: what every round brought, and which kinds were too many in it."""

    def __init__(self, view: ChikyuView, chairs: Sequence[Chair]) -> None:
        super().__init__()
        self._chairs = tuple(chairs)
        self._options = view.options
        self.rows: list[list[SeatScore]] = [
            [record.scores[seat] for record in view.records] for seat in range(len(chairs))
        ]

    def natural(self, look: Look, width: int) -> Size:
        row = max(look.px(FACE + GAP), round(look.type(Style.NUMBER).px * 1.4))
        return width, self._head(look.type(Style.SMALL).px) + row * len(self.rows)

    def draw(self, painter: Painter) -> None:
        px = painter.theme.metrics.px
        head = self._head(painter.type(Style.SMALL).px)
        high = (self.rect.height - head) / len(self.rows)
        left = self.rect.left + px(FACE + 10)
        step = (self.rect.right - left) / len(self.rows[0])
        soft = painter.theme.palette.text_soft
        for number, words in enumerate(round_heads(painter, len(self.rows[0]), step)):
            place = left + (number + 0.5) * step, self.rect.top + head / 2
            painter.text(words, Style.SMALL, place, colour=soft, width=round(step - px(4)))
        for seat, scores in enumerate(self.rows):
            top = self.rect.top + head + seat * high
            face = portrait(self._chairs[seat].avatar, px(FACE), painter.theme)
            painter.sprite(face, (self.rect.left + px(FACE / 2), top + high / 2))
            for number, score in enumerate(scores):
                box = Rect(round(left + number * step), round(top), round(step), round(high))
                self._draw_score(painter, box, score)

    def _draw_score(self, painter: Painter, box: Rect, score: SeatScore) -> None:
        """The points, and beside them a star for all colours and the kinds that were too many."""
        theme, px = painter.theme, painter.theme.metrics.px
        gained = score.after - score.before
        colour = theme.palette.coral if gained < 0 else theme.palette.text
        marks: list[Kind | None] = [*sorted(score.over)]
        if score.colours == self._options.colours:
            marks.insert(0, None)
        type_ = painter.type(Style.NUMBER)
        type_ = type_.smaller(min(type_.px, round(box.height * NUMBER)))
        words = painter.typesetter.width(signed(gained), type_) + px(BESIDE)
        cell = score_cell(box, words, len(marks), px(MARK))
        painter.text(signed(gained), type_, cell.number, colour=colour, width=box.width)
        for mark, place in zip(marks, cell.marks, strict=True):
            if mark is None:
                size = max(1, cell.size - px(3))
                painter.icon(Icon.STAR, place, size, theme.palette.accent_light)
            else:
                painter.sprite(kind_sprite(mark, cell.size, theme), place)

    @staticmethod
    def _head(text: int) -> int:
        return round(text * 1.5)


class ScoreCell(NamedTuple):
    """Where the points of a round and the marks beside them are, by their middles."""

    number: tuple[float, float]
    marks: list[tuple[float, float]]
    size: int
    """Of each mark."""


def score_cell(box: Rect, words: int, count: int, size: int) -> ScoreCell:
    """Side by side, or the marks below points beside which they have no room."""
    if words + count * size <= box.width:
        left = box.centerx - (words + count * size) / 2
        first, line, middle = left + words + size / 2, box.centery, left + words / 2
        number = (middle, float(box.centery))
    else:
        size = min(size, box.width // count, round(box.height * (1 - NUMBER)))
        first, line = box.centerx - (count - 1) * size / 2, box.bottom - size // 2
        number = (float(box.centerx), box.top + box.height * NUMBER / 2)
    return ScoreCell(number, [(first + place * size, line) for place in range(count)], size)


class BoatsAtRest(Shown):
    """The Earth in its wall with every boat where it ended."""

    def __init__(self, view: ChikyuView, chairs: Sequence[Chair]) -> None:
        super().__init__()
        self._options: ChikyuOptions = view.options
        self._chairs = tuple(chairs)
        self._points = view.points
        self._markers = view.markers

    def natural(self, look: Look, width: int) -> Size:
        return width, min(width, look.px(HIGHEST))

    def draw(self, painter: Painter) -> None:
        unit, side = painter.theme.metrics.unit, min(self.rect.size)
        radius = round(max(side / 2 - ROOM * unit, side / 4))
        earth = Earth(*self.rect.center, radius, unit, self._options.end_points)
        draw_earth(painter, earth, lit=self._options.end_points)
        size, berths = round(side * BOAT), dict[int, int]()
        for seat in self._markers:
            points = self._points[seat]
            berth = berths[points] = berths.get(points, -1) + 1
            draw_boat(
                painter, self._chairs[seat].avatar, earth.bollard(points, berth, size), size,
                past_goal=points >= earth.goal,
            )  # fmt: skip
