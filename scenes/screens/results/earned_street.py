"""The street beside the results: what this game has earned is lit there, one after the other."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from typing import NamedTuple

from pygame import Rect

from game.app.people.achievements_list import AchievementProgress, next_houses
from game.app.people.evenings import Window, monday_of, week_of
from scenes.art.harbour.street_houses import (
    WINDOWS,
    Panes,
    dim_house,
    house_colour,
    lit_panes,
    pane_place,
    town_house,
)
from scenes.art.lamplight import glow, halo, spark
from scenes.art.lizard import CLIMBING, RUN_FRAMES, lizard_sprite, run_pose
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import Sprite, sprite
from scenes.engine.drawing.text import Type, Typesetter, type_of
from scenes.engine.i18n import _
from scenes.engine.theme import Style, Theme
from scenes.menu.gradual import Gradual

FLOOR = 524
NEW, WEEK, NEXT = (172, 356), (142, 286), (150, 300)
ROW = ((118, 262), (116, 286), (124, 254), (120, 300))
"""Width and height of the houses between them, in units."""
GAP = 8
PLAQUE_TOP = 560
PLAQUE_PADDING = (18, 8)
MOST_LARGE = 3
"""So many new houses stand there in full size."""
COLOURS = 5
GUIDE = 84
HOUSE_SECONDS, WINDOW_SECONDS = 1.6, 0.8
SPARKS = 13


def week_colour(monday: date) -> int:
    """The same week keeps its colour for as long as it is in sight."""
    return monday.toordinal() // 7 % COLOURS


def progress_panes(standing: AchievementProgress) -> Panes:
    """As many windows as somebody has come; the gable only when it is earned."""
    if standing.is_earned:
        return lit_panes(WINDOWS + 1)
    share = standing.reached / standing.achievement.goal
    return lit_panes(math.ceil(share * WINDOWS) if share else 0)


@dataclass(slots=True)
class Award:
    """A house of the street, or the window of a day, and how far it is lit."""

    name: str
    note: str
    number: int = -1
    """The house on the street."""
    day: date | None = None
    share: float = 0.0

    @property
    def seconds(self) -> float:
        return WINDOW_SECONDS if self.day is not None else HOUSE_SECONDS

    def light(self, share: float) -> None:
        self.share = share


class _Plaque(NamedTuple):
    """Where it hangs, in which letters; without a note where there is little room."""

    place: Rect
    style: Style = Style.STRONG
    is_short: bool = False


@dataclass(frozen=True, slots=True)
class _Spot:
    """A house on the quay, in pixels; with its plaque, if it has one."""

    place: Rect
    colour: int
    panes: Panes
    """As they are once everything is lit."""
    is_asleep: bool = False
    award: Award | None = None
    plaque: _Plaque | None = None
    is_new: bool = False
    """A house that this game has earned."""

    @property
    def now(self) -> tuple[Panes, bool]:
        """Its windows, and whether its wall lies in the dark."""
        if self.award is None or self.award.share >= 1:
            return self.panes, self.is_asleep
        if self.is_new:
            lit = int(self.award.share * (WINDOWS + 2))
            return lit_panes(lit), not lit
        if self.award.day is None or self.award.share:
            return self.panes, self.is_asleep
        today = self.award.day.weekday()
        return (*self.panes[:today], Window.WAITING, *self.panes[today + 1 :]), False


class EarnedStreet:
    """Laid out by `settle` for a window; the owner drives `Award.share` and redraws."""

    def __init__(
        self,
        standings: Sequence[AchievementProgress],
        played: Collection[date],
        awards: Sequence[Award] = (),
    ) -> None:
        self._standings = tuple(standings)
        self._played = frozenset(played)
        self.awards = tuple(awards)
        self._next: Award | None = None
        if not self.awards and self._standings:
            self._next = self._nearest()
        self._spots: tuple[_Spot, ...] = ()
        self._reduced = False

    def _nearest(self) -> Award | None:
        numbers = next_houses(self._standings, 1)
        if not numbers:
            return None
        standing = self._standings[numbers[0]]
        goal = standing.achievement.goal
        note = _("{done} of {count}").format(done=standing.reached, count=goal)
        if goal == 1:
            note = _("the next house")
        return Award(_(standing.achievement.name), note, numbers[0], share=1.0)

    def settle(self, theme: Theme, typesetter: Typesetter, left: int) -> None:
        """`left` is where the glass ends, in pixels."""
        self._reduced = theme.motion.reduced
        unit = theme.metrics.height / 720
        room = theme.metrics.width - left
        shown = self.awards or ((self._next,) if self._next else ())
        gap = round(GAP * unit)
        plaques = _plaques(shown, theme, typesetter, Rect(left, round(PLAQUE_TOP * unit), room, 0))
        crowded = any(plaque.is_short for plaque in plaques)
        sizes = [self._size(award, unit, len(shown)) for award in shown]
        slots = [
            max(size[0], 0 if crowded else plaque.place.width) + 2 * gap
            for size, plaque in zip(sizes, plaques, strict=True)
        ]
        tight = min(1.0, room / max(1, sum(slots)))
        x = left + (room - tight * sum(slots)) / 2
        spots, first = [], x
        for award, size, plaque, slot in zip(shown, sizes, plaques, slots, strict=True):
            fits = min(1.0, (slot * tight - gap) / size[0])
            x += slot * tight
            middle = x - slot * tight / 2
            if not crowded:
                plaque.place.centerx = round(middle)
            place = _standing(middle, (round(size[0] * fits), round(size[1] * fits)), unit)
            spots.append(self._special(award, place, plaque))
        if crowded:
            _below_houses([plaque.place for plaque in plaques], spots, (left, left + room), gap)
        numbers = [award.number for award in shown if award.number >= 0]
        anchor = numbers[0] if numbers else len(self._standings) // 2
        others = [n for n in range(len(self._standings)) if n not in numbers]
        before = [n for n in others if n < anchor][::-1] + [n for n in others if n > anchor][::-1]
        after = [n for n in others if n > anchor] + [n for n in others if n < anchor]
        spots += self._neighbours(before, first, unit, -1, left - 160 * unit)
        spots += self._neighbours(after, x, unit, 1, theme.metrics.width)
        self._spots = tuple(spots)

    def _size(self, award: Award, unit: float, count: int) -> tuple[int, int]:
        wide, high = NEXT if award is self._next else WEEK if award.day is not None else NEW
        less = 1.0 if count <= MOST_LARGE else 0.8
        return round(wide * less * unit), round(high * less * unit)

    def _special(self, award: Award, place: Rect, plaque: _Plaque) -> _Spot:
        if award.day is not None:
            monday = monday_of(award.day)
            panes = tuple(week_of({*self._played, award.day}, monday, award.day))
            return _Spot(place, week_colour(monday), panes, award=award, plaque=plaque)
        colour = house_colour(award.number)
        if award is self._next:
            panes = progress_panes(self._standings[award.number])
            return _Spot(place, colour, panes, is_asleep=True, award=award, plaque=plaque)
        panes = lit_panes(WINDOWS + 1)
        return _Spot(place, colour, panes, award=award, plaque=plaque, is_new=True)

    def _neighbours(
        self, numbers: Sequence[int], x: float, unit: float, way: int, edge: float
    ) -> list[_Spot]:
        """From the middle outwards until the street leaves the window."""
        spots = []
        for at, number in enumerate(numbers):
            if (x - edge) * way > 0:
                break
            wide, high = (round(side * unit) for side in ROW[at % len(ROW)])
            x += way * (wide / 2 + GAP * unit)
            standing = self._standings[number]
            place = _standing(x, (wide, high), unit)
            panes, asleep = progress_panes(standing), not standing.is_earned
            spots.append(_Spot(place, house_colour(number), panes, is_asleep=asleep))
            x += way * wide / 2
        return spots

    def pictures(self, theme: Theme) -> Iterator[Sprite]:
        """What is seen first, then every state of what will be lit; to be built before."""
        for spot in self._spots:
            yield from filter(None, _pictures(spot, theme))
        for spot in self._spots:
            if spot.is_new:
                size = spot.place.size
                yield sprite(halo, (round(size[0] * 1.9), round(size[1] * 1.6)))
                for lit in range(1, WINDOWS + 2):
                    yield sprite(town_house, spot.colour, lit_panes(lit), size, theme.palette)

    def draw(self, painter: Painter, gradual: Gradual) -> None:
        """What is not built yet appears in one of the next frames."""
        for spot in self._spots:
            if gradual.has(_pictures(spot, painter.theme)[0]):
                _draw_house(painter, spot)
        for spot in self._spots:
            if spot.award is not None and spot.plaque is not None:
                self._draw_light(painter, spot, spot.award)
                _draw_plaque(painter, spot.plaque, spot.award, lit=spot.award is not self._next)
        climbed = [each for each in self._spots if each.is_new and each.award and each.award.share]
        if climbed:
            _draw_guide(painter, climbed[-1])

    def _draw_light(self, painter: Painter, spot: _Spot, award: Award) -> None:
        if award is self._next or award.share <= 0:
            return
        place, shine = spot.place, min(1.0, 2 * award.share)
        if award.day is not None:
            pane = pane_place(award.day.weekday(), spot.colour, place.size).move(place.topleft)
            size = (pane.width * 3, pane.height * 4)
            painter.sprite(sprite(halo, size), pane.center, alpha=0.8 * shine)
            return
        if self._reduced:
            return
        px = painter.theme.metrics.px
        middle = (place.centerx, place.top + place.height * 0.2)
        for number in range(SPARKS):
            angle = math.tau * number / SPARKS + 0.3 * math.sin(number * 5)
            reach = 0.8 + 0.3 * math.sin(number * 3 + 6 * award.share)
            x = middle[0] + place.width * 0.72 * reach * math.cos(angle)
            y = middle[1] + place.height * 0.34 * reach * math.sin(angle)
            picture = sprite(spark, px((10, 14, 20)[number % 3]))
            painter.sprite(picture, (x, y), alpha=shine)


def _standing(x: float, size: tuple[int, int], unit: float) -> Rect:
    place = Rect((0, 0), size)
    place.midbottom = (round(x), round(FLOOR * unit))
    return place


def _plaques(
    awards: Sequence[Award], theme: Theme, typesetter: Typesetter, room: Rect
) -> list[_Plaque]:
    """One below each house; where they need more room, names alone in as many rows as it takes."""
    px = theme.metrics.px
    strong, small = (type_of(theme, style) for style in (Style.STRONG, Style.SMALL))
    around, gap = px(PLAQUE_PADDING[0]), px(GAP)
    widths = [
        max(typesetter.width(each.name, strong), typesetter.width(each.note, small)) + 2 * around
        for each in awards
    ]
    high = strong.line_height + small.line_height + 2 * px(PLAQUE_PADDING[1])
    if sum(widths) + 2 * gap * len(widths) <= room.width:
        return [_Plaque(Rect(0, room.top, wide, high)) for wide in widths]
    style, room = Style.STRONG, room.move(0, -px(8))
    places = _in_rows(awards, strong, typesetter, room, gap)
    if places[-1].bottom > theme.metrics.height:
        style, places = Style.SMALL, _in_rows(awards, small, typesetter, room, gap)
    return [_Plaque(place, style, is_short=True) for place in places]


def _below_houses(
    places: Sequence[Rect], spots: Sequence[_Spot], room: tuple[int, int], gap: int
) -> None:
    """Names in one row stand below their houses, or as near as they do not meet."""
    if len({place.top for place in places}) > 1:
        return
    edge = room[0]
    for place, spot in zip(places, spots, strict=True):
        place.centerx = spot.place.centerx
        place.left = max(place.left, edge)
        edge = place.right + gap // 2
    edge = room[1]
    for place in reversed(places):
        place.right = min(place.right, edge)
        edge = place.left - gap // 2


def _in_rows(
    awards: Sequence[Award], letters: Type, typesetter: Typesetter, room: Rect, gap: int
) -> list[Rect]:
    x, y, high = room.left, room.top, letters.line_height + gap // 2
    places: list[Rect] = []
    for each in awards:
        wide = min(typesetter.width(each.name, letters) + 2 * gap, room.width - gap)
        if x + wide > room.right - gap and x > room.left:
            x, y = room.left, y + high + gap // 2
        places.append(Rect(x, y, wide, high))
        x += wide + gap
    return places


def _pictures(spot: _Spot, theme: Theme) -> tuple[Sprite, Sprite | None]:
    """The house as it is now, and its light, if it has any."""
    place, (panes, asleep) = spot.place, spot.now
    house = sprite(
        dim_house if asleep else town_house, spot.colour, panes, place.size, theme.palette
    )
    if asleep or (spot.award is not None and not spot.is_new):
        return house, None
    size = (round(place.width * 1.9), round(place.height * 1.6))
    return house, sprite(halo if spot.is_new else glow, size)


def _draw_house(painter: Painter, spot: _Spot) -> None:
    place, (house, light) = spot.place, _pictures(spot, painter.theme)
    if light is not None:
        painter.sprite(light, (place.centerx, place.centery + place.height * 0.06))
    painter.sprite_at(house, place.topleft)


def _draw_plaque(painter: Painter, plaque: _Plaque, award: Award, *, lit: bool) -> None:
    place, palette, px = plaque.place, painter.theme.palette, painter.theme.metrics.px
    strong, small = painter.type(plaque.style), painter.type(Style.SMALL)
    room = place.width - px(10)
    with painter.faded(min(1.0, 4 * award.share)):
        painter.box(
            place, palette.panel_deep, radius=px(16), edge_width=px(1.5),
            edge=palette.accent_light if lit else palette.edge,
        )  # fmt: skip
        if plaque.is_short:
            painter.text(award.name, strong, place.center, width=room)
            return
        y = place.top + (place.height - strong.line_height - small.line_height) // 2
        painter.text(award.name, strong, (place.centerx, y + strong.line_height / 2), width=room)
        painter.text(
            award.note, small, (place.centerx, y + strong.line_height + small.line_height / 2),
            colour=palette.text_soft, width=room,
        )  # fmt: skip


def _draw_guide(painter: Painter, spot: _Spot) -> None:
    """It climbs from the door to the gable while the windows go light."""
    assert spot.award is not None
    share, place = spot.award.share, spot.place
    height = round(GUIDE * place.height / NEW[1])
    y = place.bottom - place.height * (0.06 + 0.60 * share)
    done = share >= 1
    pose = CLIMBING if done else run_pose(int(share * 5 * RUN_FRAMES) % RUN_FRAMES)
    angle = -14 if done else 6 * math.sin(share * 30)
    painter.sprite(
        sprite(lizard_sprite, pose, height), (place.centerx + 4, y), angle=angle, resting=done
    )
