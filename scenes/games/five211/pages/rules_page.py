"""The rules on one page, in our own words and with the numbers of this table."""

from __future__ import annotations

from game.rules.five211.cards import KODODO_VALUE
from game.rules.five211.options import NUMBERS, TARGET_POINTS, Five211Options
from game.rules.five211.scoring import judge_round
from scenes.art.icons import Icon
from scenes.engine.i18n import _
from scenes.games.five211.pages.rules_drawings import (
    CardsOfAColour,
    ExampleTable,
    FourDigits,
    SignedStep,
)
from scenes.menu.rule_parts import SizesOfTable, prose, section
from scenes.ui.element import Element
from scenes.ui.layout import Column, Grid

# Cards of each colour on a full table, by seats: one bust, a tie for the most, ties only.
BUST_EXAMPLE = {2: (2, 6, 0, 0, 0), 3: (3, 7, 1, 1, 0), 4: (4, 8, 2, 1, 1), 5: (5, 9, 3, 2, 1)}
TIE_EXAMPLE = {2: (3, 3, 2, 0, 0), 3: (4, 4, 3, 1, 0), 4: (5, 5, 3, 2, 1), 5: (6, 6, 4, 3, 1)}
NOBODY_EXAMPLE = {2: (4, 4, 0, 0, 0), 3: (4, 4, 2, 2, 0), 4: (5, 5, 2, 2, 2), 5: (6, 6, 4, 4, 0)}
BETWEEN = 10


def rules_page(options: Five211Options) -> Element:
    """The goal and the cards, then a round and how it is scored, then what else may come."""
    columns = (
        (_aim(), _cards(), _tables(options)),
        (_round(), _scoring(options)),
        (_examples(options), _end()),
    )
    stacks = (Column(*sections, gap=BETWEEN) for sections in columns)
    return Grid(*stacks, columns=len(columns), gap=30, narrowest=340)


def _aim() -> Element:
    return section(
        _("Just enough"),
        prose(
            _(
                "All choose cards in secret and show them together. The colour with the most "
                "cards scores, but a colour with too many is out. Just enough, not one more."
            )
        ),
    )


def _cards() -> Element:
    return section(
        _("Cards"),
        prose(
            _(
                "Each of the five colours has these 20 cards, worth their number. The kododo, "
                "a lizard, is worth {points} and belongs to the colour of its house."
            ).format(points=KODODO_VALUE)
        ),
        CardsOfAColour(),
    )


def _round() -> Element:
    return section(
        _("A round has three turns"),
        FourDigits(),
        prose(
            _(
                "Hence the name 5211: hold 5 cards, play 2, then 1, then 1. "
                "After each turn all draw back to 5."
            )
        ),
        prose(
            _(
                "Once the pile is empty nobody draws any more: that is the last round. One card "
                "stays in your hand, unseen. It brings no points."
            )
        ),
    )


def _scoring(options: Five211Options) -> Element:
    numbers = options.numbers
    return section(
        _("Scoring, in this order"),
        SignedStep(
            None,
            _(
                "Do exactly {target} kododo lie on the table? Then everybody scores their own "
                "kododo, and nothing else counts."
            ).format(target=numbers.kododo_target),
        ),
        SignedStep(
            Icon.BUST,
            _("If not, every colour with {limit} cards or more is bust and out.").format(
                limit=numbers.limit
            ),
        ),
        SignedStep(
            Icon.TIE,
            _("Do several colours have the most cards? All of them are out. Look again."),
        ),
        SignedStep(
            Icon.CROWN,
            _(
                "The colour that has the most cards alone scores: everybody gets the numbers "
                "of their own cards of it. If no colour is left, nobody scores."
            ),
        ),
    )


def _examples(options: Five211Options) -> Element:
    seats, numbers = options.seats, options.numbers

    def example(counts: tuple[int, ...], text: str) -> Element:
        return ExampleTable(
            counts, judge_round(counts, 0, numbers.kododo_target, numbers.limit), text
        )

    return section(
        _("For example"),
        example(BUST_EXAMPLE[seats], _("Green is bust. Yellow has the most of the rest.")),
        example(TIE_EXAMPLE[seats], _("Yellow and green tie. Orange is next and scores.")),
        example(NOBODY_EXAMPLE[seats], _("Every colour ties with another. Nobody scores.")),
    )


def _end() -> Element:
    return section(
        _("The end"),
        prose(
            _(
                "Most points win. With equal points more scored cards win, and if these are "
                "equal too, the victory is shared."
            )
        ),
        prose(
            _(
                "Long game: deck follows deck until somebody has {points} points. The first "
                "deck is always played to its end; later ones end with the round in which "
                "somebody gets there."
            ).format(points=TARGET_POINTS)
        ),
        prose(_("Closed score piles: nobody sees the points of the others until the end.")),
    )


def _tables(options: Five211Options) -> Element:
    tables = list(NUMBERS.values())
    rows = (
        (_("Players"), [table.seats for table in tables]),
        (_("Rounds"), [table.rounds for table in tables]),
        (_("Removed unseen"), [table.removed for table in tables]),
        (_("Kododo exactly"), [table.kododo_target for table in tables]),
        (_("Bust from"), [table.limit for table in tables]),
    )
    here = list(NUMBERS).index(options.seats)
    return section(_("Every size of table"), SizesOfTable(rows, here))
