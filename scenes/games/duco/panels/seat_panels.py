"""Draws the seats: panels, names, status, points, open tiles, and what each tile brought."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from typing import Self

from pygame import Rect

from game.core.seats import PUBLIC, Seat
from game.kits.set_up import Chair
from game.rules.duco.town.houses import House
from scenes.art.palette import mix
from scenes.art.panels import dashed_slot, panel
from scenes.art.tablecloth import table
from scenes.engine.drawing.boards import Patchwork, Region
from scenes.engine.drawing.painter import PANEL_RADIUS, Painter
from scenes.engine.drawing.sprites import Sprite, sprite
from scenes.engine.drawing.text import Align
from scenes.engine.i18n import _, ngettext
from scenes.engine.theme import SMALLEST_TEXT, Style, Theme
from scenes.games.duco.art.house_fields import shades_of
from scenes.games.duco.art.table_signs import boat_sign, tile_sign
from scenes.games.duco.display import Display
from scenes.games.duco.own_session import DucoSession
from scenes.games.duco.panels.clock_picture import clock_hand, draw_face_clock
from scenes.games.duco.panels.seat_boxes import SeatBox
from scenes.games.duco.panels.set_badges import draw_sets
from scenes.games.duco.town import tile_art
from scenes.table.playmat import SpeechPlace
from scenes.table.seats.seat_head import draw_stand_in, names_type, whole_type

EDGE = 2
LIT_EDGE, SOFT_EDGE, SOFT = 4, 1.5, 0.5
"""The line of a person at a shared screen: in turn, else; and how much of its colour it has then.
"""
PALER = 0.45
"""Of the way to the light shade: a violet edge would be lost on dark glass."""
PILL_ALPHA, PILL_SWELLS = 235, 3
POINTS_AT, SIGN_AT, LAID_AT = 0.29, 0.62, 0.72
GAIN_AT = 0.7
BOAT, BOAT_AT = 0.4, 0.86
"""The mark of who began: of the portrait, and where on it."""
BAR_SLOTS, BAR_MOST = 8, 11
BAR_GAP, WIDEST_BAR, BAR_CORNER = 4, 18, 4
BELOW_BARS = 15
BAR_TRACK = 28
SET = 34
"""The badge of a set in a panel."""
MORE_WORDS = 0.6
"""Of the room for a number and what it means, for the words at most."""
LEAST_BAR_UNIT = 0.9
"""In a smaller window bars have no numbers."""
DIGITS_APART = 1.6
"""So many widths of a digit from one number to the next: closer, they would read as one."""


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What changes rarely, if at all, while the match goes on."""

    chairs: tuple[Chair, ...]
    stand_ins: frozenset[Seat] = frozenset()
    """Where a bot sits in for the person whose name and face the seat has."""

    @classmethod
    def of(cls, session: DucoSession) -> Surroundings:
        """Who sits where at present."""
        return cls(session.chairs, session.stand_ins)

    @property
    def avatars(self) -> tuple[str, ...]:
        """The faces by seat."""
        return tuple(chair.avatar for chair in self.chairs)


def draw_ground(painter: Painter, display: Display, around: Surroundings) -> None:
    """Cloth, panels and names: everything that rests under tiles and figures."""
    layout = display.layout
    cloth = sprite(table, layout.metrics.size, painter.theme.palette)
    painter.surface(painter.store.get(cloth), (0, 0))
    names = [(around.chairs[box.seat].name, box.name.width) for box in layout.boxes]
    type_ = names_type(painter, names, min(box.name.height for box in layout.boxes))
    for box in layout.boxes:
        painter.panel(box.area)
        name = painter.typesetter.shorten(around.chairs[box.seat].name, type_, box.name.width)
        painter.text(name, type_, box.name.midleft, align=Align.LEFT)
    for area in (layout.race, layout.count, layout.line):
        if area is not None:
            painter.panel(area)


@dataclass(frozen=True, slots=True)
class _SeatVersion(Patchwork):
    """What is said of a seat changes oftener than all the rest of its panel."""

    whole: Hashable
    status: str
    status_area: Rect | None

    def changed_since(self, before: Self) -> list[Rect]:
        area = self.status_area
        if self.whole != before.whole or area is None or area != before.status_area:
            return []
        # Accents and tails stand out above and below.
        return [area.inflate(0, area.height)]


