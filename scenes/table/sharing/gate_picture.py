"""Draws the gate: whose cards are called, and how far the hold has come that opens them."""

from __future__ import annotations

from math import cos, sin, tau
from typing import NamedTuple

from pygame import Rect, Surface

from game.kits.set_up import Chair
from scenes.art import svg
from scenes.engine.drawing.painter import PANEL_RADIUS, Painter
from scenes.engine.drawing.sprites import sprite
from scenes.engine.i18n import _
from scenes.engine.input.inputs import Action, Device
from scenes.engine.theme import Style
from scenes.table.playmat import Places
from scenes.table.sharing.gate import Gate
from scenes.ui.portraits import portrait

SEAL = 96
"""The face on a covered hand, in units; the ring around it is wider."""
RING, RING_LINE = 1.28, 0.075
"""The ring in faces, and its line in rings."""
STEPS = 40
"""Pictures of a ring from empty to full."""
COARSE = 4
"""Of them where motion is reduced."""
PLATE, PLATE_HIGH = 480, 96
PLATE_ALPHA = 224
UPPER, LOWER = 0.36, 0.76
"""Where the two lines stand in the plate."""
NAME_SHARE, HOW_OF_PLATE = 0.46, 0.3
"""The letters of the two lines, of the height of the plate: large text must not make them touch."""
SWELLING = 0.12
HOW_SHARE, HOW_LINE = 0.16, 1.7
"""Words on a covered hand: of its height at most, and their line in heights of their type."""
CAP = 26
CLOTH_AROUND = 14
LIT = 4
"""The line around a lit place."""
DARK = "#24425A"
SEAL_GROUND = 150


class GateCall(NamedTuple):
    """Who is called."""

    words: str
    face: str
    colour: str


def draw_gate(painter: Painter, gate: Gate, call: GateCall, places: Places) -> None:
    """The call over the hand that it means, while somebody is called; the ring of any hold."""
    if gate.is_called:
        if gate.manner.is_careful:
            _draw_cloth(painter, places.choice)
        _draw_seal(painter, call, places.choice)
        _draw_plate(painter, gate, call, plate_area(places))
    held = gate.held or gate.shown
    if held is not None or gate.is_called:
        area = places.choice if held is None else held.area
        own = area == places.choice
        side = _seal_size(painter, area) if own else min(area.width, area.height)
        share = gate.share if gate.shown is None else 0.5
        _draw_ring(painter, area.center, round(side * (RING if own else 1.0)), call.colour, share)


def draw_lit_line(painter: Painter, panel: Rect, colour: str) -> None:
    """Around the place of the person whose turn it is."""
    px = painter.theme.metrics.px
    painter.box(
        panel, colour, radius=px(PANEL_RADIUS), alpha=0, edge=colour, edge_width=max(2, px(LIT))
    )


