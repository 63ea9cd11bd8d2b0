"""The creatures of the reef below the quay: one a kind, each with its weakness.

Drawn around the origin in a box of about 160 x 130 units; the document needs `SHADE` in its defs.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

from scenes.art import svg
from scenes.art.portraits.face_parts import DARK
from scenes.games.chikyu.art.kind_looks import KindLook

PAPER: Final = "#FFFDF6"
SHADE: Final = svg.linear_gradient(
    "shade", (0, "#FFFFFF", 0.30), (0.45, "#FFFFFF", 0), (1, "#1A0A10", 0.20), x2=0.9, y2=1
)
_SHADED = "url(#shade)"


def creature(look: KindLook, line: float = 5.5) -> str:
    """The creature of a kind with a pale edge of that width."""
    draw, size, (dx, dy) = _DRAWN[look.letter]
    return svg.group(draw(look, line), transform=svg.place(dx, dy, size))


def edged(d: str, fill: str, line: float) -> str:
    """A shape with the pale edge that all pictures of the table have."""
    return svg.path(d, fill, stroke=PAPER, stroke_width=line, stroke_linejoin="round")


def _shaded(d: str, fill: str, line: float) -> str:
    return edged(d, fill, line) + svg.path(d, _SHADED)


def _eye(x: float, y: float, r: float, look: svg.Point = (0.0, 0.0)) -> str:
    px, py = x + look[0] * r, y + look[1] * r
    return (
        svg.circle(x, y, r, "#FFFFFF", stroke=DARK, stroke_width=r * 0.16, stroke_opacity=0.35)
        + svg.circle(px, py, r * 0.58, DARK)
        + svg.circle(px + r * 0.22, py - r * 0.24, r * 0.22, "#FFFFFF")
    )


def _closed_eye(x: float, y: float, r: float, colour: str) -> str:
    return svg.stroke(f"M{x - r},{y} Q{x},{y + 1.2 * r:.2f} {x + r},{y}", colour, r * 0.34)


def _dots(spots: Iterable[tuple[float, float, float]], colour: str) -> str:
    return "".join(svg.circle(x, y, r, colour) for x, y, r in spots)


def flounder(look: KindLook, line: float) -> str:
    """Turnablindie: a flatfish, both eyes on one side; one of them looks away, one is shut."""
    around = [(math.tau * n / 40, 1.05 if n % 2 else 0.985) for n in range(40)]
    fins = svg.smooth([(-8 + 67 * r * math.cos(a), 47 * r * math.sin(a)) for a, r in around])
    tail = "M46,0 C58,-8 66,-26 82,-32 C86,-14 86,14 82,32 C66,26 58,8 46,0 Z"
    body = (
        "M-70,2 C-62,-28 -30,-38 0,-34 C28,-30 44,-14 56,0 C44,14 28,30 0,34 C-30,38 -62,30 -70,2 Z"
    )
    rays = "".join(
        f"M{-8 + 52 * math.cos(a):.1f},{35 * math.sin(a):.1f} "
        f"L{-8 + 64 * math.cos(a):.1f},{45 * math.sin(a):.1f} "
        for a in (math.tau * n / 20 for n in range(20))
    )
    rings = "".join(
        svg.circle(x, y, r, "none", stroke=look.light, stroke_width=3.2, stroke_opacity=0.85)
        for x, y, r in ((2, 12, 7), (22, -10, 5.5), (-20, 20, 4.5), (30, 8, 4), (4, -18, 4.5))
    )
    return (
        edged(tail, look.dark, line)
        + svg.path(fins, look.dark, stroke=PAPER, stroke_width=line)
        + svg.stroke(rays, look.light, 2, opacity=0.55)
        + svg.stroke("M62,0 L78,-18 M64,0 L80,0 M62,0 L78,18", look.light, 2, opacity=0.6)
        + svg.path(body, look.base)
        + svg.path(body, _SHADED)
        + rings
        + svg.stroke("M-66,8 Q-58,14 -50,10", look.ink, 3.6)
        + svg.circle(-42, -13, 15, look.base, stroke=look.dark, stroke_width=2.4)
        + _eye(-42, -14, 11.5, (0.1, -0.42))
        + svg.circle(-14, -15, 13, look.base, stroke=look.dark, stroke_width=2.4)
        + _closed_eye(-14, -16, 8, "#FFFFFF")
    )


_ARMS = (
    "M-34,10 C-52,22 -56,40 -74,36 C-84,33 -82,20 -72,22",
    "M-24,20 C-36,40 -34,58 -52,62 C-62,63 -64,52 -55,50",
    "M-8,24 C-14,44 -8,56 -22,66 C-30,70 -36,62 -29,57",
    "M10,24 C12,42 6,54 18,66 C26,71 33,63 26,57",
    "M24,20 C34,38 38,52 54,54 C64,54 64,43 56,43",
    "M34,10 C52,18 58,32 74,24 C82,18 76,8 68,13",
)
_CUPS = (
    (-52, 28), (-62, 33), (-39, 45), (-46, 55), (-13, 48), (-17, 59),
    (11, 46), (14, 58), (37, 41), (46, 49), (52, 21), (62, 25),
)  # fmt: skip
_ARM = "#F2C53A"


def octopus(look: KindLook, line: float) -> str:
    """Butterfingy: eight arms, and still it drops a card."""
    lines = " ".join(_ARMS)
    head = (
        "M-44,0 C-50,-44 -28,-66 0,-66 C28,-66 50,-44 44,0 C42,20 26,28 0,28 C-26,28 -42,20 -44,0 Z"
    )
    spots = "".join(
        svg.ellipse(x, y, rx, ry, "#E7A913", opacity=0.55)
        for x, y, rx, ry in ((-22, -46, 7, 5), (-4, -54, 5, 4), (17, -46, 8, 6), (28, -30, 4, 4))
    )
    card = svg.group(
        svg.rect(-10, -14, 20, 28, PAPER, rx=3.4, stroke=look.dark, stroke_width=2.2),
        svg.rect(-6, -10, 12, 20, "#2AA5B5", rx=2),
        transform=svg.place(78, 54, 1, 28),
    )
    return (
        svg.stroke(lines, PAPER, 15 + 2 * line * 0.62)
        + svg.stroke(lines, _ARM, 15)
        + _dots(((x, y, 2.3) for x, y in _CUPS), look.light)
        + _shaded(head, look.base, line)
        + svg.stroke(" ".join(_ARMS[2:4]), _ARM, 11)
        + spots
        + _eye(-17, -12, 12, (0.34, 0.3))
        + _eye(17, -12, 12, (0.34, 0.3))
        + svg.stroke("M-28,-30 Q-18,-37 -8,-31 M8,-31 Q18,-37 28,-30", look.dark, 3.6)
        + svg.ellipse(0, 12, 6.5, 7.5, look.ink)
        + svg.ellipse(0, 15, 4, 3.4, "#E0705A")
        + svg.stroke("M66,34 l2,5 M76,31 l1,5", look.dark, 2.6, opacity=0.7)
        + card
    )


def spiral(centre: svg.Point, inner: float, outer: float, turns: float, start: float) -> str:
    """The path data of a shell's line from its middle outwards."""
    points, steps = [], 40
    for n in range(steps + 1):
        share = n / steps
        angle, r = start + share * turns * math.tau, inner + (outer - inner) * share
        points.append(
            f"{centre[0] + r * math.cos(angle):.1f},{centre[1] + r * math.sin(angle):.1f}"
        )
    return "M" + " L".join(points)


