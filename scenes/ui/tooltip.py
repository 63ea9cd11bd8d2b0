"""The small note beside a widget that the player lingers on."""

from __future__ import annotations

from pygame import Rect

from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.text import Align
from scenes.engine.theme import Style
from scenes.ui.widget import Widget

WIDEST = 300
PADDING = 12
CORNER = 12
CAP = 1.6
"""Height of the key, in heights of the type."""


def draw_tooltip(painter: Painter, widget: Widget) -> None:
    """Below the widget or beside it, or above where there is no room; always inside the window."""
    palette, metrics = painter.theme.palette, painter.theme.metrics
    type_ = painter.type(Style.SMALL)
    pad = metrics.px(PADDING)
    widest = metrics.px(WIDEST * metrics.text_scale**0.5)
    lines = painter.typesetter.wrap(widget.tip, type_, widest)
    width = max(painter.typesetter.width(line, type_) for line in lines)
    cap_height = round(type_.px * CAP)
    cap = painter.cap_width(widget.tip_key, cap_height)
    beside = cap + pad if cap else 0
    box = Rect(0, 0, width + 2 * pad + beside, len(lines) * type_.line_height + pad)
    box.midtop = (widget.rect.centerx, widget.rect.bottom + metrics.px(10))
    if widget.tip_beside:
        box.midleft = (widget.rect.right + metrics.px(14), widget.rect.centery)
    if box.bottom > metrics.safe.bottom:
        box.bottom = widget.rect.top - metrics.px(10)
    box.clamp_ip(metrics.window.inflate(-pad, -pad))
    corner = metrics.px(CORNER)
    painter.box(box, palette.panel_deep, radius=corner, edge=palette.edge, edge_width=1.5)
    inner = box.inflate(-2 * pad, -pad)
    if widget.tip_key is not None and cap:
        painter.key_cap(widget.tip_key, inner.midright, cap_height, Align.RIGHT)
        inner.width -= beside
    # One pixel more: measured lines must not wrap again by rounding.
    inner.width += 1
    painter.paragraph(widget.tip, type_, inner)
