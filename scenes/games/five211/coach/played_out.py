"""What became of a try: the street before and after it, and the own row with what it brings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from game.kits.five211.phrases import cards_words
from game.kits.set_up import Chair
from game.rules.five211.cards import COLOURS, Card
from game.rules.five211.moves import PlayCards
from game.rules.five211.scoring import RoundResult, scoring_kinds, tally
from game.rules.five211.view import Five211View
from scenes.art.card_shape import ASPECT
from scenes.art.lamplight import rays
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.sprites import sprite
from scenes.engine.drawing.text import Align
from scenes.engine.i18n import _
from scenes.engine.theme import Style
from scenes.games.five211.card_art import TableCard, draw_card
from scenes.games.five211.coach.position import columns_of, draw_small_street
from scenes.games.five211.display import ColourMark, TallyColumn
from scenes.games.five211.tally_parts.ring import ring_words
from scenes.games.kit import Paint, PlayedOut
from scenes.ui.portraits import portrait

CARDS = 4
"""Of a whole row."""
FACE, SMALL_FACE = 104, 40
NAME, BESIDE_FACE = 22, 30
POINTS = 0.21
"""Of the width, for what it brings."""
RAYS = 190
CARD_GAP = 26
"""With room for the light around them."""
LABELS = 46
STREETS = 0.54
"""Of the height."""


@dataclass(frozen=True, slots=True)
class _Outcome:
    """How it went for everybody, and for the cards of whoever tried."""

    me: Chair
    cards: Sequence[Card]
    tried: range
    """Their places in the row."""
    scoring: frozenset[Card]
    gain: int | None
    """None: the round goes on."""
    others: Sequence[tuple[Chair, int]]
    """Who else got something."""


def played_out(
    before: Five211View, after: Five211View, play: PlayCards, chairs: Sequence[Chair]
) -> PlayedOut:
    """From the view before a try, and the one when the round is over or one's turn comes again."""
    seat, numbers = before.viewer, before.numbers
    ended = next(iter(after.records[len(before.records) :]), None)
    rows = after.rows if ended is None else ended.rows
    columns = columns_of(rows, numbers)
    gains: Sequence[int] = ()
    if ended is not None:
        gains = ended.gained
        _decide(columns, ended.result, numbers.limit)
    outcome = _Outcome(
        chairs[seat], rows[seat],
        range(len(before.rows[seat]), len(before.rows[seat]) + len(play.cards)),
        frozenset(rows[seat]) if ended is None else scoring_kinds(ended.result),
        gains[seat] if gains else None,
        [(chairs[n], points) for n, points in enumerate(gains) if points and n != seat],
    )  # fmt: skip

    def street(houses: Sequence[TallyColumn], shown: Sequence[Sequence[Card]]) -> Paint:
        def draw(painter: Painter, area: Rect) -> None:
            _draw_kododo(painter, area, tally(shown)[1], numbers.kododo_target)
            draw_small_street(painter, area, houses, numbers.limit, LABELS)

        return draw

    def row(painter: Painter, area: Rect) -> None:
        _draw_row(painter, area, outcome)

    lying = street(columns_of(before.rows, numbers), before.rows)
    head = _("After {cards}").format(cards=cards_words(play.cards))
    return PlayedOut(head, lying, street(columns, rows), row, share=STREETS)


def _decide(columns: Sequence[TallyColumn], result: RoundResult, limit: int) -> None:
    """Roofs are down; what scores is lit, all else is out. Too many are too many in any round."""
    tied = {colour for group in result.ties for colour in group}
    for colour, column in zip(COLOURS, columns, strict=True):
        scores = colour is result.colour
        column.shine, column.dim = float(scores), float(not scores)
        fell = column.count >= limit
        column.roof = float(not fell)
        column.mark = ColourMark.SCORES if scores else ColourMark.OUT
        if fell:
            column.mark = ColourMark.BUST
        elif colour in tied:
            column.mark = ColourMark.TIED


def _draw_kododo(painter: Painter, area: Rect, count: int, target: int) -> None:
    """Over the houses, at the end of the line that says what is seen."""
    words = ring_words(count, target, painter.theme.palette)
    line = area.top - painter.type(Style.SUBHEADING).line_height // 2
    painter.text(words.text, Style.CAPTION, (area.right, line), align=Align.RIGHT,
                 colour=painter.theme.palette.mint, width=area.width // 2)  # fmt: skip


def _draw_row(painter: Painter, area: Rect, outcome: _Outcome) -> None:
    px = painter.theme.metrics.px
    face = min(px(FACE), area.height // 2)
    x, y = area.left + face // 2 + px(12), area.centery - px(NAME) // 2
    painter.sprite(portrait(outcome.me.avatar, face, painter.theme), (x, y))
    name = x, y + face // 2 + px(NAME)
    painter.text(outcome.me.name, Style.STRONG, name, width=face + px(24))
    left, end = x + face // 2 + px(BESIDE_FACE), area.right - round(area.width * POINTS)
    _draw_cards(painter, Rect(left, area.top, end - left, area.height), outcome)
    if outcome.gain is not None:
        _draw_points(painter, Rect(end, area.top, area.right - end, area.height), outcome)


def _draw_cards(painter: Painter, area: Rect, outcome: _Outcome) -> None:
    """Those that score are lit, the others struck out; what was tried lies higher."""
    px = painter.theme.metrics.px
    step = min(area.width / CARDS, area.height * ASPECT)
    height = round(min(area.height * 0.86, (step - px(CARD_GAP)) / ASPECT))
    for number, card in enumerate(outcome.cards):
        pays = card in outcome.scoring
        is_tried = number in outcome.tried
        x, y = area.left + step * (number + 0.5), area.centery
        shown = TableCard(card, x, y, height, grey=float(not pays))
        shown.glow, shown.lift = float(is_tried), float(is_tried and pays)
        shown.light = float(pays and outcome.gain is not None)
        draw_card(painter, shown, (height,))


def _draw_points(painter: Painter, area: Rect, outcome: _Outcome) -> None:
    """The own ones large; others who got something, small below."""
    px, palette = painter.theme.metrics.px, painter.theme.palette
    assert outcome.gain is not None
    small = px(SMALL_FACE)
    room = area.copy()
    if outcome.others:
        room.height -= small + px(8)
    if outcome.gain:
        size = min(px(RAYS), room.height, room.width)
        painter.sprite(sprite(rays, (size, size)), room.center, resting=True)
    ink = palette.accent_light if outcome.gain else palette.text_soft
    painter.text(f"+{outcome.gain}", Style.SCORE, room.center, colour=ink, width=room.width)
    step = area.width / max(1, len(outcome.others))
    for number, (chair, points) in enumerate(outcome.others):
        x, y = area.left + step * (number + 0.5), area.bottom - small // 2
        painter.sprite(portrait(chair.avatar, small, painter.theme), (x - small * 0.45, y))
        words = f"+{points}"
        painter.text(words, Style.STRONG, (x + small * 0.15, y), align=Align.LEFT,
                     width=round(step / 2))  # fmt: skip
