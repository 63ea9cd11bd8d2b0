"""Draws how somebody plays who has no buttons on the table: the keys of their side, or a pad."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Rect

from scenes.art.icons import Icon, key_cap
from scenes.art.pad_caps import pad_cap
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import sprite
from scenes.engine.drawing.text import Align
from scenes.engine.i18n import _
from scenes.engine.theme import Style
from scenes.games.duco.art.table_signs import turn_sign
from scenes.games.duco.chooser.stress_devices import Controls, DeviceKind

CAP, STEP = 19, 22
"""A cap, and from one to the next, in units."""
BIG_CAP = 24
WIDE = 76
"""All of them side by side."""
ARROWS = (Icon.UP, Icon.LEFT, Icon.DOWN, Icon.RIGHT)
WASD = ("W", "A", "S", "D")
AT = ((0, -0.5), (-1, 0.5), (0, 0.5), (1, 0.5))
"""Up, left, down, right: in steps from the middle."""
MOVE_AT, TURN_AT, LAY_AT = 0.2, 0.56, 0.86
"""The middles of the three lines, of the height."""


def draw_device_help(painter: Painter, controls: Controls | None, area: Rect) -> None:
    """Three lines: move, turn, lay. Who points has buttons instead."""
    if controls is None:
        words, soft = _("no device is left: connect a gamepad"), painter.theme.palette.coral
        painter.paragraph(words, Style.SMALL, area, colour=soft, align=Align.CENTRE)
        return
    if controls.kind is DeviceKind.MOUSE:
        return
    # A narrow corner has smaller caps.
    px = partial(_scaled, min(painter.theme.metrics.unit, area.width / WIDE))
    x, top = area.centerx, area.top
    move = (x, top + area.height * MOVE_AT)
    if controls.kind is DeviceKind.PAD:
        painter.sprite(sprite(pad_cap, "LS", px(BIG_CAP * 1.4), painter.theme.palette), move)
    else:
        _draw_ways(painter, move, px, letters=controls.kind is DeviceKind.LEFT_KEYS)
    turn, lay = {
        DeviceKind.LEFT_KEYS: (("Q", "E"), "Space"),
        DeviceKind.RIGHT_KEYS: (("U", "O"), "Enter"),
        DeviceKind.PAD: (("LB", "RB"), "A"),
    }[controls.kind]
    cap = pad_cap if controls.kind is DeviceKind.PAD else key_cap
    y = top + area.height * TURN_AT
    for side, label in zip((-1, 1), turn, strict=True):
        place = (x + side * px(STEP * 1.15), y)
        painter.sprite(sprite(cap, label, px(CAP), painter.theme.palette), place)
    sign = sprite(turn_sign, px(14), painter.theme.palette.text, True)
    painter.sprite(sign, (x, y))
    high = px(BIG_CAP if controls.kind is DeviceKind.PAD else CAP)
    painter.sprite(sprite(cap, lay, high, painter.theme.palette), (x, top + area.height * LAY_AT))


def _scaled(unit: float, length: float) -> int:
    return max(1, round(length * unit))


def _draw_ways(
    painter: Painter, centre: tuple[float, float], px: Callable[[float], int], *, letters: bool
) -> None:
    palette = painter.theme.palette
    for (across, down), letter, arrow in zip(AT, WASD, ARROWS, strict=True):
        place = (centre[0] + across * px(STEP), centre[1] + down * px(STEP))
        label = letter if letters else " "
        painter.sprite(sprite(key_cap, label, px(CAP), palette), place)
        if not letters:
            painter.icon(arrow, (place[0], place[1] - px(1)), px(CAP // 2))
