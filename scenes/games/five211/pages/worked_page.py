"""The second page of the rules: two rounds worked out with all their cards, up to the sums."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.rules.five211.cards import Card, card_from_code
from game.rules.five211.options import Five211Options, TableNumbers
from game.rules.five211.scoring import RoundResult, judge_round, scoring_cards, tally
from scenes.art.card_shape import ASPECT
from scenes.art.icons import Icon
from scenes.engine.drawing.painter import Painter
from scenes.engine.drawing.text import Align
from scenes.engine.i18n import _
from scenes.engine.theme import Style
from scenes.games.five211.card_art import TableCard, draw_card
from scenes.games.five211.pages.rules_drawings import ExampleTable, SignedStep
from scenes.ui.element import Element, Look, Size
from scenes.ui.labels import Paragraph, Shown
from scenes.ui.layout import Across, Column, Grid
from scenes.ui.portraits import portrait

# The table of n players is the first n rows: green then always reaches the limit, yellow is next.
_COLOUR: Final = ("y5 g2 y6 y3", "g3 y2 g2 o4", "g2 g3 o2 g2", "b2 g4 y4 b3", "g3 y1 v2 b5")
_GREEN_FOR_TWO: Final = "g3 g2 g2 g3"
"""Two players have too few cards for green to be bust otherwise."""
_KODODO: Final = ("y1 g1 o5 b6", "b1 g4 y1 v3", "o3 v1 o2 y6", "b5 o1 v4 g3", "y2 b4 g1 b3")
"""Two kododo of each of the first two players and one of every other: exactly the target."""


@dataclass(frozen=True, slots=True)
class WorkedRound:
    """A full table and what it comes to."""

    rows: tuple[tuple[Card, ...], ...]
    counts: tuple[int, ...]
    result: RoundResult

    def scoring(self, seat: int) -> tuple[Card, ...]:
        """The cards of a player that bring points."""
        return tuple(scoring_cards(self.result, self.rows[seat]))


def colour_round(numbers: TableNumbers) -> WorkedRound:
    """Green is bust, yellow has the most of the rest, and not everybody has yellow cards."""
    first, second, *others = _COLOUR[: numbers.seats]
    return _worked([first, second if others else _GREEN_FOR_TWO, *others], numbers)


def kododo_round(numbers: TableNumbers) -> WorkedRound:
    """Exactly enough kododo, and high cards that bring nothing."""
    return _worked(_KODODO[: numbers.seats], numbers)


def sum_words(cards: Sequence[Card]) -> str:
    """How cards add up; nothing for none."""
    values = [str(each.value) for each in cards]
    total = sum(each.value for each in cards)
    return " + ".join(values) + (f" = {total}" if len(values) > 1 else "")


def _worked(codes: Sequence[str], numbers: TableNumbers) -> WorkedRound:
    rows = tuple(tuple(map(card_from_code, row.split())) for row in codes)
    counts, kododo = tally(rows)
    result = judge_round(counts, kododo, numbers.kododo_target, numbers.limit)
    return WorkedRound(rows, counts, result)


FACES = ("flamingo", "owl", "iguana", "parakeet", "turtle")
CARD = 64
FACE = 42
GAP = 6
BEFORE_SUM = 18
AROUND_CARD = 6
"""For the light above and below it together."""


class WorkedSeat(Shown):
    """One player's row: cards that score are lit, the others are struck out as on the table."""

    def __init__(self, round_: WorkedRound, seat: int) -> None:
        super().__init__()
        self.row = round_.rows[seat]
        self.scoring = round_.scoring(seat)
        self.face = FACES[seat]
        self.sum = sum_words(self.scoring) or _("nothing")

    def natural(self, look: Look, width: int) -> Size:
        cards = self._cards_width(look.px(CARD), look.px(GAP))
        words = look.text_size(self.sum, Style.STRONG)[0]
        wide = look.px(FACE + GAP) + cards + look.px(BEFORE_SUM) + words
        return min(width, wide), look.px(CARD + AROUND_CARD)

    def draw(self, painter: Painter) -> None:
        px, palette = painter.theme.metrics.px, painter.theme.palette
        high, gap, middle = px(CARD), px(GAP), self.rect.centery
        face = portrait(self.face, px(FACE), painter.theme)
        painter.sprite(face, (self.rect.left + px(FACE) / 2, middle), resting=True)
        left = self.rect.left + px(FACE) + gap
        for place, card in enumerate(self.row):
            x = left + high * ASPECT / 2 + place * (high * ASPECT + gap)
            pays = card in self.scoring
            shown = TableCard(card, x, middle, high, grey=0.0 if pays else 1.0, light=float(pays))
            draw_card(painter, shown, (high,))
        left += self._cards_width(high, gap) + px(BEFORE_SUM)
        painter.text(
            self.sum,
            Style.STRONG,
            (left, middle),
            align=Align.LEFT,
            colour=palette.text if self.scoring else palette.text_soft,
            width=max(1, self.rect.right - left),
        )

    def _cards_width(self, high: int, gap: int) -> int:
        return round(len(self.row) * high * ASPECT) + (len(self.row) - 1) * gap


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