def snail(look: KindLook, line: float) -> str:
    """Sluggos: a sea snail that has all the time in the world."""
    foot = (
        "M-80,52 C-86,38 -76,30 -78,14 C-82,-8 -70,-24 -54,-24 C-36,-24 -28,-8 -32,8 "
        "C-32,18 -22,24 -10,28 L50,32 C70,36 84,46 86,57 C60,61 -60,61 -80,52 Z"
    )
    horns = "M-60,-18 C-64,-34 -72,-40 -76,-48 M-46,-22 C-44,-38 -38,-44 -36,-54"
    shell = "M-28,26 C-38,-4 -18,-56 22,-56 C56,-56 74,-28 68,2 C64,20 52,32 36,34 L-14,34 Z"
    skin, pale, cheek = "#DDB9F2", "#F3E4FB", "#F08FB5"
    eyes = "".join(
        svg.circle(x, y, 7.5, skin, stroke=PAPER, stroke_width=line * 0.6)
        + svg.circle(x, y, 3.8, DARK)
        for x, y in ((-77, -50), (-35, -56))
    )
    return (
        svg.stroke(horns, PAPER, 7 + line)
        + svg.stroke(horns, skin, 6)
        + edged(foot, skin, line)
        + svg.stroke("M-66,44 C-40,52 30,52 72,52", pale, 4, opacity=0.9)
        + eyes
        + _shaded(shell, look.base, line)
        + svg.stroke(spiral((24, -10), 3, 36, 1.95, 0.4), look.light, 6.5, opacity=0.95)
        + svg.stroke("M-22,20 C-26,-2 -16,-34 6,-46", "#8A5BBE", 5)
        + _closed_eye(-64, -3, 5.5, look.ink)
        + _closed_eye(-46, -3, 5.5, look.ink)
        + svg.stroke("M-62,13 q7,6 15,0", look.ink, 3.2)
        + svg.ellipse(-70, 8, 5, 3.6, cheek, opacity=0.75)
        + svg.ellipse(-40, 8, 5, 3.6, cheek, opacity=0.75)
    )


