"""What the signs on the table of 5211 mean, for whoever lingers on one of them."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import Rect

from scenes.engine.i18n import _
from scenes.games.five211.display import Display
from scenes.games.five211.panels.seat_boxes import SeatBox
from scenes.games.five211.tally_parts.odds_line import odds_height
from scenes.table.words.signs import Sign


def table_signs(display: Display) -> Iterator[Sign]:
    """From the large to the small: the last one under the pointer is meant."""
    layout, numbers = display.layout, display.numbers
    tally = layout.tally
    yield Sign(
        "tally",
        tally.columns,
        _(
            "A house for each colour, a storey for each card. With {limit} cards a colour is bust. "
            "Of the others the highest that stands alone scores."
        ).format(limit=numbers.limit),
    )
    yield Sign(
        "ring",
        tally.ring.union(tally.ring_words),
        _("Kododo cards on the table. If there are exactly {target}, only they score.").format(
            target=numbers.kododo_target
        ),
    )
    if display.shows_odds:
        yield Sign(
            "odds", _odds_area(display), _("How likely each is to score, from what you may know.")
        )
    yield Sign("pile", layout.pile.rect, _("Cards that are still to be drawn."))
    yield Sign("discard", layout.discard.rect, _("Cards that are out of the game."))
    yield Sign(
        "turns",
        layout.round_info,
        _("A round has three turns: two cards, then one, then one. The bright one is now."),
    )
    for box in layout.boxes:
        yield from _seat_signs(display, box)


def _odds_area(display: Display) -> Rect:
    columns, high = display.layout.tally.columns, odds_height(display)
    top = columns.bottom - display.layout.tally.label_height - high
    return Rect(columns.left, top, columns.width, high)


def _seat_signs(display: Display, box: SeatBox) -> Iterator[Sign]:
    figures, half = display.seats[box.seat], box.score.width // 2
    number = box.seat + 1
    points, cards = _("Points so far."), _("Cards scored so far: they decide between equal points.")
    if figures.points is None:
        points = cards = _("Hidden until the end: score piles are closed at this table.")
    left = Rect(box.score.left, box.score.top, half, box.score.height)
    yield Sign(f"points of seat {number}", left, points)
    yield Sign(f"scored cards of seat {number}", left.move(half, 0), cards)
    if figures.locked:
        yield Sign(
            f"lock of seat {number}", box.portrait, _("Has chosen: the cards lie face down.")
        )
