"""The kododo: a turquoise whiptail lizard seen from above, drawn along a bent spine.

It looks up; its box is 120 wide and 200 tall in design units with the shoulders at the origin.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache

import pygame

from scenes.art import svg

SIDE = 40.0


def footprint(height: int, colour: str) -> pygame.Surface:
    """Drawn in one colour."""
    toes = svg.stroke("M20,32 L8,12 M20,32 L20,6 M20,32 L32,12", colour, 6.0)
    heel = svg.circle(20, 32, 4.5, colour)
    return svg.rasterise(svg.document(SIDE, SIDE, toes, heel), (height, height))


OUTLINE = "#0A6069"
LEG = "#22B3AC"
SPOT = "#DCFFF5"
GRADIENT = svg.linear_gradient("liz", (0, "#6CF5DC", 1), (0.55, "#2CC4B6", 1), (1, "#0F8794", 1))

RUN_FRAMES = 6
WIDTH, HEIGHT = 128.0, 212.0
_CENTRE = (64.0, 68.0)

# Half width of the body along the spine: (distance from the snout, half width).
_GIRTH = (
    (0, 4.5), (5, 10.5), (14, 14.2), (23, 12.8), (32, 9.6), (40, 10.4), (52, 14.6), (66, 16.2),
    (80, 14.2), (92, 10.2), (103, 8.2), (118, 6.4), (136, 4.6), (156, 2.9), (176, 1.2),
)  # fmt: skip
_SHOULDER, _HIP = 40.0, 88.0


@dataclass(frozen=True, slots=True)
class LizardPose:
    """How the lizard is bent: sway of the body, curl of the tail, swing of the diagonal legs."""

    sway: float
    curl: float
    swing: float


CLIMBING = LizardPose(sway=0.55, curl=1.0, swing=0.62)
RESTING = LizardPose(sway=0.18, curl=-0.8, swing=0.1)


def run_pose(frame: int) -> LizardPose:
    """One of RUN_FRAMES poses of a run; the last leads back to the first."""
    turn = 2 * math.pi * frame / RUN_FRAMES
    return LizardPose(
        sway=0.75 * math.sin(turn), curl=0.55 * math.sin(turn - 1.1), swing=math.cos(turn)
    )


def _spine(pose: LizardPose, distance: float) -> tuple[float, float]:
    """The middle of the body at `distance` from the snout."""
    y = distance - 58.0
    body = 9.0 * pose.sway * math.sin((distance - _SHOULDER) / 34.0)
    tail = max(0.0, distance - _HIP) / 88.0
    wave = 30.0 * pose.curl * math.sin(tail * 3.9) * tail**0.8
    return body * (1 - 0.6 * tail) + wave, y - 14.0 * abs(pose.curl) * tail * tail


def _heading(pose: LizardPose, distance: float) -> tuple[float, float]:
    """The unit vector across the body, pointing to its right."""
    ax, ay = _spine(pose, distance - 1.0)
    bx, by = _spine(pose, distance + 1.0)
    length = math.hypot(bx - ax, by - ay)
    return (by - ay) / length, -(bx - ax) / length


def _outline(pose: LizardPose) -> str:
    left: list[tuple[float, float]] = []
    right: list[tuple[float, float]] = []
    for distance, girth in _GIRTH:
        x, y = _spine(pose, distance)
        across, along = _heading(pose, distance)
        right.append((x + across * girth, y + along * girth))
        left.append((x - across * girth, y - along * girth))
    return svg.smooth(right + left[::-1])


@dataclass(frozen=True, slots=True)
class _Leg:
    """A leg from the flank over the elbow to the foot; `heading` is where the toes point."""

    line: str
    foot: tuple[float, float]
    heading: float


def _legs(pose: LizardPose) -> list[_Leg]:
    """Diagonal pairs swing together: front right with hind left."""
    legs = []
    for at, side, forward, reach in (
        (_SHOULDER + 4, 1, pose.swing, 1.0),
        (_SHOULDER + 4, -1, -pose.swing, 1.0),
        (_HIP, 1, -pose.swing, 1.08),
        (_HIP, -1, pose.swing, 1.08),
    ):
        hind = at == _HIP
        x, y = _spine(pose, at)
        start = x + side * 7.0, y
        lift = 16.0 * forward
        elbow = x + side * 25.0 * reach, y - lift * 0.35 + (3.0 if hind else -2.0)
        foot = x + side * 35.0 * reach, y - lift * 1.25 + (16.0 if hind else -10.0)
        drawn = (f"{svg.number(px)},{svg.number(py)}" for px, py in (start, elbow, foot))
        first, second, third = drawn
        aim = (-38.0 - 22.0 * forward) if not hind else (30.0 - 30.0 * forward)
        legs.append(_Leg(f"M{first} Q{second} {third}", foot, aim if side > 0 else 180.0 - aim))
    return legs


def _toes(leg: _Leg) -> list[tuple[float, float]]:
    x, y = leg.foot
    angles = (math.radians(leg.heading + spread) for spread in (-42, 0, 42))
    return [(x + 10.5 * math.cos(angle), y + 10.5 * math.sin(angle)) for angle in angles]


def _toe_lines(leg: _Leg) -> str:
    x, y = leg.foot
    return " ".join(
        f"M{svg.number(x)},{svg.number(y)} L{svg.number(tx)},{svg.number(ty)}"
        for tx, ty in _toes(leg)
    )


def _limbs(pose: LizardPose) -> str:
    """All legs in two passes, so that no outline crosses another leg's fill."""
    legs = _legs(pose)
    lines = " ".join(leg.line for leg in legs)
    toes = " ".join(_toe_lines(leg) for leg in legs)
    tips = "".join(svg.circle(x, y, 3.0, LEG) for leg in legs for x, y in _toes(leg))
    rims = "".join(svg.circle(x, y, 4.6, OUTLINE) for leg in legs for x, y in _toes(leg))
    return (
        svg.stroke(lines, OUTLINE, 11.5) + svg.stroke(toes, OUTLINE, 6.2) + rims
        + svg.stroke(lines, LEG, 7.6) + svg.stroke(toes, LEG, 3.0) + tips
    )  # fmt: skip


