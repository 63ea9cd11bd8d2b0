"""Draws the count of a round: phases, the count in view, the Earth with its boats, the sheet."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from functools import partial
from typing import Self, TypeAlias

from pygame import Rect

from game.core.seats import Seat
from game.rules.chikyu.records import RoundRecord
from scenes.engine.drawing.boards import Patchwork, Region
from scenes.engine.drawing.painter import Painter
from scenes.engine.i18n import _
from scenes.engine.theme import Style
from scenes.games.chikyu.display import Display
from scenes.games.chikyu.panels.earth_picture import Earth, Way, draw_earth, draw_ways
from scenes.games.chikyu.panels.round_panel import draw_round_head
from scenes.games.chikyu.panels.trick_picture import draw_boats
from scenes.games.chikyu.scoring import count_words
from scenes.games.chikyu.scoring.count_panel import CountVersion, draw_count, sum_place
from scenes.games.chikyu.scoring.phase_steps import draw_phases
from scenes.games.chikyu.scoring.score_marks import signed
from scenes.games.chikyu.scoring.scoring_figures import (
    count_figures,
    leader_of,
    points_now,
    rows_of,
    sheet_figures,
)
from scenes.games.chikyu.scoring.scoring_sheet import SheetVersion, draw_sheet
from scenes.games.chikyu.scoring.scoring_state import PHASES, ScoringProgress
from scenes.games.chikyu.seat_names import Who
from scenes.ui.button import Button, ButtonKind

Drawing: TypeAlias = Callable[[Painter], None]

MARKER = 29
FLOATS = 70
"""How far up points float off, in units."""
GAIN_OUT = 44
"""From the wall to the points that a boat has won, in units."""
TO_GO_WIDTH, TO_GO_HEIGHT, GLASS = 124, 54, 205


def scoring_regions(display: Display, who: Who) -> list[Region]:
    """All parts of the count, each drawn again when more of it is told."""
    scoring = display.scoring
    assert scoring is not None
    if scoring.rise < 1:
        return []
    places = display.layout.scoring
    count, sheet = (
        count_figures(scoring, display.options, who),
        sheet_figures(scoring, display.options, who),
    )
    boats = tuple((round(boat.points, 2), boat.berth) for boat in display.boats)
    told = tuple(told.all for told in scoring.told)
    track = TrackVersion(
        boats, told, (display.lamps, scoring.gifts, scoring.seen), bool(scoring.gifts),
        places.earth, display.layout.metrics.px(MARKER),
    )  # fmt: skip
    return [
        Region(
            places.head,
            scoring.record.round,
            partial(_draw_head, display=display, scoring=scoring),
        ),
        Region(places.steps, scoring.phase, partial(_draw_phases, display=display)),
        Region(
            places.count,
            CountVersion(count, places.count),
            partial(draw_count, area=places.count, figures=count),
        ),
        Region(
            places.track,
            track,
            partial(_draw_track, display=display, scoring=scoring, who=who),
        ),
        Region(
            places.sheet,
            SheetVersion(sheet, places.sheet),
            partial(draw_sheet, area=places.sheet, figures=sheet),
        ),
    ]


@dataclass(frozen=True, slots=True)
class TrackVersion(Patchwork):
    """A boat that sails changes nothing but its way, unless something is tied to it."""

    boats: tuple[tuple[float, float], ...]
    told: tuple[bool, ...]
    whole: Hashable
    is_tied: bool
    """Gifts go from boat to boat."""
    earth: Earth = field(compare=False)
    size: int = field(compare=False)

    def changed_since(self, before: Self) -> list[Rect]:
        others = (self.told, self.whole, len(self.boats))
        if self.is_tied or others != (before.told, before.whole, len(before.boats)):
            return []
        pairs = zip(self.boats, before.boats, self.told, strict=True)
        sailing = [(now, then, told) for now, then, told in pairs if now != then]
        if any(told for _now, _then, told in sailing):
            return []
        return [self._around(*boat) for now, then, _told in sailing for boat in (then, now)]

    def _around(self, points: float, berth: float) -> Rect:
        """A boat with its face and its pennant."""
        area = Rect(0, 0, 3 * self.size, 3 * self.size)
        x, y = self.earth.bollard(points, berth, self.size)
        area.center = round(x), round(y)
        return area


def count_told(display: Display, record: RoundRecord, seat: Seat, who: Who) -> Drawing:
    """The count of a seat when all of it is told."""
    return _count_drawing(display, ScoringProgress.whole(record, seat), who)


def sheet_told(display: Display, record: RoundRecord, seen: Seat, who: Who) -> Drawing:
    """The sheet when all of it is told."""
    return _sheet_drawing(display, ScoringProgress.whole(record, seen), who)


def phases_told(display: Display) -> Drawing:
    """All phases, before the first of them and as each is on."""

    def draw(painter: Painter) -> None:
        for phase in range(PHASES + 2):
            draw_phases(painter, display.layout.scoring.steps, phase)

    return draw


def go_on_told(display: Display, record: RoundRecord) -> Drawing:
    """The button that comes when all is told."""
    words = count_words.next_round(record.round + 2)
    button = Button("Go on", lambda: None, ButtonKind.PRIMARY, text=words)
    button.rect = display.layout.scoring.play.copy()
    return button.draw


def track_told(display: Display, record: RoundRecord, seen: Seat, who: Who) -> Drawing:
    """The Earth when all boats have sailed."""
    told = ScoringProgress.whole(record, seen)
    return partial(_draw_track, display=display, scoring=told, who=who)


def _count_drawing(display: Display, scoring: ScoringProgress, who: Who) -> Drawing:
    figures = count_figures(scoring, display.options, who)
    return partial(draw_count, area=display.layout.scoring.count, figures=figures)


def _sheet_drawing(display: Display, scoring: ScoringProgress, who: Who) -> Drawing:
    figures = sheet_figures(scoring, display.options, who)
    return partial(draw_sheet, area=display.layout.scoring.sheet, figures=figures)


def draw_rising(painter: Painter, display: Display, who: Who) -> None:
    """While the sheet comes up from below; later, points that float off."""
    scoring = display.scoring
    if scoring is not None and scoring.floats is not None:
        _draw_floating(painter, display, *scoring.floats)
    if scoring is None or scoring.rise >= 1:
        return
    with painter.moved(0, display.layout.metrics.height * (1 - scoring.rise)):
        draw_parts(painter, display, scoring, who)


def _draw_floating(painter: Painter, display: Display, lost: int, share: float) -> None:
    area, px = display.layout.scoring.count, painter.theme.metrics.px
    place = sum_place(area)
    with painter.faded(1 - share):
        painter.text(signed(lost), Style.NUMBER, (place[0], place[1] - share * px(FLOATS)),
                     colour=painter.theme.palette.coral)  # fmt: skip


def draw_parts(painter: Painter, display: Display, scoring: ScoringProgress, who: Who) -> None:
    """All that rises."""
    _draw_head(painter, display, scoring)
    _count_drawing(display, scoring, who)(painter)
    _draw_track(painter, display, scoring, who)
    _sheet_drawing(display, scoring, who)(painter)


def _draw_head(painter: Painter, display: Display, scoring: ScoringProgress) -> None:
    area = display.layout.scoring.head
    draw_round_head(painter, area, scoring.record.round, _("Scoring"))


def _draw_phases(painter: Painter, display: Display) -> None:
    scoring = display.scoring
    assert scoring is not None
    draw_phases(painter, display.layout.scoring.steps, scoring.phase)


def _draw_track(painter: Painter, display: Display, scoring: ScoringProgress, who: Who) -> None:
    places = display.layout.scoring
    earth = places.earth
    painter.panel(places.track)
    draw_earth(painter, earth, lit=display.lamps)
    told = [seat for seat in rows_of(scoring.record) if scoring.told[seat].all]
    scores = scoring.record.scores
    draw_ways(
        painter,
        earth,
        [
            Way(who.avatars[seat], scores[seat].before, scores[seat].after, seat == scoring.seen)
            for seat in told
        ],
    )
    _draw_gifts(painter, display, scoring)
    draw_boats(painter, display, who, earth, MARKER)
    for seat in told:
        _draw_gain(painter, display, scoring, seat)
    if told and len(told) == len(scores):
        _draw_to_go(painter, display, scoring, who)


def _draw_gifts(painter: Painter, display: Display, scoring: ScoringProgress) -> None:
    px, earth = painter.theme.metrics.px, display.layout.scoring.earth
    size = px(MARKER)
    for giver, receivers in scoring.gifts:
        boat = display.boats[giver]
        start = earth.bollard(boat.points, boat.berth, size)
        for seat in receivers:
            other = display.boats[seat]
            end = earth.bollard(other.points, other.berth, size)
            painter.line(start, end, px(3), painter.theme.palette.coral)


def _draw_gain(painter: Painter, display: Display, scoring: ScoringProgress, seat: Seat) -> None:
    """Outside of the boat, seen from the middle."""
    earth, px = display.layout.scoring.earth, painter.theme.metrics.px
    score = scoring.record.scores[seat]
    boat, palette = display.boats[seat], painter.theme.palette
    x, y = earth.bollard(boat.points, boat.berth, px(MARKER))
    side = 1 if x >= earth.x else -1
    seen = seat == scoring.seen
    type_ = painter.type(Style.NUMBER)
    type_ = type_.smaller(min(type_.px, px(26 if seen else 19)))
    place = (x + side * px(GAIN_OUT * 0.8), y)
    colour = palette.accent_light if seen else palette.text
    words = signed(score.after - score.before)
    # Beside the boat there may be a lamp of the wall.
    pill = Rect(0, 0, painter.typesetter.width(words, type_) + px(8), round(type_.px * 1.1))
    pill.center = round(place[0]), round(place[1])
    painter.box(pill, palette.panel, radius=pill.height // 2, alpha=GLASS)
    painter.text(words, type_, place, colour=colour)


def _draw_to_go(painter: Painter, display: Display, scoring: ScoringProgress, who: Who) -> None:
    """How far the first boat still has to sail."""
    px, palette = painter.theme.metrics.px, painter.theme.palette
    earth, leader = display.layout.scoring.earth, leader_of(scoring.record)
    left = earth.goal - points_now(scoring.record.scores[leader], scoring.told[leader])
    pill = painter.theme.metrics.window.copy()
    pill.size = (px(TO_GO_WIDTH), px(TO_GO_HEIGHT))
    pill.center = earth.x, earth.y
    painter.box(pill, palette.panel_deep, radius=pill.height // 2, alpha=GLASS)
    words = _("{count} to go").format(count=left) if left > 0 else _("once round")
    room = pill.width - px(16)
    small, large = painter.type(Style.SMALL), painter.type(Style.SUBHEADING)
    painter.text(words, large.smaller(min(large.px, px(21))), (pill.centerx, pill.centery - px(8)),
                 width=room)  # fmt: skip
    name = _("for {name}").format(name=who.names[leader])
    painter.text(name, small.smaller(min(small.px, px(18))), (pill.centerx, pill.centery + px(13)),
                 colour=palette.text_soft, width=room)  # fmt: skip
