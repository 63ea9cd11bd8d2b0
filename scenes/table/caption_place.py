"""Where the line above the hand has room: the same for what is said and for what is rehearsed."""

from __future__ import annotations

from pygame import Rect

from scenes.engine.painter import Painter
from scenes.table.captions import Caption, draw_caption
from scenes.table.hand import HOVER_RISE


def hand_below(hand: Rect, words: Rect) -> Rect | None:
    """The hand, where it lies below what is said; there are tables that have it at the side."""
    below = hand.left < words.centerx < hand.right and hand.bottom > words.bottom
    return hand if below else None


def draw_above_hand(painter: Painter, caption: Caption, area: Rect, choice: Rect) -> Rect:
    """Down to where cards rise to, or upwards where no hand lies below."""
    hand = hand_below(choice, area)
    lowest = None if hand is None else hand.top - painter.theme.metrics.px(HOVER_RISE)
    return draw_caption(
        painter, caption, area, upwards=hand is None, lowest=lowest,
        highest=_end_above(choice, area),
    )  # fmt: skip


def _end_above(choice: Rect, words: Rect) -> int | None:
    """Where something that is read together with the words ends above them."""
    is_above = choice.left < words.centerx < choice.right and choice.bottom < words.centery
    return choice.bottom if is_above else None