def _spots(pose: LizardPose) -> str:
    drawn = []
    for distance, side, radius in (
        (38, 0, 2.6), (47, 5.5, 2.7), (51, -5, 3.0), (60, 1, 3.3), (68, 7.5, 2.5), (71, -6.5, 2.8),
        (79, 1, 2.8), (88, -4, 2.2), (91, 4, 2.1), (102, 0, 2.1), (115, 0, 1.8), (129, 0, 1.5),
    ):  # fmt: skip
        x, y = _spine(pose, distance)
        across, along = _heading(pose, distance)
        drawn.append(svg.circle(x + across * side, y + along * side, radius, SPOT, opacity=0.92))
    return "".join(drawn)


def _face(pose: LizardPose) -> str:
    x, y = _spine(pose, 15)
    across, along = _heading(pose, 15)
    parts = []
    for side in (-1, 1):
        ex, ey = x + across * side * 9.5, y + along * side * 9.5 - 1.0
        parts.append(svg.circle(ex, ey, 6.1, "#FFF9E5", stroke=OUTLINE, stroke_width=1.8))
        parts.append(svg.circle(ex + side * 0.6, ey - 1.4, 3.3, "#10343A"))
        parts.append(svg.circle(ex + side * 0.6 + 1.1, ey - 2.6, 1.1, "#FFFFFF"))
    snout, tip = _spine(pose, 5), _spine(pose, 3.4)
    nostrils = (svg.circle(snout[0] + side * 3, tip[1], 0.9, OUTLINE) for side in (-1, 1))
    return "".join((*parts, *nostrils))


@lru_cache(maxsize=16)
def lizard(pose: LizardPose) -> str:
    """The lizard in full; the document needs `GRADIENT` in its defs."""
    body = svg.path(_outline(pose), "url(#liz)", stroke=OUTLINE, stroke_width=3.4)
    return _limbs(pose) + body + _spots(pose) + _face(pose)


def lizard_svg(pose: LizardPose) -> str:
    picture = svg.group(lizard(pose), transform=svg.place(*_CENTRE))
    return svg.document(WIDTH, HEIGHT, picture, defs=GRADIENT)


def lizard_sprite(pose: LizardPose, height: int) -> pygame.Surface:
    """The lizard looking up, in a box of WIDTH x HEIGHT design units."""
    return svg.rasterise(lizard_svg(pose), (max(1, round(height * WIDTH / HEIGHT)), height))
