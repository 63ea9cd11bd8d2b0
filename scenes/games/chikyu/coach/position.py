"""The trick of one moment: its cards in the order of play, and the place of who decides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from pygame import Rect

from game.kits.chikyu.phrases import card_words
from game.kits.set_up import Chair
from game.rules.chikyu.cards import Card
from game.rules.chikyu.hands import in_charge
from game.rules.chikyu.moves import ChikyuMove, PlayCard
from game.rules.chikyu.view import ChikyuView
from scenes.art.card_shape import card_width
from scenes.art.panels import dashed_slot
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import sprite
from scenes.engine.i18n import _
from scenes.engine.theme import Style
from scenes.games.chikyu.card_art import face_sprite
from scenes.games.chikyu.panels.hold_picture import HoldFigures, draw_hold
from scenes.games.kit import PlayedOut
from scenes.ui.labels import Picture
from scenes.ui.portraits import portrait

CARD, FACE, GAP = 150, 40, 10
CARD_SHARE, FACE_SHARE = 0.7, 0.26
TAKER_ROOM = 220
TAKER, HOLD, SIGN, NUMBER = 92, 640, 34, 26
TRICKS = 0.64
"""Of the height."""


def position(view: ChikyuView, chairs: Sequence[Chair]) -> Picture:
    """Who takes it so far has the light edge."""
    return Picture((350, 236), partial(_draw_trick, trick=_lying(view, chairs)))


def played_out(
    before: ChikyuView, after: ChikyuView, move: ChikyuMove, chairs: Sequence[Chair]
) -> PlayedOut:
    """The trick before and after, and the hold of whoever takes it."""
    lying = _lying(before, chairs, len(before.order))
    assert isinstance(move, PlayCard)
    head = _("After {cards}").format(cards=card_words(move.card))
    tricks = next((each.tricks for each in after.records[before.round :][:1]), after.tricks)
    done = next(iter(tricks[before.trick_number :]), None)
    if done is None:  # the own hands have two cards of it
        later = _lying(after, chairs, len(after.order))
        return PlayedOut(head, partial(_draw_trick, trick=lying), partial(_draw_trick, trick=later))
    faces = [chairs[in_charge(hand, len(chairs))].avatar for hand in done.hands]
    trick = _Trick(done.cards, faces, done.hands.index(done.winner), len(done.hands))
    taker = in_charge(done.winner, len(chairs))
    hold = before.holds[taker]
    if hold is None:
        return PlayedOut(head, partial(_draw_trick, trick=lying), partial(_draw_trick, trick=trick))
    kinds = before.options.kinds
    counts = [hold[kind] + sum(card.kind is kind for card in done.cards) for kind in kinds]
    figures = HoldFigures(kinds, tuple(counts), before.options.limit)
    return PlayedOut(
        head, partial(_draw_trick, trick=lying), partial(_draw_trick, trick=trick),
        partial(_draw_taker, chair=chairs[taker], figures=figures), share=TRICKS,
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class _Trick:
    """Cards in the order of play with the faces below; a face more is whoever decides."""

    cards: Sequence[Card]
    faces: Sequence[str]
    best: int
    """Whose card takes it, or would."""
    room: int
    """For so many: one trick is as large before a card as after it."""


def _lying(view: ChikyuView, chairs: Sequence[Chair], room: int = 0) -> _Trick:
    order = view.order[: len(view.trick) + 1]
    faces = [chairs[in_charge(hand, len(chairs))].avatar for hand in order]
    best = order.index(view.winner) if view.winner in order else -1
    return _Trick(view.trick, faces, best, room)


def _draw_trick(painter: Painter, area: Rect, trick: _Trick) -> None:
    px, palette = painter.theme.metrics.px, painter.theme.palette
    places = len(trick.faces)
    most = max(px(CARD), round(area.height * CARD_SHARE))
    step = min(card_width(most) + px(GAP), area.width / max(places, trick.room))
    height = min(most, round(step / card_width(1000) * 1000) - px(2))
    face_size = max(px(FACE), round(height * FACE_SHARE))
    x = area.left + (area.width - step * places) / 2 + step / 2
    y = area.centery - face_size / 2
    for number, face in enumerate(trick.faces):
        if number < len(trick.cards):
            card = face_sprite(trick.cards[number], height, painter.theme)
            painter.sprite(card, (x, y), resting=True)
        else:
            size = card_width(height), height
            dashed = sprite(dashed_slot, size, height * 0.07, palette.accent_light)
            painter.sprite(dashed, (x, y), resting=True)
        below = y + height / 2 + face_size / 2 + px(6)
        if number == trick.best:
            painter.disc((x, below), face_size + px(6), palette.accent_light)
        painter.sprite(portrait(face, face_size, painter.theme), (x, below))
        x += step


def _draw_taker(painter: Painter, area: Rect, chair: Chair, figures: HoldFigures) -> None:
    """Who takes the pile, and all that they then have."""
    px = painter.theme.metrics.px
    face = min(px(TAKER), area.height // 2)
    x, y = area.left + px(TAKER_ROOM / 2), area.centery - px(14)
    painter.sprite(portrait(chair.avatar, face, painter.theme), (x, y))
    name = x, y + face // 2 + px(22)
    painter.text(chair.name, Style.STRONG, name, width=px(TAKER_ROOM))
    left = area.left + px(TAKER_ROOM + 20)
    hold = Rect(0, area.top, min(area.right - left, px(HOLD)), area.height)
    hold.centerx = (left + area.right) // 2
    draw_hold(painter, hold, figures, px(SIGN), px(NUMBER))
