"""Draws round and trick at the upper left, and the last trick at the upper right."""

from __future__ import annotations

from functools import partial

from pygame import Rect

from game.kits.chikyu.phrases import card_words
from game.rules.chikyu.options import MOST_ROUNDS, Deck
from game.rules.chikyu.records import Trick
from scenes.art.card_shape import ASPECT, card_glow, dimmed_card
from scenes.engine.drawing.boards import Region
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import derived, sprite
from scenes.engine.drawing.text import Align
from scenes.engine.i18n import _
from scenes.engine.theme import SMALLEST_TEXT, Style
from scenes.games.chikyu.card_art import face_sprite
from scenes.games.chikyu.display import Display
from scenes.games.chikyu.seat_names import Who
from scenes.table.seats.seat_head import whole_type
from scenes.ui.portraits import portrait

DISCS_AT = 0.73
UNSEEN_AT = 44
"""Cards that were set aside, at the height of the number of the trick."""
HEAD_HIGHEST, TITLE_HIGHEST = 22, 32
"""In units: larger words would touch each other."""
DISC, DISC_STEP, EMPTY_DISC = 30, 38, 0.86
NUMBERS_FROM = 30
"""Discs that stand closer have no numbers."""
LAST_HEIGHT, LAST_GAP, LAST_RISES = 76, 7, 3
LAST_AROUND, LAST_WORDS = 14, 112
"""The least room for the words beside the cards."""
LAST_HEAD, LAST_NAME, LAST_CARD, LAST_LINE = 0.15, 0.38, 0.59, 0.19
FACE = 22
LARGE_TEXT = 1.5


def draw_round_head(painter: Painter, area: Rect, round_: int, title: str) -> None:
    """Which round of how many, and what goes on in it."""
    palette, px = painter.theme.palette, painter.theme.metrics.px
    head = _("ROUND {round} / {total}").format(round=round_ + 1, total=MOST_ROUNDS)
    caption, heading = painter.type(Style.CAPTION), painter.type(Style.SUBHEADING)
    caption = caption.smaller(min(caption.px, px(HEAD_HIGHEST)))
    heading = heading.smaller(min(heading.px, px(TITLE_HIGHEST)))
    room = area.height - px(8)
    if (wanted := caption.px * 1.2 + heading.px * 1.36) > room:
        caption, heading = (
            each.smaller(int(each.px * room / wanted)) for each in (caption, heading)
        )
    y = area.top + px(8) + caption.px * 0.65
    painter.text(head, caption, (area.left, y), colour=palette.text_soft, align=Align.LEFT,
                 width=area.width)  # fmt: skip
    y += caption.px * 0.55 + heading.px * 0.68
    painter.text(title, heading, (area.left, y), align=Align.LEFT, width=area.width)


def round_regions(display: Display, who: Who) -> list[Region]:
    """Both upper corners."""
    layout, takers = display.layout, tuple(trick.winner for trick in display.tricks)
    return [
        Region(
            layout.round_info,
            (display.round, takers, bool(display.order)),
            partial(_draw_round, display=display, who=who),
        ),
        Region(
            layout.last_trick, display.last_trick, partial(_draw_last, display=display, who=who)
        ),
    ]


