"""Where the five columns of the tally and the kododo ring are."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from scenes.table.unit_frame import UnitFrame

WIDTH, WIDEST = 690, 900
WIDTH_OF_SURPLUS = 0.35
"""How much of a wider window the tally takes."""
BESIDE_COLUMNS, BEFORE_RING, ABOVE_COLUMNS, BELOW_COLUMNS = 24, 10, 14, 8
"""The sign of the limit stands half above the panel, so the columns begin below it."""
LABEL, LABEL_GROWS = 28, 8
"""Gable, letter and number below a column: so high, and so much for each size of text."""
RING_SHARE = 0.24
"""Of the width, for the ring and its words."""
BESIDE_RING, AROUND_RING = 30, 28
RIGHT_OF_RING = 10
RING_WORDS, RING_WORDS_GROW = 16, 10
ABOVE_WORDS, BELOW_WORDS = 6, 8


@dataclass(frozen=True, slots=True)
class TallyBox:
    """The five columns up to the limit, and the kododo ring beside them."""

    area: Rect
    columns: Rect
    """The part with the columns: cells above, gable and number below."""
    label_height: int
    ring: Rect
    ring_words: Rect


def tally_box(frame: UnitFrame, top: float, height: float) -> TallyBox:
    """In the middle of the window."""
    width = min(WIDTH + frame.surplus[0] * WIDTH_OF_SURPLUS, WIDEST)
    left = (frame.width - width) / 2
    label = LABEL + LABEL_GROWS * frame.metrics.text_scale
    ring_side = width * RING_SHARE
    words = RING_WORDS + RING_WORDS_GROW * frame.metrics.text_scale
    ring = min(ring_side - BESIDE_RING, height - words - AROUND_RING)
    ring_x = left + width - ring_side / 2 - RIGHT_OF_RING
    columns = width - ring_side - BESIDE_COLUMNS - BEFORE_RING
    ring_y = top + (height - words - ABOVE_WORDS - ring) / 2
    return TallyBox(
        frame.rect(left, top, width, height),
        frame.rect(
            left + BESIDE_COLUMNS,
            top + ABOVE_COLUMNS,
            columns,
            height - ABOVE_COLUMNS - BELOW_COLUMNS,
        ),
        round(label * frame.unit),
        frame.rect(ring_x - ring / 2, ring_y, ring, ring),
        frame.rect(ring_x - ring_side / 2, top + height - words - BELOW_WORDS, ring_side, words),
    )
