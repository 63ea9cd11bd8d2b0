"""A long press with a finger shows a card large, for as long as the finger stays on it."""

from __future__ import annotations

from math import hypot

from pygame import Rect

from scenes.art.card_shape import card_width
from scenes.engine.drawing.painter import Painter
from scenes.engine.input.inputs import Device, Point, PressPhase
from scenes.games.chikyu.card_art import TableCard, draw_card
from scenes.games.chikyu.display import Display

LONG_PRESS = 0.45
WANDERS = 12
"""A finger that moves farther wants to carry the card, in units."""
LARGE = 0.46
"""The height of the card, of that of the window."""
ABOVE = 8
"""From the card down to the caption, in units: what it would do is read as well."""


class LongLook:
    """Which card a finger rests on, and since when."""

    def __init__(self) -> None:
        self._card: TableCard | None = None
        self._start = (0, 0)
        self._held = 0.0
        self._ends_press = False

    @property
    def card(self) -> TableCard | None:
        """The card that is shown large."""
        return self._card if self._held >= LONG_PRESS else None

    def handle(self, point: Point, display: Display) -> None:
        """Follow the finger."""
        match point.phase:
            case PressPhase.DOWN if point.device is Device.TOUCH:
                self._ends_press, self._held, self._start = False, 0.0, point.position
                self._card = card_under(display, point.position)
            case PressPhase.MOVE if self._card is not None:
                way = hypot(point.position[0] - self._start[0], point.position[1] - self._start[1])
                if way > display.layout.metrics.px(WANDERS):
                    self._card = None
            case PressPhase.UP | PressPhase.LEAVE:
                self._ends_press = self.card is not None
                self._card = None

    def take_press(self) -> bool:
        """The press that comes now is only the end of a look."""
        taken, self._ends_press = self._ends_press, False
        return taken

    def update(self, dt: float) -> bool:
        """Let time pass; true when a card appears."""
        before = self.card
        if self._card is not None:
            self._held += dt
        return before is not self.card

    def draw(self, painter: Painter, display: Display) -> None:
        """Over everything, above the finger."""
        card = self.card
        if card is None or card.face is None:
            return
        window = painter.theme.metrics.window
        height = round(window.height * LARGE)
        large = TableCard(card.face, card.x, 0, height)
        half = card_width(height) / 2
        large.x = min(max(card.x, window.left + half), window.right - half)
        large.y = display.layout.caption.top - painter.theme.metrics.px(ABOVE) - height / 2
        draw_card(painter, large, (*display.layout.card_heights, height))


def card_under(display: Display, position: tuple[int, int]) -> TableCard | None:
    """The uppermost open card at a place."""
    lying = [*display.trick.values(), *display.hand]
    lying += [card for cards in display.opened.values() for card in cards]
    found = [card for card in lying if card.face is not None and _lies_at(card, position)]
    return found[-1] if found else None


def _lies_at(card: TableCard, position: tuple[int, int]) -> bool:
    area = Rect(0, 0, card_width(round(card.height)), round(card.height))
    area.center = round(card.x), round(card.y)
    return area.collidepoint(position)
