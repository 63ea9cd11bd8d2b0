"""Draws what surrounds the cards: cloth, seats, pile, round and caption."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sin, tau
from typing import NamedTuple

from pygame import Rect

from game.app.chairs import Chair
from game.app.tables import Five211Session
from game.core.seats import Seat
from game.rules.five211.options import CARDS_PER_TURN, SLOTS, TARGET_POINTS, Variant
from scenes.art.icons import Icon, icon
from scenes.art.panels import dashed_slot
from scenes.art.tablecloth import table
from scenes.engine.i18n import _, ngettext
from scenes.engine.painter import Painter
from scenes.engine.sprites import sprite
from scenes.engine.text import Align, Type
from scenes.engine.theme import SMALLEST_TEXT, Style
from scenes.table import table_words
from scenes.table.card_sprite import back_sprite
from scenes.table.display import Display, SeatFigures
from scenes.table.table_layout import SeatBox, Spot, TableLayout
from scenes.table.tally import draw_empty_cells, limit_sign
from scenes.ui.portraits import portrait

STACK = 5
HIDDEN = "?"
CARDS_PER_LAYER = 16
TURN_SIZE, TURN_SIZE_ABOVE_RACE = 38, 30
LARGEST_SEAL = 20
THICKEST_BAR = 14
NAME_SHARE, HAND_SHARE = 0.42, 0.34
"""Of the height beside a portrait: two lines that do not touch."""
TAG_SHARE = 0.38
"""Of a portrait's width: no tag is much wider than the face that it belongs to."""


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What changes rarely, if at all, while the match goes on."""

    chairs: tuple[Chair, ...]
    variant: Variant
    stand_ins: frozenset[Seat] = frozenset()
    """Where a bot sits in for the person whose name and face the seat has."""

    @classmethod
    def of(cls, session: Five211Session) -> Surroundings:
        """Who sits where at present."""
        return cls(session.chairs, session.match.options.variant, session.stand_ins)


def draw_ground(painter: Painter, display: Display, around: Surroundings) -> None:
    """The static layer: everything that rests under cards and figures."""
    layout = display.layout
    painter.surface(painter.store.get(sprite(table, layout.metrics.size, painter.theme.palette)),
                    (0, 0))  # fmt: skip
    name_type = _name_type(painter, display, around)
    for box in layout.boxes:
        painter.panel(box.area)
        chair = around.chairs[box.seat]
        painter.sprite(portrait(chair.avatar, box.portrait.width, painter.theme),
                       box.portrait.center, resting=True)  # fmt: skip
        if box.seat in around.stand_ins:
            _draw_stand_in(painter, box)
        name = Rect(
            box.words.left,
            box.words.top,
            box.words.width,
            box.words.height // 2,
        )
        painter.text(painter.typesetter.shorten(chair.name, name_type, name.width), name_type,
                     (name.left, name.centery + name.height * 0.1), align=Align.LEFT)  # fmt: skip
    painter.panel(layout.tally.area)
    draw_empty_cells(painter, display)
    limit_sign(painter, display)


def _name_type(painter: Painter, display: Display, around: Surroundings) -> Type:
    """All names are written in one size: the one that the longest needs."""
    boxes, usual = display.layout.boxes, painter.type(Style.STRONG)
    flattest = min(box.words.height for box in boxes)
    usual = usual.smaller(min(usual.px, round(flattest * NAME_SHARE)))
    names = [(around.chairs[box.seat].name, box.words.width) for box in boxes]
    return min((painter.typesetter.fit(name, usual, width).type for name, width in names),
               key=lambda type_: type_.px)  # fmt: skip


def _draw_stand_in(painter: Painter, box: SeatBox) -> None:
    """A tag on the brow of the portrait; the check has its place below."""
    palette, metrics = painter.theme.palette, painter.theme.metrics
    word, type_ = _("BOT"), painter.type(Style.CAPTION)
    type_ = type_.smaller(min(type_.px, max(SMALLEST_TEXT, round(box.portrait.width * TAG_SHARE))))
    width = painter.typesetter.width(word, type_) + metrics.px(10)
    tag = Rect(0, 0, width, round(type_.px * 1.3))
    tag.midtop = (box.portrait.centerx, box.portrait.top - round(tag.height * 0.45))
    painter.box(tag, palette.accent_light, radius=tag.height // 2)
    painter.text(word, type_, tag.center, colour=palette.ink)


def draw_figures(painter: Painter, display: Display, box: SeatBox) -> None:
    """What is known of a seat's hand, its points, and whether it has locked."""
    figures = display.seats[box.seat]
    _draw_words(painter, box, figures)
    _draw_score(painter, box, figures)
    if figures.locked:
        _draw_check(painter, box)


