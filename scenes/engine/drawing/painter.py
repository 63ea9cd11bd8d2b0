"""The only way scenes put something on the screen: sprites, text, panels, layers, in order.

Blits are gathered and handed to pygame in one call; anything else flushes them first, so what is
drawn later always lies on top. Positions are window pixels.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from math import floor
from typing import TypeAlias

import pygame
from pygame import Rect, Surface

from scenes.art.icons import Icon, icon, key_cap
from scenes.art.pad_caps import pad_cap
from scenes.art.palette import rgb
from scenes.art.panels import panel, pill
from scenes.engine.drawing import shapes
from scenes.engine.drawing.boards import Ground, Layers, Region
from scenes.engine.drawing.canvas import Canvas, Clip
from scenes.engine.drawing.sprites import UPRIGHT, Pose, Sprite, SpriteStore, check_format, sprite
from scenes.engine.drawing.text import Align, Type, Typesetter, type_of
from scenes.engine.input.inputs import Action, Device
from scenes.engine.input.keymap import cap_of
from scenes.engine.theme import Style, Theme

PANEL_RADIUS = 22

Position: TypeAlias = tuple[float, float]


def _whole(length: float) -> int:
    """The nearest pixel, halves always up: `round` goes to the even one, and even steps wobble."""
    return floor(length + 0.5)


class Painter:
    """Draws on one target. A scene gets a fresh one each frame and keeps nothing of it."""

    def __init__(
        self,
        target: Surface,
        store: SpriteStore,
        typesetter: Typesetter,
        theme: Theme,
        layers: Layers | None = None,
        device: Device = Device.KEYBOARD,
        canvas: Canvas | None = None,
    ) -> None:
        """With a `canvas` it remembers what the next frame has to repair; layers need none."""
        self.target = target
        self.store = store
        self.typesetter = typesetter
        self.theme = theme
        self.device = device
        self.sprites_drawn = 0
        self._layers = layers if layers is not None else Layers()
        self._canvas = canvas
        self._batch: list[tuple[Surface, tuple[int, int]]] = []
        self._types: dict[Style, Type] = {}
        self._offset = (0.0, 0.0)
        self._alpha = 1.0
        self._clip = target.get_clip()

    def sprite(
        self,
        wanted: Sprite,
        centre: Position,
        *,
        angle: float = 0.0,
        scale: float = 1.0,
        squash: float = 1.0,
        alpha: float = 1.0,
        resting: bool = False,
    ) -> None:
        """Draw a picture around `centre`.

        `angle` turns counter-clockwise in degrees, `squash` narrows it as in a flip. Moving
        pictures use coarse steps that the cache can hold; pass `resting` for the exact pose.
        """
        alpha *= self._alpha
        if angle == 0 and scale == squash == 1 and alpha >= 1:
            pose = UPRIGHT
        else:
            pose = self.store.pose(angle, scale, abs(squash), alpha, resting=resting)
        if pose.alpha <= 0 or pose.scale <= 0 or pose.squash <= 0:
            return
        surface = self.picture(wanted, pose)
        width, height = surface.get_size()
        self.surface(surface, (centre[0] - width / 2, centre[1] - height / 2))

    def sprite_at(self, wanted: Sprite, topleft: Position, *, alpha: float = 1.0) -> None:
        """Draw an upright picture by its top left corner."""
        alpha *= self._alpha
        pose = UPRIGHT if alpha >= 1 else self.store.pose(0, 1, 1, alpha, resting=True)
        if pose.alpha > 0:
            self.surface(self.picture(wanted, pose), topleft)

    def picture(self, wanted: Sprite, pose: Pose) -> Surface:
        """What is drawn for a name."""
        return self.store.get(wanted, pose)

    def surface(self, surface: Surface, topleft: Position) -> None:
        """Queue a premultiplied surface that the caller owns."""
        x, y = topleft[0] + self._offset[0], topleft[1] + self._offset[1]
        self._batch.append((surface, (floor(x + 0.5), floor(y + 0.5))))

    def text(
        self,
        text: str,
        style: Style | Type,
        position: Position,
        *,
        colour: str | None = None,
        align: Align = Align.CENTRE,
        width: int | None = None,
        alpha: float = 1.0,
    ) -> Rect:
        """One line; `position` is its left, middle or right end, half way up its capitals.

        With a `width` the line is made smaller, then shortened, to fit. Answers where it lies.
        """
        text, type_, wide, high, ink = self.typesetter.set_line(text, self.type(style), width)
        left = _whole(position[0] - wide * align.value)
        box = Rect(left, _whole(position[1] - high / 2), wide, high)
        top = box.centery - ink // 2
        if text and self.sees(Rect(left, top, wide, ink)):
            line = self.typesetter.line(text, type_, colour or self.theme.palette.text)
            self.sprite_at(line, (left, top), alpha=alpha)
        return box

    def paragraph(
        self,
        text: str,
        style: Style | Type,
        area: Rect,
        *,
        colour: str | None = None,
        align: Align = Align.LEFT,
    ) -> int:
        """Wrapped lines from the top of `area`; answers their height, which may exceed it."""
        type_ = self.type(style)
        lines = self.typesetter.wrap(text, type_, area.width)
        x = area.left + area.width * align.value
        for index, line in enumerate(lines):
            y = area.top + (index + 0.5) * type_.line_height
            self.text(line, type_, (x, y), colour=colour, align=align)
        return len(lines) * type_.line_height

    def type(self, style: Style | Type) -> Type:
        if isinstance(style, Type):
            return style
        known = self._types.get(style)
        if known is None:
            known = self._types[style] = type_of(self.theme, style)
        return known

    def panel(self, area: Rect, *, radius: int | None = None, raised: bool = False) -> None:
        """Dark glass to put things on; `raised` is the lighter kind that lies on a panel."""
        palette, metrics = self.theme.palette, self.theme.metrics
        radius = metrics.px(PANEL_RADIUS) if radius is None else radius
        colour = palette.panel_raised if raised else palette.panel
        edge = palette.edge if self.theme.comfort.high_contrast else None
        self.box(area, colour, radius=radius, alpha=palette.panel_alpha, edge=edge)

    def dialog(self, area: Rect) -> None:
        """A solid panel with an edge and a shadow, lying above everything else."""
        palette, px = self.theme.palette, self.theme.metrics.px
        radius, blur = px(PANEL_RADIUS), px(24)
        shadow = sprite(shapes.soft_shadow, area.size, radius, blur, 130)
        self.sprite_at(shadow, (area.left - blur, area.top - blur + px(8)))
        self.box(area, palette.panel, radius=radius, edge=palette.edge, edge_width=px(1.5))

    def box(
        self,
        area: Rect,
        colour: str,
        *,
        radius: int = 0,
        alpha: int = 255,
        edge: str | None = None,
        edge_width: float = 2.0,
    ) -> None:
        """A rounded box, filled and perhaps edged."""
        if not self.sees(area):
            return
        wanted = sprite(panel, area.size, radius, colour, alpha, edge, edge_width)
        self.sprite_at(wanted, area.topleft)

    def focus_ring(self, area: Rect, *, radius: int) -> None:
        """The ring around the focused thing, outside its edge with a dark gap on any ground."""
        px = self.theme.metrics.px
        gap, width = px(3), px(3)
        grow = 2 * (gap + width)
        dark = area.inflate(grow + 2, grow + 2)
        outer = area.inflate(grow, grow)
        rings = (dark, self.theme.palette.ink, width + 2), (outer, self.theme.focus_colour, width)
        for around, colour, thick in rings:
            corner = radius + (around.width - area.width) // 2
            self.box(around, colour, radius=corner, alpha=0, edge=colour, edge_width=thick)

    def icon(self, sign: Icon, centre: Position, height: int, colour: str | None = None) -> None:
        self.sprite(sprite(icon, sign, height, colour or self.theme.palette.text), centre)

    def key_cap(
        self, action: Action, position: Position, height: int, align: Align = Align.CENTRE
    ) -> Rect | None:
        """The key or button for an action, as on the device used last; answers where it lies."""
        cap = self._cap(action, height)
        if cap is None:
            return None
        width = self.store.get(cap).get_width()
        left, top = round(position[0] - width * align.value), round(position[1] - height / 2)
        box = Rect(left, top, width, height)
        self.sprite_at(cap, box.topleft)
        return box

    def cap_width(self, action: Action | None, height: int) -> int:
        """How wide its key is; 0 if the device has none."""
        cap = None if action is None else self._cap(action, height)
        return 0 if cap is None else self.store.get(cap).get_width()

    def _cap(self, action: Action, height: int) -> Sprite | None:
        label = cap_of(action, self.device, self.theme.comfort.bindings)
        made = pad_cap if self.device is Device.GAMEPAD else key_cap
        return None if label is None else sprite(made, label, height, self.theme.palette)

    def ring(self, centre: Position, diameter: int, width: int, colour: str) -> None:
        size = (diameter, diameter)
        self.sprite(sprite(panel, size, diameter / 2, colour, 0, colour, width), centre)

    def disc(self, centre: Position, diameter: int, colour: str, alpha: int = 255) -> None:
        self.sprite(sprite(pill, (diameter, diameter), colour, alpha), centre)

    def line(self, start: Position, end: Position, width: int, colour: str) -> None:
        """A straight line with round ends."""
        left, top = min(start[0], end[0]) - width, min(start[1], end[1]) - width
        wide, tall = round(abs(start[0] - end[0])), round(abs(start[1] - end[1]))
        size = wide + 2 * width, tall + 2 * width
        first, last = ((round(x - left), round(y - top)) for x, y in (start, end))
        self.sprite_at(sprite(shapes.stroke, size, first, last, width, colour), (left, top))

    def wave(self, centre: Position, radius: float, width: int, colour: str) -> None:
        """A ring of any size in a plain colour, where its picture would exceed the window."""
        self._go_beyond_blits()
        ink = rgb(colour)
        pygame.draw.circle(self.target, ink, centre, radius, width)
        for rim in (radius, radius - width):
            pygame.draw.aacircle(self.target, ink, centre, rim, 1)

    def fill(self, colour: str, area: Rect | None = None) -> None:
        """Cover the target, or an area of it, with a colour."""
        self._go_beyond_blits()
        self.target.fill(rgb(colour), area.move(*map(round, self._offset)) if area else None)

    def dim(
        self, share: float, colour: str = "#000000", areas: Iterable[Rect | None] = (None,)
    ) -> None:
        """Let what was drawn, or areas of it, sink into a colour by `share`; as under a dialog."""
        self._go_beyond_blits()
        tint = [round(part * share) for part in rgb(colour)]
        for area in areas:
            self.target.fill([round(255 * (1 - share))] * 3, area, pygame.BLEND_RGB_MULT)
            self.target.fill(tint, area, pygame.BLEND_RGB_ADD)

    def tint(self, colour: str) -> None:
        """Let everything drawn so far be seen in the light of a colour; white changes nothing."""
        self._go_beyond_blits()
        self.target.fill(rgb(colour), special_flags=pygame.BLEND_RGB_MULT)

    def shift(self, down: int) -> None:
        """Move everything drawn so far by some pixels; for a jolt of the whole picture."""
        self._go_beyond_blits()
        self.target.scroll(0, down)

    def layer(
        self,
        name: str,
        version: Hashable,
        draw: Callable[[Painter], None],
        *,
        opaque: bool = False,
    ) -> None:
        """Draw a full-window picture that is kept until `version` changes.

        Put everything that rests on one. An opaque one covers all below it and is the fastest.
        """
        known = self._layers.kept.get(name)
        stamp = (version, opaque, self.theme)
        if known is None or known[0] != stamp:
            known = (stamp, self._draw_layer(draw, opaque=opaque))
            self._layers.drawn += 1
        self._layers.keep(name, known)
        if opaque:
            self.flush()
            self.ground(known[1])
        else:
            self._batch.append((known[1], (0, 0)))

    def board(self, name: str, ground: Ground, regions: Sequence[Region]) -> None:
        """Draw an opaque layer with regions on it: a changed figure costs its own region alone."""
        picture = self._layers.boards.picture(self, name, ground, regions)
        self.flush()
        self.ground(picture)

    def has_board(self, name: str, ground: Ground) -> bool:
        """Whether it is still there from before, so that its ground need not be drawn."""
        return self._layers.boards.has(name, ground, self.theme)

    def ground(self, surface: Surface) -> None:
        """Cover the whole target with a picture of its size."""
        if self._canvas is None:
            self.target.blit(surface, (0, 0))
        else:
            self._canvas.cover(self.target, surface)

    def clip(self, area: Rect) -> Clip:
        """Draw only inside `area`, and inside any clip around this one."""
        return Clip(self._cut_to, self._clip.clip(area.move(*map(round, self._offset))))

    def _cut_to(self, area: Rect) -> Rect:
        """Draw only there from now on; answers where it was before."""
        self.flush()
        before, self._clip = self._clip, area
        self.target.set_clip(area)
        return before

    def sees(self, area: Rect) -> bool:
        """Whether anything drawn there would show."""
        if self._offset != (0.0, 0.0):  # halves of a pixel may be drawn on either side
            area = area.move(*map(round, self._offset)).inflate(2, 2)
        return self._clip.colliderect(area)

    @contextmanager
    def moved(self, dx: float, dy: float) -> Iterator[None]:
        """Shift what is drawn inside, but no layers, boards and grounds: they fill the window."""
        before = self._offset
        self._offset = (before[0] + dx, before[1] + dy)
        try:
            yield
        finally:
            self._offset = before

    @contextmanager
    def faded(self, alpha: float) -> Iterator[None]:
        """Let sprites, words and boxes drawn inside be paler, but none of the caller's surfaces."""
        before = self._alpha
        self._alpha = before * alpha
        try:
            yield
        finally:
            self._alpha = before

    @contextmanager
    def sized(self, theme: Theme) -> Iterator[None]:
        """Draw inside as in a window of another size, which begins where this one does."""
        before = self.theme, self._types
        self.theme, self._types = theme, {}
        try:
            yield
        finally:
            self.theme, self._types = before

    def flush(self) -> None:
        """Put what was gathered on the target; the app does it at the end of a frame."""
        if self._batch:
            if self._canvas is not None:
                self._canvas.soil_all(self._batch, self.target.get_clip())
            self.target.fblits(self._batch, pygame.BLEND_PREMULTIPLIED)
            self.sprites_drawn += len(self._batch)
            self._batch = []

    def _go_beyond_blits(self) -> None:
        """What comes changes the target itself, over all that was drawn so far."""
        self.flush()
        if self._canvas is not None:
            self._canvas.forget()

    def _draw_layer(self, draw: Callable[[Painter], None], *, opaque: bool) -> Surface:
        size = self.target.get_size()
        if opaque:
            surface = self._layers.surface(size)
        else:
            surface = check_format(Surface(size, pygame.SRCALPHA))
        painter = self.on(surface)
        draw(painter)
        painter.flush()
        return surface

    def soil(self, area: Rect) -> None:
        """The picture below everything has changed there since the last frame."""
        if self._canvas is not None:
            self._canvas.soil(area)

    def on(self, surface: Surface) -> Painter:
        """Draw with the same means on something else than the window."""
        return Painter(surface, self.store, self.typesetter, self.theme, self._layers, self.device)
