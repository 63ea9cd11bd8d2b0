"""A house of the row for each seat: its round window lights up when a phone has come."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pygame import BLEND_RGBA_MULT, Rect, Surface

from game.kits.set_up import Chair
from game.phones.hub import Wake
from scenes.art import svg
from scenes.art.harbour.facades import SHADE, dressed_house
from scenes.art.harbour.gables import FacadeBox
from scenes.art.harbour.windows import LIT
from scenes.art.icons import Icon
from scenes.art.palette import PALETTE, Palette, mix
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import sprite
from scenes.engine.i18n import _
from scenes.engine.theme import Style
from scenes.ui.element import Look, Size
from scenes.ui.portraits import portrait
from scenes.ui.widget import Widget

WIDTH, HEIGHT = 186, 352
COLOURS = (2, 0, 4, 1, 3)
FACE_AT, FACE = 0.5, 0.64
"""Where the middle of the face is, from the floor up; and its size, as a share of the width."""
PLATE, PLATE_PAD = 0.2, 10
NIGHT = (112, 116, 158, 255)
BADGE = 0.42
"""The phone beside a face, as a share of it."""


def seat_house(
    colour: int, size: tuple[int, int], *, is_lit: bool, is_dark: bool, palette: Palette = PALETTE
) -> Surface:
    """A house with a round window, lit where somebody has come, dark where nobody sits."""
    high = WIDTH * size[1] / size[0]
    box, shades = FacadeBox(8, 22, WIDTH - 16, high - 30, 0.33), palette.house(colour)
    middle, radius = (WIDTH / 2, high * (1 - FACE_AT)), WIDTH * FACE / 2
    pane = LIT if is_lit else mix(shades.dark, shades.ink, 0.5)
    parts = [
        dressed_house(colour, box, 5, palette),
        svg.circle(*middle, radius + 11, palette.paper),
        svg.circle(*middle, radius + 7, pane),
    ]
    if is_dark:
        deep, rim = palette.panel_deep, palette.accent_light
        parts.append(
            svg.circle(*middle, radius, deep, stroke=rim, stroke_width=5, stroke_dasharray="13 10")
        )
    picture = svg.rasterise(svg.document(WIDTH, high, *parts, defs=SHADE), size)
    if is_dark:
        picture.fill(NIGHT, special_flags=BLEND_RGBA_MULT)
    return picture


@dataclass(frozen=True, slots=True)
class SeatNews:
    """Who sits there, and how it is with the phone."""

    chair: Chair
    wake: Wake | None
    """None: the seat is not for a phone."""

    @property
    def is_free(self) -> bool:
        """A phone is awaited."""
        return self.wake is Wake.AWAITED

    @property
    def title(self) -> str:
        """On its plate."""
        return _("Free seat") if self.is_free else self.chair.name

    @property
    def words(self) -> str:
        """Below it."""
        if self.wake is None:
            return _("at the screen") if self.chair.is_here else _("bot")
        return {
            Wake.AWAITED: _("scan to sit here"),
            Wake.AWAKE: _("is here"),
            Wake.ASLEEP: _("phone sleeps"),
        }[self.wake]


class SeatHouse(Widget):
    """Pressed, the seat of a phone is given to somebody else."""

    def __init__(self, seat: int, news: SeatNews, press: Callable[[], None] | None) -> None:
        super().__init__(f"seat {seat + 1} house")
        self.news = news
        self.enabled = self.tells = False
        self._colour = COLOURS[seat % len(COLOURS)]
        self._press = press
        if press is None:
            self.tells = True
        else:
            self.enabled = True

    def natural(self, look: Look, width: int) -> Size:
        wide = min(width, look.metrics.px(WIDTH))
        return wide, wide * HEIGHT // WIDTH

    def activate(self) -> None:
        """The seat is asked about."""
        if self._press is not None:
            self._press()

    def draw(self, painter: Painter) -> None:
        news, rect, theme = self.news, self.rect, painter.theme
        palette = theme.palette
        lit = news.wake is Wake.AWAKE
        state = "lit" if lit else "dark" if news.is_free else "plain"
        wall = sprite(_picture, self._colour, rect.size, state, palette)
        painter.sprite_at(wall, rect.topleft)
        middle = (rect.centerx, rect.bottom - round(rect.height * FACE_AT))
        face = round(rect.width * FACE)
        if news.is_free:
            painter.icon(Icon.PHONE, middle, round(face * 0.55), palette.accent_light)
        else:
            alpha = 0.45 if news.wake is Wake.ASLEEP else 1.0
            painter.sprite(portrait(news.chair.avatar, face, theme), middle, alpha=alpha)
        if news.wake in (Wake.AWAKE, Wake.ASLEEP):
            at = (middle[0] + round(face * 0.4), middle[1] + round(face * 0.38))
            badge = round(face * BADGE)
            painter.disc(at, badge, palette.paper if lit else palette.panel_deep)
            sign = Icon.PHONE_CHECK if lit else Icon.PHONE_SLEEP
            painter.icon(sign, at, badge * 3 // 4, palette.ink if lit else palette.text_soft)
        self._draw_plate(painter)

    def _draw_plate(self, painter: Painter) -> None:
        news, rect, palette = self.news, self.rect, painter.theme.palette
        lines = (painter.type(Style.STRONG), painter.type(Style.SMALL))
        pad = painter.theme.metrics.px(PLATE_PAD)
        high = max(round(rect.height * PLATE), sum(each.line_height for each in lines) + pad)
        plate = Rect(0, 0, rect.width - 2 * pad, high)
        plate.midbottom = (rect.centerx, rect.bottom - pad)
        paper = palette.accent if news.is_free else palette.paper
        ink = palette.accent_ink if news.is_free else palette.ink
        painter.box(plate, paper, radius=pad, edge=palette.ink, edge_width=2)
        top = plate.centery - sum(each.line_height for each in lines) / 2
        for words, type_ in zip((news.title, news.words), lines, strict=True):
            painter.text(words, type_, (plate.centerx, top + type_.line_height / 2),
                         colour=ink, width=plate.width - pad)  # fmt: skip
            top += type_.line_height


def _picture(colour: int, size: tuple[int, int], state: str, palette: Palette) -> Surface:
    lit, dark = state == "lit", state == "dark"
    return seat_house(colour, size, is_lit=lit, is_dark=dark, palette=palette)
