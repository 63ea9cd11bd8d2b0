"""The colours of the game: five houses, table, panels, inks and the three signal colours.

House colours were chosen by measurement to stay apart for every kind of colour sight.
Signals: accent = what to do next, coral = limit and danger, mint = kododo.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import SupportsIndex

from scenes.art.card_backs import SEA, CardBack, back_by_key


@dataclass(frozen=True, slots=True)
class HouseShades:
    """The shades of one card colour; `base` is the facade, `dark` carries white signs."""

    letter: str
    base: str
    dark: str
    light: str
    sky: str
    ink: str


YELLOW = HouseShades("Y", "#FFDB5C", "#8F5F04", "#FFEFB5", "#FFF6DC", "#5A3A00")
GREEN = HouseShades("G", "#0F7F5C", "#075039", "#8FD6BC", "#DDF3EB", "#05352A")
ORANGE = HouseShades("O", "#F0702E", "#A33F0D", "#FFBE9E", "#FFE9DC", "#5A1D05")
BLUE = HouseShades("B", "#58A6F2", "#1C5CA3", "#BEDDFB", "#E3F0FD", "#0B2A55")
VIOLET = HouseShades("V", "#5D2E8C", "#3B185F", "#C9AEE4", "#EDE3F7", "#2A0F47")


# Compared by identity: a palette is part of most sprite names, and there are only a few of them.
@dataclass(frozen=True, slots=True, eq=False)
class Palette:
    """Every colour a scene may use, as #RRGGBB, and how strongly edges are drawn."""

    houses: tuple[HouseShades, ...] = (YELLOW, GREEN, ORANGE, BLUE, VIOLET)
    table_centre: str = "#186C77"
    table_middle: str = "#12596A"
    table_rim: str = "#0A3543"
    panel: str = "#062C38"
    panel_deep: str = "#04222C"
    panel_raised: str = "#0E5A6B"
    edge: str = "#7FC4C4"
    accent: str = "#FFB62E"
    accent_light: str = "#FFE08A"
    accent_ink: str = "#5A3A00"
    coral: str = "#FF6B5E"
    coral_ink: str = "#3F0703"
    mint: str = "#3FE0CF"
    mint_ink: str = "#04332F"
    paper: str = "#FFFDF6"
    ink: str = "#08303C"
    text: str = "#EAF7F5"
    text_soft: str = "#C4E6E4"
    panel_alpha: int = 150
    card_line_width: float = 1.4
    card_line_opacity: float = 0.16
    back: CardBack = SEA
    """What the backs of cards look like."""

    def house(self, colour: SupportsIndex) -> HouseShades:
        return self.houses[colour]


PALETTE = Palette()
HIGH_CONTRAST = replace(
    PALETTE,
    table_centre="#0B3B45",
    table_middle="#062630",
    table_rim="#02141A",
    panel="#01141A",
    panel_deep="#000C10",
    panel_raised="#0A4250",
    edge="#FFFFFF",
    accent="#FFC64D",
    accent_ink="#231600",
    coral="#FF8A7F",
    mint="#6BF5E6",
    ink="#00161D",
    text="#FFFFFF",
    text_soft="#E3F4F3",
    panel_alpha=232,
    card_line_width=3.0,
    card_line_opacity=1.0,
)


@lru_cache(maxsize=16)
def palette_with(back: str, *, high_contrast: bool) -> Palette:
    """The colours of a player; the same object for the same answers."""
    palette, chosen = HIGH_CONTRAST if high_contrast else PALETTE, back_by_key(back)
    return palette if chosen is SEA else replace(palette, back=chosen)


def rgb(colour: str) -> tuple[int, int, int]:
    """The three channels of #RRGGBB."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(one: str, other: str, share: float) -> str:
    """`share` of `other` stirred into `one`."""
    pairs = zip(rgb(one), rgb(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


def premultiplied(colour: str, alpha: int) -> tuple[int, int, int, int]:
    """The channel values a premultiplied surface holds for `colour` at `alpha` of 255."""
    red, green, blue = (channel * alpha // 255 for channel in rgb(colour))
    return red, green, blue, alpha


def luminance(colour: str) -> float:
    """How bright a colour is to the eye, 0 to 1, as contrast is measured."""
    red, green, blue = (
        share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4
        for share in (channel / 255 for channel in rgb(colour))
    )
    return float(0.2126 * red + 0.7152 * green + 0.0722 * blue)
