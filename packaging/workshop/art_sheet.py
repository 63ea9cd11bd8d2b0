"""A contact sheet of everything that is drawn: `python -m workshop.art_sheet sheet.png`."""

from __future__ import annotations

import os
import sys
from functools import partial
from itertools import chain

import pygame

from game.app.people.evenings import Window
from game.kits.registry import KITS
from scenes.art import app_icon, icons, lamplight, lizard, pad_caps, panels, tablecloth
from scenes.art.card_backs import BACKS
from scenes.art.card_frame import plain_back
from scenes.art.card_shape import card_glow, card_shadow
from scenes.art.harbour import gables, sea, street_houses, waterfront
from scenes.art.lettering import Typeface, lettering
from scenes.art.palette import HIGH_CONTRAST, PALETTE, palette_with
from scenes.art.portraits import medallions
from scenes.art.portraits.mood import Mood
from scenes.art.wall_signs import lizard_icon
from workshop.exhibits import Builder, Entries, exhibits_of

_VIEW = (480, 270)
_PADDING = 8
CARD_HEIGHTS = (216, 90)


def _creatures() -> Entries:
    poses = [lizard.CLIMBING, lizard.RESTING, *map(lizard.run_pose, range(lizard.RUN_FRAMES))]
    for number, pose in enumerate(poses):
        yield f"lizard {number}", partial(lizard.lizard_sprite, pose, 120)
    yield "lizard icon", partial(lizard_icon, 48, PALETTE.mint)
    for kind in (*medallions.Animal, *medallions.PersonBadge):
        for mood in Mood:
            yield f"{kind.value} {mood.value}", partial(medallions.avatar, kind, 96, mood=mood)
    yield "app icon", partial(app_icon.app_icon, 128)


def _signs() -> Entries:
    for colour in range(5):
        yield f"gable {colour}", partial(gables.gable_icon, colour, 48)
    for sign in icons.Icon:
        yield f"icon {sign.value}", partial(icons.icon, sign, 40)
    yield "key cap", partial(icons.key_cap, "Enter", 40)
    for label in ("A", "LB", "RT", "LS", "Start", "Back", "←"):
        yield f"pad cap {label}", partial(pad_caps.pad_cap, label, 40)
    for face in Typeface:
        yield f"lettering in {face.name}", partial(lettering, "Kododo", face, 40, PALETTE.paper)


def _furniture() -> Entries:
    p = PALETTE
    for height in CARD_HEIGHTS:
        yield f"card shadow at {height}", partial(card_shadow, height, 0.0)
        yield f"card shadow lifted at {height}", partial(card_shadow, height, 1.0)
        yield f"card glow at {height}", partial(card_glow, height, p.accent)
    yield "panel", partial(panels.panel, (240, 90), 20, p.panel, p.panel_alpha)
    yield "panel with outline", partial(panels.panel, (240, 90), 20, p.panel, 160, p.edge)
    yield "pill", partial(panels.pill, (160, 40), p.panel_raised)
    for state in panels.ButtonState:
        yield f"button {state.name}", partial(panels.button_face, (160, 48), state)
    yield "slot", partial(panels.dashed_slot, (86, 120), 10, p.accent_light)
    yield "halo", partial(lamplight.halo, (160, 120))
    yield "beam", partial(lamplight.beam, (160, 60))
    yield "pool", partial(lamplight.pool, (160, 80), PALETTE.mint)
    yield "glowing line", partial(lamplight.glow_line, (240, 44), PALETTE.coral)
    yield "rays", partial(lamplight.rays, (160, 120))
    yield "moonlight", partial(tablecloth.moonlight, (210, 200))
    yield "spark", partial(lamplight.spark, 24)
    yield "dust", partial(lamplight.puff, 40)
    for shape in panels.Confetti:
        yield f"confetti {shape.name}", partial(panels.confetti_piece, shape, 24, p.coral)


def _places() -> Entries:
    yield "table", partial(tablecloth.table, _VIEW)
    yield "table in high contrast", partial(tablecloth.table, _VIEW, HIGH_CONTRAST)
    for light in waterfront.Light:
        for part in (waterfront.sky, waterfront.houses, waterfront.quay, sea.sea):
            yield f"{part.__name__} at {light.name}", partial(part, _VIEW, light)
        yield f"boat at {light.name}", partial(sea.boat, 60, 2, light)
    yield "waves", partial(sea.wave_strip, _VIEW, 2)
    yield "window light", partial(waterfront.window_light, (20, 28))


def _street() -> Entries:
    size = (60, 85)
    for colour in range(5):
        yield f"lit house {colour}", partial(street_houses.lit_house, colour, size)
        yield f"sleeping house {colour}", partial(street_houses.sleeping_house, colour, size)
        days = (*Window, Window.PLAYED, Window.FREE)
        yield f"week house {colour}", partial(street_houses.town_house, colour, days, size)
    for back in BACKS:
        palette = palette_with(back.key, high_contrast=False)
        yield f"back of {back.name}", partial(plain_back, 90, palette)


def gallery() -> dict[str, Builder]:
    """A builder of every kind of picture, by name."""
    games = chain.from_iterable(exhibits_of(game).art() for game in KITS)
    return dict((*games, *_creatures(), *_signs(), *_furniture(), *_places(), *_street()))


def contact_sheet(width: int = 1600) -> pygame.Surface:
    """All pictures in rows on a table-coloured ground."""
    placed: list[tuple[pygame.Surface, tuple[int, int]]] = []
    x, y, tallest = _PADDING, _PADDING, 0
    for build in gallery().values():
        picture = build()
        if x + picture.get_width() + _PADDING > width:
            x, y, tallest = _PADDING, y + tallest + _PADDING, 0
        placed.append((picture, (x, y)))
        x += picture.get_width() + _PADDING
        tallest = max(tallest, picture.get_height())
    sheet = pygame.Surface((width, y + tallest + _PADDING))
    sheet.fill(PALETTE.table_middle)
    sheet.fblits(placed, pygame.BLEND_PREMULTIPLIED)
    return sheet


def main() -> None:
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    pygame.image.save(contact_sheet(), sys.argv[1])


if __name__ == "__main__":
    main()
