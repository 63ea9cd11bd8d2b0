"""Which pictures the count of a round will show: drawn while its tricks are played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pygame import Rect

from game.rules.chikyu.cards import Card, Kind
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import Sprite
from scenes.engine.theme import Theme
from scenes.games.chikyu.card_art import (
    face_sprite,
    habit_sprite,
    half_kind_sprite,
    kind_sprite,
)
from scenes.games.chikyu.display import Display
from scenes.games.chikyu.panels.earth_picture import Earth, earth_sprite, wall_sprite
from scenes.games.chikyu.scoring import count_panel, scoring_sheet
from scenes.games.chikyu.scoring.phase_steps import SIGN as PHASE_SIGN
from scenes.games.chikyu.scoring.score_marks import unit_of


def sheet_pictures(
    count: Rect, sheet: Rect, earth: Earth, kinds: Iterable[Kind], theme: Theme
) -> Iterator[Sprite]:
    """Those of every round: the Earth at its place, and the signs of the kinds in all sizes."""
    yield wall_sprite(earth, theme)
    yield earth_sprite(earth, theme)
    panel, rows = unit_of(count, count_panel.DESIGN), unit_of(sheet, scoring_sheet.DESIGN)
    sizes = {
        max(1, round(units * unit))
        for units, unit in (
            (count_panel.SLOT_SIGN, panel),
            (count_panel.LIMIT_SIGN, panel),
            (scoring_sheet.HEAD_SIGN, rows),
            (PHASE_SIGN, theme.metrics.unit),
        )
    }
    for kind in kinds:
        for size in sorted(sizes):
            yield kind_sprite(kind, size, theme)
    for right in (False, True):
        size = max(1, round(count_panel.SLOT_SIGN * panel))
        yield half_kind_sprite(Kind.FAUL, size, theme, right=right)
    soft = theme.palette.text_soft
    for kind in (Kind.DILLINDALLIN, Kind.LEIZY):
        yield habit_sprite(kind, max(1, round(scoring_sheet.HEAD_HABIT * rows)), soft)


def pile_pictures(count: Rect, cards: Iterable[Card], theme: Theme) -> Iterator[Sprite]:
    """The faces of taken cards as they lie in a count, few piles or many."""
    unit = unit_of(count, count_panel.DESIGN)
    for card in cards:
        for height in (count_panel.LARGE, count_panel.SMALL):
            yield face_sprite(card, max(1, round(height * unit)), theme)


def rehearse_pile(painter: Painter, display: Display, cards: Iterable[Card]) -> None:
    """A trick that is taken just now: it may be the last before the count."""
    for picture in pile_pictures(display.layout.scoring.count, cards, painter.theme):
        painter.sprite(picture, (0, 0))