def seahorse(look: KindLook, line: float) -> str:
    """Intenton: holds on with its tail and looks straight at what it wants."""
    body = (
        "M-12,-46 C-6,-62 16,-66 28,-54 C38,-44 36,-30 26,-22 C18,-16 18,-10 24,-2 "
        "C36,14 34,34 20,44 C12,50 4,50 2,58 C0,66 8,70 14,66 C20,62 18,54 12,56 "
        "C20,48 30,56 27,66 C24,78 8,82 -3,74 C-14,66 -12,52 -2,44 C-10,36 -20,28 -20,12 "
        "C-20,0 -12,-8 -8,-16 C-18,-18 -34,-20 -48,-17 C-54,-16 -55,-27 -49,-29 "
        "C-36,-32 -22,-34 -12,-46 Z"
    )
    crown = "M-2,-56 C-6,-66 2,-72 4,-64 C6,-76 16,-76 15,-65 C22,-74 30,-66 24,-55 Z"
    fin = "M24,-4 C40,-16 54,-10 56,4 C58,20 46,28 31,24 C34,14 32,4 24,-4 Z"
    plates = "M-16,2 Q2,10 22,-2 M-19,14 Q4,22 28,10 M-16,26 Q6,34 28,22 M-9,36 Q8,42 24,34"
    deep = "#E0609C"
    return (
        edged(fin, "#FFC0DC", line)
        + svg.stroke("M34,2 L50,-2 M36,10 L52,8 M36,18 L48,20", deep, 2.6, opacity=0.7)
        + edged(crown, deep, line * 0.9)
        + _shaded(body, look.base, line)
        + svg.stroke(plates, deep, 3.2, opacity=0.75)
        + svg.stroke("M-2,60 q3,9 12,10", deep, 2.4, opacity=0.7)
        + svg.ellipse(-10, -24, 6, 4, "#F05A93", opacity=0.55)
        + _eye(8, -42, 10.5, (-0.46, 0.02))
        + svg.stroke("M-6,-58 Q4,-60 14,-52", look.dark, 3.8)
        + svg.stroke("M-50,-22 L-44,-22", look.dark, 3)
    )


_CLAW = (
    "M-50,-18 C-70,-24 -84,-42 -76,-60 C-72,-70 -60,-72 -54,-64 "
    "L-58,-50 L-46,-60 C-36,-50 -36,-30 -50,-18 Z"
)
_LEGS = "M-48,18 C-66,16 -74,26 -80,38 M-44,30 C-58,32 -64,42 -68,54 M-34,40 C-44,46 -48,54 -48,64"
_SHOULDER = "M-46,-4 L-52,-20"
_MIRRORED = "scale(-1,1)"


def _crab_side(base: str, dark: str, line: float) -> str:
    return (
        svg.stroke(_LEGS, PAPER, 8 + line)
        + svg.stroke(_SHOULDER, PAPER, 14 + line)
        + svg.stroke(_LEGS, dark, 8)
        + svg.stroke(_SHOULDER, dark, 13)
        + edged(_CLAW, base, line)
        + svg.path(_CLAW, _SHADED)
    )


def crab(look: KindLook, line: float) -> str:
    """Inadven/Faul: red with round spots on one side, blue with square ones on the other."""
    left, right = look.base, look.second
    half = "M0,-26 C-34,-30 -56,-14 -56,8 C-56,34 -30,46 0,46 Z"
    shell = (
        "M0,-26 C34,-30 56,-14 56,8 C56,34 30,46 0,46 C-30,46 -56,34 -56,8 C-56,-14 -34,-30 0,-26 Z"
    )
    round_spots = "".join(
        svg.circle(x, y, r, look.dark, opacity=0.75)
        for x, y, r in ((-34, 4, 5), (-24, 26, 4), (-40, 20, 3))
    )
    square_spots = "".join(
        svg.path(
            svg.rounded(x - r, y - r, 2 * r, 2 * r, 1.2), look.second_dark, opacity=0.75
        )
        for x, y, r in ((34, 4, 4.6), (24, 26, 3.8), (40, 20, 2.8))
    )  # fmt: skip
    return (
        _crab_side(left, look.dark, line)
        + svg.group(_crab_side(right, look.second_dark, line), transform=_MIRRORED)
        + svg.path(shell, PAPER, stroke=PAPER, stroke_width=line)
        + svg.path(half, left)
        + svg.group(svg.path(half, right), transform=_MIRRORED)
        + svg.path(shell, _SHADED)
        + round_spots
        + square_spots
        + svg.stroke("M0,-26 V46", PAPER, 3)
        + svg.stroke("M-14,-24 V-38 M14,-24 V-38", PAPER, 11)
        + svg.stroke("M-14,-24 V-38", look.dark, 6)
        + svg.stroke("M14,-24 V-38", look.second_dark, 6)
        + _eye(-14, -42, 10.5, (0.35, 0.1))
        + _eye(14, -42, 10.5, (-0.35, 0.1))
        + svg.stroke("M-16,16 Q-8,25 0,18 Q8,11 16,18", PAPER, 4)
    )