def seat_regions(display: Display, around: Surroundings) -> list[Region]:
    """A region a seat."""
    gains: list[list[int]] = [[] for _ in display.seats]
    for turn in display.turns:
        gains[turn.seat].append(turn.gained)
    boxes = display.layout.boxes
    return [_seat_region(display, around, box, tuple(gains[box.seat])) for box in boxes]


def _seat_region(
    display: Display, around: Surroundings, box: SeatBox, gains: tuple[int, ...]
) -> Region:
    seat, figures = box.seat, display.seats[box.seat]
    held_here = display.layout.is_held_here(seat)
    tiles = () if held_here else tuple(display.hands[seat])
    acts, status = _acts(display, seat), status_of(display, seat)
    hand = clock_hand(display) if acts or _hurries(display, seat) else None
    whole: Hashable = (
        round(figures.points), figures.gain, round(figures.bump, 1), tiles, gains, acts,
        display.first == seat, seat in around.stand_ins, hand, _more(display, seat), display.over,
        tuple(display.sets[seat]),
    )  # fmt: skip
    version = _SeatVersion(whole, status, box.status)

    def draw(painter: Painter) -> None:
        _draw_edge(painter, display, box, lit=acts)
        if painter.sees(box.head):
            draw_head(painter)
        _draw_more(painter, box, _more(display, seat))
        if not held_here:
            _draw_tiles(painter, display, box)
        if box.bars is not None and display.layout.options.rearranges:
            goal = display.layout.options.goal or 0
            draw_sets(painter, display.sets[seat], goal, box.bars, painter.theme.metrics.px(SET))
        elif box.bars is not None and not display.layout.options.counts_at_end:
            _draw_bars(painter, box.bars, gains)

    def draw_head(painter: Painter) -> None:
        if seat in around.stand_ins:
            draw_stand_in(painter, box.portrait)
        if hand is not None:
            draw_face_clock(painter, box.portrait, hand)
        if display.first == seat:
            _draw_boat(painter, box)
        if display.colours:
            _draw_colour(painter, display, box)
        lit = acts and (seat == display.layout.own or seat in display.people)
        _draw_status(painter, box, status, lit=lit)
        if seat not in display.layout.corners or display.over:
            _draw_pill(painter, display, box, len(gains))

    room = 2 * display.layout.metrics.px(EDGE)
    return Region(box.area.inflate(room, room), version, draw)


def _acts(display: Display, seat: Seat) -> bool:
    return not display.over and display.turn_of == seat


def _hurries(display: Display, seat: Seat) -> bool:
    """Stress: time runs for everybody who still has tiles."""
    return display.layout.options.at_once and bool(display.hands[seat])


def _more(display: Display, seat: Seat) -> tuple[str, str]:
    """A number and what it means, where there are no points on the way."""
    if display.layout.options.group_bonus and display.laid and not display.over:
        return str(len(display.groups[seat])), _("in the largest group")
    return "", ""


def status_of(display: Display, seat: Seat) -> str:
    """Where a seat stands in the round, in a few words."""
    if display.over:
        return ""
    if display.layout.options.stacks:
        # A tile on its way from the stack to the hand is in neither of them.
        left = display.layout.options.stacks - sum(turn.seat == seat for turn in display.turns)
        return ngettext("{count} left", "{count} left", left).format(count=left)
    if display.turn_of == seat:
        return _acting(display, seat)
    seats = display.layout.options.seats
    if display.turn_of is not None and (display.turn_of + 1) % seats == seat:
        return _("plays next")
    held = len(display.hands[seat])
    return ngettext("{count} tile", "{count} tiles", held).format(count=held) if held else ""


def _acting(display: Display, seat: Seat) -> str:
    is_near = seat == display.layout.own and display.viewer != PUBLIC
    if not is_near and seat not in display.people:
        return _("is laying")
    if is_near and display.ghost is not None and display.ghost.is_down:
        return _("put down")
    if not display.last_round:
        return _("your turn")
    return _("last turn") if display.layout.options.rearranges else _("last tile")


def _draw_edge(painter: Painter, display: Display, box: SeatBox, *, lit: bool) -> None:
    """Around whose turn it is; where tiles or lines are owned, else in everybody's own colour."""
    if (lit or display.colours or box.seat in display.people) and painter.sees(box.area):
        painter.sprite_at(_edge(display, box, painter.theme, lit=lit), box.area.topleft)


