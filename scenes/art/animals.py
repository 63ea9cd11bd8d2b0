"""Round portraits: eight island animals for the opponents and five badges for people."""

from __future__ import annotations

from enum import Enum

import pygame

from scenes.art import animal_faces as faces
from scenes.art import people, svg
from scenes.art.palette import PALETTE, Palette


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


class Person(Enum):
    """Badges for people at the table."""

    SUN_HAT = "sun hat"
    SAILOR = "sailor"
    CURLS = "curls"
    GLASSES = "glasses"
    BRAIDS = "braids"


Portrait = Animal | Person

_DRAWN = {
    Animal.FLAMINGO: ("#BFEDE6", "#7FD6CF", faces.flamingo),
    Animal.OWL: ("#7C6BB0", "#4B3D86", faces.owl),
    Animal.PARAKEET: ("#FFE6A3", "#FFC766", faces.parakeet),
    Animal.TROUPIAL: ("#BFE3F7", "#7FBFE8", faces.troupial),
    Animal.PELICAN: ("#8FD3E8", "#4FA9CC", faces.pelican),
    Animal.IGUANA: ("#FFDCC2", "#FFB98C", faces.iguana),
    Animal.TURTLE: ("#4FB6C6", "#1F7F97", faces.turtle),
    Animal.DONKEY: ("#F6CFA0", "#E9A765", faces.donkey),
    Person.SUN_HAT: ("#BDE8E4", "#79CBC9", people.sun_hat),
    Person.SAILOR: ("#FFD9C9", "#FFB299", people.sailor),
    Person.CURLS: ("#D9C8F2", "#B49BE0", people.curls),
    Person.GLASSES: ("#FFEDB8", "#FFD573", people.glasses),
    Person.BRAIDS: ("#CFEBC4", "#97CF8B", people.braids),
}


def avatar_svg(kind: Portrait, palette: Palette = PALETTE) -> str:
    """A face on a lit disc under a paper rim; shoulders may reach beyond the rim."""
    top, bottom, face = _DRAWN[kind]
    disc = svg.circle(100, 100, 94, "url(#disc)")
    rim = svg.circle(100, 100, 94, "none", stroke=palette.paper, stroke_width=9)
    defs = svg.linear_gradient("disc", (0, top, 1), (1, bottom, 1))
    return svg.document(200, 200, disc, face(), rim, defs=defs)


def avatar(kind: Portrait, diameter: int, palette: Palette = PALETTE) -> pygame.Surface:
    """The medallion of an opponent or a person."""
    size = diameter, diameter
    face = svg.rasterise(avatar_svg(kind, palette), size)
    round_mask = svg.rasterise(svg.document(200, 200, svg.circle(100, 100, 98, "#FFFFFF")), size)
    face.blit(round_mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return face
