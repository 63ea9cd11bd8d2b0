"""Which pictures a table will need: asked for early, so that no animation waits for one."""

from __future__ import annotations

from collections.abc import Iterator

from game.kits.chikyu.kit import CHIKYU
from game.kits.set_up import SetUp
from scenes.art.card_shape import card_glow, dimmed_card
from scenes.engine.drawing.sprites import derived, sprite
from scenes.engine.theme import Theme
from scenes.games.chikyu.card_art import back_sprite, face_sprite, kind_sprite
from scenes.games.chikyu.display import Display
from scenes.games.chikyu.panels.earth_picture import TURN_STEPS, earth_sprite, wall_sprite
from scenes.games.chikyu.panels.plates import picture_size
from scenes.games.chikyu.scoring.scoring_prefetch import pile_pictures, sheet_pictures
from scenes.games.chikyu.table_layout import FAN_DEGREES, make_layout
from scenes.table.cards.card_sprite import LIFT_STEPS, shadow_sprite
from scenes.table.playmat import Turned
from scenes.ui.cloth import cloth_sprite

SMALL_EARTH = 480
"""The turning Earth is drawn ahead up to this size in pixels: larger ones would take too long."""


def expected_pictures(theme: Theme, set_up: SetUp) -> Iterator[Turned]:
    """Those of a table that is likely to be laid next."""
    options = CHIKYU.options_with(set_up.option_values)
    yield cloth_sprite(theme), 0
    yield from table_pictures(Display(make_layout(theme.metrics, options, 0), options, 0), theme)


def table_pictures(display: Display, theme: Theme) -> Iterator[Turned]:
    """What every match at this table shows sooner or later, the soonest first.

    All cards in use are asked for, whatever lies hidden: what is quick to show tells nothing.
    """
    layout = display.layout
    yield wall_sprite(layout.earth, theme), 0
    yield earth_sprite(layout.earth, theme), 0
    for height in layout.card_heights:
        yield back_sprite(height, theme), 0
    for step in range(LIFT_STEPS + 1):
        yield shadow_sprite(step / LIFT_STEPS), 0
    for card in display.options.cards:
        yield face_sprite(card, layout.hand_height, theme), 0
        yield face_sprite(card, layout.trick[0].height, theme), 0
    yield sprite(card_glow, layout.trick[0].height, theme.palette.paper), 0
    plate = picture_size(layout.lead_plate, layout.metrics.px)
    for kind in display.options.kinds:
        yield kind_sprite(kind, plate, theme), 0
        for box in layout.boxes:
            yield kind_sprite(kind, box.signs[0], theme), 0
    places = layout.scoring
    kinds = display.options.kinds
    for picture in sheet_pictures(places.count, places.sheet, places.earth, kinds, theme):
        yield picture, 0
    if 2 * layout.earth.radius <= SMALL_EARTH and not theme.motion.reduced:
        for step in range(TURN_STEPS):
            yield earth_sprite(layout.earth, theme, step / TURN_STEPS), 0


def pictures_at_rest(display: Display, theme: Theme) -> Iterator[Turned]:
    """The hand, turning on its way, or locked; then all tricks as they will be counted."""
    height = display.layout.hand_height
    # With one card fewer all others lie half a step aside, at once: that is needed first.
    for half in (-1, 1, 0):
        for card in display.hand:
            angle = card.angle + half * FAN_DEGREES / 2
            if card.face is not None:
                yield face_sprite(card.face, height, theme), angle
            yield shadow_sprite(0), angle
    for card in display.hand:
        if card.face is not None:
            yield derived(dimmed_card, face_sprite(card.face, height, theme)), card.angle
    # A match that goes on has taken some before this window was opened.
    for trick in reversed(display.tricks):
        for picture in pile_pictures(display.layout.scoring.count, trick.cards, theme):
            yield picture, 0
