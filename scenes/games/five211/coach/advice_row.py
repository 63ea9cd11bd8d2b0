"""One play of a hint: its cards, what can be expected of it, and each chance with sign and bar."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect

from game.ai.advice import Advice
from game.rules.five211.cards import COLOURS
from game.rules.five211.moves import PlayCards
from scenes.art.harbour.gables import gable_icon
from scenes.art.icons import Icon
from scenes.art.wall_signs import lizard_icon
from scenes.coach.coach_parts import MoveRow, chance_words, points_words, range_words
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import sprite
from scenes.engine.drawing.text import Align
from scenes.engine.i18n import _
from scenes.engine.theme import Style
from scenes.games.five211.coach.small_cards import cards_width, draw_cards
from scenes.ui.element import Look, Size
from scenes.ui.house_letters import house_letter

ROW_CARD = 46
PADDING = 9
GAP = 18
SIGN = 20
LIZARD = 1.2
"""Its legs and tail need more room than a gable."""
BAR = 8
BAR_GAP = 5
BETWEEN = 12
KODODO = len(COLOURS)
OUTCOMES = len(COLOURS) + 2


class AdviceRow(MoveRow):
    """Pressed, it becomes the chosen play. Too narrow for one line, it takes two."""

    def __init__(
        self,
        name: str,
        advice: Advice[PlayCards],
        on_press: Callable[[], None],
        *,
        chosen: bool,
        level: bool = False,
    ) -> None:
        super().__init__(name, on_press, chosen=chosen)
        self.advice = advice
        self.level = level
        self.tipped(
            _("Points for you, points for your best rival, and your chance to win the game.")
        )
        self._cards = self._figures = self._chances = Rect(0, 0, 0, 0)

    def natural(self, look: Look, width: int) -> Size:
        line, pad = self._first_line(look), 2 * look.px(PADDING)
        if self._is_stacked(look, width):
            return width, line + look.px(GAP // 2) + chances_height(look) + pad
        return width, max(line, chances_height(look)) + pad

    def place(self, look: Look, rect: Rect) -> None:
        super().place(look, rect)
        inner = rect.inflate(-2 * look.px(PADDING), -2 * look.px(PADDING))
        stacked = self._is_stacked(look, rect.width)
        line = Rect(inner.left, inner.top, inner.width, self._first_line(look))
        if not stacked:
            line.centery = inner.centery
        self._cards = Rect(line.left, line.top, self._cards_width(look), line.height)
        left = self._cards.right + look.px(GAP)
        figures = figures_width(look)
        self._figures = Rect(left, line.top, min(figures, line.right - left), line.height)
        left = inner.left if stacked else self._figures.right + look.px(GAP)
        self._chances = Rect(left, 0, inner.right - left, chances_height(look))
        self._chances.centery = inner.centery
        if stacked:
            self._chances.bottom = inner.bottom

    def draw_body(self, painter: Painter) -> None:
        super().draw_body(painter)
        height = painter.theme.metrics.control_px(ROW_CARD)
        draw_cards(painter, self.advice.move.cards, self._cards, height)
        self._draw_figures(painter)
        draw_chances(painter, self.advice.chances, self._chances)

    def _draw_figures(self, painter: Painter) -> None:
        advice, area = self.advice, self._figures
        values = (
            points_words(advice.points_for),
            points_words(advice.points_against),
            range_words(advice.win_chance, advice.error),
        )
        upper, lower = painter.type(Style.STRONG), painter.type(Style.SMALL)
        width = area.width / len(values)
        top = area.centery - (upper.line_height + lower.line_height) // 2
        for index, (value, label) in enumerate(zip(values, figure_labels(self.level), strict=True)):
            x = area.left + width * (index + 0.5)
            painter.text(value, upper, (x, top + upper.line_height // 2), width=round(width))
            painter.text(
                label,
                lower,
                (x, top + upper.line_height + lower.line_height // 2),
                colour=painter.theme.palette.text_soft,
                width=round(width),
            )

    def _first_line(self, look: Look) -> int:
        words = look.type(Style.STRONG).line_height + look.type(Style.SMALL).line_height
        return max(look.control_px(ROW_CARD), words)

    def _cards_width(self, look: Look) -> int:
        return cards_width(look, look.control_px(ROW_CARD), len(self.advice.move.cards))

    def _is_stacked(self, look: Look, width: int) -> bool:
        fixed = self._cards_width(look) + figures_width(look) + 2 * look.px(GAP)
        return fixed + chances_width(look) + 2 * look.px(PADDING) > width


def figure_labels(level: bool) -> tuple[str, str, str]:  # noqa: FBT001 - level rows say so
    """What the three figures of a play are."""
    return _("your points"), _("best rival"), _("as good") if level else _("to win")


def figures_width(look: Look) -> int:
    """Three equal places, wide enough for the longest label."""
    labels = (*figure_labels(level=False), *figure_labels(level=True))
    widest = max(look.text_size(label, Style.SMALL)[0] for label in labels)
    return 3 * (max(widest, look.text_size("40\u201344 %", Style.STRONG)[0]) + look.px(GAP // 2))


def chances_width(look: Look) -> int:
    """The room that all outcomes need side by side."""
    letters = max(look.text_size(house_letter(each), Style.SMALL)[0] for each in COLOURS)
    percent = look.text_size(chance_words(1.0), Style.CAPTION)[0]
    cell = look.control_px(SIGN) + letters + percent + 2 * look.px(BAR_GAP)
    return OUTCOMES * cell + (OUTCOMES - 1) * look.px(BETWEEN)


def chances_height(look: Look) -> int:
    """Signs and percentages over the bars."""
    words = max(look.control_px(SIGN), look.type(Style.CAPTION).line_height)
    return words + look.px(BAR_GAP) + look.control_px(BAR)


def draw_chances(painter: Painter, chances: Sequence[float], area: Rect) -> None:
    """The five colours in tally order, kododo, nobody."""
    between = painter.theme.metrics.px(BETWEEN)
    width = (area.width - (OUTCOMES - 1) * between) / OUTCOMES
    for outcome, chance in enumerate(chances):
        left = round(area.left + outcome * (width + between))
        _draw_cell(painter, outcome, chance, Rect(left, area.top, round(width), area.height))


def _draw_cell(painter: Painter, outcome: int, chance: float, cell: Rect) -> None:
    metrics, palette = painter.theme.metrics, painter.theme.palette
    bar = Rect(cell.left, 0, cell.width, metrics.control_px(BAR))
    bar.bottom = cell.bottom
    words = Rect(cell.left, cell.top, cell.width, bar.top - cell.top - metrics.px(BAR_GAP))
    left = _draw_sign(painter, outcome, words)
    painter.text(
        chance_words(chance),
        Style.CAPTION,
        (cell.right, words.centery),
        align=Align.RIGHT,
        colour=palette.text if chance else palette.text_soft,
        width=max(1, cell.right - left),
    )
    fill, edge = _colours(painter, outcome)
    painter.box(bar, palette.edge, radius=bar.height // 2, alpha=40)
    if chance > 0:
        filled = bar.copy()
        # In steps, so that bars of all rows share a few pictures.
        step = max(1, bar.height // 2)
        filled.width = max(bar.height, round(bar.width * chance / step) * step)
        painter.box(filled, fill, radius=bar.height // 2, edge=edge, edge_width=metrics.px(1.5))


def _draw_sign(painter: Painter, outcome: int, area: Rect) -> int:
    """Gable and letter, the lizard, or a cross; answers where it ends."""
    metrics, palette = painter.theme.metrics, painter.theme.palette
    size = metrics.control_px(SIGN)
    centre = (area.left + size / 2, area.centery)
    end = area.left + size + metrics.px(BAR_GAP)
    if outcome < KODODO:
        painter.sprite(sprite(gable_icon, COLOURS[outcome], size, palette), centre, resting=True)
        letter = painter.text(
            house_letter(COLOURS[outcome]),
            Style.SMALL,
            (end, area.centery),
            align=Align.LEFT,
            colour=palette.text_soft,
        )
        return letter.right + metrics.px(BAR_GAP)
    if outcome == KODODO:
        painter.sprite(
            sprite(lizard_icon, round(size * LIZARD), palette.mint), centre, resting=True
        )
    else:
        painter.icon(Icon.CROSS, centre, size, palette.text_soft)
    return end


def _colours(painter: Painter, outcome: int) -> tuple[str, str]:
    palette = painter.theme.palette
    if outcome < KODODO:
        house = palette.house(COLOURS[outcome])
        # Dark colours need a light edge on dark glass.
        return house.base, house.light
    return (palette.mint, palette.mint) if outcome == KODODO else (palette.edge, palette.edge)
