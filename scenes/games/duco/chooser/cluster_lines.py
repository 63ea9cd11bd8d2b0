"""Draws what can still be done in a turn of Corner Cluster: one turn, one swap, and their keys."""

from __future__ import annotations

from pygame import Rect

from scenes.art.icons import Icon, key_cap
from scenes.art.pad_caps import pad_cap
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import sprite
from scenes.engine.drawing.text import Align
from scenes.engine.i18n import _, pgettext
from scenes.engine.input.inputs import Action, Device
from scenes.engine.input.keymap import cap_of
from scenes.engine.theme import SMALLEST_TEXT, Style

CAP, CAP_GAP = 18, 3
CHECK = 18
GESTURE_AT, GESTURE_ROOM = 0.46, 0.54
"""Of the height of a line: where the words for it begin, and their room."""
EMPTY = 60
LEAST, LEAST_LINES = 32, 1.8
"""A lower one, in units or in heights of its type, has no room for what does it."""


def draw_cluster_lines(painter: Painter, area: Rect, *, turned: bool, swapped: bool) -> None:
    """Each with its name, a check once it is done, and below it what does it."""
    pad = painter.device is Device.GAMEPAD
    confirm = cap_of(Action.CONFIRM, painter.device, painter.theme.comfort.bindings)
    caps = (("LB", "RB") if pad else ("Q", "E"), (confirm,) if confirm else ())
    high = area.height // 2
    for index, (word, done) in enumerate(
        ((pgettext("turn a tile", "Turn"), turned), (_("Swap"), swapped))
    ):
        line = Rect(area.left, area.top + index * high, area.width, high)
        _draw_line(painter, line, word, done=done)
        metrics = painter.theme.metrics
        if high < max(metrics.px(LEAST), LEAST_LINES * metrics.text_px(Style.CAPTION)):
            continue
        if painter.device.points:
            _draw_gesture(painter, line, index)
        else:
            _draw_caps(painter, line, caps[index])


def _draw_line(painter: Painter, area: Rect, word: str, *, done: bool) -> None:
    px, palette = painter.theme.metrics.px, painter.theme.palette
    middle = area.top + area.height * 0.3
    box = Rect(0, 0, px(CHECK), px(CHECK))
    box.midleft = (area.left, round(middle))
    if done:
        painter.disc(box.center, box.width, palette.accent_light)
        painter.icon(Icon.CHECK, box.center, round(box.width * 0.7), palette.accent_ink)
    else:
        painter.ring(box.center, box.width, max(1, px(1.5)), palette.edge)
    left, type_ = box.right + px(6), painter.type(Style.CAPTION)
    room = area.right - left
    wide = max(1, painter.typesetter.width(word, type_))
    type_ = type_.smaller(max(SMALLEST_TEXT, min(type_.px, int(type_.px * room / wide))))
    painter.text(
        word, type_, (left, middle), align=Align.LEFT, width=room,
        colour=palette.text if done else palette.text_soft,
    )  # fmt: skip


def _draw_gesture(painter: Painter, area: Rect, index: int) -> None:
    """Nobody would guess it: a tile is turned by a click and swapped by dragging it."""
    turn = _("tap a tile") if painter.device is Device.TOUCH else _("click a tile")
    words = (turn, _("drag it to the next"))[index]
    type_ = painter.type(Style.SMALL)
    lines = painter.typesetter.wrap(words, type_, area.width)
    if len(lines) * type_.line_height > area.height * GESTURE_ROOM:
        type_ = type_.smaller(SMALLEST_TEXT)
    below = Rect(area.left, round(area.top + area.height * GESTURE_AT), area.width, area.height)
    painter.paragraph(words, type_, below, colour=painter.theme.palette.text_soft)


def _draw_caps(painter: Painter, area: Rect, caps: tuple[str, ...]) -> None:
    px, palette = painter.theme.metrics.px, painter.theme.palette
    made = pad_cap if painter.device is Device.GAMEPAD else key_cap
    x = float(area.left)
    for label in caps:
        cap = sprite(made, label, px(CAP), palette)
        wide = painter.store.get(cap).get_width()
        painter.sprite_at(cap, (round(x), round(area.top + area.height * 0.54)))
        x += wide + px(CAP_GAP)
