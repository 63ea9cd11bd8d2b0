"""The rules on one page, in our own words and with the numbers of this table."""

from __future__ import annotations

from game.rules.five211.cards import KODODO_VALUE
from game.rules.five211.options import NUMBERS, TARGET_POINTS, Five211Options, TableNumbers
from game.rules.five211.scoring import judge_round
from scenes.art.icons import Icon
from scenes.engine.i18n import _
from scenes.engine.inputs import Action, Input, Press
from scenes.engine.theme import Style
from scenes.menu.frame import Frame, Sheet, heading
from scenes.menu.number_chip import NumberChip
from scenes.screens.rulebook.rulebook_pictures import (
    CardsOfAColour,
    ExampleTable,
    SignedStep,
    SizesOfTable,
    ThreeTurns,
)
from scenes.ui.element import Element
from scenes.ui.labels import Label, Paragraph
from scenes.ui.layout import Across, Column, Grid
from scenes.ui.ui_scene import UiScene

# Cards of each colour on a full table, by seats: one bust, a tie for the most, ties only.
BUST_EXAMPLE = {2: (2, 6, 0, 0, 0), 3: (3, 7, 1, 1, 0), 4: (4, 8, 2, 1, 1), 5: (5, 9, 3, 2, 1)}
TIE_EXAMPLE = {2: (3, 3, 2, 0, 0), 3: (4, 4, 3, 1, 0), 4: (5, 5, 3, 2, 1), 5: (6, 6, 4, 3, 1)}
NOBODY_EXAMPLE = {2: (4, 4, 0, 0, 0), 3: (4, 4, 2, 2, 0), 4: (5, 5, 2, 2, 2), 5: (6, 6, 4, 4, 0)}
BETWEEN = 12


class RulesScene(UiScene):
    """Over the title or the table; the key that opened it closes it."""

    overlay = True

    def __init__(self, options: Five211Options) -> None:
        super().__init__()
        self._options = options

    def build(self) -> Element:
        # The goal and the cards, then a round and how it is scored, then what else may come.
        columns = (
            (self._aim(), self._cards(), self._tables()),
            (self._round(), self._scoring()),
            (self._examples(), self._end()),
        )
        stacks = (Column(*sections, gap=BETWEEN) for sections in columns)
        body = Grid(*stacks, columns=len(columns), gap=30, narrowest=340)
        credit = Label(
            _("5211 is a game by Tsuyoshi Hashiguchi."),
            Style.SMALL,
            colour=lambda palette: palette.text_soft,
        )
        head = heading(_("Rules of 5211"), self.back, credit)
        return Sheet(Frame(head, body), widest=1232)

    def handle(self, event: Input) -> None:
        if isinstance(event, Press) and event.is_down(Action.RULES):
            self.back()
            return
        super().handle(event)

    def _aim(self) -> Element:
        return _section(
            _("Just enough"),
            _prose(
                _(
                    "All choose cards in secret and show them together. The colour with the most "
                    "cards scores, but a colour with too many is out. Just enough, not one more."
                )
            ),
        )

    def _cards(self) -> Element:
        return _section(
            _("Cards"),
            _prose(
                _(
                    "Each of the five colours has these 20 cards, worth their number. The kododo, "
                    "a lizard, is worth {points} and belongs to the colour of its house."
                ).format(points=KODODO_VALUE)
            ),
            CardsOfAColour(),
        )

    def _round(self) -> Element:
        return _section(
            _("A round has three turns"),
            ThreeTurns(),
            _prose(
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
            example(BUST_EXAMPLE[seats], _("Green is bust. Yellow has the most of the rest.")),
            example(TIE_EXAMPLE[seats], _("Yellow and green tie. Orange is next and scores.")),
            example(NOBODY_EXAMPLE[seats], _("Every colour ties with another. Nobody scores.")),
        )

    def _end(self) -> Element:
        return _section(
            _("The end"),
            _prose(
                _(
                    "Most points win. With equal points more scored cards win, and if these are "
                    "equal too, the victory is shared."
                )
            ),
            _prose(
                _(
                    "Long game: deck follows deck until somebody has {points} points. The first "
                    "deck is always played to its end; later ones end with the round in which "
                    "somebody gets there."
                ).format(points=TARGET_POINTS)
            ),
            _prose(_("Closed score piles: nobody sees the points of the others until the end.")),
        )

    def _tables(self) -> Element:
        tables = list(NUMBERS.values())
        rows = (
            (_("Players"), [table.seats for table in tables]),
            (_("Rounds"), [table.rounds for table in tables]),
            (_("Removed unseen"), [table.removed for table in tables]),
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
    return Column(Paragraph(name, Style.SUBHEADING), *parts, gap=6, across=Across.START)


def _prose(text: str) -> Paragraph:
    return Paragraph(text, Style.PROSE)
