"""What the end of a match of DuCo is worth looking at: points by tile, and the best tile."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from game.core.seats import Seat
from game.kits.set_up import Chair
from game.rules.duco.records import Turn
from game.rules.duco.scoring import TownCount, count_town
from game.rules.duco.town.board import Board, layout_of
from game.rules.duco.view import DucoView
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.text import Align
from scenes.engine.i18n import _
from scenes.engine.theme import Style
from scenes.games.duco.art.house_fields import PLACE_IN_PALETTE
from scenes.games.duco.coach.coach_pages import TownCut, ghost_of, lamps_of
from scenes.games.duco.town.tile_art import face_sprite, rim_sprite
from scenes.ui.element import Element, Look, Size
from scenes.ui.labels import Label, Shown
from scenes.ui.layout import Across, Column, Split
from scenes.ui.portraits import portrait

TILE = 30
FACE = 30
GAP = 6
BAR = 22
CUT = 150


def course_part(view: DucoView, chairs: Sequence[Chair]) -> Element | None:
    """Beside the standings; None where nothing was laid tile by tile."""
    if view.options.counts_at_end:
        heading = _("Lamps and groups") if view.options.group_bonus else _("Lamps")
        return _captioned(heading, TownSums(view, chairs))
    best = best_turn(view)
    if best is None:
        return None
    tiles = _captioned(_("Points by tile"), PointsByTile(view, chairs, best))
    cut = best_cut(view, best)
    if cut is None:
        return tiles
    return Split(tiles, _captioned(_("Best tile"), cut), shares=(72, 28), narrowest=120, gap=14)


def _captioned(caption: str, part: Element) -> Element:
    return Column(Label(caption, Style.CAPTION), part, gap=6, across=Across.STRETCH)


def best_turn(view: DucoView) -> Turn | None:
    """The turn whose tile brought the most, the first of equal ones."""
    laid = [turn for turn in view.turns if turn.lay is not None and turn.gained]
    return max(laid, key=lambda turn: turn.gained, default=None)


def best_cut(view: DucoView, best: Turn) -> Element | None:
    """The place of a tile as it was when it was laid; without lamps that have changed since."""
    lay = best.lay
    assert lay is not None
    order = [laid.face.tile for laid in view.laid]
    if lay.face.tile not in order:
        return None
    before = view.laid[: order.index(lay.face.tile)]
    lamps = lamps_of(Board(layout_of(view.options), before), lay, view.options)
    if sum(lamp.points for lamp in lamps) != best.gained:
        lamps = ()
    return TownCut(CUT, before, ghost_of(lay, lamps))


class PointsByTile(Shown):
    """A row for each player: every tile in the order of laying, and what it brought."""

    def __init__(self, view: DucoView, chairs: Sequence[Chair], best: Turn) -> None:
        super().__init__()
        self._chairs = tuple(chairs)
        self._best = best
        self.rows = [
            [turn for turn in view.turns if turn.seat == seat] for seat in range(len(chairs))
        ]

    def natural(self, look: Look, width: int) -> Size:
        high = look.px(TILE) + look.type(Style.SMALL).line_height
        return width, len(self.rows) * (high + look.px(GAP)) - look.px(GAP)

    def draw(self, painter: Painter) -> None:
        px = painter.theme.metrics.px
        line = painter.type(Style.SMALL).line_height
        high = px(TILE) + line
        for seat, row in enumerate(self.rows):
            top = self.rect.top + seat * (high + px(GAP))
            face = portrait(self._chairs[seat].avatar, px(FACE), painter.theme)
            painter.sprite(face, (self.rect.left + px(FACE / 2), top + px(TILE / 2)))
            self._draw_row(painter, row, Rect(self.rect.left, top, self.rect.width, high))

    def _draw_row(self, painter: Painter, row: Sequence[Turn], area: Rect) -> None:
        theme, px = painter.theme, painter.theme.metrics.px
        left = area.left + px(FACE + 8)
        step = min(px(TILE + 8), (area.right - left) / max(1, *map(len, self.rows)))
        side = min(px(TILE), round(step - px(3)))
        for number, turn in enumerate(row):
            centre = left + (number + 0.5) * step, area.top + px(TILE) / 2
            best = turn is self._best
            if turn.lay is not None:
                painter.sprite(face_sprite(turn.lay.face, side, theme), centre)
            if best:
                rim = rim_sprite(side, theme.palette.accent_light, max(2.0, px(2.2)))
                painter.sprite(rim, centre)
            below = centre[0], area.bottom - painter.type(Style.SMALL).line_height / 2
            colour = theme.palette.accent_light if best else theme.palette.text_soft
            painter.text(str(turn.gained), Style.SMALL, below, colour=colour, width=round(step))


class TownSums(Shown):
    """A bar for each player: what the lamps of their tiles count, and the largest group."""

    def __init__(self, view: DucoView, chairs: Sequence[Chair]) -> None:
        super().__init__()
        options = view.options
        self._chairs = tuple(chairs)
        self._colours = view.colours
        self.counts: tuple[TownCount, ...] = count_town(view.board(), options)

    def natural(self, look: Look, width: int) -> Size:
        row = max(look.px(FACE), look.type(Style.NUMBER).line_height) + look.px(GAP)
        return width, row * len(self.counts)

    def draw(self, painter: Painter) -> None:
        px = painter.theme.metrics.px
        row = max(px(FACE), painter.type(Style.NUMBER).line_height) + px(GAP)
        most = max(1, *(count.points for count in self.counts))
        for seat, count in enumerate(self.counts):
            area = Rect(self.rect.left, self.rect.top + seat * row, self.rect.width, row - px(GAP))
            self._draw_row(painter, seat, count, area, most)

    def _draw_row(
        self, painter: Painter, seat: Seat, count: TownCount, area: Rect, most: int
    ) -> None:
        theme, px = painter.theme, painter.theme.metrics.px
        face = portrait(self._chairs[seat].avatar, px(FACE), theme)
        painter.sprite(face, (area.left + px(FACE / 2), area.centery))
        digits = painter.typesetter.width("000", painter.type(Style.NUMBER))
        bars = Rect(area.left + px(FACE + 8), 0, area.width - px(FACE + 16) - digits, px(BAR))
        bars.centery = area.centery
        shades = theme.palette.house(PLACE_IN_PALETTE[self._colours[seat]])
        left = bars.left
        for points, colour in ((count.matches, shades.base), (count.bonus, shades.light)):
            if not points:
                continue
            bar = Rect(left, bars.top, max(px(6), round(bars.width * points / most)), bars.height)
            painter.box(bar, colour, radius=px(5), edge=shades.light, edge_width=px(1.2))
            ink = "#FFFFFF" if colour == shades.base and shades.letter not in "YB" else shades.ink
            painter.text(str(points), Style.SMALL, bar.center, colour=ink, width=bar.width)
            left = bar.right + px(2)
        painter.text(
            str(count.points), Style.NUMBER, area.midright, align=Align.RIGHT,
            colour=theme.palette.accent_light,
        )  # fmt: skip
