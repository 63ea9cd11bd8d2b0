"""The waterfront behind a screen, quietly alive: waves roll, windows go light, a lizard runs.

What rests is one board; what moves is redrawn a few times a second, and not at all under
reduced motion. The pictures are built one per frame, so that the first frame never waits for them.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from pygame import Rect

from game.core.rng import Rng
from scenes.anim.tween import Glide
from scenes.art.harbour.sea import WAVE_ROWS, boat, sea, wave_length, wave_strip, wave_top
from scenes.art.harbour.waterfront import Light, houses, is_lit_at_dusk, quay, sky, window_light
from scenes.art.harbour.waterfront_plan import WATER, HarbourStreet
from scenes.art.lamplight import glow
from scenes.engine.drawing.boards import Ground, Region
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import Sprite, sprite
from scenes.engine.theme import Theme
from scenes.menu.wall_lizard import WallLizard

TICK = 0.125
RUNNING_TICK = 1 / 24
WAKING = 0.45
WINDOW_EVERY = 2.6
LIGHTING = 3
"""Windows that go light in a tick, until all that was earned is lit."""
GLOW_WIDER, GLOW_HIGHER, GLOW_ALPHA = 1.5, 1.25, 0.7
"""The light around a house that somebody has earned."""
BOAT_HEIGHT = 78.0
BOAT_ROW = 2
BOAT_SPEED = 5.0
USUAL_SAIL = 2
UNBUILT = {Light.DUSK: "#1A3563", Light.NIGHT: "#060F2B"}
DEPTHS = {Light.DUSK: "#0A3B4A", Light.NIGHT: "#061734"}
SEED = 0x145B
"""The windows of the title are lit in the same order at every start."""
FADE = 0.7


class Quayside:
    """Owned by a scene, which calls `settle` on resize, `update` each frame, and `draw` first.

    `share` is the part of the window's height that the street fills from the top; below it lies
    deep water. `left` is where the part begins that nothing covers, as a share of the width.
    `open_water`: there is enough of it in sight for a boat.
    `built_up`: the usual row of houses stands there; else whoever owns it draws others.
    `ready`: its pictures were asked for before (`street_pictures`), so it is there from the first
    frame on.
    """

    def __init__(
        self,
        light: Light,
        *,
        share: float = 1.0,
        left: float = 0.0,
        ready: bool = False,
        open_water: bool = True,
        built_up: bool = True,
    ) -> None:
        self._built_up = built_up
        self._open_water = open_water
        self.lights = WindowLights()
        self.left = left
        self.sail = USUAL_SAIL
        """The colour of the boat's sail, by the number of the house."""
        self._light = light
        self._share = share
        self._ready = ready
        self._rng = Rng(SEED, "quayside")
        self._lizard = WallLizard(self._rng)
        self._street = HarbourStreet((1280, 720))
        self._window = Rect(0, 0, 1280, 720)
        self._built = 0
        self._awake = 0.0
        self._still = False
        self._now = 0.0
        self._since_tick = 0.0
        self._until_window = WINDOW_EVERY
        self._earned: tuple[int, ...] = ()
        """Colours of houses that somebody has lit, the first one first."""
        self._greeted: frozenset[int] = frozenset()
        """Those of them that were lit before: now and then a window of theirs goes dark."""
        self._house_of: tuple[int, ...] = ()
        """Of every dark window."""

    @property
    def is_awake(self) -> bool:
        """Built and fully lit."""
        return self._built == len(self._parts()) and self._awake >= WAKING

    @property
    def pace(self) -> float:
        """Seconds from one picture to the next."""
        if not self.is_awake:
            return 0.0
        return RUNNING_TICK if self._lizard.is_running else TICK

    def settle(self, theme: Theme) -> None:
        """Lay out for a window; at first the pictures are built in the next frames."""
        self._window = theme.metrics.window
        self._still = theme.motion.reduced
        size = street_size(theme, self._share)
        first = not self.lights.count
        if size != self._street.size or first:
            self._street = HarbourStreet(size)
            self._built = 0
        if self._ready or not first:
            # Once it was seen it stays, for a page that lies over it leaves it no time to be built.
            self._built, self._awake = len(self._parts()), WAKING
        left = self.left * size[0]
        dark = [each for each in self._dark_windows() if each[1].left > left]
        lit = {self._house_of[window] for window in self.lights.lit}
        self._house_of = tuple(house for house, _rect in dark)
        self.lights.settle(rect for _house, rect in dark)
        for window, house in enumerate(self._house_of):
            if self._light is Light.DUSK:
                self.lights.switch(window, on=house in lit, seconds=0.0)
        self._lizard.settle(self._street, left)

    def light_houses(self, colours: Sequence[int]) -> None:
        """What somebody has earned is lit here, in a house of its colour where there is one."""
        self._earned = tuple(colours)

    @property
    def lit_houses(self) -> frozenset[int]:
        """The houses in sight that are, or go, light."""
        left = self.left * self._window.width / self._street.unit
        free = [n for n, each in enumerate(self._street.houses)
                if each.box.x > left and n in self._house_of]  # fmt: skip
        lit: set[int] = set()
        for colour in self._earned:
            alike = [n for n in free if self._street.houses[n].colour == colour]
            if chosen := (alike or free)[:1]:
                lit.update(chosen)
                free.remove(chosen[0])
        return frozenset(lit)

    def update(self, dt: float) -> bool:
        """True when there is something new to see."""
        if self._built < len(self._parts()):
            self._built += 1
            return True
        if self._awake < WAKING:
            self._awake = WAKING if self._still else self._awake + dt
            return True
        if self._still:
            return self._light_earned(len(self._house_of)) | self.lights.update(dt)
        self._now += dt
        self._since_tick += dt
        self._lizard.update(dt)
        if self._since_tick < self.pace:
            return False
        if self._light is Light.DUSK and not self._light_earned(LIGHTING):
            self._switch_a_window(self._since_tick)
        self.lights.update(self._since_tick)
        self._since_tick = 0.0
        return True

    def draw(self, painter: Painter, cover: Region | None = None) -> None:
        """The cover lies over it all, and is drawn again only where something moves below it."""
        if not painter.has_board(*self._board) and not self._is_built(painter):
            painter.fill(UNBUILT[self._light])
        else:
            kept = [self._resting_part(cover)] if cover is not None and self.is_awake else []
            self._draw_street(painter, kept)
        if cover is not None:
            with painter.clip(self._moving_band if self.is_awake else cover.area):
                cover.draw(painter)

    def _resting_part(self, cover: Region) -> Region:
        above = Rect(0, 0, self._window.width, self._moving_band.top)
        return Region(cover.area.clip(above), cover.version, cover.draw)

    @property
    def _moving_band(self) -> Rect:
        """Where waves and the boat with its mast pass."""
        top = round((WATER - BOAT_HEIGHT * 0.6) * self._street.unit)
        return Rect(0, top, self._window.width, self._window.height - top)

    def _is_built(self, painter: Painter) -> bool:
        """One picture more a frame; those of a large window take several."""
        parts = self._parts()
        # The very first frame builds nothing.
        due = self._built if self._built == len(parts) else max(0, self._built - 1)
        for number, (picture, _band) in enumerate(parts[:due]):
            if not painter.store.build_aside(picture):
                self._built = min(self._built, number + 1)
                return False
        return self._built == len(parts)

    def _draw_street(self, painter: Painter, kept: Sequence[Region]) -> None:
        painter.board(*self._board, kept)
        self._draw_glow(painter)
        self.lights.draw(painter)
        if self._light is Light.DUSK:
            self._lizard.draw(painter, self._street)
        self._draw_sea(painter)
        if self._awake < WAKING:
            painter.dim(1 - self._awake / WAKING, UNBUILT[self._light])

    @property
    def _board(self) -> tuple[str, Ground]:
        ground = Ground(self._street.size, self._draw_resting)
        return f"quayside {self._light.name} {self._built_up}", ground

    def _parts(self) -> tuple[tuple[Sprite, Rect], ...]:
        street, light = self._street, self._light
        row = ((sprite(houses, street.size, light), street.house_band),)
        return (
            (sprite(sky, street.size, light), street.sky_band),
            *(row if self._built_up else ()),
            (sprite(quay, street.size, light), street.quay_band),
            (sprite(sea, street.size, light), street.sea_band),
        )

    def _draw_resting(self, painter: Painter) -> None:
        painter.fill(DEPTHS[self._light])
        for picture, band in self._parts():
            painter.sprite_at(picture, band.topleft)

    def _draw_sea(self, painter: Painter) -> None:
        size, unit = self._street.size, self._street.unit
        for row in range(WAVE_ROWS):
            offset = round(self._now * (4 + 1.7 * row) * unit) % wave_length(size, row)
            if row == BOAT_ROW and self._open_water:
                self._draw_boat(painter)
            painter.sprite_at(sprite(wave_strip, size, row), (-offset, wave_top(size, row)))

    def _draw_boat(self, painter: Painter) -> None:
        unit = self._street.unit
        height = round(BOAT_HEIGHT * unit)
        lane = self._street.width + 3 * BOAT_HEIGHT
        x = (0.66 * lane + BOAT_SPEED * self._now) % lane - 1.5 * BOAT_HEIGHT
        y = WATER + 34 + 1.6 * math.sin(1.3 * self._now)
        centre = (x * unit, round(y * unit) - height / 2 + 8 * unit)
        painter.sprite(sprite(boat, height, self.sail, self._light), centre)

    def _draw_glow(self, painter: Painter) -> None:
        """As far as the windows of an earned house are lit."""
        lit = [self._house_of[window] for window in self.lights.lit]
        for number in self.lit_houses if self._earned else ():
            share = lit.count(number) / max(1, self._house_of.count(number))
            box, unit = self._street.houses[number].box, self._street.unit
            size = round(box.width * GLOW_WIDER * unit), round(box.height * GLOW_HIGHER * unit)
            centre = (box.x + box.width / 2) * unit, (box.y + box.height / 2) * unit
            painter.sprite(sprite(glow, size), centre, alpha=GLOW_ALPHA * share)

    def _dark_windows(self) -> list[tuple[int, Rect]]:
        """Each with the number of its house."""
        night = self._light is Light.NIGHT
        if not self._built_up:
            return []
        return [
            (house, rect)
            for house, rects in enumerate(self._street.window_rects())
            for window, rect in enumerate(rects)
            if night or not is_lit_at_dusk(house, window)
        ]

    def _switch_a_window(self, dt: float) -> None:
        self._until_window -= dt
        if self._until_window > 0 or not self.lights.count:
            return
        self._until_window = WINDOW_EVERY * (0.5 + self._rng.random())
        own = [window for window, house in enumerate(self._house_of) if house in self.lit_houses]
        if own:
            window = own[self._rng.below(len(own))]
            self.lights.switch(window, on=window not in self.lights.lit)

    def _light_earned(self, most: int) -> bool:
        """Some more windows of what was earned; false once every house has been lit."""
        wanted, lit = self.lit_houses, self.lights.lit
        dark = [
            window for window, house in enumerate(self._house_of)
            if house in wanted - self._greeted and window not in lit
        ]  # fmt: skip
        for window in dark[:most]:
            self.lights.switch(window, on=True, seconds=0.0 if self._still else FADE)
        if not dark:
            self._greeted = wanted
        return bool(dark)