def seat_edges(display: Display, theme: Theme) -> Iterator[Sprite]:
    """All of them: they are as large as the panels, and come with a turn that begins."""
    ways = (True, False) if display.colours or display.people else (True,)
    return (_edge(display, box, theme, lit=lit) for box in display.layout.boxes for lit in ways)


def _edge(display: Display, box: SeatBox, theme: Theme, *, lit: bool) -> Sprite:
    palette, px, layout = theme.palette, theme.metrics.px, display.layout
    colour, person = display.owner_colour(box.seat), display.people.get(box.seat)
    if person is not None and (lit or colour is None):
        edge = person.colour if lit else mix(palette.panel, person.colour, SOFT)
        width = max(2, px(LIT_EDGE)) if lit else max(1, px(SOFT_EDGE))
        return sprite(panel, box.area.size, px(PANEL_RADIUS), edge, 0, edge, width)
    if colour is not None and (layout.options.at_once or not lit):
        shades = shades_of(colour, palette)
        edge = mix(shades.base, shades.light, PALER)
    else:
        edge = palette.accent_light if box.seat == layout.own else palette.paper
    return sprite(panel, box.area.size, px(PANEL_RADIUS), edge, 0, edge, px(EDGE))


def _draw_boat(painter: Painter, box: SeatBox) -> None:
    size, palette = round(box.portrait.width * BOAT), painter.theme.palette
    place = (
        box.portrait.left + box.portrait.width * BOAT_AT,
        box.portrait.top + box.portrait.height * BOAT_AT,
    )
    painter.sprite(sprite(boat_sign, size, palette), place)


def _draw_colour(painter: Painter, display: Display, box: SeatBox) -> None:
    """Whose tiles have rims of this colour."""
    colour = display.colours[box.seat]
    size = round(box.portrait.width * BOAT)
    place = (box.portrait.left + size * 0.3, box.portrait.bottom - size * 0.3)
    painter.sprite(tile_art.house_sprite(House(colour, None), size, painter.theme), place)


def _draw_more(painter: Painter, box: SeatBox, more: tuple[str, str]) -> None:
    if box.bars is None or not more[0]:
        return
    px, area, small = painter.theme.metrics.px, box.bars, painter.type(Style.SMALL)
    lines, type_ = painter.typesetter.wrap, painter.type(Style.HEADING)
    while small.px > SMALLEST_TEXT and (
        len(lines(more[1], small, area.width)) * small.line_height > area.height * MORE_WORDS
    ):
        small = small.smaller(small.px - 1)
    words = len(lines(more[1], small, area.width)) * small.line_height
    type_ = type_.smaller(min(type_.px, max(small.px, area.height - words)))
    # Where words take two lines the number goes up, so that all stays in the panel.
    middle = min(area.height * 0.32, area.height - words - type_.px * 0.5)
    number = painter.text(more[0], type_, (area.centerx, area.top + middle))
    below = Rect(area.left, number.bottom, area.width, area.bottom - number.bottom)
    soft = painter.theme.palette.text_soft
    painter.paragraph(more[1], small, below.move(0, px(2)), colour=soft, align=Align.CENTRE)


def _draw_status(painter: Painter, box: SeatBox, words: str, *, lit: bool) -> None:
    if box.status is None or not words:
        return
    palette, type_ = painter.theme.palette, painter.type(Style.SMALL)
    type_ = type_.smaller(min(type_.px, box.status.height))
    painter.text(
        words, whole_type(painter, words, type_, box.status.width), box.status.midleft,
        colour=palette.accent_light if lit else palette.text_soft, align=Align.LEFT,
        width=box.status.width,
    )  # fmt: skip


