"""Eyes, lids, cheeks and bodies that the portraits share, in a circle of 200 design units."""

from __future__ import annotations

import math
from dataclasses import dataclass

from scenes.art import svg
from scenes.art.portraits.mood import Mood

DARK = "#23222B"
MOUTH, TONGUE = "#B8344A", "#FF8A8A"
_DISC = 94.0

# Where a sulking lid ends, in degrees above the middle of the eye: low at the nose, high outside.
# A sad lid hangs the other way round, and a little lower.
_FROWN = (4, 40)
_SADDER = 6


@dataclass(frozen=True, slots=True)
class Eye:
    """A round eye; `nose` says on which side the nose is: -1 left, 1 right, 0 in profile."""

    x: float
    y: float
    radius: float
    iris: str
    calm: tuple[float, float]
    lid: str
    line: str = DARK
    nose: int = 0
    is_sad: bool = False

    def drawn(self, mood: Mood) -> str:
        """The eye in a mood: an arc of joy, a closed lid, a look upwards, a hanging lid."""
        x, y, radius = self.x, self.y, self.radius
        width = max(5.0, radius * 0.36)
        match mood:
            case Mood.DELIGHTED:
                return svg.circle(x, y, radius, self.lid) + joy(x, y, radius, self.line, width)
            case Mood.BLINK:
                closed = shut(x, y, radius, self.line, width * 0.9)
                return svg.circle(x, y, radius, self.lid) + closed
            case Mood.THINKING:
                return eye(x, y, radius, self.iris, (0.20, -0.30))
            case Mood.SULKING:
                return eye(x, y, radius, self.iris, (-0.16, 0.24)) + self._hanging_lid()
            case Mood.CALM:
                return eye(x, y, radius, self.iris, self.calm)

    def _hanging_lid(self) -> str:
        at_nose, outside = _FROWN
        low_at_left = ((self.nose or 1) < 0) is not self.is_sad
        left, right = (at_nose, outside) if low_at_left else (outside, at_nose)
        if self.is_sad:
            left, right = left - _SADDER, right - _SADDER
        ends = self.x, self.y, self.radius + 1, left, right
        return lid(*ends, self.lid) + lid_line(*ends, self.line, max(4.0, self.radius * 0.22))


def eye(
    cx: float, cy: float, r: float, iris: str = DARK, look: tuple[float, float] = (0, 0)
) -> str:
    """A round white eye with a glint; `look` moves the pupil in parts of the radius."""
    px, py = cx + look[0] * r, cy + look[1] * r
    return (
        svg.circle(cx, cy, r, "#FFFFFF")
        + svg.circle(px, py, r * 0.66, iris)
        + svg.circle(px, py, r * 0.42, DARK)
        + svg.circle(px + r * 0.2, py - r * 0.24, r * 0.2, "#FFFFFF")
    )


def bead(cx: float, cy: float, r: float) -> str:
    """A small dark eye with a glint."""
    return svg.circle(cx, cy, r, DARK) + svg.circle(
        cx + r * 0.3, cy - r * 0.35, r * 0.34, "#FFFFFF"
    )


def joy(cx: float, cy: float, r: float, colour: str, width: float) -> str:
    """An eye that laughs: an arc upwards."""
    return _arc(cx, cy + 0.42 * r, r, -1.15 * r, colour, width)


def shut(cx: float, cy: float, r: float, colour: str, width: float) -> str:
    """A closed eye: an arc downwards."""
    return _arc(cx, cy - 0.18 * r, r, 0.95 * r, colour, width)


def _arc(cx: float, base: float, r: float, bend: float, colour: str, width: float) -> str:
    left, right = svg.number(cx - r * 0.86), svg.number(cx + r * 0.86)
    d = f"M{left},{svg.number(base)} Q{cx},{svg.number(base + bend)} {right},{svg.number(base)}"
    return svg.stroke(d, colour, width)


def lid(cx: float, cy: float, r: float, left: float, right: float, fill: str) -> str:
    """A lid over a round eye that ends so many degrees above its middle, left and right."""
    (x0, y0), (x1, y1) = _lid_ends(cx, cy, r, left, right)
    is_more_than_half = 1 if left + right < 0 else 0
    start, end = f"{svg.number(x0)},{svg.number(y0)}", f"{svg.number(x1)},{svg.number(y1)}"
    return svg.path(f"M{start} A{r},{r} 0 {is_more_than_half} 1 {end} Z", fill)


def lid_line(
    cx: float, cy: float, r: float, left: float, right: float, colour: str, width: float
) -> str:
    """The edge of such a lid."""
    (x0, y0), (x1, y1) = _lid_ends(cx, cy, r, left, right)
    start, end = f"{svg.number(x0)},{svg.number(y0)}", f"{svg.number(x1)},{svg.number(y1)}"
    return svg.stroke(f"M{start} L{end}", colour, width)


def _lid_ends(
    cx: float, cy: float, r: float, left: float, right: float
) -> tuple[tuple[float, float], tuple[float, float]]:
    a, b = math.radians(left), math.radians(right)
    start = cx - r * math.cos(a), cy - r * math.sin(a)
    return start, (cx + r * math.cos(b), cy - r * math.sin(b))


def cheeks(left: float, right: float, y: float, r: float, colour: str) -> str:
    return "".join(svg.ellipse(x, y, r, r * 0.7, colour, opacity=0.55) for x in (left, right))


def smile(cx: float, cy: float, width: float, depth: float, colour: str, line: float = 4.5) -> str:
    half = width / 2
    d = f"M{cx - half},{cy} Q{cx},{cy + 2 * depth} {cx + half},{cy}"
    return svg.stroke(d, colour, line)


def shoulders(top: float, spread: float, fill: str) -> str:
    """A body that rises from the lower rim of the medallion and stays inside of it."""
    drop = math.sqrt(_DISC**2 - spread**2)
    left, right, rim = 100 - spread, 100 + spread, 100 + drop
    d = (
        f"M{left},{svg.number(rim)} C{left},{top + 18} {100 - spread * 0.55},{top} 100,{top} "
        f"C{100 + spread * 0.55},{top} {right},{top + 18} {right},{svg.number(rim)} "
        f"A{_DISC},{_DISC} 0 0 1 {left},{svg.number(rim)} Z"
    )
    return svg.path(d, fill)
