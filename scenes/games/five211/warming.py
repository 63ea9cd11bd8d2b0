"""Which pictures a table will need: asked for early, so that no animation waits for one.

All kinds of cards are asked for, whatever lies hidden: what is quick to show tells nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.kits.set_up import SetUp
from game.rules.five211.cards import KINDS
from game.rules.five211.options import NUMBERS
from scenes.art.card_shape import card_glow, sunk_card
from scenes.art.lizard import RUN_FRAMES
from scenes.art.tablecloth import table
from scenes.engine.sprites import derived, sprite
from scenes.engine.theme import Theme
from scenes.games.five211.card_art import back_sprite, face_sprite
from scenes.games.five211.display import Display
from scenes.games.five211.kododo_cues import SCURRY_SIZE
from scenes.games.five211.lizard_run import scurry_sprite
from scenes.games.five211.ring import ring_sprite
from scenes.games.five211.table_layout import FAN_DEGREES, TableLayout, make_layout
from scenes.table.card_sprite import LIFT_STEPS, shadow_sprite
from scenes.table.motion import SPIN
from scenes.table.playmat import Turned

STEP = 2
FAN = range(-round(2 * FAN_DEGREES), round(FAN_DEGREES + SPIN) + 2, STEP)
"""From the last card of the hand to the first one, which turns a little farther as it flies."""


def expected_pictures(theme: Theme, set_up: SetUp) -> Iterator[Turned]:
    """Those of a table that is likely to be laid next."""
    seats = len(set_up.chairs)
    layout = make_layout(theme.metrics, seats, 0)
    yield sprite(table, theme.metrics.size, theme.palette), 0
    yield from table_pictures(layout, theme, NUMBERS[seats].kododo_target)


def table_pictures(layout: TableLayout, theme: Theme, target: int) -> Iterator[Turned]:
    """What every match at this table shows sooner or later, the soonest first."""
    hand = layout.hand_height
    slots = sorted({box.slots[0].height for box in layout.boxes})
    for height in (*slots, hand):
        yield back_sprite(height, theme), 0
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
        for frame in range(RUN_FRAMES):
            yield scurry_sprite(frame, height * SCURRY_SIZE), 0
    for count in range(target + 2):
        yield ring_sprite(layout, theme, target, count), 0


def hand_pictures(display: Display, theme: Theme) -> Iterator[Turned]:
    """The cards of the hand as they turn on their way through the fan."""
    for card in display.hand:
        if card.face is not None:
            face = face_sprite(card.face, display.layout.hand_height, theme)
            yield from ((face, angle) for angle in FAN)
