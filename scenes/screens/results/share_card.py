"""The picture of a finished match to keep or to send: winners, standings, course, code."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.app.codes import code_of
from game.app.session import AnySession
from game.core.seats import PUBLIC
from game.kits.registry import kit_by_key
from scenes.art.harbour.waterfront import Light
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.text import Align
from scenes.engine.i18n import _
from scenes.engine.theme import DESIGN_SIZE, Comfort, Style, Theme
from scenes.menu.frame import PlatePanel
from scenes.menu.quayside import Quayside
from scenes.screens.results.ceremony import Ceremony
from scenes.screens.results.points_chart import PointsChart
from scenes.screens.results.standing_rows import ROW_GAP, StandingRow
from scenes.screens.results.winners import PLATE_PADDING, draw_winners
from scenes.ui.element import Look
from scenes.ui.labels import Label
from scenes.ui.layout import Column, Grid

STREET_SHARE = 0.66
"""As much of it as on the screen of the results, so that windows of this size share its pictures.
"""
BODY, BODY_HEIGHT = 376, 268
LINE = 682
"""The middle of the last line."""


def share_card(painter: Painter, session: AnySession, lit: Sequence[int]) -> Surface:
    """Of one size for everybody, whatever window and text they have; `lit` windows shine."""
    assert session.outcome is not None, "the match is not over"
    theme = Theme.for_window(DESIGN_SIZE, Comfort())
    card = Surface(DESIGN_SIZE).convert()
    on_card = Painter(card, painter.store, painter.typesetter, theme)
    _draw_street(on_card, lit)
    kit, outcome = kit_by_key(session.rules.key), session.outcome
    draw_winners(on_card, outcome, session.chairs, kit.results.reason(outcome, session.options))
    body = _body(session)
    area = Rect(theme.metrics.safe.left, BODY, theme.metrics.safe.width, BODY_HEIGHT)
    body.place(Look(theme, painter.typesetter), area)
    body.draw(on_card)
    left, right = (theme.metrics.safe.left, LINE), (theme.metrics.safe.right, LINE)
    code = _("Play the same deal: {code}").format(code=code_of(session.header))
    if session.header.origin is not None:
        code = _("Played on from another game")
    on_card.text(f"Kododo · {_(kit.title)}", Style.SUBHEADING, left, align=Align.LEFT)
    on_card.text(code, Style.BODY, right, align=Align.RIGHT)
    on_card.flush()
    return card


def _draw_street(painter: Painter, lit: Sequence[int]) -> None:
    street = Quayside(Light.NIGHT, share=STREET_SHARE, ready=True, open_water=False)
    street.settle(painter.theme)
    for window in lit:
        if window < street.lights.count:
            street.lights.switch(window, on=True, seconds=0.0)
    street.lights.update(1.0)
    street.draw(painter)


def _body(session: AnySession) -> Grid:
    outcome = session.outcome
    assert outcome is not None
    done = Ceremony(len(session.chairs), share=1.0)
    kit = kit_by_key(session.rules.key)
    rows = [
        StandingRow(
            standing, session.chairs[standing.seat], place, done, kit.teller.tie_break(standing)
        )
        for place, standing in enumerate(outcome.standings)
    ]
    course = kit.results.course(session.view(PUBLIC))
    best_first = [standing.seat for standing in outcome.standings]
    chart = PointsChart(course, session.chairs, best_first)
    head = Label(_("Round by round"), Style.CAPTION)
    return Grid(
        PlatePanel(Column(*rows, gap=ROW_GAP), padding=PLATE_PADDING),
        PlatePanel(Column(head, chart, gap=6, weights={1: 1}), padding=PLATE_PADDING),
        columns=2,
        gap=16,
        narrowest=400,
    )
