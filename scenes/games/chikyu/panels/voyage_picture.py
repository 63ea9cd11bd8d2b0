"""Draws the end of a match: the Earth in the night, the boats on their way, and the morning."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import SupportsIndex

import pygame
from pygame import Rect

from scenes.anim.tween import lerp
from scenes.art import svg
from scenes.art.lamplight import halo, pool, rays
from scenes.art.lettering import Typeface, edged_lettering
from scenes.art.palette import mix
from scenes.art.panels import pill
from scenes.art.portraits.mood import Mood
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import sprite
from scenes.games.chikyu.art.creatures import SHADE as FOAM_SHADE
from scenes.games.chikyu.art.creatures import creature
from scenes.games.chikyu.art.harbour_wall import around, hull, pennant
from scenes.games.chikyu.art.kind_looks import look_of
from scenes.games.chikyu.display import Display
from scenes.games.chikyu.panels.earth_picture import Earth, draw_boat, draw_earth
from scenes.games.chikyu.panels.voyage import Surfacing, Voyage
from scenes.games.chikyu.seat_names import Who
from scenes.table.last_picture import all_but, design_point, display_type, draw_standing
from scenes.ui.portraits import portrait

BANDS = 72
NIGHT = ((0.0, "#071530"), (0.6, "#0C2148"), (1.0, "#0A1B3C"))
MORNING = ((0.0, "#F09A7C"), (0.2, "#FFCB96"), (0.315, "#FFE7BD"), (0.33, "#5DBFC0"),
           (0.6, "#2597A3"), (1.0, "#127180"))  # fmt: skip
"""The light from the top of the window to its foot; the horizon is where it jumps."""
EARTH_AT, EARTH_RADIUS, EARTH_UNIT = (640, 372), 162, 1.1
TWILIGHT = 0.34
"""Of the width of the window."""
SHADES = 4
TURNS = 5
"""So many of the sixteen pictures of the Earth pass while day breaks."""
BOAT, WINNER = 46, 58
SPEAKER = 120
STARS = 26
LIGHT = 120
SHADE = 0.6
PLATE = 34
PLACES = ((196, 330, 138), (1082, 330, 132), (176, 540, 126), (1000, 545, 118), (392, 590, 100),
          (352, 268, 84), (934, 266, 84))  # fmt: skip
"""Where creatures come up, and how large: kinds take them in this order."""
LITTLE = 0.5
AROUND_LARGE = ((-0.66, 0.34), (0.68, 0.26), (-0.62, -0.34), (0.64, -0.36))
LEAN = 12.0
TITLE_AT, TITLE, TITLE_WIDE, EDGE = (640, 70), 58, 1080, 0.075
ROW = 128
FOAM = 9
ALMOST = 0.999
WIDTH, HEIGHT = 200, 164
_RINGS = ((0.62, 0.85), (0.8, 0.45), (0.97, 0.2))
"""Of half the width, and how bright."""


def draw_voyage(painter: Painter, display: Display, who: Who) -> None:
    """As far as it has come."""
    voyage = display.voyage
    if voyage is None or voyage.night <= 0:
        return
    metrics = painter.theme.metrics
    areas = all_but(metrics, display.layout.scoring.play)
    if voyage.night < 1:
        painter.dim(voyage.night, NIGHT[-1][1], areas)
        return
    _draw_air(painter, voyage, areas)
    earth = _earth(painter, display)
    _draw_stars(painter, 1 - voyage.dawn)
    side = metrics.px(LIGHT * 5)
    painter.sprite(sprite(pool, (side, side), "#58A6F2"), earth.centre, alpha=1 - voyage.dawn)
    for number, each in enumerate(voyage.hold):
        _draw_kind(painter, each, number, voyage)
    if voyage.warmly and voyage.spoken >= ALMOST:
        across = round(earth.area.width * 1.3)
        painter.sprite(sprite(rays, (across, across)), earth.centre)
    _draw_globe(painter, earth, voyage)
    _draw_boats(painter, earth, voyage, who)
    if voyage.spoken > 0:
        _draw_speaker(painter, earth, voyage, who)
    voyage.confetti.draw(painter)


def rehearse_voyage(painter: Painter, display: Display, voyage: Voyage, who: Who) -> None:
    """The Earth as it turns, the creatures and the words."""
    earth = _earth(painter, display)
    _draw_words(painter, voyage, who)
    for number, each in enumerate(voyage.hold):
        _draw_kind(painter, Surfacing(each.kind, each.count, 1.0), number, voyage)
    painter.sprite_at(
        sprite(
            night_edge,
            (round(painter.theme.metrics.width * TWILIGHT), painter.theme.metrics.height),
        ),
        (0, 0),
    )
    for turn in range(TURNS + 1):
        draw_earth(painter, earth, turn=turn / 16)


def _earth(painter: Painter, display: Display) -> Earth:
    """In the middle of the stage, larger than at the table."""
    metrics = painter.theme.metrics
    x, y = design_point(metrics, EARTH_AT)
    return Earth(x, y, metrics.px(EARTH_RADIUS), metrics.unit * EARTH_UNIT,
                 display.options.end_points)  # fmt: skip


def _draw_air(painter: Painter, voyage: Voyage, areas: list[Rect]) -> None:
    """Sky and water of the hour, and the edge between night and morning on its way."""
    window = painter.theme.metrics.window
    if voyage.fades or not 0 < voyage.dawn < 1:
        _draw_bands(painter, areas, voyage.dawn)
        return
    edge, wide = _edge(painter, voyage), round(window.width * TWILIGHT)
    light, dark = window.copy(), window.copy()
    middle = min(max(0, edge - wide // 2), window.right)
    light.width, dark.left = middle, middle
    dark.width = window.right - dark.left
    _draw_bands(painter, [area.clip(light) for area in areas], 1.0)
    _draw_bands(painter, [area.clip(dark) for area in areas], 0.0)
    picture = sprite(night_edge, (wide, window.height))
    for area in areas:
        with painter.clip(area):
            painter.sprite_at(picture, (edge - wide, 0))


def _edge(painter: Painter, voyage: Voyage) -> int:
    """Where the night begins: it leaves the window at the right when all is light."""
    width = painter.theme.metrics.width
    return round(width * (1 + TWILIGHT) * voyage.dawn)


def light_comes(kind: int) -> float:
    """When the light is where a kind comes up, as a share of the dawn."""
    across = PLACES[kind % len(PLACES)][0] / 1280
    return min(1.0, (across + TWILIGHT / 2) / (1 + TWILIGHT))


def night_edge(size: tuple[int, int]) -> pygame.Surface:
    """The purple hour, between the morning at its left and the night at its right."""
    shade = svg.linear_gradient(
        "edge", (0, "#F6B98A", 0), (0.28, "#C9759A", 0.5), (0.5, "#6A4489", 1),
        (0.74, "#2C2A66", 0.7), (1, NIGHT[1][1], 0), x2=1.0, y2=0.0,
    )  # fmt: skip
    return svg.rasterise(
        svg.document(100, 100, svg.rect(0, 0, 100, 100, "url(#edge)"), defs=shade), size
    )


def _draw_bands(painter: Painter, areas: list[Rect], dawn: float) -> None:
    """Band by band: a picture of it would be as large as the window."""
    height = painter.theme.metrics.height
    for band in range(BANDS):
        top, bottom = height * band // BANDS, height * (band + 1) // BANDS
        share = band / (BANDS - 1)
        colour = mix(_at(NIGHT, share), _at(MORNING, share), dawn)
        for area in areas:
            strip = area.clip(Rect(area.left, top, area.width, bottom - top))
            if strip.height and strip.width:
                painter.fill(colour, strip)


def _at(stops: tuple[tuple[float, str], ...], share: float) -> str:
    for (start, one), (end, other) in pairwise(stops):
        if share <= end:
            return mix(one, other, (share - start) / (end - start))
    return stops[-1][1]


def _draw_stars(painter: Painter, alpha: float) -> None:
    if alpha <= 0:
        return
    stage, px = painter.theme.metrics.stage, painter.theme.metrics.px
    with painter.faded(alpha):
        for number in range(STARS):
            across, down = (number * 397 % 1280) / 1280, (number * 211 % 680) / 720
            place = stage.left + across * stage.width, stage.top + down * stage.height
            painter.disc(place, px(2.5 + number % 3), "#DDE9FF", 150 + number % 4 * 25)


def _draw_globe(painter: Painter, earth: Earth, voyage: Voyage) -> None:
    turn = round(voyage.dawn * TURNS) / 16
    draw_earth(painter, earth, turn=turn, lit=voyage.lamps)
    if voyage.dawn < 1:
        shade = sprite(pill, (2 * earth.radius,) * 2, "#04102E", 255)
        if voyage.fades or voyage.dawn == 0:
            painter.sprite(shade, earth.centre, alpha=SHADE * (1 - voyage.dawn))
            return
        window = painter.theme.metrics.window
        for step in range(SHADES):  # darker step by step, as far as the edge has not come
            left = _edge(painter, voyage) - round(window.width * TWILIGHT * step / SHADES)
            with painter.clip(Rect(left, 0, max(0, window.right - left), window.height)):
                painter.sprite(shade, earth.centre, alpha=SHADE / SHADES)


def _draw_boats(painter: Painter, earth: Earth, voyage: Voyage, who: Who) -> None:
    """Foam behind those that sail; the winner comes last, and leaves for the middle."""
    px, seats = painter.theme.metrics.px, range(len(voyage.after))
    berths = _berths(voyage)
    for seat in sorted(seats, key=lambda seat: seat in voyage.winners):
        won, points = seat in voyage.winners, voyage.points(seat)
        if won and voyage.spoken >= ALMOST:
            continue
        size = px(WINNER if won else BOAT)
        if 0 < voyage.sailed < 1:
            for place, alpha in _foam(earth, voyage.before[seat], points):
                painter.sprite(sprite(pool, (size, size), "#E9FFFA"), place, alpha=alpha)
        x, y = earth.bollard(points, berths[seat] if voyage.sailed >= 1 else 0, size)
        if won:
            x, y = (lerp(a, b, voyage.spoken) for a, b in zip((x, y), earth.centre, strict=True))
        past = voyage.sailed >= 1 and points >= earth.goal
        if won and voyage.passed > 0 and not voyage.spoken:
            _draw_gain(painter, voyage, seat, (x, y))
        draw_boat(painter, who.avatars[seat], (x, y), size, past_goal=past)


def _berths(voyage: Voyage) -> list[int]:
    """Who came to the same place later lies farther out."""
    return [list(voyage.after[:seat]).count(points) for seat, points in enumerate(voyage.after)]


def _foam(earth: Earth, start: float, end: float) -> Iterator[tuple[tuple[float, float], float]]:
    for step in range(FOAM):
        share = step / FOAM
        place = around(earth.centre, earth.ring, lerp(start, end, share) / earth.goal % 1)
        yield place, 0.1 + 0.7 * share


def _draw_gain(painter: Painter, voyage: Voyage, seat: int, boat: tuple[float, float]) -> None:
    """What the last round brought, beside the boat."""
    px, palette = painter.theme.metrics.px, painter.theme.palette
    if voyage.warmly:
        painter.sprite(sprite(halo, (px(LIGHT), px(LIGHT))), boat)
    gain = voyage.after[seat] - voyage.before[seat]
    if gain <= 0:
        return
    words, type_ = f"+{gain}", display_type(painter, PLATE)
    wide = painter.typesetter.width(words, type_) + px(26)
    plate = Rect(0, 0, wide, round(type_.px * 1.3))
    plate.midleft = round(boat[0] + px(WINNER * 0.8)), round(boat[1] - px(10))
    with painter.faded(min(1.0, voyage.passed)):
        painter.box(plate, palette.paper, radius=plate.height // 2)
        painter.text(words, type_, plate.center, colour=palette.ink)


def _draw_kind(painter: Painter, each: Surfacing, number: int, voyage: Voyage) -> None:
    """One large and up to four little ones."""
    if each.out <= 0:
        return
    metrics = painter.theme.metrics
    x, y, units = PLACES[number % len(PLACES)]
    centre, size = design_point(metrics, (x, y)), metrics.px(units)
    side = -1 if number % 2 else 1
    for across, down in AROUND_LARGE[: max(0, each.count - 1)]:
        place = centre[0] + side * across * size, centre[1] + down * size
        lean = -voyage.lean * side
        _draw_creature(painter, each, place, round(size * LITTLE), lean)
    _draw_creature(painter, each, centre, size, voyage.lean * side)


def _draw_creature(
    painter: Painter, each: Surfacing, centre: tuple[float, float], size: int, lean: int
) -> None:
    """Out of its ring of water, as far as it has come."""
    x, y = centre
    water = y + size * 0.4
    painter.sprite(sprite(water_rings, round(size * 1.7)), (x, water))
    out = min(1.0, each.out)
    picture = sprite(creature_picture, each.kind, size)
    if out >= 1:
        painter.sprite(picture, (x, y), angle=lean * LEAN)
        return
    above = Rect(round(x - size), round(y - size), 2 * size, round(water - y + size))
    with painter.clip(above):
        painter.sprite(picture, (x, y + size * (1 - out)))


def _draw_speaker(painter: Painter, earth: Earth, voyage: Voyage, who: Who) -> None:
    """The winner in the middle of the Earth, whose voice runs out in rings."""
    px, palette = painter.theme.metrics.px, painter.theme.palette
    if voyage.spoken >= ALMOST:
        x, y = earth.centre
        for reach, alpha in ((76, 0.9), (104, 0.55), (132, 0.3)):
            ring = sprite(pill, (px(2 * reach),) * 2, palette.paper, 26)
            painter.sprite(ring, earth.centre, alpha=alpha)
        size = px(SPEAKER)
        flag = sprite(pennant, round(size * 0.7), palette)
        painter.sprite(flag, (x + size * 0.46, y - size * 0.6))
        painter.sprite(sprite(hull, round(size * 1.3), palette), (x, y + size * 0.3))
        face = portrait(who.avatars[voyage.winners[0]], size, painter.theme, Mood.DELIGHTED)
        painter.sprite(face, (x, y - size * 0.06))
    with painter.faded(min(1.0, voyage.spoken)):
        _draw_words(painter, voyage, who)


def _draw_words(painter: Painter, voyage: Voyage, who: Who) -> None:
    """Who speaks for the Earth, and everybody's points."""
    metrics, palette = painter.theme.metrics, painter.theme.palette
    type_ = display_type(painter, TITLE, voyage.title, metrics.px(TITLE_WIDE))
    words = sprite(edged_lettering, voyage.title, Typeface.DISPLAY, type_.px, palette.paper,
                   palette.ink, round(type_.px * EDGE))  # fmt: skip
    painter.sprite(words, design_point(metrics, TITLE_AT))
    middle = design_point(metrics, (TITLE_AT[0], ROW))
    draw_standing(painter, who.avatars, voyage.after, voyage.winners, middle, on_glass=True)


def creature_picture(kind: SupportsIndex, height: int) -> pygame.Surface:
    """The creature of a kind without anything around it."""
    drawn = svg.group(creature(look_of(kind)), transform=svg.place(WIDTH / 2, HEIGHT / 2))
    size = max(1, round(height * WIDTH / HEIGHT)), max(1, height)
    return svg.rasterise(svg.document(WIDTH, HEIGHT, drawn, defs=FOAM_SHADE), size)


def water_rings(width: int) -> pygame.Surface:
    """Where something has come through the water."""
    rings = "".join(
        svg.ellipse(100, 32, 98 * reach, 30 * reach, "none", stroke="#BFF4EA", stroke_width=2.6,
                    stroke_opacity=alpha)
        for reach, alpha in _RINGS
    )  # fmt: skip
    deep = svg.ellipse(100, 32, 56, 17, "#04222C", fill_opacity=0.5)
    size = max(1, width), max(1, round(width * 0.32))
    return svg.rasterise(svg.document(200, 64, deep, rings), size)
