"""The picture of a finished match to keep or to send: winners, standings, course, code."""

from __future__ import annotations

from pygame import Rect, Surface

from game.app.codes import code_of
from game.app.people.day_result import DayResult, day_lines, lit_houses
from game.app.session import AnySession
from game.core.seats import PUBLIC
from game.kits.registry import kit_by_key
from scenes.art.harbour.street_houses import WINDOWS, dim_house, lit_panes, town_house
from scenes.art.harbour.waterfront import Light
from scenes.art.lamplight import halo
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import sprite
from scenes.engine.drawing.text import Align
from scenes.engine.i18n import _
from scenes.engine.theme import DESIGN_SIZE, Comfort, Style, Theme
from scenes.menu.frame import PlatePanel
from scenes.menu.quayside import Quayside
from scenes.screens.results.ceremony import Ceremony
from scenes.screens.results.points_chart import PointsChart
from scenes.screens.results.result_words import headline
from scenes.screens.results.standing_rows import ROW_GAP, StandingRow
from scenes.screens.results.winners import WinnersHead
from scenes.ui.element import Look
from scenes.ui.labels import Label
from scenes.ui.layout import Column, Grid

STREET_SHARE = 0.66
LIT_OF_SEVEN = 4
"""Windows of the street that are lit."""
HEAD = Rect(46, 18, 900, 104)
BODY, BODY_HEIGHT = 376, 268
ROW, PADDING = 42, 14
HOUSE, HOUSE_STEP, HOUSE_FLOOR = (150, 310), 178, 524
LINE = 682
"""The middle of the last line."""


def share_card(painter: Painter, session: AnySession) -> Surface:
    """Of one size for everybody, whatever window and text they have."""
    assert session.outcome is not None, "the match is not over"
    theme = Theme.for_window(DESIGN_SIZE, Comfort())
    card = Surface(DESIGN_SIZE).convert()
    on_card = Painter(card, painter.store, painter.typesetter, theme)
    _draw_street(on_card)
    kit, look = kit_by_key(session.rules.key), Look(theme, painter.typesetter)
    area = Rect(theme.metrics.safe.left, BODY, theme.metrics.safe.width, BODY_HEIGHT)
    for part, place in ((_head(session), HEAD), (_body(session), area)):
        part.place(look, place)
        part.draw(on_card)
    left, right = (theme.metrics.safe.left, LINE), (theme.metrics.safe.right, LINE)
    code = _("Play the same deal: {code}").format(code=code_of(session.header))
    if session.header.origin is not None:
        code = _("Played on from another game")
    on_card.text(f"Kododo · {_(kit.title)}", Style.SUBHEADING, left, align=Align.LEFT)
    on_card.text(code, Style.BODY, right, align=Align.RIGHT)
    on_card.flush()
    return card


def day_card(painter: Painter, result: DayResult) -> Surface:
    """The evening of a deal of the day: its five houses, and the lines that go with them."""
    theme = Theme.for_window(DESIGN_SIZE, Comfort())
    card = Surface(DESIGN_SIZE).convert()
    on_card = Painter(card, painter.store, painter.typesetter, theme)
    street = Quayside(Light.NIGHT, ready=True, open_water=False, built_up=False)
    street.settle(theme)
    street.draw(on_card)
    middle, houses = theme.metrics.width / 2, lit_houses(result)
    for colour, lit in enumerate(houses):
        x = middle + (colour - (len(houses) - 1) / 2) * HOUSE_STEP
        place = Rect(0, 0, *HOUSE)
        place.midbottom = round(x), HOUSE_FLOOR
        _draw_day_house(on_card, colour, place, lit=lit)
    _squares, title, standing, check = day_lines(result)
    on_card.text(title, Style.HEADING, (middle, 62))
    on_card.text(standing, Style.SCORE, (middle, 128), colour=theme.palette.accent_light)
    on_card.text(check, Style.BODY, (middle, LINE), colour=theme.palette.text_soft)
    on_card.flush()
    return card


def _draw_day_house(painter: Painter, colour: int, place: Rect, *, lit: bool) -> None:
    if lit:
        size = round(place.width * 1.9), round(place.height * 1.6)
        painter.sprite(sprite(halo, size), place.center)
    build, panes = (town_house if lit else dim_house), lit_panes(WINDOWS + 1 if lit else 0)
    house = sprite(build, colour, panes, place.size, painter.theme.palette)
    painter.sprite_at(house, place.topleft)


def _draw_street(painter: Painter) -> None:
    street = Quayside(Light.NIGHT, share=STREET_SHARE, ready=True, open_water=False)
    street.settle(painter.theme)
    for window in range(street.lights.count):
        if window * 3 % 7 < LIT_OF_SEVEN:
            street.lights.switch(window, on=True, seconds=0.0)
    street.lights.update(1.0)
    street.draw(painter)


def _head(session: AnySession) -> WinnersHead:
    outcome, done = session.outcome, Ceremony(len(session.chairs), share=1.0)
    assert outcome is not None
    names = [chair.name for chair in session.chairs]
    reason = kit_by_key(session.rules.key).results.reason(outcome, session.options)
    winners = [session.chairs[seat] for seat in outcome.winners]
    return WinnersHead(winners, headline(outcome, names, session.people), reason, done)


def _body(session: AnySession) -> Grid:
    outcome = session.outcome
    assert outcome is not None
    done = Ceremony(len(session.chairs), share=1.0)
    kit = kit_by_key(session.rules.key)
    rows = [
        StandingRow(standing, session.chairs[standing.seat], place, done, ROW)
        for place, standing in enumerate(outcome.standings)
    ]
    course = kit.results.course(session.view(PUBLIC))
    best_first = [standing.seat for standing in outcome.standings]
    chart = PointsChart(course, session.chairs, best_first)
    head = Label(_("Round by round"), Style.CAPTION)
    return Grid(
        PlatePanel(Column(*rows, gap=ROW_GAP), padding=PADDING),
        PlatePanel(Column(head, chart, gap=6, weights={1: 1}), padding=PADDING),
        columns=2,
        gap=16,
        narrowest=400,
    )
