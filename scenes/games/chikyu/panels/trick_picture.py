"""Draws the Earth with what lies round it: places, cards of the trick and their marks, boats."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Self

from pygame import Rect

from game.rules.chikyu.cards import Kind
from game.rules.chikyu.hands import Hand
from game.rules.chikyu.records import Led
from scenes.art.card_shape import card_glow
from scenes.art.icons import Icon, icon
from scenes.art.panels import dashed_slot
from scenes.coach.coach_parts import chance_words
from scenes.engine.drawing.boards import Patchwork, Region
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import Sprite, sprite
from scenes.engine.i18n import _
from scenes.engine.theme import SMALLEST_TEXT, Style
from scenes.games.chikyu.card_art import (
    dashed_rim_sprite,
    draw_card,
    habit_sprite,
    kind_look,
    kind_sprite,
)
from scenes.games.chikyu.display import Display
from scenes.games.chikyu.panels.earth_picture import TURN_STEPS, Earth, draw_boat, draw_earth
from scenes.games.chikyu.panels.plates import Pill, draw_pill, pill_size
from scenes.games.chikyu.seat_names import Who
from scenes.games.chikyu.table_layout import TableLayout
from scenes.table.cards.card_sprite import Spot

MARKER = 25
ROOM_FOR_BOATS = 34
SLOT_CORNER, SLOT_DUE, SLOT_LATER = 0.07, 30, 8
MARK, MARK_TEXT, MARK_GAP = 18, 11, 2
ROOM_FOR_MARKS = 44
"""Beside a card, for words on it that are wider."""
MARK_BELOW = 0.45
"""Of its height: so far below the lower edge of the card is the middle of a plate."""
FLYING_SIGN = 44
RIPPLE_STEPS, RIPPLE_WIDTH = 8, 3
SNAIL = 0.4
"""The sign on the place of whoever sits out, of the height of a card."""


def earth_region(display: Display, who: Who) -> Region:
    """The middle of the table: what changes with a card is a piece for each place."""
    layout = display.layout
    room = layout.metrics.px(ROOM_FOR_BOATS)
    area = layout.earth.area.inflate(2 * room, room // 2)
    whole: Hashable = (
        round(display.turning * TURN_STEPS), display.lamps, _boats(display), display.led,
        frozenset(display.away),
    )  # fmt: skip
    places = tuple(_place(display, hand) for hand in range(len(layout.trick)))
    version = _TrickVersion(whole, places, layout)
    return Region(area, version, partial(_draw, display=display, who=who))


@dataclass(frozen=True, slots=True)
class _TrickVersion(Patchwork):
    """What lies round the Earth, place by place."""

    whole: Hashable
    places: tuple[Hashable, ...]
    layout: TableLayout = field(compare=False)

    def changed_since(self, before: Self) -> list[Rect]:
        if self.whole != before.whole:
            return []
        px = self.layout.metrics.px
        beside, below = 2 * px(ROOM_FOR_MARKS), 4 * px(MARK)
        spots = zip(self.layout.trick, self.places, before.places, strict=True)
        return [spot.rect.inflate(beside, below) for spot, now, then in spots if now != then]


def _boats(display: Display) -> Hashable:
    return tuple((round(boat.points, 2), boat.berth) for boat in display.boats)


def _place(display: Display, hand: Hand) -> Hashable:
    """What is seen there."""
    card = display.trick.get(hand)
    if card is None:
        mine = display.awaits_own_card and display.turn == hand
        return mine and not display.trick, mine, hand == display.sits_out
    wins = hand == display.winner and display.crown is None
    return card.face, wins, hand == display.order[0], display.odds if wins else None


def _draw(painter: Painter, display: Display, who: Who) -> None:
    draw_earth(painter, display.layout.earth, turn=display.turning, lit=display.lamps)
    _draw_places(painter, display, who)
    for hand, card in display.trick.items():
        spot = display.layout.trick[hand]
        if hand == display.winner and display.crown is None:
            glow = sprite(card_glow, spot.height, painter.theme.palette.paper)
            painter.sprite(glow, (spot.x, spot.y), resting=True)
        draw_card(painter, card, display.layout.card_heights)
        if display.led is Led.COLOURLESS and hand == display.order[0]:
            rim = dashed_rim_sprite(spot.height, painter.theme)
            painter.sprite(rim, (spot.x, spot.y), resting=True)
    draw_boats(painter, display, who, display.layout.earth, MARKER)
    for hand in display.trick:
        draw_marks(painter, display, hand)


def draw_boats(painter: Painter, display: Display, who: Who, earth: Earth, marker: float) -> None:
    """Every boat where it lies or sails; those farther out above those at the wall."""
    size = painter.theme.metrics.px(marker)
    boats = display.boats
    # Those that have not left yet lie where others pass.
    for seat in sorted(
        range(len(boats)), key=lambda seat: (boats[seat].points > 0, boats[seat].berth)
    ):
        boat = boats[seat]
        place = earth.bollard(boat.points, boat.berth, size)
        past = boat.points >= earth.goal
        draw_boat(painter, who.avatars[seat], place, size, past_goal=past)


def _draw_places(painter: Painter, display: Display, who: Who) -> None:
    """Dashed places for the cards to come; the one that waits for you says so."""
    palette, layout = painter.theme.palette, display.layout
    for hand, spot in enumerate(layout.trick):
        if hand in display.trick:
            continue
        mine = display.awaits_own_card and display.turn == hand
        colour, fill = (palette.accent_light, SLOT_DUE) if mine else (palette.edge, SLOT_LATER)
        shape = sprite(dashed_slot, spot.rect.size, spot.height * SLOT_CORNER, colour, fill)
        painter.sprite(shape, (spot.x, spot.y), resting=True)
        if hand == display.sits_out:
            snail = kind_sprite(Kind.SLUGGOS, round(spot.height * SNAIL), painter.theme)
            painter.sprite(snail, (spot.x, spot.y), alpha=0.8, resting=True)
        elif mine:
            _draw_own_words(painter, display, who, hand, spot)


def _draw_own_words(painter: Painter, display: Display, who: Who, hand: Hand, spot: Spot) -> None:
    leads = not display.trick
    if not who.is_you(hand):
        words = _("{name} leads") if leads else _("{name} plays")
        words = words.format(name=who.names[hand])
    else:
        words = _("your lead") if leads else _("your card")
    type_ = painter.type(Style.STRONG)
    type_ = type_.smaller(max(SMALLEST_TEXT, min(type_.px, round(spot.height * 0.16))))
    lines = words.split(" ", 1)
    room, high = round(spot.rect.width * 0.9), type_.px * 1.15
    for number, line in enumerate(lines):
        y = spot.y + (number - (len(lines) - 1) / 2) * high
        painter.text(line, type_, (spot.x, y), colour=painter.theme.palette.accent_light,
                     width=room)  # fmt: skip


def draw_marks(painter: Painter, display: Display, hand: Hand) -> Rect | None:
    """What a card is in this trick: below it, so that neither its number nor its letter is
    covered and the plates of cards above each other never meet. Answers where."""
    px, palette = painter.theme.metrics.px, painter.theme.palette
    spot = display.layout.trick[hand]
    x, y = spot.x, spot.y + spot.height / 2 + px(MARK * MARK_BELOW)
    size = px(MARK), px(MARK_TEXT)
    wins = hand == display.winner and display.crown is None
    crown = sprite(icon, Icon.CROWN, px(MARK * 0.66), palette.ink)
    if hand in display.away:
        light = kind_look(Kind.TURNABLINDIE).light
        eye = habit_sprite(Kind.TURNABLINDIE, px(MARK * 0.72), light)
        away = Pill(_("LOOKS AWAY"), *size, palette.panel_deep, palette.text, light, eye)
        mark = Rect(0, round(y) - px(MARK), 0, 2 * px(MARK))
        room = _room_below(display.layout.trick, spot, mark) - px(MARK_GAP)
        if pill_size(painter, away)[0] > room:
            away = replace(away, words=_("AWAY"))
        return draw_pill(painter, away, (x, y))
    if hand == display.order[0]:
        words, sign = _how_led(display, px(MARK * 0.66), palette.ink)
        if wins:
            words, sign = _with_odds(display, words), crown
        led = Pill(words, *size, palette.paper, palette.ink, sign=sign)
        return draw_pill(painter, led, (x, y))
    if wins:
        words = _with_odds(display, _("WINS"))
        return draw_pill(
            painter, Pill(words, *size, palette.paper, palette.ink, sign=crown), (x, y)
        )
    return None


def _with_odds(display: Display, words: str) -> str:
    """The chance on the crown, where somebody wants to see it."""
    if display.odds is None:
        return words
    return f"{words} {chance_words(display.odds)}"


def _room_below(spots: tuple[Spot, ...], spot: Spot, mark: Rect) -> float:
    """How wide a plate may be that neither meets the next one nor lies on another card."""
    room = float("inf")
    for other in spots:
        away = abs(other.x - spot.x)
        if other != spot and other.y == spot.y:
            room = min(room, away)
        elif other != spot and other.rect.top < mark.bottom and other.rect.bottom > mark.top:
            room = min(room, 2 * away - other.rect.width)
    return room


def _how_led(display: Display, size: int, ink: str) -> tuple[str, Sprite]:
    match display.led:
        case Led.BLIND:
            return _("BLIND"), habit_sprite(Kind.BUTTERFINGY, size, ink)
        case Led.PICKED:
            return _("PICKED"), habit_sprite(Kind.BUTTERFINGY, size, ink)
        case Led.COLOURLESS:
            return _("NO KIND"), habit_sprite(Kind.LEIZY, size, ink)
    return _("LEADS"), sprite(icon, Icon.PLAY, size, ink)


def draw_moving(painter: Painter, display: Display) -> None:
    """Rings of water, and the crown on its way."""
    px, palette = painter.theme.metrics.px, painter.theme.palette
    for ripple in display.ripples:
        share = round(ripple.share * RIPPLE_STEPS) / RIPPLE_STEPS
        with painter.faded(1 - share):
            size = max(4, round(ripple.size * (0.4 + 0.6 * share)))
            painter.ring((ripple.x, ripple.y), size, px(RIPPLE_WIDTH), palette.edge)
    if display.sign_flies is not None:
        kind, x, y = display.sign_flies
        painter.sprite(kind_sprite(kind, px(FLYING_SIGN), painter.theme), (x, y))
    if display.crown is not None:
        x, y = display.crown
        height = display.layout.trick[0].height
        place = Rect(0, 0, px(MARK * 1.3), px(MARK * 1.3))
        place.center = round(x), round(y + height / 2 + px(MARK * MARK_BELOW))
        painter.disc(place.center, place.width, palette.paper)
        painter.sprite(sprite(icon, Icon.CROWN, px(MARK * 0.8), palette.ink), place.center)
