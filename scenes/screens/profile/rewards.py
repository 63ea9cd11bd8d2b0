"""What lit houses bring: small pictures to choose from, and how many houses the others take."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final, Self

from game.app.people.achievements_list import AchievementProgress
from game.core.words import N_
from scenes.art.card_backs import BACKS, CardBack
from scenes.art.card_frame import plain_back
from scenes.art.harbour.sea import boat
from scenes.art.icons import Icon
from scenes.art.palette import palette_with
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import Sprite, sprite
from scenes.engine.i18n import _, ngettext
from scenes.engine.theme import Style, Theme
from scenes.host import Host
from scenes.menu.frame import Frame, Sheet, heading
from scenes.ui.element import Element, Look, Size
from scenes.ui.labels import Label
from scenes.ui.layout import Column, Flow
from scenes.ui.ui_scene import UiScene
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


class RewardsScene(UiScene):
    """Over the street: what its lit houses have brought, to choose from."""

    overlay = True
    first_focus = "Back"

    def __init__(self, host: Host, standings: Sequence[AchievementProgress]) -> None:
        super().__init__()
        self._host = host
        self._lit = sum(each.is_earned for each in standings)

    def build(self) -> Element:
        settings = self._host.settings
        backs = (
            RewardCard(f"back {back.key or 'sea'}", back_picture(back), _(back.name),
                       partial(self._take_back, back), chosen=back.key == settings.card_back)
            .asking(back.houses, self._lit)
            for back in BACKS
        )  # fmt: skip
        sails = (
            RewardCard(f"sail {sail.colour}", sail_picture(sail), _(sail.name),
                       partial(self._take_sail, sail), chosen=sail.colour == settings.sail)
            .asking(sail.houses, self._lit)
            for sail in SAILS
        )  # fmt: skip
        body = Column(
            Label(_("Card backs"), Style.STRONG),
            Flow(*backs, gap=8),
            Label(_("Boats"), Style.STRONG),
            Flow(*sails, gap=8),
            gap=8,
        )
        return Sheet(Frame(heading(_("Lit houses bring these"), self.back), body), widest=620)

    def _take_back(self, back: CardBack) -> None:
        self._host.change(replace(self._host.settings, card_back=back.key))
        self.stage.set_comfort(self._host.comfort)
        self.rebuild()

    def _take_sail(self, sail: Sail) -> None:
        self._host.change(replace(self._host.settings, sail=sail.colour))
        self.rebuild()
