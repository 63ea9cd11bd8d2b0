"""What a table will show, drawn unseen while nothing moves, so that no animation waits for it.

All kinds of cards are drawn, whatever lies hidden: what is quick to want tells nothing.
"""

from __future__ import annotations

from game.kits.set_up import SetUp
from game.rules.five211.cards import COLOURS, KINDS
from game.rules.five211.options import NUMBERS
from scenes.art.card_shape import card_glow, sunk_card
from scenes.engine.drawing.prefetch_painter import Rehearsal
from scenes.engine.drawing.sprites import derived, sprite
from scenes.games.five211.art.tally_houses import (
    GROUND_ROOM,
    ROOF_ROOM,
    STOREY,
    HouseLook,
    ground_floor,
    roof,
    storey,
)
from scenes.games.five211.card_art import back_sprite, face_sprite
from scenes.games.five211.display import Display
from scenes.games.five211.evening import moon_strips
from scenes.games.five211.table_layout import FAN_DEGREES, make_layout
from scenes.games.five211.tally_parts.houses import part_sprite
from scenes.games.five211.tally_parts.ring import ring_sprite
from scenes.games.five211.tally_parts.street import Street, street_of
from scenes.table.cards.card_sprite import LIFT_STEPS, shadow_sprite
from scenes.table.cards.motion import SPIN
from scenes.ui.cloth import cloth_sprite

STEP = 2
FAN = range(-round(2 * FAN_DEGREES), round(FAN_DEGREES + SPIN) + 2, STEP)
"""From the last card of the hand to the first one, which turns a little farther as it flies."""


def rehearse_expected(painter: Rehearsal, set_up: SetUp) -> None:
    """A table that is likely to be laid next."""
    seats = len(set_up.chairs)
    painter.want(cloth_sprite(painter.theme))
    layout = make_layout(painter.theme.metrics, seats, 0)
    rehearse_table(painter, Display(layout, NUMBERS[seats]))


def rehearse_table(painter: Rehearsal, display: Display) -> None:
    """What every match at this table shows sooner or later, the soonest first."""
    theme, layout, target = painter.theme, display.layout, display.numbers.kododo_target
    hand, want = layout.hand_height, painter.want
    slots = sorted({box.slots[0].height for box in layout.boxes})
    for height in (*slots, hand):
        want(back_sprite(height, theme))
    for strip in moon_strips(theme.metrics):
        want(strip)
    for step in range(LIFT_STEPS + 1):
        want(shadow_sprite(step / LIFT_STEPS), FAN)
    for card in KINDS:
        for height in (hand, *slots):
            want(face_sprite(card, height, theme))
    want(back_sprite(hand, theme), FAN)
    for height in slots:
        want(back_sprite(height, theme), range(STEP, round(SPIN) + 1, STEP))
        want(sprite(card_glow, height, theme.palette.paper))
        for card in KINDS:
            want(derived(sunk_card, face_sprite(card, height, theme)))
    _rehearse_houses(painter, street_of(display))
    for count in range(target + 2):
        want(ring_sprite(layout, theme, target, count))


def _rehearse_houses(painter: Rehearsal, street: Street) -> None:
    """The parts of all houses, those that grow before those that are judged."""
    theme, want = painter.theme, painter.want
    for look in (HouseLook.WAITING, HouseLook.LIT, HouseLook.DIM, HouseLook.SHINING):
        for colour in COLOURS:
            if look is not HouseLook.WAITING:
                want(part_sprite(storey, STOREY, (colour, look), street, theme))
                want(part_sprite(ground_floor, GROUND_ROOM, (colour, look), street, theme))
            want(part_sprite(roof, ROOF_ROOM, (colour, look), street, theme))


def rehearse_hand(painter: Rehearsal, display: Display) -> None:
    """The cards of the hand as they turn on their way through the fan."""
    for card in display.hand:
        if card.face is not None:
            painter.want(face_sprite(card.face, display.layout.hand_height, painter.theme), FAN)