def draw_how(painter: Painter, gate: Gate, hand: Rect) -> None:
    """How to look at a covered hand that nobody asks for."""
    theme, words, type_ = painter.theme, _how_to_look(gate), painter.type(Style.STRONG)
    type_ = type_.smaller(min(type_.px, round(hand.height * HOW_SHARE)))
    room = painter.typesetter.width(words, type_) + 2 * type_.px
    said = Rect(0, 0, min(hand.width, room), round(type_.px * HOW_LINE))
    said.midbottom = hand.centerx, min(hand.bottom + said.height // 2, theme.metrics.height)
    painter.box(said, theme.palette.panel_deep, radius=said.height // 2, alpha=PLATE_ALPHA)
    painter.text(words, type_, said.center, width=said.width - type_.px)


def _how_to_look(gate: Gate) -> str:
    return _("Press twice to look") if gate.manner.by_two_presses else _("Hold them to look")


def plate_area(places: Places) -> Rect:
    """From where the line for words begins down to the upper edge of the hand."""
    metrics, hand = places.metrics, places.choice
    width = min(metrics.px(PLATE), hand.width)
    area = Rect(0, places.caption.top, width, metrics.px(PLATE_HIGH))
    area.centerx = hand.centerx
    return area


def _seal_size(painter: Painter, hand: Rect) -> int:
    return min(painter.theme.metrics.px(SEAL), round(hand.height / RING))


def _draw_cloth(painter: Painter, hand: Rect) -> None:
    """Nobody counts, or recognises by its edge, what lies behind it."""
    palette, px = painter.theme.palette, painter.theme.metrics.px
    area = hand.inflate(2 * px(CLOTH_AROUND), 2 * px(CLOTH_AROUND))
    painter.box(area, palette.panel_raised, radius=px(PANEL_RADIUS), edge=palette.edge)


def draw_seal(painter: Painter, owner: Chair, hand: Rect) -> None:
    """Whose covered hand it is, on a hand that is not called."""
    side = _seal_size(painter, hand)
    painter.disc(hand.center, round(side * RING), DARK, SEAL_GROUND)
    painter.sprite(portrait(owner.avatar, side, painter.theme), hand.center, resting=True)


def _draw_seal(painter: Painter, call: GateCall, hand: Rect) -> None:
    side = _seal_size(painter, hand)
    painter.sprite(portrait(call.face, side, painter.theme), hand.center, resting=True)


def _draw_ring(
    painter: Painter, centre: tuple[int, int], diameter: int, colour: str, share: float
) -> None:
    steps = COARSE if painter.theme.motion.reduced else STEPS
    step = round(share * steps) * (STEPS // steps)
    painter.sprite(sprite(hold_ring, diameter, colour, step), centre, resting=True)


def _draw_plate(painter: Painter, gate: Gate, call: GateCall, area: Rect) -> None:
    theme = painter.theme
    painter.box(
        area, theme.palette.panel_deep, radius=theme.metrics.px(24), alpha=PLATE_ALPHA,
        edge=call.colour, edge_width=max(1, theme.metrics.px(1.5)),
    )  # fmt: skip
    room = area.width - theme.metrics.px(40)
    at = (area.centerx, round(area.top + area.height * UPPER))
    name = painter.type(Style.HEADING)
    name = name.smaller(min(name.px, round(area.height * NAME_SHARE)))
    painter.text(call.words, name, at, colour=call.colour, width=room)
    words = _how_to_look(gate)
    swell = 0.0 if theme.motion.reduced else gate.swell * SWELLING
    _draw_how(painter, words, area.inflate(room - area.width, 0), swell)


def _draw_how(painter: Painter, words: str, area: Rect, swell: float) -> None:
    """With the key that does the same, for a device that has one."""
    at, room = (area.centerx, round(area.top + area.height * LOWER)), area.width
    limit = round(area.height * HOW_OF_PLATE)
    has_key = painter.device in (Device.KEYBOARD, Device.GAMEPAD)
    cap = painter.theme.metrics.control_px(CAP)
    wide = painter.cap_width(Action.UP, cap) + cap // 3 if has_key else 0
    usual = painter.type(Style.BUTTON)
    type_ = usual.smaller(min(round(usual.px * (1 + swell)), limit))
    said = painter.text(words, type_, (at[0] - wide // 2, at[1]), width=room - wide)
    if has_key:
        painter.key_cap(Action.UP, (said.right + cap // 3 + cap // 2, at[1]), cap)


def hold_ring(diameter: int, colour: str, step: int) -> Surface:
    """A dark ring, filled clockwise from the top by so many of `STEPS`."""
    line = RING_LINE * 200
    radius = 100 - line
    parts = [svg.circle(100, 100, radius, "none", stroke=DARK, stroke_width=line)]
    if step >= STEPS:
        parts.append(svg.circle(100, 100, radius, "none", stroke=colour, stroke_width=line))
    elif step > 0:
        end = tau * step / STEPS
        x, y, large = 100 + radius * sin(end), 100 - radius * cos(end), int(step > STEPS / 2)
        arc = f"M100,{svg.number(100 - radius)} A{svg.number(radius)},{svg.number(radius)} 0 "
        arc += f"{large} 1 {svg.number(x)},{svg.number(y)}"
        parts.append(svg.stroke(arc, colour, line))
    return svg.rasterise(svg.document(200, 200, *parts), (diameter, diameter))
