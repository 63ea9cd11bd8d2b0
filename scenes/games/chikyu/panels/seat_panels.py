"""Draws the panels round the Earth: who sits there, points, piles, the hold, who sits out."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field
from functools import partial
from typing import Self

from pygame import Rect

from game.rules.chikyu.cards import Kind
from game.rules.chikyu.hands import Hand
from scenes.art.icons import Icon, icon
from scenes.art.panels import dashed_slot
from scenes.engine.drawing.boards import Patchwork, Region
from scenes.engine.drawing.painter import PANEL_RADIUS, Painter
from scenes.engine.drawing.sprites import sprite
from scenes.engine.drawing.text import Align, Type
from scenes.engine.i18n import _, ngettext
from scenes.engine.theme import SMALLEST_TEXT, Style
from scenes.games.chikyu.card_art import back_sprite, kind_look, kind_sprite, pile_sprite
from scenes.games.chikyu.display import Display, SeatFigures
from scenes.games.chikyu.panels.hold_picture import (
    STOREYS_ABOVE,
    HoldFigures,
    draw_hold,
    hold_column,
)
from scenes.games.chikyu.panels.plates import Pill, draw_pill
from scenes.games.chikyu.panels.seat_boxes import PanelShape, SeatBox
from scenes.games.chikyu.seat_names import Who
from scenes.table.playmat import SpeechPlace
from scenes.table.seats.seat_head import draw_stand_in, names_type
from scenes.table.sharing.gate_picture import draw_lit_line
from scenes.ui.cloth import lay_cloth
from scenes.ui.portraits import portrait

NAME_SHARE, WORDS_SHARE = 0.44, 0.34
"""Of the height beside a face: two lines that do not touch."""
NAME_AT, WORDS_AT = 0.27, 0.74
PILL_ALPHA = 235
POINTS_AT, PILES_AT, PILES_SIGN = 0.3, 0.62, 0.56
AROUND_POINTS = 6
BADGE_SHARE, BADGE_SIGN, BADGE_INSIDE = 0.44, 0.66, 0.3
"""Of the face; of the badge; and how much of it lies on the face."""
BOND_SHARE = 0.46
"""The face of whoever is in charge, of the face of the dependency."""
PILE_GAP, PILE_ASPECT = 8, 0.8
"""Between piles where there is room; the width of one, of its height."""
EDGE = 2
LACKED = 15
"""A crossed sign: a kind that a hand has shown to lack."""
VEIL, SNAIL = 120, 34
ASLEEP_HEIGHT, ASLEEP_SNAIL, ASLEEP_INSIDE = 0.5, 0.8, 0.34
"""Of the words beside a face, and of the pill that stands there."""
LIMIT_TEXT, LIMIT_HEIGHT = 12, 20
LARGE_TEXT = 1.5
"""From so large a text on the hold is told in numbers alone."""
BESIDE_SPEECH = 8
AROUND_A_PART = 6
"""Signs and numbers may stand out of their part of a panel so far."""


def draw_ground(painter: Painter, display: Display, who: Who) -> None:
    """Everything that never changes under the figures."""
    lay_cloth(painter)
    layout = display.layout
    type_ = _name_type(painter, display, who)
    for box in layout.boxes:
        painter.panel(box.area)
        words = box.words
        name = painter.typesetter.shorten(who.names[box.hand], type_, words.width)
        painter.text(
            name, type_, (words.left, words.top + words.height * NAME_AT), align=Align.LEFT
        )
    for plate in (layout.lead_plate, layout.best_plate):
        painter.panel(plate, radius=painter.theme.metrics.px(PANEL_RADIUS - 4))


def _name_type(painter: Painter, display: Display, who: Who) -> Type:
    boxes = display.layout.boxes
    flattest = min(box.words.height for box in boxes)
    names = [(who.names[box.hand], box.words.width) for box in boxes]
    return names_type(painter, names, round(flattest * NAME_SHARE))


def seat_regions(display: Display, who: Who) -> list[Region]:
    """A part of the board for each panel."""
    return [
        Region(
            box.area,
            _version(display, who, box),
            partial(draw_seat, display=display, who=who, box=box),
        )
        for box in display.layout.boxes
    ]


@dataclass(frozen=True, slots=True)
class _SeatVersion(Patchwork):
    """What is seen of a panel, part by part."""

    whole: Hashable
    on_face: Hashable
    words: Hashable
    score: tuple[int, int] | None
    piles: tuple[bool | None, ...]
    hold: tuple[tuple[float, int, bool], ...]
    """By kind, to the hundredth, whole, and whether there is any."""
    box: SeatBox = field(compare=False)
    display: Display = field(compare=False)

    def changed_since(self, before: Self) -> list[Rect]:
        if self.whole != before.whole or len(self.hold) != len(before.hold):
            return []
        box, around = self.box, 2 * self.display.layout.metrics.px(AROUND_A_PART)
        parts = (
            (box.portrait, self.on_face, before.on_face), (box.words, self.words, before.words),
            (box.score, self.score, before.score), (box.piles, self.piles, before.piles),
            *zip(self._columns(), self.hold, before.hold, strict=False),
        )  # fmt: skip
        return [area.inflate(around, around) for area, now, then in parts if area and now != then]

    def _columns(self) -> list[Rect]:
        if self.box.hold is None:
            return []
        options, room = self.display.options, self.box.hold.copy()
        # A storey comes from above its column.
        room.top -= room.height // (options.limit + STOREYS_ABOVE)
        room.height = self.box.hold.bottom - room.top
        return [hold_column(room, options.kinds, kind) for kind in options.kinds]


def _version(display: Display, who: Who, box: SeatBox) -> _SeatVersion:
    hand = box.hand
    asleep = (round(display.veil, 2), display.snail) if hand == display.sits_out else None
    own = display.seats[hand] if hand < len(display.seats) else None
    pushed = own and (own.shaken, round(own.shake, 2), round(own.over_drop, 2))
    hold = (own and own.hold) or ()
    return _SeatVersion(
        (display.chooser if is_asked(display, hand) else None, asleep, pushed),
        (_badge(display, hand), hand in who.stand_ins),
        (_words(display, who, hand), _lacked(display, hand)),
        None if own is None else (own.points, len(own.piles)),
        () if own is None else tuple(own.piles),
        tuple((round(count, 2), int(count), count > 0) for count in hold),
        box,
        display,
    )


def is_asked(display: Display, hand: Hand) -> bool:
    """The person who looks chooses the next card of this hand."""
    return display.awaits_own_card and display.turn == hand


def draw_seat(painter: Painter, display: Display, who: Who, box: SeatBox) -> None:
    """What changes on a panel; the face lies below."""
    palette, px = painter.theme.palette, painter.theme.metrics.px
    hand = box.hand
    asked = display.chooser if is_asked(display, hand) else None
    if asked is not None and asked in who.lines:
        draw_lit_line(painter, box.area, who.lines[asked])
    elif asked is not None:
        painter.box(box.area, palette.accent_light, radius=px(PANEL_RADIUS), alpha=0,
                    edge=palette.accent_light, edge_width=px(EDGE))  # fmt: skip
    if hand in who.stand_ins:
        draw_stand_in(painter, box.portrait)
    _draw_words(painter, display, who, box)
    if box.shape in (PanelShape.OPEN_ACROSS, PanelShape.OPEN_SIDE):
        _draw_bond(painter, display, who, box)
    else:
        figures = display.seats[hand]
        _draw_score(painter, box, figures)
        _draw_piles(painter, box, figures)
        draw_seat_hold(painter, display, box, figures)
    sign = _badge(display, hand)
    if sign is not None:
        _draw_badge(painter, box, sign)
    if hand == display.sits_out:
        _draw_asleep(painter, display, box)


def _words(display: Display, who: Who, hand: Hand) -> str:
    if display.lies_open(hand):
        owner = display.owner(hand)
        if who.you == owner:
            return _("plays for you")
        return _("plays for {name}").format(name=who.names[owner])
    if is_asked(display, hand) and who.is_you(hand):
        return _("your turn") if display.trick else _("your turn to lead")
    if is_asked(display, hand):
        return _("to play") if display.trick else _("to lead")
    count = display.hand_sizes[hand]
    return ngettext("{count} in hand", "{count} in hand", count).format(count=count)


def _draw_words(painter: Painter, display: Display, who: Who, box: SeatBox) -> None:
    if box.hand == display.sits_out and display.veil >= 1:
        return
    palette, words, type_ = painter.theme.palette, box.words, _words_type(painter, box)
    asked = is_asked(display, box.hand) and not display.lies_open(box.hand)
    y = words.top + words.height * WORDS_AT
    said = painter.text(
        _words(display, who, box.hand), type_, (words.left, y),
        colour=palette.accent_light if asked else palette.text_soft, align=Align.LEFT,
        width=words.width,
    )  # fmt: skip
    _draw_lacked(painter, display, box.hand, (said.right, y), words.right)


def _lacked(display: Display, hand: Hand) -> tuple[Kind, ...]:
    """What a hidden hand has shown not to hold, in full help."""
    if not display.shows_lacks or display.lies_open(hand) or hand == display.holder:
        return ()
    return tuple(sorted(display.lacks[hand]))


def _draw_lacked(
    painter: Painter, display: Display, hand: Hand, start: tuple[float, float], right: float
) -> None:
    """A crossed sign for each kind, as far as there is room beside the words."""
    px, (x, y) = painter.theme.metrics.px, start
    size = px(LACKED)
    for kind in _lacked(display, hand):
        x += size * 1.2
        if x + size / 2 > right:
            return
        painter.sprite(kind_sprite(kind, size, painter.theme), (x, y), alpha=0.7, resting=True)
        low, high = (x - size / 2, y + size / 2), (x + size / 2, y - size / 2)
        painter.line(low, high, px(2), painter.theme.palette.coral)


def _words_type(painter: Painter, box: SeatBox) -> Type:
    type_ = painter.type(Style.SMALL)
    return type_.smaller(max(SMALLEST_TEXT, min(type_.px, round(box.words.height * WORDS_SHARE))))


def _draw_bond(painter: Painter, display: Display, who: Who, box: SeatBox) -> None:
    """Whose dependency it is."""
    size = round(box.portrait.width * BOND_SHARE)
    inside = round(size * BADGE_INSIDE)
    centre = (box.portrait.right - inside, box.portrait.bottom - inside)
    face = portrait(who.avatars[display.owner(box.hand)], size, painter.theme)
    painter.sprite(face, centre, resting=True)


def _badge(display: Display, hand: Hand) -> Icon | None:
    """What a hand has done in this trick."""
    if hand not in display.trick or display.lies_open(hand):
        return None
    if hand == display.winner:
        return Icon.CROWN
    return Icon.PLAY if hand == display.order[0] else Icon.CHECK


def _draw_badge(painter: Painter, box: SeatBox, sign: Icon) -> None:
    palette = painter.theme.palette
    size = round(box.portrait.width * BADGE_SHARE)
    inside = size * BADGE_INSIDE
    centre = (box.portrait.right - inside, box.portrait.bottom - inside)
    painter.disc(centre, size, palette.paper)
    painter.sprite(sprite(icon, sign, round(size * BADGE_SIGN), palette.ink), centre, resting=True)


def _draw_score(painter: Painter, box: SeatBox, figures: SeatFigures) -> None:
    """Points large, and how many piles."""
    pill = box.score
    if pill is None:
        return
    theme, palette = painter.theme, painter.theme.palette
    painter.box(pill, palette.panel_raised, radius=pill.height // 2, alpha=PILL_ALPHA)
    room = pill.width // 2 - theme.metrics.px(AROUND_POINTS)
    place = (pill.left + pill.width * POINTS_AT, pill.centery)
    painter.text(str(figures.points), Style.NUMBER, place, colour=palette.accent_light, width=room)
    size = round(pill.height * PILES_SIGN)
    middle = pill.left + pill.width * PILES_AT
    painter.sprite(back_sprite(size, theme), (middle, pill.centery), resting=True)
    painter.text(str(len(figures.piles)), Style.CAPTION, (middle + size * 0.7, pill.centery),
                 colour=palette.text_soft, align=Align.LEFT,
                 width=pill.right - round(middle + size * 0.7) - theme.metrics.px(4))  # fmt: skip


def _draw_piles(painter: Painter, box: SeatBox, figures: SeatFigures) -> None:
    """A little stack for each trick taken; a seahorse on those that hold pink."""
    room = box.piles
    if room is None:
        return
    theme, palette, px = painter.theme, painter.theme.palette, painter.theme.metrics.px
    height = round(room.height * 0.92)
    width, count = round(height * PILE_ASPECT), len(figures.piles)
    words = ngettext("{count} pile", "{count} piles", count) if count else _("no pile yet")
    words = words.format(count=count)
    told = 0 if box.shape is PanelShape.ACROSS else px(76)
    step = min(width + px(PILE_GAP), (room.width - told - width) / max(1, count - 1))
    for number, pink in enumerate(figures.piles):
        centre = (room.left + width / 2 + number * step, room.centery)
        painter.sprite(pile_sprite(height, theme, pink=bool(pink)), centre, resting=True)
    if not count:
        slot = (round(height * 0.72), height)
        shape = sprite(dashed_slot, slot, height * 0.1, palette.edge, 10)
        painter.sprite(shape, (room.left + slot[0] / 2, room.centery), resting=True)
    left = room.left + width + round(max(0, count - 1) * step) + px(PILE_GAP)
    if told:
        type_ = painter.type(Style.SMALL)
        type_ = type_.smaller(min(type_.px, round(room.height * 0.6)))
        painter.text(words, type_, (left, room.centery), colour=palette.text_soft,
                     align=Align.LEFT, width=room.right - left)  # fmt: skip


def draw_seat_hold(painter: Painter, display: Display, box: SeatBox, figures: SeatFigures) -> None:
    """What was taken of each kind, and the limit that bites."""
    if box.hold is None:
        return
    if box.shape is PanelShape.OWN:
        _draw_limit(painter, display, box)
    if figures.hold is None:
        painter.text(_("closed"), Style.SMALL, box.hold.center,
                     colour=painter.theme.palette.text_soft)  # fmt: skip
        return
    shown = hold_figures(display, figures, large=painter.theme.metrics.text_scale >= LARGE_TEXT)
    draw_hold(painter, box.hold, shown, *box.signs)


def hold_figures(display: Display, figures: SeatFigures, *, large: bool) -> HoldFigures:
    """The hold as it is drawn; large text takes the room of the storeys."""
    assert figures.hold is not None
    return HoldFigures(
        display.options.kinds, tuple(figures.hold), display.options.limit, not large,
        figures.shaken, figures.shake, figures.over_drop,
    )  # fmt: skip


def _draw_limit(painter: Painter, display: Display, box: SeatBox) -> None:
    palette, px = painter.theme.palette, painter.theme.metrics.px
    assert box.piles is not None
    words = _("LIMIT {count}").format(count=display.options.limit)
    right = box.area.right - px(16)
    limit = Pill(words, px(LIMIT_HEIGHT), px(LIMIT_TEXT), palette.coral, palette.coral_ink)
    draw_pill(painter, limit, (right, box.piles.centery), Align.RIGHT)


def _draw_asleep(painter: Painter, display: Display, box: SeatBox) -> None:
    """The veil as far as the snail has drawn it, and what it means."""
    palette, px = painter.theme.palette, painter.theme.metrics.px
    area, share = box.area, display.veil
    if share < 1:
        with painter.clip(Rect(area.left, area.top, round(area.width * share), area.height)):
            painter.box(area, palette.table_rim, radius=px(PANEL_RADIUS), alpha=VEIL)
        if display.snail is not None:
            x = area.left + area.width * display.snail
            painter.sprite(kind_sprite(Kind.SLUGGOS, px(SNAIL), painter.theme), (x, area.centery))
        return
    painter.box(area, palette.table_rim, radius=px(PANEL_RADIUS), alpha=VEIL)
    light = kind_look(Kind.SLUGGOS).light
    pill, words = asleep_box(painter, box), _("sits out")
    painter.box(pill, palette.panel_deep, radius=pill.height // 2, edge=light, edge_width=px(1.4))
    inside = round(pill.height * ASLEEP_INSIDE)
    size = round(pill.height * ASLEEP_SNAIL)
    snail = kind_sprite(Kind.SLUGGOS, size, painter.theme)
    painter.sprite(snail, (pill.left + inside + size / 2, pill.centery), resting=True)
    left = pill.left + round(inside * 1.5) + size
    painter.text(words, _words_type(painter, box), (left, pill.centery), align=Align.LEFT,
                 width=pill.right - inside - left)  # fmt: skip


def asleep_box(painter: Painter, box: SeatBox) -> Rect:
    """Who sits out reads so below the name; hold, piles and points stay in sight."""
    words, height = box.words, round(box.words.height * ASLEEP_HEIGHT)
    around = round(height * (ASLEEP_SNAIL + ASLEEP_INSIDE * 2.5))
    wide = painter.typesetter.width(_("sits out"), _words_type(painter, box)) + around
    pill = Rect(words.left, 0, min(wide, words.width), height)
    pill.centery = round(words.top + words.height * WORDS_AT)
    return pill


def speech_place(box: SeatBox, unit: float) -> SpeechPlace:
    """Beside the face, over words and piles, never over points or hold."""
    beside = round(BESIDE_SPEECH * unit)
    left = box.portrait.right + beside
    bottom = box.area.bottom if box.hold is None else box.hold.top
    right = box.area.right - beside
    if box.score is not None and box.score.top < box.portrait.bottom:
        right = box.score.left - beside
    room = Rect(
        left,
        box.area.top + beside,
        right - left,
        max(bottom, box.portrait.bottom) - box.area.top - beside,
    )
    return SpeechPlace(box.portrait, room, box.words.height)
