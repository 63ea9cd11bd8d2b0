"""Draws the plates beside the Earth: what is followed, who takes the trick; and small pills."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import partial

from pygame import Rect

from game.kits.chikyu.phrases import card_words, kind_name
from game.rules.chikyu.cards import Kind
from game.rules.chikyu.hands import Hand
from game.rules.chikyu.records import Led
from scenes.art.icons import Icon, icon
from scenes.engine.drawing.boards import Region
from scenes.engine.drawing.painter import Painter, Position
from scenes.engine.drawing.sprites import Sprite, sprite
from scenes.engine.drawing.text import Align, Type
from scenes.engine.i18n import _
from scenes.engine.theme import SMALLEST_TEXT, Style
from scenes.games.chikyu.card_art import habit_sprite, kind_sprite
from scenes.games.chikyu.display import Display
from scenes.games.chikyu.seat_names import Who
from scenes.ui.portraits import portrait

PICTURE, CROWN = 0.33, 0.38
"""Of the height of a plate, and of the picture."""
HEAD_AT, PICTURE_AT, NAME_AT, WORDS_AT, LINE_AT, FOOT_AT = 0.11, 0.35, 0.6, 0.7, 0.775, 0.88
"""From the upper edge of a plate that stands, of its height."""
LYING_HEAD, LYING_NAME, LYING_WORDS, LYING_FOOT, LYING_LINE = 0.16, 0.4, 0.62, 0.84, 0.17
INSIDE, FOOT_SIGN = 8, 20
LYING = 1.15
"""A plate that is so much wider than high has its picture beside the words."""
LARGE_TEXT, HIGHEST_LINE = 1.5, 0.095
PADDING = 0.42
"""Left and right of the words, of the height."""
SIGN_ROOM, SIGN_AT = 0.8, 0.62


@dataclass(frozen=True, slots=True)
class Plate:
    """What stands on a plate: a head, a face or a kind, a name, two more lines."""

    head: str
    name: str
    words: str = ""
    kind: Kind | None = None
    avatar: str = ""
    crowned: bool = False
    foot: str = ""
    foot_kind: Kind | None = None
    foot_habit: bool = False
    """Its habit is shown, not the creature."""
    swell: float = 1.0


def _may_look_away(display: Display) -> bool:
    """Nobody is reminded of a card that is not in the hand that is seen."""
    kinds = {card.face.kind for card in display.hand if card.face is not None}
    return not kinds or Kind.TURNABLINDIE in kinds


def lead_plate(display: Display, who: Who) -> Plate | None:
    """What is followed; before that, who leads and how."""
    if display.lead is not None and display.set_by is not None:
        led = _("{name} led it") if display.led is not Led.COLOURLESS else _("{name} set it")
        may_turn = display.lead is not Kind.TURNABLINDIE and _may_look_away(display)
        return Plate(
            _("FOLLOW"), kind_name(display.lead), led.format(name=who.names[display.set_by]),
            kind=display.lead, foot=_("or Turnablindie") if may_turn else "",
            foot_kind=Kind.TURNABLINDIE if may_turn else None,
            swell=round(display.plate_swell, 2),
        )  # fmt: skip
    if not display.order:
        return _followed(display, who)
    leader = display.order[0]
    if display.trick:
        decides = display.turn if display.turn is not None else leader
        return _faced(_("NO KIND YET"), who, decides, _("decides"))
    how = {
        Led.FREELY: _("any card"),
        Led.BLIND: _("drawn blind"),
        Led.COLOURLESS: _("sets no kind"),
    }.get(display.led, "")
    if display.led is Led.PICKED and display.chooser is not None:
        how = _("{name} picks").format(name=who.names[display.chooser])
    return _faced(_("LEADS"), who, leader, how)


def best_plate(display: Display, who: Who) -> Plate | None:
    """Who takes the trick so far; before that, who sits out or who is next."""
    winner = display.winner
    if winner is not None and winner in display.trick:
        face = display.trick[winner].face
        assert face is not None
        foot, kind = _habit(face.kind)
        return Plate(
            _("WINS SO FAR"), who.names[winner], card_words(face), avatar=who.avatars[winner],
            crowned=True, foot=foot, foot_kind=kind, foot_habit=True,
        )  # fmt: skip
    if not display.order:
        return _taken(display, who)
    if display.sits_out is not None:
        return _faced(_("SITS OUT"), who, display.sits_out, _("won with Sluggos"))
    if len(display.order) < 2:
        return None
    later = [hand for hand in display.order[1:] if hand not in display.trick]
    if not later:
        return None
    then = _("then {name}").format(name=who.names[later[1]]) if len(later) > 1 else ""
    return _faced(_("NEXT"), who, later[0], then)


def _followed(display: Display, who: Who) -> Plate | None:
    """Until the next trick begins: what the last one was about."""
    last = display.last_trick
    if last is None:
        return None
    is_set = last.led is Led.COLOURLESS
    led = _("{name} set it") if is_set else _("{name} led it")
    words = led.format(name=who.names[last.hands[1 if is_set else 0]])
    return Plate(_("FOLLOWED"), kind_name(last.lead), words, kind=last.lead)


def _taken(display: Display, who: Who) -> Plate | None:
    """Until the next trick begins: who took the last one, and with what."""
    last = display.last_trick
    if last is None:
        return None
    words = card_words(last.winning_card)
    avatar = who.avatars[last.winner]
    return Plate(_("TOOK IT"), who.names[last.winner], words, avatar=avatar, crowned=True)


def _faced(head: str, who: Who, hand: Hand, words: str) -> Plate:
    return Plate(head, who.names[hand], words, avatar=who.avatars[hand])


def _habit(kind: Kind) -> tuple[str, Kind | None]:
    """What winning with this kind does to the next trick."""
    match kind:
        case Kind.BUTTERFINGY:
            return _("next lead is blind"), kind
        case Kind.SLUGGOS:
            return _("sits out next"), kind
        case Kind.LEIZY:
            return _("next lead: no kind"), kind
    return "", None


def draw_first_plates(painter: Painter, display: Display, who: Who) -> None:
    """Whoever may lead a new round, and who may be next; for a rehearsal."""
    layout, hands = display.layout, len(who.names)
    for hand in range(hands):
        then = _("then {name}").format(name=who.names[(hand + 1) % hands])
        _draw(painter, layout.lead_plate, _faced(_("LEADS"), who, hand, _("any card")))
        _draw(painter, layout.best_plate, _faced(_("NEXT"), who, hand, then))


def plate_regions(display: Display, who: Who) -> list[Region]:
    """Both plates."""
    layout = display.layout
    pairs = (
        (layout.lead_plate, lead_plate(display, who)),
        (layout.best_plate, best_plate(display, who)),
    )
    return [_region(area, plate) for area, plate in pairs]


def _region(area: Rect, plate: Plate | None) -> Region:
    version: Hashable = plate
    return Region(area, version, partial(_draw, area=area, plate=plate))


def _draw(painter: Painter, area: Rect, plate: Plate | None) -> None:
    if plate is None:
        return
    if _is_lying(area):
        _draw_lying(painter, area, plate)
    else:
        _draw_standing(painter, area, plate)


def _is_lying(area: Rect) -> bool:
    return area.width > area.height * LYING


def picture_size(area: Rect, px: Callable[[float], int]) -> int:
    """Of the face or the kind on a plate."""
    if _is_lying(area):
        return min(round(area.height * 0.6), round(area.width * 0.3))
    room = area.width - 2 * px(INSIDE)
    return min(round(area.height * PICTURE), round(room * 0.6))


def _draw_standing(painter: Painter, area: Rect, plate: Plate) -> None:
    px, palette = painter.theme.metrics.px, painter.theme.palette
    room, x = area.width - 2 * px(INSIDE), area.centerx
    large = painter.theme.metrics.text_scale >= LARGE_TEXT

    def at(share: float) -> Position:
        return x, area.top + area.height * share

    small, strong = _types(painter, area.height)
    head = painter.type(Style.CAPTION)
    head = head.smaller(min(head.px, small.px))
    painter.text(plate.head, head, at(HEAD_AT), colour=palette.text_soft, width=room)
    _draw_picture(painter, plate, at(PICTURE_AT), picture_size(area, px))
    painter.text(plate.name, strong, at(NAME_AT), width=room)
    low = 0.06 if large else 0.0
    painter.text(plate.words, small, at(WORDS_AT + low), colour=palette.text_soft, width=room)
    if plate.foot and not large:
        line = Rect(area.left + 2 * px(INSIDE), round(at(LINE_AT)[1]), room - 2 * px(INSIDE), px(1))
        painter.box(line, palette.edge, alpha=90)
        _draw_foot(painter, plate, at(FOOT_AT), room)


def _types(painter: Painter, height: int) -> tuple[Type, Type]:
    """For words and names: large text is as large as a plate has lines for it."""
    small, strong = painter.type(Style.SMALL), painter.type(Style.STRONG)
    highest = max(SMALLEST_TEXT, round(height * HIGHEST_LINE))
    return (
        small.smaller(min(small.px, highest)),
        strong.smaller(min(strong.px, round(highest * 1.2))),
    )


def _draw_lying(painter: Painter, area: Rect, plate: Plate) -> None:
    px, palette = painter.theme.metrics.px, painter.theme.palette
    size = picture_size(area, px)
    _draw_picture(painter, plate, (area.left + px(12) + size / 2, area.centery), size)
    left = area.left + px(24) + size
    room = area.right - px(INSIDE) - left
    lines = (
        (plate.head, Style.CAPTION, LYING_HEAD, palette.text_soft),
        (plate.name, Style.STRONG, LYING_NAME, palette.text),
        (plate.words, Style.SMALL, LYING_WORDS, palette.text_soft),
        (plate.foot, Style.SMALL, LYING_FOOT, palette.text_soft),
    )
    highest = round(area.height * LYING_LINE)
    for words, style, share, colour in lines:
        place = (left, area.top + area.height * share)
        type_ = painter.type(style)
        type_ = type_.smaller(min(type_.px, highest))
        painter.text(words, type_, place, colour=colour, align=Align.LEFT, width=room)


def _draw_picture(painter: Painter, plate: Plate, centre: Position, size: int) -> None:
    theme, palette = painter.theme, painter.theme.palette
    if plate.kind is not None:
        painter.sprite(kind_sprite(plate.kind, size, theme), centre, scale=max(0.05, plate.swell))
        return
    painter.sprite(portrait(plate.avatar, size, theme), centre, resting=True)
    if plate.crowned:
        disc = round(size * CROWN)
        place = (centre[0] + size * 0.4, centre[1] + size * 0.36)
        painter.disc(place, disc, palette.paper)
        crown = sprite(icon, Icon.CROWN, round(disc * 0.66), palette.ink)
        painter.sprite(crown, place, resting=True)


def _draw_foot(painter: Painter, plate: Plate, centre: Position, room: int) -> None:
    theme, px = painter.theme, painter.theme.metrics.px
    sign: Sprite | None = None
    if plate.foot_kind is not None:
        size = px(FOOT_SIGN)
        sign = (
            habit_sprite(plate.foot_kind, size, theme.palette.text_soft)
            if plate.foot_habit
            else kind_sprite(plate.foot_kind, size, theme)
        )
    type_ = painter.type(Style.SMALL)
    type_ = type_.smaller(max(SMALLEST_TEXT, type_.px - px(1)))
    extra = px(FOOT_SIGN + 5) if sign is not None else 0
    fitted = painter.typesetter.fit(plate.foot, type_, room - extra)
    wide = painter.typesetter.width(fitted.text, fitted.type) + extra
    left = centre[0] - wide / 2
    if sign is not None:
        painter.sprite(sign, (left + px(FOOT_SIGN) / 2, centre[1]), resting=True)
    painter.text(fitted.text, fitted.type, (left + extra, centre[1]), align=Align.LEFT)


@dataclass(frozen=True, slots=True)
class Pill:
    """What stands on it, and its colours; sizes in pixels."""

    words: str
    height: int
    text: int
    fill: str
    ink: str
    edge: str | None = None
    sign: Sprite | None = None


def pill_size(painter: Painter, pill: Pill) -> tuple[int, int]:
    """As wide as its words and its sign."""
    type_ = _type(painter, pill)
    height = max(pill.height, round(type_.px * 1.4))
    words = painter.typesetter.width(pill.words, type_)
    return words + round(2 * PADDING * height) + _sign_room(pill, height), height


def draw_pill(painter: Painter, pill: Pill, place: Position, align: Align = Align.CENTRE) -> Rect:
    """`place` is its left, middle or right end. Answers where it is."""
    wide, height = pill_size(painter, pill)
    box = Rect(round(place[0] - wide * align.value), round(place[1] - height / 2), wide, height)
    painter.box(
        box, pill.fill, radius=height // 2, edge=pill.edge, edge_width=max(1.0, height / 14)
    )
    if pill.sign is not None:
        painter.sprite(pill.sign, (box.left + height * SIGN_AT, box.centery), resting=True)
    middle = ((box.left + _sign_room(pill, height) + box.right) / 2, box.centery)
    painter.text(pill.words, _type(painter, pill), middle, colour=pill.ink)
    return box


def _type(painter: Painter, pill: Pill) -> Type:
    return painter.type(Style.CAPTION).smaller(max(SMALLEST_TEXT, pill.text))


def _sign_room(pill: Pill, height: int) -> int:
    return round(height * SIGN_ROOM) if pill.sign is not None else 0