def _draw_pill(painter: Painter, display: Display, box: SeatBox, laid: int) -> None:
    """Points large, and beside them what comes in or how many tiles were laid."""
    palette, metrics = painter.theme.palette, painter.theme.metrics
    figures = display.seats[box.seat]
    swell = 2 * round(metrics.px(PILL_SWELLS) * figures.bump)
    pill = box.pill.inflate(swell, swell)
    if not painter.sees(pill):
        return
    painter.box(pill, palette.panel_raised, radius=pill.height // 2, alpha=PILL_ALPHA)
    if display.layout.options.counts_at_end and not display.over:
        _draw_laid_only(painter, pill, laid)
        return
    room = round(pill.width * 0.42)
    type_ = painter.type(Style.NUMBER)
    type_ = type_.smaller(min(type_.px, round(pill.height * 0.7)))
    painter.text(
        str(round(figures.points)), type_, (pill.left + pill.width * POINTS_AT, pill.centery),
        colour=palette.accent_light, width=room,
    )  # fmt: skip
    if display.layout.options.rearranges:
        place = (pill.left + pill.width * GAIN_AT, pill.centery)
        words = _("of {count}").format(count=display.layout.options.goal)
        painter.text(words, Style.SMALL, place, colour=palette.text_soft, width=room)
        return
    if figures.gain:
        place = (pill.left + pill.width * GAIN_AT, pill.centery)
        painter.text(f"+{figures.gain}", type_, place, width=room)
        return
    size = round(pill.height * 0.4)
    middle = pill.left + pill.width * SIGN_AT
    painter.sprite(sprite(tile_sign, size, palette.text_soft), (middle, pill.centery))
    small = painter.type(Style.CAPTION)
    painter.text(
        str(laid), small.smaller(min(small.px, round(pill.height * 0.45))),
        (pill.left + pill.width * LAID_AT, pill.centery),
        colour=palette.text_soft, align=Align.LEFT, width=round(pill.width * 0.22),
    )  # fmt: skip


def _draw_laid_only(painter: Painter, pill: Rect, laid: int) -> None:
    """Where points come at the end: how many tiles were laid."""
    palette = painter.theme.palette
    size = round(pill.height * 0.46)
    place = (pill.left + pill.width * 0.36, pill.centery)
    painter.sprite(sprite(tile_sign, size, palette.text_soft), place)
    place = (pill.left + pill.width * 0.58, pill.centery)
    painter.text(str(laid), Style.SUBHEADING, place, align=Align.LEFT, width=pill.width // 3)


def _draw_tiles(painter: Painter, display: Display, box: SeatBox) -> None:
    hand = display.hands[box.seat]
    for face, spot in zip(hand, box.spots(len(hand)), strict=True):
        tile_art.draw_shadow(painter, (spot.x, spot.y), spot.side)
        painter.sprite_at(tile_art.face_sprite(face, spot.side, painter.theme), spot.rect.topleft)
    if not hand and display.layout.options.hand_size:
        spot = box.spots(1)[0]
        edge = painter.theme.palette.edge
        shape = sprite(dashed_slot, (spot.side, spot.side), spot.side * 0.08, edge, 10)
        painter.sprite(shape, (spot.x, spot.y), alpha=0.6)


def _draw_bars(painter: Painter, area: Rect, gains: Sequence[int]) -> None:
    """What each tile brought: a column a tile, with its number; the newest ones if many."""
    if not painter.sees(area):
        return
    metrics, edge = painter.theme.metrics, painter.theme.palette.edge
    slots = max(BAR_SLOTS, min(len(gains), BAR_SLOTS * 2))
    gains = gains[-slots:]
    step = area.width / slots
    wide = max(2, round(min(step - metrics.px(BAR_GAP), metrics.px(WIDEST_BAR))))
    digit = painter.typesetter.width("8", painter.type(Style.CAPTION))
    apart = step >= digit * DIGITS_APART
    told = metrics.unit >= LEAST_BAR_UNIT and slots == BAR_SLOTS and apart
    high = area.height - (metrics.px(BELOW_BARS) if told else 0)
    most = max(BAR_MOST, *gains) if gains else BAR_MOST
    corner = metrics.px(BAR_CORNER)
    for index in range(slots):
        left = round(area.left + index * step)
        track = Rect(left, area.top, wide, high)
        painter.box(track, edge, radius=corner, alpha=BAR_TRACK)
        if index < len(gains):
            tall = max(metrics.px(5), round(high * gains[index] / most))
            painter.box(Rect(left, track.bottom - tall, wide, tall), edge, radius=corner)
            if told:
                place = (left + wide / 2, area.bottom - metrics.px(5))
                painter.text(
                    str(gains[index]), Style.CAPTION, place,
                    colour=painter.theme.palette.text_soft, width=round(step),
                )  # fmt: skip


def speech_place(box: SeatBox, unit: float) -> SpeechPlace:
    """Beside the face, over name and status."""
    beside = round(8 * unit)
    left = box.portrait.right + beside
    room = Rect(left, box.area.top + beside // 2, box.area.right - beside - left, round(64 * unit))
    return SpeechPlace(box.portrait, room, round(48 * unit))
