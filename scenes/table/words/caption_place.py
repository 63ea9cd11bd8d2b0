"""Where the line above the hand has room: the same for what is said and for what is rehearsed."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from scenes.engine.drawing.painter import Painter
from scenes.table.cards.hand import HOVER_RISE, HandCard
from scenes.table.words.captions import Caption, draw_caption
from scenes.ui.widget import Widget

ABOVE = 14
"""So far a second sentence may reach above the place of the first: there is the rim of a table."""


def hand_below(hand: Rect, words: Rect) -> Rect | None:
    """The hand, where it lies below what is said; there are tables that have it at the side."""
    below = hand.left < words.centerx < hand.right and hand.bottom > words.bottom
    return hand if below else None


def draw_above_hand(
    painter: Painter, caption: Caption, area: Rect, choice: Rect, parts: Sequence[Widget] = ()
) -> Rect:
    """Down to where cards rise to, or upwards where no hand lies below, or a card stands up."""
    hand = hand_below(choice, area)
    if hand is not None and any(isinstance(part, HandCard) and part.selected for part in parts):
        highest = area.top - painter.theme.metrics.px(ABOVE)
        return draw_caption(painter, caption, area, upwards=True, highest=highest)
    # While something is announced nobody chooses, and a card need not rise.
    rise = 0 if caption.announces else painter.theme.metrics.px(HOVER_RISE)
    lowest = None if hand is None else hand.top - rise
    return draw_caption(
        painter, caption, area, upwards=hand is None, lowest=lowest,
        highest=_end_above(choice, area),
    )  # fmt: skip


def _end_above(choice: Rect, words: Rect) -> int | None:
    """Where something that is read together with the words ends above them."""
    is_above = choice.left < words.centerx < choice.right and choice.bottom < words.centery
    return choice.bottom if is_above else None
