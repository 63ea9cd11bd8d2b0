"""What DuCo brings for the pages of its coach: a move in its town, and a row among the others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from pygame import Rect

from game.ai.advice import Advice, Hint
from game.ai.duco.coaching.coach_reasons import different_places
from game.ai.duco.coaching.look_back import deciding_view
from game.core.places import Cell
from game.core.sentences import begin
from game.kits.duco.kit import DUCO
from game.kits.duco.tell import score_words
from game.kits.set_up import Chair
from game.rules.duco.moves import DucoMove, Grow, Lay, Rearrange
from game.rules.duco.options import DucoOptions
from game.rules.duco.scoring import Lamp, lamps_at
from game.rules.duco.town.board import Board, Laid
from game.rules.duco.view import DucoView
from scenes.art.panels import dashed_slot
from scenes.coach.coach_parts import Beside, MoveRow, chance_words
from scenes.coach.pages import AnyCoachPages
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.prefetch_painter import Rehearsal
from scenes.engine.drawing.sprites import sprite
from scenes.engine.drawing.text import Align
from scenes.engine.i18n import _
from scenes.engine.theme import Metrics, Style
from scenes.games.duco.chooser.ghost import Ghost, draw_ghost
from scenes.games.duco.town import tile_art
from scenes.games.duco.town.tile_art import draw_fields
from scenes.games.duco.town.town_grid import TownGrid
from scenes.games.kit import PlayedOut
from scenes.ui.element import Element, Look, Size
from scenes.ui.labels import Paragraph, Shown
from scenes.ui.layout import Column
from scenes.ui.widget import Widget

MOST = 6
"""Moves that are told; there are hundreds."""
BEST_CUT = 148
CUT = 66
PADDING = 9
GAP = 18
BAR = 12
NUMBER_ROOM = 64
ACROSS = 2.1
"""Tiles that fit into a cut-out: the one in the middle, and half of its neighbours."""
CORNER = 12
LONG_AGO = 60.0
"""Seconds: all lamps have had time to light."""


class DucoHintPage:
    """Implements `HintPage`."""

    def __init__(self, hint: Hint[DucoMove], view: DucoView) -> None:
        self.hint = hint
        self._view = view
        self._told = different_places(hint.ranking)[:MOST]
        self._advice = {advice.move: advice for advice in self._told}

    @property
    def moves(self) -> Sequence[DucoMove]:
        return [advice.move for advice in self._told]

    def offer(self, move: DucoMove) -> Element:
        words = Column(
            Paragraph(begin(DUCO.teller.move(move, self._view)), Style.SUBHEADING),
            Paragraph(self._why(move), Style.BODY),
            gap=4,
        )
        return Beside(move_cut(move, self._view, BEST_CUT), words, gap=20)

    def legend(self) -> Element:
        options = self._view.options
        if isinstance(self.moves[0], Grow):
            words = _("The tile that is added brings nobody points.")
        elif options.counts_at_end:
            words = _("What a tile counts for you at the end, and for the others with it.")
        elif options.rearranges:
            words = _("What each brings you now, and the most that it leaves to the next player.")
        else:
            words = _(
                "What each brings you now, and the most that the next player could then make of "
                "their own tile, which lies open."
            )
        return Paragraph(words, Style.SMALL, colour=lambda palette: palette.text_soft)

    def row(
        self, name: str, move: DucoMove, on_press: Callable[[], None], *, chosen: bool
    ) -> Widget:
        advice = self._advice[move]
        row = PlaceRow(name, advice, self._view, self._words(advice), on_press, chosen=chosen)
        most = max(1.0, *(each.points_for for each in self._told))
        row.share = advice.points_for / most
        return row

    def _words(self, advice: Advice[DucoMove]) -> tuple[str, str]:
        title = begin(DUCO.teller.move(advice.move, self._view))
        if isinstance(advice.move, Grow) or self._view.options.seats == 1:
            return title, ""
        left = score_words(round(advice.points_against), self._view.options)
        if self._view.options.counts_at_end:
            return title, _("{points} for others").format(points=left)
        return title, _("leaves {points}").format(points=left)

    def _why(self, move: DucoMove) -> str:
        best = self.hint.ranking[0]
        if move is best.move:
            return DUCO.teller.phrase(self.hint.reason)
        advice = self._advice[move]
        if advice.win_chance and best.win_chance:
            return _("Wins the game in {chance} of cases, the first choice in {best}.").format(
                chance=chance_words(advice.win_chance), best=chance_words(best.win_chance)
            )
        return _("It counts {points}, the first choice {best}.").format(
            points=round(advice.points_for), best=round(best.points_for)
        )


ALTERNATIVE = 84


class DucoCoachPages:
    """Implements `CoachPages`."""

    def hint_page(self, hint: Hint[DucoMove], view: DucoView) -> DucoHintPage:
        return DucoHintPage(hint, view)

    def choice_picture(
        self, move: DucoMove, view: DucoView, high: int, metrics: Metrics
    ) -> Element:
        return move_cut(move, view, high / metrics.unit)

    def rehearse_hint(self, painter: Rehearsal, view: DucoView) -> None:  # noqa: ARG002 - any tile may be there
        for units in (BEST_CUT, CUT):
            draw_fields(painter, round(painter.theme.metrics.px(units) / ACROSS))

    def alternatives(
        self, views: Sequence[DucoView], chapter: int
    ) -> Callable[[DucoMove, int], Element]:
        view = deciding_view(views, chapter) or views[-1]
        return lambda move, _turn: move_cut(move, view, ALTERNATIVE)

    def look_back_words(self, *, is_last_turn: bool) -> str:  # noqa: ARG002 - one move a turn
        return _("Each place once, with the best turn of the tile there:")


COACH_PAGES: Final[AnyCoachPages] = DucoCoachPages()


class PlaceRow(MoveRow):
    """Pressed, it becomes the chosen move."""

    def __init__(
        self,
        name: str,
        advice: Advice[DucoMove],
        view: DucoView,
        words: tuple[str, str],
        on_press: Callable[[], None],
        *,
        chosen: bool,
    ) -> None:
        super().__init__(name, on_press, chosen=chosen)
        self.advice = advice
        self.title, self.leaves = words
        self.share = 1.0
        """Its points as a part of the most that there are."""
        self._cut = move_cut(advice.move, view, CUT)
        self._words = Rect(0, 0, 0, 0)

    @property
    def parts(self) -> Sequence[Element]:
        return (self._cut,)

    def natural(self, look: Look, width: int) -> Size:
        words = look.type(Style.STRONG).line_height + look.type(Style.SMALL).line_height
        high = max(look.px(CUT), words + look.px(BAR + 6))
        return width, high + 2 * look.px(PADDING)

    def place(self, look: Look, rect: Rect) -> None:
        super().place(look, rect)
        inner = rect.inflate(-2 * look.px(PADDING), -2 * look.px(PADDING))
        side = look.px(CUT)
        cut = Rect(inner.left, 0, side, side)
        cut.centery = inner.centery
        self._cut.place(look, cut)
        left = cut.right + look.px(GAP)
        self._words = Rect(left, inner.top, max(1, inner.right - left), inner.height)

    def draw_body(self, painter: Painter) -> None:
        super().draw_body(painter)
        self._cut.draw(painter)
        self._draw_words(painter)

    def _draw_words(self, painter: Painter) -> None:
        theme, area = painter.theme, self._words
        palette, px = theme.palette, theme.metrics.px
        strong, small = painter.type(Style.STRONG), painter.type(Style.SMALL)
        number = painter.type(Style.NUMBER)
        room = max(px(NUMBER_ROOM), painter.typesetter.width("+00", number))
        width = max(1, area.width - room)
        high = strong.line_height + small.line_height + px(BAR + 6)
        top = area.centery - high // 2
        first = (area.left, top + strong.line_height / 2)
        painter.text(self.title, strong, first, align=Align.LEFT, width=width)
        second = (area.left, top + strong.line_height + small.line_height / 2)
        painter.text(self.leaves, small, second, colour=palette.text_soft, align=Align.LEFT,
                     width=width)  # fmt: skip
        bar = Rect(area.left, top + high - px(BAR), width, px(BAR))
        painter.box(bar, palette.edge, radius=bar.height // 2, alpha=40)
        filled = bar.copy()
        filled.width = round(bar.width * self.share)
        if filled.width >= bar.height:
            painter.box(filled, palette.edge, radius=bar.height // 2)
        points = round(self.advice.points_for)
        painter.text(
            f"+{points}" if points else "0", number, area.midright, align=Align.RIGHT,
            colour=palette.accent_light, width=room,
        )  # fmt: skip


def move_cut(move: DucoMove, view: DucoView, units: float) -> TownCut:
    """A square of some units; the view is the one in which the move is, or was, made."""
    match move:
        case Lay():
            laid = [_turned(each, move) for each in view.laid]
            lamps = () if view.options.counts_at_end else lamps_of(view.board(), move, view.options)
            return TownCut(units, laid, ghost_of(move, lamps))
        case Grow():
            return TownCut(units, view.laid, Ghost(None, move.cell))
        case Rearrange():
            return _rearranged(move, view, units)
        case _:
            raise TypeError(f"nobody chooses {move}")


def played_out(
    before: DucoView, _after: object, move: DucoMove, _chairs: Sequence[Chair]
) -> PlayedOut:
    """The town around the place, without the move and with it."""
    cut = move_cut(move, before, 0)
    cell = cut.ghost.cell
    ghost = Ghost(None, cell)
    if isinstance(move, Rearrange):
        face = next(laid.face for laid in before.laid if laid.cell == cell)
        ghost = Ghost(face, cell, is_down=True)
    lying = partial(_draw, laid=before.laid, ghost=ghost)
    return PlayedOut(_("After"), lying, partial(_draw, laid=cut.laid, ghost=cut.ghost))


def _draw(painter: Painter, area: Rect, laid: Sequence[Laid], ghost: Ghost) -> None:
    px, palette = painter.theme.metrics.px, painter.theme.palette
    painter.box(area, palette.table_middle, radius=px(CORNER))
    draw_cut(painter, area, laid, ghost)


def _turned(laid: Laid, move: Lay | Rearrange) -> Laid:
    if move.turned is None or laid.face.tile is not move.turned.tile:
        return laid
    return laid._replace(face=move.turned)


def _rearranged(move: Rearrange, view: DucoView, units: float) -> TownCut:
    """The cluster after the move, around what is turned, or swapped, or its middle."""
    places = {laid.cell: laid.face for laid in view.laid}
    if move.swap is not None:
        one, other = move.swap
        places[one], places[other] = places[other], places[one]
    after = [_turned(laid._replace(face=places[laid.cell]), move) for laid in view.laid]
    moved = [laid for laid in after if move.turned is not None and laid.face is move.turned]
    moved += [laid for laid in after if move.swap is not None and laid.cell in move.swap]
    shown = (moved or [laid for laid in after if laid.cell == (0, 0)])[0]
    return TownCut(units, after, Ghost(shown.face, shown.cell, is_down=True))


class TownCut(Shown):
    """A square of some units with a tile in its middle and whatever lies around it."""

    def __init__(
        self, units: float, laid: Sequence[Laid], ghost: Ghost, *, control: bool = False
    ) -> None:
        super().__init__()
        self.units = units
        self.laid = tuple(laid)
        self.ghost = ghost
        self._control = control

    def natural(self, look: Look, width: int) -> Size:
        side = min(width, look.control_px(self.units) if self._control else look.px(self.units))
        return side, side

    def draw(self, painter: Painter) -> None:
        theme = painter.theme
        side = min(self.rect.size)
        area = Rect(0, 0, side, side)
        area.center = self.rect.center
        radius = theme.metrics.px(CORNER)
        painter.box(area, theme.palette.table_middle, radius=radius)
        draw_cut(painter, area, self.laid, self.ghost)
        painter.box(area, theme.palette.edge, radius=radius, alpha=0, edge=theme.palette.edge,
                    edge_width=theme.metrics.px(1.2))  # fmt: skip


def draw_cut(painter: Painter, area: Rect, laid: Sequence[Laid], ghost: Ghost) -> None:
    """The tiles that are near enough to be seen, then the one in the middle; without a face it is
    a place that is open still."""
    side = round(min(area.size) / ACROSS)
    gap = max(1, round(side * 0.03))
    grid = _around(ghost.cell, area, side, gap)
    inside = area.inflate(-2, -2)
    with painter.clip(inside):
        for each in laid:
            box = grid.box(each.cell)
            if box.colliderect(inside):
                look = tile_art.face_sprite if ghost.touches(each.cell) else tile_art.dusk_sprite
                painter.sprite_at(look(each.face, side, painter.theme), box.topleft)
        if ghost.face is not None or ghost.is_down:
            draw_ghost(painter, ghost, grid)
        else:
            box = grid.box(ghost.cell)
            slot = sprite(dashed_slot, box.size, side * 0.07, painter.theme.palette.accent_light)
            painter.sprite_at(slot, box.topleft)


def _around(cell: Cell, area: Rect, side: int, gap: int) -> TownGrid:
    here = TownGrid(0, 0, side, gap).centre(cell)
    return TownGrid(area.centerx - here[0], area.centery - here[1], side, gap)


def ghost_of(lay: Lay, lamps: tuple[Lamp, ...]) -> Ghost:
    """A tile that lies where it was, or would be, laid, with all its lamps."""
    return Ghost(lay.face, lay.cell, lamps, is_down=True, shown=LONG_AGO)


def lamps_of(board: Board, lay: Lay, options: DucoOptions) -> tuple[Lamp, ...]:
    """What a lay lights on a board; a tile that it turns first is turned."""
    if lay.turned is not None:
        board = board.clone()
        index = board.index_of(lay.turned.tile)
        if index is not None:
            board.replace(index, lay.turned)
    return lamps_at(board, lay.face, lay.cell, diagonal=options.diagonal)
