"""How the rules page draws a worked round: a face, its four cards, the sum of those that pay."""

from __future__ import annotations

from scenes.art.card_shape import ASPECT
from scenes.engine.i18n import _
from scenes.engine.painter import Painter
from scenes.engine.text import Align
from scenes.engine.theme import Style
from scenes.games.five211.card_art import TableCard, draw_card
from scenes.games.five211.worked_rounds import WorkedRound, sum_words
from scenes.ui.element import Look, Size
from scenes.ui.labels import Shown
from scenes.ui.portraits import portrait

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