def draw_slots(painter: Painter, display: Display, box: SeatBox, *, asked: bool) -> None:
    """Dashed places for the cards to come; those of this turn stand out for whom they wait."""
    palette = painter.theme.palette
    played = sum(CARDS_PER_TURN[: display.turn])
    due = range(played, played + CARDS_PER_TURN[display.turn])
    for index in range(SLOTS):
        if (box.seat, index) in display.slots:
            continue
        spot = box.slots[index]
        mine = asked and index in due
        colour = palette.accent_light if mine else palette.edge
        shape = sprite(dashed_slot, spot.rect.size, spot.height * 0.07, colour, 26 if mine else 8)
        painter.sprite(shape, (spot.x, spot.y), alpha=1.0 if mine else 0.4)


def _draw_words(painter: Painter, box: SeatBox, figures: SeatFigures) -> None:
    text = ngettext("{count} in hand", "{count} in hand", figures.in_hand)
    if figures.locked:
        text = _("locked in")
    lower = Rect(
        box.words.left,
        box.words.centery,
        box.words.width,
        box.words.height // 2,
    )
    type_ = painter.type(Style.SMALL)
    painter.text(
        text.format(count=figures.in_hand),
        type_.smaller(min(type_.px, round(box.words.height * HAND_SHARE))),
        (lower.left, lower.centery - lower.height * 0.12),
        colour=painter.theme.palette.text_soft, align=Align.LEFT, width=lower.width,
    )  # fmt: skip


