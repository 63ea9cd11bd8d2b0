"""The rules on one page, in our own words and with the numbers of this table."""

from __future__ import annotations

from game.rules.five211.cards import KODODO_VALUE
from game.rules.five211.options import NUMBERS, TARGET_POINTS, Five211Options, TableNumbers
from game.rules.five211.scoring import judge_round
from scenes.art.icons import Icon
from scenes.i18n import _
from scenes.inputs import Action, Input, Press
from scenes.menu.chip import NumberChip
from scenes.menu.frame import Frame, Sheet, heading
from scenes.rulebook_pictures import (
    CardsOfAColour,
    ExampleTable,
    SignedStep,
    SizesOfTable,
    ThreeTurns,
)
from scenes.theme import Style
from scenes.ui.element import Element
from scenes.ui.labels import Paragraph
from scenes.ui.layout import Across, Column, Flow, Grid
from scenes.ui.ui_scene import UiScene

# Cards of each colour on a full table, by seats: one bust, a tie for the most, ties only.
BUST_EXAMPLE = {2: (2, 6, 0, 0, 0), 3: (3, 7, 1, 1, 0), 4: (4, 8, 2, 1, 1), 5: (5, 9, 3, 2, 1)}
TIE_EXAMPLE = {2: (3, 3, 2, 0, 0), 3: (4, 4, 3, 1, 0), 4: (5, 5, 3, 2, 1), 5: (6, 6, 4, 3, 1)}
NOBODY_EXAMPLE = {2: (4, 4, 0, 0, 0), 3: (4, 4, 2, 2, 0), 4: (5, 5, 2, 2, 2), 5: (6, 6, 4, 4, 0)}
BETWEEN = 16


class RulesScene(UiScene):
    """Over the title or the table; the key that opened it closes it."""

    overlay = True

    def __init__(self, options: Five211Options) -> None:
        super().__init__()
        self._options = options

    def build(self) -> Element:
        # Read line by line: the goal and the cards, then a round and how it is scored.
        lines = (
            (self._aim(), self._cards()),
            (self._round(), self._scoring()),
            (self._examples(), Column(self._end(), self._tables(), gap=BETWEEN)),
        )
        halves = (Grid(*line, columns=2, gap=44, narrowest=440) for line in lines)
        body = Column(*halves, self._variants(), gap=BETWEEN)
        return Sheet(Frame(heading(_("Rules of 5211"), self.back), body), widest=1232)

    def handle(self, event: Input) -> None:
        if isinstance(event, Press) and event.is_down(Action.RULES):
            self.back()
            return
        super().handle(event)

    def _aim(self) -> Element:
        numbers = self._options.numbers
        chips = (
            NumberChip(numbers.seats, _("players")),
            NumberChip(numbers.rounds, _("rounds")),
            *removed_chip(numbers),
            NumberChip(numbers.kododo_target, _("kododo exactly"), lambda palette: palette.mint),
            NumberChip(numbers.limit, _("of a colour are bust"), lambda palette: palette.coral),
        )
        return _section(
            _("Just enough"),
            Paragraph(
                _(
                    "All choose cards in secret and show them together. The colour with the most "
                    "cards scores, but a colour with too many is out. Just enough, not one more."
                )
            ),
            Flow(*chips, gap=10),
        )

    def _cards(self) -> Element:
        return _section(
            _("Cards"),
            Paragraph(
                _(
                    "Each of the five colours has these 20 cards. A card is worth its number. The "
                    "kododo, a lizard, is worth {points} point and belongs to the colour of its "
                    "house."
                ).format(points=KODODO_VALUE)
            ),
            CardsOfAColour(),
        )

    def _round(self) -> Element:
        return _section(
            _("A round has three turns"),
            ThreeTurns(),
            Paragraph(
                _(
                    "Everybody holds five cards. First all choose two cards, then one, then one "
                    "more. After each turn everybody draws back to five. Once the pile is empty "
                    "nobody draws: that is the last round, and its fifth card does not count."
                )
            ),
        )

    def _scoring(self) -> Element:
        numbers = self._options.numbers
        return _section(
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

    def _examples(self) -> Element:
        seats, numbers = self._options.seats, self._options.numbers

        def example(counts: tuple[int, ...], text: str) -> Element:
            return ExampleTable(
                counts, judge_round(counts, 0, numbers.kododo_target, numbers.limit), text
            )

        return _section(
            _("For example"),
            example(
                BUST_EXAMPLE[seats],
                _("Green has {count} cards and is bust. Yellow has the most of the rest.").format(
                    count=BUST_EXAMPLE[seats][1]
                ),
            ),
            example(
                TIE_EXAMPLE[seats],
                _("Yellow and green tie and are out. Orange is next and scores."),
            ),
            example(NOBODY_EXAMPLE[seats], _("Every colour ties with another. Nobody scores.")),
        )

    def _end(self) -> Element:
        return _section(
            _("The end"),
            Paragraph(
                _(
                    "Most points win. With equal points more scored cards win, and if these are "
                    "equal too, the victory is shared."
                )
            ),
        )

    def _variants(self) -> Element:
        long_game = _(
            "Long game: deck follows deck until somebody has {points} points. The first deck is "
            "always played to its end; later ones end with the round in which somebody gets there."
        )
        credit = Paragraph(
            _("5211 is a game by Tsuyoshi Hashiguchi."),
            Style.SMALL,
            colour=lambda palette: palette.text_soft,
        )
        return _section(
            _("If you like"),
            Paragraph(long_game.format(points=TARGET_POINTS)),
            Paragraph(_("Closed score piles: nobody sees the points of the others until the end.")),
            credit,
        )

    def _tables(self) -> Element:
        tables = list(NUMBERS.values())
        rows = (
            (_("Players"), [table.seats for table in tables]),
            (_("Rounds"), [table.rounds for table in tables]),
            (_("Cards removed unseen"), [table.removed for table in tables]),
            (_("Kododo exactly"), [table.kododo_target for table in tables]),
            (_("Bust from"), [table.limit for table in tables]),
        )
        here = list(NUMBERS).index(self._options.seats)
        return _section(_("Every size of table"), SizesOfTable(rows, here))


def removed_chip(numbers: TableNumbers) -> list[NumberChip]:
    """Only where cards are removed: a nought tells nobody anything."""
    words = _("cards removed unseen")
    return [NumberChip(numbers.removed, words)] if numbers.removed else []


def _section(name: str, *parts: Element) -> Element:
    return Column(Paragraph(name, Style.SUBHEADING), *parts, gap=8, across=Across.START)
