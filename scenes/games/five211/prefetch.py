"""Which pictures a table will need: asked for early, so that no animation waits for one.

All kinds of cards are asked for, whatever lies hidden: what is quick to show tells nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.kits.set_up import SetUp
from game.rules.five211.cards import COLOURS, KINDS
from game.rules.five211.options import NUMBERS
from scenes.art.card_shape import card_glow, sunk_card
from scenes.engine.drawing.sprites import derived, sprite
from scenes.engine.theme import Theme
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
from scenes.table.playmat import Turned
from scenes.ui.cloth import cloth_sprite

STEP = 2
FAN = range(-round(2 * FAN_DEGREES), round(FAN_DEGREES + SPIN) + 2, STEP)
"""From the last card of the hand to the first one, which turns a little farther as it flies."""


def expected_pictures(theme: Theme, set_up: SetUp) -> Iterator[Turned]:
    """Those of a table that is likely to be laid next."""
    seats = len(set_up.chairs)
    layout = make_layout(theme.metrics, seats, 0)
    yield cloth_sprite(theme), 0
    yield from table_pictures(Display(layout, NUMBERS[seats]), theme)


def table_pictures(display: Display, theme: Theme) -> Iterator[Turned]:
    """What every match at this table shows sooner or later, the soonest first."""
    layout, target = display.layout, display.numbers.kododo_target
    hand = layout.hand_height
    slots = sorted({box.slots[0].height for box in layout.boxes})
    for height in (*slots, hand):
        yield back_sprite(height, theme), 0
    yield from ((strip, 0) for strip in moon_strips(theme.metrics))
    for step in range(LIFT_STEPS + 1):
        yield from ((shadow_sprite(step / LIFT_STEPS), angle) for angle in FAN)
    for card in KINDS:
        for height in (hand, *slots):
            yield face_sprite(card, height, theme), 0
    yield from ((back_sprite(hand, theme), angle) for angle in FAN)
    for height in slots:
        spin = range(STEP, round(SPIN) + 1, STEP)
        yield from ((back_sprite(height, theme), angle) for angle in spin)
        yield sprite(card_glow, height, theme.palette.paper), 0
        for card in KINDS:
            yield derived(sunk_card, face_sprite(card, height, theme)), 0
    yield from _houses(street_of(display), theme)
    for count in range(target + 2):
        yield ring_sprite(layout, theme, target, count), 0


def _houses(street: Street, theme: Theme) -> Iterator[Turned]:
    """The parts of all houses, those that grow before those that are judged."""
    for look in (HouseLook.WAITING, HouseLook.LIT, HouseLook.DIM, HouseLook.SHINING):
        for colour in COLOURS:
            if look is not HouseLook.WAITING:
                yield part_sprite(storey, STOREY, (colour, look), street, theme), 0
                yield part_sprite(ground_floor, GROUND_ROOM, (colour, look), street, theme), 0
            yield part_sprite(roof, ROOF_ROOM, (colour, look), street, theme), 0


def hand_pictures(display: Display, theme: Theme) -> Iterator[Turned]:
    """The cards of the hand as they turn on their way through the fan."""
    for card in display.hand:
        if card.face is not None:
            face = face_sprite(card.face, display.layout.hand_height, theme)
            yield from ((face, angle) for angle in FAN)