def _draw_score(painter: Painter, box: SeatBox, figures: SeatFigures) -> None:
    """Points large, and beside them what comes in or how many cards were scored."""
    palette, metrics = painter.theme.palette, painter.theme.metrics
    swell = round(metrics.px(3) * figures.bump)
    pill = box.score.inflate(2 * swell, 2 * swell)
    painter.box(pill, palette.panel_raised, radius=pill.height // 2, alpha=235)
    points = HIDDEN if figures.points is None else str(round(figures.points))
    room = pill.width // 2 - metrics.px(8)
    painter.text(points, Style.NUMBER, (pill.left + pill.width * 0.28, pill.centery),
                 colour=palette.accent_light, width=room)  # fmt: skip
    if figures.gain and figures.points is not None:
        painter.text(f"+{figures.gain}", Style.NUMBER, (pill.left + pill.width * 0.7, pill.centery),
                     width=room)  # fmt: skip
        return
    size = round(pill.height * 0.5)
    middle = pill.left + pill.width * 0.62
    painter.sprite(sprite(icon, Icon.CARDS, size, palette.text_soft), (middle, pill.centery),
                   resting=True)  # fmt: skip
    cards = HIDDEN if figures.scored is None else str(figures.scored)
    painter.text(cards, Style.CAPTION, (middle + size * 0.75, pill.centery),
                 colour=palette.text_soft, align=Align.LEFT, width=room // 2)  # fmt: skip


def _draw_check(painter: Painter, box: SeatBox) -> None:
    palette = painter.theme.palette
    size = round(box.portrait.width * 0.46)
    centre = (box.portrait.right - size * 0.25, box.portrait.bottom - size * 0.25)
    painter.disc(centre, size, palette.paper)
    painter.sprite(sprite(icon, Icon.CHECK, round(size * 0.7), palette.ink), centre, resting=True)


def draw_pile(painter: Painter, display: Display) -> None:
    """The draw pile and the discard, with their counts; the lock says that the deal is sealed."""
    layout = display.layout
    _draw_stack(painter, layout.pile, display.pile, display.riffle)
    if display.discard:
        _draw_stack(painter, layout.discard, display.discard, 0.0, alpha=0.5)
    elif display.pile == 0:
        shape = sprite(dashed_slot, layout.pile.rect.size, layout.pile.height * 0.07,
                       painter.theme.palette.edge, 8)  # fmt: skip
        painter.sprite(shape, (layout.pile.x, layout.pile.y), alpha=0.4)
    cards = ngettext("{count} card", "{count} cards", display.pile)
    count = _draw_count(painter, layout, layout.pile, cards.format(count=display.pile))
    sign = min(round(painter.type(Style.SMALL).px * 1.1), painter.theme.metrics.px(LARGEST_SEAL))
    place = (count.left - sign * 0.8, count.centery)
    painter.icon(Icon.LOCK, place, sign, painter.theme.palette.text_soft)
    if display.discard:
        out = _("{count} out").format(count=display.discard)
        _draw_count(painter, layout, layout.discard, out)


def _draw_stack(
    painter: Painter, spot: Spot, count: int, riffle: float, *, alpha: float = 1.0
) -> None:
    back = back_sprite(spot.height, painter.theme)
    step = max(1.0, spot.height * 0.015)
    layers = min(STACK, -(-count // CARDS_PER_LAYER))
    for layer in range(layers):
        sway = sin(riffle * tau * 3 + layer * 2) * spot.height * 0.07 if riffle else 0.0
        painter.sprite(
            back, (spot.x - layer * step + sway, spot.y - layer * step * 1.4),
            angle=sway * 0.6, alpha=alpha, resting=riffle == 0,
        )  # fmt: skip


def _draw_count(painter: Painter, layout: TableLayout, spot: Spot, text: str) -> Rect:
    return painter.text(
        text, Style.SMALL, layout.below(spot),
        colour=painter.theme.palette.text_soft, width=round(spot.height),
    )  # fmt: skip


def draw_round(painter: Painter, display: Display, around: Surroundings) -> None:
    """Round and turn; in the long game also everybody's way to fifty."""
    area, palette, metrics = display.layout.round_info, painter.theme.palette, painter.theme.metrics
    long_game = around.variant is Variant.LONG
    total = display.numbers.rounds
    round_ = min(display.round + 1, total)
    head = _("ROUND {round} / {total}").format(round=round_, total=total)
    if long_game:
        head = _("DECK {deck} · ROUND {round} / {total}").format(
            deck=max(1, display.deck + 1), round=round_, total=total
        )
    line = painter.type(Style.CAPTION).line_height
    disc = metrics.px(TURN_SIZE_ABOVE_RACE if long_game else TURN_SIZE)
    above = line + disc + metrics.px(16)
    told = display.last_result or (table_words.aim(display.numbers) if display.round == 0 else "")
    result = None if long_game else _result_lines(painter, told, area, above)
    spare = 0 if result is None else area.height - above - result.height
    y = area.top + max(0, spare // 2)
    painter.text(head, Style.CAPTION, (area.centerx, y + line // 2), colour=palette.text_soft,
                 width=area.width)  # fmt: skip
    _draw_turns(painter, display, (area.centerx, y + line + metrics.px(6) + disc // 2), disc)
    rest = Rect(area.left, y + above, area.width, area.bottom - y - above)
    if result is None:
        _draw_race(painter, display, around.chairs, rest)
    else:
        room = rest.inflate(result.width - rest.width, 0)
        painter.paragraph(told, result.type, room, colour=palette.text_soft,
                          align=Align.CENTRE)  # fmt: skip


def _draw_turns(painter: Painter, display: Display, centre: tuple[int, int], size: int) -> None:
    """The 2-1-1 marker: this turn is the bright one."""
    palette, metrics = painter.theme.palette, painter.theme.metrics
    step = round(size * 1.3)
    for turn, count in enumerate(CARDS_PER_TURN):
        now = turn == display.turn
        x, y = centre[0] + (turn - 1) * step, centre[1]
        painter.disc((x, y), size, palette.paper if now else palette.panel_raised)
        painter.ring((x, y), size, metrics.px(2), palette.paper)
        painter.text(str(count), Style.CAPTION, (x, y),
                     colour=palette.ink if now else palette.text)  # fmt: skip


class _Result(NamedTuple):
    """How the result of the last round is set."""

    type: Type
    width: int
    height: int


def _result_lines(painter: Painter, text: str, area: Rect, above: int) -> _Result:
    """Smaller rather than cut: the points stand at its end."""
    type_, room = painter.type(Style.SMALL), area.height - above
    while type_.px > SMALLEST_TEXT and _height(painter, text, type_, area.width) > room:
        type_ = type_.smaller(type_.px - 1)
    # As narrow as its lines allow, so that none of them holds a last word alone.
    widths = [round(area.width * share) for share in (0.6, 0.7, 0.8, 0.9, 1.0)]
    height = _height(painter, text, type_, area.width)
    even = (width for width in widths if _height(painter, text, type_, width) == height)
    return _Result(type_, next(even, area.width), height)


def _height(painter: Painter, text: str, type_: Type, width: int) -> int:
    return len(painter.typesetter.wrap(text, type_, width)) * type_.line_height


def _draw_race(painter: Painter, display: Display, chairs: Sequence[Chair], area: Rect) -> None:
    """A bar a seat; the line at the end is fifty, and says so."""
    palette, metrics = painter.theme.palette, painter.theme.metrics
    # Rows that touch each other cannot be read, however large they are.
    type_ = painter.type(Style.SMALL)
    type_ = type_.smaller(min(type_.px, max(SMALLEST_TEXT, area.height // (len(chairs) + 1))))
    area = Rect(area.left, area.top + type_.px, area.width, area.height - type_.px)
    row = area.height / len(chairs)
    name_width = round(area.width * 0.4)
    # The line at the end must not read as a digit of the points behind it.
    points_width = painter.typesetter.width("00", type_) + max(metrics.px(14), type_.px // 2)
    bars = Rect(area.left + name_width, area.top, area.width - name_width - points_width,
                area.height)  # fmt: skip
    for seat, chair in enumerate(chairs):
        middle = round(area.top + row * (seat + 0.5))
        points = display.seats[seat].points
        painter.text(chair.name, type_, (area.left, middle), colour=palette.text_soft,
                     align=Align.LEFT, width=name_width - metrics.px(8))  # fmt: skip
        thick = max(4, min(round(row * 0.44), metrics.px(THICKEST_BAR)))
        bar = Rect(bars.left, middle - thick // 2, bars.width, thick)
        painter.box(bar, palette.edge, radius=bar.height // 2, alpha=40)
        if points:
            share = min(1.0, points / TARGET_POINTS)
            filled = Rect(bar.left, bar.top, max(bar.height, round(bar.width * share)), bar.height)
            painter.box(filled, palette.accent_light, radius=bar.height // 2)
        label = HIDDEN if points is None else str(round(points))
        painter.text(label, type_, (area.right, middle), align=Align.RIGHT)
    painter.box(Rect(bars.right - metrics.px(1), bars.top, metrics.px(2), bars.height),
                palette.paper)  # fmt: skip
    painter.text(str(TARGET_POINTS), type_, (bars.right, bars.top - type_.px * 0.6),
                 colour=palette.text_soft)  # fmt: skip


def draw_caption(painter: Painter, display: Display) -> None:
    """What is going on, above the hand, on glass so that cards behind it do not disturb."""
    if not display.caption:
        return
    area, metrics = display.layout.caption, painter.theme.metrics
    type_ = painter.type(Style.ANNOUNCEMENT if display.announces else Style.STRONG)
    wide = painter.typesetter.width(display.caption, type_) + metrics.px(44)
    # In steps, so that not every sentence needs a new pill.
    step = metrics.px(48)
    width = min(area.width, -(-wide // step) * step)
    height = max(area.height, round(type_.px * 1.7))
    pill = Rect(0, 0, width, height)
    pill.center = area.center
    painter.box(pill, painter.theme.palette.panel_deep, radius=height // 2, alpha=200)
    painter.text(display.caption, type_, pill.center, width=width - metrics.px(28))