def _draw_round(painter: Painter, display: Display, who: Who) -> None:
    area, px, palette = display.layout.round_info, painter.theme.metrics.px, painter.theme.palette
    now = len(display.tricks)
    draw_round_head(painter, area, display.round, _("Trick {number}").format(number=now + 1))
    if display.options.deck is Deck.WHOLE:
        words = _("{count} unseen").format(count=display.options.aside)
        place = (area.right, area.top + px(UNSEEN_AT))
        painter.text(words, Style.CAPTION, place, colour=palette.text_soft, align=Align.RIGHT,
                     width=area.width // 2)  # fmt: skip
    count = max(display.options.hand_size, now + bool(display.order))
    step = min(px(DISC_STEP), area.width / count)
    size = min(px(DISC), round(step - px(4)))
    y = area.top + round(area.height * DISCS_AT)
    numbers = step >= px(NUMBERS_FROM)
    for number in range(count):
        centre = (round(area.left + px(2) + size / 2 + number * step), y)
        if number < now:
            face = portrait(who.avatars[display.tricks[number].winner], size, painter.theme)
            painter.sprite(face, centre, resting=True)
        elif number == now:
            painter.disc(centre, size, palette.paper)
            type_ = painter.type(Style.CAPTION).smaller(max(SMALLEST_TEXT, round(size * 0.5)))
            painter.text(str(number + 1), type_, centre, colour=palette.ink)
        else:
            small = round(size * EMPTY_DISC)
            painter.disc(centre, small, palette.panel_raised, 150)
            painter.ring(centre, small, px(1), palette.edge)
            if numbers:
                type_ = painter.type(Style.CAPTION).smaller(max(SMALLEST_TEXT, round(size * 0.4)))
                painter.text(str(number + 1), type_, centre, colour=palette.text_soft)


def _draw_last(painter: Painter, display: Display, who: Who) -> None:
    if display.last_trick is not None:
        draw_last(painter, display, who, display.last_trick)


def draw_last(painter: Painter, display: Display, who: Who, trick: Trick) -> None:
    """The trick taken last: the winning card, the others paler, and who took it."""
    area = display.layout.last_trick
    px, palette = painter.theme.metrics.px, painter.theme.palette
    height = px(LAST_HEIGHT)
    width = round(height * ASPECT)
    large = painter.theme.metrics.text_scale >= LARGE_TEXT
    shown = (trick.winning_card,) if large else trick.cards
    area = area.inflate(-px(LAST_AROUND), 0)
    room = area.width - px(LAST_WORDS)
    gap = min(width + px(LAST_GAP), (room - width) / max(1, len(shown) - 1))
    below = len(shown) > 1 and gap < width * 0.72
    if below:
        gap = min(width + px(LAST_GAP), (area.width - width) / max(1, len(shown) - 1))
    left = area.right - px(4) - width / 2 - gap * (len(shown) - 1)
    y = area.top + (area.height * 0.6 if below else area.height * 0.45)
    for number, card in enumerate(shown):
        won = card is trick.winning_card
        place = (left + number * gap, y - (px(LAST_RISES) if won else 0))
        face = face_sprite(card, height, painter.theme)
        if won:
            painter.sprite(sprite(card_glow, height, palette.paper), place, resting=True)
        painter.sprite(face if won else derived(dimmed_card, face), place, resting=True)
        if won:
            small = portrait(who.avatars[trick.winner], px(FACE), painter.theme)
            painter.sprite(small, (place[0] + width * 0.45, place[1] + height * 0.42), resting=True)
    _draw_last_words(painter, display, who, trick, round(left - width / 2) if not below else None)


def _draw_last_words(
    painter: Painter, display: Display, who: Who, trick: Trick, right: int | None
) -> None:
    area, palette, px = display.layout.last_trick, painter.theme.palette, painter.theme.metrics.px
    took = _("{name} took it").format(name=who.names[trick.winner])
    head = _("LAST TRICK")
    if right is None:
        y = area.top + area.height * LAST_HEAD * 0.6
        painter.text(
            head, Style.CAPTION, (area.left, y), colour=palette.text_soft, align=Align.LEFT,
            width=area.width // 2,
        )  # fmt: skip
        painter.text(took, Style.SMALL, (area.right, y), align=Align.RIGHT, width=area.width // 2)
        return
    room = right - px(10) - area.left
    card = trick.winning_card
    how = _("with {card}").format(card=card_words(card))
    if display.lies_open(trick.winner):
        how = _("for {name}").format(name=who.names[display.owner(trick.winner)])
    elif painter.typesetter.fit(how, painter.type(Style.SMALL), room).text != how:
        how = _("with {card}").format(card=f"{card.kind.letter} {card.rank}")
    lines = (
        (head, Style.CAPTION, LAST_HEAD, palette.text_soft),
        (took, Style.STRONG, LAST_NAME, palette.text),
        (how, Style.SMALL, LAST_CARD, palette.text_soft),
    )
    highest = round(area.height * LAST_LINE)
    for words, style, share, colour in lines:
        place = (area.left, area.top + area.height * share)
        type_ = painter.type(style)
        type_ = whole_type(painter, words, type_.smaller(min(type_.px, highest)), room)
        painter.text(words, type_, place, colour=colour, align=Align.LEFT, width=room)