def starfish(look: KindLook, line: float) -> str:
    """Dillindallin: a star that lies about, half asleep."""
    tips = [math.tau * tip / 5 - math.pi / 2 + 0.12 for tip in range(5)]
    outline = ((-0.20, 58), (0.0, 76), (0.20, 58), (math.pi / 5, 33))
    body = svg.smooth(
        [
            (r * math.cos(tip + turn), 4 + r * math.sin(tip + turn) * 0.94)
            for tip in tips
            for turn, r in outline
        ]
    )
    dots = _dots(
        (
            (r * math.cos(tip), 4 + r * math.sin(tip) * 0.94, size)
            for tip in tips
            for r, size in ((36, 4.2), (48, 3.6), (59, 2.9))
        ),
        "#FFC59B",
    )
    lid, cheek = "#D85A1B", "#FF9C76"
    return (
        _shaded(body, look.base, line)
        + dots
        + _eye(-12, -4, 10, (0.42, 0.3))
        + _eye(12, -4, 10, (0.42, 0.3))
        + svg.path("M-23,-9 C-20,-16 -4,-16 -1,-9 L-2,-5 H-22 Z", lid)
        + svg.path("M1,-9 C4,-16 20,-16 23,-9 L22,-5 H2 Z", lid)
        + svg.stroke("M-8,15 Q2,20 10,13", look.ink, 3.8)
        + svg.ellipse(-24, 9, 6, 4, cheek, opacity=0.9)
        + svg.ellipse(25, 9, 6, 4, cheek, opacity=0.9)
    )


def manatee(look: KindLook, line: float) -> str:
    """Leizy: a manatee, asleep."""
    body = (
        "M-80,10 C-84,-14 -62,-34 -34,-34 C-4,-40 26,-34 44,-14 C52,-6 56,-4 60,-8 "
        "C66,-24 80,-26 86,-12 C92,4 90,24 80,32 C70,36 64,26 58,18 C44,34 18,44 -12,42 "
        "C-30,42 -40,36 -50,34 C-68,36 -80,26 -80,10 Z"
    )
    flipper = "M-22,28 C-14,36 -6,52 -16,62 C-28,68 -40,54 -38,36 Z"
    muzzle = "M-82,14 C-82,-2 -64,-6 -56,2 C-50,10 -50,28 -60,33 C-74,36 -82,28 -82,14 Z"
    wrinkles = "M-6,-30 q6,8 3,18 M8,-31 q6,9 3,19 M-44,22 q8,2 12,10"
    whiskers = ((-74, 12, 1.7), (-70, 20, 1.7), (-64, 14, 1.7), (-62, 23, 1.7))
    return (
        _shaded(body, look.base, line)
        + svg.stroke(wrinkles, look.dark, 2.8, opacity=0.45)
        + svg.ellipse(4, 30, 34, 8, "#B9C5CF", opacity=0.55)
        + svg.path(muzzle, "#A9B5C0")
        + _dots(whiskers, look.dark)
        + svg.stroke("M-78,4 q3,-3 6,-1", look.dark, 2.6)
        + svg.stroke("M-76,27 Q-66,32 -56,25", look.dark, 3.2)
        + _closed_eye(-42, -8, 7, look.ink)
        + edged(flipper, "#6F7C89", line * 0.8)
        + svg.ellipse(-40, 8, 6, 4, "#F3A3B4", opacity=0.55)
    )


_Drawing: TypeAlias = Callable[[KindLook, float], str]

_DRAWN: Final[dict[str, tuple[_Drawing, float, svg.Point]]] = {
    "T": (flounder, 1.02, (0, 0)),
    "B": (octopus, 0.92, (-4, -2)),
    "S": (snail, 0.94, (-2, 2)),
    "I": (seahorse, 0.98, (2, 0)),
    "F": (crab, 0.94, (0, 2)),
    "D": (starfish, 0.98, (0, 2)),
    "L": (manatee, 0.98, (0, 0)),
}
"""By letter: the drawing, its size, and the way to its visual middle."""
