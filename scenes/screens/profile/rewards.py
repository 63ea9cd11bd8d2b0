"""What lit houses bring: small pictures to choose from, and how many houses the others take."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Self

from game.core.words import N_
from scenes.art.card_backs import CardBack
from scenes.art.card_frame import plain_back
from scenes.art.harbour.sea import boat
from scenes.art.icons import Icon
from scenes.art.palette import palette_with
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import Sprite, sprite
from scenes.engine.i18n import ngettext
from scenes.engine.theme import Theme
from scenes.ui.element import Look, Size
from scenes.ui.widget import Widget

WIDTH, HEIGHT = 66, 84
PICTURE = 68
LOCK = 24
CORNER = 10

Paint = Callable[[int, Theme], Sprite]
"""The picture of a reward at a height in pixels."""


@dataclass(frozen=True, slots=True)
class Sail:
    """A colour for the boat, and how many lit houses it takes."""

    colour: int
    name: str
    """To be translated where it is shown."""
    houses: int


SAILS: Final = (
    Sail(2, N_("Orange sail"), 0),
    Sail(0, N_("Yellow sail"), 2),
    Sail(1, N_("Green sail"), 5),
    Sail(3, N_("Blue sail"), 8),
    Sail(4, N_("Violet sail"), 12),
)


def back_picture(back: CardBack) -> Paint:
    """A card with this back."""

    def paint(height: int, theme: Theme) -> Sprite:
        contrast = theme.comfort.high_contrast
        return sprite(plain_back, height, palette_with(back.key, high_contrast=contrast))

    return paint


def sail_picture(sail: Sail) -> Paint:
    """The boat with this sail."""

    def paint(height: int, _theme: Theme) -> Sprite:
        return sprite(boat, height, sail.colour)

    return paint


class RewardCard(Widget):
    """One thing to choose; what is not earned yet says in its tip what it takes."""

    def __init__(
        self, name: str, paint: Paint, words: str, on_press: Callable[[], None], *, chosen: bool
    ) -> None:
        super().__init__(name)
        self._paint = paint
        self._words = words
        self._on_press = on_press
        self._chosen = chosen

    def asking(self, houses: int, lit: int) -> Self:
        """It takes so many lit houses, and there are so many."""
        self.enabled_if(lit >= houses)
        if lit >= houses:
            return self.tipped(self._words)
        more = ngettext(
            "{name}: light {count} more house.", "{name}: light {count} more houses.", houses - lit
        )
        return self.tipped(more.format(name=self._words, count=houses - lit))

    def press(self) -> None:
        self._on_press()

    def natural(self, look: Look, width: int) -> Size:
        return min(width, look.px(WIDTH)), look.px(HEIGHT)

    def corner(self, theme: Theme) -> int:
        return theme.metrics.px(CORNER)

    def draw_body(self, painter: Painter) -> None:
        palette, px = painter.theme.palette, painter.theme.metrics.px
        if self._chosen or self.glow.value > 0:
            painter.box(
                self.rect, palette.panel_raised, radius=px(CORNER),
                edge=palette.paper if self._chosen else None, edge_width=px(2),
            )  # fmt: skip
        with painter.faded(1.0 if self.enabled else 0.45):
            picture = self._paint(px(PICTURE), painter.theme)
            painter.sprite(picture, self.rect.center, resting=True)
        if not self.enabled:
            painter.icon(Icon.LOCK, self.rect.center, px(LOCK))
