"""The tally on the curtain: what everybody may see while the screen is passed on."""

from __future__ import annotations

from dataclasses import replace

from game.app.session import AnySession
from game.core.seats import PUBLIC
from scenes.engine.painter import Painter
from scenes.engine.theme import Theme
from scenes.games.five211.display import Display
from scenes.games.five211.own_session import own_session
from scenes.games.five211.ring import draw_ring
from scenes.games.five211.table_layout import MIDDLE, make_layout
from scenes.games.five211.tally import draw_labels, draw_tally, limit_sign
from scenes.games.five211.tally_box import tally_box
from scenes.games.kit import PublicSign
from scenes.table.unit_frame import UnitFrame

TOP = 26
"""From the upper edge: the sign of the limit stands half above the panel."""


def public_tally(session: AnySession, theme: Theme) -> PublicSign:
    """Houses and ring of the open cards, as high as on the table, at the upper edge."""
    view = own_session(session).view(PUBLIC)
    box = tally_box(UnitFrame(theme.metrics), TOP, MIDDLE)
    layout = replace(make_layout(theme.metrics, view.options.seats, 0), tally=box)
    display = Display(layout, view.numbers)
    display.show_tally(view.rows)

    def draw(painter: Painter) -> None:
        painter.panel(box.area)
        limit_sign(painter, display)
        draw_tally(painter, display)
        draw_labels(painter, display)
        draw_ring(painter, display)

    return PublicSign(box.area, draw)
