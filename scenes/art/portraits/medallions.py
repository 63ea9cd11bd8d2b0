"""Round portraits: eight island animals for the opponents and five badges for people."""

from __future__ import annotations

import math
from enum import Enum
from functools import lru_cache

import pygame

from scenes.art import svg
from scenes.art.palette import PALETTE, Palette, mix
from scenes.art.portraits import beasts, birds, people
from scenes.art.portraits.mood import Mood


class Animal(Enum):
    """The opponents; the value is the name a save may hold."""

    FLAMINGO = "flamingo"
    OWL = "owl"
    PARAKEET = "parakeet"
    TROUPIAL = "troupial"
    PELICAN = "pelican"
    IGUANA = "iguana"
    TURTLE = "turtle"
    DONKEY = "donkey"


class PersonBadge(Enum):
    """Badges for people at the table."""

    SUN_HAT = "sun hat"
    SAILOR = "sailor"
    CURLS = "curls"
    GLASSES = "glasses"
    BRAIDS = "braids"


Portrait = Animal | PersonBadge

_DRAWN = {
    Animal.FLAMINGO: ("#BFEDE6", "#7FD6CF", birds.flamingo),
    Animal.OWL: ("#7C6BB0", "#4B3D86", birds.owl),
    Animal.PARAKEET: ("#FFE6A3", "#FFC766", birds.parakeet),
    Animal.TROUPIAL: ("#BFE3F7", "#7FBFE8", birds.troupial),
    Animal.PELICAN: ("#8FD3E8", "#4FA9CC", birds.pelican),
    Animal.IGUANA: ("#FFDCC2", "#FFB98C", beasts.iguana),
    Animal.TURTLE: ("#4FB6C6", "#1F7F97", beasts.turtle),
    Animal.DONKEY: ("#F6CFA0", "#E9A765", beasts.donkey),
    PersonBadge.SUN_HAT: ("#BDE8E4", "#79CBC9", people.sun_hat),
    PersonBadge.SAILOR: ("#FFD9C9", "#FFB299", people.sailor),
    PersonBadge.CURLS: ("#D9C8F2", "#B49BE0", people.curls),
    PersonBadge.GLASSES: ("#FFEDB8", "#FFD573", people.glasses),
    PersonBadge.BRAIDS: ("#CFEBC4", "#97CF8B", people.braids),
}

_RAYS = 12
_RAY_WIDTH = 0.16  # half of a ray, in parts of the distance from one to the next


def avatar_svg(kind: Portrait, palette: Palette = PALETTE, mood: Mood = Mood.CALM) -> str:
    """A face on a lit disc under a paper rim; the disc brightens with joy and dulls with a sulk."""
    top, bottom, face = _DRAWN[kind]
    rays = ""
    if mood is Mood.DELIGHTED:
        top, rays = mix(top, "#FFFFFF", 0.35), _rays()
    elif mood is Mood.SULKING:
        top, bottom = mix(top, "#37506A", 0.42), mix(bottom, "#1E3650", 0.42)
    disc = svg.circle(100, 100, 94, "url(#disc)")
    rim = svg.circle(100, 100, 94, "none", stroke=palette.paper, stroke_width=9)
    defs = svg.linear_gradient("disc", (0, top, 1), (1, bottom, 1))
    return svg.document(200, 200, disc, rays, face(mood), rim, defs=defs)


def avatar(
    kind: Portrait, diameter: int, palette: Palette = PALETTE, mood: Mood = Mood.CALM
) -> pygame.Surface:
    """The medallion of an opponent or a person; shoulders that reach beyond the rim are cut."""
    face = svg.rasterise(avatar_svg(kind, palette, mood), (diameter, diameter))
    face.blit(_round_mask(diameter), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return face


@lru_cache(maxsize=8)
def _round_mask(diameter: int) -> pygame.Surface:
    """A table has few sizes of faces, and each in many moods."""
    disc = svg.circle(100, 100, 98, "#FFFFFF")
    return svg.rasterise(svg.document(200, 200, disc), (diameter, diameter))


def _rays() -> str:
    """Light behind somebody who is delighted."""
    drawn = ""
    for ray in range(_RAYS):
        edges = (math.tau * (ray + side * _RAY_WIDTH) / _RAYS for side in (-1, 1))
        ends = (f"L{100 + 93 * math.sin(a):.1f},{104 - 93 * math.cos(a):.1f}" for a in edges)
        drawn += f"M100,104 {' '.join(ends)} Z "
    return svg.path(drawn, "#FFFFFF", fill_opacity=0.34)
