"""The street of a profile: every achievement is a house, and its lamps are on once it is earned."""

from __future__ import annotations

from collections.abc import Callable

from game.app.people.achievements_list import AchievementProgress
from scenes.art.harbour.street_houses import HEIGHT, WIDTH, lit_house, sleeping_house
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import sprite
from scenes.engine.i18n import _
from scenes.engine.theme import Theme
from scenes.ui.element import Look, Size
from scenes.ui.widget import Widget

HOUSE = 50
"""Units of height."""
COLOURS = 5


def house_name(number: int) -> str:
    """The name of a house of the street."""
    return f"house {number}"


class StreetHouse(Widget):
    """One achievement; pressed or focused, it is the one that is spoken of."""

    def __init__(
        self,
        number: int,
        standing: AchievementProgress,
        on_press: Callable[[int], None],
        *,
        chosen: bool,
    ) -> None:
        super().__init__(house_name(number))
        self.number = number
        self.standing = standing
        self._on_press = on_press
        self._chosen = chosen

    def press(self) -> None:
        self._on_press(self.number)

    def natural(self, look: Look, width: int) -> Size:
        high = look.control_px(HOUSE)
        return min(width, round(high * WIDTH / HEIGHT)), high

    def corner(self, theme: Theme) -> int:
        return theme.metrics.px(8)

    def draw_body(self, painter: Painter) -> None:
        palette, px = painter.theme.palette, painter.theme.metrics.px
        if self._chosen or self.glow.value > 0:
            painter.box(
                self.rect, palette.panel_raised, radius=px(8),
                edge=palette.paper if self._chosen else None, edge_width=px(2),
            )  # fmt: skip
        colour = (self.number * 2 + self.number // COLOURS) % COLOURS
        house = lit_house if self.standing.is_earned else sleeping_house
        painter.sprite_at(sprite(house, colour, self.rect.size, palette), self.rect.topleft)


def standing_words(standing: AchievementProgress) -> str:
    """What is to be done, and how far somebody is."""
    achievement = standing.achievement
    sentence = _(achievement.sentence)
    if standing.is_earned:
        return _("{sentence} Done.").format(sentence=sentence)
    return _("{sentence} {reached} of {goal}").format(
        sentence=sentence, reached=standing.reached, goal=achievement.goal
    )