def street_size(theme: Theme, share: float) -> tuple[int, int]:
    """Of a street that fills this share of the window's height."""
    window = theme.metrics.window
    return window.width, max(1, round(window.height * share))


def draw_bare(painter: Painter, light: Light) -> None:
    """What the first frame of a waterfront without houses and boat needs, for a rehearsal."""
    size = street_size(painter.theme, 1.0)
    for part in (sky, quay, sea):
        painter.sprite_at(sprite(part, size, light), (0, 0))
    for row in range(WAVE_ROWS):
        painter.sprite_at(sprite(wave_strip, size, row), (0, 0))


class WindowLights:
    """The windows of a street that are drawn dark and may be lit by hand."""

    def __init__(self) -> None:
        self._rects: tuple[Rect, ...] = ()
        self._glows: tuple[Glide, ...] = ()

    @property
    def count(self) -> int:
        return len(self._rects)

    @property
    def lit(self) -> tuple[int, ...]:
        return tuple(at for at, glow in enumerate(self._glows) if glow.target)

    def settle(self, rects: Iterable[Rect]) -> None:
        """New places in a window of another size; what was lit stays lit."""
        lit = self.lit
        self._rects = tuple(rects)
        self._glows = tuple(Glide(1.0 if at in lit else 0.0) for at in range(len(self._rects)))

    def switch(self, window: int, *, on: bool, seconds: float = FADE) -> None:
        self._glows[window].to(1.0 if on else 0.0, seconds)

    def update(self, dt: float) -> bool:
        """True while a window changes."""
        moving = [glow for glow in self._glows if glow.update(dt)]
        return bool(moving)

    def draw(self, painter: Painter) -> None:
        for rect, light in zip(self._rects, self._glows, strict=True):
            if light.value > 0:
                painter.sprite(sprite(window_light, rect.size), rect.center, alpha=light.value)
