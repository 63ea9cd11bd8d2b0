"""What a table will show, drawn unseen while nothing moves, so that no animation waits for it."""

from __future__ import annotations

from collections.abc import Iterable

from game.kits.chikyu.kit import CHIKYU
from game.kits.set_up import SetUp
from game.rules.chikyu.cards import Card, Kind
from scenes.art.card_shape import card_glow, dimmed_card
from scenes.engine.drawing.prefetch_painter import Rehearsal
from scenes.engine.drawing.sprites import derived, sprite
from scenes.games.chikyu.card_art import (
    back_sprite,
    face_sprite,
    kind_sprite,
)
from scenes.games.chikyu.display import Display
from scenes.games.chikyu.panels.earth_picture import (
    TURN_STEPS,
    draw_earth,
    earth_sprite,
    wall_sprite,
)
from scenes.games.chikyu.panels.plates import picture_size
from scenes.games.chikyu.scoring import count_panel
from scenes.games.chikyu.scoring.count_panel import CountFigures, draw_count
from scenes.games.chikyu.scoring.phase_steps import draw_phases
from scenes.games.chikyu.scoring.score_marks import unit_of
from scenes.games.chikyu.scoring.scoring_places import ScoringPlaces
from scenes.games.chikyu.scoring.scoring_sheet import SheetFigures, draw_sheet
from scenes.games.chikyu.table_layout import FAN_DEGREES, make_layout
from scenes.table.cards.card_sprite import LIFT_STEPS, shadow_sprite
from scenes.ui.cloth import cloth_sprite

SMALL_EARTH = 480
"""The turning Earth is drawn ahead up to this size in pixels: larger ones would take too long."""


def rehearse_expected(painter: Rehearsal, set_up: SetUp) -> None:
    """A table that is likely to be laid next."""
    options = CHIKYU.options_with(set_up.option_values)
    painter.want(cloth_sprite(painter.theme))
    layout = make_layout(painter.theme.metrics, options, 0)
    rehearse_table(painter, Display(layout, options, 0))


def rehearse_table(painter: Rehearsal, display: Display) -> None:
    """What every match at this table shows sooner or later, the soonest first.

    All cards in use are asked for, whatever lies hidden: what is quick to show tells nothing.
    """
    layout, theme, want = display.layout, painter.theme, painter.want
    want(wall_sprite(layout.earth, theme))
    want(earth_sprite(layout.earth, theme))
    for height in layout.card_heights:
        want(back_sprite(height, theme))
    for step in range(LIFT_STEPS + 1):
        want(shadow_sprite(step / LIFT_STEPS))
    for card in display.options.cards:
        want(face_sprite(card, layout.hand_height, theme))
        want(face_sprite(card, layout.trick[0].height, theme))
    want(sprite(card_glow, layout.trick[0].height, theme.palette.paper))
    plate = picture_size(layout.lead_plate, layout.metrics.px)
    for kind in display.options.kinds:
        want(kind_sprite(kind, plate, theme))
        for box in layout.boxes:
            want(kind_sprite(kind, box.signs[0], theme))
    rehearse_count(painter, layout.scoring, display.options.kinds)
    if 2 * layout.earth.radius <= SMALL_EARTH and not theme.motion.reduced:
        for step in range(TURN_STEPS):
            want(earth_sprite(layout.earth, theme, step / TURN_STEPS))


def rehearse_count(painter: Rehearsal, places: ScoringPlaces, kinds: tuple[Kind, ...]) -> None:
    """The count of a round in which everything happens."""
    draw_earth(painter, places.earth)
    limits, lit = tuple((kind, 1) for kind in kinds), (True,) * (len(kinds) + 1)
    draw_count(
        painter,
        places.count,
        CountFigures(name="", tabs=(), tab=0, before=0, kinds=kinds, lit=lit, limits=limits),
    )
    sheet = SheetFigures((), len(kinds), 0, expansion=Kind.LEIZY in kinds)
    draw_sheet(painter, places.sheet, sheet)
    draw_phases(painter, places.steps, 0)


def rehearse_pile(painter: Rehearsal, places: ScoringPlaces, cards: Iterable[Card]) -> None:
    """Taken cards as they lie in a count, few piles or many."""
    unit = unit_of(places.count, count_panel.DESIGN)
    for card in cards:
        for height in (count_panel.LARGE, count_panel.SMALL):
            painter.want(face_sprite(card, max(1, round(height * unit)), painter.theme))


def rehearse_rest(painter: Rehearsal, display: Display) -> None:
    """The hand, turning on its way, or locked; then all tricks as they will be counted."""
    height, theme = display.layout.hand_height, painter.theme
    # With one card fewer all others lie half a step aside, at once: that is needed first.
    for half in (-1, 1, 0):
        for card in display.hand:
            turn = (card.angle + half * FAN_DEGREES / 2,)
            if card.face is not None:
                painter.want(face_sprite(card.face, height, theme), turn)
            painter.want(shadow_sprite(0), turn)
    for card in display.hand:
        if card.face is not None:
            locked = derived(dimmed_card, face_sprite(card.face, height, theme))
            painter.want(locked, (card.angle,))
    # A match that goes on has taken some before this window was opened.
    for trick in reversed(display.tricks):
        rehearse_pile(painter, display.layout.scoring, trick.cards)
