"""What the signs on the table of Chikyu mean, for whoever lingers on one of them."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.seats import Seat
from game.core.sentences import points_words
from game.kits.chikyu.phrases import cards_words
from game.rules.chikyu.cards import BITES, Kind
from scenes.engine.i18n import _
from scenes.games.chikyu.display import Display
from scenes.games.chikyu.panels.hold_picture import hold_column
from scenes.games.chikyu.panels.seat_boxes import SeatBox
from scenes.games.chikyu.seat_names import Who
from scenes.table.words.signs import Sign


def table_marks(display: Display, who: Who) -> list[Sign]:
    """From the large to the small: the last one under the pointer is meant."""
    if display.scoring is not None:
        return []
    layout = display.layout
    marks = [
        Sign(
            "earth",
            layout.earth.area,
            _("The wall is the score track: a bollard a point, once round is {goal}.").format(
                goal=display.options.end_points
            ),
        ),
        Sign("round", layout.round_info, _("A disc for each trick, with who took it.")),
        Sign("last trick", layout.last_trick, _("The last trick, for as long as it is the last.")),
    ]
    for box in layout.boxes:
        if box.hand < display.options.seats:
            marks += _seat_marks(display, who, box)
    return marks


def _seat_marks(display: Display, who: Who, box: SeatBox) -> Iterator[Sign]:
    number = box.hand + 1
    if box.score is not None:
        told = _("{name}: {words}.").format(
            name=who.names[box.hand], words=points_words(display.seats[box.hand].points)
        )
        words = _("Points, and piles of this round.")
        yield Sign(f"points of seat {number}", box.score, words, told)
    if box.piles is not None:
        yield Sign(
            f"piles of seat {number}",
            box.piles,
            _pile_words(display, who, box.hand),
        )
    held = display.seats[box.hand].hold
    if box.hold is None or held is None:
        return
    for kind in display.options.kinds:
        area = hold_column(box.hold, display.options.kinds, kind)
        told = _("{name}: {count} {kind}.").format(
            name=who.names[box.hand], count=round(held[kind]), kind=kind.title
        )
        words = column_words(kind, display)
        yield Sign(f"{kind.letter} of seat {number}", area, words, told)


def _pile_words(display: Display, who: Who, seat: Seat) -> str:
    """What piles are worth, and what lies in them if one may look."""
    words = _("The tricks that {name} took: 2 points each, 3 with a seahorse.")
    told = [words.format(name=who.names[seat])]
    if display.seats[seat].hold is not None:
        piles = [trick for trick in display.tricks if display.owner(trick.winner) == seat]
        told += [
            _("{number}: {cards}.").format(number=number, cards=cards_words(pile.cards))
            for number, pile in enumerate(piles, start=1)
        ]
    return " ".join(told)


def column_words(kind: Kind, display: Display) -> str:
    """What too many of a kind do."""
    limit = display.options.limit
    if kind not in BITES:
        return _("{kind}: no limit; a colour like any other.").format(kind=kind.title)
    words = {
        Kind.TURNABLINDIE: _("More than {limit} Turnablindie cost a point each."),
        Kind.INTENTON: _("More than {limit} Intenton: such piles cost 3 instead of bringing 3."),
        Kind.FAUL: _("More than {limit} Inadven/Faul: 3 points to each with fewer."),
        Kind.DILLINDALLIN: _("More than {limit} Dillindallin halve the points of phase I."),
        Kind.LEIZY: _("More than {limit} Leizy cut each phase to a multiple of 5."),
    }[kind]
    return words.format(limit=limit)
