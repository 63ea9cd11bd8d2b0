"""The street of a profile: a town on three terraces in which every achievement is a house.

Easy ones stand in front, so that it fills from the water up.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from pygame import Rect, Surface

from game.app.people.achievements_list import AchievementProgress
from scenes.art import svg
from scenes.art.harbour.sea import WAVE_ROWS, boat, sea, wave_strip, wave_top
from scenes.art.harbour.street_houses import dim_house, house_colour, town_house
from scenes.art.harbour.waterfront import Light, sky
from scenes.art.harbour.waterfront_plan import HarbourStreet
from scenes.art.lamplight import glow, halo
from scenes.art.lizard import CLIMBING, lizard_sprite
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import Sprite, sprite
from scenes.engine.i18n import _
from scenes.engine.theme import SMALLEST_TEXT, Style, Theme
from scenes.menu.gradual import Gradual
from scenes.screens.results.earned_street import progress_panes
from scenes.ui.element import Look, Size
from scenes.ui.layout import Box
from scenes.ui.widget import Widget

ROWS = (10, 12, 14)
"""Houses of a terrace, the front row first; what is more stands on the hill."""
SPANS = (0.247, 0.328, 0.425)
"""Of the height of the town, from the hill down."""
WALLS = (14, 18, 24)
TALL, LESS = 0.92, 0.13
"""Of its terrace, and by how much neighbours differ."""
WIDEST = 0.82
"""A house is no wider than so much of its height."""
LAMP_EVERY = 3
ABOVE_HILL = 30
"""Of the town: so far the slope begins above it."""


def house_name(number: int) -> str:
    """The name of a house of the street."""
    return f"house {number}"


class StreetHouse(Widget):
    """One achievement; focused, it is the one that is spoken of."""

    def __init__(
        self,
        number: int,
        standing: AchievementProgress,
        on_press: Callable[[int], None],
        gradual: Gradual,
    ) -> None:
        super().__init__(house_name(number))
        self.number = number
        self.standing = standing
        self.chip = ""
        self.gradual = gradual
        self._on_press = on_press

    @property
    def spoken(self) -> str:
        """What it is for; the page says the rest of whichever was chosen."""
        achievement = self.standing.achievement
        return f"{_(achievement.name)}. {_(achievement.sentence)}"

    @property
    def spoken_value(self) -> str:
        return standing_words(self.standing)

    def press(self) -> None:
        self._on_press(self.number)

    def natural(self, look: Look, width: int) -> Size:
        return min(width, look.px(60)), look.px(90)

    def corner(self, theme: Theme) -> int:
        return theme.metrics.px(12)

    def pictures(self, theme: Theme) -> tuple[Sprite, ...]:
        """The house, and its light if it is lit."""
        earned, place = self.standing.is_earned, self.rect
        build, panes = (town_house if earned else dim_house), progress_panes(self.standing)
        house = sprite(build, house_colour(self.number), panes, place.size, theme.palette)
        size = (round(place.width * 1.7), round(place.height * 1.45))
        return (house, sprite(glow, size)) if earned else (house,)

    def draw_body(self, painter: Painter) -> None:
        palette, px, place = painter.theme.palette, painter.theme.metrics.px, self.rect
        house, *light = self.pictures(painter.theme)
        if not self.gradual.has(house, *light):
            return
        if light:
            painter.sprite(light[0], place.center)
        painter.sprite_at(house, place.topleft)
        if self.focused:
            painter.box(
                place.inflate(px(2), px(2)), palette.paper, radius=px(12), alpha=0,
                edge=palette.paper, edge_width=px(3),
            )  # fmt: skip
        if self.chip:
            self._draw_chip(painter)

    def _draw_chip(self, painter: Painter) -> None:
        """How far one is, on the wall below."""
        palette, px = painter.theme.palette, painter.theme.metrics.px
        type_ = painter.type(Style.CAPTION)
        words, most = self.chip, self.rect.width + px(4)
        if painter.typesetter.width(words, type_) + px(8) > most:
            words = f"{self.standing.reached}/{self.standing.achievement.goal}"
        while type_.px > SMALLEST_TEXT and painter.typesetter.width(words, type_) + px(8) > most:
            type_ = type_.smaller(type_.px - 1)
        wide = min(painter.typesetter.width(words, type_) + px(20), most)
        chip = Rect(0, 0, wide, round(type_.line_height * 1.15))
        chip.midtop = (self.rect.centerx, self.rect.bottom - px(4))
        chip.clamp_ip(painter.theme.metrics.window)
        painter.box(chip, palette.paper, radius=chip.height // 2)
        room = chip.width - px(8)
        painter.text(words, type_, chip.center, colour=palette.ink, width=room)


class Terraces(Box):
    """Fills its place with houses from wall to wall."""

    def __init__(self, houses: Sequence[StreetHouse]) -> None:
        super().__init__(houses)
        self.houses = tuple(houses)
        self.floors: tuple[tuple[int, int], ...] = ()
        """Of each terrace from the hill down: where the houses stand, and how high its wall is."""

    def natural(self, look: Look, width: int) -> Size:
        return width, look.px(520)

    def place(self, look: Look, rect: Rect) -> None:
        self.rect = rect.copy()
        rows = _rows(self.houses)
        y, floors = float(rect.top), []
        for row, span, wall in zip(rows, SPANS, WALLS, strict=True):
            room = rect.height * span
            high = round(room - look.px(wall))
            floor = round(y) + high
            floors.append((floor, look.px(wall)))
            self._place_row(look, row, floor, high)
            y += room
        self.floors = tuple(floors)

    def _place_row(self, look: Look, row: Sequence[StreetHouse], floor: int, high: int) -> None:
        if not row:
            return
        margin = look.px(8)
        step = min((self.rect.width - 2 * margin) / len(row), high * WIDEST)
        left = self.rect.centerx - step * len(row) / 2
        for number, house in enumerate(row):
            less = 1 - LESS * (number * 3 % 5) / 4
            size = round(step) - look.px(5), round(high * TALL * less)
            place = Rect((0, 0), size)
            place.midbottom = (round(left + step * (number + 0.5)), floor + look.px(3))
            house.place(look, place)


def _rows(houses: Sequence[StreetHouse]) -> list[Sequence[StreetHouse]]:
    """From the hill down; the easiest stand in front."""
    front, middle = houses[: ROWS[0]], houses[ROWS[0] : ROWS[0] + ROWS[1]]
    return [houses[ROWS[0] + ROWS[1] :], middle, front]


def town_pictures(theme: Theme, terraces: Terraces) -> tuple[Sprite, ...]:
    """What the ground of the town needs that takes longest."""
    size = theme.metrics.size
    slope = sprite(hill, _hill_size(theme, terraces))
    return sprite(sky, size, Light.NIGHT), sprite(sea, size, Light.NIGHT), slope


def _hill_size(theme: Theme, terraces: Terraces) -> tuple[int, int]:
    metrics = theme.metrics
    return metrics.width, metrics.height - terraces.rect.top + metrics.px(ABOVE_HILL)


def draw_town(painter: Painter, terraces: Terraces, sail: int) -> None:
    """Night sky, hill, walls with lamps, and the water in front."""
    metrics, px = painter.theme.metrics, painter.theme.metrics.px
    street = HarbourStreet(metrics.size)
    painter.fill("#101E46")
    painter.sprite_at(sprite(sky, metrics.size, Light.NIGHT), (0, 0))
    slope = sprite(hill, _hill_size(painter.theme, terraces))
    painter.sprite_at(slope, (0, terraces.rect.top - px(ABOVE_HILL)))
    shore = terraces.floors[-1][0] + terraces.floors[-1][1]
    down = shore - street.sea_band.top
    painter.sprite_at(sprite(sea, metrics.size, Light.NIGHT), (0, shore))
    for wave in range(WAVE_ROWS):
        y = wave_top(metrics.size, wave) + down
        painter.sprite_at(sprite(wave_strip, metrics.size, wave), (-px(30) * wave, y))
    painter.sprite(sprite(boat, px(54), sail, Light.NIGHT), (px(150), shore + px(26)))
    for (floor, wall), row in zip(terraces.floors, _rows(terraces.houses), strict=True):
        painter.box(Rect(0, floor, metrics.width, wall), "#6D6A92")
        painter.box(Rect(0, floor + wall - px(5), metrics.width, px(5)), "#4B4774")
        for house in row[:-1:LAMP_EVERY]:
            _draw_lamp(painter, house.rect.right + px(2), floor + px(3), house.rect.height // 5)


def draw_guide(painter: Painter, houses: Sequence[StreetHouse], earned: Collection[int]) -> None:
    """It clings to the last lit house of the front row, or of the next one."""
    lit = [house for house in houses if house.number in earned]
    lit = [house for house in lit if house.number < ROWS[0]] or lit
    if lit:
        place = lit[-1].rect
        picture = sprite(lizard_sprite, CLIMBING, round(place.height * 0.34))
        at = (place.centerx + place.width * 0.1, place.top + place.height * 0.3)
        painter.sprite(picture, at, angle=-16, resting=True)


def _draw_lamp(painter: Painter, x: int, foot: int, high: int) -> None:
    glow = round(high * 2.2)
    painter.sprite(sprite(halo, (glow, glow)), (x, foot - high), alpha=0.8)
    painter.sprite(
        sprite(street_lamp, (round(high * 0.5), high + high // 3)), (x, foot - high * 0.6)
    )


def street_lamp(size: tuple[int, int]) -> Surface:
    """A post with a lit lantern."""
    drawn = svg.rect(6.6, 12, 2.8, 30, "#0E1730") + svg.path("M3,3 H13 L11,13 H5 Z", "#FFF0BF")
    return svg.rasterise(svg.document(16, 42, drawn), size)


def hill(size: tuple[int, int]) -> Surface:
    """The dark slope that the terraces are cut into."""
    line = "M0,80 C160,40 300,12 520,4 C760,-2 900,16 1040,32 C1160,46 1240,50 1280,56 V640 H0 Z"
    picture = svg.document(1280, 640, svg.path(line, "#14264F"))
    tall = max(size[1], round(size[0] / 2))
    return svg.rasterise(picture, (size[0], tall)).subsurface((0, 0, *size)).copy()


def standing_words(standing: AchievementProgress) -> str:
    """How far somebody is; nothing where there are no steps on the way."""
    goal = standing.achievement.goal
    if standing.is_earned:
        return _("Done")
    return _("{done} of {count}").format(done=standing.reached, count=goal) if goal > 1 else ""
