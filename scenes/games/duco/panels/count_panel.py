"""Draws what a place is worth, pair by pair: of the ghost, or of the tile laid last."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import NamedTuple, Self

from pygame import Rect

from game.kits.duco.phrases import colour_words
from game.rules.duco.scoring import Lamp, largest_group
from game.rules.duco.town.board import Laid
from game.rules.duco.town.cells import SIDE, key_of
from game.rules.duco.town.houses import FIELDS
from scenes.engine.drawing.boards import Patchwork, Region
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.text import Align, Type
from scenes.engine.i18n import _, ngettext
from scenes.engine.theme import SMALLEST_TEXT, Metrics, Style
from scenes.games.duco.display import Display
from scenes.games.duco.panels.clock_picture import clock_hand, draw_countdown
from scenes.games.duco.panels.set_badges import set_badge
from scenes.games.duco.town import tile_art
from scenes.table.seats.seat_head import whole_type

INSIDE, HEAD = 16, 48
ROWS, LARGEST_HOUSE = 5, 28
BELOW = 12
LEAST_ROW = 24
"""A lower row could not be read."""
SMALLER_WORDS = 0.75
"""Words may be so much smaller than elsewhere, so that every pair has its row."""
HIGHEST_TOTAL = 40
NUMBER_SHARE, WORDS_SHARE = 0.8, 0.55
"""Large text may fill a row, of its height, but each row says why it counts."""


def count_region(display: Display) -> Region:
    """What is counted now."""
    options = display.layout.options
    title, lamps = _counted(display)
    if not all(key_of(lamp.other) in display.board.fields for lamp in lamps):
        # A lay that is shown again stands in an earlier town, to which these lamps do not belong.
        title, lamps = "", ()
    hand = clock_hand(display) if options.countdown else None
    group = _group_here(display)
    pairs = sorted((_row(display, lamp) for lamp in lamps), key=lambda row: -row.points)
    rows = fitting_rows(pairs, display.layout.count, display.layout.metrics)
    room = len(lamps) if options.group_bonus else max(ROWS, len(rows))
    whole: Hashable = (title, room, hand, group, tuple(display.crossings))

    def draw(painter: Painter) -> None:
        if options.countdown:
            draw_countdown(painter, display.layout.count, hand, options.countdown)
        elif options.rearranges:
            _draw_sets(painter, display)
        elif options.group_bonus:
            _draw_group(painter, display, group, len(lamps))
        elif title:
            _draw(painter, display.layout.count, title, rows)

    area = display.layout.count
    return Region(area, _CountVersion(whole, rows, area, display.layout.metrics.px), draw)


class PairRow(NamedTuple):
    """A pair of houses that match, and what they bring; or several alike."""

    points: int
    own: int
    theirs: int
    word: str
    alike: int = 1


def fitting_rows(pairs: Sequence[PairRow], area: Rect, metrics: Metrics) -> tuple[PairRow, ...]:
    """All pairs, or where they are too many to be read, those alike together."""
    words = metrics.text_px(Style.SMALL) * SMALLER_WORDS
    least = max(metrics.px(LEAST_ROW), round(words / WORDS_SHARE))
    room = area.height - metrics.px(HEAD) - metrics.px(BELOW)
    if len(pairs) <= max(ROWS, room // least):
        return tuple(pairs)
    found: dict[tuple[str, int], list[PairRow]] = {}
    for pair in pairs:
        found.setdefault((pair.word, pair.points), []).append(pair)
    together = (
        each[0]._replace(points=points * len(each), alike=len(each))
        for (_word, points), each in found.items()
    )
    return tuple(sorted(together, key=lambda row: -row.points))


@dataclass(frozen=True, slots=True)
class _CountVersion(Patchwork):
    """From place to place most of it stays as it is: another ghost changes its rows."""

    whole: Hashable
    rows: tuple[PairRow, ...]
    area: Rect
    px: Callable[[float], int] = field(compare=False)

    def changed_since(self, before: Self) -> list[Rect]:
        if self.whole != before.whole:
            return []
        pairs = list(zip_longest(self.rows, before.rows))
        places = _row_places(self.area, len(pairs), self.px)
        head = Rect(self.area.topleft, (self.area.width, self.px(HEAD)))
        changed = zip(places, pairs, strict=True)
        # Below the sum they change from the first on: one piece is drawn sooner than several.
        return [head.unionall([place for place, (now, then) in changed if now != then])]


def _row_places(area: Rect, rows: int, px: Callable[[float], int]) -> list[Rect]:
    top = area.top + px(HEAD)
    step = (area.bottom - px(BELOW) - top) / max(ROWS, rows)
    return [
        Rect(area.left, round(top + index * step), area.width, round(step)) for index in range(rows)
    ]


def _counted(display: Display) -> tuple[str, tuple[Lamp, ...]]:
    if display.ghost is not None and display.ghost.face is not None:
        is_counted, lamps = display.ghost.is_counted, display.ghost.lamps
        return (_this_place(display), lamps) if is_counted else ("", ())
    lamps = tuple(lit.lamp for lit in display.lamps)
    return (_("LAST TILE"), lamps) if display.lit_cell is not None else ("", ())


def _this_place(display: Display) -> str:
    """Of several people it says whom the place would bring something."""
    person = display.person
    return _("THIS PLACE") if person is None else _("For {name}").format(name=person.name)


def _group_here(display: Display) -> int:
    """The size of the own largest group with the ghost in it."""
    ghost, options = display.ghost, display.layout.options
    if not options.group_bonus or ghost is None or ghost.face is None:
        return 0
    board = display.board.clone()
    board.lay(Laid(ghost.face, ghost.cell, display.layout.own))
    return len(largest_group(board, display.layout.own))


def _draw_group(painter: Painter, display: Display, group: int, lamps: int) -> None:
    area, px, palette = display.layout.count, painter.theme.metrics.px, painter.theme.palette
    left = area.left + px(INSIDE)
    lines = []
    if group:
        words = ngettext("group of {count} tile", "group of {count} tiles", group)
        lines.append((words.format(count=group), f"+{group * display.layout.options.group_bonus}"))
        lit = ngettext("{count} lamp", "{count} lamps", lamps)
        lines.append((lit.format(count=lamps), ""))
        title = _this_place(display)
        place = (left, area.top + px(25))
        painter.text(title, Style.CAPTION, place, colour=palette.text_soft, align=Align.LEFT)
    for index, (words, number) in enumerate(lines):
        y = area.top + px(62 + index * 38)
        told = painter.text(
            number, Style.SUBHEADING, (area.right - px(INSIDE), y), align=Align.RIGHT,
            colour=palette.accent_light,
        )  # fmt: skip
        room = told.left - left - px(6)
        painter.text(words, Style.BODY, (left, y), align=Align.LEFT, width=room)
    below = Rect(left, area.top + px(130), area.width - 2 * px(INSIDE), px(90))
    words = _("Lamps and groups are counted at the end.")
    painter.paragraph(words, Style.SMALL, below, colour=palette.text_soft, align=Align.CENTRE)


def _draw_sets(painter: Painter, display: Display) -> None:
    """Corner Cluster: the sets that there would be."""
    area, px, palette = display.layout.count, painter.theme.metrics.px, painter.theme.palette
    left, sets = area.left + px(INSIDE), display.crossings
    painter.text(
        _("THIS TURN"), Style.CAPTION, (left, area.top + px(25)), colour=palette.text_soft,
        align=Align.LEFT, width=area.width // 2,
    )  # fmt: skip
    painter.text(
        f"+{len(sets)}", Style.HEADING, (area.right - px(INSIDE), area.top + px(25)),
        colour=palette.accent_light, align=Align.RIGHT,
    )  # fmt: skip
    side = px(44)
    for index, (_cell, colour) in enumerate(sets[:3]):
        y = area.top + px(HEAD) + (index + 0.5) * (side + px(14))
        painter.sprite(set_badge(colour, side, painter), (left + side / 2, y))
        place = (left + side + px(14), y)
        painter.text(colour_words(colour), Style.STRONG, place, align=Align.LEFT)


def _draw(painter: Painter, area: Rect, title: str, rows: Sequence[PairRow]) -> None:
    palette, px = painter.theme.palette, painter.theme.metrics.px
    middle = area.top + px(25)
    total = f"+{sum(row.points for row in rows)}"
    heading = painter.type(Style.HEADING)
    head = painter.text(
        total, heading.smaller(min(heading.px, px(HIGHEST_TOTAL))),
        (area.right - px(INSIDE), middle), colour=palette.accent_light, align=Align.RIGHT,
    )  # fmt: skip
    room = head.left - area.left - px(INSIDE) - px(6)
    painter.text(
        title, whole_type(painter, title, painter.type(Style.CAPTION), room),
        (area.left + px(INSIDE), middle), colour=palette.text_soft, align=Align.LEFT, width=room,
    )  # fmt: skip
    places = _row_places(area, len(rows), px)
    if not places:
        return
    high = min(place.height for place in places)
    numbers, words = painter.type(Style.SUBHEADING), painter.type(Style.SMALL)
    numbers = numbers.smaller(min(numbers.px, round(high * NUMBER_SHARE)))
    words = words.smaller(min(words.px, max(SMALLEST_TEXT, round(high * WORDS_SHARE))))
    for row, place in zip(rows, places, strict=True):
        if painter.sees(place):
            _draw_row(painter, row, place, numbers, words)


def _row(display: Display, lamp: Lamp) -> PairRow:
    own, theirs = _own_code(display, lamp), display.board.fields[key_of(lamp.other)]
    return PairRow(lamp.points, own, theirs, _why(lamp, own, theirs))


def _own_code(display: Display, lamp: Lamp) -> int:
    """The house of the tile that is counted."""
    ghost = display.ghost
    if ghost is not None and ghost.face is not None:
        column, row = lamp.field[0] - ghost.cell[0], lamp.field[1] - ghost.cell[1]
        return ghost.face.fields[row * SIDE + column]
    return display.board.fields[key_of(lamp.field)]


def _draw_row(painter: Painter, row: PairRow, place: Rect, numbers: Type, words: Type) -> None:
    palette, px = painter.theme.palette, painter.theme.metrics.px
    side = min(px(LARGEST_HOUSE), place.height - px(4))
    x = place.left + px(INSIDE) + side / 2
    if row.alike > 1:
        times = (x + side / 2 + px(2), place.centery)
        painter.text(f"{row.alike} \N{MULTIPLICATION SIGN}", numbers, times)
    else:
        for index, code in enumerate((row.own, row.theirs)):
            house = tile_art.house_sprite(FIELDS[code], side, painter.theme)
            painter.sprite(house, (x + index * (side + px(5)), place.centery))
    right = place.right - px(INSIDE)
    number = painter.text(str(row.points), numbers, (right, place.centery), align=Align.RIGHT)
    left = round(x + 1.5 * side + px(14))
    room = number.left - left - px(4)
    word = row.word
    if not painter.typesetter.has_room(word, words, room):
        word = word.rpartition(" ")[2]  # how often it counts: the houses beside it say why
    painter.text(
        word, whole_type(painter, word, words, room), (left, place.centery),
        colour=palette.text_soft, align=Align.LEFT, width=room,
    )  # fmt: skip


def _why(lamp: Lamp, own: int, theirs: int) -> str:
    if FIELDS[own].sign is None or FIELDS[theirs].sign is None:
        word = _("square")
    elif lamp.colour and lamp.sign:
        word = _("both")
    else:
        word = _("colour") if lamp.colour else _("sign")
    factor = FIELDS[own].factor * FIELDS[theirs].factor
    return word if factor == 1 else f"{word} \N{MULTIPLICATION SIGN}{factor}"
