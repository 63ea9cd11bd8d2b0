"""The second page of the rules: two rounds worked out with all their cards, up to the sums."""

from __future__ import annotations

from game.rules.five211.options import Five211Options
from scenes.art.icons import Icon
from scenes.engine.i18n import _
from scenes.engine.theme import Style
from scenes.games.five211.rules_drawings import ExampleTable, SignedStep
from scenes.games.five211.worked_drawings import WorkedSeat
from scenes.games.five211.worked_rounds import WorkedRound, colour_round, kododo_round
from scenes.ui.element import Element
from scenes.ui.labels import Paragraph
from scenes.ui.layout import Across, Column, Grid

BETWEEN = 8
BETWEEN_SEATS = 0
"""Each has room of its own for the light around its cards."""


def worked_page(options: Five211Options) -> Element:
    """A round of a colour beside one of the kododo, with as many players as sit here."""
    return Grid(_colour(options), _kododo(options), columns=2, gap=40, narrowest=400)


def _colour(options: Five211Options) -> Element:
    round_ = colour_round(options.numbers)
    return _column(
        _("A colour scores"),
        ExampleTable(
            round_.counts,
            round_.result,
            _("So many cards of each colour lie there. Green is bust, yellow is next."),
        ),
        round_,
        SignedStep(
            Icon.CROWN,
            _("Everybody adds up their own yellow cards. No yellow card, no points."),
        ),
    )


def _kododo(options: Five211Options) -> Element:
    target = options.numbers.kododo_target
    return _column(
        _("Exactly enough kododo"),
        SignedStep(
            None, _("{target} kododo lie there, not one more or less.").format(target=target)
        ),
        kododo_round(options.numbers),
        SignedStep(
            Icon.CROWN,
            _("Only they score, a point each, whatever their colour. High cards bring nothing."),
        ),
    )


def _column(name: str, seen: Element, round_: WorkedRound, told: Element) -> Element:
    seats = (WorkedSeat(round_, seat) for seat in range(len(round_.rows)))
    head = Paragraph(name, Style.SUBHEADING)
    rows = Column(*seats, gap=BETWEEN_SEATS)
    return Column(head, seen, rows, told, gap=BETWEEN, across=Across.START)
